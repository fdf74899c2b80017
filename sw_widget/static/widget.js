var Ye="http://www.w3.org/2000/svg";function S(t,e){for(let[n,o]of Object.entries(e)){let l=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==l&&(l===null?t.removeAttribute(n):t.setAttribute(n,l))}return t}function y(t,e={},...n){
let o=S(document.createElementNS(Ye,t),e);return o.append(...n),o}function s(t,e={},...n){let o=S(document.createElement(
t),e);return o.append(...n),o}function ct(t,e){let n=y("g",{transform:e});return n.innerHTML=t,n}var $t="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function wt(t,e=0,n=0){let o=(l,a)=>`${(e+t*
l).toFixed(1)} ${(n+t*a).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
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
"circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6d4700","stroke-width":1})))}function Dt(t){let e=s("strong",{}),n=a("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},P("robot"),e),n,a("bot-turn",t.word("bot-turn"),!0)],l=s("div",{class:"sw-bot-turn",hidden:!0});function a(i,p,w){
let c=s("button",{type:"button",class:"sw-button sw-ask","data-key":i},p);return c.addEventListener("click",()=>t.
ask({type:"bot",whole:w}),{signal:t.signal}),c}return{element:l,update(i){l.hidden=i===null,e.textContent=i?.text??
"",i?l.hasChildNodes()||l.append(...o):l.replaceChildren()}}}var Gt=(t,e)=>s("p",{class:"sw-bot-reason"},P("ro\
bot",t.word("bot-reason")),e);var tn=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Jt=[1,0,3,0,2,0,3,0,1,0],en=70,nn=1800;
function Mt(t){return y("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Ht(t))}function Ht(t){
let e=(tn[t]??[]).map(([n,o])=>y("circle",{cx:n,cy:o,r:2.7}));return[y("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function Pt(t,e,n){let o=n===0?t.word("die-blank"):String(n),l=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},Mt(n)),l),S(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function zt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function l(a){if(clearTimeout(n),e.hidden=
a===null,e.classList.remove("sw-rolling","sw-leaving"),a===null){e.replaceChildren(),S(e,{"data-face":null,"ar\
ia-label":null});return}Pt(t,e,a),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),nn))}return{
element:e,show(a){o(),l(a)},roll(a){return o(),t.signal.aborted||sn()?(l(a),Promise.resolve()):new Promise(i=>{
l(null);let p=0,w=s("span",{class:"sw-cube"});e.replaceChildren(w),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let c=()=>w.replaceChildren(Mt(Jt[p++]??0));c();let h=setInterval(()=>p<
Jt.length?c():o(),en);o=()=>{o=()=>{},clearInterval(h),l(a),i()}})}}}var sn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function ht({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?ct(o):y("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function ot(t,e,n,o){let l={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return y("svg",l,ht(t,n,o))}function tt(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=tt(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let l of t.querySelectorAll("[data-key]"))if(l.getAttribute(
"data-key")===o&&(l instanceof HTMLElement||l instanceof SVGElement))return l.focus(),!0;return!1}function St(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(l){o(),e=requestAnimationFrame(()=>n=setTimeout(l))}}}function qt(t){let e=St(t.signal),n=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),o=s("div",
{class:"sw-notice",role:"alert"}),l=s("button",{type:"button",class:"sw-news-more","data-key":"news-more"},t.word(
"news-more")),a=s("div",{class:"sw-news"},n,o);l.addEventListener("click",()=>{let c=n.querySelector(".sw-said");
S(a,{"data-open":!0}),l.remove(),c?.setAttribute("tabindex","-1"),c?.focus()},{signal:t.signal});function i(){
let c=n.querySelector(".sw-said");c&&c.scrollHeight>c.clientHeight+1&&a.append(l)}function p(c){return c==="do\
ne"?P("tick"):c==="refused"?P("refused",t.word("notice-refused")):c==="stale"?P("stale",t.word("notice-stale")):
P("error",t.word("notice-error"))}function w(c,...h){for(let f of[n,o]){let g=c!==null&&f===o==(c.kind==="erro\
r");S(f,{"data-kind":g?c.kind:null}),g?f.replaceChildren(p(c.kind),s("span",{class:"sw-said"},c.text,...h)):f.
replaceChildren()}S(a,{"data-open":null,"data-elsewhere":null}),l.remove(),c&&e.want(i)}return{element:a,tell:c=>w(
c?.text?c:null),refuse({text:c,helps:h,place:f},g=!1){let u=h.map(x=>s("span",{class:"sw-help"},P("help",t.word(
"notice-help")),x));f&&u.push(s("small",{class:"sw-rule"},P("rule"),f)),w({kind:"refused",text:c},...u),S(a,{"\
data-elsewhere":g})}}}var q=(t,...e)=>({text:t,helps:e,place:""});var on={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function jt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),l=s("div",{class:"sw-ways"}),a=s("\
p",{class:"sw-hint"},t.word("tray-hint")),i=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,a),l),p=!1;o.addEventListener("keydown",c,{signal:n}),e.onChange(w,n);function w(){z(o,...e.allocations().map(
h));let r=e.chosen();z(l,...r?g(r):[])}function c(r){let d=on[r.key],m=e.allocations().map(({key:N})=>N);if(d===
void 0||m.length===0)return;r.preventDefault();let b=m.indexOf(e.chosen()?.key??""),$=m.length-1,E=Number.isFinite(
d)?(b+d+m.length)%m.length:d<0?0:$;e.choose(m[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function h({
key:r,emblem:d,label:m,must:b}){let $=e.chosen()?.key===r,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${r}`,"data-in-hand":e.inHand(r)},ot(t.scenery,
"sw-crest",d,m),s("span",{class:"sw-chip-name"},m),f(e.inHand(r),e.complete(r),b));return E.addEventListener("\
click",()=>e.choose(r),{signal:n}),E}function f(r,d,m){let b=s("span",{class:"sw-chip-state"});return r<0?b.append(
`${t.word("take-up")} `,s("b",{},String(-r))):r>0?b.append(`${t.word("in-hand")} `,s("b",{},String(r))):d&&b.append(
P("tick",t.word("tray-complete"))),r>0&&d&&!m&&b.append(s("small",{},t.word("tray-optional"))),b}function g(r){
let{key:d,label:m,spreads:b}=r,$=e.actions(),E=u("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(v(r)));E.classList.toggle("sw-primary",$.length>0&&!p);let N=u("reset",t.word("as-it-stands"),e.changed(
d),()=>e.changed(d)?e.reset(d):t.refuse(q(t.word("nothing-moved")))),H=b.map(({label:D,counts:B},W)=>{let F=x(
r,B),O=u(`spread:${W}`,D,!0,()=>{e.spread(d,B);let V=e.actions();V.length>0&&t.play(V)});return F&&O.prepend(P(
"tick")),S(O,{"aria-pressed":F?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":m},
...H,N),E]}function u(r,d,m,b){let $=s("button",{type:"button",class:"sw-button","data-key":r},d);return $.addEventListener(
"click",b,{signal:n}),S($,{"aria-disabled":m?null:"true"})}function x({key:r,regions:d},m){return d.every(b=>e.
count(r,b)===(m[b]??0))}function v({key:r}){return e.complete(r)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:i,update(r){p=r.choices.some(({main:d})=>d),i.hidden=r.past||e.allocations().
length===0,w()}}}var an=6,Qt=3;function Kt(t){let{draft:e,signal:n}=t,o=jt(t),l=qt(t),a=y("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),i=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),p=s("div",{class:"\
sw-history"}),w=O("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),c=O("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),h=s("div",{class:"sw-hand",hidden:!0}),f=s("div",{class:"sw-choices"}),g=Dt(t),u=s("sp\
an",{class:"sw-rolled",hidden:!0}),x=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),r=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},a,i,p),s("div",{class:"sw-deeds"},o.element,h,g.element,f,u),l.element,v);l.element.prepend(
x);let d=null,m=null,b="idle";e.onChange(()=>d&&k(d),n);let $=()=>i.focus();function E({player:C,phase:I,players:M,
sentence:L,past:A}){let T=t.scenery.players[C];S(r,{"data-phase":I,"data-player":C,"data-past":A}),r.style.setProperty(
"--sw-player",T?.full??"currentColor"),a.replaceChildren(y("path",{d:T?.shape??"M0 0",fill:T?.full,stroke:T?.pale})),
M[C]?.winner&&a.append(S(dt(),{x:-11,y:-9,width:22,height:18})),i.textContent!==L&&(i.textContent=L)}function N({
hand:C,allocations:I}){h.hidden=C===null||I.some(({emblem:M})=>M===C.emblem),C!==null&&(S(h,{"data-count":C.count}),
h.replaceChildren(H(C),s("span",{},C.label)))}function H({player:C,emblem:I,label:M,count:L}){let A=t.scenery.
players[C],T=Math.min(L,an),G=-Qt*Math.max(T-1,0)/2,Z={x:-13,width:26,height:26,rx:5},Y=Array.from({length:T},
(ft,Lt)=>y("rect",{...Z,y:-13-G-Qt*Lt,fill:A?.full,stroke:A?.pale})),Q=S(ot(t.scenery,"sw-crest",I,M),{x:-10,y:G-
10,width:20,height:20}),nt=L>0?[...Y,Q]:[y("rect",{class:"sw-empty",...Z,y:-13})],st=y("g",{class:"sw-number"},
y("circle",{r:11}),y("text",{y:5},String(L)));return st.setAttribute("transform","translate(17 9)"),y("svg",{class:"\
sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...nt,st)}function k(C){b==="none"?z(f):C.past?z(f,...W(
C)):z(f,...D(C))}function D(C){return C.choices.map((I,M)=>{let{kind:L,label:A,main:T}=I,{actions:G,why:Z}=B(I),
Y=C.choices.slice(0,M).filter(nt=>nt.kind===L).length,Q=s("button",{type:"button",class:"sw-button","data-kind":L,
"data-key":`choice:${L}:${Y}`},...L==="roll"?[Mt(3)]:[],A);return Q.classList.toggle("sw-primary",G!==null&&T),
G||S(Q,{"aria-disabled":"true",title:Z?.text}),Q.addEventListener("click",()=>G?t.play(G):Z&&t.refuse(Z),{signal:n}),
Q})}function B({action:C,settled:I,why:M}){if(!I)return{actions:C&&[C],why:M};let L=e.allocations();if(L.some(
({key:G})=>e.changed(G)&&!e.complete(G)))return{actions:null,why:q(t.word("loose"),t.word("loose-help"))};let A=L.
every(({key:G,must:Z})=>!Z||e.complete(G)),T=C??(A?I:null);return{actions:T&&[...e.actions(),T],why:M}}function W({
step:C,steps:I}){let M=s("button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});M.append(
P("now"),t.word("back-to-now")),M.addEventListener("click",()=>t.goTo(I),{signal:n});let L=s("span",{},`${t.word(
"bar-step")} `,s("b",{},`${C} / ${I}`)),A=s("strong",{},t.word("looking-back"));return[s("p",{class:"sw-lookin\
g-back"},P("stale"),A,L),M]}function F({undo:C,redo:I,past:M}){w.update(C),c.update(I),M||b==="none"?p.replaceChildren():
p.hasChildNodes()||p.append(w.button,c.button)}function O(C,I,M,L){let T=s("button",{type:"button",class:"sw-b\
utton sw-back-forth","data-key":C},P(C),s("span",{},I)),G=null;return T.addEventListener("click",()=>G===null?
t.refuse(q(M)):L(),{signal:n}),{button:T,update(Z){G=Z;let Y=Z===null?null:`${I}: ${Z}`;S(T,{title:Y??M,"aria-\
label":Y,"aria-disabled":Z===null?"true":null})}}}function V({story:C}){let I=C?.die??null;u.hidden=I===null,I!==
null&&Pt(t,u,I)}function _(){let C=d?.past||b==="none"?null:m;g.update(C),S(r,{"data-bot":C!==null})}function J(C){
let I=r.contains(tt(r));C();let M=tt(r);I&&(!r.contains(M)||M?.closest("[hidden]"))&&$()}function j(C){J(()=>{
E(C),N(C),V(C),d=C,k(C),_(),F(C),o.update(C),b==="none"&&(o.element.hidden=!0)})}return{element:r,update:j,focus:$,
tell:l.tell,explore({turn:C}){m=C,J(_)},refuse:l.refuse,waiting(C){if(C===b)return;let I=b==="none"||C==="none";
b=C,S(r,{"data-waiting":C,"aria-busy":C==="busy"?"true":null}),x.replaceChildren(),C==="lost"&&x.append(P("unp\
lugged"),t.word("python-lost")),C==="none"&&x.append(P("unplugged"),t.word("python-none")),I&&d&&j(d)}}}var K=15,rn='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',ln='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Ut({width:t,height:e,places:n,terrains:o,
roads:l,players:a}){let i=`sw-${Math.random().toString(36).slice(2)}`,p=Object.keys(o),w=(b,[$,E],N)=>y("patte\
rn",{id:`${i}-${b}`,width:$,height:E,patternUnits:"userSpaceOnUse"},ct(N)),c=b=>`url(#${i}-${b})`,h=y("defs",{},
...p.map((b,$)=>{let E=o[b];return w(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),w("wilds",[12,12],rn),w("veil",[
11,11],ln),...n.map(({outline:b},$)=>y("clipPath",{id:`${i}-c${$}`},y("path",{d:b})))),f={x:0,y:0,width:t,height:e},
g=y("g",{class:"sw-grounds"},y("rect",{class:"sw-wilds",...f}),y("rect",{...f,fill:c("wilds")})),u={x:-K/2,y:-K/
2,width:t+K,height:e+K},x=y("g",{class:"sw-lines"},...n.map(({outline:b})=>y("path",{class:"sw-borders",d:b})),
...l.flatMap(b=>[y("path",{class:"sw-road-bed",d:b}),y("path",{class:"sw-road",d:b})]),y("rect",{class:"sw-fra\
me",...u}),y("rect",{class:"sw-frame-steps",...u}),y("rect",{class:"sw-edge",...f})),v=(b,...$)=>y("g",{"clip-\
path":c(`c${b}`)},...$),r=`${-K} ${-K} ${t+2*K} ${e+2*K}`,d=y("svg",{class:"sw-flashes",viewBox:r,"aria-hidden":"\
true"}),m=-1;return{defs:h,below:g,above:x,flashes:d,inside:v,ground(b,$){return[y("path",{class:"sw-ground",d:b.
outline,fill:o[b.terrain]?.ground}),y("path",{class:"sw-pattern",d:b.outline,fill:c(`t${p.indexOf(b.terrain)}`)}),
v($,y("path",{class:"sw-verge",d:b.outline}))]},flash({step:b,regions:$}){if(b===m)return;m=b;let E=n.filter((H,k)=>$[k]?.
changed),N=H=>y("path",{class:"sw-flash",d:H.outline});d.replaceChildren(...E.map(H=>v(n.indexOf(H),N(H))))},holding(b,{
player:$,inDecline:E,immune:N,target:H,dim:k,changed:D}){let B=n[b]?.outline,W=$===null?void 0:a[$]?.full,F=(V,_=void 0)=>y(
"path",{class:V,d:B,stroke:_}),O=[];return N&&O.push(y("path",{d:B,fill:c("veil")})),W&&O.push(y("path",{d:B,fill:W,
"fill-opacity":E?.06:.18})),H&&O.push(F("sw-glow sw-glow-wide"),F("sw-glow")),W&&E?O.push(F("sw-band sw-declin\
ed-band",W)):W&&O.push(F("sw-band-edge"),F("sw-band",W)),D&&O.push(F("sw-changed")),k&&O.push(F("sw-dim")),O}}}function Yt(t){let e=o=>y("g",{class:`sw-mark-${o}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")};return{below:y("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:y("g",{class:"\
sw-marks"},n.focus),trace(o,l){let a=l.flatMap(p=>t[p]?.outline??[]),i=["sw-under","sw-over"].flatMap(p=>a.map(
w=>y("path",{class:p,d:w})));n[o].replaceChildren(...i)}}}function et(t,e,{captioned:n=!0,key:o="ledger",told:l=""}={}){let a=e.lines.map((c,h)=>({line:c,key:`${o}/${h}`})),
i=[...a.filter(({line:c})=>c.applied),...a.filter(({line:c})=>!c.applied)],p=new Set([l]),w=i.map(({line:c,key:h})=>{
let f=p.has(c.place);return p.add(c.place),cn(t,c,h,f)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...w),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},at(e.total)),s("td",{},e.sum))))}function cn(t,{amount:e,text:n,place:o,applied:l,regions:a},i,p){let w=s(
"td",{},s("span",{class:"sw-reason"},n));a.length&&w.append(gt()),o&&w.append(" ",p?s("span",{class:"sw-heard"},
o):mt(o));let c=s("tr",{class:l?"sw-line":"sw-line sw-idle",title:o||null},dn(t,e,l),w);return a.length&&(S(c,
{tabindex:0,"data-key":i}),bt(t,c,a)),c}function dn(t,e,n){return n?s("td",{class:"sw-amount"},vt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var mt=t=>s("small",{class:"sw-book"},t),gt=()=>y("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},y("path",{d:un})),un="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function bt(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},l=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",l,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():l(),{signal:t.signal})}function X(t,e){e.querySelector("[data-lit]")&&t.light([])}
function yt(t,e,n,o={}){let{open:l=!1,onToggle:a,key:i=n.title}=o,p=s("button",{type:"button",class:"sw-opener",
"data-key":i},e),w=s("div",{class:"sw-opened"});function c(h){S(p,{"aria-expanded":String(h)}),h&&!w.hasChildNodes()&&
w.append(et(t,n,{...o,key:i})),h||X(t,w),w.hidden=!h}return p.addEventListener("click",()=>{let h=p.getAttribute(
"aria-expanded")!=="true";c(h),a?.(h)},{signal:t.signal}),c(l),s("div",{},p,w)}var at=t=>t<0?`−${-t}`:String(
t),vt=t=>t>0?`+${t}`:at(t);var Et=24,Xt=.86,pn="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function te(t){let e=new Map;function n(i,p){
let w=JSON.stringify([i,p]),c=e.get(w);return c||e.set(w,c=ht(t,i,p)),c.cloneNode(!0)}let o=i=>ut({key:i,width:Et,
draw:()=>n(i)});function l(i){let{emblem:p,label:w,count:c,drafted:h}=i;return{key:JSON.stringify(i),width:Et+
(c>1?9:0),draw(){let f=y("g",{class:"sw-piece","data-piece":p},n(p,w));return f.classList.toggle("sw-ghost",c===
0),h&&f.append(y("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),c>1&&(f.append(y("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),f.append(y("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
c))),f.setAttribute("transform","translate(-4 0)")),f}}}function a(i,p){let{emblem:w,label:c,count:h,player:f=0,
in_decline:g=!1,drafted:u}=i,x=Ct(c,13),v=64+x<=p,r=56+(v?x+6:0),d=g?0:Math.max(0,Math.min(h,4)-1);function m(){
let{full:b="#555",pale:$="#eee",shape:E=""}=t.players[f]??{},[N,H,k]=g?[$,b,$]:[b,"#fff","#fff"],D=-r/2,B=y("g",
{class:"sw-piece sw-stack","data-player":f,"data-piece":w,"data-in-decline":g});B.classList.toggle("sw-ghost",
h===0);let W={class:"sw-slab",x:D,y:-14.5,width:r,height:29,rx:8,fill:N,stroke:H};for(let _=d;_>0;_--)B.append(
y("rect",{...W,transform:`translate(${1.6*_} ${2.2*_})`}));let F=h<10?19:h<100?14:10,O={class:"sw-count",x:D+16,
y:F*.36,"font-size":F,fill:b};B.append(y("rect",W),y("path",{class:"sw-blazon",d:E,transform:`translate(${D+16}\
 0)`,fill:k,stroke:H}),y("text",O,String(h)),y("g",{color:g?b:"#fff",transform:`translate(${D+42} 0) scale(1.0\
6)`},n(w,c)));let V={textLength:x,lengthAdjust:"spacingAndGlyphs"};return v&&B.append(y("text",{class:"sw-race",
x:D+57,y:4.6,...V},c)),g&&B.append(fn(-D-3,-12)),u&&B.append(y("rect",{class:"sw-drafted",x:D-1,y:-15.5,width:r+
2,height:31,rx:9})),B}return{key:JSON.stringify([i,v]),width:r+1.6*d,draw:m}}return{emblem:n,sign:o,marker:l,stack:a}}
function Ct(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var ut=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
Xt,draw:()=>y("g",{transform:`scale(${Xt})`},n())}),ee=ut({key:"gate",width:Et,draw:()=>y("g",{class:"sw-gate"},
y("path",{d:pn}),y("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ne=ut({key:"shield",width:Et,draw:()=>y(
"g",{class:"sw-immune"},y("path",{d:wt(1)}),y("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function fn(t,e){
let n=y("path",{d:$t,transform:"translate(-5.6 -5.6) scale(.7)"});return y("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},y("circle",{r:8}),n)}function oe(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:a,chance:i})=>a!==null&&i===null),
o=n.find(({emblem:a})=>!a)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let l=t.find(({chance:a})=>a!==
null);return l?{cost:null,chance:l.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var ae=({cost:t,chance:e})=>t===null&&e===null,se=new Map;function re(t,e){let n=JSON.stringify(t),o=()=>Bt(t,
t.emblem?e(t.emblem):null),l=se.get(n)??o().width;return se.set(n,l),{key:n,width:l,draw:()=>o().drawing}}function le(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let l={costs:e,incomes:n,defences:o}[t];return{kind:t,number:l?.
total??null}}function Bt({cost:t,chance:e,more:n},o){return t!==null?wn(String(t),o,n):e!==null?hn(e,n):mn(o)}
function wn(t,e,n){let l=e?22:0,a=Math.max(Ct(t,19)+24,35)+l,i=a/2,p=`M${-i} 0L${9-i}-13.5H${i}V13.5H${9-i}Z`,
w=y("g",{class:"sw-tag sw-pricetag"});return n&&w.append(y("path",{class:"sw-slab",d:p,transform:"translate(3 \
3)"})),w.append(y("path",{class:"sw-slab",d:p}),y("circle",{class:"sw-eyelet",cx:8-i,r:2.2}),y("text",{class:"\
sw-cost",x:5-l/2,y:7,"font-size":19},t)),e&&w.append(y("g",{transform:`translate(${i-14} 0) scale(.8)`},e)),{drawing:w,
width:a}}function hn(t,e){let o=Ct(t,16),l=o+33,a=-l/2,i=y("g",{class:"sw-tag sw-odds"}),p={class:"sw-slab",x:a,
y:-13.5,width:l,height:27,rx:13.5};return e&&i.append(y("rect",{...p,transform:"translate(3 3)"})),i.append(y(
"rect",p),y("g",{class:"sw-die-sign",transform:`translate(${a+15} 0) scale(.71)`},...Ht(3)),y("text",{x:a+27+o/
2,y:6,"font-size":16},t)),{drawing:i,width:l}}function mn(t){let e=t?50:28,n=y("g",{class:"sw-tag sw-dots"},y(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>y("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(y("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function ie({kind:t,
number:e}){let n=y("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(y("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(y("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),y("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(y("circle",{class:"sw-s\
lab",r:21}),y("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(y("path",{class:"sw-slab",d:wt(2.1)})),
n.append(y("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var Ot=6;function de(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),l=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),a=s("div",{class:"sw-menu"},l,n,o);a.hidden=!0,e.append(a);let i=null,p=null;
function w(v){if(!i)return;let{closed:r}=i;i=null,p?.abort(),a.hidden=!0,n.replaceChildren(),o.replaceChildren(),
r(v)}function c(v){w(!0),t.play([v.action])}function h(v){let{label:r,cost:d,chance:m,emblem:b}=v,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...b?[ce(ht(t.scenery,b),24)]:[])),$.append(s("span",{class:"sw-menu-label"},r)),d!==null||m!==
null){let E=Bt({cost:m===null?d:null,chance:m,emblem:"",more:!1},null);$.append(ce(E.drawing,E.width))}return $.
addEventListener("click",()=>c(v),{signal:t.signal}),$.addEventListener("focus",()=>f(v),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function f({ledger:v}){o.
replaceChildren(...v?[et(t,v,{key:"menu"})]:[])}let g=()=>[...n.querySelectorAll("[role=menuitem]")];function u(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let r=g(),d=r.findIndex($=>$===v.target),b={ArrowDown:d+1,ArrowUp:d-1+
r.length,Home:0,End:r.length-1}[v.key];if(v.key==="Tab")return w(!0);if(v.key==="Escape")w(!0);else if(b!==void 0)
r[b%r.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function x(){if(!i)return;let[v,r]=[
e.offsetWidth,e.offsetHeight],[d,m]=[i.at[0]*v,i.at[1]*r],b=i.reach*r,$=Math.min(d-a.offsetWidth/2,v-a.offsetWidth-
Ot),E=r-a.offsetHeight-Ot,N=m+b>E;a.classList.toggle("sw-menu-above",N),a.style.left=`${Math.max(Ot,$)}px`,a.style.
top=N?"auto":`${m+b}px`,a.style.bottom=N?`${Math.max(Ot,Math.min(r-m+b,E))}px`:"auto"}return a.addEventListener(
"keydown",u,{signal:t.signal}),t.signal.addEventListener("abort",()=>p?.abort()),{element:a,close:w,isOpen:()=>i!==
null,open(v){w(!1),i=v,l.textContent=v.label,S(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(h)),a.
hidden=!1;let r=v.acts.map(({ledger:b})=>b?.lines.length??0),d=v.acts[r.indexOf(Math.max(...r))];d&&f(d),x(),p=
new AbortController;let{signal:m}=p;document.addEventListener("pointerdown",b=>{b.composedPath().includes(a)||
w(!1)},{signal:m,capture:!0}),g()[0]?.focus({preventScroll:!0})}}}function ce(t,e){let n=y("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var ue=22,gn=31,pe=16.5,bn=35,yn=44,Tt=4,vn=1.15,xn=.65;function we(t,e){let n=fe("sw-signs"),o=fe(),l=y("g",{},
...e.lines.map((h,f)=>y("text",{class:"sw-name",y:12.5+f*pe,"font-size":e.size},h))),a=y("circle",{class:"sw-c\
ue",r:5.5}),i=y("g",{class:"sw-place","data-at":e.id},n.element,l,o.element),p="",w=null;function c({pieces:h,
immune:f,tag:g,badge:u,stepped:x,cue:v,unit:r}){let d=e.scale*Math.min(1.18,Math.max(1,.62*r/e.scale)),m=e.width*
e.scale/d,b=13*d/r>=8.5&&!x&&!u,$=e.emblems.map(t.sign);e.gate&&$.push(ee),f&&$.push(ne);let E=g&&!u&&!x?re(g,
t.emblem):null,N=g!==null&&ae(g),H=h.filter(({player:L})=>L===void 0).map(L=>({piece:L,laid:t.marker(L)})),k=[
...H.map(({laid:L})=>L),...E&&!N?[E]:[]],D=b?m-At(k)-Tt:0,B=h.filter(({player:L})=>L!==void 0).map(L=>({piece:L,
laid:t.stack(L,D)})),W=B.length>0&&At([...B.map(({laid:L})=>L),...k])>m*1.12,F=[];for(let{piece:L,laid:A}of[...B,
...H])u||(x?L.emblem!==x:W&&L.player===void 0)?$.push(ut(A)):F.push(A);E&&N?$.push(ut(E)):E&&F.push(E),u&&F.push(
{key:JSON.stringify(u),width:0,draw:()=>ie(u)});let O=u?yn:F.length>0?bn:0,V=B.some(({laid:L})=>!F.includes(L))?
gn:ue,_=V+pe*e.lines.length+O,J=-_/2,j=_/2-O/2+1;S(i,{transform:`translate(${e.at.join(" ")}) scale(${d.toFixed(
3)})`}),S(l,{transform:`translate(0 ${J+V})`}),n.lay($,J+ue/2,.95*m,1);let C=x||u;o.lay(F,j,C?1/0:m,C?1:vn),S(
a,{transform:`translate(${n.width()/2+8} ${J+6})`}),v?i.append(a):a.remove();let[I,M]=e.at;w=x?{x:I,y:M+j*d,width:Math.
max(0,At(F))*d}:null}return{element:i,spot:()=>w,update(h){let f=JSON.stringify(h);f!==p&&(p=f,c(h))}}}var At=t=>t.
reduce((e,{width:n})=>e+n+Tt,-Tt);function fe(t){let e=y("g",{class:t}),n="",o=0,l=new Map;return{element:e,width:()=>o,
lay(a,i,p,w){let c=At(a),h=Math.min(w,Math.max(1,.96*p/Math.max(c,1))),f=Math.max(xn,Math.min(h,1.06*p/Math.max(
c,1)));o=c*f,S(e,{transform:`translate(0 ${i}) scale(${f.toFixed(3)})`});let g=a.map(({key:v})=>v).join();if(g===
n)return;n=g;let u=-c/2,x=l;l=new Map;for(let{key:v,draw:r,width:d}of a){let m=x.get(v);x.delete(v);let b=m??y(
"g",{},r());S(b,{transform:`translate(${u+d/2} 0)`}),u+=d+Tt,l.set(l.has(v)?`${v}/${l.size}`:v,b)}for(let v of x.
values())v.remove();[...l.values()].forEach((v,r)=>{e.children[r]!==v&&e.insertBefore(v,e.children[r]??null)})}}}function he(t,e,n){let{draft:o,signal:l,word:a}=t,{places:i}=t.scenery,p=s("div",{class:"sw-steppers"}),w=s("d\
iv",{class:"sw-heard",role:"status"});p.append(w);let c=new Map;function h(r){let d=f("sw-take-one",()=>u(r)),
m=f("sw-put-one",()=>g(r)),b=s("div",{class:"sw-stepper","data-step":i[r]?.id},d,m);return b.addEventListener(
"pointerenter",()=>n(r),{signal:l}),b.addEventListener("pointerleave",()=>n(null),{signal:l}),{whole:b,minus:d,
plus:m}}function f(r,d){let m=s("button",{type:"button",class:`sw-move ${r}`,tabindex:-1});return m.addEventListener(
"mousedown",b=>b.preventDefault(),{signal:l}),m.addEventListener("click",d,{signal:l}),m}function g(r){let d=o.
chosen()?.key??"";if(!o.canPut(d,r))return t.refuse(x(d,r));o.put(d,r),v(d,r)}function u(r){let d=o.chosen()?.
key??"";if(!o.canTake(d,r))return t.refuse(q(a("map-least")));o.take(d,r),v(d,r)}function x(r,d){if(o.inHand(r)>
0)return q(a("map-full"));let m=o.chosen()?.regions.some(b=>b!==d&&o.canTake(r,b));return q(a("map-no-hand"),...m?
[a("map-no-hand-help")]:[])}function v(r,d){let m=`${i[d]?.name}: ${o.count(r,d)}`;w.textContent=`${m}. ${a("m\
ap-hand")}: ${o.inHand(r)}.`}return{element:p,put:g,take:u,press(r){let d=o.chosen();d?.most===1&&o.canTake(d.
key,r)?u(r):g(r)},update(r){let d=r?o.chosen():null;for(let[m,{whole:b}]of c)d?.regions.includes(m)||(b.remove(),
c.delete(m));for(let m of d?.regions??[]){let b=e(m),$=i[m];if(!d||!b||!$)continue;let E=c.get(m);E||(c.set(m,
E=h(m)),p.append(E.whole));let{whole:N,minus:H,plus:k}=E,[D,B]=[o.canPut(d.key,m),o.canTake(d.key,m)],W=d.most===
1;N.style.left=`${(b.at[0]*100).toFixed(2)}%`,N.style.top=`${(b.at[1]*100).toFixed(2)}%`,N.style.setProperty("\
--sw-gap",`${(b.gap*100).toFixed(2)}%`),N.classList.toggle("sw-toggle",W),S(H,{"aria-label":`${a("map-take")}:\
 ${$.name}`,"aria-disabled":String(!B)}),S(k,{"aria-label":`${a("map-put")}: ${$.name}`,"aria-disabled":String(
!D)}),H.hidden=W&&!B,k.hidden=W&&B}}}}var me={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Ln=["Home","End","PageUp","PageDown"],
ge=t=>Object.hasOwn(me,t)||Ln.includes(t);function be(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,l]=me[n]??
[0,0],a=e,i=1/0;for(let p of t){let w=p.at[0]-e.at[0],c=p.at[1]-e.at[1],h=w*o+c*l,f=Math.abs(w*l)+Math.abs(c*o);
if(h<=0||f>2*h)continue;let g=h+2*f;g<i&&(i=g,a=p)}return a}function ve({regions:t,player:e,past:n},o,l,a){let i=o.chosen(),p=o.allocations(),w=t.some(({acts:h})=>h.some(
ye));function c(h,f){let g=[...f.pieces];for(let{key:u,emblem:x,label:v,regions:r,beside:d,now:m}of p){if(!r.includes(
h))continue;let b=o.count(u,h)+(d[h]??0),$=o.count(u,h)!==(m[h]??0),E=g.findIndex(k=>k.emblem===x),N=g[E],H=b>
0||u===i?.key;N&&H?g[E]={...N,count:b,drafted:$}:N?g.splice(E,1):H&&g.push({emblem:x,label:v,count:b,drafted:$,
...$n(x)?{player:e}:{}})}return g}return{of(h,f){let g=i?.regions.includes(h)?i:null,u=c(h,f),x=u.find(v=>v.player!==
void 0);return{stepped:g,place:{pieces:u,immune:f.immune,tag:oe(f.acts),badge:le(l,f),stepped:l==="none"&&g?g.
emblem:null,cue:n&&f.changed,unit:a},ground:{player:x?.player??null,inDecline:x?.in_decline??!1,immune:f.immune,
target:f.acts.some(ye),dim:i?!g:w&&f.acts.length===0,changed:n&&f.changed}}}}}var ye=({kind:t})=>t!=="abandon",
$n=t=>t.startsWith("race/");var Mn=44;function xe(t){let{scenery:e,signal:n,draft:o}=t,{places:l}=e,[a,i]=[e.width+2*K,e.height+2*K],p=Ut(
e),w=te(e),c=l.map($),h=l.map((M,L)=>({place:we(w,M),land:p.inside(L),lies:"",heard:"",holds:""})),f=Yt(l),g=y(
"svg",{class:"sw-chart",viewBox:`${-K} ${-K} ${a} ${i}`,role:"group","aria-label":t.word("map")},p.defs,p.below,
...c,y("g",{class:"sw-holdings"},...h.map(({land:M})=>M)),p.above,f.below,y("g",{class:"sw-pieces","aria-hidde\
n":"true"},...h.map(({place:M})=>M.element)),f.above),u=s("div",{class:"sw-board","data-goggles":"none"},g,p.flashes),
x=he(t,C,N);u.append(x.element);let v=de(t,u),r=null,d="none",m={region:-1,acts:""},b=1;E(0),o.onChange(()=>_(),
n),I();function $(M,L){let A=y("g",{class:"sw-region","data-region":M.id,"data-terrain":M.terrain,role:"button"});
return A.append(...p.ground(M,L)),A.addEventListener("click",()=>k(L),{signal:n}),A.addEventListener("focus",()=>H(
L),{signal:n}),A.addEventListener("blur",()=>f.trace("focus",[]),{signal:n}),A.addEventListener("keydown",T=>D(
T,L),{signal:n}),A.addEventListener("pointerenter",()=>N(L),{signal:n}),A.addEventListener("pointerleave",()=>N(
null),{signal:n}),A}function E(M){c.forEach((L,A)=>S(L,{tabindex:A===M?0:-1}))}function N(M){f.trace("hover",M===
null?[]:[M]),t.look(M)}function H(M){E(M),f.trace("focus",c[M]?.matches(":focus-visible")?[M]:[]),t.select(M)}
function k(M){let L=c[M];L&&!L.matches(":focus")&&L.focus({preventScroll:!0}),W(M)}function D(M,L){let{key:A}=M;
if(M.ctrlKey||M.metaKey||M.altKey)return;let T=l[L];if(A==="Enter"||A===" ")W(L);else if(A==="Escape")B(L);else if(ge(
A)&&T)c[l.indexOf(be(l,T,A))]?.focus();else if(Sn(A)&&V(L))x.put(L);else if(En(A)&&V(L))x.take(L);else return;
M.preventDefault()}function B(M){if(v.isOpen())return v.close(!0);t.select(null),c[M]?.blur()}function W(M){let L=r?.
regions[M],A=l[M];if(!r||!L||!A)return;let[T]=L.acts;T&&L.acts.length===1&&T.quick?t.play([T.action]):T?F(M,A,
L):V(M)?x.press(M):L.why?t.refuse(L.why):r.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("\
map-elsewhere"),t.word("map-elsewhere-help"))):t.refuse(q(t.word("map-nothing")))}function F(M,L,A){m={region:M,
acts:JSON.stringify(A.acts)},v.open({label:L.name,acts:A.acts,at:O(L.at),reach:Mn*L.scale/i,closed(T){m={region:-1,
acts:""},S(c[M]??u,{"aria-expanded":A.acts.length>0?"false":null}),T&&c[M]?.focus({preventScroll:!0})}}),S(c[M]??
u,{"aria-expanded":"true"})}let O=([M,L])=>[(M+K)/a,(L+K)/i],V=M=>o.chosen()?.regions.includes(M)??!1;function _(M=!1){
if(!r)return;let L=ve(r,o,d,b);r.regions.forEach((A,T)=>{let[G,Z]=[c[T],h[T]];if(!G||!Z)return;let Y=JSON.stringify(
A.pieces);if(M&&Y===Z.holds)return;Z.holds=Y;let Q=L.of(T,A),nt=Q.stepped&&J(Q.stepped,T),st=JSON.stringify([A.
label,A.acts,nt]);st!==Z.heard&&j(G,A,nt),Z.heard=st,Z.place.update(Q.place);let ft=JSON.stringify(Q.ground);ft!==
Z.lies&&(Z.land.replaceChildren(...p.holding(T,Q.ground)),Z.lies=ft)}),S(u,{"data-goggles":d,"data-past":r.past}),
x.update(d==="none")}function J({key:M,label:L,most:A},T){let G=A===1?t.word("map-toggle"):t.word("map-keys");
return`${L}: ${o.count(M,T)}. ${G}`}function j(M,L,A){let{acts:T}=L,G=T.length>1||T.length===1&&!T[0]?.quick;S(
M,{"aria-label":L.label,"aria-description":A,"aria-disabled":T.length===0&&!A?"true":null,"aria-haspopup":G?"m\
enu":null,"aria-expanded":G?"false":null,"data-acts":T.map(({kind:Z})=>Z).join(" ")||null}),M.classList.toggle(
"sw-target",T.length>0),M.classList.toggle("sw-stepping",A!==null)}function C(M){let L=h[M]?.place.spot();return L?
{at:O([L.x,L.y]),gap:L.width/a}:null}function I(){if(typeof ResizeObserver>"u")return;let M=new ResizeObserver(
()=>{let L=Math.round(10*a/Math.max(g.clientWidth,300))/10;L===b||g.clientWidth===0||(b=L,_())});M.observe(u),
n.addEventListener("abort",()=>M.disconnect())}return{element:u,update(M,L){r=M;let{region:A,acts:T}=m;A>=0&&JSON.
stringify(M.regions[A]?.acts)!==T&&v.close(v.element.querySelector(":focus")!==null),_(L)},flash(){r&&!r.past&&
p.flash(r)},select(M){f.trace("selection",M===null?[]:[M]),c.forEach((L,A)=>L.classList.toggle("sw-selected",A===
M)),M!==null&&c[M]&&E(M)},light(M){f.trace("light",M)},wear(M){d=M,_()}}}var Sn=t=>t==="+"||t==="=",En=t=>t===
"-"||t==="−"||t==="Backspace";var Cn="var(--sw-gold)",$e="var(--sw-gold-edge)",Me="var(--sw-ink)";function pt(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return y("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(l,a)=>Le(3*(n-a))),Le(0),y("circle",{r:8.6,fill:"none",stroke:$e,"stro\
ke-opacity":.55}),y("text",{y:4.6,"text-anchor":"middle",fill:Me,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function Se(){return y("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},y("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),y("text",{y:5,"t\
ext-anchor":"middle",fill:Me,"font-size":14,"font-weight":800},"?"))}function Le(t){return y("circle",{cy:t,r:11.5,
fill:Cn,stroke:$e,"stroke-width":1.6})}function Nt(t,{race:e,power:n,race_emblem:o,power_emblem:l},...a){let i=s("span",{class:"sw-combo-banner"},rt(
t,o,e),s("span",{class:"sw-race-name"},e),...a);if(n===null)return s("span",{class:"sw-combo sw-alone"},i);let p=s(
"span",{class:"sw-combo-badge"},rt(t,l??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},p," ",i)}var rt=(t,e,n)=>ot(t.scenery,"sw-combo-emblem",e,n);function Ee(){return y("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),y("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Ce(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},In(),n)),l=new Set,a=[];function i(p,w){let c=e.children[p.slot],h=Rt(p),f=a.findIndex(x=>x.name===
h),g=On(t,p,{picking:w,open:l.has(h),toggle:u});a.length&&f!==p.slot&&g.classList.add(f<0?"sw-new":"sw-moved"),
X(t,c),z(c,g);function u(){l.delete(h)||l.add(h),i(p,w)}}return{element:o,update({column:p,phase:w,past:c,stacks:h}){
let f=w==="pick"&&!c;for(S(o,{"data-inviting":f}),n.textContent!==h&&(n.textContent=h);e.children.length>p.length;)
e.lastElementChild?.remove();for(;e.children.length<p.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let g=p.map(u=>({name:Rt(u),drawn:JSON.stringify([u,f])}));for(let u of p)g[u.slot]?.drawn!==a[u.slot]?.
drawn&&i(u,f);a=g}}}var Rt=({power:t,race:e})=>`${t} ${e}`;function On(t,e,{picking:n,open:o,toggle:l}){let a=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Rt(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));a.addEventListener("click",l);let i=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,p=s("div",{class:"sw-card-head",title:n||o?null:i},An(t,e),Nt(t,e,Tn(t,e),Nn(t,e)),
...e.drawn?[Rn(t)]:[],s("span",{class:"sw-heard"},`: ${e.summary}`));p.addEventListener("click",l);let w=s("di\
v",{class:"sw-card"},p);if((n||o)&&w.append(Hn(t,e)),e.drawn&&(n||o)&&w.append(s("p",{class:"sw-drawn-note","a\
ria-hidden":"true"},t.word("column-drawn"))),w.append(s("div",{class:"sw-card-foot"},...n?Bn(t,e):[],a)),o){w.
append(Pn(t,e));let c=[e.price,e.tokens].map((h,f)=>et(t,h,{key:`ledger/${e.slot}/${f}`}));w.append(s("div",{class:"\
sw-card-open"},...c))}return w}function An(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,
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
o,l,a]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,e.race,e.race_ability]]){let i=t.scenery.details[o??
""];i&&i!==a&&n.append(s("li",{},s("b",{},l??""),i))}return n}function Bn(t,e){let{action:n,why:o,label:l}=e;if(!n&&
!o)return[];let a=s("button",{type:"button",class:n?"sw-button sw-primary sw-take":"sw-button sw-take","aria-d\
isabled":n?null:"true","aria-label":`${l}: ${Rt(e)}`,"data-key":`take/${e.slot}`},l);return a.addEventListener(
"click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[a,s("p",{class:"sw-cannot"},o.text)]:[a]}function In(){let t=[
6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0\
 1 0-22 0Z`);return y("svg",{class:"sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...t.map(n=>y("path",{
d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>y(
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ae(t){let e=new Map,n=null,o=!1,l=new Set;function a(){for(let r of l)r()}let i=r=>e.get(r)?.allocation,
p=(r,d)=>e.get(r)?.counts.get(d)??0;function w(r){let d=0;for(let m of e.get(r)?.counts.values()??[])d+=m;return d}
let c=r=>(i(r)?.high??0)-w(r);function h(r,d){let m=i(r);return m?.regions.includes(d)?p(r,d)<m.most&&c(r)>0:!1}
function f(r,d){let m=i(r);return m?.regions.includes(d)?p(r,d)>Math.max(m.least,0):!1}function g(r){let d=i(r);
return d?.regions.some(m=>p(r,m)!==(d.now[m]??0))??!1}function u(r){let d=i(r);if(!d)return!1;let{regions:m,least:b,
most:$,low:E,high:N}=d,H=w(r);return H<E||H>N?!1:m.every(k=>p(r,k)>=b&&p(r,k)<=$)}function x(r,d,m){e.get(r)?.
counts.set(d,p(r,d)+m),a()}return{update(r){let d=e;if(e=new Map(r.map($=>{let E=d.get($.key),N=E&&Vn(E.allocation,
$)?E.counts:Oe($);return[$.key,{allocation:$,counts:N}]})),n!==null&&e.has(n)&&n!==null&&(o||c(n)!==0||g(n)))return;
n=(r.find(({key:$})=>c($)!==0)??r[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:r})=>r),
chosen:()=>n===null?null:i(n)??null,choose(r){e.has(r)&&(n=r,o=!0,a())},count:p,inHand:c,canPut:h,canTake:f,put(r,d){
h(r,d)&&x(r,d,1)},take(r,d){f(r,d)&&x(r,d,-1)},spread(r,d){let m=e.get(r);m&&(m.counts=new Map(m.allocation.regions.
map(b=>[b,d[b]??0])),a())},reset(r){let d=e.get(r);d&&(d.counts=Oe(d.allocation),a())},changed:g,complete:u,actions(){
let r=[...e.values()].map(({allocation:m})=>m),d=[];for(let m of r){if(m.with!==null&&e.has(m.with))continue;let b=[
m,...r.filter(E=>E.with===m.key)];if(!b.some(({key:E})=>g(E))||!b.every(({key:E})=>u(E)))continue;let $=structuredClone(
m.action);for(let{key:E,into:N,regions:H}of b)_n($,N,v(E,H));d.push($)}return d},onChange(r,d){l.add(r),d.addEventListener(
"abort",()=>l.delete(r))}};function v(r,d){let m={};for(let b of d){let $=t[b]?.id;$!==void 0&&p(r,b)>0&&(m[$]=
p(r,b))}return m}}var Oe=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Vn(t,e){let[n,o]=[t,e].map(
({regions:l,least:a,most:i,low:p,high:w,now:c,beside:h})=>JSON.stringify([l,a,i,p,w,c,h]));return n===o}function _n(t,e,n){
let o=t;for(let a of e.slice(0,-1))o[a]??={},o=o[a];let l=e.at(-1);l!==void 0&&(o[l]=n)}function Te(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:i,lines:p}){let[w,...c]=p,h=[s("h3",{},P("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
i),...w?[s("p",{},w.title),a(w,0)]:[]];return c.length&&h.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...h,...c.map((f,g)=>l(f,g+1))]}function l(i,p){let w=s("b",{},i.value),c=s("summary",{"data-key":`advice/${p}`},
s("span",{},i.title)," ",w);return s("details",{},c,a(i,p))}function a({steps:i},p){let w=i.map(({text:c,chance:h,
regions:f},g)=>{let u=s("p",{},s("span",{class:"sw-reason"},c));return h!==null&&u.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},h)),f.length&&(u.append(gt()),S(u,{tabindex:0,"data-key":`advice/${p}/${g}`}),
bt(t,u,f)),s("li",{},u)});return s("ol",{class:"sw-events"},...w)}return{element:e,update({advice:i}){e.hidden=
i===null;let p=JSON.stringify(i);p!==n&&(n=p,X(t,e),z(e,...i?o(i):[]))}}}var Fn='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ne({width:t,
height:e,places:n,terrains:o,players:l}){let a=`sw-${Math.random().toString(36).slice(2)}`,i=y("pattern",{id:a,
width:60,height:60,patternUnits:"userSpaceOnUse"},ct(Fn)),p=n.map(({outline:f,terrain:g})=>y("path",{d:f,fill:o[g]?.
ground,opacity:.5})),w=y("g",{}),c=y("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},y("defs",{},i),y("rect",{class:"sw-little-sheet",width:t,height:e}),...p,w,y("rect",{class:"sw-little-fr\
ame",width:t,height:e})),h="";return{element:c,update(f,g){let u=JSON.stringify([f.holders,f.declined,g.holders,
g.declined]);if(u===h)return;h=u;let x=[],v=[];for(let[d,{outline:m}]of n.entries()){let b=f.holders[d]??-1,$=l[b],
E=f.declined[d]??!1;$&&(x.push(y("path",{class:"sw-little-held",d:m,fill:$.full,"data-held":b})),E&&x.push(y("\
path",{d:m,fill:`url(#${a})`,"data-declined":!0}))),(b!==(g.holders[d]??-1)||E!==(g.declined[d]??!1))&&v.push(
m)}let r=["sw-little-under","sw-little-differs"].map(d=>y("path",{class:d,d:v.join("")}));w.replaceChildren(...x,
...v.length?r:[]),S(c,{"data-differs":v.length})}}}var Zn=118;function He(t){let e=s("div",{class:"sw-sides",role:"table"}),n=s("section",{class:"sw-branches",hidden:!0},
e),o=[],l="",a=[!1,!0],i=null;function p({name:u,about:x},v,r,d){let m=o[v]??=Ne(t.scenery),b=s("button",{type:"\
button",class:"sw-side","data-key":`side/${v}`,"aria-pressed":String(r),title:u},...d?[m.element]:[],s("span",
{class:"sw-side-name"},u)," ",...d?[s("span",{class:"sw-side-about"},x)," "]:[],...r?[s("span",{class:"sw-side\
-shown"},t.word("branches-shown"))]:[]);return b.addEventListener("click",()=>r||t.ask({type:"show",column:v}),
{signal:t.signal}),s("div",Re("columnheader",v,r),b)}function w({label:u,cells:x},v){let r=(x[v]?.notes??[]).join(
" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},u),...x.
map(({text:d,notes:m,best:b},$)=>{let E=s(b?"b":"span",{class:b?"sw-best":null},d);b&&E.prepend(P("star",t.word(
"branches-best")));let N=m.map(H=>s("small",{},H));return s("div",Re("cell",$,$===v),E,...N)}),...r?[s("p",{class:"\
sw-sides-notes","aria-hidden":"true"},r)]:[])}function c({title:u,columns:x,rows:v,differences:r,shown:d}){let m=a[+(d>
0)]??!0,b=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(m)},u);b.addEventListener(
"click",()=>h(),{signal:t.signal});let $=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},b),
E=x.map((B,W)=>p(B,W,W===d,m)),N=s("div",{class:"sw-sides-row",role:"row"},$,...E);if(S(e,{"data-folded":!m}),
!m)return[N];let H=v.map(B=>w(B,d));if(r.length===0)return[N,...H];let k=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"rowheader"},t.word("branches-differ")),D=s("div",{class:"sw-sides-row sw-sides-gap",role:"row"},
k);return[N,...H,D,...r.map(B=>w(B,d))]}function h(){if(!i)return;let u=+(i.shown>0);a[u]=!a[u],f(i),g()}function f(u){
let{columns:x}=u,[v]=x;v&&(e.style.setProperty("--sw-sides",String(x.length)),z(e,...c(u)),x.forEach((r,d)=>o[d]?.
update(r,v)))}function g(){let u=e.querySelectorAll("[role=columnheader]").length;if(n.hidden||!u)return;S(e,{
"data-slim":e.clientWidth<Zn*(u+.5)}),S(e,{"data-scrolls":e.scrollWidth>e.clientWidth+1});let x=e.querySelector(
".sw-sides-shown:not([data-column='0'])");e.scrollLeft=x?Math.max(0,x.offsetLeft+x.offsetWidth-e.clientWidth):
0}return{element:n,reveal:g,update(u){i=u;let{title:x,columns:v,rows:r,differences:d,shown:m}=u;for(let $ of[n,
e])S($,{"aria-label":x});n.hidden=v.length<2;let b=JSON.stringify([x,v,r,d,m]);n.hidden||b===l||(l=b,f(u))}}}var Re=(t,e,n)=>({
role:t,class:n?"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function Pe(t){let{signal:e}=t,n=null,o=null,l=null,a=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),i=x("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));i.
classList.add("sw-if-back"),i.prepend(P("back"));let p=x("if-adopt",t.word("whatif-adopt"),()=>l?t.refuse(q(l)):
t.ask({type:"adopt"})),w=x("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if",off:!0}));S(w,{title:t.word(
"whatif-more-help")});let c=x("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),h=s(
"section",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},P("fork"),
t.word("whatif-tag")),a,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
i,p,w,c)),f=s("p",{class:"sw-heard",role:"status"}),g=s("div",{},h,f),u=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},P("fork"),t.word("whatif-tag"));function x(d,m,b){let $=s("button",{type:"button",class:"\
sw-button","data-key":d},m);return $.addEventListener("click",b,{signal:e}),$}function v(){a.value=n??"",a.size=
Math.min(Math.max(a.value.length,6),32)}function r(){let d=a.value.trim();o&&d&&d!==n?t.ask({type:"rename",column:o,
name:d}):v()}return a.addEventListener("change",r,{signal:e}),a.addEventListener("keydown",d=>{d.key==="Escape"&&
v(),(d.key==="Enter"||d.key==="Escape")&&a.blur(),d.stopPropagation()},{signal:e}),{element:g,stamp:u,enter(d){
if(d===n&&tt(a)===a)return;let m=n;n=d,u.hidden=h.hidden=d===null,v(),d!==m&&(o=l=null,f.textContent=d===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${d}. ${t.word("whatif-sentence")}`)},update({shown:d,adopt:m}){
o=d,l=m?.why??null,S(p,{"aria-disabled":l?"true":null,title:l})}}}var Wn=896,It={title:"",shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,
reason:null};function Be(t,e,n){let o=Pe(t),l=Te(t),a=He(t),i=s("div",{class:"sw-exploring",hidden:!0},l.element,
a.element),[p,w]=["",It],c=0,h=null,f=null,g=!0;function u(){let r=e.get("explore");return r&&r!==p&&([p,w]=[r,
JSON.parse(r)]),w}function x(){let{shown:r,columns:d}=u(),m=c>0&&c!==r;return c=r,h?.classList.toggle("sw-what\
-if",r>0),o.enter(r>0?d[r]?.name??"":null),m}function v(){if(!f)return;let{left:r,side:d,people:m}=f,b=!g&&!i.
hidden;b!==(m.parentNode!==d)&&(b?r.after(m):d.prepend(m))}return{banner:o.element,stamp:o.stamp,panel:i,enter:x,
moved:()=>u().shown!==c,update(){x();for(let r of[o,l,a])r.update(w);i.hidden=l.element.hidden&&a.element.hidden,
v(),a.reveal();for(let r of n)r.explore(w)},lie(r,d){if([h,f]=[r,d],d.left.after(i),typeof ResizeObserver>"u")
return;let m=new ResizeObserver(([b])=>{g=(b?.contentRect.width??0)>=Wn,v(),a.reveal()});m.observe(r),t.signal.
addEventListener("abort",()=>m.disconnect())}}}function Ie(t){let e=s("button",{type:"button",class:"sw-button\
 sw-ask sw-ask-if"});e.append(P("fork"),t.word("what-if")),e.addEventListener("click",()=>t.ask({type:"what_if",
off:!1}),{signal:t.signal});let n=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-h\
elp")});n.append(P("star"),t.word("best-turn")),n.addEventListener("click",()=>t.ask({type:"best"}),{signal:t.
signal});let o=l=>S(e,{title:l?t.word("what-if-again-help"):t.word("what-if-help")});return o(!1),{element:s("\
div",{class:"sw-asking"},e,n),update:o}}function Ve(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function _e(t){let e=[],n=!1,o=!1,l="idle",a=()=>{};t.addEventListener("abort",i);function i(){e.forEach(clearTimeout),
e=[]}function p(h){l=h,a(h)}function w(){i(),n=!1,p(o?"lost":"none")}function c(){i(),e=[setTimeout(()=>p("bus\
y"),400),setTimeout(w,6e3)]}return{onChange(h){a=h,h(l)},greeted(){n||c()},asked(){n=!0,c()},answered(){i(),n=
!1,o=!0,p("idle")},waiting:()=>n,tries(h){try{h()}catch{w()}}}}function lt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function Fe(t,{index:e,name:n,seat:o,open:l,toggle:a}){let i=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,p=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(l),"aria\
-label":i,title:i},P(o?"robot":"person"));return p.addEventListener("click",a),p}function Ze(t,e){let{index:n,
seat:o,open:l}=e,a=[];if(o){let i=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));i.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),a.push(s("p",{class:"\
sw-seat-line"},P("robot"),s("span",{},o.name),i))}return l&&a.push(kn(t,e)),a}function kn(t,{index:e,name:n,seat:o,
bots:l,toggle:a}){let p=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...l].map(c=>{
let h=(o?.bot??null)===c.id,f=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(h),"data-ke\
y":`${e}/seat/${c.id}`},P(c.id===null?"person":"robot"),s("b",{},c.name),s("span",{},c.about));return h&&f.append(
P("tick")),f.addEventListener("click",()=>{a(),h||t.ask({type:"seat",player:e,bot:c.id})}),f}),w=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...p);return w.addEventListener("keydown",
c=>{c.key==="Escape"&&(c.stopPropagation(),a())}),w}function ke(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,l=[],a=null,{seats:i,bots:p}=It;function w(h){let f=e.children[h.index],g=x=>`${h.
index}/${x}`,u=Gn(t,h,{isOpen:x=>o.has(g(x)),toggle(x){o.delete(g(x))||o.add(g(x)),w(h),x==="seat"&&f.querySelector(
".sw-seat")?.focus()}});S(f,{"aria-current":h.decides?"true":null,"data-winner":h.player.winner}),X(t,f),z(f,...u)}
function c(h){a=h;let{players:f,player:g,phase:u,choices:x}=h;for(;e.children.length>f.length;)e.lastElementChild?.
remove();for(;e.children.length<f.length;)e.append(Dn(t,e.children.length));S(e,{"data-many":f.length>3});let v=f.
map((d,m)=>{let b=m===g&&u!=="over",$=b?x.filter(({kind:E})=>E==="decline"):[];return{index:m,player:d,decides:b,
declines:$,seat:i[m]??null,bots:p}}),r=v.map(d=>JSON.stringify(d));for(let d of v)r[d.index]!==l[d.index]&&w(d);
l=r}return{element:n,update:c,explore(h){JSON.stringify([i,p])!==JSON.stringify([h.seats,h.bots])&&({seats:i,bots:p}=
h,a&&c(a))}}}function Dn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Gn(t,{index:e,player:n,decides:o,declines:l,seat:a,bots:i},p){
let w={index:e,name:n.name,seat:a,bots:i,open:p.isOpen("seat"),toggle:()=>p.toggle("seat")},c=s("div",{class:"\
sw-races"}),h=zn(t,e,n,o,p),f=s("div",{class:"sw-plate-inside"},h,...Ze(t,w),c);p.isOpen("score")&&n.scored&&f.
append(et(t,n.scored,{key:`score/${e}`}));let g=[...n.active?[n.active]:[],...n.declined];n.active||c.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[x,v]of g.entries()){let r=`race/${x}`,d=v!==n.
active,m={key:`${e}/${r}`,open:p.isOpen(r),toggle:()=>p.toggle(r)};c.append(...jn(t,v,d,m)),p.isOpen(r)&&f.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(b=>s("li",{},b))))}let u=[...l,...n.choices].map((x,v)=>Yn(t,
x,`${e}/do/${v}`));u.length&&c.append(s("span",{class:"sw-plate-choices"},...u));for(let x of n.peace)f.append(
s("p",{class:"sw-peace"},Un(),x));return[Jn(t,e,i.length?[Fe(t,w)]:[]),f]}function Jn(t,e,n){let o=y("path",{d:t.
scenery.players[e]?.shape}),l=y("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},l,...n)}function zn(t,e,{name:n,coins:o,scored:l,winner:a},i,{isOpen:p,toggle:w}){let c=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(i&&c.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),a&&c.append(" ",s("span",{class:"sw-winner"},dt(),t.word("players-win\
ner"))),l){let h=s("button",{type:"button",class:"sw-scored","aria-expanded":String(p("score")),"data-key":`${e}\
/score`,title:l.title},s("b",{},vt(l.total))," ",t.word("players-last-turn"));h.addEventListener("click",()=>w(
"score")),c.append(" ",h)}return c.append(" ",qn(t,o)),c}function qn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},Se(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},pt("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function jn(t,e,n,{key:o,open:l,toggle:a}){let i=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(l),"data-key":o});if(i.addEventListener("\
click",a),!n){i.append(Nt(t,e));let w=s("span",{class:"sw-tallies"});return e.hand&&w.append(Vt(t.word("player\
s-in-hand"),e.hand,Qn)),w.append(Vt(t.word("players-on-map"),e.tokens,We)),[i,w]}let p=e.power===null?e.race:`${e.
power} ${e.race}`;return S(i,{title:`${t.word("players-declined")}: ${p}`}),i.append(_t($t),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${p}`),...e.power===null?[]:[rt(t,e.power_emblem??"",e.power)],rt(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},p)),[s("span",{class:"sw-declin\
ed"},i,Vt(t.word("players-regions"),e.regions,We))]}var Qn="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",We="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",Kn="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function _t(t){return y("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},y("path",{d:t,fill:"currentColor"}))}var Un=()=>_t(Kn);function Vt(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},_t(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function Yn(t,{
kind:e,label:n,action:o,why:l},a){let i=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":a,"data-kind":e},n);return i.addEventListener("click",()=>{o?t.play([o]):l&&t.refuse(l)}),i}function De(t){let e=l=>t[l]??"";function n({total:l,title:a,sum:i,lines:p}){return{total:l,title:e(a),sum:e(i),
lines:p.map(([w,c,h,f,g=[]])=>({amount:w,text:e(c),place:e(h),applied:f===1,regions:g}))}}return{say:e,whole:n,
reason:l=>l&&{text:e(l.text),helps:l.helps.map(e),place:e(l.place)}}}function Ft({strings:t,...e}){let{say:n,whole:o,
reason:l}=De(t),a=[],i=[],p=u=>u===null?null:n(u);function w(u){if(!u)return null;let[x,v]=u;return a[v]={total:x,
title:"",sum:"",lines:[]}}let c=u=>u===null?null:i[u]={text:"",helps:[],place:""},h=u=>({...u,label:n(u.label),
why:l(u.why)}),f=u=>({...u,abilities:u.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),turn_label:n(
e.turn_label),stacks:n(e.stacks),undo:p(e.undo),redo:p(e.redo),regions:e.regions.map(u=>({...u,label:n(u.label),
holds:u.holds.map(n),acts:u.acts.map(x=>({...x,label:n(x.label),ledger:x.ledger?o(x.ledger):null})),cost:w(u.cost),
why:c(u.why),losses:w(u.losses),defence:w(u.defence),income:w(u.income)})),choices:e.choices.map(h),allocations:e.
allocations.map(u=>({...u,label:n(u.label),spreads:u.spreads.map(({label:x,counts:v})=>({label:n(x),counts:v}))})),
column:e.column.map(u=>({...u,race_ability:n(u.race_ability),power_ability:n(u.power_ability),tokens:o(u.tokens),
price:o(u.price),summary:n(u.summary),label:n(u.label),why:l(u.why)})),players:e.players.map(u=>({...u,active:u.
active&&f(u.active),declined:u.declined.map(f),peace:u.peace.map(n),scored:w(u.scored),choices:u.choices.map(h)})),
score:w(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(e.story.title),
events:e.story.events.map(u=>({text:n(u.text),place:n(u.place),ledger:w(u.ledger),regions:u.regions}))}},explain(u){
let{whole:x,reason:v}=De(u.strings);u.ledgers.forEach((r,d)=>Object.assign(a[d]??{},x(r))),u.refusals.forEach(
(r,d)=>Object.assign(i[d]??{},v(r)))}}}var Xn=2e3,ts=.045,es="M3 3H5.5V13H3ZM13 3V13L6 8Z",ns="M11.5 3V13L4.5 8Z",ss="M4.5 3V13L11.5 8Z",os="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function Ge(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),l=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),a=s("span",{class:"sw-position",role:"status"}),i=s("span",{class:"sw-position-title"}),
p=E("first",es,t.word("first"),()=>0),w=E("back",ns,t.word("back"),O=>O-1),c=E("forward",ss,t.word("forward"),
O=>O+1),h=E("now",os,t.word("now"),()=>g),f=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},p,w,s("div",{class:"sw-rail"},o,l,n),c,h,s("p",{class:"sw-where"},a,i)),g=0,u=0,x="",v=[],r=null,d=null,
m=null,b=!1,$=!1;n.addEventListener("input",()=>{$=!1,N(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>b=!0,{signal:e});for(let O of["pointerup","pointercancel","change","blur"])n.addEventListener(O,k,
{signal:e});function E(O,V,_,J){let j=y("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:V})),I=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":O,title:_,"aria-label":_},j);return I.addEventListener(
"click",()=>{let M=J(d??u);$=!0,I.getAttribute("aria-disabled")!=="true"?N(Math.max(0,Math.min(g,M))):t.refuse(
q(M<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),I}function N(O){d=O,D(),H()}function H(){m&&performance.
now()-m.at<Xn||(m=null,!(d===null||d===u)&&(m={step:d,at:performance.now()},t.goTo(d)))}function k(){b=!1,D()}
function D(){let O=d??u,V=`${t.word("step")} ${O} / ${g}`,_=O===u?x:"";S(n,{max:g,"aria-valuetext":_?`${V}: ${_}`:
V}),b||(n.value=String(O)),S(a,{"aria-live":$?"polite":"off","aria-busy":O===u?null:"true"}),a.textContent=O===
u?V:`${V} …`,a.classList.toggle("sw-pending",O!==u),i.textContent=_,l.style.setProperty("--sw-at",String(g?O/
g:1));for(let J of[p,w])S(J,{"aria-disabled":O<=0?"true":null});for(let J of[c,h])S(J,{"aria-disabled":O>=g?"t\
rue":null});h.classList.toggle("sw-primary",O<g)}function B(O){let V={turn:0,step:0};O.forEach(([_,J,j],C)=>{let{
element:I,stretch:M,shape:L,number:A}=v[C]??=W(),T=t.scenery.players[j];S(I,{style:`flex-grow: ${(O[C+1]?.[0]??
g)-_}`}),S(M,{"data-player":j,style:`background: ${T?.full??""}`}),S(L,{d:T?.shape??""});let G=V.turn>0&&_-V.step<
ts*g,Z=J===V.turn||G?"":String(J);Z&&(V={turn:J,step:_}),S(A,{hidden:Z===""}),A.textContent!==Z&&(A.textContent=
Z)});for(let{element:_}of v.splice(O.length))_.remove()}function W(){let O=y("path",{}),V=s("div",{class:"sw-s\
tretch"},y("svg",{viewBox:"-14 -14 28 28"},O)),_=s("span",{class:"sw-turn-number"}),J=s("div",{class:"sw-turn"},
V,_);return o.append(J),{element:J,stretch:V,shape:O,number:_}}function F(O){O!==r&&(r=O,{step:u,steps:g}=O,d===
null&&($=!1),d!==null&&(d===u||d>g)&&(d=null),m&&(m.step===u||m.step>g)&&(m=null))}return{element:f,hear:F,update(O){
F(O),x=O.story?`${O.players[O.story.player]?.name}: ${O.story.title}`:"",B(O.track),D(),H()}}}function Je(t,e){let{places:n}=t.get("scenery"),o=!1,l;function a(){clearTimeout(l),l=void 0,e.tries(()=>t.save_changes())}
return{region(){let i=t.get("selected_region"),p=n.findIndex(w=>w.id===i);return p<0?null:p},select(i){let p=i===
null?null:n[i]?.id??null;t.get("selected_region")!==p&&(t.set("selected_region",p),o?l=setTimeout(a,250):a())},
pressDone(){l!==void 0&&a()},watch(i,p){for(let w of["pointerdown","pointerup","pointercancel"])i.addEventListener(
w,()=>o=w==="pointerdown",{signal:p,capture:!0})}}}function ze(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,l=null;function a(c,h,f){
let g=s("span",{class:"sw-about"},h),u=c.events.map((x,v)=>i(x,`event/${v}`,f));return[s("h3",{},as(t,c.player),
c.title," ",g),s("ol",{class:"sw-events"},...u)]}function i({text:c,place:h,ledger:f,regions:g},u,x){let v=s("\
p",{},s("span",{class:"sw-reason"},c));g.length&&(v.append(gt()),S(v,{tabindex:0,"data-key":u}),bt(t,v,g)),h&&
v.append(" ",mt(h));let r=s("li",{},v);if(f){let d=s("span",{class:"sw-opener-label"},f.title,s("b",{},at(f.total))),
m={key:`${u}/ledger`,captioned:!1,told:h,open:x(f)};r.append(yt(t,d,f,m))}return r}let p=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function w(){if(!o)return;let{story:c,players:h}=o,f=JSON.
stringify([c,l]);if(f===n)return;n=f;let g=x=>h.some(({scored:v})=>v?.title===x.title);X(t,e);let u=c?a(c,h[c.
player]?.name??"",g):p();z(e,...u,...l===null?[]:[Gt(t,l)])}return{element:e,explore(c){({reason:l}=c),w()},update(c){
o=c,w()}}}function as(t,e){let n=t.scenery.players[e];return n?y("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},y("path",{d:n.shape,fill:n.full})):""}var xt=8;function je(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0}),o=null;function l(a){
let i=e.getBoundingClientRect(),{offsetWidth:p,offsetHeight:w}=n,[c,h]=[a.left-i.left,i.right-a.right],f=h>=c?
a.right-i.left+xt:c-p-xt,g=a.top-i.top+a.height/2-w/2;if(Math.max(c,h)<p+xt){f=a.left-i.left+a.width/2-p/2;let u=a.
top-i.top-w-xt;g=u>=0?u:a.bottom-i.top+xt}n.style.left=`${qe(f,i.width-p)}px`,n.style.top=`${qe(g,i.height-w)}\
px`}return{element:n,insist(a){let i=!n.hidden&&o===a;return n.classList.toggle("sw-insists",i),i},show(a,i,p){
let w=i===null?void 0:t.scenery.places[i],c=i===null?void 0:a.regions[i],h=c&&(a.hand?c:{...c,why:null}),f=w&&
h?rs(h,p):[];if(o=f.some(({className:u})=>u==="sw-tip-why")?h?.why?.text??null:null,n.classList.remove("sw-ins\
ists"),S(n,{hidden:f.length===0}),!w||f.length===0)return;n.replaceChildren(s("b",{class:"sw-tip-name"},w.name),
...f);let g=[...e.querySelectorAll("[data-region]")].find(u=>u.getAttribute("data-region")===w.id);g&&l(g.getBoundingClientRect())}}}
function rs(t,e){if(e==="incomes")return t.income?Zt(t.income):[];if(e==="defences")return t.defence?Zt(t.defence):
[];let n=t.cost?Zt(t.cost):[],o=t.acts.filter(({quick:a})=>!a).map(({label:a})=>s("p",{},a));return t.acts.length>
0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),...n,...t.why.helps.slice(0,1).map(a=>s("p",{class:"\
sw-tip-help"},a))]}function Zt({lines:t,sum:e,total:n}){let l=[...t.filter(({applied:a})=>a).map(({amount:a,text:i})=>[
vt(a),i]),[at(n),e]].map(([a="",i=""])=>s("div",{},s("b",{},a),i));return[s("div",{class:"sw-tip-lines"},...l)]}
var qe=(t,e)=>Math.max(0,Math.min(t,e));var ls={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function Qe(t){let{signal:e}=t,n=is(t),o=Ie(
t),l=s("button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false",title:t.word("show-code")});
l.append(P("code"),s("span",{},t.word("show-code")));let a=s("code",{}),i=s("button",{type:"button",class:"sw-\
button sw-copy"},t.word("copy")),p=s("span",{role:"status"}),w=s("p",{class:"sw-whose-game"},t.word("code-game")),
c=s("div",{class:"sw-listing"},s("pre",{},a),s("p",{},i,p),w),h=s("p",{class:"sw-aside"},t.word("no-code")),f=s(
"div",{class:"sw-code",hidden:!0},c,h),g=s("div",{class:"sw-tools"},n,o.element,l,f);return l.addEventListener(
"click",()=>{f.hidden=!f.hidden,S(l,{"aria-expanded":String(!f.hidden)})},{signal:e}),i.addEventListener("clic\
k",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),p.textContent=t.word("copied")}catch{document.
getSelection()?.selectAllChildren(a),p.textContent=t.word("selected")}},{signal:e}),{element:g,update(u){let x=u.
story?.code??"";c.hidden=x==="",h.hidden=x!=="",x!==a.textContent&&(a.textContent=x,p.textContent="")},explore({
shown:u}){w.textContent=u>0?t.word("code-branch"):t.word("code-game"),o.update(u>0)}}}function is(t){let e=`sw\
-${Math.random().toString(36).slice(2)}`,o=[["none",t.word("goggles-none")],["costs",t.word("goggles-costs")],
["incomes",t.word("goggles-incomes")],["defences",t.word("goggles-defences")]].map(([a,i])=>{let p=s("input",{
type:"radio",class:"sw-heard",name:e,value:a,checked:a===t.goggles()});return p.addEventListener("change",()=>t.
wear(a),{signal:t.signal}),s("label",{class:"sw-lens"},p,s("span",{},P(ls[a]),i))}),l=s("span",{class:"sw-gogg\
les-title","aria-hidden":"true"},t.word("goggles"));return s("div",{class:"sw-goggles",role:"radiogroup","aria\
-label":t.word("goggles")},l,...o)}function Ke(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),l=dt(),a="";return{element:o,update({
turn:i,turns:p,turn_label:w}){let c=JSON.stringify([i,p,w]);if(c!==a){for(a=c,e.textContent=w,S(n,{"aria-label":w});n.
children.length>p;)n.lastElementChild?.remove();for(;n.children.length<p;)n.append(cs(n.children.length+1));for(let[
h,f]of[...n.children].entries()){let g=h+1;f.classList.toggle("sw-played",g<i),S(f,{"aria-current":g===i?"step":
null}),g===i&&f.append(l)}(i<1||i>p)&&l.remove()}}}}function cs(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ue(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=ds(n,e,t.signal),l=new Map,a=null,i=null;function p(f,g,u,x){let v=s("span",{class:"sw-opener-label"},g,s("b",
{},at(u.total)));return yt(t,v,u,{key:f,captioned:!1,open:l.get(f)??x,onToggle(r){l.set(f,r),o.free()}})}function w(f,g){
let u=[us(t,f)];g.holds.length&&u.push(s("p",{},g.holds.join(" "))),g.acts.length&&u.push(c(g.acts)),g.why&&u.
push(ps(t,g.why)),g.cost&&u.push(et(t,g.cost,{key:"cost"}));let x=!g.cost,v=s("div",{class:"sw-more"});return g.
losses&&v.append(p("losses",t.word("losses"),g.losses,x)),g.income&&v.append(p("income",t.word("income"),g.income,
x)),g.defence&&v.append(p("defence",t.word("defence"),g.defence,x)),[...u,v]}function c(f){let g=f.map((u,x)=>{
let v=s("span",{class:"sw-act"},...u.emblem?[ot(t.scenery,"sw-printed",u.emblem)]:[],u.label),r=`act/${u.kind}\
/${x}`;return s("li",{},P("tick"),u.ledger?yt(t,v,u.ledger,{key:r}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...g)}function h(f){let g=s("p",{class:"sw-aside"},t.word("point-at"));return!f.score||
f.phase==="pick"?[s("h3",{},t.word("why")),g]:[s("h3",{},t.word("score-now")),et(t,f.score,{key:"score"}),g]}return{
element:n,show(f,g){if(f===a&&g===i)return;f!==a&&o.free(),a=f,i=g;let u=g===null?void 0:t.scenery.places[g],x=g===
null?void 0:f.regions[g];X(t,e),z(e,...u&&x?w(u,x):h(f))}}}function ds(t,e,n){let o=0;function l(i){o=i,t.style.
setProperty("--sw-tallest",`${i}px`)}let a=new ResizeObserver(()=>{e.offsetHeight>o&&l(e.offsetHeight)});return a.
observe(e),n.addEventListener("abort",()=>a.disconnect()),{free:()=>l(0)}}function us(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(l=>ot(t.
scenery,"sw-printed",l)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function ps(t,{text:e,
helps:n,place:o}){let l=s("div",{class:"sw-refusal"},P("refused"),s("p",{},e," ",o?mt(o):""));return n.length&&
l.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(a=>s("li",{},
a)))),l}var fs=["undo","redo","bot"];function ws({model:t,el:e,signal:n}){let o=_e(n),l=Ae(t.get("scenery").places),a={
goggles:"none"},i=new AbortController,p=()=>{let w=e.contains(tt(e));i.abort(),i=new AbortController;let{root:c,
focus:h}=hs(t,{kernel:o,draft:l,worn:a,signal:i.signal});e.replaceChildren(c),w&&h()};lt(t,"change:scenery",p,
n),lt(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{i.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),p(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function hs(t,{kernel:e,draft:n,worn:o,signal:l}){
let a=t.get("scenery"),i=Je(t,e),p=St(l),w=Ft(JSON.parse(t.get("snapshot"))),{snapshot:c,explain:h}=w,[f,g]=[!1,
!1],u=!1,x=null,v=!1,r=!1,d=!1,m={scenery:a,word:R=>a.words[R]??R,signal:l,play:R=>T({type:"play",version:c.version,
actions:R}),undo:()=>T({type:"undo",version:c.version}),redo:()=>T({type:"redo",version:c.version}),refuse(R){
if(!f)return G();r=!0,b.refuse(R,_.insist(R.text))},look(R){r&&R!==null&&R!==x&&Lt(),x=R,Z()},select:i.select,
light:R=>$.light(R),goTo(R){t.get("step")!==R&&(e.asked(),t.set("step",R),e.tries(()=>t.save_changes()))},wear(R){
o.goggles=R,$.wear(R)},goggles:()=>o.goggles,draft:n,ask:R=>T({...R,version:c.version})},b=Kt(m),$=xe(m),E=Ce(
m),N=ke(m),H=Ke(m),k=Ue(m),D=ze(m),B=Ge(m),W=Qe(m),F=Be(m,t,[N,b,D,W]),O=zt(m),V=s("div",{class:"sw-map"},$.element,
F.stamp,O.element),_=je(m,V);V.append(_.element);let J=s("div",{class:"sw-people"},H.element,N.element),j=s("d\
iv",{class:"sw-right"},J),C=s("div",{class:"sw-left"},W.element,V,B.element),I=s("div",{class:"sw-below"},k.element,
D.element),M=s("div",{class:"sw-table"},C,I,j),L=s("div",{class:"sw-widget",lang:a.language,"data-kernel":"idl\
e"},a.title?s("p",{class:"sw-title"},a.title):"",a.text?s("p",{class:"sw-text"},a.text):"",F.banner,b.element,
M);F.lie(L,{left:C,side:j,people:J});let A=Ve(L,l);i.watch(L,l),V.addEventListener("pointermove",()=>{v||(v=!0,
Z())},{signal:l});function T(R){if(e.waiting()||d||!f)return G();fs.includes(R.type)||A.acted(),e.asked(),e.tries(
()=>t.send(R)),i.pressDone()}let G=()=>b.tell({kind:"stale",text:m.word("one-moment")});function Z(){if(!f)return;
k.show(c,x??i.region());let R=V.querySelector("[data-region]:focus-visible")?i.region():null;_.show(c,(v?x:null)??
R,o.goggles)}function Y(){let R=c.phase==="pick"&&!c.past,U=R?M:j;if(E.element.parentNode!==U)U[R?"prepend":"a\
ppend"](E.element);else if(!R)return;E.update(c)}function Q(R){let U=L.contains(tt(L));R();let it=tt(L);U&&(!L.
contains(it)||it?.closest("[hidden]"))&&b.focus()}function nt(){let{player:R,phase:U,allocations:it}=c;({snapshot:c,
explain:h}=w),f=g=v=!1,L.dataset.version=String(c.version),L.dataset.phase=c.phase,L.dataset.step=String(c.step),
L.classList.toggle("sw-past",c.past),Q(()=>{F.enter()&&n.update([]),Y(),n.update(c.allocations),b.update(c),$.
update(c,c.player===R&&it.length+c.allocations.length===0)}),B.hear(c),u||=c.player!==R||c.phase!==U,p.want(st)}
function st(){p.cancel();let R=JSON.parse(t.get("reasons"));g=R.version!==c.version,!g&&(h(R),f=!0,Q(()=>{for(let U of[
$,H,E,N,D,B,W])U.update(c);F.update(),$.flash(),u&&!V.querySelector("[data-region]:focus")&&m.select(null),u=!1,
Z()}),L.dataset.shown=String(c.version))}function ft(){w=Ft(JSON.parse(t.get("snapshot")));let{snapshot:R}=w;if(e.
answered(),d)return;let U=R.story?.die??null,it=!R.past&&!c.past&&!F.moved()&&R.steps>c.steps;if(b.tell(null),
U===null||!it){O.show(R.past?U:null),Wt();return}d=!0,O.roll(U).then(()=>{d=!1,!l.aborted&&(w.snapshot.story?.
die!==U&&O.show(null),Wt())})}function Lt(){r=!1,b.tell(null)}function Wt(){nt(),b.tell(c.notice)}function kt(){
$.select(i.region()),Z()}return lt(t,"change:snapshot",ft,l),lt(t,"change:reasons",()=>g&&st(),l),lt(t,"change\
:explore",()=>f&&!d&&Q(F.update),l),lt(t,"change:selected_region",kt,l),n.onChange(Lt,l),e.onChange(R=>{L.dataset.
kernel=R,b.waiting(R)}),nt(),st(),kt(),o.goggles!=="none"&&$.wear(o.goggles),{root:L,focus:b.focus}}var Er={render:ws};export{Er as default};
