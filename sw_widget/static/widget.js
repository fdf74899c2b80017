var Ye="http://www.w3.org/2000/svg";function S(t,e){for(let[n,o]of Object.entries(e)){let r=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==r&&(r===null?t.removeAttribute(n):t.setAttribute(n,r))}return t}function b(t,e={},...n){
let o=S(document.createElementNS(Ye,t),e);return o.append(...n),o}function s(t,e={},...n){let o=S(document.createElement(
t),e);return o.append(...n),o}function dt(t,e){let n=b("g",{transform:e});return n.innerHTML=t,n}var Mt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function wt(t,e=0,n=0){let o=(r,a)=>`${(e+t*
r).toFixed(1)} ${(n+t*a).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
Q${o(-8,7)} ${o(-8,0)}Z`}var Xe={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",redo:"M9.5 2.5L13 6\
 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8a6.2 6.2 0 1 1 0 12.4A\
6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",now:"M13 3v10M3 3l7 5-7 \
5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",sword:"M13.5 2.5L6 \
10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M8 1.8A6.2 6.2 0 1 1 8 14\
.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:wt(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12\
.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.4 8h11.2",star:"M8 1.8l1.9 4\
.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9\
v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 1\
4Q2.8 9.4 8 9.4T13.4 14Z",code:"M5 4L1.2 8 5 12M11 4l3.8 4L11 12M9.2 2.6L6.8 13.4",unplugged:"M6 2v3M10 2v3M4.\
2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function P(t,e){return b("svg",{class:"sw-sigil",viewBox:"0 0\
 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidden":e?null:"true"},b("path",{d:Xe[t]}))}function ut(){
return b("svg",{class:"sw-crown",viewBox:"-14 -11 28 20","aria-hidden":"true"},b("path",{d:"M-10 8L-12.2-4.5L-\
5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"#6d4700","stroke-width":1.6,"stroke-linejoin":"\
round"}),b("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d4700","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>b(
"circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6d4700","stroke-width":1})))}function Gt(t){let e=s("strong",{}),n=a("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},P("robot"),e),n,a("bot-turn",t.word("bot-turn"),!0)],r=s("div",{class:"sw-bot-turn",hidden:!0});function a(c,p,h){
let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":c},p);return l.addEventListener("click",()=>t.
ask({type:"bot",whole:h}),{signal:t.signal}),l}return{element:r,update(c){r.hidden=c===null,e.textContent=c?.text??
"",c?r.hasChildNodes()||r.append(...o):r.replaceChildren()}}}var Dt=(t,e)=>s("p",{class:"sw-bot-reason"},P("ro\
bot",t.word("bot-reason")),e);var tn=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Jt=[1,0,3,0,2,0,3,0,1,0],en=70,nn=1800;
function St(t){return b("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Bt(t))}function Bt(t){
let e=(tn[t]??[]).map(([n,o])=>b("circle",{cx:n,cy:o,r:2.7}));return[b("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function It(t,e,n){let o=n===0?t.word("die-blank"):String(n),r=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},St(n)),r),S(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function zt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function r(a){if(clearTimeout(n),e.hidden=
a===null,e.classList.remove("sw-rolling","sw-leaving"),a===null){e.replaceChildren(),S(e,{"data-face":null,"ar\
ia-label":null});return}It(t,e,a),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),nn))}return{
element:e,show(a){o(),r(a)},roll(a){return o(),t.signal.aborted||sn()?(r(a),Promise.resolve()):new Promise(c=>{
r(null);let p=0,h=s("span",{class:"sw-cube"});e.replaceChildren(h),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let l=()=>h.replaceChildren(St(Jt[p++]??0));l();let w=setInterval(()=>p<
Jt.length?l():o(),en);o=()=>{o=()=>{},clearInterval(w),r(a),c()}})}}}var sn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function ht({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?dt(o):b("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function ot(t,e,n,o){let r={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return b("svg",r,ht(t,n,o))}function nt(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=nt(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let r of t.querySelectorAll("[data-key]"))if(r.getAttribute(
"data-key")===o&&(r instanceof HTMLElement||r instanceof SVGElement))return r.focus(),!0;return!1}function Et(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(r){o(),e=requestAnimationFrame(()=>n=setTimeout(r))}}}function qt(t){let e=Et(t.signal),n=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),o=s("div",
{class:"sw-notice",role:"alert"}),r=s("button",{type:"button",class:"sw-news-more","data-key":"news-more"},t.word(
"news-more")),a=s("div",{class:"sw-news"},n,o);r.addEventListener("click",()=>{let l=n.querySelector(".sw-said");
S(a,{"data-open":!0}),r.remove(),l?.setAttribute("tabindex","-1"),l?.focus()},{signal:t.signal});function c(){
let l=n.querySelector(".sw-said");l&&l.scrollHeight>l.clientHeight+1&&a.append(r)}function p(l){return l==="do\
ne"?P("tick"):l==="refused"?P("refused",t.word("notice-refused")):l==="stale"?P("stale",t.word("notice-stale")):
P("error",t.word("notice-error"))}function h(l,...w){for(let f of[n,o]){let g=l!==null&&f===o==(l.kind==="erro\
r");S(f,{"data-kind":g?l.kind:null}),g?f.replaceChildren(p(l.kind),s("span",{class:"sw-said"},l.text,...w)):f.
replaceChildren()}S(a,{"data-open":null,"data-elsewhere":null}),r.remove(),l&&e.want(c)}return{element:a,tell:l=>h(
l?.text?l:null),refuse({text:l,helps:w,place:f},g=!1){let u=w.map(x=>s("span",{class:"sw-help"},P("help",t.word(
"notice-help")),x));f&&u.push(s("small",{class:"sw-rule"},P("rule"),f)),h({kind:"refused",text:l},...u),S(a,{"\
data-elsewhere":g})}}}var q=(t,...e)=>({text:t,helps:e,place:""});var on={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function jt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),r=s("div",{class:"sw-ways"}),a=s("\
p",{class:"sw-hint"},t.word("tray-hint")),c=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,a),r),p=!1;o.addEventListener("keydown",l,{signal:n}),e.onChange(h,n);function h(){z(o,...e.allocations().map(
w));let i=e.chosen();z(r,...i?g(i):[])}function l(i){let d=on[i.key],m=e.allocations().map(({key:T})=>T);if(d===
void 0||m.length===0)return;i.preventDefault();let y=m.indexOf(e.chosen()?.key??""),$=m.length-1,E=Number.isFinite(
d)?(y+d+m.length)%m.length:d<0?0:$;e.choose(m[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function w({
key:i,emblem:d,label:m,must:y}){let $=e.chosen()?.key===i,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${i}`,"data-in-hand":e.inHand(i)},ot(t.scenery,
"sw-crest",d,m),s("span",{class:"sw-chip-name"},m),f(e.inHand(i),e.complete(i),y));return E.addEventListener("\
click",()=>e.choose(i),{signal:n}),E}function f(i,d,m){let y=s("span",{class:"sw-chip-state"});return i<0?y.append(
`${t.word("take-up")} `,s("b",{},String(-i))):i>0?y.append(`${t.word("in-hand")} `,s("b",{},String(i))):d&&y.append(
P("tick",t.word("tray-complete"))),i>0&&d&&!m&&y.append(s("small",{},t.word("tray-optional"))),y}function g(i){
let{key:d,label:m,spreads:y}=i,$=e.actions(),E=u("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(v(i)));E.classList.toggle("sw-primary",$.length>0&&!p);let T=u("reset",t.word("as-it-stands"),e.changed(
d),()=>e.changed(d)?e.reset(d):t.refuse(q(t.word("nothing-moved")))),H=y.map(({label:W,counts:B},Z)=>{let _=x(
i,B),A=u(`spread:${Z}`,W,!0,()=>{e.spread(d,B);let V=e.actions();V.length>0&&t.play(V)});return _&&A.prepend(P(
"tick")),S(A,{"aria-pressed":_?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":m},
...H,T),E]}function u(i,d,m,y){let $=s("button",{type:"button",class:"sw-button","data-key":i},d);return $.addEventListener(
"click",y,{signal:n}),S($,{"aria-disabled":m?null:"true"})}function x({key:i,regions:d},m){return d.every(y=>e.
count(i,y)===(m[y]??0))}function v({key:i}){return e.complete(i)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:c,update(i){p=i.choices.some(({main:d})=>d),c.hidden=i.past||e.allocations().
length===0,h()}}}var an=6,Qt=3;function Kt(t){let{draft:e,signal:n}=t,o=jt(t),r=qt(t),a=b("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),c=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),p=s("div",{class:"\
sw-history"}),h=V("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),l=V("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),w=s("div",{class:"sw-hand",hidden:!0}),f=s("div",{class:"sw-choices"}),g=Gt(t),u=s("sp\
an",{class:"sw-rolled",hidden:!0}),x=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),i=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},a,c,p),s("div",{class:"sw-deeds"},o.element,w,g.element,f,u),r.element,v);r.element.prepend(
x);let d=null,m="",y=null,$="idle";e.onChange(()=>d&&W(d),n);let E=()=>c.focus();function T({player:O,phase:M,
players:L,sentence:C,past:N}){let k=t.scenery.players[O];S(i,{"data-phase":M,"data-player":O,"data-past":N}),i.
style.setProperty("--sw-player",k?.full??"currentColor");let I=L[O]?.winner??!1,J=`${O} ${I}`;J!==m&&(m=J,a.replaceChildren(
b("path",{d:k?.shape??"M0 0",fill:k?.full,stroke:k?.pale})),I&&a.append(S(ut(),{x:-11,y:-9,width:22,height:18}))),
c.textContent!==C&&(c.textContent=C)}function H({hand:O,allocations:M}){w.hidden=O===null||M.some(({emblem:L})=>L===
O.emblem),O!==null&&(S(w,{"data-count":O.count}),w.replaceChildren(G(O),s("span",{},O.label)))}function G({player:O,
emblem:M,label:L,count:C}){let N=t.scenery.players[O],k=Math.min(C,an),I=-Qt*Math.max(k-1,0)/2,J={x:-13,width:26,
height:26,rx:5},Q=Array.from({length:k},(Pt,Lt)=>b("rect",{...J,y:-13-I-Qt*Lt,fill:N?.full,stroke:N?.pale})),X=S(
ot(t.scenery,"sw-crest",M,L),{x:-10,y:I-10,width:20,height:20}),et=C>0?[...Q,X]:[b("rect",{class:"sw-empty",...J,
y:-13})],lt=b("g",{class:"sw-number"},b("circle",{r:11}),b("text",{y:5},String(C)));return lt.setAttribute("tr\
ansform","translate(17 9)"),b("svg",{class:"sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...et,lt)}
function W(O){$==="none"?z(f):O.past?z(f,..._(O)):z(f,...B(O))}function B(O){return O.choices.map((M,L)=>{let{
kind:C,label:N,main:k}=M,{actions:I,why:J}=Z(M),Q=O.choices.slice(0,L).filter(et=>et.kind===C).length,X=s("but\
ton",{type:"button",class:"sw-button","data-kind":C,"data-key":`choice:${C}:${Q}`},...C==="roll"?[St(3)]:[],N);
return X.classList.toggle("sw-primary",I!==null&&k),I||S(X,{"aria-disabled":"true",title:J?.text}),X.addEventListener(
"click",()=>I?t.play(I):J&&t.refuse(J),{signal:n}),X})}function Z({action:O,settled:M,why:L}){if(!M)return{actions:O&&
[O],why:L};let C=e.allocations();if(C.some(({key:I})=>e.changed(I)&&!e.complete(I)))return{actions:null,why:q(
t.word("loose"),t.word("loose-help"))};let N=C.every(({key:I,must:J})=>!J||e.complete(I)),k=O??(N?M:null);return{
actions:k&&[...e.actions(),k],why:L}}function _({step:O,steps:M}){let L=s("button",{type:"button",class:"sw-bu\
tton sw-primary","data-key":"back-to-now"});L.append(P("now"),t.word("back-to-now")),L.addEventListener("click",
()=>t.goTo(M),{signal:n});let C=s("span",{},`${t.word("bar-step")} `,s("b",{},`${O} / ${M}`)),N=s("strong",{},
t.word("looking-back"));return[s("p",{class:"sw-looking-back"},P("stale"),N,C),L]}function A({undo:O,redo:M,past:L}){
h.update(O),l.update(M),L||$==="none"?p.replaceChildren():p.hasChildNodes()||p.append(h.button,l.button)}function V(O,M,L,C){
let k=s("button",{type:"button",class:"sw-button sw-back-forth","data-key":O},P(O),s("span",{},M)),I=null;return k.
addEventListener("click",()=>I===null?t.refuse(q(L)):C(),{signal:n}),{button:k,update(J){I=J;let Q=J===null?null:
`${M}: ${J}`;S(k,{title:Q??L,"aria-label":Q,"aria-disabled":J===null?"true":null})}}}function F({story:O}){let M=O?.
die??null;u.hidden=M===null,M!==null&&It(t,u,M)}function D(){let O=d?.past||$==="none"?null:y;g.update(O),S(i,
{"data-bot":O!==null})}function j(O){let M=i.contains(nt(i));O();let L=nt(i);M&&(!i.contains(L)||L?.closest("[\
hidden]"))&&E()}function U(O){j(()=>{T(O),H(O),F(O),d=O,W(O),D(),A(O),o.update(O),$==="none"&&(o.element.hidden=
!0)})}return{element:i,update:U,focus:E,tell:r.tell,explore({turn:O}){y=O,j(D)},refuse:r.refuse,waiting(O){if(O===
$)return;let M=$==="none"||O==="none";$=O,S(i,{"data-waiting":O,"aria-busy":O==="busy"?"true":null}),x.replaceChildren(),
O==="lost"&&x.append(P("unplugged"),t.word("python-lost")),O==="none"&&x.append(P("unplugged"),t.word("python-\
none")),M&&d&&U(d)}}}var K=15,rn='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',ln='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Ut({width:t,height:e,places:n,terrains:o,
roads:r,players:a}){let c=`sw-${Math.random().toString(36).slice(2)}`,p=Object.keys(o),h=(y,[$,E],T)=>b("patte\
rn",{id:`${c}-${y}`,width:$,height:E,patternUnits:"userSpaceOnUse"},dt(T)),l=y=>`url(#${c}-${y})`,w=b("defs",{},
...p.map((y,$)=>{let E=o[y];return h(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),h("wilds",[12,12],rn),h("veil",[
11,11],ln),...n.map(({outline:y},$)=>b("clipPath",{id:`${c}-c${$}`},b("path",{d:y})))),f={x:0,y:0,width:t,height:e},
g=b("g",{class:"sw-grounds"},b("rect",{class:"sw-wilds",...f}),b("rect",{...f,fill:l("wilds")})),u={x:-K/2,y:-K/
2,width:t+K,height:e+K},x=b("g",{class:"sw-lines"},...n.map(({outline:y})=>b("path",{class:"sw-borders",d:y})),
...r.flatMap(y=>[b("path",{class:"sw-road-bed",d:y}),b("path",{class:"sw-road",d:y})]),b("rect",{class:"sw-fra\
me",...u}),b("rect",{class:"sw-frame-steps",...u}),b("rect",{class:"sw-edge",...f})),v=(y,...$)=>b("g",{"clip-\
path":l(`c${y}`)},...$),i=`${-K} ${-K} ${t+2*K} ${e+2*K}`,d=b("svg",{class:"sw-flashes",viewBox:i,"aria-hidden":"\
true"}),m=-1;return{defs:w,below:g,above:x,flashes:d,inside:v,ground(y,$){return[b("path",{class:"sw-ground",d:y.
outline,fill:o[y.terrain]?.ground}),b("path",{class:"sw-pattern",d:y.outline,fill:l(`t${p.indexOf(y.terrain)}`)}),
v($,b("path",{class:"sw-verge",d:y.outline}))]},flash({step:y,regions:$}){if(y===m)return;m=y;let E=n.filter((H,G)=>$[G]?.
changed),T=H=>b("path",{class:"sw-flash",d:H.outline});d.replaceChildren(...E.map(H=>v(n.indexOf(H),T(H))))},holding(y,{
player:$,inDecline:E,immune:T,target:H,dim:G,changed:W}){let B=n[y]?.outline,Z=$===null?void 0:a[$]?.full,_=(V,F=void 0)=>b(
"path",{class:V,d:B,stroke:F}),A=[];return T&&A.push(b("path",{d:B,fill:l("veil")})),Z&&A.push(b("path",{d:B,fill:Z,
"fill-opacity":E?.06:.18})),H&&A.push(_("sw-glow sw-glow-wide"),_("sw-glow")),Z&&E?A.push(_("sw-band sw-declin\
ed-band",Z)):Z&&A.push(_("sw-band-edge"),_("sw-band",Z)),W&&A.push(_("sw-changed")),G&&A.push(_("sw-dim")),A}}}function Yt(t){let e=r=>b("g",{class:`sw-mark-${r}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")},o=new Map;return{below:b("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:b("\
g",{class:"sw-marks"},n.focus),trace(r,a){let c=a.join();if(c===(o.get(r)??""))return;o.set(r,c);let p=a.flatMap(
l=>t[l]?.outline??[]),h=["sw-under","sw-over"].flatMap(l=>p.map(w=>b("path",{class:l,d:w})));n[r].replaceChildren(
...h)}}}function st(t,e,{captioned:n=!0,key:o="ledger",told:r=""}={}){let a=e.lines.map((l,w)=>({line:l,key:`${o}/${w}`})),
c=[...a.filter(({line:l})=>l.applied),...a.filter(({line:l})=>!l.applied)],p=new Set([r]),h=c.map(({line:l,key:w})=>{
let f=p.has(l.place);return p.add(l.place),cn(t,l,w,f)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...h),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},at(e.total)),s("td",{},e.sum))))}function cn(t,{amount:e,text:n,place:o,applied:r,regions:a},c,p){let h=s(
"td",{},s("span",{class:"sw-reason"},n));a.length&&h.append(gt()),o&&h.append(" ",p?s("span",{class:"sw-heard"},
o):mt(o));let l=s("tr",{class:r?"sw-line":"sw-line sw-idle",title:o||null},dn(t,e,r),h);return a.length&&(S(l,
{tabindex:0,"data-key":c}),bt(t,l,a)),l}function dn(t,e,n){return n?s("td",{class:"sw-amount"},vt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var mt=t=>s("small",{class:"sw-book"},t),gt=()=>b("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},b("path",{d:un})),un="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function bt(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},r=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",r,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():r(),{signal:t.signal})}function tt(t,e){e.querySelector("[data-lit]")&&t.light([])}
function yt(t,e,n,o={}){let{open:r=!1,onToggle:a,key:c=n.title}=o,p=s("button",{type:"button",class:"sw-opener",
"data-key":c},e),h=s("div",{class:"sw-opened"});function l(w){S(p,{"aria-expanded":String(w)}),w&&!h.hasChildNodes()&&
h.append(st(t,n,{...o,key:c})),w||tt(t,h),h.hidden=!w}return p.addEventListener("click",()=>{let w=p.getAttribute(
"aria-expanded")!=="true";l(w),a?.(w)},{signal:t.signal}),l(r),s("div",{},p,h)}var at=t=>t<0?`−${-t}`:String(
t),vt=t=>t>0?`+${t}`:at(t);var Ct=24,Xt=.86,pn="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function te(t){let e=new Map;function n(c,p){
let h=JSON.stringify([c,p]),l=e.get(h);return l||e.set(h,l=ht(t,c,p)),l.cloneNode(!0)}let o=c=>pt({key:c,width:Ct,
draw:()=>n(c)});function r(c){let{emblem:p,label:h,count:l,drafted:w}=c;return{key:JSON.stringify(c),width:Ct+
(l>1?9:0),draw(){let f=b("g",{class:"sw-piece","data-piece":p},n(p,h));return f.classList.toggle("sw-ghost",l===
0),w&&f.append(b("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),l>1&&(f.append(b("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),f.append(b("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
l))),f.setAttribute("transform","translate(-4 0)")),f}}}function a(c,p){let{emblem:h,label:l,count:w,player:f=0,
in_decline:g=!1,drafted:u}=c,x=Ot(l,13),v=64+x<=p,i=56+(v?x+6:0),d=g?0:Math.max(0,Math.min(w,4)-1);function m(){
let{full:y="#555",pale:$="#eee",shape:E=""}=t.players[f]??{},[T,H,G]=g?[$,y,$]:[y,"#fff","#fff"],W=-i/2,B=b("g",
{class:"sw-piece sw-stack","data-player":f,"data-piece":h,"data-in-decline":g});B.classList.toggle("sw-ghost",
w===0);let Z={class:"sw-slab",x:W,y:-14.5,width:i,height:29,rx:8,fill:T,stroke:H};for(let F=d;F>0;F--)B.append(
b("rect",{...Z,transform:`translate(${1.6*F} ${2.2*F})`}));let _=w<10?19:w<100?14:10,A={class:"sw-count",x:W+16,
y:_*.36,"font-size":_,fill:y};B.append(b("rect",Z),b("path",{class:"sw-blazon",d:E,transform:`translate(${W+16}\
 0)`,fill:G,stroke:H}),b("text",A,String(w)),b("g",{color:g?y:"#fff",transform:`translate(${W+42} 0) scale(1.0\
6)`},n(h,l)));let V={textLength:x,lengthAdjust:"spacingAndGlyphs"};return v&&B.append(b("text",{class:"sw-race",
x:W+57,y:4.6,...V},l)),g&&B.append(fn(-W-3,-12)),u&&B.append(b("rect",{class:"sw-drafted",x:W-1,y:-15.5,width:i+
2,height:31,rx:9})),B}return{key:JSON.stringify([c,v]),width:i+1.6*d,draw:m}}return{emblem:n,sign:o,marker:r,stack:a}}
function Ot(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var pt=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
Xt,draw:()=>b("g",{transform:`scale(${Xt})`},n())}),ee=pt({key:"gate",width:Ct,draw:()=>b("g",{class:"sw-gate"},
b("path",{d:pn}),b("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ne=pt({key:"shield",width:Ct,draw:()=>b(
"g",{class:"sw-immune"},b("path",{d:wt(1)}),b("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function fn(t,e){
let n=b("path",{d:Mt,transform:"translate(-5.6 -5.6) scale(.7)"});return b("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},b("circle",{r:8}),n)}function oe(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:a,chance:c})=>a!==null&&c===null),
o=n.find(({emblem:a})=>!a)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let r=t.find(({chance:a})=>a!==
null);return r?{cost:null,chance:r.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var ae=({cost:t,chance:e})=>t===null&&e===null,se=new Map;function re(t,e){let n=JSON.stringify(t),o=()=>Vt(t,
t.emblem?e(t.emblem):null),r=se.get(n)??o().width;return se.set(n,r),{key:n,width:r,draw:()=>o().drawing}}function le(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let r={costs:e,incomes:n,defences:o}[t];return{kind:t,number:r?.
total??null}}function Vt({cost:t,chance:e,more:n},o){return t!==null?wn(String(t),o,n):e!==null?hn(e,n):mn(o)}
function wn(t,e,n){let r=e?22:0,a=Math.max(Ot(t,19)+24,35)+r,c=a/2,p=`M${-c} 0L${9-c}-13.5H${c}V13.5H${9-c}Z`,
h=b("g",{class:"sw-tag sw-pricetag"});return n&&h.append(b("path",{class:"sw-slab",d:p,transform:"translate(3 \
3)"})),h.append(b("path",{class:"sw-slab",d:p}),b("circle",{class:"sw-eyelet",cx:8-c,r:2.2}),b("text",{class:"\
sw-cost",x:5-r/2,y:7,"font-size":19},t)),e&&h.append(b("g",{transform:`translate(${c-14} 0) scale(.8)`},e)),{drawing:h,
width:a}}function hn(t,e){let o=Ot(t,16),r=o+33,a=-r/2,c=b("g",{class:"sw-tag sw-odds"}),p={class:"sw-slab",x:a,
y:-13.5,width:r,height:27,rx:13.5};return e&&c.append(b("rect",{...p,transform:"translate(3 3)"})),c.append(b(
"rect",p),b("g",{class:"sw-die-sign",transform:`translate(${a+15} 0) scale(.71)`},...Bt(3)),b("text",{x:a+27+o/
2,y:6,"font-size":16},t)),{drawing:c,width:r}}function mn(t){let e=t?50:28,n=b("g",{class:"sw-tag sw-dots"},b(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>b("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(b("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function ie({kind:t,
number:e}){let n=b("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(b("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(b("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),b("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(b("circle",{class:"sw-s\
lab",r:21}),b("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(b("path",{class:"sw-slab",d:wt(2.1)})),
n.append(b("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var At=6;function de(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),r=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),a=s("div",{class:"sw-menu"},r,n,o);a.hidden=!0,e.append(a);let c=null,p=null;
function h(v){if(!c)return;let{closed:i}=c;c=null,p?.abort(),a.hidden=!0,n.replaceChildren(),o.replaceChildren(),
i(v)}function l(v){h(!0),t.play([v.action])}function w(v){let{label:i,cost:d,chance:m,emblem:y}=v,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...y?[ce(ht(t.scenery,y),24)]:[])),$.append(s("span",{class:"sw-menu-label"},i)),d!==null||m!==
null){let E=Vt({cost:m===null?d:null,chance:m,emblem:"",more:!1},null);$.append(ce(E.drawing,E.width))}return $.
addEventListener("click",()=>l(v),{signal:t.signal}),$.addEventListener("focus",()=>f(v),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function f({ledger:v}){o.
replaceChildren(...v?[st(t,v,{key:"menu"})]:[])}let g=()=>[...n.querySelectorAll("[role=menuitem]")];function u(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let i=g(),d=i.findIndex($=>$===v.target),y={ArrowDown:d+1,ArrowUp:d-1+
i.length,Home:0,End:i.length-1}[v.key];if(v.key==="Tab")return h(!0);if(v.key==="Escape")h(!0);else if(y!==void 0)
i[y%i.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function x(){if(!c)return;let[v,i]=[
e.offsetWidth,e.offsetHeight],[d,m]=[c.at[0]*v,c.at[1]*i],y=c.reach*i,$=Math.min(d-a.offsetWidth/2,v-a.offsetWidth-
At),E=i-a.offsetHeight-At,T=m+y>E;a.classList.toggle("sw-menu-above",T),a.style.left=`${Math.max(At,$)}px`,a.style.
top=T?"auto":`${m+y}px`,a.style.bottom=T?`${Math.max(At,Math.min(i-m+y,E))}px`:"auto"}return a.addEventListener(
"keydown",u,{signal:t.signal}),t.signal.addEventListener("abort",()=>p?.abort()),{element:a,close:h,isOpen:()=>c!==
null,open(v){h(!1),c=v,r.textContent=v.label,S(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(w)),a.
hidden=!1;let i=v.acts.map(({ledger:y})=>y?.lines.length??0),d=v.acts[i.indexOf(Math.max(...i))];d&&f(d),x(),p=
new AbortController;let{signal:m}=p;document.addEventListener("pointerdown",y=>{y.composedPath().includes(a)||
h(!1)},{signal:m,capture:!0}),g()[0]?.focus({preventScroll:!0})}}}function ce(t,e){let n=b("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var ue=22,gn=31,pe=16.5,bn=35,yn=44,Nt=4,vn=1.15,xn=.65;function we(t,e){let n=fe("sw-signs"),o=fe(),r=b("g",{},
...e.lines.map((w,f)=>b("text",{class:"sw-name",y:12.5+f*pe,"font-size":e.size},w))),a=b("circle",{class:"sw-c\
ue",r:5.5}),c=b("g",{class:"sw-place","data-at":e.id},n.element,r,o.element),p="",h=null;function l({pieces:w,
immune:f,tag:g,badge:u,stepped:x,cue:v,unit:i}){let d=e.scale*Math.min(1.18,Math.max(1,.62*i/e.scale)),m=e.width*
e.scale/d,y=13*d/i>=8.5&&!x&&!u,$=e.emblems.map(t.sign);e.gate&&$.push(ee),f&&$.push(ne);let E=g&&!u&&!x?re(g,
t.emblem):null,T=g!==null&&ae(g),H=w.filter(({player:L})=>L===void 0).map(L=>({piece:L,laid:t.marker(L)})),G=[
...H.map(({laid:L})=>L),...E&&!T?[E]:[]],W=y?m-Tt(G)-Nt:0,B=w.filter(({player:L})=>L!==void 0).map(L=>({piece:L,
laid:t.stack(L,W)})),Z=B.length>0&&Tt([...B.map(({laid:L})=>L),...G])>m*1.12,_=[];for(let{piece:L,laid:C}of[...B,
...H])u||(x?L.emblem!==x:Z&&L.player===void 0)?$.push(pt(C)):_.push(C);E&&T?$.push(pt(E)):E&&_.push(E),u&&_.push(
{key:JSON.stringify(u),width:0,draw:()=>ie(u)});let A=u?yn:_.length>0?bn:0,V=B.some(({laid:L})=>!_.includes(L))?
gn:ue,F=V+pe*e.lines.length+A,D=-F/2,j=F/2-A/2+1;S(c,{transform:`translate(${e.at.join(" ")}) scale(${d.toFixed(
3)})`}),S(r,{transform:`translate(0 ${D+V})`}),n.lay($,D+ue/2,.95*m,1);let U=x||u;o.lay(_,j,U?1/0:m,U?1:vn),S(
a,{transform:`translate(${n.width()/2+8} ${D+6})`}),v?c.append(a):a.remove();let[O,M]=e.at;h=x?{x:O,y:M+j*d,width:Math.
max(0,Tt(_))*d}:null}return{element:c,spot:()=>h,update(w){let f=JSON.stringify(w);f!==p&&(p=f,l(w))}}}var Tt=t=>t.
reduce((e,{width:n})=>e+n+Nt,-Nt);function fe(t){let e=b("g",{class:t}),n="",o=0,r=new Map;return{element:e,width:()=>o,
lay(a,c,p,h){let l=Tt(a),w=Math.min(h,Math.max(1,.96*p/Math.max(l,1))),f=Math.max(xn,Math.min(w,1.06*p/Math.max(
l,1)));o=l*f,S(e,{transform:`translate(0 ${c}) scale(${f.toFixed(3)})`});let g=a.map(({key:v})=>v).join();if(g===
n)return;n=g;let u=-l/2,x=r;r=new Map;for(let{key:v,draw:i,width:d}of a){let m=x.get(v);x.delete(v);let y=m??b(
"g",{},i());S(y,{transform:`translate(${u+d/2} 0)`}),u+=d+Nt,r.set(r.has(v)?`${v}/${r.size}`:v,y)}for(let v of x.
values())v.remove();[...r.values()].forEach((v,i)=>{e.children[i]!==v&&e.insertBefore(v,e.children[i]??null)})}}}function he(t,e,n){let{draft:o,signal:r,word:a}=t,{places:c}=t.scenery,p=s("div",{class:"sw-steppers"}),h=s("d\
iv",{class:"sw-heard",role:"status"});p.append(h);let l=new Map;function w(i){let d=f("sw-take-one",()=>u(i)),
m=f("sw-put-one",()=>g(i)),y=s("div",{class:"sw-stepper","data-step":c[i]?.id},d,m);return y.addEventListener(
"pointerenter",()=>n(i),{signal:r}),y.addEventListener("pointerleave",()=>n(null),{signal:r}),{whole:y,minus:d,
plus:m}}function f(i,d){let m=s("button",{type:"button",class:`sw-move ${i}`,tabindex:-1});return m.addEventListener(
"mousedown",y=>y.preventDefault(),{signal:r}),m.addEventListener("click",d,{signal:r}),m}function g(i){let d=o.
chosen()?.key??"";if(!o.canPut(d,i))return t.refuse(x(d,i));o.put(d,i),v(d,i)}function u(i){let d=o.chosen()?.
key??"";if(!o.canTake(d,i))return t.refuse(q(a("map-least")));o.take(d,i),v(d,i)}function x(i,d){if(o.inHand(i)>
0)return q(a("map-full"));let m=o.chosen()?.regions.some(y=>y!==d&&o.canTake(i,y));return q(a("map-no-hand"),...m?
[a("map-no-hand-help")]:[])}function v(i,d){let m=`${c[d]?.name}: ${o.count(i,d)}`;h.textContent=`${m}. ${a("m\
ap-hand")}: ${o.inHand(i)}.`}return{element:p,put:g,take:u,press(i){let d=o.chosen();d?.most===1&&o.canTake(d.
key,i)?u(i):g(i)},update(i){let d=i?o.chosen():null;for(let[m,{whole:y}]of l)d?.regions.includes(m)||(y.remove(),
l.delete(m));for(let m of d?.regions??[]){let y=e(m),$=c[m];if(!d||!y||!$)continue;let E=l.get(m);E||(l.set(m,
E=w(m)),p.append(E.whole));let{whole:T,minus:H,plus:G}=E,[W,B]=[o.canPut(d.key,m),o.canTake(d.key,m)],Z=d.most===
1;T.style.left=`${(y.at[0]*100).toFixed(2)}%`,T.style.top=`${(y.at[1]*100).toFixed(2)}%`,T.style.setProperty("\
--sw-gap",`${(y.gap*100).toFixed(2)}%`),T.classList.toggle("sw-toggle",Z),S(H,{"aria-label":`${a("map-take")}:\
 ${$.name}`,"aria-disabled":String(!B)}),S(G,{"aria-label":`${a("map-put")}: ${$.name}`,"aria-disabled":String(
!W)}),H.hidden=Z&&!B,G.hidden=Z&&B}}}}var me={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ln=["Home","End","PageUp","PageDown"],
ge=t=>Object.hasOwn(me,t)||Ln.includes(t);function be(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,r]=me[n]??
[0,0],a=e,c=1/0;for(let p of t){let h=p.at[0]-e.at[0],l=p.at[1]-e.at[1],w=h*o+l*r,f=Math.abs(h*r)+Math.abs(l*o);
if(w<=0||f>2*w)continue;let g=w+2*f;g<c&&(c=g,a=p)}return a}function ve({regions:t,player:e,past:n},o,r,a){let c=o.chosen(),p=o.allocations(),h=t.some(({acts:w})=>w.some(
ye));function l(w,f){let g=[...f.pieces];for(let{key:u,emblem:x,label:v,regions:i,beside:d,now:m}of p){if(!i.includes(
w))continue;let y=o.count(u,w)+(d[w]??0),$=o.count(u,w)!==(m[w]??0),E=g.findIndex(G=>G.emblem===x),T=g[E],H=y>
0||u===c?.key;T&&H?g[E]={...T,count:y,drafted:$}:T?g.splice(E,1):H&&g.push({emblem:x,label:v,count:y,drafted:$,
...$n(x)?{player:e}:{}})}return g}return{of(w,f){let g=c?.regions.includes(w)?c:null,u=l(w,f),x=u.find(v=>v.player!==
void 0);return{stepped:g,place:{pieces:u,immune:f.immune,tag:oe(f.acts),badge:le(r,f),stepped:r==="none"&&g?g.
emblem:null,cue:n&&f.changed,unit:a},ground:{player:x?.player??null,inDecline:x?.in_decline??!1,immune:f.immune,
target:f.acts.some(ye),dim:c?!g:h&&f.acts.length===0,changed:n&&f.changed}}}}}var ye=({kind:t})=>t!=="abandon",
$n=t=>t.startsWith("race/");var Mn=44;function xe(t){let{scenery:e,signal:n,draft:o}=t,{places:r}=e,[a,c]=[e.width+2*K,e.height+2*K],p=Ut(
e),h=te(e),l=r.map($),w=r.map((M,L)=>({place:we(h,M),land:p.inside(L),lies:"",heard:"",holds:""})),f=Yt(r),g=b(
"svg",{class:"sw-chart",viewBox:`${-K} ${-K} ${a} ${c}`,role:"group","aria-label":t.word("map")},p.defs,p.below,
...l,b("g",{class:"sw-holdings"},...w.map(({land:M})=>M)),p.above,f.below,b("g",{class:"sw-pieces","aria-hidde\
n":"true"},...w.map(({place:M})=>M.element)),f.above),u=s("div",{class:"sw-board","data-goggles":"none"},g,p.flashes),
x=he(t,U,T);u.append(x.element);let v=de(t,u),i=null,d="none",m={region:-1,acts:""},y=1;E(0),o.onChange(()=>F(),
n),O();function $(M,L){let C=b("g",{class:"sw-region","data-region":M.id,"data-terrain":M.terrain,role:"button"});
return C.append(...p.ground(M,L)),C.addEventListener("click",()=>G(L),{signal:n}),C.addEventListener("focus",()=>H(
L),{signal:n}),C.addEventListener("blur",()=>f.trace("focus",[]),{signal:n}),C.addEventListener("keydown",N=>W(
N,L),{signal:n}),C.addEventListener("pointerenter",()=>T(L),{signal:n}),C.addEventListener("pointerleave",()=>T(
null),{signal:n}),C}function E(M){l.forEach((L,C)=>S(L,{tabindex:C===M?0:-1}))}function T(M){f.trace("hover",M===
null?[]:[M]),t.look(M)}function H(M){E(M),f.trace("focus",l[M]?.matches(":focus-visible")?[M]:[]),t.select(M)}
function G(M){let L=l[M];L&&!L.matches(":focus")&&L.focus({preventScroll:!0}),Z(M)}function W(M,L){let{key:C}=M;
if(M.ctrlKey||M.metaKey||M.altKey)return;let N=r[L];if(C==="Enter"||C===" ")Z(L);else if(C==="Escape")B(L);else if(ge(
C)&&N)l[r.indexOf(be(r,N,C))]?.focus();else if(Sn(C)&&V(L))x.put(L);else if(En(C)&&V(L))x.take(L);else return;
M.preventDefault()}function B(M){if(v.isOpen())return v.close(!0);t.select(null),l[M]?.blur()}function Z(M){let L=i?.
regions[M],C=r[M];if(!i||!L||!C)return;let[N]=L.acts;N&&L.acts.length===1&&N.quick?t.play([N.action]):N?_(M,C,
L):V(M)?x.press(M):L.why?t.refuse(L.why):i.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("\
map-elsewhere"),t.word("map-elsewhere-help"))):t.refuse(q(t.word("map-nothing")))}function _(M,L,C){m={region:M,
acts:JSON.stringify(C.acts)},v.open({label:L.name,acts:C.acts,at:A(L.at),reach:Mn*L.scale/c,closed(N){m={region:-1,
acts:""},S(l[M]??u,{"aria-expanded":C.acts.length>0?"false":null}),N&&l[M]?.focus({preventScroll:!0})}}),S(l[M]??
u,{"aria-expanded":"true"})}let A=([M,L])=>[(M+K)/a,(L+K)/c],V=M=>o.chosen()?.regions.includes(M)??!1;function F(M=!1){
if(!i)return;let L=ve(i,o,d,y);i.regions.forEach((C,N)=>{let[k,I]=[l[N],w[N]];if(!k||!I)return;let J=JSON.stringify(
C.pieces);if(M&&J===I.holds)return;I.holds=J;let Q=L.of(N,C),X=Q.stepped&&D(Q.stepped,N),et=JSON.stringify([C.
label,C.acts,X]);et!==I.heard&&j(k,C,X),I.heard=et,I.place.update(Q.place);let lt=JSON.stringify(Q.ground);lt!==
I.lies&&(I.land.replaceChildren(...p.holding(N,Q.ground)),I.lies=lt)}),S(u,{"data-goggles":d,"data-past":i.past}),
x.update(d==="none")}function D({key:M,label:L,most:C},N){let k=C===1?t.word("map-toggle"):t.word("map-keys");
return`${L}: ${o.count(M,N)}. ${k}`}function j(M,L,C){let{acts:N}=L,k=N.length>1||N.length===1&&!N[0]?.quick;S(
M,{"aria-label":L.label,"aria-description":C,"aria-disabled":N.length===0&&!C?"true":null,"aria-haspopup":k?"m\
enu":null,"aria-expanded":k?"false":null,"data-acts":N.map(({kind:I})=>I).join(" ")||null}),M.classList.toggle(
"sw-target",N.length>0),M.classList.toggle("sw-stepping",C!==null)}function U(M){let L=w[M]?.place.spot();return L?
{at:A([L.x,L.y]),gap:L.width/a}:null}function O(){if(typeof ResizeObserver>"u")return;let M=new ResizeObserver(
()=>{let L=Math.round(10*a/Math.max(g.clientWidth,300))/10;L===y||g.clientWidth===0||(y=L,F())});M.observe(u),
n.addEventListener("abort",()=>M.disconnect())}return{element:u,update(M,L){i=M;let{region:C,acts:N}=m;C>=0&&JSON.
stringify(M.regions[C]?.acts)!==N&&v.close(v.element.querySelector(":focus")!==null),F(L)},flash(){i&&!i.past&&
p.flash(i)},select(M){f.trace("selection",M===null?[]:[M]),l.forEach((L,C)=>L.classList.toggle("sw-selected",C===
M)),M!==null&&l[M]&&E(M)},light(M){f.trace("light",M)},wear(M){d=M,F()}}}var Sn=t=>t==="+"||t==="=",En=t=>t===
"-"||t==="−"||t==="Backspace";var Cn="var(--sw-gold)",$e="var(--sw-gold-edge)",Me="var(--sw-ink)";function ft(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return b("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(r,a)=>Le(3*(n-a))),Le(0),b("circle",{r:8.6,fill:"none",stroke:$e,"stro\
ke-opacity":.55}),b("text",{y:4.6,"text-anchor":"middle",fill:Me,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function Se(){return b("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},b("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),b("text",{y:5,"t\
ext-anchor":"middle",fill:Me,"font-size":14,"font-weight":800},"?"))}function Le(t){return b("circle",{cy:t,r:11.5,
fill:Cn,stroke:$e,"stroke-width":1.6})}function Rt(t,{race:e,power:n,race_emblem:o,power_emblem:r},...a){let c=s("span",{class:"sw-combo-banner"},rt(
t,o,e),s("span",{class:"sw-race-name"},e),...a);if(n===null)return s("span",{class:"sw-combo sw-alone"},c);let p=s(
"span",{class:"sw-combo-badge"},rt(t,r??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},p," ",c)}var rt=(t,e,n)=>ot(t.scenery,"sw-combo-emblem",e,n);function Ee(){return b("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},b("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),b("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Ce(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},In(),n)),r=new Set,a=[];function c(p,h){let l=e.children[p.slot],w=Ht(p),f=a.findIndex(x=>x.name===
w),g=On(t,p,{picking:h,open:r.has(w),toggle:u});a.length&&f!==p.slot&&g.classList.add(f<0?"sw-new":"sw-moved"),
tt(t,l),z(l,g);function u(){r.delete(w)||r.add(w),c(p,h)}}return{element:o,update({column:p,phase:h,past:l,stacks:w}){
let f=h==="pick"&&!l;for(S(o,{"data-inviting":f}),n.textContent!==w&&(n.textContent=w);e.children.length>p.length;)
e.lastElementChild?.remove();for(;e.children.length<p.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let g=p.map(u=>({name:Ht(u),drawn:JSON.stringify([u,f])}));for(let u of p)g[u.slot]?.drawn!==a[u.slot]?.
drawn&&c(u,f);a=g}}}var Ht=({power:t,race:e})=>`${t} ${e}`;function On(t,e,{picking:n,open:o,toggle:r}){let a=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Ht(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));a.addEventListener("click",r);let c=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,p=s("div",{class:"sw-card-head",title:n||o?null:c},An(t,e),Rt(t,e,Tn(t,e),Nn(t,e)),
...e.drawn?[Rn(t)]:[],s("span",{class:"sw-heard"},`: ${e.summary}`));p.addEventListener("click",r);let h=s("di\
v",{class:"sw-card"},p);if((n||o)&&h.append(Hn(t,e)),e.drawn&&(n||o)&&h.append(s("p",{class:"sw-drawn-note","a\
ria-hidden":"true"},t.word("column-drawn"))),h.append(s("div",{class:"sw-card-foot"},...n?Bn(t,e):[],a)),o){h.
append(Pn(t,e));let l=[e.price,e.tokens].map((w,f)=>st(t,w,{key:`ledger/${e.slot}/${f}`}));h.append(s("div",{class:"\
sw-card-open"},...l))}return h}function An(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,
"aria-hidden":"true",title:`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"sw-free"},t.word("column-free"))]:
[s("span",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),ft("",1))])}function Tn(t,{sum:e,tokens:n}){
let o=e.lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",title:`${n.title}. ${n.sum}`},
s("span",{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()} `),Ee(),s("span",{class:"sw-unit"},t.
word("column-tokens")))}function Nn(t,{coins:e}){let n=e?`${t.word("column-coins")}: ${e}`:null,o=s("span",{class:"\
sw-coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.append(ft(e)),o}function Rn(t){let e=t.word(
"column-drawn");return s("span",{class:"sw-drawn",role:"img","aria-label":e,title:e},"?")}function Hn(t,e){let n=s(
"ul",{class:"sw-abilities"},s("li",{},rt(t,e.power_emblem,e.power),s("b",{},e.power),e.power_ability),s("li",{},
rt(t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.coins&&n.append(s("li",{},ft(""),s("b",{},
t.word("column-coins")),String(e.coins))),n}function Pn(t,e){let n=s("ul",{class:"sw-abilities sw-in-full"});for(let[
o,r,a]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,e.race,e.race_ability]]){let c=t.scenery.details[o??
""];c&&c!==a&&n.append(s("li",{},s("b",{},r??""),c))}return n}function Bn(t,e){let{action:n,why:o,label:r}=e;if(!n&&
!o)return[];let a=s("button",{type:"button",class:n?"sw-button sw-primary sw-take":"sw-button sw-take","aria-d\
isabled":n?null:"true","aria-label":`${r}: ${Ht(e)}`,"data-key":`take/${e.slot}`},r);return a.addEventListener(
"click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[a,s("p",{class:"sw-cannot"},o.text)]:[a]}function In(){let t=[
6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0\
 1 0-22 0Z`);return b("svg",{class:"sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...t.map(n=>b("path",{
d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>b(
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ae(t){let e=new Map,n=null,o=!1,r=new Set;function a(){for(let i of r)i()}let c=i=>e.get(i)?.allocation,
p=(i,d)=>e.get(i)?.counts.get(d)??0;function h(i){let d=0;for(let m of e.get(i)?.counts.values()??[])d+=m;return d}
let l=i=>(c(i)?.high??0)-h(i);function w(i,d){let m=c(i);return m?.regions.includes(d)?p(i,d)<m.most&&l(i)>0:!1}
function f(i,d){let m=c(i);return m?.regions.includes(d)?p(i,d)>Math.max(m.least,0):!1}function g(i){let d=c(i);
return d?.regions.some(m=>p(i,m)!==(d.now[m]??0))??!1}function u(i){let d=c(i);if(!d)return!1;let{regions:m,least:y,
most:$,low:E,high:T}=d,H=h(i);return H<E||H>T?!1:m.every(G=>p(i,G)>=y&&p(i,G)<=$)}function x(i,d,m){e.get(i)?.
counts.set(d,p(i,d)+m),a()}return{update(i){let d=e;if(e=new Map(i.map($=>{let E=d.get($.key),T=E&&Vn(E.allocation,
$)?E.counts:Oe($);return[$.key,{allocation:$,counts:T}]})),n!==null&&e.has(n)&&n!==null&&(o||l(n)!==0||g(n)))return;
n=(i.find(({key:$})=>l($)!==0)??i[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:i})=>i),
chosen:()=>n===null?null:c(n)??null,choose(i){e.has(i)&&(n=i,o=!0,a())},count:p,inHand:l,canPut:w,canTake:f,put(i,d){
w(i,d)&&x(i,d,1)},take(i,d){f(i,d)&&x(i,d,-1)},spread(i,d){let m=e.get(i);m&&(m.counts=new Map(m.allocation.regions.
map(y=>[y,d[y]??0])),a())},reset(i){let d=e.get(i);d&&(d.counts=Oe(d.allocation),a())},changed:g,complete:u,actions(){
let i=[...e.values()].map(({allocation:m})=>m),d=[];for(let m of i){if(m.with!==null&&e.has(m.with))continue;let y=[
m,...i.filter(E=>E.with===m.key)];if(!y.some(({key:E})=>g(E))||!y.every(({key:E})=>u(E)))continue;let $=structuredClone(
m.action);for(let{key:E,into:T,regions:H}of y)_n($,T,v(E,H));d.push($)}return d},onChange(i,d){r.add(i),d.addEventListener(
"abort",()=>r.delete(i))}};function v(i,d){let m={};for(let y of d){let $=t[y]?.id;$!==void 0&&p(i,y)>0&&(m[$]=
p(i,y))}return m}}var Oe=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Vn(t,e){let[n,o]=[t,e].map(
({regions:r,least:a,most:c,low:p,high:h,now:l,beside:w})=>JSON.stringify([r,a,c,p,h,l,w]));return n===o}function _n(t,e,n){
let o=t;for(let a of e.slice(0,-1))o[a]??={},o=o[a];let r=e.at(-1);r!==void 0&&(o[r]=n)}function Te(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:c,lines:p}){let[h,...l]=p,w=[s("h3",{},P("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
c),...h?[s("p",{},h.title),a(h,0)]:[]];return l.length&&w.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...w,...l.map((f,g)=>r(f,g+1))]}function r(c,p){let h=s("b",{},c.value),l=s("summary",{"data-key":`advice/${p}`},
s("span",{},c.title)," ",h);return s("details",{},l,a(c,p))}function a({steps:c},p){let h=c.map(({text:l,chance:w,
regions:f},g)=>{let u=s("p",{},s("span",{class:"sw-reason"},l));return w!==null&&u.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},w)),f.length&&(u.append(gt()),S(u,{tabindex:0,"data-key":`advice/${p}/${g}`}),
bt(t,u,f)),s("li",{},u)});return s("ol",{class:"sw-events"},...h)}return{element:e,update({advice:c}){e.hidden=
c===null;let p=JSON.stringify(c);p!==n&&(n=p,tt(t,e),z(e,...c?o(c):[]))}}}var Fn='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ne({width:t,
height:e,places:n,terrains:o,players:r}){let a=`sw-${Math.random().toString(36).slice(2)}`,c=b("pattern",{id:a,
width:60,height:60,patternUnits:"userSpaceOnUse"},dt(Fn)),p=n.map(({outline:f,terrain:g})=>b("path",{d:f,fill:o[g]?.
ground,opacity:.5})),h=b("g",{}),l=b("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},b("defs",{},c),b("rect",{class:"sw-little-sheet",width:t,height:e}),...p,h,b("rect",{class:"sw-little-fr\
ame",width:t,height:e})),w="";return{element:l,update(f,g){let u=JSON.stringify([f.holders,f.declined,g.holders,
g.declined]);if(u===w)return;w=u;let x=[],v=[];for(let[d,{outline:m}]of n.entries()){let y=f.holders[d]??-1,$=r[y],
E=f.declined[d]??!1;$&&(x.push(b("path",{class:"sw-little-held",d:m,fill:$.full,"data-held":y})),E&&x.push(b("\
path",{d:m,fill:`url(#${a})`,"data-declined":!0}))),(y!==(g.holders[d]??-1)||E!==(g.declined[d]??!1))&&v.push(
m)}let i=["sw-little-under","sw-little-differs"].map(d=>b("path",{class:d,d:v.join("")}));h.replaceChildren(...x,
...v.length?i:[]),S(l,{"data-differs":v.length})}}}var Zn=118;function He(t){let e=s("div",{class:"sw-sides",role:"table"}),n=s("section",{class:"sw-branches",hidden:!0},
e),o=[],r="",a=[!1,!0],c=null;function p({name:u,about:x},v,i,d){let m=o[v]??=Ne(t.scenery),y=s("button",{type:"\
button",class:"sw-side","data-key":`side/${v}`,"aria-pressed":String(i),title:u},...d?[m.element]:[],s("span",
{class:"sw-side-name"},u)," ",...d?[s("span",{class:"sw-side-about"},x)," "]:[],...i?[s("span",{class:"sw-side\
-shown"},t.word("branches-shown"))]:[]);return y.addEventListener("click",()=>i||t.ask({type:"show",column:v}),
{signal:t.signal}),s("div",Re("columnheader",v,i),y)}function h({label:u,cells:x},v){let i=(x[v]?.notes??[]).join(
" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},u),...x.
map(({text:d,notes:m,best:y},$)=>{let E=s(y?"b":"span",{class:y?"sw-best":null},d);y&&E.prepend(P("star",t.word(
"branches-best")));let T=m.map(H=>s("small",{},H));return s("div",Re("cell",$,$===v),E,...T)}),...i?[s("p",{class:"\
sw-sides-notes","aria-hidden":"true"},i)]:[])}function l({title:u,columns:x,rows:v,differences:i,shown:d}){let m=a[+(d>
0)]??!0,y=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(m)},u);y.addEventListener(
"click",()=>w(),{signal:t.signal});let $=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},y),
E=x.map((B,Z)=>p(B,Z,Z===d,m)),T=s("div",{class:"sw-sides-row",role:"row"},$,...E);if(S(e,{"data-folded":!m}),
!m)return[T];let H=v.map(B=>h(B,d));if(i.length===0)return[T,...H];let G=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"rowheader"},t.word("branches-differ")),W=s("div",{class:"sw-sides-row sw-sides-gap",role:"row"},
G);return[T,...H,W,...i.map(B=>h(B,d))]}function w(){if(!c)return;let u=+(c.shown>0);a[u]=!a[u],f(c),g()}function f(u){
let{columns:x}=u,[v]=x;v&&(e.style.setProperty("--sw-sides",String(x.length)),z(e,...l(u)),x.forEach((i,d)=>o[d]?.
update(i,v)))}function g(){let u=e.querySelectorAll("[role=columnheader]").length;if(n.hidden||!u)return;S(e,{
"data-slim":e.clientWidth<Zn*(u+.5)}),S(e,{"data-scrolls":e.scrollWidth>e.clientWidth+1});let x=e.querySelector(
".sw-sides-shown:not([data-column='0'])");e.scrollLeft=x?Math.max(0,x.offsetLeft+x.offsetWidth-e.clientWidth):
0}return{element:n,reveal:g,update(u){c=u;let{title:x,columns:v,rows:i,differences:d,shown:m}=u;for(let $ of[n,
e])S($,{"aria-label":x});n.hidden=v.length<2;let y=JSON.stringify([x,v,i,d,m]);n.hidden||y===r||(r=y,f(u))}}}var Re=(t,e,n)=>({
role:t,class:n?"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function Pe(t){let{signal:e}=t,n=null,o=null,r=null,a=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),c=x("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));c.
classList.add("sw-if-back"),c.prepend(P("back"));let p=x("if-adopt",t.word("whatif-adopt"),()=>r?t.refuse(q(r)):
t.ask({type:"adopt"})),h=x("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if",off:!0}));S(h,{title:t.word(
"whatif-more-help")});let l=x("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),w=s(
"section",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},P("fork"),
t.word("whatif-tag")),a,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
c,p,h,l)),f=s("p",{class:"sw-heard",role:"status"}),g=s("div",{},w,f),u=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},P("fork"),t.word("whatif-tag"));function x(d,m,y){let $=s("button",{type:"button",class:"\
sw-button","data-key":d},m);return $.addEventListener("click",y,{signal:e}),$}function v(){a.value=n??"",a.size=
Math.min(Math.max(a.value.length,6),32)}function i(){let d=a.value.trim();o&&d&&d!==n?t.ask({type:"rename",column:o,
name:d}):v()}return a.addEventListener("change",i,{signal:e}),a.addEventListener("keydown",d=>{d.key==="Escape"&&
v(),(d.key==="Enter"||d.key==="Escape")&&a.blur(),d.stopPropagation()},{signal:e}),{element:g,stamp:u,enter(d){
if(d===n&&nt(a)===a)return;let m=n;n=d,u.hidden=w.hidden=d===null,v(),d!==m&&(o=r=null,f.textContent=d===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${d}. ${t.word("whatif-sentence")}`)},update({shown:d,adopt:m}){
o=d,r=m?.why??null,S(p,{"aria-disabled":r?"true":null,title:r})}}}var Wn=896,_t={title:"",shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,
reason:null};function Be(t,e,n){let o=Pe(t),r=Te(t),a=He(t),c=s("div",{class:"sw-exploring",hidden:!0},r.element,
a.element),[p,h]=["",_t],l=0,w=null,f=null,g=!0;function u(){let i=e.get("explore");return i&&i!==p&&([p,h]=[i,
JSON.parse(i)]),h}function x(){let{shown:i,columns:d}=u(),m=l>0&&l!==i;return l=i,w?.classList.toggle("sw-what\
-if",i>0),o.enter(i>0?d[i]?.name??"":null),m}function v(){if(!f)return;let{left:i,side:d,people:m}=f,y=!g&&!c.
hidden;y!==(m.parentNode!==d)&&(y?i.after(m):d.prepend(m))}return{banner:o.element,stamp:o.stamp,panel:c,enter:x,
moved:()=>u().shown!==l,update(){x();for(let i of[o,r,a])i.update(h);c.hidden=r.element.hidden&&a.element.hidden,
v(),a.reveal();for(let i of n)i.explore(h)},lie(i,d){if([w,f]=[i,d],d.left.after(c),typeof ResizeObserver>"u")
return;let m=new ResizeObserver(([y])=>{g=(y?.contentRect.width??0)>=Wn,v(),a.reveal()});m.observe(i),t.signal.
addEventListener("abort",()=>m.disconnect())}}}function Ie(t){let e=s("button",{type:"button",class:"sw-button\
 sw-ask sw-ask-if"});e.append(P("fork"),t.word("what-if")),e.addEventListener("click",()=>t.ask({type:"what_if",
off:!1}),{signal:t.signal});let n=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-h\
elp")});n.append(P("star"),t.word("best-turn")),n.addEventListener("click",()=>t.ask({type:"best"}),{signal:t.
signal});let o=r=>S(e,{title:r?t.word("what-if-again-help"):t.word("what-if-help")});return o(!1),{element:s("\
div",{class:"sw-asking"},e,n),update:o}}function Ve(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function _e(t){let e=[],n=!1,o=!1,r="idle",a=()=>{};t.addEventListener("abort",c);function c(){e.forEach(clearTimeout),
e=[]}function p(w){r=w,a(w)}function h(){c(),n=!1,p(o?"lost":"none")}function l(){c(),e=[setTimeout(()=>p("bus\
y"),400),setTimeout(h,6e3)]}return{onChange(w){a=w,w(r)},greeted(){n||l()},asked(){n=!0,l()},answered(){c(),n=
!1,o=!0,p("idle")},waiting:()=>n,tries(w){try{w()}catch{h()}}}}function it(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function Fe(t,{index:e,name:n,seat:o,open:r,toggle:a}){let c=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,p=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(r),"aria\
-label":c,title:c},P(o?"robot":"person"));return p.addEventListener("click",a),p}function Ze(t,e){let{index:n,
seat:o,open:r}=e,a=[];if(o){let c=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));c.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),a.push(s("p",{class:"\
sw-seat-line"},P("robot"),s("span",{},o.name),c))}return r&&a.push(kn(t,e)),a}function kn(t,{index:e,name:n,seat:o,
bots:r,toggle:a}){let p=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...r].map(l=>{
let w=(o?.bot??null)===l.id,f=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(w),"data-ke\
y":`${e}/seat/${l.id}`},P(l.id===null?"person":"robot"),s("b",{},l.name),s("span",{},l.about));return w&&f.append(
P("tick")),f.addEventListener("click",()=>{a(),w||t.ask({type:"seat",player:e,bot:l.id})}),f}),h=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...p);return h.addEventListener("keydown",
l=>{l.key==="Escape"&&(l.stopPropagation(),a())}),h}function ke(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,r=[],a=null,{seats:c,bots:p}=_t;function h(w){let f=e.children[w.index],g=x=>`${w.
index}/${x}`,u=Dn(t,w,{isOpen:x=>o.has(g(x)),toggle(x){o.delete(g(x))||o.add(g(x)),h(w),x==="seat"&&f.querySelector(
".sw-seat")?.focus()}});S(f,{"aria-current":w.decides?"true":null,"data-winner":w.player.winner}),tt(t,f),z(f,
...u)}function l(w){a=w;let{players:f,player:g,phase:u,choices:x}=w;for(;e.children.length>f.length;)e.lastElementChild?.
remove();for(;e.children.length<f.length;)e.append(Gn(t,e.children.length));S(e,{"data-many":f.length>3});let v=f.
map((d,m)=>{let y=m===g&&u!=="over",$=y?x.filter(({kind:E})=>E==="decline"):[];return{index:m,player:d,decides:y,
declines:$,seat:c[m]??null,bots:p}}),i=v.map(d=>JSON.stringify(d));for(let d of v)i[d.index]!==r[d.index]&&h(d);
r=i}return{element:n,update:l,explore(w){JSON.stringify([c,p])!==JSON.stringify([w.seats,w.bots])&&({seats:c,bots:p}=
w,a&&l(a))}}}function Gn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Dn(t,{index:e,player:n,decides:o,declines:r,seat:a,bots:c},p){
let h={index:e,name:n.name,seat:a,bots:c,open:p.isOpen("seat"),toggle:()=>p.toggle("seat")},l=s("div",{class:"\
sw-races"}),w=zn(t,e,n,o,p),f=s("div",{class:"sw-plate-inside"},w,...Ze(t,h),l);p.isOpen("score")&&n.scored&&f.
append(st(t,n.scored,{key:`score/${e}`}));let g=[...n.active?[n.active]:[],...n.declined];n.active||l.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[x,v]of g.entries()){let i=`race/${x}`,d=v!==n.
active,m={key:`${e}/${i}`,open:p.isOpen(i),toggle:()=>p.toggle(i)};l.append(...jn(t,v,d,m)),p.isOpen(i)&&f.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(y=>s("li",{},y))))}let u=[...r,...n.choices].map((x,v)=>Yn(t,
x,`${e}/do/${v}`));u.length&&l.append(s("span",{class:"sw-plate-choices"},...u));for(let x of n.peace)f.append(
s("p",{class:"sw-peace"},Un(),x));return[Jn(t,e,c.length?[Fe(t,h)]:[]),f]}function Jn(t,e,n){let o=b("path",{d:t.
scenery.players[e]?.shape}),r=b("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},r,...n)}function zn(t,e,{name:n,coins:o,scored:r,winner:a},c,{isOpen:p,toggle:h}){let l=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(c&&l.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),a&&l.append(" ",s("span",{class:"sw-winner"},ut(),t.word("players-win\
ner"))),r){let w=s("button",{type:"button",class:"sw-scored","aria-expanded":String(p("score")),"data-key":`${e}\
/score`,title:r.title},s("b",{},vt(r.total))," ",t.word("players-last-turn"));w.addEventListener("click",()=>h(
"score")),l.append(" ",w)}return l.append(" ",qn(t,o)),l}function qn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},Se(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},ft("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function jn(t,e,n,{key:o,open:r,toggle:a}){let c=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(r),"data-key":o});if(c.addEventListener("\
click",a),!n){c.append(Rt(t,e));let h=s("span",{class:"sw-tallies"});return e.hand&&h.append(Ft(t.word("player\
s-in-hand"),e.hand,Qn)),h.append(Ft(t.word("players-on-map"),e.tokens,We)),[c,h]}let p=e.power===null?e.race:`${e.
power} ${e.race}`;return S(c,{title:`${t.word("players-declined")}: ${p}`}),c.append(Zt(Mt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${p}`),...e.power===null?[]:[rt(t,e.power_emblem??"",e.power)],rt(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},p)),[s("span",{class:"sw-declin\
ed"},c,Ft(t.word("players-regions"),e.regions,We))]}var Qn="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",We="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",Kn="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function Zt(t){return b("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},b("path",{d:t,fill:"currentColor"}))}var Un=()=>Zt(Kn);function Ft(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},Zt(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function Yn(t,{
kind:e,label:n,action:o,why:r},a){let c=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":a,"data-kind":e},n);return c.addEventListener("click",()=>{o?t.play([o]):r&&t.refuse(r)}),c}function Ge(t){let e=r=>t[r]??"";function n({total:r,title:a,sum:c,lines:p}){return{total:r,title:e(a),sum:e(c),
lines:p.map(([h,l,w,f,g=[]])=>({amount:h,text:e(l),place:e(w),applied:f===1,regions:g}))}}return{say:e,whole:n,
reason:r=>r&&{text:e(r.text),helps:r.helps.map(e),place:e(r.place)}}}function Wt({strings:t,...e}){let{say:n,whole:o,
reason:r}=Ge(t),a=[],c=[],p=u=>u===null?null:n(u);function h(u){if(!u)return null;let[x,v]=u;return a[v]={total:x,
title:"",sum:"",lines:[]}}let l=u=>u===null?null:c[u]={text:"",helps:[],place:""},w=u=>({...u,label:n(u.label),
why:r(u.why)}),f=u=>({...u,abilities:u.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),turn_label:n(
e.turn_label),stacks:n(e.stacks),undo:p(e.undo),redo:p(e.redo),regions:e.regions.map(u=>({...u,label:n(u.label),
holds:u.holds.map(n),acts:u.acts.map(x=>({...x,label:n(x.label),ledger:x.ledger?o(x.ledger):null})),cost:h(u.cost),
why:l(u.why),losses:h(u.losses),defence:h(u.defence),income:h(u.income)})),choices:e.choices.map(w),allocations:e.
allocations.map(u=>({...u,label:n(u.label),spreads:u.spreads.map(({label:x,counts:v})=>({label:n(x),counts:v}))})),
column:e.column.map(u=>({...u,race_ability:n(u.race_ability),power_ability:n(u.power_ability),tokens:o(u.tokens),
price:o(u.price),summary:n(u.summary),label:n(u.label),why:r(u.why)})),players:e.players.map(u=>({...u,active:u.
active&&f(u.active),declined:u.declined.map(f),peace:u.peace.map(n),scored:h(u.scored),choices:u.choices.map(w)})),
score:h(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(e.story.title),
events:e.story.events.map(u=>({text:n(u.text),place:n(u.place),ledger:h(u.ledger),regions:u.regions}))}},explain(u){
let{whole:x,reason:v}=Ge(u.strings);u.ledgers.forEach((i,d)=>Object.assign(a[d]??{},x(i))),u.refusals.forEach(
(i,d)=>Object.assign(c[d]??{},v(i)))}}}var Xn=2e3,ts=.045,es="M3 3H5.5V13H3ZM13 3V13L6 8Z",ns="M11.5 3V13L4.5 8Z",ss="M4.5 3V13L11.5 8Z",os="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function De(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),r=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),a=s("span",{class:"sw-position",role:"status"}),c=s("span",{class:"sw-position-title"}),
p=E("first",es,t.word("first"),()=>0),h=E("back",ns,t.word("back"),A=>A-1),l=E("forward",ss,t.word("forward"),
A=>A+1),w=E("now",os,t.word("now"),()=>g),f=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},p,h,s("div",{class:"sw-rail"},o,r,n),l,w,s("p",{class:"sw-where"},a,c)),g=0,u=0,x="",v=[],i=null,d=null,
m=null,y=!1,$=!1;n.addEventListener("input",()=>{$=!1,T(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>y=!0,{signal:e});for(let A of["pointerup","pointercancel","change","blur"])n.addEventListener(A,G,
{signal:e});function E(A,V,F,D){let j=b("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},b("path",{d:V})),O=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":A,title:F,"aria-label":F},j);return O.addEventListener(
"click",()=>{let M=D(d??u);$=!0,O.getAttribute("aria-disabled")!=="true"?T(Math.max(0,Math.min(g,M))):t.refuse(
q(M<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),O}function T(A){d=A,W(),H()}function H(){m&&performance.
now()-m.at<Xn||(m=null,!(d===null||d===u)&&(m={step:d,at:performance.now()},t.goTo(d)))}function G(){y=!1,W()}
function W(){let A=d??u,V=`${t.word("step")} ${A} / ${g}`,F=A===u?x:"";S(n,{max:g,"aria-valuetext":F?`${V}: ${F}`:
V}),y||(n.value=String(A)),S(a,{"aria-live":$?"polite":"off","aria-busy":A===u?null:"true"}),a.textContent=A===
u?V:`${V} …`,a.classList.toggle("sw-pending",A!==u),c.textContent=F,r.style.setProperty("--sw-at",String(g?A/
g:1));for(let D of[p,h])S(D,{"aria-disabled":A<=0?"true":null});for(let D of[l,w])S(D,{"aria-disabled":A>=g?"t\
rue":null});w.classList.toggle("sw-primary",A<g)}function B(A){let V={turn:0,step:0};A.forEach(([F,D,j],U)=>{let{
element:O,stretch:M,shape:L,number:C}=v[U]??=Z(),N=t.scenery.players[j];S(O,{style:`flex-grow: ${(A[U+1]?.[0]??
g)-F}`}),S(M,{"data-player":j,style:`background: ${N?.full??""}`}),S(L,{d:N?.shape??""});let k=V.turn>0&&F-V.step<
ts*g,I=D===V.turn||k?"":String(D);I&&(V={turn:D,step:F}),S(C,{hidden:I===""}),C.textContent!==I&&(C.textContent=
I)});for(let{element:F}of v.splice(A.length))F.remove()}function Z(){let A=b("path",{}),V=s("div",{class:"sw-s\
tretch"},b("svg",{viewBox:"-14 -14 28 28"},A)),F=s("span",{class:"sw-turn-number"}),D=s("div",{class:"sw-turn"},
V,F);return o.append(D),{element:D,stretch:V,shape:A,number:F}}function _(A){A!==i&&(i=A,{step:u,steps:g}=A,d===
null&&($=!1),d!==null&&(d===u||d>g)&&(d=null),m&&(m.step===u||m.step>g)&&(m=null))}return{element:f,hear:_,update(A){
_(A),x=A.story?`${A.players[A.story.player]?.name}: ${A.story.title}`:"",B(A.track),W(),H()}}}function Je(t,e){let{places:n}=t.get("scenery"),o=!1,r,a=()=>{};function c(){clearTimeout(r),r=void 0,e.tries(
()=>t.save_changes())}function p(){c(),a()}return{region(){let h=t.get("selected_region"),l=n.findIndex(w=>w.id===
h);return l<0?null:l},select(h){let l=h===null?null:n[h]?.id??null;t.get("selected_region")!==l&&(clearTimeout(
r),r=o?setTimeout(p,250):void 0,t.set("selected_region",l),o||c())},pressing:()=>r!==void 0,watch(h,l,w){a=l,h.
addEventListener("click",()=>r!==void 0&&!e.waiting()&&l(),{signal:w});for(let f of["pointerdown","pointerup",
"pointercancel"])h.addEventListener(f,()=>o=f==="pointerdown",{signal:w,capture:!0})}}}function ze(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,r=null;function a(l,w,f){
let g=s("span",{class:"sw-about"},w),u=l.events.map((x,v)=>c(x,`event/${v}`,f));return[s("h3",{},as(t,l.player),
l.title," ",g),s("ol",{class:"sw-events"},...u)]}function c({text:l,place:w,ledger:f,regions:g},u,x){let v=s("\
p",{},s("span",{class:"sw-reason"},l));g.length&&(v.append(gt()),S(v,{tabindex:0,"data-key":u}),bt(t,v,g)),w&&
v.append(" ",mt(w));let i=s("li",{},v);if(f){let d=s("span",{class:"sw-opener-label"},f.title,s("b",{},at(f.total))),
m={key:`${u}/ledger`,captioned:!1,told:w,open:x(f)};i.append(yt(t,d,f,m))}return i}let p=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function h(){if(!o)return;let{story:l,players:w}=o,f=JSON.
stringify([l,r]);if(f===n)return;n=f;let g=x=>w.some(({scored:v})=>v?.title===x.title);tt(t,e);let u=l?a(l,w[l.
player]?.name??"",g):p();z(e,...u,...r===null?[]:[Dt(t,r)])}return{element:e,explore(l){({reason:r}=l),h()},update(l){
o=l,h()}}}function as(t,e){let n=t.scenery.players[e];return n?b("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},b("path",{d:n.shape,fill:n.full})):""}var xt=8;function je(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0}),o=null;function r(a){
let c=e.getBoundingClientRect(),{offsetWidth:p,offsetHeight:h}=n,[l,w]=[a.left-c.left,c.right-a.right],f=w>=l?
a.right-c.left+xt:l-p-xt,g=a.top-c.top+a.height/2-h/2;if(Math.max(l,w)<p+xt){f=a.left-c.left+a.width/2-p/2;let u=a.
top-c.top-h-xt;g=u>=0?u:a.bottom-c.top+xt}n.style.left=`${qe(f,c.width-p)}px`,n.style.top=`${qe(g,c.height-h)}\
px`}return{element:n,insist(a){let c=!n.hidden&&o===a;return n.classList.toggle("sw-insists",c),c},show(a,c,p){
let h=c===null?void 0:t.scenery.places[c],l=c===null?void 0:a.regions[c],w=l&&(a.hand?l:{...l,why:null}),f=h&&
w?rs(w,p):[];if(o=f.some(({className:u})=>u==="sw-tip-why")?w?.why?.text??null:null,n.classList.remove("sw-ins\
ists"),S(n,{hidden:f.length===0}),!h||f.length===0)return;n.replaceChildren(s("b",{class:"sw-tip-name"},h.name),
...f);let g=[...e.querySelectorAll("[data-region]")].find(u=>u.getAttribute("data-region")===h.id);g&&r(g.getBoundingClientRect())}}}
function rs(t,e){if(e==="incomes")return t.income?kt(t.income):[];if(e==="defences")return t.defence?kt(t.defence):
[];let n=t.cost?kt(t.cost):[],o=t.acts.filter(({quick:a})=>!a).map(({label:a})=>s("p",{},a));return t.acts.length>
0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),...n,...t.why.helps.slice(0,1).map(a=>s("p",{class:"\
sw-tip-help"},a))]}function kt({lines:t,sum:e,total:n}){let r=[...t.filter(({applied:a})=>a).map(({amount:a,text:c})=>[
vt(a),c]),[at(n),e]].map(([a="",c=""])=>s("div",{},s("b",{},a),c));return[s("div",{class:"sw-tip-lines"},...r)]}
var qe=(t,e)=>Math.max(0,Math.min(t,e));var ls={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function Qe(t){let{signal:e}=t,n=is(t),o=Ie(
t),r=s("button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false",title:t.word("show-code")});
r.append(P("code"),s("span",{},t.word("show-code")));let a=s("code",{}),c=s("button",{type:"button",class:"sw-\
button sw-copy"},t.word("copy")),p=s("span",{role:"status"}),h=s("p",{class:"sw-whose-game"},t.word("code-game")),
l=s("div",{class:"sw-listing"},s("pre",{},a),s("p",{},c,p),h),w=s("p",{class:"sw-aside"},t.word("no-code")),f=s(
"div",{class:"sw-code",hidden:!0},l,w),g=s("div",{class:"sw-tools"},n,o.element,r,f);return r.addEventListener(
"click",()=>{f.hidden=!f.hidden,S(r,{"aria-expanded":String(!f.hidden)})},{signal:e}),c.addEventListener("clic\
k",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),p.textContent=t.word("copied")}catch{document.
getSelection()?.selectAllChildren(a),p.textContent=t.word("selected")}},{signal:e}),{element:g,update(u){let x=u.
story?.code??"";l.hidden=x==="",w.hidden=x!=="",x!==a.textContent&&(a.textContent=x,p.textContent="")},explore({
shown:u}){h.textContent=u>0?t.word("code-branch"):t.word("code-game"),o.update(u>0)}}}function is(t){let e=`sw\
-${Math.random().toString(36).slice(2)}`,o=[["none",t.word("goggles-none")],["costs",t.word("goggles-costs")],
["incomes",t.word("goggles-incomes")],["defences",t.word("goggles-defences")]].map(([a,c])=>{let p=s("input",{
type:"radio",class:"sw-heard",name:e,value:a,checked:a===t.goggles()});return p.addEventListener("change",()=>t.
wear(a),{signal:t.signal}),s("label",{class:"sw-lens"},p,s("span",{},P(ls[a]),c))}),r=s("span",{class:"sw-gogg\
les-title","aria-hidden":"true"},t.word("goggles"));return s("div",{class:"sw-goggles",role:"radiogroup","aria\
-label":t.word("goggles")},r,...o)}function Ke(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),r=ut(),a="";return{element:o,update({
turn:c,turns:p,turn_label:h}){let l=JSON.stringify([c,p,h]);if(l!==a){for(a=l,e.textContent=h,S(n,{"aria-label":h});n.
children.length>p;)n.lastElementChild?.remove();for(;n.children.length<p;)n.append(cs(n.children.length+1));for(let[
w,f]of[...n.children].entries()){let g=w+1;f.classList.toggle("sw-played",g<c),S(f,{"aria-current":g===c?"step":
null}),g===c&&f.append(r)}(c<1||c>p)&&r.remove()}}}}function cs(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ue(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=ds(n,e,t.signal),r=new Map,a=null,c=null;function p(f,g,u,x){let v=s("span",{class:"sw-opener-label"},g,s("b",
{},at(u.total)));return yt(t,v,u,{key:f,captioned:!1,open:r.get(f)??x,onToggle(i){r.set(f,i),o.free()}})}function h(f,g){
let u=[us(t,f)];g.holds.length&&u.push(s("p",{},g.holds.join(" "))),g.acts.length&&u.push(l(g.acts)),g.why&&u.
push(ps(t,g.why)),g.cost&&u.push(st(t,g.cost,{key:"cost"}));let x=!g.cost,v=s("div",{class:"sw-more"});return g.
losses&&v.append(p("losses",t.word("losses"),g.losses,x)),g.income&&v.append(p("income",t.word("income"),g.income,
x)),g.defence&&v.append(p("defence",t.word("defence"),g.defence,x)),[...u,v]}function l(f){let g=f.map((u,x)=>{
let v=s("span",{class:"sw-act"},...u.emblem?[ot(t.scenery,"sw-printed",u.emblem)]:[],u.label),i=`act/${u.kind}\
/${x}`;return s("li",{},P("tick"),u.ledger?yt(t,v,u.ledger,{key:i}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...g)}function w(f){let g=s("p",{class:"sw-aside"},t.word("point-at"));return!f.score||
f.phase==="pick"?[s("h3",{},t.word("why")),g]:[s("h3",{},t.word("score-now")),st(t,f.score,{key:"score"}),g]}return{
element:n,show(f,g){if(f===a&&g===c)return;f!==a&&o.free(),a=f,c=g;let u=g===null?void 0:t.scenery.places[g],x=g===
null?void 0:f.regions[g];tt(t,e),z(e,...u&&x?h(u,x):w(f))}}}function ds(t,e,n){let o=0;function r(c){o=c,t.style.
setProperty("--sw-tallest",`${c}px`)}let a=new ResizeObserver(()=>{e.offsetHeight>o&&r(e.offsetHeight)});return a.
observe(e),n.addEventListener("abort",()=>a.disconnect()),{free:()=>r(0)}}function us(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(r=>ot(t.
scenery,"sw-printed",r)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function ps(t,{text:e,
helps:n,place:o}){let r=s("div",{class:"sw-refusal"},P("refused"),s("p",{},e," ",o?mt(o):""));return n.length&&
r.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(a=>s("li",{},
a)))),r}var fs=["undo","redo","bot"];function ws({model:t,el:e,signal:n}){let o=_e(n),r=Ae(t.get("scenery").places),a={
goggles:"none"},c=new AbortController,p=()=>{let h=e.contains(nt(e));c.abort(),c=new AbortController;let{root:l,
focus:w}=hs(t,{kernel:o,draft:r,worn:a,signal:c.signal});e.replaceChildren(l),h&&w()};it(t,"change:scenery",p,
n),it(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{c.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),p(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function hs(t,{kernel:e,draft:n,worn:o,signal:r}){
let a=t.get("scenery"),c=Je(t,e),p=Et(r),h=Wt(JSON.parse(t.get("snapshot"))),{snapshot:l,explain:w}=h,[f,g]=[!1,
!1],u=!1,x=null,v=!1,i=!1,d=!1,m={scenery:a,word:R=>a.words[R]??R,signal:r,play:R=>N({type:"play",version:l.version,
actions:R}),undo:()=>N({type:"undo",version:l.version}),redo:()=>N({type:"redo",version:l.version}),refuse(R){
if(!f)return k();i=!0,y.refuse(R,F.insist(R.text))},look(R){i&&R!==null&&R!==x&&Pt(),x=R,I()},select:c.select,
light:R=>$.light(R),goTo(R){t.get("step")!==R&&(e.asked(),t.set("step",R),e.tries(()=>t.save_changes()))},wear(R){
o.goggles=R,$.wear(R)},goggles:()=>o.goggles,draft:n,ask:R=>N({...R,version:l.version})},y=Kt(m),$=xe(m),E=Ce(
m),T=ke(m),H=Ke(m),G=Ue(m),W=ze(m),B=De(m),Z=Qe(m),_=Be(m,t,[T,y,W,Z]),A=zt(m),V=s("div",{class:"sw-map"},$.element,
_.stamp,A.element),F=je(m,V);V.append(F.element);let D=s("div",{class:"sw-people"},H.element,T.element),j=s("d\
iv",{class:"sw-right"},D),U=s("div",{class:"sw-left"},Z.element,V,B.element),O=s("div",{class:"sw-below"},G.element,
W.element),M=s("div",{class:"sw-table"},U,O,j),L=s("div",{class:"sw-widget",lang:a.language,"data-kernel":"idl\
e"},a.title?s("p",{class:"sw-title"},a.title):"",a.text?s("p",{class:"sw-text"},a.text):"",_.banner,y.element,
M);_.lie(L,{left:U,side:j,people:D});let C=Ve(L,r);c.watch(L,$t,r),V.addEventListener("pointermove",()=>{v||(v=
!0,I())},{signal:r});function N(R){if(e.waiting()||d||!f)return k();fs.includes(R.type)||C.acted(),e.asked(),e.
tries(()=>t.send(R))}let k=()=>y.tell({kind:"stale",text:m.word("one-moment")});function I(){if(!f)return;G.show(
l,x??c.region());let R=V.querySelector("[data-region]:focus-visible")?c.region():null;F.show(l,(v?x:null)??R,o.
goggles)}function J(){let R=l.phase==="pick"&&!l.past,Y=R?M:j;if(E.element.parentNode!==Y)Y[R?"prepend":"appen\
d"](E.element);else if(!R)return;E.update(l)}function Q(R){let Y=L.contains(nt(L));R();let ct=nt(L);Y&&(!L.contains(
ct)||ct?.closest("[hidden]"))&&y.focus()}function X(){let{player:R,phase:Y,allocations:ct}=l;({snapshot:l,explain:w}=
h),f=g=v=!1,L.dataset.version=String(l.version),L.dataset.phase=l.phase,L.dataset.step=String(l.step),L.classList.
toggle("sw-past",l.past),Q(()=>{_.enter()&&n.update([]),J(),n.update(l.allocations),y.update(l),$.update(l,l.player===
R&&ct.length+l.allocations.length===0)}),B.hear(l),u||=l.player!==R||l.phase!==Y,p.want(et)}function et(){p.cancel();
let R=JSON.parse(t.get("reasons"));g=R.version!==l.version,!g&&(w(R),f=!0,Q(()=>{for(let Y of[$,H,E,T,W,B,Z])Y.
update(l);_.update(),$.flash(),u&&!V.querySelector("[data-region]:focus")&&m.select(null),u=!1,$t()}),L.dataset.
shown=String(l.version))}function lt(){h=Wt(JSON.parse(t.get("snapshot")));let{snapshot:R}=h;if(e.answered(),d)
return;let Y=R.story?.die??null,ct=!R.past&&!l.past&&!_.moved()&&R.steps>l.steps;if(y.tell(null),Y===null||!ct){
A.show(R.past?Y:null),Lt();return}d=!0,A.roll(Y).then(()=>{d=!1,!r.aborted&&(h.snapshot.story?.die!==Y&&A.show(
null),Lt())})}function Pt(){i=!1,y.tell(null)}function Lt(){X(),y.tell(l.notice)}function $t(){$.select(c.region()),
I()}return it(t,"change:snapshot",lt,r),it(t,"change:reasons",()=>g&&et(),r),it(t,"change:explore",()=>f&&!d&&
Q(_.update),r),it(t,"change:selected_region",()=>c.pressing()||$t(),r),n.onChange(Pt,r),e.onChange(R=>{L.dataset.
kernel=R,y.waiting(R)}),X(),et(),$t(),o.goggles!=="none"&&$.wear(o.goggles),{root:L,focus:y.focus}}var Er={render:ws};export{Er as default};
