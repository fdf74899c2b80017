var Ue="http://www.w3.org/2000/svg";function S(t,e){for(let[n,o]of Object.entries(e)){let a=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==a&&(a===null?t.removeAttribute(n):t.setAttribute(n,a))}return t}function g(t,e={},...n){
let o=S(document.createElementNS(Ue,t),e);return o.append(...n),o}function s(t,e={},...n){let o=S(document.createElement(
t),e);return o.append(...n),o}function lt(t,e){let n=g("g",{transform:e});return n.innerHTML=t,n}var Lt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function ut(t,e=0,n=0){let o=(a,r)=>`${(e+t*
a).toFixed(1)} ${(n+t*r).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
Q${o(-8,7)} ${o(-8,0)}Z`}var Ye={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",redo:"M9.5 2.5L13 6\
 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8a6.2 6.2 0 1 1 0 12.4A\
6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",now:"M13 3v10M3 3l7 5-7 \
5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",sword:"M13.5 2.5L6 \
10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M8 1.8A6.2 6.2 0 1 1 8 14\
.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:ut(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12\
.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.4 8h11.2",star:"M8 1.8l1.9 4\
.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9\
v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 1\
4Q2.8 9.4 8 9.4T13.4 14Z",unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function H(t,e){
return g("svg",{class:"sw-sigil",viewBox:"0 0 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidd\
en":e?null:"true"},g("path",{d:Ye[t]}))}function it(){return g("svg",{class:"sw-crown",viewBox:"-14 -11 28 20",
"aria-hidden":"true"},g("path",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"\
#6d4700","stroke-width":1.6,"stroke-linejoin":"round"}),g("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d470\
0","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>g("circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6\
d4700","stroke-width":1})))}function Dt(t){let e=s("strong",{}),n=r("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},H("robot"),e),n,r("bot-turn",t.word("bot-turn"),!0)],a=s("div",{class:"sw-bot-turn",hidden:!0});function r(l,d,h){
let i=s("button",{type:"button",class:"sw-button sw-ask","data-key":l},d);return i.addEventListener("click",()=>t.
ask({type:"bot",whole:h}),{signal:t.signal}),i}return{element:a,update(l){a.hidden=l===null,e.textContent=l?.text??
"",l?a.hasChildNodes()||a.append(...o):a.replaceChildren()}}}var Gt=(t,e)=>s("p",{class:"sw-bot-reason"},H("ro\
bot",t.word("bot-reason")),e);var Xe=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Wt=[1,0,3,0,2,0,3,0,1,0],tn=70,en=1800;
function $t(t){return g("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Rt(t))}function Rt(t){
let e=(Xe[t]??[]).map(([n,o])=>g("circle",{cx:n,cy:o,r:2.7}));return[g("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function Pt(t,e,n){let o=n===0?t.word("die-blank"):String(n),a=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},$t(n)),a),S(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function Jt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function a(r){if(clearTimeout(n),e.hidden=
r===null,e.classList.remove("sw-rolling","sw-leaving"),r===null){e.replaceChildren(),S(e,{"data-face":null,"ar\
ia-label":null});return}Pt(t,e,r),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),en))}return{
element:e,show(r){o(),a(r)},roll(r){return o(),t.signal.aborted||nn()?(a(r),Promise.resolve()):new Promise(l=>{
a(null);let d=0,h=s("span",{class:"sw-cube"});e.replaceChildren(h),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let i=()=>h.replaceChildren($t(Wt[d++]??0));i();let f=setInterval(()=>d<
Wt.length?i():o(),tn);o=()=>{o=()=>{},clearInterval(f),a(r),l()}})}}}var nn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function pt({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?lt(o):g("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function st(t,e,n,o){let a={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return g("svg",a,pt(t,n,o))}function et(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=et(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let a of t.querySelectorAll("[data-key]"))if(a.getAttribute(
"data-key")===o&&(a instanceof HTMLElement||a instanceof SVGElement))return a.focus(),!0;return!1}function zt(t){let e=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),n=s("div",{class:"sw-noti\
ce",role:"alert"}),o=s("div",{class:"sw-news"},e,n);function a(d){return d==="done"?H("tick"):d==="refused"?H(
"refused",t.word("notice-refused")):d==="stale"?H("stale",t.word("notice-stale")):H("error",t.word("notice-err\
or"))}function r({kind:d,text:h},i){return s("span",{class:"sw-said",title:d==="done"?h:null},h,...i)}function l(d,...h){
for(let i of[e,n]){let f=d!==null&&i===n==(d.kind==="error");S(i,{"data-kind":f?d.kind:null}),f?i.replaceChildren(
a(d.kind),r(d,h)):i.replaceChildren()}}return{element:o,tell:d=>l(d?.text?d:null),refuse({text:d,helps:h,place:i}){
let f=h.map(w=>s("span",{class:"sw-help"},H("help",t.word("notice-help")),w));i&&f.push(s("small",{class:"sw-r\
ule"},H("rule"),i)),l({kind:"refused",text:d},...f)}}}var q=(t,...e)=>({text:t,helps:e,place:""});var sn={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function qt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),a=s("div",{class:"sw-ways"}),r=s("\
p",{class:"sw-hint"},t.word("tray-hint")),l=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,r),a),d=!1;o.addEventListener("keydown",i,{signal:n}),e.onChange(h,n);function h(){z(o,...e.allocations().map(
f));let c=e.chosen();z(a,...c?m(c):[])}function i(c){let u=sn[c.key],b=e.allocations().map(({key:T})=>T);if(u===
void 0||b.length===0)return;c.preventDefault();let y=b.indexOf(e.chosen()?.key??""),$=b.length-1,E=Number.isFinite(
u)?(y+u+b.length)%b.length:u<0?0:$;e.choose(b[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function f({
key:c,emblem:u,label:b,must:y}){let $=e.chosen()?.key===c,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${c}`,"data-in-hand":e.inHand(c)},st(t.scenery,
"sw-crest",u,b),s("span",{class:"sw-chip-name"},b),w(e.inHand(c),e.complete(c),y));return E.addEventListener("\
click",()=>e.choose(c),{signal:n}),E}function w(c,u,b){let y=s("span",{class:"sw-chip-state"});return c<0?y.append(
`${t.word("take-up")} `,s("b",{},String(-c))):c>0?y.append(`${t.word("in-hand")} `,s("b",{},String(c))):u&&y.append(
H("tick",t.word("tray-complete"))),c>0&&u&&!b&&y.append(s("small",{},t.word("tray-optional"))),y}function m(c){
let{key:u,label:b,spreads:y}=c,$=e.actions(),E=p("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(v(c)));E.classList.toggle("sw-primary",$.length>0&&!d);let T=p("reset",t.word("as-it-stands"),e.changed(
u),()=>e.changed(u)?e.reset(u):t.refuse(q(t.word("nothing-moved")))),V=y.map(({label:G,counts:F},W)=>{let _=L(
c,F),C=p(`spread:${W}`,G,!0,()=>{e.spread(u,F);let B=e.actions();B.length>0&&t.play(B)});return _&&C.prepend(H(
"tick")),S(C,{"aria-pressed":_?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":b},
...V,T),E]}function p(c,u,b,y){let $=s("button",{type:"button",class:"sw-button","data-key":c},u);return $.addEventListener(
"click",y,{signal:n}),S($,{"aria-disabled":b?null:"true"})}function L({key:c,regions:u},b){return u.every(y=>e.
count(c,y)===(b[y]??0))}function v({key:c}){return e.complete(c)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:l,update(c){d=c.choices.some(({main:u})=>u),l.hidden=c.past||e.allocations().
length===0,h()}}}var on=6,jt=3;function Qt(t){let{draft:e,signal:n}=t,o=qt(t),a=zt(t),r=g("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),l=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),d=s("div",{class:"\
sw-history"}),h=C("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),i=C("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),f=s("div",{class:"sw-hand",hidden:!0}),w=s("div",{class:"sw-choices"}),m=Dt(t),p=s("sp\
an",{class:"sw-rolled",hidden:!0}),L=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),c=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},r,l,d),s("div",{class:"sw-deeds"},o.element,f,m.element,w,p),a.element,v);a.element.prepend(
L);let u=null,b=null,y="idle";e.onChange(()=>u&&D(u),n);let $=()=>l.focus();function E({player:O,phase:P,players:x,
sentence:M,past:A}){let N=t.scenery.players[O];S(c,{"data-phase":P,"data-player":O,"data-past":A}),c.style.setProperty(
"--sw-player",N?.full??"currentColor"),r.replaceChildren(g("path",{d:N?.shape??"M0 0",fill:N?.full,stroke:N?.pale})),
x[O]?.winner&&r.append(S(it(),{x:-11,y:-9,width:22,height:18})),l.textContent!==M&&(l.textContent=M)}function T({
hand:O,allocations:P}){f.hidden=O===null||P.some(({emblem:x})=>x===O.emblem),O!==null&&(S(f,{"data-count":O.count}),
f.replaceChildren(V(O),s("span",{},O.label)))}function V({player:O,emblem:P,label:x,count:M}){let A=t.scenery.
players[O],N=Math.min(M,on),Z=-jt*Math.max(N-1,0)/2,k={x:-13,width:26,height:26,rx:5},K=Array.from({length:N},
(Nt,vt)=>g("rect",{...k,y:-13-Z-jt*vt,fill:A?.full,stroke:A?.pale})),Y=S(st(t.scenery,"sw-crest",P,x),{x:-10,y:Z-
10,width:20,height:20}),tt=M>0?[...K,Y]:[g("rect",{class:"sw-empty",...k,y:-13})],yt=g("g",{class:"sw-number"},
g("circle",{r:11}),g("text",{y:5},String(M)));return yt.setAttribute("transform","translate(17 9)"),g("svg",{class:"\
sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...tt,yt)}function D(O){y==="none"?z(w):O.past?z(w,...W(
O)):z(w,...G(O))}function G(O){return O.choices.map((P,x)=>{let{kind:M,label:A,main:N}=P,{actions:Z,why:k}=F(P),
K=O.choices.slice(0,x).filter(tt=>tt.kind===M).length,Y=s("button",{type:"button",class:"sw-button","data-kind":M,
"data-key":`choice:${M}:${K}`},...M==="roll"?[$t(3)]:[],A);return Y.classList.toggle("sw-primary",Z!==null&&N),
Z||S(Y,{"aria-disabled":"true",title:k?.text}),Y.addEventListener("click",()=>Z?t.play(Z):k&&t.refuse(k),{signal:n}),
Y})}function F({action:O,settled:P,why:x}){if(!P)return{actions:O&&[O],why:x};let M=e.allocations();if(M.some(
({key:Z})=>e.changed(Z)&&!e.complete(Z)))return{actions:null,why:q(t.word("loose"),t.word("loose-help"))};let A=M.
every(({key:Z,must:k})=>!k||e.complete(Z)),N=O??(A?P:null);return{actions:N&&[...e.actions(),N],why:x}}function W({
step:O,steps:P}){let x=s("button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});x.append(
H("now"),t.word("back-to-now")),x.addEventListener("click",()=>t.goTo(P),{signal:n});let M=s("span",{},`${t.word(
"bar-step")} `,s("b",{},`${O} / ${P}`)),A=s("strong",{},t.word("looking-back"));return[s("p",{class:"sw-lookin\
g-back"},H("stale"),A,M),x]}function _({undo:O,redo:P,past:x}){h.update(O),i.update(P),x||y==="none"?d.replaceChildren():
d.hasChildNodes()||d.append(h.button,i.button)}function C(O,P,x,M){let N=s("button",{type:"button",class:"sw-b\
utton sw-back-forth","data-key":O},H(O),s("span",{},P)),Z=null;return N.addEventListener("click",()=>Z===null?
t.refuse(q(x)):M(),{signal:n}),{button:N,update(k){Z=k;let K=k===null?null:`${P}: ${k}`;S(N,{title:K??x,"aria-\
label":K,"aria-disabled":k===null?"true":null})}}}function B({story:O}){let P=O?.die??null;p.hidden=P===null,P!==
null&&Pt(t,p,P)}function I(){let O=u?.past||y==="none"?null:b;m.update(O),S(c,{"data-bot":O!==null})}function J(O){
let P=c.contains(et(c));O();let x=et(c);P&&(!c.contains(x)||x?.closest("[hidden]"))&&$()}function j(O){J(()=>{
E(O),T(O),B(O),u=O,D(O),I(),_(O),o.update(O),y==="none"&&(o.element.hidden=!0)})}return{element:c,update:j,focus:$,
tell:a.tell,explore({turn:O}){b=O,J(I)},refuse:a.refuse,waiting(O){if(O===y)return;let P=y==="none"||O==="none";
y=O,S(c,{"data-waiting":O,"aria-busy":O==="busy"?"true":null}),L.replaceChildren(),O==="lost"&&L.append(H("unp\
lugged"),t.word("python-lost")),O==="none"&&L.append(H("unplugged"),t.word("python-none")),P&&u&&j(u)}}}var Q=15,an='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',rn='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Kt({width:t,height:e,places:n,terrains:o,
roads:a,players:r}){let l=`sw-${Math.random().toString(36).slice(2)}`,d=Object.keys(o),h=(y,[$,E],T)=>g("patte\
rn",{id:`${l}-${y}`,width:$,height:E,patternUnits:"userSpaceOnUse"},lt(T)),i=y=>`url(#${l}-${y})`,f=g("defs",{},
...d.map((y,$)=>{let E=o[y];return h(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),h("wilds",[12,12],an),h("veil",[
11,11],rn),...n.map(({outline:y},$)=>g("clipPath",{id:`${l}-c${$}`},g("path",{d:y})))),w={x:0,y:0,width:t,height:e},
m=g("g",{class:"sw-grounds"},g("rect",{class:"sw-wilds",...w}),g("rect",{...w,fill:i("wilds")})),p={x:-Q/2,y:-Q/
2,width:t+Q,height:e+Q},L=g("g",{class:"sw-lines"},...n.map(({outline:y})=>g("path",{class:"sw-borders",d:y})),
...a.flatMap(y=>[g("path",{class:"sw-road-bed",d:y}),g("path",{class:"sw-road",d:y})]),g("rect",{class:"sw-fra\
me",...p}),g("rect",{class:"sw-frame-steps",...p}),g("rect",{class:"sw-edge",...w})),v=(y,...$)=>g("g",{"clip-\
path":i(`c${y}`)},...$),c=`${-Q} ${-Q} ${t+2*Q} ${e+2*Q}`,u=g("svg",{class:"sw-flashes",viewBox:c,"aria-hidden":"\
true"}),b=-1;return{defs:f,below:m,above:L,flashes:u,inside:v,ground(y,$){return[g("path",{class:"sw-ground",d:y.
outline,fill:o[y.terrain]?.ground}),g("path",{class:"sw-pattern",d:y.outline,fill:i(`t${d.indexOf(y.terrain)}`)}),
v($,g("path",{class:"sw-verge",d:y.outline}))]},flash({step:y,regions:$}){if(y===b)return;b=y;let E=n.filter((V,D)=>$[D]?.
changed),T=V=>g("path",{class:"sw-flash",d:V.outline});u.replaceChildren(...E.map(V=>v(n.indexOf(V),T(V))))},holding(y,{
player:$,inDecline:E,immune:T,target:V,dim:D,changed:G}){let F=n[y]?.outline,W=$===null?void 0:r[$]?.full,_=(B,I=void 0)=>g(
"path",{class:B,d:F,stroke:I}),C=[];return T&&C.push(g("path",{d:F,fill:i("veil")})),W&&C.push(g("path",{d:F,fill:W,
"fill-opacity":E?.06:.18})),V&&C.push(_("sw-glow sw-glow-wide"),_("sw-glow")),W&&E?C.push(_("sw-band sw-declin\
ed-band",W)):W&&C.push(_("sw-band-edge"),_("sw-band",W)),G&&C.push(_("sw-changed")),D&&C.push(_("sw-dim")),C}}}function Ut(t){let e=o=>g("g",{class:`sw-mark-${o}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")};return{below:g("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:g("g",{class:"\
sw-marks"},n.focus),trace(o,a){let r=a.flatMap(d=>t[d]?.outline??[]),l=["sw-under","sw-over"].flatMap(d=>r.map(
h=>g("path",{class:d,d:h})));n[o].replaceChildren(...l)}}}function nt(t,e,{captioned:n=!0,key:o="ledger",told:a=""}={}){let r=e.lines.map((i,f)=>({line:i,key:`${o}/${f}`})),
l=[...r.filter(({line:i})=>i.applied),...r.filter(({line:i})=>!i.applied)],d=new Set([a]),h=l.map(({line:i,key:f})=>{
let w=d.has(i.place);return d.add(i.place),ln(t,i,f,w)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...h),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},ot(e.total)),s("td",{},e.sum))))}function ln(t,{amount:e,text:n,place:o,applied:a,regions:r},l,d){let h=s(
"td",{},s("span",{class:"sw-reason"},n));r.length&&h.append(wt()),o&&h.append(" ",d?s("span",{class:"sw-heard"},
o):ft(o));let i=s("tr",{class:a?"sw-line":"sw-line sw-idle",title:o||null},cn(t,e,a),h);return r.length&&(S(i,
{tabindex:0,"data-key":l}),ht(t,i,r)),i}function cn(t,e,n){return n?s("td",{class:"sw-amount"},gt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var ft=t=>s("small",{class:"sw-book"},t),wt=()=>g("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},g("path",{d:dn})),dn="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function ht(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},a=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",a,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():a(),{signal:t.signal})}function X(t,e){e.querySelector("[data-lit]")&&t.light([])}
function mt(t,e,n,o={}){let{open:a=!1,onToggle:r,key:l=n.title}=o,d=s("button",{type:"button",class:"sw-opener",
"data-key":l},e),h=s("div",{class:"sw-opened"});function i(f){S(d,{"aria-expanded":String(f)}),f&&!h.hasChildNodes()&&
h.append(nt(t,n,{...o,key:l})),f||X(t,h),h.hidden=!f}return d.addEventListener("click",()=>{let f=d.getAttribute(
"aria-expanded")!=="true";i(f),r?.(f)},{signal:t.signal}),i(a),s("div",{},d,h)}var ot=t=>t<0?`−${-t}`:String(
t),gt=t=>t>0?`+${t}`:ot(t);var Mt=24,Yt=.86,un="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function Xt(t){let e=new Map;function n(l,d){
let h=JSON.stringify([l,d]),i=e.get(h);return i||e.set(h,i=pt(t,l,d)),i.cloneNode(!0)}let o=l=>ct({key:l,width:Mt,
draw:()=>n(l)});function a(l){let{emblem:d,label:h,count:i,drafted:f}=l;return{key:JSON.stringify(l),width:Mt+
(i>1?9:0),draw(){let w=g("g",{class:"sw-piece","data-piece":d},n(d,h));return w.classList.toggle("sw-ghost",i===
0),f&&w.append(g("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),i>1&&(w.append(g("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),w.append(g("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
i))),w.setAttribute("transform","translate(-4 0)")),w}}}function r(l,d){let{emblem:h,label:i,count:f,player:w=0,
in_decline:m=!1,drafted:p}=l,L=Et(i,13),v=64+L<=d,c=56+(v?L+6:0),u=m?0:Math.max(0,Math.min(f,4)-1);function b(){
let{full:y="#555",pale:$="#eee",shape:E=""}=t.players[w]??{},[T,V,D]=m?[$,y,$]:[y,"#fff","#fff"],G=-c/2,F=g("g",
{class:"sw-piece sw-stack","data-player":w,"data-piece":h,"data-in-decline":m});F.classList.toggle("sw-ghost",
f===0);let W={class:"sw-slab",x:G,y:-14.5,width:c,height:29,rx:8,fill:T,stroke:V};for(let I=u;I>0;I--)F.append(
g("rect",{...W,transform:`translate(${1.6*I} ${2.2*I})`}));let _=f<10?19:f<100?14:10,C={class:"sw-count",x:G+16,
y:_*.36,"font-size":_,fill:y};F.append(g("rect",W),g("path",{class:"sw-blazon",d:E,transform:`translate(${G+16}\
 0)`,fill:D,stroke:V}),g("text",C,String(f)),g("g",{color:m?y:"#fff",transform:`translate(${G+42} 0) scale(1.0\
6)`},n(h,i)));let B={textLength:L,lengthAdjust:"spacingAndGlyphs"};return v&&F.append(g("text",{class:"sw-race",
x:G+57,y:4.6,...B},i)),m&&F.append(pn(-G-3,-12)),p&&F.append(g("rect",{class:"sw-drafted",x:G-1,y:-15.5,width:c+
2,height:31,rx:9})),F}return{key:JSON.stringify([l,v]),width:c+1.6*u,draw:b}}return{emblem:n,sign:o,marker:a,stack:r}}
function Et(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var ct=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
Yt,draw:()=>g("g",{transform:`scale(${Yt})`},n())}),te=ct({key:"gate",width:Mt,draw:()=>g("g",{class:"sw-gate"},
g("path",{d:un}),g("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ee=ct({key:"shield",width:Mt,draw:()=>g(
"g",{class:"sw-immune"},g("path",{d:ut(1)}),g("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function pn(t,e){
let n=g("path",{d:Lt,transform:"translate(-5.6 -5.6) scale(.7)"});return g("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},g("circle",{r:8}),n)}function se(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:r,chance:l})=>r!==null&&l===null),
o=n.find(({emblem:r})=>!r)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let a=t.find(({chance:r})=>r!==
null);return a?{cost:null,chance:a.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var oe=({cost:t,chance:e})=>t===null&&e===null,ne=new Map;function ae(t,e){let n=JSON.stringify(t),o=()=>Ht(t,
t.emblem?e(t.emblem):null),a=ne.get(n)??o().width;return ne.set(n,a),{key:n,width:a,draw:()=>o().drawing}}function re(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let a={costs:e,incomes:n,defences:o}[t];return{kind:t,number:a?.
total??null}}function Ht({cost:t,chance:e,more:n},o){return t!==null?fn(String(t),o,n):e!==null?wn(e,n):hn(o)}
function fn(t,e,n){let a=e?22:0,r=Math.max(Et(t,19)+24,35)+a,l=r/2,d=`M${-l} 0L${9-l}-13.5H${l}V13.5H${9-l}Z`,
h=g("g",{class:"sw-tag sw-pricetag"});return n&&h.append(g("path",{class:"sw-slab",d,transform:"translate(3 3)"})),
h.append(g("path",{class:"sw-slab",d}),g("circle",{class:"sw-eyelet",cx:8-l,r:2.2}),g("text",{class:"sw-cost",
x:5-a/2,y:7,"font-size":19},t)),e&&h.append(g("g",{transform:`translate(${l-14} 0) scale(.8)`},e)),{drawing:h,
width:r}}function wn(t,e){let o=Et(t,16),a=o+33,r=-a/2,l=g("g",{class:"sw-tag sw-odds"}),d={class:"sw-slab",x:r,
y:-13.5,width:a,height:27,rx:13.5};return e&&l.append(g("rect",{...d,transform:"translate(3 3)"})),l.append(g(
"rect",d),g("g",{class:"sw-die-sign",transform:`translate(${r+15} 0) scale(.71)`},...Rt(3)),g("text",{x:r+27+o/
2,y:6,"font-size":16},t)),{drawing:l,width:a}}function hn(t){let e=t?50:28,n=g("g",{class:"sw-tag sw-dots"},g(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>g("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(g("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function le({kind:t,
number:e}){let n=g("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(g("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(g("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),g("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(g("circle",{class:"sw-s\
lab",r:21}),g("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(g("path",{class:"sw-slab",d:ut(2.1)})),
n.append(g("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var St=6;function ce(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),a=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),r=s("div",{class:"sw-menu"},a,n,o);r.hidden=!0,e.append(r);let l=null,d=null;
function h(v){if(!l)return;let{closed:c}=l;l=null,d?.abort(),r.hidden=!0,n.replaceChildren(),o.replaceChildren(),
c(v)}function i(v){h(!0),t.play([v.action])}function f(v){let{label:c,cost:u,chance:b,emblem:y}=v,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...y?[ie(pt(t.scenery,y),24)]:[])),$.append(s("span",{class:"sw-menu-label"},c)),u!==null||b!==
null){let E=Ht({cost:b===null?u:null,chance:b,emblem:"",more:!1},null);$.append(ie(E.drawing,E.width))}return $.
addEventListener("click",()=>i(v),{signal:t.signal}),$.addEventListener("focus",()=>w(v),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function w({ledger:v}){o.
replaceChildren(...v?[nt(t,v,{key:"menu"})]:[])}let m=()=>[...n.querySelectorAll("[role=menuitem]")];function p(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let c=m(),u=c.findIndex($=>$===v.target),y={ArrowDown:u+1,ArrowUp:u-1+
c.length,Home:0,End:c.length-1}[v.key];if(v.key==="Tab")return h(!0);if(v.key==="Escape")h(!0);else if(y!==void 0)
c[y%c.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function L(){if(!l)return;let[v,c]=[
e.offsetWidth,e.offsetHeight],[u,b]=[l.at[0]*v,l.at[1]*c],y=l.reach*c,$=Math.min(u-r.offsetWidth/2,v-r.offsetWidth-
St),E=c-r.offsetHeight-St,T=b+y>E;r.classList.toggle("sw-menu-above",T),r.style.left=`${Math.max(St,$)}px`,r.style.
top=T?"auto":`${b+y}px`,r.style.bottom=T?`${Math.max(St,Math.min(c-b+y,E))}px`:"auto"}return r.addEventListener(
"keydown",p,{signal:t.signal}),t.signal.addEventListener("abort",()=>d?.abort()),{element:r,close:h,isOpen:()=>l!==
null,open(v){h(!1),l=v,a.textContent=v.label,S(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(f)),r.
hidden=!1;let c=v.acts.map(({ledger:y})=>y?.lines.length??0),u=v.acts[c.indexOf(Math.max(...c))];u&&w(u),L(),d=
new AbortController;let{signal:b}=d;document.addEventListener("pointerdown",y=>{y.composedPath().includes(r)||
h(!1)},{signal:b,capture:!0}),m()[0]?.focus({preventScroll:!0})}}}function ie(t,e){let n=g("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var Bt=22,de=16.5,mn=35,gn=44,Ot=4,bn=1.15,yn=.65;function pe(t,e){let n=ue("sw-signs"),o=ue(),a=g("g",{},...e.
lines.map((f,w)=>g("text",{class:"sw-name",y:12.5+w*de,"font-size":e.size},f))),r=g("circle",{class:"sw-cue",r:5.5}),
l=g("g",{class:"sw-place","data-at":e.id},n.element,a,o.element),d="",h=null;function i({pieces:f,immune:w,tag:m,
badge:p,stepped:L,cue:v,unit:c}){let u=e.scale*Math.min(1.18,Math.max(1,.62*c/e.scale)),b=e.width*e.scale/u,y=13*
u/c>=8.5&&!L&&!p,$=e.emblems.map(t.sign);e.gate&&$.push(te),w&&$.push(ee);let E=m&&!p&&!L?ae(m,t.emblem):null,
T=m!==null&&oe(m),V=f.filter(({player:x})=>x===void 0).map(x=>({piece:x,laid:t.marker(x)})),D=[...V.map(({laid:x})=>x),
...E&&!T?[E]:[]],G=y?b-Ct(D)-Ot:0,F=f.filter(({player:x})=>x!==void 0).map(x=>({piece:x,laid:t.stack(x,G)})),W=F.
length>0&&Ct([...F.map(({laid:x})=>x),...D])>b*1.12,_=[];for(let{piece:x,laid:M}of[...F,...V])p||(L?x.emblem!==
L:W&&x.player===void 0)?$.push(ct(M)):_.push(M);E&&T?$.push(ct(E)):E&&_.push(E),p&&_.push({key:JSON.stringify(
p),width:0,draw:()=>le(p)});let C=p?gn:_.length>0?mn:0,B=Bt+de*e.lines.length+C,I=-B/2,J=B/2-C/2+1;S(l,{transform:`\
translate(${e.at.join(" ")}) scale(${u.toFixed(3)})`}),S(a,{transform:`translate(0 ${I+Bt})`}),n.lay($,I+Bt/2,
.95*b,1);let j=L||p;o.lay(_,J,j?1/0:b,j?1:bn),S(r,{transform:`translate(${n.width()/2+8} ${I+6})`}),v?l.append(
r):r.remove();let[O,P]=e.at;h=L?{x:O,y:P+J*u,width:Math.max(0,Ct(_))*u}:null}return{element:l,spot:()=>h,update(f){
let w=JSON.stringify(f);w!==d&&(d=w,i(f))}}}var Ct=t=>t.reduce((e,{width:n})=>e+n+Ot,-Ot);function ue(t){let e=g(
"g",{class:t}),n="",o=0,a=new Map;return{element:e,width:()=>o,lay(r,l,d,h){let i=Ct(r),f=Math.min(h,Math.max(
1,.96*d/Math.max(i,1))),w=Math.max(yn,Math.min(f,1.06*d/Math.max(i,1)));o=i*w,S(e,{transform:`translate(0 ${l}\
) scale(${w.toFixed(3)})`});let m=r.map(({key:v})=>v).join();if(m===n)return;n=m;let p=-i/2,L=a;a=new Map;for(let{
key:v,draw:c,width:u}of r){let b=L.get(v);L.delete(v);let y=b??g("g",{},c());S(y,{transform:`translate(${p+u/2}\
 0)`}),p+=u+Ot,a.set(a.has(v)?`${v}/${a.size}`:v,y)}for(let v of L.values())v.remove();[...a.values()].forEach(
(v,c)=>{e.children[c]!==v&&e.insertBefore(v,e.children[c]??null)})}}}function fe(t,e,n){let{draft:o,signal:a,word:r}=t,{places:l}=t.scenery,d=s("div",{class:"sw-steppers"}),h=s("d\
iv",{class:"sw-heard",role:"status"});d.append(h);let i=new Map;function f(c){let u=w("sw-take-one",()=>p(c)),
b=w("sw-put-one",()=>m(c)),y=s("div",{class:"sw-stepper","data-step":l[c]?.id},u,b);return y.addEventListener(
"pointerenter",()=>n(c),{signal:a}),y.addEventListener("pointerleave",()=>n(null),{signal:a}),{whole:y,minus:u,
plus:b}}function w(c,u){let b=s("button",{type:"button",class:`sw-move ${c}`,tabindex:-1});return b.addEventListener(
"mousedown",y=>y.preventDefault(),{signal:a}),b.addEventListener("click",u,{signal:a}),b}function m(c){let u=o.
chosen()?.key??"";if(!o.canPut(u,c))return t.refuse(L(u,c));o.put(u,c),v(u,c)}function p(c){let u=o.chosen()?.
key??"";if(!o.canTake(u,c))return t.refuse(q(r("map-least")));o.take(u,c),v(u,c)}function L(c,u){if(o.inHand(c)>
0)return q(r("map-full"));let b=o.chosen()?.regions.some(y=>y!==u&&o.canTake(c,y));return q(r("map-no-hand"),...b?
[r("map-no-hand-help")]:[])}function v(c,u){let b=`${l[u]?.name}: ${o.count(c,u)}`;h.textContent=`${b}. ${r("m\
ap-hand")}: ${o.inHand(c)}.`}return{element:d,put:m,take:p,press(c){let u=o.chosen();u?.most===1&&o.canTake(u.
key,c)?p(c):m(c)},update(c){let u=c?o.chosen():null;for(let[b,{whole:y}]of i)u?.regions.includes(b)||(y.remove(),
i.delete(b));for(let b of u?.regions??[]){let y=e(b),$=l[b];if(!u||!y||!$)continue;let E=i.get(b);E||(i.set(b,
E=f(b)),d.append(E.whole));let{whole:T,minus:V,plus:D}=E,[G,F]=[o.canPut(u.key,b),o.canTake(u.key,b)],W=u.most===
1;T.style.left=`${(y.at[0]*100).toFixed(2)}%`,T.style.top=`${(y.at[1]*100).toFixed(2)}%`,T.style.setProperty("\
--sw-gap",`${(y.gap*100).toFixed(2)}%`),T.classList.toggle("sw-toggle",W),S(V,{"aria-label":`${r("map-take")}:\
 ${$.name}`,"aria-disabled":String(!F)}),S(D,{"aria-label":`${r("map-put")}: ${$.name}`,"aria-disabled":String(
!G)}),V.hidden=W&&!F,D.hidden=W&&F}}}}var we={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},vn=["Home","End","PageUp","PageDown"],
he=t=>Object.hasOwn(we,t)||vn.includes(t);function me(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,a]=we[n]??
[0,0],r=e,l=1/0;for(let d of t){let h=d.at[0]-e.at[0],i=d.at[1]-e.at[1],f=h*o+i*a,w=Math.abs(h*a)+Math.abs(i*o);
if(f<=0||w>2*f)continue;let m=f+2*w;m<l&&(l=m,r=d)}return r}function be({regions:t,player:e,past:n},o,a,r){let l=o.chosen(),d=o.allocations(),h=t.some(({acts:f})=>f.some(
ge));function i(f,w){let m=[...w.pieces];for(let{key:p,emblem:L,label:v,regions:c,beside:u,now:b}of d){if(!c.includes(
f))continue;let y=o.count(p,f)+(u[f]??0),$=o.count(p,f)!==(b[f]??0),E=m.findIndex(D=>D.emblem===L),T=m[E],V=y>
0||p===l?.key;T&&V?m[E]={...T,count:y,drafted:$}:T?m.splice(E,1):V&&m.push({emblem:L,label:v,count:y,drafted:$,
...xn(L)?{player:e}:{}})}return m}return{of(f,w){let m=l?.regions.includes(f)?l:null,p=i(f,w),L=p.find(v=>v.player!==
void 0);return{stepped:m,place:{pieces:p,immune:w.immune,tag:se(w.acts),badge:re(a,w),stepped:a==="none"&&m?m.
emblem:null,cue:n&&w.changed,unit:r},ground:{player:L?.player??null,inDecline:L?.in_decline??!1,immune:w.immune,
target:w.acts.some(ge),dim:l?!m:h&&w.acts.length===0,changed:n&&w.changed}}}}}var ge=({kind:t})=>t!=="abandon",
xn=t=>t.startsWith("race/");var Ln=44;function ye(t){let{scenery:e,signal:n,draft:o}=t,{places:a}=e,[r,l]=[e.width+2*Q,e.height+2*Q],d=Kt(
e),h=Xt(e),i=a.map($),f=a.map((x,M)=>({place:pe(h,x),land:d.inside(M),lies:"",heard:""})),w=Ut(a),m=g("svg",{class:"\
sw-chart",viewBox:`${-Q} ${-Q} ${r} ${l}`,role:"group","aria-label":t.word("map")},d.defs,d.below,...i,g("g",{
class:"sw-holdings"},...f.map(({land:x})=>x)),d.above,w.below,g("g",{class:"sw-pieces","aria-hidden":"true"},...f.
map(({place:x})=>x.element)),w.above),p=s("div",{class:"sw-board","data-goggles":"none"},m,d.flashes),L=fe(t,O,
T);p.append(L.element);let v=ce(t,p),c=null,u="none",b={region:-1,acts:""},y=1;E(0),o.onChange(I,n),P();function $(x,M){
let A=g("g",{class:"sw-region","data-region":x.id,"data-terrain":x.terrain,role:"button"});return A.append(...d.
ground(x,M)),A.addEventListener("click",()=>D(M),{signal:n}),A.addEventListener("focus",()=>V(M),{signal:n}),A.
addEventListener("blur",()=>w.trace("focus",[]),{signal:n}),A.addEventListener("keydown",N=>G(N,M),{signal:n}),
A.addEventListener("pointerenter",()=>T(M),{signal:n}),A.addEventListener("pointerleave",()=>T(null),{signal:n}),
A}function E(x){i.forEach((M,A)=>S(M,{tabindex:A===x?0:-1}))}function T(x){w.trace("hover",x===null?[]:[x]),t.
look(x)}function V(x){E(x),w.trace("focus",i[x]?.matches(":focus-visible")?[x]:[]),t.select(x)}function D(x){let M=i[x];
M&&!M.matches(":focus")&&M.focus({preventScroll:!0}),W(x)}function G(x,M){let{key:A}=x;if(x.ctrlKey||x.metaKey||
x.altKey)return;let N=a[M];if(A==="Enter"||A===" ")W(M);else if(A==="Escape")F(M);else if(he(A)&&N)i[a.indexOf(
me(a,N,A))]?.focus();else if($n(A)&&B(M))L.put(M);else if(Mn(A)&&B(M))L.take(M);else return;x.preventDefault()}
function F(x){if(v.isOpen())return v.close(!0);t.select(null),i[x]?.blur()}function W(x){let M=c?.regions[x],A=a[x];
if(!c||!M||!A)return;let[N]=M.acts;N&&M.acts.length===1&&N.quick?t.play([N.action]):N?_(x,A,M):B(x)?L.press(x):
M.why?t.refuse(M.why):c.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("map-elsewhere"),t.word(
"map-elsewhere-help"))):t.refuse(q(t.word("map-nothing")))}function _(x,M,A){b={region:x,acts:JSON.stringify(A.
acts)},v.open({label:M.name,acts:A.acts,at:C(M.at),reach:Ln*M.scale/l,closed(N){b={region:-1,acts:""},S(i[x]??
p,{"aria-expanded":A.acts.length>0?"false":null}),N&&i[x]?.focus({preventScroll:!0})}}),S(i[x]??p,{"aria-expan\
ded":"true"})}let C=([x,M])=>[(x+Q)/r,(M+Q)/l],B=x=>o.chosen()?.regions.includes(x)??!1;function I(){if(!c)return;
let x=be(c,o,u,y);c.regions.forEach((M,A)=>{let[N,Z]=[i[A],f[A]];if(!N||!Z)return;let k=x.of(A,M),K=k.stepped&&
J(k.stepped,A),Y=JSON.stringify([M.label,M.acts,K]);Y!==Z.heard&&j(N,M,K),Z.heard=Y,Z.place.update(k.place);let tt=JSON.
stringify(k.ground);tt!==Z.lies&&(Z.land.replaceChildren(...d.holding(A,k.ground)),Z.lies=tt)}),S(p,{"data-gog\
gles":u,"data-past":c.past}),L.update(u==="none")}function J({key:x,label:M,most:A},N){let Z=A===1?t.word("map\
-toggle"):t.word("map-keys");return`${M}: ${o.count(x,N)}. ${Z}`}function j(x,M,A){let{acts:N}=M,Z=N.length>1||
N.length===1&&!N[0]?.quick;S(x,{"aria-label":M.label,"aria-description":A,"aria-disabled":N.length===0&&!A?"tr\
ue":null,"aria-haspopup":Z?"menu":null,"aria-expanded":Z?"false":null,"data-acts":N.map(({kind:k})=>k).join(" ")||
null}),x.classList.toggle("sw-target",N.length>0),x.classList.toggle("sw-stepping",A!==null)}function O(x){let M=f[x]?.
place.spot();return M?{at:C([M.x,M.y]),gap:M.width/r}:null}function P(){if(typeof ResizeObserver>"u")return;let x=new ResizeObserver(
()=>{let M=Math.round(10*r/Math.max(m.clientWidth,300))/10;M===y||m.clientWidth===0||(y=M,I())});x.observe(p),
n.addEventListener("abort",()=>x.disconnect())}return{element:p,update(x){c=x;let{region:M,acts:A}=b;M>=0&&JSON.
stringify(x.regions[M]?.acts)!==A&&v.close(v.element.querySelector(":focus")!==null),I()},flash(){c&&!c.past&&
d.flash(c)},select(x){w.trace("selection",x===null?[]:[x]),i.forEach((M,A)=>M.classList.toggle("sw-selected",A===
x)),x!==null&&i[x]&&E(x)},light(x){w.trace("light",x)},wear(x){u=x,I()}}}var $n=t=>t==="+"||t==="=",Mn=t=>t===
"-"||t==="−"||t==="Backspace";var En="var(--sw-gold)",xe="var(--sw-gold-edge)",Le="var(--sw-ink)";function dt(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return g("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(a,r)=>ve(3*(n-r))),ve(0),g("circle",{r:8.6,fill:"none",stroke:xe,"stro\
ke-opacity":.55}),g("text",{y:4.6,"text-anchor":"middle",fill:Le,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function $e(){return g("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},g("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),g("text",{y:5,"t\
ext-anchor":"middle",fill:Le,"font-size":14,"font-weight":800},"?"))}function ve(t){return g("circle",{cy:t,r:11.5,
fill:En,stroke:xe,"stroke-width":1.6})}function At(t,{race:e,power:n,race_emblem:o,power_emblem:a},...r){let l=s("span",{class:"sw-combo-banner"},at(
t,o,e),s("span",{class:"sw-race-name"},e),...r);if(n===null)return s("span",{class:"sw-combo sw-alone"},l);let d=s(
"span",{class:"sw-combo-badge"},at(t,a??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},d," ",l)}var at=(t,e,n)=>st(t.scenery,"sw-combo-emblem",e,n);function Me(){return g("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},g("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),g("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Ee(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},Pn(),n)),a=new Set,r=[];function l(d,h){let i=e.children[d.slot],f=Tt(d),w=r.findIndex(L=>L.name===
f),m=Sn(t,d,{picking:h,open:a.has(f),toggle:p});r.length&&w!==d.slot&&m.classList.add(w<0?"sw-new":"sw-moved"),
X(t,i),z(i,m);function p(){a.delete(f)||a.add(f),l(d,h)}}return{element:o,update({column:d,phase:h,past:i,stacks:f}){
let w=h==="pick"&&!i;for(S(o,{"data-inviting":w}),n.textContent!==f&&(n.textContent=f);e.children.length>d.length;)
e.lastElementChild?.remove();for(;e.children.length<d.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let m=d.map(p=>({name:Tt(p),drawn:JSON.stringify([p,w])}));for(let p of d)m[p.slot]?.drawn!==r[p.slot]?.
drawn&&l(p,w);r=m}}}var Tt=({power:t,race:e})=>`${t} ${e}`;function Sn(t,e,{picking:n,open:o,toggle:a}){let r=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Tt(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));r.addEventListener("click",a);let l=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,d=s("div",{class:"sw-card-head",title:n||o?null:l},Cn(t,e),At(t,e,On(t,e),An(t,e)),
s("span",{class:"sw-heard"},`: ${e.summary}`));d.addEventListener("click",a);let h=s("div",{class:"sw-card"},d);
if((n||o)&&h.append(Tn(t,e)),h.append(s("div",{class:"sw-card-foot"},...n?Rn(t,e):[],r)),o){h.append(Nn(t,e));
let i=[e.price,e.tokens].map((f,w)=>nt(t,f,{key:`ledger/${e.slot}/${w}`}));h.append(s("div",{class:"sw-card-op\
en"},...i))}return h}function Cn(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,"aria-hid\
den":"true",title:`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"sw-free"},t.word("column-free"))]:[s("spa\
n",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),dt("",1))])}function On(t,{sum:e,tokens:n}){let o=e.
lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",title:`${n.title}. ${n.sum}`},s("span",
{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()} `),Me(),s("span",{class:"sw-unit"},t.word("co\
lumn-tokens")))}function An(t,{coins:e}){let n=e?`${t.word("column-coins")}: ${e}`:null,o=s("span",{class:"sw-\
coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.append(dt(e)),o}function Tn(t,e){let n=s("ul",
{class:"sw-abilities"},s("li",{},at(t,e.power_emblem,e.power),s("b",{},e.power),e.power_ability),s("li",{},at(
t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.coins&&n.append(s("li",{},dt(""),s("b",{},t.
word("column-coins")),String(e.coins))),n}function Nn(t,e){let n=s("ul",{class:"sw-abilities sw-in-full"});for(let[
o,a,r]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,e.race,e.race_ability]]){let l=t.scenery.details[o??
""];l&&l!==r&&n.append(s("li",{},s("b",{},a??""),l))}return n}function Rn(t,e){let{action:n,why:o,label:a}=e;if(!n&&
!o)return[];let r=s("button",{type:"button",class:n?"sw-button sw-primary sw-take":"sw-button sw-take","aria-d\
isabled":n?null:"true","aria-label":`${a}: ${Tt(e)}`,"data-key":`take/${e.slot}`},a);return r.addEventListener(
"click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[r,s("p",{class:"sw-cannot"},o.text)]:[r]}function Pn(){let t=[
6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0\
 1 0-22 0Z`);return g("svg",{class:"sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...t.map(n=>g("path",{
d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>g(
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ce(t){let e=new Map,n=null,o=!1,a=new Set;function r(){for(let c of a)c()}let l=c=>e.get(c)?.allocation,
d=(c,u)=>e.get(c)?.counts.get(u)??0;function h(c){let u=0;for(let b of e.get(c)?.counts.values()??[])u+=b;return u}
let i=c=>(l(c)?.high??0)-h(c);function f(c,u){let b=l(c);return b?.regions.includes(u)?d(c,u)<b.most&&i(c)>0:!1}
function w(c,u){let b=l(c);return b?.regions.includes(u)?d(c,u)>Math.max(b.least,0):!1}function m(c){let u=l(c);
return u?.regions.some(b=>d(c,b)!==(u.now[b]??0))??!1}function p(c){let u=l(c);if(!u)return!1;let{regions:b,least:y,
most:$,low:E,high:T}=u,V=h(c);return V<E||V>T?!1:b.every(D=>d(c,D)>=y&&d(c,D)<=$)}function L(c,u,b){e.get(c)?.
counts.set(u,d(c,u)+b),r()}return{update(c){let u=e;if(e=new Map(c.map($=>{let E=u.get($.key),T=E&&Hn(E.allocation,
$)?E.counts:Se($);return[$.key,{allocation:$,counts:T}]})),n!==null&&e.has(n)&&n!==null&&(o||i(n)!==0||m(n)))return;
n=(c.find(({key:$})=>i($)!==0)??c[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:c})=>c),
chosen:()=>n===null?null:l(n)??null,choose(c){e.has(c)&&(n=c,o=!0,r())},count:d,inHand:i,canPut:f,canTake:w,put(c,u){
f(c,u)&&L(c,u,1)},take(c,u){w(c,u)&&L(c,u,-1)},spread(c,u){let b=e.get(c);b&&(b.counts=new Map(b.allocation.regions.
map(y=>[y,u[y]??0])),r())},reset(c){let u=e.get(c);u&&(u.counts=Se(u.allocation),r())},changed:m,complete:p,actions(){
let c=[...e.values()].map(({allocation:b})=>b),u=[];for(let b of c){if(b.with!==null&&e.has(b.with))continue;let y=[
b,...c.filter(E=>E.with===b.key)];if(!y.some(({key:E})=>m(E))||!y.every(({key:E})=>p(E)))continue;let $=structuredClone(
b.action);for(let{key:E,into:T,regions:V}of y)Bn($,T,v(E,V));u.push($)}return u},onChange(c,u){a.add(c),u.addEventListener(
"abort",()=>a.delete(c))}};function v(c,u){let b={};for(let y of u){let $=t[y]?.id;$!==void 0&&d(c,y)>0&&(b[$]=
d(c,y))}return b}}var Se=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Hn(t,e){let[n,o]=[t,e].map(
({regions:a,least:r,most:l,low:d,high:h,now:i,beside:f})=>JSON.stringify([a,r,l,d,h,i,f]));return n===o}function Bn(t,e,n){
let o=t;for(let r of e.slice(0,-1))o[r]??={},o=o[r];let a=e.at(-1);a!==void 0&&(o[a]=n)}function Oe(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:l,lines:d}){let[h,...i]=d,f=[s("h3",{},H("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
l),...h?[s("p",{},h.title),r(h,0)]:[]];return i.length&&f.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...f,...i.map((w,m)=>a(w,m+1))]}function a(l,d){let h=s("b",{},l.value),i=s("summary",{"data-key":`advice/${d}`},
s("span",{},l.title)," ",h);return s("details",{},i,r(l,d))}function r({steps:l},d){let h=l.map(({text:i,chance:f,
regions:w},m)=>{let p=s("p",{},s("span",{class:"sw-reason"},i));return f!==null&&p.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},f)),w.length&&(p.append(wt()),S(p,{tabindex:0,"data-key":`advice/${d}/${m}`}),
ht(t,p,w)),s("li",{},p)});return s("ol",{class:"sw-events"},...h)}return{element:e,update({advice:l}){e.hidden=
l===null;let d=JSON.stringify(l);d!==n&&(n=d,X(t,e),z(e,...l?o(l):[]))}}}var In='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ae({width:t,
height:e,places:n,terrains:o,players:a}){let r=`sw-${Math.random().toString(36).slice(2)}`,l=g("pattern",{id:r,
width:60,height:60,patternUnits:"userSpaceOnUse"},lt(In)),d=n.map(({outline:w,terrain:m})=>g("path",{d:w,fill:o[m]?.
ground,opacity:.5})),h=g("g",{}),i=g("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},g("defs",{},l),g("rect",{class:"sw-little-sheet",width:t,height:e}),...d,h,g("rect",{class:"sw-little-fr\
ame",width:t,height:e})),f="";return{element:i,update(w,m){let p=JSON.stringify([w.holders,w.declined,m.holders,
m.declined]);if(p===f)return;f=p;let L=[],v=[];for(let[u,{outline:b}]of n.entries()){let y=w.holders[u]??-1,$=a[y],
E=w.declined[u]??!1;$&&(L.push(g("path",{class:"sw-little-held",d:b,fill:$.full,"data-held":y})),E&&L.push(g("\
path",{d:b,fill:`url(#${r})`,"data-declined":!0}))),(y!==(m.holders[u]??-1)||E!==(m.declined[u]??!1))&&v.push(
b)}let c=["sw-little-under","sw-little-differs"].map(u=>g("path",{class:u,d:v.join("")}));h.replaceChildren(...L,
...v.length?c:[]),S(i,{"data-differs":v.length})}}}function Ne(t){let e=s("div",{class:"sw-sides",role:"table","aria-label":t.word("branches")}),n=s("section",{class:"\
sw-branches","aria-label":t.word("branches"),hidden:!0},e),o=[],a="";function r({name:i,about:f},w,m){let p=o[w]??=
Ae(t.scenery),L=s("button",{type:"button",class:"sw-side","data-key":`side/${w}`,"aria-pressed":String(m),title:i},
p.element,s("span",{class:"sw-side-name"},i)," ",s("span",{class:"sw-side-about"},f)," ",...m?[s("span",{class:"\
sw-side-shown"},t.word("branches-shown"))]:[]);return L.addEventListener("click",()=>m||t.ask({type:"show",column:w}),
{signal:t.signal}),s("div",Te("columnheader",w,m),L)}function l({label:i,cells:f},w){return s("div",{class:"sw\
-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},i),...f.map(({text:m,notes:p,best:L},v)=>{
let c=s(L?"b":"span",{class:L?"sw-best":null},m);L&&c.prepend(H("star",t.word("branches-best")));let u=p.map(b=>s(
"small",{},b));return s("div",Te("cell",v,v===w),c,...u)}))}function d({columns:i,rows:f,differences:w,shown:m}){
let p=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},t.word("branches")),L=i.map((y,$)=>r(
y,$,$===m)),v=s("div",{class:"sw-sides-row",role:"row"},p,...L),c=f.map(y=>l(y,m));if(w.length===0)return[v,...c];
let u=s("div",{class:"sw-sides-label sw-sides-title",role:"rowheader"},t.word("branches-differ")),b=s("div",{class:"\
sw-sides-row sw-sides-gap",role:"row"},u);return[v,...c,b,...w.map(y=>l(y,m))]}function h(){let i=e.querySelector(
".sw-sides-shown");if(!i)return;let f=i.offsetLeft+i.offsetWidth-e.offsetLeft-e.clientWidth;e.scrollLeft=Math.
max(0,f)}return{element:n,reveal:h,update(i){let{columns:f,rows:w,differences:m,shown:p}=i,[L]=f;if(n.hidden=f.
length<2,!L||n.hidden)return;let v=JSON.stringify([f,w,m,p]);v!==a&&(a=v,e.style.setProperty("--sw-sides",String(
f.length)),z(e,...d(i)),f.forEach((c,u)=>o[u]?.update(c,L)),h())}}}var Te=(t,e,n)=>({role:t,class:n?"sw-sides-\
cell sw-sides-shown":"sw-sides-cell","data-column":e});function Re(t){let{signal:e}=t,n=null,o=null,a=null,r=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),l=L("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));l.
classList.add("sw-if-back"),l.prepend(H("back"));let d=L("if-adopt",t.word("whatif-adopt"),()=>a?t.refuse(q(a)):
t.ask({type:"adopt"})),h=L("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if"}));S(h,{title:t.word("wha\
tif-more-help")});let i=L("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),f=s("sec\
tion",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},H("fork"),t.
word("whatif-tag")),r,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
l,d,h,i)),w=s("p",{class:"sw-heard",role:"status"}),m=s("div",{},f,w),p=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},H("fork"),t.word("whatif-tag"));function L(u,b,y){let $=s("button",{type:"button",class:"\
sw-button","data-key":u},b);return $.addEventListener("click",y,{signal:e}),$}function v(){r.value=n??"",r.size=
Math.min(Math.max(r.value.length,6),32)}function c(){let u=r.value.trim();o&&u&&u!==n?t.ask({type:"rename",column:o,
name:u}):v()}return r.addEventListener("change",c,{signal:e}),r.addEventListener("keydown",u=>{u.key==="Escape"&&
v(),(u.key==="Enter"||u.key==="Escape")&&r.blur(),u.stopPropagation()},{signal:e}),{element:m,stamp:p,enter(u){
if(u===n&&et(r)===r)return;let b=n;n=u,p.hidden=f.hidden=u===null,v(),u!==b&&(o=a=null,w.textContent=u===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${u}. ${t.word("whatif-sentence")}`)},update({shown:u,adopt:b}){
o=u,a=b?.why??null,S(d,{"aria-disabled":a?"true":null,title:a})}}}var Vn=896,It={shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,reason:null};
function Pe(t,e,n){let o=Re(t),a=Oe(t),r=Ne(t),l=s("div",{class:"sw-exploring",hidden:!0},a.element,r.element),
[d,h]=["",It],i=0,f=null;function w(){let p=e.get("explore");return p&&p!==d&&([d,h]=[p,JSON.parse(p)]),h}function m(){
let{shown:p,columns:L}=w(),v=i>0&&i!==p;return i=p,f?.classList.toggle("sw-what-if",p>0),o.enter(p>0?L[p]?.name??
"":null),v}return{banner:o.element,stamp:o.stamp,panel:l,enter:m,moved:()=>w().shown!==i,update(){m();for(let p of[
o,a,r])p.update(h);l.hidden=a.element.hidden&&r.element.hidden;for(let p of n)p.explore(h)},lie(p,L,v){if(f=p,
v.after(l),typeof ResizeObserver>"u")return;let c=new ResizeObserver(([u])=>{let b=(u?.contentRect.width??0)>=
Vn;b!==(l.parentNode===L)&&(b?L.prepend(l):v.after(l),r.reveal())});c.observe(p),t.signal.addEventListener("ab\
ort",()=>c.disconnect())}}}function He(t){let e=s("button",{type:"button",class:"sw-button sw-ask sw-ask-if",title:t.
word("what-if-help")});e.append(H("fork"),t.word("what-if")),e.addEventListener("click",()=>t.ask({type:"what_\
if"}),{signal:t.signal});let n=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-help")});
return n.append(H("star"),t.word("best-turn")),n.addEventListener("click",()=>t.ask({type:"best"}),{signal:t.signal}),
s("div",{class:"sw-asking"},e,n)}function Be(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(a){o(),e=requestAnimationFrame(()=>n=setTimeout(a))}}}function Ie(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function Ve(t){let e=[],n=!1,o=!1,a="idle",r=()=>{};t.addEventListener("abort",l);function l(){e.forEach(clearTimeout),
e=[]}function d(f){a=f,r(f)}function h(){l(),n=!1,d(o?"lost":"none")}function i(){l(),e=[setTimeout(()=>d("bus\
y"),400),setTimeout(h,6e3)]}return{onChange(f){r=f,f(a)},greeted(){n||i()},asked(){n=!0,i()},answered(){l(),n=
!1,o=!0,d("idle")},waiting:()=>n,tries(f){try{f()}catch{h()}}}}function rt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function _e(t,{index:e,name:n,seat:o,open:a,toggle:r}){let l=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,d=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(a),"aria\
-label":l,title:l},H(o?"robot":"person"));return d.addEventListener("click",r),d}function Ze(t,e){let{index:n,
seat:o,open:a}=e,r=[];if(o){let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));l.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),r.push(s("p",{class:"\
sw-seat-line"},H("robot"),s("span",{},o.name),l))}return a&&r.push(_n(t,e)),r}function _n(t,{index:e,name:n,seat:o,
bots:a,toggle:r}){let d=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...a].map(i=>{
let f=(o?.bot??null)===i.id,w=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(f),"data-ke\
y":`${e}/seat/${i.id}`},H(i.id===null?"person":"robot"),s("b",{},i.name),s("span",{},i.about));return f&&w.append(
H("tick")),w.addEventListener("click",()=>{r(),f||t.ask({type:"seat",player:e,bot:i.id})}),w}),h=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...d);return h.addEventListener("keydown",
i=>{i.key==="Escape"&&(i.stopPropagation(),r())}),h}function ke(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,a=[],r=null,{seats:l,bots:d}=It;function h(f){let w=e.children[f.index],m=L=>`${f.
index}/${L}`,p=Fn(t,f,{isOpen:L=>o.has(m(L)),toggle(L){o.delete(m(L))||o.add(m(L)),h(f),L==="seat"&&w.querySelector(
".sw-seat")?.focus()}});S(w,{"aria-current":f.decides?"true":null,"data-winner":f.player.winner}),X(t,w),z(w,...p)}
function i(f){r=f;let{players:w,player:m,phase:p,choices:L}=f;for(;e.children.length>w.length;)e.lastElementChild?.
remove();for(;e.children.length<w.length;)e.append(Zn(t,e.children.length));S(e,{"data-many":w.length>3});let v=w.
map((u,b)=>{let y=b===m&&p!=="over",$=y?L.filter(({kind:E})=>E==="decline"):[];return{index:b,player:u,decides:y,
declines:$,seat:l[b]??null,bots:d}}),c=v.map(u=>JSON.stringify(u));for(let u of v)c[u.index]!==a[u.index]&&h(u);
a=c}return{element:n,update:i,explore(f){JSON.stringify([l,d])!==JSON.stringify([f.seats,f.bots])&&({seats:l,bots:d}=
f,r&&i(r))}}}function Zn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Fn(t,{index:e,player:n,decides:o,declines:a,seat:r,bots:l},d){
let h={index:e,name:n.name,seat:r,bots:l,open:d.isOpen("seat"),toggle:()=>d.toggle("seat")},i=s("div",{class:"\
sw-races"}),f=Dn(t,e,n,o,d),w=s("div",{class:"sw-plate-inside"},f,...Ze(t,h),i);d.isOpen("score")&&n.scored&&w.
append(nt(t,n.scored,{key:`score/${e}`}));let m=[...n.active?[n.active]:[],...n.declined];n.active||i.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[L,v]of m.entries()){let c=`race/${L}`,u=v!==n.
active,b={key:`${e}/${c}`,open:d.isOpen(c),toggle:()=>d.toggle(c)};i.append(...Wn(t,v,u,b)),d.isOpen(c)&&w.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(y=>s("li",{},y))))}let p=[...a,...n.choices].map((L,v)=>jn(t,
L,`${e}/do/${v}`));p.length&&i.append(s("span",{class:"sw-plate-choices"},...p));for(let L of n.peace)w.append(
s("p",{class:"sw-peace"},qn(),L));return[kn(t,e,l.length?[_e(t,h)]:[]),w]}function kn(t,e,n){let o=g("path",{d:t.
scenery.players[e]?.shape}),a=g("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},a,...n)}function Dn(t,e,{name:n,coins:o,scored:a,winner:r},l,{isOpen:d,toggle:h}){let i=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(l&&i.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),r&&i.append(" ",s("span",{class:"sw-winner"},it(),t.word("players-win\
ner"))),a){let f=s("button",{type:"button",class:"sw-scored","aria-expanded":String(d("score")),"data-key":`${e}\
/score`,title:a.title},s("b",{},gt(a.total))," ",t.word("players-last-turn"));f.addEventListener("click",()=>h(
"score")),i.append(" ",f)}return i.append(" ",Gn(t,o)),i}function Gn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},$e(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},dt("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function Wn(t,e,n,{key:o,open:a,toggle:r}){let l=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(a),"data-key":o});if(l.addEventListener("\
click",r),!n){l.append(At(t,e));let h=s("span",{class:"sw-tallies"});return e.hand&&h.append(Vt(t.word("player\
s-in-hand"),e.hand,Jn)),h.append(Vt(t.word("players-on-map"),e.tokens,Fe)),[l,h]}let d=e.power===null?e.race:`${e.
power} ${e.race}`;return S(l,{title:`${t.word("players-declined")}: ${d}`}),l.append(_t(Lt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${d}`),...e.power===null?[]:[at(t,e.power_emblem??"",e.power)],at(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},d)),[s("span",{class:"sw-declin\
ed"},l,Vt(t.word("players-regions"),e.regions,Fe))]}var Jn="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",Fe="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",zn="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function _t(t){return g("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},g("path",{d:t,fill:"currentColor"}))}var qn=()=>_t(zn);function Vt(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},_t(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function jn(t,{
kind:e,label:n,action:o,why:a},r){let l=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":r,"data-kind":e},n);return l.addEventListener("click",()=>{o?t.play([o]):a&&t.refuse(a)}),l}function De(t){let e=a=>t[a]??"";function n({total:a,title:r,sum:l,lines:d}){return{total:a,title:e(r),sum:e(l),
lines:d.map(([h,i,f,w,m=[]])=>({amount:h,text:e(i),place:e(f),applied:w===1,regions:m}))}}return{say:e,whole:n,
reason:a=>a&&{text:e(a.text),helps:a.helps.map(e),place:e(a.place)}}}function Zt({strings:t,...e}){let{say:n,whole:o,
reason:a}=De(t),r=[],l=[],d=p=>p===null?null:n(p);function h(p){if(!p)return null;let[L,v]=p;return r[v]={total:L,
title:"",sum:"",lines:[]}}let i=p=>p===null?null:l[p]={text:"",helps:[],place:""},f=p=>({...p,label:n(p.label),
why:a(p.why)}),w=p=>({...p,abilities:p.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),turn_label:n(
e.turn_label),stacks:n(e.stacks),undo:d(e.undo),redo:d(e.redo),regions:e.regions.map(p=>({...p,label:n(p.label),
holds:p.holds.map(n),acts:p.acts.map(L=>({...L,label:n(L.label),ledger:L.ledger?o(L.ledger):null})),cost:h(p.cost),
why:i(p.why),losses:h(p.losses),defence:h(p.defence),income:h(p.income)})),choices:e.choices.map(f),allocations:e.
allocations.map(p=>({...p,label:n(p.label),spreads:p.spreads.map(({label:L,counts:v})=>({label:n(L),counts:v}))})),
column:e.column.map(p=>({...p,race_ability:n(p.race_ability),power_ability:n(p.power_ability),tokens:o(p.tokens),
price:o(p.price),summary:n(p.summary),label:n(p.label),why:a(p.why)})),players:e.players.map(p=>({...p,active:p.
active&&w(p.active),declined:p.declined.map(w),peace:p.peace.map(n),scored:h(p.scored),choices:p.choices.map(f)})),
score:h(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(e.story.title),
events:e.story.events.map(p=>({text:n(p.text),place:n(p.place),ledger:h(p.ledger),regions:p.regions}))}},explain(p){
let{whole:L,reason:v}=De(p.strings);p.ledgers.forEach((c,u)=>Object.assign(r[u]??{},L(c))),p.refusals.forEach(
(c,u)=>Object.assign(l[u]??{},v(c)))}}}var Qn=2e3,Kn=.045,Un="M3 3H5.5V13H3ZM13 3V13L6 8Z",Yn="M11.5 3V13L4.5 8Z",Xn="M4.5 3V13L11.5 8Z",ts="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function Ge(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),a=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),r=s("span",{class:"sw-position",role:"status"}),l=s("span",{class:"sw-position-title"}),
d=E("first",Un,t.word("first"),()=>0),h=E("back",Yn,t.word("back"),C=>C-1),i=E("forward",Xn,t.word("forward"),
C=>C+1),f=E("now",ts,t.word("now"),()=>m),w=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},d,h,s("div",{class:"sw-rail"},o,a,n),i,f,s("p",{class:"sw-where"},r,l)),m=0,p=0,L="",v=[],c=null,u=null,
b=null,y=!1,$=!1;n.addEventListener("input",()=>{$=!1,T(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>y=!0,{signal:e});for(let C of["pointerup","pointercancel","change","blur"])n.addEventListener(C,D,
{signal:e});function E(C,B,I,J){let j=g("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},g("path",{d:B})),P=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":C,title:I,"aria-label":I},j);return P.addEventListener(
"click",()=>{let x=J(u??p);$=!0,P.getAttribute("aria-disabled")!=="true"?T(Math.max(0,Math.min(m,x))):t.refuse(
q(x<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),P}function T(C){u=C,G(),V()}function V(){b&&performance.
now()-b.at<Qn||(b=null,!(u===null||u===p)&&(b={step:u,at:performance.now()},t.goTo(u)))}function D(){y=!1,G()}
function G(){let C=u??p,B=`${t.word("step")} ${C} / ${m}`,I=C===p?L:"";S(n,{max:m,"aria-valuetext":I?`${B}: ${I}`:
B}),y||(n.value=String(C)),S(r,{"aria-live":$?"polite":"off","aria-busy":C===p?null:"true"}),r.textContent=C===
p?B:`${B} …`,r.classList.toggle("sw-pending",C!==p),l.textContent=I,a.style.setProperty("--sw-at",String(m?C/
m:1));for(let J of[d,h])S(J,{"aria-disabled":C<=0?"true":null});for(let J of[i,f])S(J,{"aria-disabled":C>=m?"t\
rue":null});f.classList.toggle("sw-primary",C<m)}function F(C){let B={turn:0,step:0};C.forEach(([I,J,j],O)=>{let{
element:P,stretch:x,shape:M,number:A}=v[O]??=W(),N=t.scenery.players[j];S(P,{style:`flex-grow: ${(C[O+1]?.[0]??
m)-I}`}),S(x,{"data-player":j,style:`background: ${N?.full??""}`}),S(M,{d:N?.shape??""});let Z=B.turn>0&&I-B.step<
Kn*m,k=J===B.turn||Z?"":String(J);k&&(B={turn:J,step:I}),S(A,{hidden:k===""}),A.textContent!==k&&(A.textContent=
k)});for(let{element:I}of v.splice(C.length))I.remove()}function W(){let C=g("path",{}),B=s("div",{class:"sw-s\
tretch"},g("svg",{viewBox:"-14 -14 28 28"},C)),I=s("span",{class:"sw-turn-number"}),J=s("div",{class:"sw-turn"},
B,I);return o.append(J),{element:J,stretch:B,shape:C,number:I}}function _(C){C!==c&&(c=C,{step:p,steps:m}=C,u===
null&&($=!1),u!==null&&(u===p||u>m)&&(u=null),b&&(b.step===p||b.step>m)&&(b=null))}return{element:w,hear:_,update(C){
_(C),L=C.story?`${C.players[C.story.player]?.name}: ${C.story.title}`:"",F(C.track),G(),V()}}}function We(t,e){let{places:n}=t.get("scenery"),o=!1,a;function r(){clearTimeout(a),a=void 0,e.tries(()=>t.save_changes())}
return{region(){let l=t.get("selected_region"),d=n.findIndex(h=>h.id===l);return d<0?null:d},select(l){let d=l===
null?null:n[l]?.id??null;t.get("selected_region")!==d&&(t.set("selected_region",d),o?a=setTimeout(r,250):r())},
pressDone(){a!==void 0&&r()},watch(l,d){for(let h of["pointerdown","pointerup","pointercancel"])l.addEventListener(
h,()=>o=h==="pointerdown",{signal:d,capture:!0})}}}function Je(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,a=null;function r(i,f,w){
let m=s("span",{class:"sw-about"},f),p=i.events.map((L,v)=>l(L,`event/${v}`,w));return[s("h3",{},es(t,i.player),
i.title," ",m),s("ol",{class:"sw-events"},...p)]}function l({text:i,place:f,ledger:w,regions:m},p,L){let v=s("\
p",{},s("span",{class:"sw-reason"},i));m.length&&(v.append(wt()),S(v,{tabindex:0,"data-key":p}),ht(t,v,m)),f&&
v.append(" ",ft(f));let c=s("li",{},v);if(w){let u=s("span",{class:"sw-opener-label"},w.title,s("b",{},ot(w.total))),
b={key:`${p}/ledger`,captioned:!1,told:f,open:L(w)};c.append(mt(t,u,w,b))}return c}let d=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function h(){if(!o)return;let{story:i,players:f}=o,w=JSON.
stringify([i,a]);if(w===n)return;n=w;let m=L=>f.some(({scored:v})=>v?.title===L.title);X(t,e);let p=i?r(i,f[i.
player]?.name??"",m):d();z(e,...p,...a===null?[]:[Gt(t,a)])}return{element:e,explore(i){({reason:a}=i),h()},update(i){
o=i,h()}}}function es(t,e){let n=t.scenery.players[e];return n?g("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},g("path",{d:n.shape,fill:n.full})):""}var bt=8;function qe(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0});function o(a){let r=e.
getBoundingClientRect(),{offsetWidth:l,offsetHeight:d}=n,[h,i]=[a.left-r.left,r.right-a.right],f=i>=h?a.right-
r.left+bt:h-l-bt,w=a.top-r.top+a.height/2-d/2;if(Math.max(h,i)<l+bt){f=a.left-r.left+a.width/2-l/2;let m=a.top-
r.top-d-bt;w=m>=0?m:a.bottom-r.top+bt}n.style.left=`${ze(f,r.width-l)}px`,n.style.top=`${ze(w,r.height-d)}px`}
return{element:n,show(a,r,l){let d=r===null?void 0:t.scenery.places[r],h=r===null?void 0:a.regions[r],i=d&&h?ns(
a.hand?h:{...h,why:null},l):[];if(S(n,{hidden:i.length===0}),!d||i.length===0)return;n.replaceChildren(s("b",{
class:"sw-tip-name"},d.name),...i);let f=[...e.querySelectorAll("[data-region]")].find(w=>w.getAttribute("data\
-region")===d.id);f&&o(f.getBoundingClientRect())}}}function ns(t,e){if(e==="incomes")return t.income?Ft(t.income):
[];if(e==="defences")return t.defence?Ft(t.defence):[];let n=t.cost?Ft(t.cost):[],o=t.acts.filter(({quick:r})=>!r).
map(({label:r})=>s("p",{},r));return t.acts.length>0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),
...n,...t.why.helps.slice(0,1).map(r=>s("p",{class:"sw-tip-help"},r))]}function Ft({lines:t,sum:e,total:n}){let a=[
...t.filter(({applied:r})=>r).map(({amount:r,text:l})=>[gt(r),l]),[ot(n),e]].map(([r="",l=""])=>s("div",{},s("\
b",{},r),l));return[s("div",{class:"sw-tip-lines"},...a)]}var ze=(t,e)=>Math.max(0,Math.min(t,e));var ss={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function je(t){let{signal:e}=t,n=os(t),o=s(
"button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false"},t.word("show-code")),a=s("code",
{}),r=s("button",{type:"button",class:"sw-button sw-copy"},t.word("copy")),l=s("span",{role:"status"}),d=s("di\
v",{class:"sw-listing"},s("pre",{},a),s("p",{},r,l),s("p",{class:"sw-whose-game"},t.word("code-game"))),h=s("p",
{class:"sw-aside"},t.word("no-code")),i=s("div",{class:"sw-code",hidden:!0},d,h),f=s("div",{class:"sw-tools"},
n,He(t),o,i);return o.addEventListener("click",()=>{i.hidden=!i.hidden,S(o,{"aria-expanded":String(!i.hidden)})},
{signal:e}),r.addEventListener("click",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),l.
textContent=t.word("copied")}catch{document.getSelection()?.selectAllChildren(a),l.textContent=t.word("selecte\
d")}},{signal:e}),{element:f,update(w){let m=w.story?.code??"";d.hidden=m==="",h.hidden=m!=="",m!==a.textContent&&
(a.textContent=m,l.textContent="")}}}function os(t){let e=`sw-${Math.random().toString(36).slice(2)}`,o=[["non\
e",t.word("goggles-none")],["costs",t.word("goggles-costs")],["incomes",t.word("goggles-incomes")],["defences",
t.word("goggles-defences")]].map(([r,l])=>{let d=s("input",{type:"radio",class:"sw-heard",name:e,value:r,checked:r===
t.goggles()});return d.addEventListener("change",()=>t.wear(r),{signal:t.signal}),s("label",{class:"sw-lens"},
d,s("span",{},H(ss[r]),l))}),a=s("span",{class:"sw-goggles-title","aria-hidden":"true"},t.word("goggles"));return s(
"div",{class:"sw-goggles",role:"radiogroup","aria-label":t.word("goggles")},a,...o)}function Qe(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),a=it(),r="";return{element:o,update({
turn:l,turns:d,turn_label:h}){let i=JSON.stringify([l,d,h]);if(i!==r){for(r=i,e.textContent=h,S(n,{"aria-label":h});n.
children.length>d;)n.lastElementChild?.remove();for(;n.children.length<d;)n.append(as(n.children.length+1));for(let[
f,w]of[...n.children].entries()){let m=f+1;w.classList.toggle("sw-played",m<l),S(w,{"aria-current":m===l?"step":
null}),m===l&&w.append(a)}(l<1||l>d)&&a.remove()}}}}function as(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ke(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=rs(n,e,t.signal),a=new Map,r=null,l=null;function d(w,m,p,L){let v=s("span",{class:"sw-opener-label"},m,s("b",
{},ot(p.total)));return mt(t,v,p,{key:w,captioned:!1,open:a.get(w)??L,onToggle(c){a.set(w,c),o.free()}})}function h(w,m){
let p=[ls(t,w)];m.holds.length&&p.push(s("p",{},m.holds.join(" "))),m.acts.length&&p.push(i(m.acts)),m.why&&p.
push(is(t,m.why)),m.cost&&p.push(nt(t,m.cost,{key:"cost"}));let L=!m.cost,v=s("div",{class:"sw-more"});return m.
losses&&v.append(d("losses",t.word("losses"),m.losses,L)),m.income&&v.append(d("income",t.word("income"),m.income,
L)),m.defence&&v.append(d("defence",t.word("defence"),m.defence,L)),[...p,v]}function i(w){let m=w.map((p,L)=>{
let v=s("span",{class:"sw-act"},...p.emblem?[st(t.scenery,"sw-printed",p.emblem)]:[],p.label),c=`act/${p.kind}\
/${L}`;return s("li",{},H("tick"),p.ledger?mt(t,v,p.ledger,{key:c}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...m)}function f(w){let m=s("p",{class:"sw-aside"},t.word("point-at"));return!w.score||
w.phase==="pick"?[s("h3",{},t.word("why")),m]:[s("h3",{},t.word("score-now")),nt(t,w.score,{key:"score"}),m]}return{
element:n,show(w,m){if(w===r&&m===l)return;w!==r&&o.free(),r=w,l=m;let p=m===null?void 0:t.scenery.places[m],L=m===
null?void 0:w.regions[m];X(t,e),z(e,...p&&L?h(p,L):f(w))}}}function rs(t,e,n){let o=0;function a(l){o=l,t.style.
setProperty("--sw-tallest",`${l}px`)}let r=new ResizeObserver(()=>{e.offsetHeight>o&&a(e.offsetHeight)});return r.
observe(e),n.addEventListener("abort",()=>r.disconnect()),{free:()=>a(0)}}function ls(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(a=>st(t.
scenery,"sw-printed",a)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function is(t,{text:e,
helps:n,place:o}){let a=s("div",{class:"sw-refusal"},H("refused"),s("p",{},e," ",o?ft(o):""));return n.length&&
a.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(r=>s("li",{},
r)))),a}var cs=["undo","redo","bot"];function ds({model:t,el:e,signal:n}){let o=Ve(n),a=Ce(t.get("scenery").places),r={
goggles:"none"},l=new AbortController,d=()=>{let h=e.contains(et(e));l.abort(),l=new AbortController;let{root:i,
focus:f}=us(t,{kernel:o,draft:a,worn:r,signal:l.signal});e.replaceChildren(i),h&&f()};rt(t,"change:scenery",d,
n),rt(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{l.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),d(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function us(t,{kernel:e,draft:n,worn:o,signal:a}){
let r=t.get("scenery"),l=We(t,e),d=Be(a),h=Zt(JSON.parse(t.get("snapshot"))),{snapshot:i,explain:f}=h,[w,m]=[!1,
!1],p=!1,L=null,v=!1,c=!1,u=!1,b={scenery:r,word:R=>r.words[R]??R,signal:a,play:R=>A({type:"play",version:i.version,
actions:R}),undo:()=>A({type:"undo",version:i.version}),redo:()=>A({type:"redo",version:i.version}),refuse(R){
if(!w)return N();c=!0,y.refuse(R)},look(R){c&&R!==null&&R!==L&&Nt(),L=R,Z()},select:l.select,light:R=>$.light(
R),goTo(R){t.get("step")!==R&&(e.asked(),t.set("step",R),e.tries(()=>t.save_changes()))},wear(R){o.goggles=R,$.
wear(R)},goggles:()=>o.goggles,draft:n,ask:R=>A({...R,version:i.version})},y=Qt(b),$=ye(b),E=Ee(b),T=ke(b),V=Qe(
b),D=Ke(b),G=Je(b),F=Ge(b),W=je(b),_=Pe(b,t,[T,y,G]),C=Jt(b),B=s("div",{class:"sw-map"},$.element,_.stamp,C.element),
I=qe(b,B);B.append(I.element);let J=s("div",{class:"sw-right"},V.element,T.element),j=s("div",{class:"sw-left"},
W.element,B,F.element),O=s("div",{class:"sw-below"},D.element,G.element),P=s("div",{class:"sw-table"},j,O,J),x=s(
"div",{class:"sw-widget",lang:r.language,"data-kernel":"idle"},r.title?s("p",{class:"sw-title"},r.title):"",r.
text?s("p",{class:"sw-text"},r.text):"",_.banner,y.element,P);_.lie(x,J,j);let M=Ie(x,a);l.watch(x,a),B.addEventListener(
"pointermove",()=>{v||(v=!0,Z())},{signal:a});function A(R){if(e.waiting()||u||!w)return N();cs.includes(R.type)||
M.acted(),e.asked(),e.tries(()=>t.send(R)),l.pressDone()}let N=()=>y.tell({kind:"stale",text:b.word("one-momen\
t")});function Z(){if(!w)return;D.show(i,L??l.region());let R=B.querySelector("[data-region]:focus-visible")?l.
region():null;I.show(i,(v?L:null)??R,o.goggles)}function k(){let R=i.phase==="pick"&&!i.past,U=R?P:J;if(E.element.
parentNode!==U)U[R?"prepend":"append"](E.element);else if(!R)return;E.update(i)}function K(R){let U=x.contains(
et(x));R();let xt=et(x);U&&(!x.contains(xt)||xt?.closest("[hidden]"))&&y.focus()}function Y(){let{player:R,phase:U}=i;
({snapshot:i,explain:f}=h),w=m=v=!1,x.dataset.version=String(i.version),x.dataset.phase=i.phase,x.dataset.step=
String(i.step),x.classList.toggle("sw-past",i.past),K(()=>{_.enter()&&n.update([]),k(),n.update(i.allocations),
y.update(i),$.update(i)}),F.hear(i),p||=i.player!==R||i.phase!==U,d.want(tt)}function tt(){d.cancel();let R=JSON.
parse(t.get("reasons"));m=R.version!==i.version,!m&&(f(R),w=!0,K(()=>{for(let U of[V,E,T,G,F,W])U.update(i);_.
update(),$.flash(),p&&!B.querySelector("[data-region]:focus")&&b.select(null),p=!1,Z()}),x.dataset.shown=String(
i.version))}function yt(){h=Zt(JSON.parse(t.get("snapshot")));let{snapshot:R}=h;if(e.answered(),u)return;let U=R.
story?.die??null,xt=!R.past&&!i.past&&!_.moved()&&R.steps>i.steps;if(y.tell(null),U===null||!xt){C.show(R.past?
U:null),vt();return}u=!0,C.roll(U).then(()=>{u=!1,!a.aborted&&(h.snapshot.story?.die!==U&&C.show(null),vt())})}
function Nt(){c=!1,y.tell(null)}function vt(){Y(),y.tell(i.notice)}function kt(){$.select(l.region()),Z()}return rt(
t,"change:snapshot",yt,a),rt(t,"change:reasons",()=>m&&tt(),a),rt(t,"change:explore",()=>w&&!u&&K(_.update),a),
rt(t,"change:selected_region",kt,a),n.onChange(Nt,a),e.onChange(R=>{x.dataset.kernel=R,y.waiting(R)}),Y(),tt(),
kt(),o.goggles!=="none"&&$.wear(o.goggles),{root:x,focus:y.focus}}var xr={render:ds};export{xr as default};
