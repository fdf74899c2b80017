var Ye="http://www.w3.org/2000/svg";function S(t,e){for(let[n,o]of Object.entries(e)){let r=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==r&&(r===null?t.removeAttribute(n):t.setAttribute(n,r))}return t}function y(t,e={},...n){
let o=S(document.createElementNS(Ye,t),e);return o.append(...n),o}function s(t,e={},...n){let o=S(document.createElement(
t),e);return o.append(...n),o}function ct(t,e){let n=y("g",{transform:e});return n.innerHTML=t,n}var Mt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function wt(t,e=0,n=0){let o=(r,a)=>`${(e+t*
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
2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function P(t,e){return y("svg",{class:"sw-sigil",viewBox:"0 0\
 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidden":e?null:"true"},y("path",{d:Xe[t]}))}function dt(){
return y("svg",{class:"sw-crown",viewBox:"-14 -11 28 20","aria-hidden":"true"},y("path",{d:"M-10 8L-12.2-4.5L-\
5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"#6d4700","stroke-width":1.6,"stroke-linejoin":"\
round"}),y("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d4700","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>y(
"circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6d4700","stroke-width":1})))}function Gt(t){let e=s("strong",{}),n=a("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},P("robot"),e),n,a("bot-turn",t.word("bot-turn"),!0)],r=s("div",{class:"sw-bot-turn",hidden:!0});function a(c,p,h){
let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":c},p);return l.addEventListener("click",()=>t.
ask({type:"bot",whole:h}),{signal:t.signal}),l}return{element:r,update(c){r.hidden=c===null,e.textContent=c?.text??
"",c?r.hasChildNodes()||r.append(...o):r.replaceChildren()}}}var Dt=(t,e)=>s("p",{class:"sw-bot-reason"},P("ro\
bot",t.word("bot-reason")),e);var tn=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Jt=[1,0,3,0,2,0,3,0,1,0],en=70,nn=1800;
function St(t){return y("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Pt(t))}function Pt(t){
let e=(tn[t]??[]).map(([n,o])=>y("circle",{cx:n,cy:o,r:2.7}));return[y("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function Bt(t,e,n){let o=n===0?t.word("die-blank"):String(n),r=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},St(n)),r),S(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function zt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function r(a){if(clearTimeout(n),e.hidden=
a===null,e.classList.remove("sw-rolling","sw-leaving"),a===null){e.replaceChildren(),S(e,{"data-face":null,"ar\
ia-label":null});return}Bt(t,e,a),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),nn))}return{
element:e,show(a){o(),r(a)},roll(a){return o(),t.signal.aborted||sn()?(r(a),Promise.resolve()):new Promise(c=>{
r(null);let p=0,h=s("span",{class:"sw-cube"});e.replaceChildren(h),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let l=()=>h.replaceChildren(St(Jt[p++]??0));l();let w=setInterval(()=>p<
Jt.length?l():o(),en);o=()=>{o=()=>{},clearInterval(w),r(a),c()}})}}}var sn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function ht({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?ct(o):y("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function ot(t,e,n,o){let r={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return y("svg",r,ht(t,n,o))}function tt(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=tt(t);if(!n||!t.contains(n))
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
w));let i=e.chosen();z(r,...i?g(i):[])}function l(i){let d=on[i.key],m=e.allocations().map(({key:N})=>N);if(d===
void 0||m.length===0)return;i.preventDefault();let b=m.indexOf(e.chosen()?.key??""),$=m.length-1,E=Number.isFinite(
d)?(b+d+m.length)%m.length:d<0?0:$;e.choose(m[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function w({
key:i,emblem:d,label:m,must:b}){let $=e.chosen()?.key===i,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${i}`,"data-in-hand":e.inHand(i)},ot(t.scenery,
"sw-crest",d,m),s("span",{class:"sw-chip-name"},m),f(e.inHand(i),e.complete(i),b));return E.addEventListener("\
click",()=>e.choose(i),{signal:n}),E}function f(i,d,m){let b=s("span",{class:"sw-chip-state"});return i<0?b.append(
`${t.word("take-up")} `,s("b",{},String(-i))):i>0?b.append(`${t.word("in-hand")} `,s("b",{},String(i))):d&&b.append(
P("tick",t.word("tray-complete"))),i>0&&d&&!m&&b.append(s("small",{},t.word("tray-optional"))),b}function g(i){
let{key:d,label:m,spreads:b}=i,$=e.actions(),E=u("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(v(i)));E.classList.toggle("sw-primary",$.length>0&&!p);let N=u("reset",t.word("as-it-stands"),e.changed(
d),()=>e.changed(d)?e.reset(d):t.refuse(q(t.word("nothing-moved")))),H=b.map(({label:G,counts:B},W)=>{let F=x(
i,B),O=u(`spread:${W}`,G,!0,()=>{e.spread(d,B);let V=e.actions();V.length>0&&t.play(V)});return F&&O.prepend(P(
"tick")),S(O,{"aria-pressed":F?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":m},
...H,N),E]}function u(i,d,m,b){let $=s("button",{type:"button",class:"sw-button","data-key":i},d);return $.addEventListener(
"click",b,{signal:n}),S($,{"aria-disabled":m?null:"true"})}function x({key:i,regions:d},m){return d.every(b=>e.
count(i,b)===(m[b]??0))}function v({key:i}){return e.complete(i)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:c,update(i){p=i.choices.some(({main:d})=>d),c.hidden=i.past||e.allocations().
length===0,h()}}}var an=6,Qt=3;function Kt(t){let{draft:e,signal:n}=t,o=jt(t),r=qt(t),a=y("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),c=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),p=s("div",{class:"\
sw-history"}),h=O("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),l=O("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),w=s("div",{class:"sw-hand",hidden:!0}),f=s("div",{class:"sw-choices"}),g=Gt(t),u=s("sp\
an",{class:"sw-rolled",hidden:!0}),x=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),i=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},a,c,p),s("div",{class:"sw-deeds"},o.element,w,g.element,f,u),r.element,v);r.element.prepend(
x);let d=null,m=null,b="idle";e.onChange(()=>d&&k(d),n);let $=()=>c.focus();function E({player:C,phase:I,players:M,
sentence:L,past:A}){let T=t.scenery.players[C];S(i,{"data-phase":I,"data-player":C,"data-past":A}),i.style.setProperty(
"--sw-player",T?.full??"currentColor"),a.replaceChildren(y("path",{d:T?.shape??"M0 0",fill:T?.full,stroke:T?.pale})),
M[C]?.winner&&a.append(S(dt(),{x:-11,y:-9,width:22,height:18})),c.textContent!==L&&(c.textContent=L)}function N({
hand:C,allocations:I}){w.hidden=C===null||I.some(({emblem:M})=>M===C.emblem),C!==null&&(S(w,{"data-count":C.count}),
w.replaceChildren(H(C),s("span",{},C.label)))}function H({player:C,emblem:I,label:M,count:L}){let A=t.scenery.
players[C],T=Math.min(L,an),D=-Qt*Math.max(T-1,0)/2,Z={x:-13,width:26,height:26,rx:5},Y=Array.from({length:T},
(ft,Lt)=>y("rect",{...Z,y:-13-D-Qt*Lt,fill:A?.full,stroke:A?.pale})),Q=S(ot(t.scenery,"sw-crest",I,M),{x:-10,y:D-
10,width:20,height:20}),nt=L>0?[...Y,Q]:[y("rect",{class:"sw-empty",...Z,y:-13})],st=y("g",{class:"sw-number"},
y("circle",{r:11}),y("text",{y:5},String(L)));return st.setAttribute("transform","translate(17 9)"),y("svg",{class:"\
sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...nt,st)}function k(C){b==="none"?z(f):C.past?z(f,...W(
C)):z(f,...G(C))}function G(C){return C.choices.map((I,M)=>{let{kind:L,label:A,main:T}=I,{actions:D,why:Z}=B(I),
Y=C.choices.slice(0,M).filter(nt=>nt.kind===L).length,Q=s("button",{type:"button",class:"sw-button","data-kind":L,
"data-key":`choice:${L}:${Y}`},...L==="roll"?[St(3)]:[],A);return Q.classList.toggle("sw-primary",D!==null&&T),
D||S(Q,{"aria-disabled":"true",title:Z?.text}),Q.addEventListener("click",()=>D?t.play(D):Z&&t.refuse(Z),{signal:n}),
Q})}function B({action:C,settled:I,why:M}){if(!I)return{actions:C&&[C],why:M};let L=e.allocations();if(L.some(
({key:D})=>e.changed(D)&&!e.complete(D)))return{actions:null,why:q(t.word("loose"),t.word("loose-help"))};let A=L.
every(({key:D,must:Z})=>!Z||e.complete(D)),T=C??(A?I:null);return{actions:T&&[...e.actions(),T],why:M}}function W({
step:C,steps:I}){let M=s("button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});M.append(
P("now"),t.word("back-to-now")),M.addEventListener("click",()=>t.goTo(I),{signal:n});let L=s("span",{},`${t.word(
"bar-step")} `,s("b",{},`${C} / ${I}`)),A=s("strong",{},t.word("looking-back"));return[s("p",{class:"sw-lookin\
g-back"},P("stale"),A,L),M]}function F({undo:C,redo:I,past:M}){h.update(C),l.update(I),M||b==="none"?p.replaceChildren():
p.hasChildNodes()||p.append(h.button,l.button)}function O(C,I,M,L){let T=s("button",{type:"button",class:"sw-b\
utton sw-back-forth","data-key":C},P(C),s("span",{},I)),D=null;return T.addEventListener("click",()=>D===null?
t.refuse(q(M)):L(),{signal:n}),{button:T,update(Z){D=Z;let Y=Z===null?null:`${I}: ${Z}`;S(T,{title:Y??M,"aria-\
label":Y,"aria-disabled":Z===null?"true":null})}}}function V({story:C}){let I=C?.die??null;u.hidden=I===null,I!==
null&&Bt(t,u,I)}function _(){let C=d?.past||b==="none"?null:m;g.update(C),S(i,{"data-bot":C!==null})}function J(C){
let I=i.contains(tt(i));C();let M=tt(i);I&&(!i.contains(M)||M?.closest("[hidden]"))&&$()}function j(C){J(()=>{
E(C),N(C),V(C),d=C,k(C),_(),F(C),o.update(C),b==="none"&&(o.element.hidden=!0)})}return{element:i,update:j,focus:$,
tell:r.tell,explore({turn:C}){m=C,J(_)},refuse:r.refuse,waiting(C){if(C===b)return;let I=b==="none"||C==="none";
b=C,S(i,{"data-waiting":C,"aria-busy":C==="busy"?"true":null}),x.replaceChildren(),C==="lost"&&x.append(P("unp\
lugged"),t.word("python-lost")),C==="none"&&x.append(P("unplugged"),t.word("python-none")),I&&d&&j(d)}}}var K=15,rn='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',ln='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Ut({width:t,height:e,places:n,terrains:o,
roads:r,players:a}){let c=`sw-${Math.random().toString(36).slice(2)}`,p=Object.keys(o),h=(b,[$,E],N)=>y("patte\
rn",{id:`${c}-${b}`,width:$,height:E,patternUnits:"userSpaceOnUse"},ct(N)),l=b=>`url(#${c}-${b})`,w=y("defs",{},
...p.map((b,$)=>{let E=o[b];return h(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),h("wilds",[12,12],rn),h("veil",[
11,11],ln),...n.map(({outline:b},$)=>y("clipPath",{id:`${c}-c${$}`},y("path",{d:b})))),f={x:0,y:0,width:t,height:e},
g=y("g",{class:"sw-grounds"},y("rect",{class:"sw-wilds",...f}),y("rect",{...f,fill:l("wilds")})),u={x:-K/2,y:-K/
2,width:t+K,height:e+K},x=y("g",{class:"sw-lines"},...n.map(({outline:b})=>y("path",{class:"sw-borders",d:b})),
...r.flatMap(b=>[y("path",{class:"sw-road-bed",d:b}),y("path",{class:"sw-road",d:b})]),y("rect",{class:"sw-fra\
me",...u}),y("rect",{class:"sw-frame-steps",...u}),y("rect",{class:"sw-edge",...f})),v=(b,...$)=>y("g",{"clip-\
path":l(`c${b}`)},...$),i=`${-K} ${-K} ${t+2*K} ${e+2*K}`,d=y("svg",{class:"sw-flashes",viewBox:i,"aria-hidden":"\
true"}),m=-1;return{defs:w,below:g,above:x,flashes:d,inside:v,ground(b,$){return[y("path",{class:"sw-ground",d:b.
outline,fill:o[b.terrain]?.ground}),y("path",{class:"sw-pattern",d:b.outline,fill:l(`t${p.indexOf(b.terrain)}`)}),
v($,y("path",{class:"sw-verge",d:b.outline}))]},flash({step:b,regions:$}){if(b===m)return;m=b;let E=n.filter((H,k)=>$[k]?.
changed),N=H=>y("path",{class:"sw-flash",d:H.outline});d.replaceChildren(...E.map(H=>v(n.indexOf(H),N(H))))},holding(b,{
player:$,inDecline:E,immune:N,target:H,dim:k,changed:G}){let B=n[b]?.outline,W=$===null?void 0:a[$]?.full,F=(V,_=void 0)=>y(
"path",{class:V,d:B,stroke:_}),O=[];return N&&O.push(y("path",{d:B,fill:l("veil")})),W&&O.push(y("path",{d:B,fill:W,
"fill-opacity":E?.06:.18})),H&&O.push(F("sw-glow sw-glow-wide"),F("sw-glow")),W&&E?O.push(F("sw-band sw-declin\
ed-band",W)):W&&O.push(F("sw-band-edge"),F("sw-band",W)),G&&O.push(F("sw-changed")),k&&O.push(F("sw-dim")),O}}}function Yt(t){let e=r=>y("g",{class:`sw-mark-${r}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")},o=new Map;return{below:y("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:y("\
g",{class:"sw-marks"},n.focus),trace(r,a){let c=a.join();if(c===(o.get(r)??""))return;o.set(r,c);let p=a.flatMap(
l=>t[l]?.outline??[]),h=["sw-under","sw-over"].flatMap(l=>p.map(w=>y("path",{class:l,d:w})));n[r].replaceChildren(
...h)}}}function et(t,e,{captioned:n=!0,key:o="ledger",told:r=""}={}){let a=e.lines.map((l,w)=>({line:l,key:`${o}/${w}`})),
c=[...a.filter(({line:l})=>l.applied),...a.filter(({line:l})=>!l.applied)],p=new Set([r]),h=c.map(({line:l,key:w})=>{
let f=p.has(l.place);return p.add(l.place),cn(t,l,w,f)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...h),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},at(e.total)),s("td",{},e.sum))))}function cn(t,{amount:e,text:n,place:o,applied:r,regions:a},c,p){let h=s(
"td",{},s("span",{class:"sw-reason"},n));a.length&&h.append(gt()),o&&h.append(" ",p?s("span",{class:"sw-heard"},
o):mt(o));let l=s("tr",{class:r?"sw-line":"sw-line sw-idle",title:o||null},dn(t,e,r),h);return a.length&&(S(l,
{tabindex:0,"data-key":c}),bt(t,l,a)),l}function dn(t,e,n){return n?s("td",{class:"sw-amount"},vt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var mt=t=>s("small",{class:"sw-book"},t),gt=()=>y("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},y("path",{d:un})),un="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function bt(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},r=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",r,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():r(),{signal:t.signal})}function X(t,e){e.querySelector("[data-lit]")&&t.light([])}
function yt(t,e,n,o={}){let{open:r=!1,onToggle:a,key:c=n.title}=o,p=s("button",{type:"button",class:"sw-opener",
"data-key":c},e),h=s("div",{class:"sw-opened"});function l(w){S(p,{"aria-expanded":String(w)}),w&&!h.hasChildNodes()&&
h.append(et(t,n,{...o,key:c})),w||X(t,h),h.hidden=!w}return p.addEventListener("click",()=>{let w=p.getAttribute(
"aria-expanded")!=="true";l(w),a?.(w)},{signal:t.signal}),l(r),s("div",{},p,h)}var at=t=>t<0?`−${-t}`:String(
t),vt=t=>t>0?`+${t}`:at(t);var Ct=24,Xt=.86,pn="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function te(t){let e=new Map;function n(c,p){
let h=JSON.stringify([c,p]),l=e.get(h);return l||e.set(h,l=ht(t,c,p)),l.cloneNode(!0)}let o=c=>ut({key:c,width:Ct,
draw:()=>n(c)});function r(c){let{emblem:p,label:h,count:l,drafted:w}=c;return{key:JSON.stringify(c),width:Ct+
(l>1?9:0),draw(){let f=y("g",{class:"sw-piece","data-piece":p},n(p,h));return f.classList.toggle("sw-ghost",l===
0),w&&f.append(y("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),l>1&&(f.append(y("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),f.append(y("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
l))),f.setAttribute("transform","translate(-4 0)")),f}}}function a(c,p){let{emblem:h,label:l,count:w,player:f=0,
in_decline:g=!1,drafted:u}=c,x=Ot(l,13),v=64+x<=p,i=56+(v?x+6:0),d=g?0:Math.max(0,Math.min(w,4)-1);function m(){
let{full:b="#555",pale:$="#eee",shape:E=""}=t.players[f]??{},[N,H,k]=g?[$,b,$]:[b,"#fff","#fff"],G=-i/2,B=y("g",
{class:"sw-piece sw-stack","data-player":f,"data-piece":h,"data-in-decline":g});B.classList.toggle("sw-ghost",
w===0);let W={class:"sw-slab",x:G,y:-14.5,width:i,height:29,rx:8,fill:N,stroke:H};for(let _=d;_>0;_--)B.append(
y("rect",{...W,transform:`translate(${1.6*_} ${2.2*_})`}));let F=w<10?19:w<100?14:10,O={class:"sw-count",x:G+16,
y:F*.36,"font-size":F,fill:b};B.append(y("rect",W),y("path",{class:"sw-blazon",d:E,transform:`translate(${G+16}\
 0)`,fill:k,stroke:H}),y("text",O,String(w)),y("g",{color:g?b:"#fff",transform:`translate(${G+42} 0) scale(1.0\
6)`},n(h,l)));let V={textLength:x,lengthAdjust:"spacingAndGlyphs"};return v&&B.append(y("text",{class:"sw-race",
x:G+57,y:4.6,...V},l)),g&&B.append(fn(-G-3,-12)),u&&B.append(y("rect",{class:"sw-drafted",x:G-1,y:-15.5,width:i+
2,height:31,rx:9})),B}return{key:JSON.stringify([c,v]),width:i+1.6*d,draw:m}}return{emblem:n,sign:o,marker:r,stack:a}}
function Ot(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var ut=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
Xt,draw:()=>y("g",{transform:`scale(${Xt})`},n())}),ee=ut({key:"gate",width:Ct,draw:()=>y("g",{class:"sw-gate"},
y("path",{d:pn}),y("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ne=ut({key:"shield",width:Ct,draw:()=>y(
"g",{class:"sw-immune"},y("path",{d:wt(1)}),y("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function fn(t,e){
let n=y("path",{d:Mt,transform:"translate(-5.6 -5.6) scale(.7)"});return y("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},y("circle",{r:8}),n)}function oe(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:a,chance:c})=>a!==null&&c===null),
o=n.find(({emblem:a})=>!a)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let r=t.find(({chance:a})=>a!==
null);return r?{cost:null,chance:r.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var ae=({cost:t,chance:e})=>t===null&&e===null,se=new Map;function re(t,e){let n=JSON.stringify(t),o=()=>It(t,
t.emblem?e(t.emblem):null),r=se.get(n)??o().width;return se.set(n,r),{key:n,width:r,draw:()=>o().drawing}}function le(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let r={costs:e,incomes:n,defences:o}[t];return{kind:t,number:r?.
total??null}}function It({cost:t,chance:e,more:n},o){return t!==null?wn(String(t),o,n):e!==null?hn(e,n):mn(o)}
function wn(t,e,n){let r=e?22:0,a=Math.max(Ot(t,19)+24,35)+r,c=a/2,p=`M${-c} 0L${9-c}-13.5H${c}V13.5H${9-c}Z`,
h=y("g",{class:"sw-tag sw-pricetag"});return n&&h.append(y("path",{class:"sw-slab",d:p,transform:"translate(3 \
3)"})),h.append(y("path",{class:"sw-slab",d:p}),y("circle",{class:"sw-eyelet",cx:8-c,r:2.2}),y("text",{class:"\
sw-cost",x:5-r/2,y:7,"font-size":19},t)),e&&h.append(y("g",{transform:`translate(${c-14} 0) scale(.8)`},e)),{drawing:h,
width:a}}function hn(t,e){let o=Ot(t,16),r=o+33,a=-r/2,c=y("g",{class:"sw-tag sw-odds"}),p={class:"sw-slab",x:a,
y:-13.5,width:r,height:27,rx:13.5};return e&&c.append(y("rect",{...p,transform:"translate(3 3)"})),c.append(y(
"rect",p),y("g",{class:"sw-die-sign",transform:`translate(${a+15} 0) scale(.71)`},...Pt(3)),y("text",{x:a+27+o/
2,y:6,"font-size":16},t)),{drawing:c,width:r}}function mn(t){let e=t?50:28,n=y("g",{class:"sw-tag sw-dots"},y(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>y("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(y("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function ie({kind:t,
number:e}){let n=y("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(y("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(y("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),y("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(y("circle",{class:"sw-s\
lab",r:21}),y("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(y("path",{class:"sw-slab",d:wt(2.1)})),
n.append(y("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var At=6;function de(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),r=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),a=s("div",{class:"sw-menu"},r,n,o);a.hidden=!0,e.append(a);let c=null,p=null;
function h(v){if(!c)return;let{closed:i}=c;c=null,p?.abort(),a.hidden=!0,n.replaceChildren(),o.replaceChildren(),
i(v)}function l(v){h(!0),t.play([v.action])}function w(v){let{label:i,cost:d,chance:m,emblem:b}=v,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...b?[ce(ht(t.scenery,b),24)]:[])),$.append(s("span",{class:"sw-menu-label"},i)),d!==null||m!==
null){let E=It({cost:m===null?d:null,chance:m,emblem:"",more:!1},null);$.append(ce(E.drawing,E.width))}return $.
addEventListener("click",()=>l(v),{signal:t.signal}),$.addEventListener("focus",()=>f(v),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function f({ledger:v}){o.
replaceChildren(...v?[et(t,v,{key:"menu"})]:[])}let g=()=>[...n.querySelectorAll("[role=menuitem]")];function u(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let i=g(),d=i.findIndex($=>$===v.target),b={ArrowDown:d+1,ArrowUp:d-1+
i.length,Home:0,End:i.length-1}[v.key];if(v.key==="Tab")return h(!0);if(v.key==="Escape")h(!0);else if(b!==void 0)
i[b%i.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function x(){if(!c)return;let[v,i]=[
e.offsetWidth,e.offsetHeight],[d,m]=[c.at[0]*v,c.at[1]*i],b=c.reach*i,$=Math.min(d-a.offsetWidth/2,v-a.offsetWidth-
At),E=i-a.offsetHeight-At,N=m+b>E;a.classList.toggle("sw-menu-above",N),a.style.left=`${Math.max(At,$)}px`,a.style.
top=N?"auto":`${m+b}px`,a.style.bottom=N?`${Math.max(At,Math.min(i-m+b,E))}px`:"auto"}return a.addEventListener(
"keydown",u,{signal:t.signal}),t.signal.addEventListener("abort",()=>p?.abort()),{element:a,close:h,isOpen:()=>c!==
null,open(v){h(!1),c=v,r.textContent=v.label,S(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(w)),a.
hidden=!1;let i=v.acts.map(({ledger:b})=>b?.lines.length??0),d=v.acts[i.indexOf(Math.max(...i))];d&&f(d),x(),p=
new AbortController;let{signal:m}=p;document.addEventListener("pointerdown",b=>{b.composedPath().includes(a)||
h(!1)},{signal:m,capture:!0}),g()[0]?.focus({preventScroll:!0})}}}function ce(t,e){let n=y("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var ue=22,gn=31,pe=16.5,bn=35,yn=44,Nt=4,vn=1.15,xn=.65;function we(t,e){let n=fe("sw-signs"),o=fe(),r=y("g",{},
...e.lines.map((w,f)=>y("text",{class:"sw-name",y:12.5+f*pe,"font-size":e.size},w))),a=y("circle",{class:"sw-c\
ue",r:5.5}),c=y("g",{class:"sw-place","data-at":e.id},n.element,r,o.element),p="",h=null;function l({pieces:w,
immune:f,tag:g,badge:u,stepped:x,cue:v,unit:i}){let d=e.scale*Math.min(1.18,Math.max(1,.62*i/e.scale)),m=e.width*
e.scale/d,b=13*d/i>=8.5&&!x&&!u,$=e.emblems.map(t.sign);e.gate&&$.push(ee),f&&$.push(ne);let E=g&&!u&&!x?re(g,
t.emblem):null,N=g!==null&&ae(g),H=w.filter(({player:L})=>L===void 0).map(L=>({piece:L,laid:t.marker(L)})),k=[
...H.map(({laid:L})=>L),...E&&!N?[E]:[]],G=b?m-Tt(k)-Nt:0,B=w.filter(({player:L})=>L!==void 0).map(L=>({piece:L,
laid:t.stack(L,G)})),W=B.length>0&&Tt([...B.map(({laid:L})=>L),...k])>m*1.12,F=[];for(let{piece:L,laid:A}of[...B,
...H])u||(x?L.emblem!==x:W&&L.player===void 0)?$.push(ut(A)):F.push(A);E&&N?$.push(ut(E)):E&&F.push(E),u&&F.push(
{key:JSON.stringify(u),width:0,draw:()=>ie(u)});let O=u?yn:F.length>0?bn:0,V=B.some(({laid:L})=>!F.includes(L))?
gn:ue,_=V+pe*e.lines.length+O,J=-_/2,j=_/2-O/2+1;S(c,{transform:`translate(${e.at.join(" ")}) scale(${d.toFixed(
3)})`}),S(r,{transform:`translate(0 ${J+V})`}),n.lay($,J+ue/2,.95*m,1);let C=x||u;o.lay(F,j,C?1/0:m,C?1:vn),S(
a,{transform:`translate(${n.width()/2+8} ${J+6})`}),v?c.append(a):a.remove();let[I,M]=e.at;h=x?{x:I,y:M+j*d,width:Math.
max(0,Tt(F))*d}:null}return{element:c,spot:()=>h,update(w){let f=JSON.stringify(w);f!==p&&(p=f,l(w))}}}var Tt=t=>t.
reduce((e,{width:n})=>e+n+Nt,-Nt);function fe(t){let e=y("g",{class:t}),n="",o=0,r=new Map;return{element:e,width:()=>o,
lay(a,c,p,h){let l=Tt(a),w=Math.min(h,Math.max(1,.96*p/Math.max(l,1))),f=Math.max(xn,Math.min(w,1.06*p/Math.max(
l,1)));o=l*f,S(e,{transform:`translate(0 ${c}) scale(${f.toFixed(3)})`});let g=a.map(({key:v})=>v).join();if(g===
n)return;n=g;let u=-l/2,x=r;r=new Map;for(let{key:v,draw:i,width:d}of a){let m=x.get(v);x.delete(v);let b=m??y(
"g",{},i());S(b,{transform:`translate(${u+d/2} 0)`}),u+=d+Nt,r.set(r.has(v)?`${v}/${r.size}`:v,b)}for(let v of x.
values())v.remove();[...r.values()].forEach((v,i)=>{e.children[i]!==v&&e.insertBefore(v,e.children[i]??null)})}}}function he(t,e,n){let{draft:o,signal:r,word:a}=t,{places:c}=t.scenery,p=s("div",{class:"sw-steppers"}),h=s("d\
iv",{class:"sw-heard",role:"status"});p.append(h);let l=new Map;function w(i){let d=f("sw-take-one",()=>u(i)),
m=f("sw-put-one",()=>g(i)),b=s("div",{class:"sw-stepper","data-step":c[i]?.id},d,m);return b.addEventListener(
"pointerenter",()=>n(i),{signal:r}),b.addEventListener("pointerleave",()=>n(null),{signal:r}),{whole:b,minus:d,
plus:m}}function f(i,d){let m=s("button",{type:"button",class:`sw-move ${i}`,tabindex:-1});return m.addEventListener(
"mousedown",b=>b.preventDefault(),{signal:r}),m.addEventListener("click",d,{signal:r}),m}function g(i){let d=o.
chosen()?.key??"";if(!o.canPut(d,i))return t.refuse(x(d,i));o.put(d,i),v(d,i)}function u(i){let d=o.chosen()?.
key??"";if(!o.canTake(d,i))return t.refuse(q(a("map-least")));o.take(d,i),v(d,i)}function x(i,d){if(o.inHand(i)>
0)return q(a("map-full"));let m=o.chosen()?.regions.some(b=>b!==d&&o.canTake(i,b));return q(a("map-no-hand"),...m?
[a("map-no-hand-help")]:[])}function v(i,d){let m=`${c[d]?.name}: ${o.count(i,d)}`;h.textContent=`${m}. ${a("m\
ap-hand")}: ${o.inHand(i)}.`}return{element:p,put:g,take:u,press(i){let d=o.chosen();d?.most===1&&o.canTake(d.
key,i)?u(i):g(i)},update(i){let d=i?o.chosen():null;for(let[m,{whole:b}]of l)d?.regions.includes(m)||(b.remove(),
l.delete(m));for(let m of d?.regions??[]){let b=e(m),$=c[m];if(!d||!b||!$)continue;let E=l.get(m);E||(l.set(m,
E=w(m)),p.append(E.whole));let{whole:N,minus:H,plus:k}=E,[G,B]=[o.canPut(d.key,m),o.canTake(d.key,m)],W=d.most===
1;N.style.left=`${(b.at[0]*100).toFixed(2)}%`,N.style.top=`${(b.at[1]*100).toFixed(2)}%`,N.style.setProperty("\
--sw-gap",`${(b.gap*100).toFixed(2)}%`),N.classList.toggle("sw-toggle",W),S(H,{"aria-label":`${a("map-take")}:\
 ${$.name}`,"aria-disabled":String(!B)}),S(k,{"aria-label":`${a("map-put")}: ${$.name}`,"aria-disabled":String(
!G)}),H.hidden=W&&!B,k.hidden=W&&B}}}}var me={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ln=["Home","End","PageUp","PageDown"],
ge=t=>Object.hasOwn(me,t)||Ln.includes(t);function be(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,r]=me[n]??
[0,0],a=e,c=1/0;for(let p of t){let h=p.at[0]-e.at[0],l=p.at[1]-e.at[1],w=h*o+l*r,f=Math.abs(h*r)+Math.abs(l*o);
if(w<=0||f>2*w)continue;let g=w+2*f;g<c&&(c=g,a=p)}return a}function ve({regions:t,player:e,past:n},o,r,a){let c=o.chosen(),p=o.allocations(),h=t.some(({acts:w})=>w.some(
ye));function l(w,f){let g=[...f.pieces];for(let{key:u,emblem:x,label:v,regions:i,beside:d,now:m}of p){if(!i.includes(
w))continue;let b=o.count(u,w)+(d[w]??0),$=o.count(u,w)!==(m[w]??0),E=g.findIndex(k=>k.emblem===x),N=g[E],H=b>
0||u===c?.key;N&&H?g[E]={...N,count:b,drafted:$}:N?g.splice(E,1):H&&g.push({emblem:x,label:v,count:b,drafted:$,
...$n(x)?{player:e}:{}})}return g}return{of(w,f){let g=c?.regions.includes(w)?c:null,u=l(w,f),x=u.find(v=>v.player!==
void 0);return{stepped:g,place:{pieces:u,immune:f.immune,tag:oe(f.acts),badge:le(r,f),stepped:r==="none"&&g?g.
emblem:null,cue:n&&f.changed,unit:a},ground:{player:x?.player??null,inDecline:x?.in_decline??!1,immune:f.immune,
target:f.acts.some(ye),dim:c?!g:h&&f.acts.length===0,changed:n&&f.changed}}}}}var ye=({kind:t})=>t!=="abandon",
$n=t=>t.startsWith("race/");var Mn=44;function xe(t){let{scenery:e,signal:n,draft:o}=t,{places:r}=e,[a,c]=[e.width+2*K,e.height+2*K],p=Ut(
e),h=te(e),l=r.map($),w=r.map((M,L)=>({place:we(h,M),land:p.inside(L),lies:"",heard:"",holds:""})),f=Yt(r),g=y(
"svg",{class:"sw-chart",viewBox:`${-K} ${-K} ${a} ${c}`,role:"group","aria-label":t.word("map")},p.defs,p.below,
...l,y("g",{class:"sw-holdings"},...w.map(({land:M})=>M)),p.above,f.below,y("g",{class:"sw-pieces","aria-hidde\
n":"true"},...w.map(({place:M})=>M.element)),f.above),u=s("div",{class:"sw-board","data-goggles":"none"},g,p.flashes),
x=he(t,C,N);u.append(x.element);let v=de(t,u),i=null,d="none",m={region:-1,acts:""},b=1;E(0),o.onChange(()=>_(),
n),I();function $(M,L){let A=y("g",{class:"sw-region","data-region":M.id,"data-terrain":M.terrain,role:"button"});
return A.append(...p.ground(M,L)),A.addEventListener("click",()=>k(L),{signal:n}),A.addEventListener("focus",()=>H(
L),{signal:n}),A.addEventListener("blur",()=>f.trace("focus",[]),{signal:n}),A.addEventListener("keydown",T=>G(
T,L),{signal:n}),A.addEventListener("pointerenter",()=>N(L),{signal:n}),A.addEventListener("pointerleave",()=>N(
null),{signal:n}),A}function E(M){l.forEach((L,A)=>S(L,{tabindex:A===M?0:-1}))}function N(M){f.trace("hover",M===
null?[]:[M]),t.look(M)}function H(M){E(M),f.trace("focus",l[M]?.matches(":focus-visible")?[M]:[]),t.select(M)}
function k(M){let L=l[M];L&&!L.matches(":focus")&&L.focus({preventScroll:!0}),W(M)}function G(M,L){let{key:A}=M;
if(M.ctrlKey||M.metaKey||M.altKey)return;let T=r[L];if(A==="Enter"||A===" ")W(L);else if(A==="Escape")B(L);else if(ge(
A)&&T)l[r.indexOf(be(r,T,A))]?.focus();else if(Sn(A)&&V(L))x.put(L);else if(En(A)&&V(L))x.take(L);else return;
M.preventDefault()}function B(M){if(v.isOpen())return v.close(!0);t.select(null),l[M]?.blur()}function W(M){let L=i?.
regions[M],A=r[M];if(!i||!L||!A)return;let[T]=L.acts;T&&L.acts.length===1&&T.quick?t.play([T.action]):T?F(M,A,
L):V(M)?x.press(M):L.why?t.refuse(L.why):i.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("\
map-elsewhere"),t.word("map-elsewhere-help"))):t.refuse(q(t.word("map-nothing")))}function F(M,L,A){m={region:M,
acts:JSON.stringify(A.acts)},v.open({label:L.name,acts:A.acts,at:O(L.at),reach:Mn*L.scale/c,closed(T){m={region:-1,
acts:""},S(l[M]??u,{"aria-expanded":A.acts.length>0?"false":null}),T&&l[M]?.focus({preventScroll:!0})}}),S(l[M]??
u,{"aria-expanded":"true"})}let O=([M,L])=>[(M+K)/a,(L+K)/c],V=M=>o.chosen()?.regions.includes(M)??!1;function _(M=!1){
if(!i)return;let L=ve(i,o,d,b);i.regions.forEach((A,T)=>{let[D,Z]=[l[T],w[T]];if(!D||!Z)return;let Y=JSON.stringify(
A.pieces);if(M&&Y===Z.holds)return;Z.holds=Y;let Q=L.of(T,A),nt=Q.stepped&&J(Q.stepped,T),st=JSON.stringify([A.
label,A.acts,nt]);st!==Z.heard&&j(D,A,nt),Z.heard=st,Z.place.update(Q.place);let ft=JSON.stringify(Q.ground);ft!==
Z.lies&&(Z.land.replaceChildren(...p.holding(T,Q.ground)),Z.lies=ft)}),S(u,{"data-goggles":d,"data-past":i.past}),
x.update(d==="none")}function J({key:M,label:L,most:A},T){let D=A===1?t.word("map-toggle"):t.word("map-keys");
return`${L}: ${o.count(M,T)}. ${D}`}function j(M,L,A){let{acts:T}=L,D=T.length>1||T.length===1&&!T[0]?.quick;S(
M,{"aria-label":L.label,"aria-description":A,"aria-disabled":T.length===0&&!A?"true":null,"aria-haspopup":D?"m\
enu":null,"aria-expanded":D?"false":null,"data-acts":T.map(({kind:Z})=>Z).join(" ")||null}),M.classList.toggle(
"sw-target",T.length>0),M.classList.toggle("sw-stepping",A!==null)}function C(M){let L=w[M]?.place.spot();return L?
{at:O([L.x,L.y]),gap:L.width/a}:null}function I(){if(typeof ResizeObserver>"u")return;let M=new ResizeObserver(
()=>{let L=Math.round(10*a/Math.max(g.clientWidth,300))/10;L===b||g.clientWidth===0||(b=L,_())});M.observe(u),
n.addEventListener("abort",()=>M.disconnect())}return{element:u,update(M,L){i=M;let{region:A,acts:T}=m;A>=0&&JSON.
stringify(M.regions[A]?.acts)!==T&&v.close(v.element.querySelector(":focus")!==null),_(L)},flash(){i&&!i.past&&
p.flash(i)},select(M){f.trace("selection",M===null?[]:[M]),l.forEach((L,A)=>L.classList.toggle("sw-selected",A===
M)),M!==null&&l[M]&&E(M)},light(M){f.trace("light",M)},wear(M){d=M,_()}}}var Sn=t=>t==="+"||t==="=",En=t=>t===
"-"||t==="−"||t==="Backspace";var Cn="var(--sw-gold)",$e="var(--sw-gold-edge)",Me="var(--sw-ink)";function pt(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return y("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(r,a)=>Le(3*(n-a))),Le(0),y("circle",{r:8.6,fill:"none",stroke:$e,"stro\
ke-opacity":.55}),y("text",{y:4.6,"text-anchor":"middle",fill:Me,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function Se(){return y("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},y("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),y("text",{y:5,"t\
ext-anchor":"middle",fill:Me,"font-size":14,"font-weight":800},"?"))}function Le(t){return y("circle",{cy:t,r:11.5,
fill:Cn,stroke:$e,"stroke-width":1.6})}function Rt(t,{race:e,power:n,race_emblem:o,power_emblem:r},...a){let c=s("span",{class:"sw-combo-banner"},rt(
t,o,e),s("span",{class:"sw-race-name"},e),...a);if(n===null)return s("span",{class:"sw-combo sw-alone"},c);let p=s(
"span",{class:"sw-combo-badge"},rt(t,r??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},p," ",c)}var rt=(t,e,n)=>ot(t.scenery,"sw-combo-emblem",e,n);function Ee(){return y("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),y("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Ce(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},In(),n)),r=new Set,a=[];function c(p,h){let l=e.children[p.slot],w=Ht(p),f=a.findIndex(x=>x.name===
w),g=On(t,p,{picking:h,open:r.has(w),toggle:u});a.length&&f!==p.slot&&g.classList.add(f<0?"sw-new":"sw-moved"),
X(t,l),z(l,g);function u(){r.delete(w)||r.add(w),c(p,h)}}return{element:o,update({column:p,phase:h,past:l,stacks:w}){
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
append(Pn(t,e));let l=[e.price,e.tokens].map((w,f)=>et(t,w,{key:`ledger/${e.slot}/${f}`}));h.append(s("div",{class:"\
sw-card-open"},...l))}return h}function An(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,
"aria-hidden":"true",title:`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"sw-free"},t.word("column-free"))]:
[s("span",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),pt("",1))])}function Tn(t,{sum:e,tokens:n}){
let o=e.lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",title:`${n.title}. ${n.sum}`},
s("span",{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()} `),Ee(),s("span",{class:"sw-unit"},t.
word("column-tokens")))}function Nn(t,{coins:e}){let n=e?`${t.word("column-coins")}: ${e}`:null,o=s("span",{class:"\
sw-coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.append(pt(e)),o}function Rn(t){let e=t.word(
"column-drawn");return s("span",{class:"sw-drawn",role:"img","aria-label":e,title:e},"?")}function Hn(t,e){let n=s(
"ul",{class:"sw-abilities"},s("li",{},rt(t,e.power_emblem,e.power),s("b",{},e.power),e.power_ability),s("li",{},
rt(t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.coins&&n.append(s("li",{},pt(""),s("b",{},
t.word("column-coins")),String(e.coins))),n}function Pn(t,e){let n=s("ul",{class:"sw-abilities sw-in-full"});for(let[
o,r,a]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,e.race,e.race_ability]]){let c=t.scenery.details[o??
""];c&&c!==a&&n.append(s("li",{},s("b",{},r??""),c))}return n}function Bn(t,e){let{action:n,why:o,label:r}=e;if(!n&&
!o)return[];let a=s("button",{type:"button",class:n?"sw-button sw-primary sw-take":"sw-button sw-take","aria-d\
isabled":n?null:"true","aria-label":`${r}: ${Ht(e)}`,"data-key":`take/${e.slot}`},r);return a.addEventListener(
"click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[a,s("p",{class:"sw-cannot"},o.text)]:[a]}function In(){let t=[
6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0\
 1 0-22 0Z`);return y("svg",{class:"sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...t.map(n=>y("path",{
d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>y(
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ae(t){let e=new Map,n=null,o=!1,r=new Set;function a(){for(let i of r)i()}let c=i=>e.get(i)?.allocation,
p=(i,d)=>e.get(i)?.counts.get(d)??0;function h(i){let d=0;for(let m of e.get(i)?.counts.values()??[])d+=m;return d}
let l=i=>(c(i)?.high??0)-h(i);function w(i,d){let m=c(i);return m?.regions.includes(d)?p(i,d)<m.most&&l(i)>0:!1}
function f(i,d){let m=c(i);return m?.regions.includes(d)?p(i,d)>Math.max(m.least,0):!1}function g(i){let d=c(i);
return d?.regions.some(m=>p(i,m)!==(d.now[m]??0))??!1}function u(i){let d=c(i);if(!d)return!1;let{regions:m,least:b,
most:$,low:E,high:N}=d,H=h(i);return H<E||H>N?!1:m.every(k=>p(i,k)>=b&&p(i,k)<=$)}function x(i,d,m){e.get(i)?.
counts.set(d,p(i,d)+m),a()}return{update(i){let d=e;if(e=new Map(i.map($=>{let E=d.get($.key),N=E&&Vn(E.allocation,
$)?E.counts:Oe($);return[$.key,{allocation:$,counts:N}]})),n!==null&&e.has(n)&&n!==null&&(o||l(n)!==0||g(n)))return;
n=(i.find(({key:$})=>l($)!==0)??i[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:i})=>i),
chosen:()=>n===null?null:c(n)??null,choose(i){e.has(i)&&(n=i,o=!0,a())},count:p,inHand:l,canPut:w,canTake:f,put(i,d){
w(i,d)&&x(i,d,1)},take(i,d){f(i,d)&&x(i,d,-1)},spread(i,d){let m=e.get(i);m&&(m.counts=new Map(m.allocation.regions.
map(b=>[b,d[b]??0])),a())},reset(i){let d=e.get(i);d&&(d.counts=Oe(d.allocation),a())},changed:g,complete:u,actions(){
let i=[...e.values()].map(({allocation:m})=>m),d=[];for(let m of i){if(m.with!==null&&e.has(m.with))continue;let b=[
m,...i.filter(E=>E.with===m.key)];if(!b.some(({key:E})=>g(E))||!b.every(({key:E})=>u(E)))continue;let $=structuredClone(
m.action);for(let{key:E,into:N,regions:H}of b)_n($,N,v(E,H));d.push($)}return d},onChange(i,d){r.add(i),d.addEventListener(
"abort",()=>r.delete(i))}};function v(i,d){let m={};for(let b of d){let $=t[b]?.id;$!==void 0&&p(i,b)>0&&(m[$]=
p(i,b))}return m}}var Oe=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Vn(t,e){let[n,o]=[t,e].map(
({regions:r,least:a,most:c,low:p,high:h,now:l,beside:w})=>JSON.stringify([r,a,c,p,h,l,w]));return n===o}function _n(t,e,n){
let o=t;for(let a of e.slice(0,-1))o[a]??={},o=o[a];let r=e.at(-1);r!==void 0&&(o[r]=n)}function Te(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:c,lines:p}){let[h,...l]=p,w=[s("h3",{},P("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
c),...h?[s("p",{},h.title),a(h,0)]:[]];return l.length&&w.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...w,...l.map((f,g)=>r(f,g+1))]}function r(c,p){let h=s("b",{},c.value),l=s("summary",{"data-key":`advice/${p}`},
s("span",{},c.title)," ",h);return s("details",{},l,a(c,p))}function a({steps:c},p){let h=c.map(({text:l,chance:w,
regions:f},g)=>{let u=s("p",{},s("span",{class:"sw-reason"},l));return w!==null&&u.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},w)),f.length&&(u.append(gt()),S(u,{tabindex:0,"data-key":`advice/${p}/${g}`}),
bt(t,u,f)),s("li",{},u)});return s("ol",{class:"sw-events"},...h)}return{element:e,update({advice:c}){e.hidden=
c===null;let p=JSON.stringify(c);p!==n&&(n=p,X(t,e),z(e,...c?o(c):[]))}}}var Fn='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ne({width:t,
height:e,places:n,terrains:o,players:r}){let a=`sw-${Math.random().toString(36).slice(2)}`,c=y("pattern",{id:a,
width:60,height:60,patternUnits:"userSpaceOnUse"},ct(Fn)),p=n.map(({outline:f,terrain:g})=>y("path",{d:f,fill:o[g]?.
ground,opacity:.5})),h=y("g",{}),l=y("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},y("defs",{},c),y("rect",{class:"sw-little-sheet",width:t,height:e}),...p,h,y("rect",{class:"sw-little-fr\
ame",width:t,height:e})),w="";return{element:l,update(f,g){let u=JSON.stringify([f.holders,f.declined,g.holders,
g.declined]);if(u===w)return;w=u;let x=[],v=[];for(let[d,{outline:m}]of n.entries()){let b=f.holders[d]??-1,$=r[b],
E=f.declined[d]??!1;$&&(x.push(y("path",{class:"sw-little-held",d:m,fill:$.full,"data-held":b})),E&&x.push(y("\
path",{d:m,fill:`url(#${a})`,"data-declined":!0}))),(b!==(g.holders[d]??-1)||E!==(g.declined[d]??!1))&&v.push(
m)}let i=["sw-little-under","sw-little-differs"].map(d=>y("path",{class:d,d:v.join("")}));h.replaceChildren(...x,
...v.length?i:[]),S(l,{"data-differs":v.length})}}}var Zn=118;function He(t){let e=s("div",{class:"sw-sides",role:"table"}),n=s("section",{class:"sw-branches",hidden:!0},
e),o=[],r="",a=[!1,!0],c=null;function p({name:u,about:x},v,i,d){let m=o[v]??=Ne(t.scenery),b=s("button",{type:"\
button",class:"sw-side","data-key":`side/${v}`,"aria-pressed":String(i),title:u},...d?[m.element]:[],s("span",
{class:"sw-side-name"},u)," ",...d?[s("span",{class:"sw-side-about"},x)," "]:[],...i?[s("span",{class:"sw-side\
-shown"},t.word("branches-shown"))]:[]);return b.addEventListener("click",()=>i||t.ask({type:"show",column:v}),
{signal:t.signal}),s("div",Re("columnheader",v,i),b)}function h({label:u,cells:x},v){let i=(x[v]?.notes??[]).join(
" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},u),...x.
map(({text:d,notes:m,best:b},$)=>{let E=s(b?"b":"span",{class:b?"sw-best":null},d);b&&E.prepend(P("star",t.word(
"branches-best")));let N=m.map(H=>s("small",{},H));return s("div",Re("cell",$,$===v),E,...N)}),...i?[s("p",{class:"\
sw-sides-notes","aria-hidden":"true"},i)]:[])}function l({title:u,columns:x,rows:v,differences:i,shown:d}){let m=a[+(d>
0)]??!0,b=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(m)},u);b.addEventListener(
"click",()=>w(),{signal:t.signal});let $=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},b),
E=x.map((B,W)=>p(B,W,W===d,m)),N=s("div",{class:"sw-sides-row",role:"row"},$,...E);if(S(e,{"data-folded":!m}),
!m)return[N];let H=v.map(B=>h(B,d));if(i.length===0)return[N,...H];let k=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"rowheader"},t.word("branches-differ")),G=s("div",{class:"sw-sides-row sw-sides-gap",role:"row"},
k);return[N,...H,G,...i.map(B=>h(B,d))]}function w(){if(!c)return;let u=+(c.shown>0);a[u]=!a[u],f(c),g()}function f(u){
let{columns:x}=u,[v]=x;v&&(e.style.setProperty("--sw-sides",String(x.length)),z(e,...l(u)),x.forEach((i,d)=>o[d]?.
update(i,v)))}function g(){let u=e.querySelectorAll("[role=columnheader]").length;if(n.hidden||!u)return;S(e,{
"data-slim":e.clientWidth<Zn*(u+.5)}),S(e,{"data-scrolls":e.scrollWidth>e.clientWidth+1});let x=e.querySelector(
".sw-sides-shown:not([data-column='0'])");e.scrollLeft=x?Math.max(0,x.offsetLeft+x.offsetWidth-e.clientWidth):
0}return{element:n,reveal:g,update(u){c=u;let{title:x,columns:v,rows:i,differences:d,shown:m}=u;for(let $ of[n,
e])S($,{"aria-label":x});n.hidden=v.length<2;let b=JSON.stringify([x,v,i,d,m]);n.hidden||b===r||(r=b,f(u))}}}var Re=(t,e,n)=>({
role:t,class:n?"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function Pe(t){let{signal:e}=t,n=null,o=null,r=null,a=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),c=x("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));c.
classList.add("sw-if-back"),c.prepend(P("back"));let p=x("if-adopt",t.word("whatif-adopt"),()=>r?t.refuse(q(r)):
t.ask({type:"adopt"})),h=x("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if",off:!0}));S(h,{title:t.word(
"whatif-more-help")});let l=x("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),w=s(
"section",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},P("fork"),
t.word("whatif-tag")),a,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
c,p,h,l)),f=s("p",{class:"sw-heard",role:"status"}),g=s("div",{},w,f),u=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},P("fork"),t.word("whatif-tag"));function x(d,m,b){let $=s("button",{type:"button",class:"\
sw-button","data-key":d},m);return $.addEventListener("click",b,{signal:e}),$}function v(){a.value=n??"",a.size=
Math.min(Math.max(a.value.length,6),32)}function i(){let d=a.value.trim();o&&d&&d!==n?t.ask({type:"rename",column:o,
name:d}):v()}return a.addEventListener("change",i,{signal:e}),a.addEventListener("keydown",d=>{d.key==="Escape"&&
v(),(d.key==="Enter"||d.key==="Escape")&&a.blur(),d.stopPropagation()},{signal:e}),{element:g,stamp:u,enter(d){
if(d===n&&tt(a)===a)return;let m=n;n=d,u.hidden=w.hidden=d===null,v(),d!==m&&(o=r=null,f.textContent=d===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${d}. ${t.word("whatif-sentence")}`)},update({shown:d,adopt:m}){
o=d,r=m?.why??null,S(p,{"aria-disabled":r?"true":null,title:r})}}}var Wn=896,Vt={title:"",shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,
reason:null};function Be(t,e,n){let o=Pe(t),r=Te(t),a=He(t),c=s("div",{class:"sw-exploring",hidden:!0},r.element,
a.element),[p,h]=["",Vt],l=0,w=null,f=null,g=!0;function u(){let i=e.get("explore");return i&&i!==p&&([p,h]=[i,
JSON.parse(i)]),h}function x(){let{shown:i,columns:d}=u(),m=l>0&&l!==i;return l=i,w?.classList.toggle("sw-what\
-if",i>0),o.enter(i>0?d[i]?.name??"":null),m}function v(){if(!f)return;let{left:i,side:d,people:m}=f,b=!g&&!c.
hidden;b!==(m.parentNode!==d)&&(b?i.after(m):d.prepend(m))}return{banner:o.element,stamp:o.stamp,panel:c,enter:x,
moved:()=>u().shown!==l,update(){x();for(let i of[o,r,a])i.update(h);c.hidden=r.element.hidden&&a.element.hidden,
v(),a.reveal();for(let i of n)i.explore(h)},lie(i,d){if([w,f]=[i,d],d.left.after(c),typeof ResizeObserver>"u")
return;let m=new ResizeObserver(([b])=>{g=(b?.contentRect.width??0)>=Wn,v(),a.reveal()});m.observe(i),t.signal.
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
!1,o=!0,p("idle")},waiting:()=>n,tries(w){try{w()}catch{h()}}}}function lt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function Fe(t,{index:e,name:n,seat:o,open:r,toggle:a}){let c=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
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
word("players")},e),o=new Set,r=[],a=null,{seats:c,bots:p}=Vt;function h(w){let f=e.children[w.index],g=x=>`${w.
index}/${x}`,u=Dn(t,w,{isOpen:x=>o.has(g(x)),toggle(x){o.delete(g(x))||o.add(g(x)),h(w),x==="seat"&&f.querySelector(
".sw-seat")?.focus()}});S(f,{"aria-current":w.decides?"true":null,"data-winner":w.player.winner}),X(t,f),z(f,...u)}
function l(w){a=w;let{players:f,player:g,phase:u,choices:x}=w;for(;e.children.length>f.length;)e.lastElementChild?.
remove();for(;e.children.length<f.length;)e.append(Gn(t,e.children.length));S(e,{"data-many":f.length>3});let v=f.
map((d,m)=>{let b=m===g&&u!=="over",$=b?x.filter(({kind:E})=>E==="decline"):[];return{index:m,player:d,decides:b,
declines:$,seat:c[m]??null,bots:p}}),i=v.map(d=>JSON.stringify(d));for(let d of v)i[d.index]!==r[d.index]&&h(d);
r=i}return{element:n,update:l,explore(w){JSON.stringify([c,p])!==JSON.stringify([w.seats,w.bots])&&({seats:c,bots:p}=
w,a&&l(a))}}}function Gn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Dn(t,{index:e,player:n,decides:o,declines:r,seat:a,bots:c},p){
let h={index:e,name:n.name,seat:a,bots:c,open:p.isOpen("seat"),toggle:()=>p.toggle("seat")},l=s("div",{class:"\
sw-races"}),w=zn(t,e,n,o,p),f=s("div",{class:"sw-plate-inside"},w,...Ze(t,h),l);p.isOpen("score")&&n.scored&&f.
append(et(t,n.scored,{key:`score/${e}`}));let g=[...n.active?[n.active]:[],...n.declined];n.active||l.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[x,v]of g.entries()){let i=`race/${x}`,d=v!==n.
active,m={key:`${e}/${i}`,open:p.isOpen(i),toggle:()=>p.toggle(i)};l.append(...jn(t,v,d,m)),p.isOpen(i)&&f.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(b=>s("li",{},b))))}let u=[...r,...n.choices].map((x,v)=>Yn(t,
x,`${e}/do/${v}`));u.length&&l.append(s("span",{class:"sw-plate-choices"},...u));for(let x of n.peace)f.append(
s("p",{class:"sw-peace"},Un(),x));return[Jn(t,e,c.length?[Fe(t,h)]:[]),f]}function Jn(t,e,n){let o=y("path",{d:t.
scenery.players[e]?.shape}),r=y("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},r,...n)}function zn(t,e,{name:n,coins:o,scored:r,winner:a},c,{isOpen:p,toggle:h}){let l=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(c&&l.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),a&&l.append(" ",s("span",{class:"sw-winner"},dt(),t.word("players-win\
ner"))),r){let w=s("button",{type:"button",class:"sw-scored","aria-expanded":String(p("score")),"data-key":`${e}\
/score`,title:r.title},s("b",{},vt(r.total))," ",t.word("players-last-turn"));w.addEventListener("click",()=>h(
"score")),l.append(" ",w)}return l.append(" ",qn(t,o)),l}function qn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},Se(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},pt("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function jn(t,e,n,{key:o,open:r,toggle:a}){let c=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(r),"data-key":o});if(c.addEventListener("\
click",a),!n){c.append(Rt(t,e));let h=s("span",{class:"sw-tallies"});return e.hand&&h.append(_t(t.word("player\
s-in-hand"),e.hand,Qn)),h.append(_t(t.word("players-on-map"),e.tokens,We)),[c,h]}let p=e.power===null?e.race:`${e.
power} ${e.race}`;return S(c,{title:`${t.word("players-declined")}: ${p}`}),c.append(Ft(Mt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${p}`),...e.power===null?[]:[rt(t,e.power_emblem??"",e.power)],rt(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},p)),[s("span",{class:"sw-declin\
ed"},c,_t(t.word("players-regions"),e.regions,We))]}var Qn="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",We="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",Kn="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function Ft(t){return y("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},y("path",{d:t,fill:"currentColor"}))}var Un=()=>Ft(Kn);function _t(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},Ft(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function Yn(t,{
kind:e,label:n,action:o,why:r},a){let c=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":a,"data-kind":e},n);return c.addEventListener("click",()=>{o?t.play([o]):r&&t.refuse(r)}),c}function Ge(t){let e=r=>t[r]??"";function n({total:r,title:a,sum:c,lines:p}){return{total:r,title:e(a),sum:e(c),
lines:p.map(([h,l,w,f,g=[]])=>({amount:h,text:e(l),place:e(w),applied:f===1,regions:g}))}}return{say:e,whole:n,
reason:r=>r&&{text:e(r.text),helps:r.helps.map(e),place:e(r.place)}}}function Zt({strings:t,...e}){let{say:n,whole:o,
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
p=E("first",es,t.word("first"),()=>0),h=E("back",ns,t.word("back"),O=>O-1),l=E("forward",ss,t.word("forward"),
O=>O+1),w=E("now",os,t.word("now"),()=>g),f=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},p,h,s("div",{class:"sw-rail"},o,r,n),l,w,s("p",{class:"sw-where"},a,c)),g=0,u=0,x="",v=[],i=null,d=null,
m=null,b=!1,$=!1;n.addEventListener("input",()=>{$=!1,N(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>b=!0,{signal:e});for(let O of["pointerup","pointercancel","change","blur"])n.addEventListener(O,k,
{signal:e});function E(O,V,_,J){let j=y("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:V})),I=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":O,title:_,"aria-label":_},j);return I.addEventListener(
"click",()=>{let M=J(d??u);$=!0,I.getAttribute("aria-disabled")!=="true"?N(Math.max(0,Math.min(g,M))):t.refuse(
q(M<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),I}function N(O){d=O,G(),H()}function H(){m&&performance.
now()-m.at<Xn||(m=null,!(d===null||d===u)&&(m={step:d,at:performance.now()},t.goTo(d)))}function k(){b=!1,G()}
function G(){let O=d??u,V=`${t.word("step")} ${O} / ${g}`,_=O===u?x:"";S(n,{max:g,"aria-valuetext":_?`${V}: ${_}`:
V}),b||(n.value=String(O)),S(a,{"aria-live":$?"polite":"off","aria-busy":O===u?null:"true"}),a.textContent=O===
u?V:`${V} …`,a.classList.toggle("sw-pending",O!==u),c.textContent=_,r.style.setProperty("--sw-at",String(g?O/
g:1));for(let J of[p,h])S(J,{"aria-disabled":O<=0?"true":null});for(let J of[l,w])S(J,{"aria-disabled":O>=g?"t\
rue":null});w.classList.toggle("sw-primary",O<g)}function B(O){let V={turn:0,step:0};O.forEach(([_,J,j],C)=>{let{
element:I,stretch:M,shape:L,number:A}=v[C]??=W(),T=t.scenery.players[j];S(I,{style:`flex-grow: ${(O[C+1]?.[0]??
g)-_}`}),S(M,{"data-player":j,style:`background: ${T?.full??""}`}),S(L,{d:T?.shape??""});let D=V.turn>0&&_-V.step<
ts*g,Z=J===V.turn||D?"":String(J);Z&&(V={turn:J,step:_}),S(A,{hidden:Z===""}),A.textContent!==Z&&(A.textContent=
Z)});for(let{element:_}of v.splice(O.length))_.remove()}function W(){let O=y("path",{}),V=s("div",{class:"sw-s\
tretch"},y("svg",{viewBox:"-14 -14 28 28"},O)),_=s("span",{class:"sw-turn-number"}),J=s("div",{class:"sw-turn"},
V,_);return o.append(J),{element:J,stretch:V,shape:O,number:_}}function F(O){O!==i&&(i=O,{step:u,steps:g}=O,d===
null&&($=!1),d!==null&&(d===u||d>g)&&(d=null),m&&(m.step===u||m.step>g)&&(m=null))}return{element:f,hear:F,update(O){
F(O),x=O.story?`${O.players[O.story.player]?.name}: ${O.story.title}`:"",B(O.track),G(),H()}}}function Je(t,e){let{places:n}=t.get("scenery"),o=!1,r,a=()=>{};function c(){clearTimeout(r),r=void 0,e.tries(
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
stringify([l,r]);if(f===n)return;n=f;let g=x=>w.some(({scored:v})=>v?.title===x.title);X(t,e);let u=l?a(l,w[l.
player]?.name??"",g):p();z(e,...u,...r===null?[]:[Dt(t,r)])}return{element:e,explore(l){({reason:r}=l),h()},update(l){
o=l,h()}}}function as(t,e){let n=t.scenery.players[e];return n?y("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},y("path",{d:n.shape,fill:n.full})):""}var xt=8;function je(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0}),o=null;function r(a){
let c=e.getBoundingClientRect(),{offsetWidth:p,offsetHeight:h}=n,[l,w]=[a.left-c.left,c.right-a.right],f=w>=l?
a.right-c.left+xt:l-p-xt,g=a.top-c.top+a.height/2-h/2;if(Math.max(l,w)<p+xt){f=a.left-c.left+a.width/2-p/2;let u=a.
top-c.top-h-xt;g=u>=0?u:a.bottom-c.top+xt}n.style.left=`${qe(f,c.width-p)}px`,n.style.top=`${qe(g,c.height-h)}\
px`}return{element:n,insist(a){let c=!n.hidden&&o===a;return n.classList.toggle("sw-insists",c),c},show(a,c,p){
let h=c===null?void 0:t.scenery.places[c],l=c===null?void 0:a.regions[c],w=l&&(a.hand?l:{...l,why:null}),f=h&&
w?rs(w,p):[];if(o=f.some(({className:u})=>u==="sw-tip-why")?w?.why?.text??null:null,n.classList.remove("sw-ins\
ists"),S(n,{hidden:f.length===0}),!h||f.length===0)return;n.replaceChildren(s("b",{class:"sw-tip-name"},h.name),
...f);let g=[...e.querySelectorAll("[data-region]")].find(u=>u.getAttribute("data-region")===h.id);g&&r(g.getBoundingClientRect())}}}
function rs(t,e){if(e==="incomes")return t.income?Wt(t.income):[];if(e==="defences")return t.defence?Wt(t.defence):
[];let n=t.cost?Wt(t.cost):[],o=t.acts.filter(({quick:a})=>!a).map(({label:a})=>s("p",{},a));return t.acts.length>
0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),...n,...t.why.helps.slice(0,1).map(a=>s("p",{class:"\
sw-tip-help"},a))]}function Wt({lines:t,sum:e,total:n}){let r=[...t.filter(({applied:a})=>a).map(({amount:a,text:c})=>[
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
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),r=dt(),a="";return{element:o,update({
turn:c,turns:p,turn_label:h}){let l=JSON.stringify([c,p,h]);if(l!==a){for(a=l,e.textContent=h,S(n,{"aria-label":h});n.
children.length>p;)n.lastElementChild?.remove();for(;n.children.length<p;)n.append(cs(n.children.length+1));for(let[
w,f]of[...n.children].entries()){let g=w+1;f.classList.toggle("sw-played",g<c),S(f,{"aria-current":g===c?"step":
null}),g===c&&f.append(r)}(c<1||c>p)&&r.remove()}}}}function cs(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ue(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=ds(n,e,t.signal),r=new Map,a=null,c=null;function p(f,g,u,x){let v=s("span",{class:"sw-opener-label"},g,s("b",
{},at(u.total)));return yt(t,v,u,{key:f,captioned:!1,open:r.get(f)??x,onToggle(i){r.set(f,i),o.free()}})}function h(f,g){
let u=[us(t,f)];g.holds.length&&u.push(s("p",{},g.holds.join(" "))),g.acts.length&&u.push(l(g.acts)),g.why&&u.
push(ps(t,g.why)),g.cost&&u.push(et(t,g.cost,{key:"cost"}));let x=!g.cost,v=s("div",{class:"sw-more"});return g.
losses&&v.append(p("losses",t.word("losses"),g.losses,x)),g.income&&v.append(p("income",t.word("income"),g.income,
x)),g.defence&&v.append(p("defence",t.word("defence"),g.defence,x)),[...u,v]}function l(f){let g=f.map((u,x)=>{
let v=s("span",{class:"sw-act"},...u.emblem?[ot(t.scenery,"sw-printed",u.emblem)]:[],u.label),i=`act/${u.kind}\
/${x}`;return s("li",{},P("tick"),u.ledger?yt(t,v,u.ledger,{key:i}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...g)}function w(f){let g=s("p",{class:"sw-aside"},t.word("point-at"));return!f.score||
f.phase==="pick"?[s("h3",{},t.word("why")),g]:[s("h3",{},t.word("score-now")),et(t,f.score,{key:"score"}),g]}return{
element:n,show(f,g){if(f===a&&g===c)return;f!==a&&o.free(),a=f,c=g;let u=g===null?void 0:t.scenery.places[g],x=g===
null?void 0:f.regions[g];X(t,e),z(e,...u&&x?h(u,x):w(f))}}}function ds(t,e,n){let o=0;function r(c){o=c,t.style.
setProperty("--sw-tallest",`${c}px`)}let a=new ResizeObserver(()=>{e.offsetHeight>o&&r(e.offsetHeight)});return a.
observe(e),n.addEventListener("abort",()=>a.disconnect()),{free:()=>r(0)}}function us(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(r=>ot(t.
scenery,"sw-printed",r)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function ps(t,{text:e,
helps:n,place:o}){let r=s("div",{class:"sw-refusal"},P("refused"),s("p",{},e," ",o?mt(o):""));return n.length&&
r.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(a=>s("li",{},
a)))),r}var fs=["undo","redo","bot"];function ws({model:t,el:e,signal:n}){let o=_e(n),r=Ae(t.get("scenery").places),a={
goggles:"none"},c=new AbortController,p=()=>{let h=e.contains(tt(e));c.abort(),c=new AbortController;let{root:l,
focus:w}=hs(t,{kernel:o,draft:r,worn:a,signal:c.signal});e.replaceChildren(l),h&&w()};lt(t,"change:scenery",p,
n),lt(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{c.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),p(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function hs(t,{kernel:e,draft:n,worn:o,signal:r}){
let a=t.get("scenery"),c=Je(t,e),p=Et(r),h=Zt(JSON.parse(t.get("snapshot"))),{snapshot:l,explain:w}=h,[f,g]=[!1,
!1],u=!1,x=null,v=!1,i=!1,d=!1,m={scenery:a,word:R=>a.words[R]??R,signal:r,play:R=>T({type:"play",version:l.version,
actions:R}),undo:()=>T({type:"undo",version:l.version}),redo:()=>T({type:"redo",version:l.version}),refuse(R){
if(!f)return D();i=!0,b.refuse(R,_.insist(R.text))},look(R){i&&R!==null&&R!==x&&Lt(),x=R,Z()},select:c.select,
light:R=>$.light(R),goTo(R){t.get("step")!==R&&(e.asked(),t.set("step",R),e.tries(()=>t.save_changes()))},wear(R){
o.goggles=R,$.wear(R)},goggles:()=>o.goggles,draft:n,ask:R=>T({...R,version:l.version})},b=Kt(m),$=xe(m),E=Ce(
m),N=ke(m),H=Ke(m),k=Ue(m),G=ze(m),B=De(m),W=Qe(m),F=Be(m,t,[N,b,G,W]),O=zt(m),V=s("div",{class:"sw-map"},$.element,
F.stamp,O.element),_=je(m,V);V.append(_.element);let J=s("div",{class:"sw-people"},H.element,N.element),j=s("d\
iv",{class:"sw-right"},J),C=s("div",{class:"sw-left"},W.element,V,B.element),I=s("div",{class:"sw-below"},k.element,
G.element),M=s("div",{class:"sw-table"},C,I,j),L=s("div",{class:"sw-widget",lang:a.language,"data-kernel":"idl\
e"},a.title?s("p",{class:"sw-title"},a.title):"",a.text?s("p",{class:"sw-text"},a.text):"",F.banner,b.element,
M);F.lie(L,{left:C,side:j,people:J});let A=Ve(L,r);c.watch(L,$t,r),V.addEventListener("pointermove",()=>{v||(v=
!0,Z())},{signal:r});function T(R){if(e.waiting()||d||!f)return D();fs.includes(R.type)||A.acted(),e.asked(),e.
tries(()=>t.send(R))}let D=()=>b.tell({kind:"stale",text:m.word("one-moment")});function Z(){if(!f)return;k.show(
l,x??c.region());let R=V.querySelector("[data-region]:focus-visible")?c.region():null;_.show(l,(v?x:null)??R,o.
goggles)}function Y(){let R=l.phase==="pick"&&!l.past,U=R?M:j;if(E.element.parentNode!==U)U[R?"prepend":"appen\
d"](E.element);else if(!R)return;E.update(l)}function Q(R){let U=L.contains(tt(L));R();let it=tt(L);U&&(!L.contains(
it)||it?.closest("[hidden]"))&&b.focus()}function nt(){let{player:R,phase:U,allocations:it}=l;({snapshot:l,explain:w}=
h),f=g=v=!1,L.dataset.version=String(l.version),L.dataset.phase=l.phase,L.dataset.step=String(l.step),L.classList.
toggle("sw-past",l.past),Q(()=>{F.enter()&&n.update([]),Y(),n.update(l.allocations),b.update(l),$.update(l,l.player===
R&&it.length+l.allocations.length===0)}),B.hear(l),u||=l.player!==R||l.phase!==U,p.want(st)}function st(){p.cancel();
let R=JSON.parse(t.get("reasons"));g=R.version!==l.version,!g&&(w(R),f=!0,Q(()=>{for(let U of[$,H,E,N,G,B,W])U.
update(l);F.update(),$.flash(),u&&!V.querySelector("[data-region]:focus")&&m.select(null),u=!1,$t()}),L.dataset.
shown=String(l.version))}function ft(){h=Zt(JSON.parse(t.get("snapshot")));let{snapshot:R}=h;if(e.answered(),d)
return;let U=R.story?.die??null,it=!R.past&&!l.past&&!F.moved()&&R.steps>l.steps;if(b.tell(null),U===null||!it){
O.show(R.past?U:null),kt();return}d=!0,O.roll(U).then(()=>{d=!1,!r.aborted&&(h.snapshot.story?.die!==U&&O.show(
null),kt())})}function Lt(){i=!1,b.tell(null)}function kt(){nt(),b.tell(l.notice)}function $t(){$.select(c.region()),
Z()}return lt(t,"change:snapshot",ft,r),lt(t,"change:reasons",()=>g&&st(),r),lt(t,"change:explore",()=>f&&!d&&
Q(F.update),r),lt(t,"change:selected_region",()=>c.pressing()||$t(),r),n.onChange(Lt,r),e.onChange(R=>{L.dataset.
kernel=R,b.waiting(R)}),nt(),st(),$t(),o.goggles!=="none"&&$.wear(o.goggles),{root:L,focus:b.focus}}var Er={render:ws};export{Er as default};
