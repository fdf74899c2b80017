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
4Q2.8 9.4 8 9.4T13.4 14Z",unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function B(t,e){
return g("svg",{class:"sw-sigil",viewBox:"0 0 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidd\
en":e?null:"true"},g("path",{d:Ye[t]}))}function it(){return g("svg",{class:"sw-crown",viewBox:"-14 -11 28 20",
"aria-hidden":"true"},g("path",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"\
#6d4700","stroke-width":1.6,"stroke-linejoin":"round"}),g("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d470\
0","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>g("circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6\
d4700","stroke-width":1})))}function Dt(t){let e=s("strong",{}),n=r("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},B("robot"),e),n,r("bot-turn",t.word("bot-turn"),!0)],a=s("div",{class:"sw-bot-turn",hidden:!0});function r(l,d,f){
let c=s("button",{type:"button",class:"sw-button sw-ask","data-key":l},d);return c.addEventListener("click",()=>t.
ask({type:"bot",whole:f}),{signal:t.signal}),c}return{element:a,update(l){a.hidden=l===null,e.textContent=l?.text??
"",l?a.hasChildNodes()||a.append(...o):a.replaceChildren()}}}var Gt=(t,e)=>s("p",{class:"sw-bot-reason"},B("ro\
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
a(null);let d=0,f=s("span",{class:"sw-cube"});e.replaceChildren(f),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let c=()=>f.replaceChildren($t(Wt[d++]??0));c();let h=setInterval(()=>d<
Wt.length?c():o(),tn);o=()=>{o=()=>{},clearInterval(h),a(r),l()}})}}}var nn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function pt({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?lt(o):g("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function st(t,e,n,o){let a={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return g("svg",a,pt(t,n,o))}function et(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=et(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let a of t.querySelectorAll("[data-key]"))if(a.getAttribute(
"data-key")===o&&(a instanceof HTMLElement||a instanceof SVGElement))return a.focus(),!0;return!1}function zt(t){let e=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),n=s("div",{class:"sw-noti\
ce",role:"alert"}),o=s("div",{class:"sw-news"},e,n);function a(d){return d==="done"?B("tick"):d==="refused"?B(
"refused",t.word("notice-refused")):d==="stale"?B("stale",t.word("notice-stale")):B("error",t.word("notice-err\
or"))}function r({kind:d,text:f},c){return s("span",{class:"sw-said",title:d==="done"?f:null},f,...c)}function l(d,...f){
for(let c of[e,n]){let h=d!==null&&c===n==(d.kind==="error");S(c,{"data-kind":h?d.kind:null}),h?c.replaceChildren(
a(d.kind),r(d,f)):c.replaceChildren()}}return{element:o,tell:d=>l(d?.text?d:null),refuse({text:d,helps:f,place:c}){
let h=f.map(w=>s("span",{class:"sw-help"},B("help",t.word("notice-help")),w));c&&h.push(s("small",{class:"sw-r\
ule"},B("rule"),c)),l({kind:"refused",text:d},...h)}}}var q=(t,...e)=>({text:t,helps:e,place:""});var sn={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function qt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),a=s("div",{class:"sw-ways"}),r=s("\
p",{class:"sw-hint"},t.word("tray-hint")),l=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,r),a),d=!1;o.addEventListener("keydown",c,{signal:n}),e.onChange(f,n);function f(){z(o,...e.allocations().map(
h));let i=e.chosen();z(a,...i?b(i):[])}function c(i){let p=sn[i.key],m=e.allocations().map(({key:T})=>T);if(p===
void 0||m.length===0)return;i.preventDefault();let v=m.indexOf(e.chosen()?.key??""),$=m.length-1,E=Number.isFinite(
p)?(v+p+m.length)%m.length:p<0?0:$;e.choose(m[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function h({
key:i,emblem:p,label:m,must:v}){let $=e.chosen()?.key===i,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${i}`,"data-in-hand":e.inHand(i)},st(t.scenery,
"sw-crest",p,m),s("span",{class:"sw-chip-name"},m),w(e.inHand(i),e.complete(i),v));return E.addEventListener("\
click",()=>e.choose(i),{signal:n}),E}function w(i,p,m){let v=s("span",{class:"sw-chip-state"});return i<0?v.append(
`${t.word("take-up")} `,s("b",{},String(-i))):i>0?v.append(`${t.word("in-hand")} `,s("b",{},String(i))):p&&v.append(
B("tick",t.word("tray-complete"))),i>0&&p&&!m&&v.append(s("small",{},t.word("tray-optional"))),v}function b(i){
let{key:p,label:m,spreads:v}=i,$=e.actions(),E=u("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(y(i)));E.classList.toggle("sw-primary",$.length>0&&!d);let T=u("reset",t.word("as-it-stands"),e.changed(
p),()=>e.changed(p)?e.reset(p):t.refuse(q(t.word("nothing-moved")))),P=v.map(({label:D,counts:k},W)=>{let _=L(
i,k),C=u(`spread:${W}`,D,!0,()=>{e.spread(p,k);let I=e.actions();I.length>0&&t.play(I)});return _&&C.prepend(B(
"tick")),S(C,{"aria-pressed":_?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":m},
...P,T),E]}function u(i,p,m,v){let $=s("button",{type:"button",class:"sw-button","data-key":i},p);return $.addEventListener(
"click",v,{signal:n}),S($,{"aria-disabled":m?null:"true"})}function L({key:i,regions:p},m){return p.every(v=>e.
count(i,v)===(m[v]??0))}function y({key:i}){return e.complete(i)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:l,update(i){d=i.choices.some(({main:p})=>p),l.hidden=i.past||e.allocations().
length===0,f()}}}var on=6,jt=3;function Qt(t){let{draft:e,signal:n}=t,o=qt(t),a=zt(t),r=g("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),l=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),d=s("div",{class:"\
sw-history"}),f=C("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),c=C("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),h=s("div",{class:"sw-hand",hidden:!0}),w=s("div",{class:"sw-choices"}),b=Dt(t),u=s("sp\
an",{class:"sw-rolled",hidden:!0}),L=s("p",{class:"sw-python",role:"status"}),y=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),i=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},r,l,d),s("div",{class:"sw-deeds"},o.element,h,b.element,w,u),a.element,y);a.element.prepend(
L);let p=null,m=null,v="idle";e.onChange(()=>p&&F(p),n);let $=()=>l.focus();function E({player:O,phase:H,players:x,
sentence:M,past:A}){let N=t.scenery.players[O];S(i,{"data-phase":H,"data-player":O,"data-past":A}),i.style.setProperty(
"--sw-player",N?.full??"currentColor"),r.replaceChildren(g("path",{d:N?.shape??"M0 0",fill:N?.full,stroke:N?.pale})),
x[O]?.winner&&r.append(S(it(),{x:-11,y:-9,width:22,height:18})),l.textContent!==M&&(l.textContent=M)}function T({
hand:O,allocations:H}){h.hidden=O===null||H.some(({emblem:x})=>x===O.emblem),O!==null&&(S(h,{"data-count":O.count}),
h.replaceChildren(P(O),s("span",{},O.label)))}function P({player:O,emblem:H,label:x,count:M}){let A=t.scenery.
players[O],N=Math.min(M,on),Z=-jt*Math.max(N-1,0)/2,G={x:-13,width:26,height:26,rx:5},K=Array.from({length:N},
(Nt,vt)=>g("rect",{...G,y:-13-Z-jt*vt,fill:A?.full,stroke:A?.pale})),Y=S(st(t.scenery,"sw-crest",H,x),{x:-10,y:Z-
10,width:20,height:20}),tt=M>0?[...K,Y]:[g("rect",{class:"sw-empty",...G,y:-13})],yt=g("g",{class:"sw-number"},
g("circle",{r:11}),g("text",{y:5},String(M)));return yt.setAttribute("transform","translate(17 9)"),g("svg",{class:"\
sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...tt,yt)}function F(O){v==="none"?z(w):O.past?z(w,...W(
O)):z(w,...D(O))}function D(O){return O.choices.map((H,x)=>{let{kind:M,label:A,main:N}=H,{actions:Z,why:G}=k(H),
K=O.choices.slice(0,x).filter(tt=>tt.kind===M).length,Y=s("button",{type:"button",class:"sw-button","data-kind":M,
"data-key":`choice:${M}:${K}`},...M==="roll"?[$t(3)]:[],A);return Y.classList.toggle("sw-primary",Z!==null&&N),
Z||S(Y,{"aria-disabled":"true",title:G?.text}),Y.addEventListener("click",()=>Z?t.play(Z):G&&t.refuse(G),{signal:n}),
Y})}function k({action:O,settled:H,why:x}){if(!H)return{actions:O&&[O],why:x};let M=e.allocations();if(M.some(
({key:Z})=>e.changed(Z)&&!e.complete(Z)))return{actions:null,why:q(t.word("loose"),t.word("loose-help"))};let A=M.
every(({key:Z,must:G})=>!G||e.complete(Z)),N=O??(A?H:null);return{actions:N&&[...e.actions(),N],why:x}}function W({
step:O,steps:H}){let x=s("button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});x.append(
B("now"),t.word("back-to-now")),x.addEventListener("click",()=>t.goTo(H),{signal:n});let M=s("span",{},`${t.word(
"bar-step")} `,s("b",{},`${O} / ${H}`)),A=s("strong",{},t.word("looking-back"));return[s("p",{class:"sw-lookin\
g-back"},B("stale"),A,M),x]}function _({undo:O,redo:H,past:x}){f.update(O),c.update(H),x||v==="none"?d.replaceChildren():
d.hasChildNodes()||d.append(f.button,c.button)}function C(O,H,x,M){let N=s("button",{type:"button",class:"sw-b\
utton sw-back-forth","data-key":O},B(O),s("span",{},H)),Z=null;return N.addEventListener("click",()=>Z===null?
t.refuse(q(x)):M(),{signal:n}),{button:N,update(G){Z=G;let K=G===null?null:`${H}: ${G}`;S(N,{title:K??x,"aria-\
label":K,"aria-disabled":G===null?"true":null})}}}function I({story:O}){let H=O?.die??null;u.hidden=H===null,H!==
null&&Pt(t,u,H)}function V(){let O=p?.past||v==="none"?null:m;b.update(O),S(i,{"data-bot":O!==null})}function J(O){
let H=i.contains(et(i));O();let x=et(i);H&&(!i.contains(x)||x?.closest("[hidden]"))&&$()}function j(O){J(()=>{
E(O),T(O),I(O),p=O,F(O),V(),_(O),o.update(O),v==="none"&&(o.element.hidden=!0)})}return{element:i,update:j,focus:$,
tell:a.tell,explore({turn:O}){m=O,J(V)},refuse:a.refuse,waiting(O){if(O===v)return;let H=v==="none"||O==="none";
v=O,S(i,{"data-waiting":O,"aria-busy":O==="busy"?"true":null}),L.replaceChildren(),O==="lost"&&L.append(B("unp\
lugged"),t.word("python-lost")),O==="none"&&L.append(B("unplugged"),t.word("python-none")),H&&p&&j(p)}}}var Q=15,an='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',rn='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Kt({width:t,height:e,places:n,terrains:o,
roads:a,players:r}){let l=`sw-${Math.random().toString(36).slice(2)}`,d=Object.keys(o),f=(v,[$,E],T)=>g("patte\
rn",{id:`${l}-${v}`,width:$,height:E,patternUnits:"userSpaceOnUse"},lt(T)),c=v=>`url(#${l}-${v})`,h=g("defs",{},
...d.map((v,$)=>{let E=o[v];return f(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),f("wilds",[12,12],an),f("veil",[
11,11],rn),...n.map(({outline:v},$)=>g("clipPath",{id:`${l}-c${$}`},g("path",{d:v})))),w={x:0,y:0,width:t,height:e},
b=g("g",{class:"sw-grounds"},g("rect",{class:"sw-wilds",...w}),g("rect",{...w,fill:c("wilds")})),u={x:-Q/2,y:-Q/
2,width:t+Q,height:e+Q},L=g("g",{class:"sw-lines"},...n.map(({outline:v})=>g("path",{class:"sw-borders",d:v})),
...a.flatMap(v=>[g("path",{class:"sw-road-bed",d:v}),g("path",{class:"sw-road",d:v})]),g("rect",{class:"sw-fra\
me",...u}),g("rect",{class:"sw-frame-steps",...u}),g("rect",{class:"sw-edge",...w})),y=(v,...$)=>g("g",{"clip-\
path":c(`c${v}`)},...$),i=`${-Q} ${-Q} ${t+2*Q} ${e+2*Q}`,p=g("svg",{class:"sw-flashes",viewBox:i,"aria-hidden":"\
true"}),m=-1;return{defs:h,below:b,above:L,flashes:p,inside:y,ground(v,$){return[g("path",{class:"sw-ground",d:v.
outline,fill:o[v.terrain]?.ground}),g("path",{class:"sw-pattern",d:v.outline,fill:c(`t${d.indexOf(v.terrain)}`)}),
y($,g("path",{class:"sw-verge",d:v.outline}))]},flash({step:v,regions:$}){if(v===m)return;m=v;let E=n.filter((P,F)=>$[F]?.
changed),T=P=>g("path",{class:"sw-flash",d:P.outline});p.replaceChildren(...E.map(P=>y(n.indexOf(P),T(P))))},holding(v,{
player:$,inDecline:E,immune:T,target:P,dim:F,changed:D}){let k=n[v]?.outline,W=$===null?void 0:r[$]?.full,_=(I,V=void 0)=>g(
"path",{class:I,d:k,stroke:V}),C=[];return T&&C.push(g("path",{d:k,fill:c("veil")})),W&&C.push(g("path",{d:k,fill:W,
"fill-opacity":E?.06:.18})),P&&C.push(_("sw-glow sw-glow-wide"),_("sw-glow")),W&&E?C.push(_("sw-band sw-declin\
ed-band",W)):W&&C.push(_("sw-band-edge"),_("sw-band",W)),D&&C.push(_("sw-changed")),F&&C.push(_("sw-dim")),C}}}function Ut(t){let e=o=>g("g",{class:`sw-mark-${o}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")};return{below:g("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:g("g",{class:"\
sw-marks"},n.focus),trace(o,a){let r=a.flatMap(d=>t[d]?.outline??[]),l=["sw-under","sw-over"].flatMap(d=>r.map(
f=>g("path",{class:d,d:f})));n[o].replaceChildren(...l)}}}function nt(t,e,{captioned:n=!0,key:o="ledger",told:a=""}={}){let r=e.lines.map((c,h)=>({line:c,key:`${o}/${h}`})),
l=[...r.filter(({line:c})=>c.applied),...r.filter(({line:c})=>!c.applied)],d=new Set([a]),f=l.map(({line:c,key:h})=>{
let w=d.has(c.place);return d.add(c.place),ln(t,c,h,w)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...f),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},ot(e.total)),s("td",{},e.sum))))}function ln(t,{amount:e,text:n,place:o,applied:a,regions:r},l,d){let f=s(
"td",{},s("span",{class:"sw-reason"},n));r.length&&f.append(wt()),o&&f.append(" ",d?s("span",{class:"sw-heard"},
o):ft(o));let c=s("tr",{class:a?"sw-line":"sw-line sw-idle",title:o||null},cn(t,e,a),f);return r.length&&(S(c,
{tabindex:0,"data-key":l}),ht(t,c,r)),c}function cn(t,e,n){return n?s("td",{class:"sw-amount"},gt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var ft=t=>s("small",{class:"sw-book"},t),wt=()=>g("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},g("path",{d:dn})),dn="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function ht(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},a=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",a,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():a(),{signal:t.signal})}function X(t,e){e.querySelector("[data-lit]")&&t.light([])}
function mt(t,e,n,o={}){let{open:a=!1,onToggle:r,key:l=n.title}=o,d=s("button",{type:"button",class:"sw-opener",
"data-key":l},e),f=s("div",{class:"sw-opened"});function c(h){S(d,{"aria-expanded":String(h)}),h&&!f.hasChildNodes()&&
f.append(nt(t,n,{...o,key:l})),h||X(t,f),f.hidden=!h}return d.addEventListener("click",()=>{let h=d.getAttribute(
"aria-expanded")!=="true";c(h),r?.(h)},{signal:t.signal}),c(a),s("div",{},d,f)}var ot=t=>t<0?`−${-t}`:String(
t),gt=t=>t>0?`+${t}`:ot(t);var Mt=24,Yt=.86,un="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function Xt(t){let e=new Map;function n(l,d){
let f=JSON.stringify([l,d]),c=e.get(f);return c||e.set(f,c=pt(t,l,d)),c.cloneNode(!0)}let o=l=>ct({key:l,width:Mt,
draw:()=>n(l)});function a(l){let{emblem:d,label:f,count:c,drafted:h}=l;return{key:JSON.stringify(l),width:Mt+
(c>1?9:0),draw(){let w=g("g",{class:"sw-piece","data-piece":d},n(d,f));return w.classList.toggle("sw-ghost",c===
0),h&&w.append(g("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),c>1&&(w.append(g("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),w.append(g("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
c))),w.setAttribute("transform","translate(-4 0)")),w}}}function r(l,d){let{emblem:f,label:c,count:h,player:w=0,
in_decline:b=!1,drafted:u}=l,L=Et(c,13),y=64+L<=d,i=56+(y?L+6:0),p=b?0:Math.max(0,Math.min(h,4)-1);function m(){
let{full:v="#555",pale:$="#eee",shape:E=""}=t.players[w]??{},[T,P,F]=b?[$,v,$]:[v,"#fff","#fff"],D=-i/2,k=g("g",
{class:"sw-piece sw-stack","data-player":w,"data-piece":f,"data-in-decline":b});k.classList.toggle("sw-ghost",
h===0);let W={class:"sw-slab",x:D,y:-14.5,width:i,height:29,rx:8,fill:T,stroke:P};for(let V=p;V>0;V--)k.append(
g("rect",{...W,transform:`translate(${1.6*V} ${2.2*V})`}));let _=h<10?19:h<100?14:10,C={class:"sw-count",x:D+16,
y:_*.36,"font-size":_,fill:v};k.append(g("rect",W),g("path",{class:"sw-blazon",d:E,transform:`translate(${D+16}\
 0)`,fill:F,stroke:P}),g("text",C,String(h)),g("g",{color:b?v:"#fff",transform:`translate(${D+42} 0) scale(1.0\
6)`},n(f,c)));let I={textLength:L,lengthAdjust:"spacingAndGlyphs"};return y&&k.append(g("text",{class:"sw-race",
x:D+57,y:4.6,...I},c)),b&&k.append(pn(-D-3,-12)),u&&k.append(g("rect",{class:"sw-drafted",x:D-1,y:-15.5,width:i+
2,height:31,rx:9})),k}return{key:JSON.stringify([l,y]),width:i+1.6*p,draw:m}}return{emblem:n,sign:o,marker:a,stack:r}}
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
f=g("g",{class:"sw-tag sw-pricetag"});return n&&f.append(g("path",{class:"sw-slab",d,transform:"translate(3 3)"})),
f.append(g("path",{class:"sw-slab",d}),g("circle",{class:"sw-eyelet",cx:8-l,r:2.2}),g("text",{class:"sw-cost",
x:5-a/2,y:7,"font-size":19},t)),e&&f.append(g("g",{transform:`translate(${l-14} 0) scale(.8)`},e)),{drawing:f,
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
function f(y){if(!l)return;let{closed:i}=l;l=null,d?.abort(),r.hidden=!0,n.replaceChildren(),o.replaceChildren(),
i(y)}function c(y){f(!0),t.play([y.action])}function h(y){let{label:i,cost:p,chance:m,emblem:v}=y,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":y.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...v?[ie(pt(t.scenery,v),24)]:[])),$.append(s("span",{class:"sw-menu-label"},i)),p!==null||m!==
null){let E=Ht({cost:m===null?p:null,chance:m,emblem:"",more:!1},null);$.append(ie(E.drawing,E.width))}return $.
addEventListener("click",()=>c(y),{signal:t.signal}),$.addEventListener("focus",()=>w(y),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function w({ledger:y}){o.
replaceChildren(...y?[nt(t,y,{key:"menu"})]:[])}let b=()=>[...n.querySelectorAll("[role=menuitem]")];function u(y){
if(y.ctrlKey||y.metaKey||y.altKey)return;let i=b(),p=i.findIndex($=>$===y.target),v={ArrowDown:p+1,ArrowUp:p-1+
i.length,Home:0,End:i.length-1}[y.key];if(y.key==="Tab")return f(!0);if(y.key==="Escape")f(!0);else if(v!==void 0)
i[v%i.length]?.focus();else return;y.preventDefault(),y.stopPropagation()}function L(){if(!l)return;let[y,i]=[
e.offsetWidth,e.offsetHeight],[p,m]=[l.at[0]*y,l.at[1]*i],v=l.reach*i,$=Math.min(p-r.offsetWidth/2,y-r.offsetWidth-
St),E=i-r.offsetHeight-St,T=m+v>E;r.classList.toggle("sw-menu-above",T),r.style.left=`${Math.max(St,$)}px`,r.style.
top=T?"auto":`${m+v}px`,r.style.bottom=T?`${Math.max(St,Math.min(i-m+v,E))}px`:"auto"}return r.addEventListener(
"keydown",u,{signal:t.signal}),t.signal.addEventListener("abort",()=>d?.abort()),{element:r,close:f,isOpen:()=>l!==
null,open(y){f(!1),l=y,a.textContent=y.label,S(n,{"aria-label":y.label}),n.replaceChildren(...y.acts.map(h)),r.
hidden=!1;let i=y.acts.map(({ledger:v})=>v?.lines.length??0),p=y.acts[i.indexOf(Math.max(...i))];p&&w(p),L(),d=
new AbortController;let{signal:m}=d;document.addEventListener("pointerdown",v=>{v.composedPath().includes(r)||
f(!1)},{signal:m,capture:!0}),b()[0]?.focus({preventScroll:!0})}}}function ie(t,e){let n=g("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var Bt=22,de=16.5,mn=35,gn=44,Ot=4,bn=1.15,yn=.65;function pe(t,e){let n=ue("sw-signs"),o=ue(),a=g("g",{},...e.
lines.map((h,w)=>g("text",{class:"sw-name",y:12.5+w*de,"font-size":e.size},h))),r=g("circle",{class:"sw-cue",r:5.5}),
l=g("g",{class:"sw-place","data-at":e.id},n.element,a,o.element),d="",f=null;function c({pieces:h,immune:w,tag:b,
badge:u,stepped:L,cue:y,unit:i}){let p=e.scale*Math.min(1.18,Math.max(1,.62*i/e.scale)),m=e.width*e.scale/p,v=13*
p/i>=8.5&&!L&&!u,$=e.emblems.map(t.sign);e.gate&&$.push(te),w&&$.push(ee);let E=b&&!u&&!L?ae(b,t.emblem):null,
T=b!==null&&oe(b),P=h.filter(({player:x})=>x===void 0).map(x=>({piece:x,laid:t.marker(x)})),F=[...P.map(({laid:x})=>x),
...E&&!T?[E]:[]],D=v?m-Ct(F)-Ot:0,k=h.filter(({player:x})=>x!==void 0).map(x=>({piece:x,laid:t.stack(x,D)})),W=k.
length>0&&Ct([...k.map(({laid:x})=>x),...F])>m*1.12,_=[];for(let{piece:x,laid:M}of[...k,...P])u||(L?x.emblem!==
L:W&&x.player===void 0)?$.push(ct(M)):_.push(M);E&&T?$.push(ct(E)):E&&_.push(E),u&&_.push({key:JSON.stringify(
u),width:0,draw:()=>le(u)});let C=u?gn:_.length>0?mn:0,I=Bt+de*e.lines.length+C,V=-I/2,J=I/2-C/2+1;S(l,{transform:`\
translate(${e.at.join(" ")}) scale(${p.toFixed(3)})`}),S(a,{transform:`translate(0 ${V+Bt})`}),n.lay($,V+Bt/2,
.95*m,1);let j=L||u;o.lay(_,J,j?1/0:m,j?1:bn),S(r,{transform:`translate(${n.width()/2+8} ${V+6})`}),y?l.append(
r):r.remove();let[O,H]=e.at;f=L?{x:O,y:H+J*p,width:Math.max(0,Ct(_))*p}:null}return{element:l,spot:()=>f,update(h){
let w=JSON.stringify(h);w!==d&&(d=w,c(h))}}}var Ct=t=>t.reduce((e,{width:n})=>e+n+Ot,-Ot);function ue(t){let e=g(
"g",{class:t}),n="",o=0,a=new Map;return{element:e,width:()=>o,lay(r,l,d,f){let c=Ct(r),h=Math.min(f,Math.max(
1,.96*d/Math.max(c,1))),w=Math.max(yn,Math.min(h,1.06*d/Math.max(c,1)));o=c*w,S(e,{transform:`translate(0 ${l}\
) scale(${w.toFixed(3)})`});let b=r.map(({key:y})=>y).join();if(b===n)return;n=b;let u=-c/2,L=a;a=new Map;for(let{
key:y,draw:i,width:p}of r){let m=L.get(y);L.delete(y);let v=m??g("g",{},i());S(v,{transform:`translate(${u+p/2}\
 0)`}),u+=p+Ot,a.set(a.has(y)?`${y}/${a.size}`:y,v)}for(let y of L.values())y.remove();[...a.values()].forEach(
(y,i)=>{e.children[i]!==y&&e.insertBefore(y,e.children[i]??null)})}}}function fe(t,e,n){let{draft:o,signal:a,word:r}=t,{places:l}=t.scenery,d=s("div",{class:"sw-steppers"}),f=s("d\
iv",{class:"sw-heard",role:"status"});d.append(f);let c=new Map;function h(i){let p=w("sw-take-one",()=>u(i)),
m=w("sw-put-one",()=>b(i)),v=s("div",{class:"sw-stepper","data-step":l[i]?.id},p,m);return v.addEventListener(
"pointerenter",()=>n(i),{signal:a}),v.addEventListener("pointerleave",()=>n(null),{signal:a}),{whole:v,minus:p,
plus:m}}function w(i,p){let m=s("button",{type:"button",class:`sw-move ${i}`,tabindex:-1});return m.addEventListener(
"mousedown",v=>v.preventDefault(),{signal:a}),m.addEventListener("click",p,{signal:a}),m}function b(i){let p=o.
chosen()?.key??"";if(!o.canPut(p,i))return t.refuse(L(p,i));o.put(p,i),y(p,i)}function u(i){let p=o.chosen()?.
key??"";if(!o.canTake(p,i))return t.refuse(q(r("map-least")));o.take(p,i),y(p,i)}function L(i,p){if(o.inHand(i)>
0)return q(r("map-full"));let m=o.chosen()?.regions.some(v=>v!==p&&o.canTake(i,v));return q(r("map-no-hand"),...m?
[r("map-no-hand-help")]:[])}function y(i,p){let m=`${l[p]?.name}: ${o.count(i,p)}`;f.textContent=`${m}. ${r("m\
ap-hand")}: ${o.inHand(i)}.`}return{element:d,put:b,take:u,press(i){let p=o.chosen();p?.most===1&&o.canTake(p.
key,i)?u(i):b(i)},update(i){let p=i?o.chosen():null;for(let[m,{whole:v}]of c)p?.regions.includes(m)||(v.remove(),
c.delete(m));for(let m of p?.regions??[]){let v=e(m),$=l[m];if(!p||!v||!$)continue;let E=c.get(m);E||(c.set(m,
E=h(m)),d.append(E.whole));let{whole:T,minus:P,plus:F}=E,[D,k]=[o.canPut(p.key,m),o.canTake(p.key,m)],W=p.most===
1;T.style.left=`${(v.at[0]*100).toFixed(2)}%`,T.style.top=`${(v.at[1]*100).toFixed(2)}%`,T.style.setProperty("\
--sw-gap",`${(v.gap*100).toFixed(2)}%`),T.classList.toggle("sw-toggle",W),S(P,{"aria-label":`${r("map-take")}:\
 ${$.name}`,"aria-disabled":String(!k)}),S(F,{"aria-label":`${r("map-put")}: ${$.name}`,"aria-disabled":String(
!D)}),P.hidden=W&&!k,F.hidden=W&&k}}}}var we={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},vn=["Home","End","PageUp","PageDown"],
he=t=>Object.hasOwn(we,t)||vn.includes(t);function me(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,a]=we[n]??
[0,0],r=e,l=1/0;for(let d of t){let f=d.at[0]-e.at[0],c=d.at[1]-e.at[1],h=f*o+c*a,w=Math.abs(f*a)+Math.abs(c*o);
if(h<=0||w>2*h)continue;let b=h+2*w;b<l&&(l=b,r=d)}return r}function be({regions:t,player:e,past:n},o,a,r){let l=o.chosen(),d=o.allocations(),f=t.some(({acts:h})=>h.some(
ge));function c(h,w){let b=[...w.pieces];for(let{key:u,emblem:L,label:y,regions:i,beside:p,now:m}of d){if(!i.includes(
h))continue;let v=o.count(u,h)+(p[h]??0),$=o.count(u,h)!==(m[h]??0),E=b.findIndex(F=>F.emblem===L),T=b[E],P=v>
0||u===l?.key;T&&P?b[E]={...T,count:v,drafted:$}:T?b.splice(E,1):P&&b.push({emblem:L,label:y,count:v,drafted:$,
...xn(L)?{player:e}:{}})}return b}return{of(h,w){let b=l?.regions.includes(h)?l:null,u=c(h,w),L=u.find(y=>y.player!==
void 0);return{stepped:b,place:{pieces:u,immune:w.immune,tag:se(w.acts),badge:re(a,w),stepped:a==="none"&&b?b.
emblem:null,cue:n&&w.changed,unit:r},ground:{player:L?.player??null,inDecline:L?.in_decline??!1,immune:w.immune,
target:w.acts.some(ge),dim:l?!b:f&&w.acts.length===0,changed:n&&w.changed}}}}}var ge=({kind:t})=>t!=="abandon",
xn=t=>t.startsWith("race/");var Ln=44;function ye(t){let{scenery:e,signal:n,draft:o}=t,{places:a}=e,[r,l]=[e.width+2*Q,e.height+2*Q],d=Kt(
e),f=Xt(e),c=a.map($),h=a.map((x,M)=>({place:pe(f,x),land:d.inside(M),lies:"",heard:""})),w=Ut(a),b=g("svg",{class:"\
sw-chart",viewBox:`${-Q} ${-Q} ${r} ${l}`,role:"group","aria-label":t.word("map")},d.defs,d.below,...c,g("g",{
class:"sw-holdings"},...h.map(({land:x})=>x)),d.above,w.below,g("g",{class:"sw-pieces","aria-hidden":"true"},...h.
map(({place:x})=>x.element)),w.above),u=s("div",{class:"sw-board","data-goggles":"none"},b,d.flashes),L=fe(t,O,
T);u.append(L.element);let y=ce(t,u),i=null,p="none",m={region:-1,acts:""},v=1;E(0),o.onChange(V,n),H();function $(x,M){
let A=g("g",{class:"sw-region","data-region":x.id,"data-terrain":x.terrain,role:"button"});return A.append(...d.
ground(x,M)),A.addEventListener("click",()=>F(M),{signal:n}),A.addEventListener("focus",()=>P(M),{signal:n}),A.
addEventListener("blur",()=>w.trace("focus",[]),{signal:n}),A.addEventListener("keydown",N=>D(N,M),{signal:n}),
A.addEventListener("pointerenter",()=>T(M),{signal:n}),A.addEventListener("pointerleave",()=>T(null),{signal:n}),
A}function E(x){c.forEach((M,A)=>S(M,{tabindex:A===x?0:-1}))}function T(x){w.trace("hover",x===null?[]:[x]),t.
look(x)}function P(x){E(x),w.trace("focus",c[x]?.matches(":focus-visible")?[x]:[]),t.select(x)}function F(x){let M=c[x];
M&&!M.matches(":focus")&&M.focus({preventScroll:!0}),W(x)}function D(x,M){let{key:A}=x;if(x.ctrlKey||x.metaKey||
x.altKey)return;let N=a[M];if(A==="Enter"||A===" ")W(M);else if(A==="Escape")k(M);else if(he(A)&&N)c[a.indexOf(
me(a,N,A))]?.focus();else if($n(A)&&I(M))L.put(M);else if(Mn(A)&&I(M))L.take(M);else return;x.preventDefault()}
function k(x){if(y.isOpen())return y.close(!0);t.select(null),c[x]?.blur()}function W(x){let M=i?.regions[x],A=a[x];
if(!i||!M||!A)return;let[N]=M.acts;N&&M.acts.length===1&&N.quick?t.play([N.action]):N?_(x,A,M):I(x)?L.press(x):
M.why?t.refuse(M.why):i.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("map-elsewhere"),t.word(
"map-elsewhere-help"))):t.refuse(q(t.word("map-nothing")))}function _(x,M,A){m={region:x,acts:JSON.stringify(A.
acts)},y.open({label:M.name,acts:A.acts,at:C(M.at),reach:Ln*M.scale/l,closed(N){m={region:-1,acts:""},S(c[x]??
u,{"aria-expanded":A.acts.length>0?"false":null}),N&&c[x]?.focus({preventScroll:!0})}}),S(c[x]??u,{"aria-expan\
ded":"true"})}let C=([x,M])=>[(x+Q)/r,(M+Q)/l],I=x=>o.chosen()?.regions.includes(x)??!1;function V(){if(!i)return;
let x=be(i,o,p,v);i.regions.forEach((M,A)=>{let[N,Z]=[c[A],h[A]];if(!N||!Z)return;let G=x.of(A,M),K=G.stepped&&
J(G.stepped,A),Y=JSON.stringify([M.label,M.acts,K]);Y!==Z.heard&&j(N,M,K),Z.heard=Y,Z.place.update(G.place);let tt=JSON.
stringify(G.ground);tt!==Z.lies&&(Z.land.replaceChildren(...d.holding(A,G.ground)),Z.lies=tt)}),S(u,{"data-gog\
gles":p,"data-past":i.past}),L.update(p==="none")}function J({key:x,label:M,most:A},N){let Z=A===1?t.word("map\
-toggle"):t.word("map-keys");return`${M}: ${o.count(x,N)}. ${Z}`}function j(x,M,A){let{acts:N}=M,Z=N.length>1||
N.length===1&&!N[0]?.quick;S(x,{"aria-label":M.label,"aria-description":A,"aria-disabled":N.length===0&&!A?"tr\
ue":null,"aria-haspopup":Z?"menu":null,"aria-expanded":Z?"false":null,"data-acts":N.map(({kind:G})=>G).join(" ")||
null}),x.classList.toggle("sw-target",N.length>0),x.classList.toggle("sw-stepping",A!==null)}function O(x){let M=h[x]?.
place.spot();return M?{at:C([M.x,M.y]),gap:M.width/r}:null}function H(){if(typeof ResizeObserver>"u")return;let x=new ResizeObserver(
()=>{let M=Math.round(10*r/Math.max(b.clientWidth,300))/10;M===v||b.clientWidth===0||(v=M,V())});x.observe(u),
n.addEventListener("abort",()=>x.disconnect())}return{element:u,update(x){i=x;let{region:M,acts:A}=m;M>=0&&JSON.
stringify(x.regions[M]?.acts)!==A&&y.close(y.element.querySelector(":focus")!==null),V()},flash(){i&&!i.past&&
d.flash(i)},select(x){w.trace("selection",x===null?[]:[x]),c.forEach((M,A)=>M.classList.toggle("sw-selected",A===
x)),x!==null&&c[x]&&E(x)},light(x){w.trace("light",x)},wear(x){p=x,V()}}}var $n=t=>t==="+"||t==="=",Mn=t=>t===
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
sw-stacks"},Pn(),n)),a=new Set,r=[];function l(d,f){let c=e.children[d.slot],h=Tt(d),w=r.findIndex(L=>L.name===
h),b=Sn(t,d,{picking:f,open:a.has(h),toggle:u});r.length&&w!==d.slot&&b.classList.add(w<0?"sw-new":"sw-moved"),
X(t,c),z(c,b);function u(){a.delete(h)||a.add(h),l(d,f)}}return{element:o,update({column:d,phase:f,past:c,stacks:h}){
let w=f==="pick"&&!c;for(S(o,{"data-inviting":w}),n.textContent!==h&&(n.textContent=h);e.children.length>d.length;)
e.lastElementChild?.remove();for(;e.children.length<d.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let b=d.map(u=>({name:Tt(u),drawn:JSON.stringify([u,w])}));for(let u of d)b[u.slot]?.drawn!==r[u.slot]?.
drawn&&l(u,w);r=b}}}var Tt=({power:t,race:e})=>`${t} ${e}`;function Sn(t,e,{picking:n,open:o,toggle:a}){let r=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Tt(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));r.addEventListener("click",a);let l=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,d=s("div",{class:"sw-card-head",title:n||o?null:l},Cn(t,e),At(t,e,On(t,e),An(t,e)),
s("span",{class:"sw-heard"},`: ${e.summary}`));d.addEventListener("click",a);let f=s("div",{class:"sw-card"},d);
if((n||o)&&f.append(Tn(t,e)),f.append(s("div",{class:"sw-card-foot"},...n?Rn(t,e):[],r)),o){f.append(Nn(t,e));
let c=[e.price,e.tokens].map((h,w)=>nt(t,h,{key:`ledger/${e.slot}/${w}`}));f.append(s("div",{class:"sw-card-op\
en"},...c))}return f}function Cn(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,"aria-hid\
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
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ce(t){let e=new Map,n=null,o=!1,a=new Set;function r(){for(let i of a)i()}let l=i=>e.get(i)?.allocation,
d=(i,p)=>e.get(i)?.counts.get(p)??0;function f(i){let p=0;for(let m of e.get(i)?.counts.values()??[])p+=m;return p}
let c=i=>(l(i)?.high??0)-f(i);function h(i,p){let m=l(i);return m?.regions.includes(p)?d(i,p)<m.most&&c(i)>0:!1}
function w(i,p){let m=l(i);return m?.regions.includes(p)?d(i,p)>Math.max(m.least,0):!1}function b(i){let p=l(i);
return p?.regions.some(m=>d(i,m)!==(p.now[m]??0))??!1}function u(i){let p=l(i);if(!p)return!1;let{regions:m,least:v,
most:$,low:E,high:T}=p,P=f(i);return P<E||P>T?!1:m.every(F=>d(i,F)>=v&&d(i,F)<=$)}function L(i,p,m){e.get(i)?.
counts.set(p,d(i,p)+m),r()}return{update(i){let p=e;if(e=new Map(i.map($=>{let E=p.get($.key),T=E&&Hn(E.allocation,
$)?E.counts:Se($);return[$.key,{allocation:$,counts:T}]})),n!==null&&e.has(n)&&n!==null&&(o||c(n)!==0||b(n)))return;
n=(i.find(({key:$})=>c($)!==0)??i[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:i})=>i),
chosen:()=>n===null?null:l(n)??null,choose(i){e.has(i)&&(n=i,o=!0,r())},count:d,inHand:c,canPut:h,canTake:w,put(i,p){
h(i,p)&&L(i,p,1)},take(i,p){w(i,p)&&L(i,p,-1)},spread(i,p){let m=e.get(i);m&&(m.counts=new Map(m.allocation.regions.
map(v=>[v,p[v]??0])),r())},reset(i){let p=e.get(i);p&&(p.counts=Se(p.allocation),r())},changed:b,complete:u,actions(){
let i=[...e.values()].map(({allocation:m})=>m),p=[];for(let m of i){if(m.with!==null&&e.has(m.with))continue;let v=[
m,...i.filter(E=>E.with===m.key)];if(!v.some(({key:E})=>b(E))||!v.every(({key:E})=>u(E)))continue;let $=structuredClone(
m.action);for(let{key:E,into:T,regions:P}of v)Bn($,T,y(E,P));p.push($)}return p},onChange(i,p){a.add(i),p.addEventListener(
"abort",()=>a.delete(i))}};function y(i,p){let m={};for(let v of p){let $=t[v]?.id;$!==void 0&&d(i,v)>0&&(m[$]=
d(i,v))}return m}}var Se=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Hn(t,e){let[n,o]=[t,e].map(
({regions:a,least:r,most:l,low:d,high:f,now:c,beside:h})=>JSON.stringify([a,r,l,d,f,c,h]));return n===o}function Bn(t,e,n){
let o=t;for(let r of e.slice(0,-1))o[r]??={},o=o[r];let a=e.at(-1);a!==void 0&&(o[a]=n)}function Oe(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:l,lines:d}){let[f,...c]=d,h=[s("h3",{},B("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
l),...f?[s("p",{},f.title),r(f,0)]:[]];return c.length&&h.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...h,...c.map((w,b)=>a(w,b+1))]}function a(l,d){let f=s("b",{},l.value),c=s("summary",{"data-key":`advice/${d}`},
s("span",{},l.title)," ",f);return s("details",{},c,r(l,d))}function r({steps:l},d){let f=l.map(({text:c,chance:h,
regions:w},b)=>{let u=s("p",{},s("span",{class:"sw-reason"},c));return h!==null&&u.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},h)),w.length&&(u.append(wt()),S(u,{tabindex:0,"data-key":`advice/${d}/${b}`}),
ht(t,u,w)),s("li",{},u)});return s("ol",{class:"sw-events"},...f)}return{element:e,update({advice:l}){e.hidden=
l===null;let d=JSON.stringify(l);d!==n&&(n=d,X(t,e),z(e,...l?o(l):[]))}}}var In='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ae({width:t,
height:e,places:n,terrains:o,players:a}){let r=`sw-${Math.random().toString(36).slice(2)}`,l=g("pattern",{id:r,
width:60,height:60,patternUnits:"userSpaceOnUse"},lt(In)),d=n.map(({outline:w,terrain:b})=>g("path",{d:w,fill:o[b]?.
ground,opacity:.5})),f=g("g",{}),c=g("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},g("defs",{},l),g("rect",{class:"sw-little-sheet",width:t,height:e}),...d,f,g("rect",{class:"sw-little-fr\
ame",width:t,height:e})),h="";return{element:c,update(w,b){let u=JSON.stringify([w.holders,w.declined,b.holders,
b.declined]);if(u===h)return;h=u;let L=[],y=[];for(let[p,{outline:m}]of n.entries()){let v=w.holders[p]??-1,$=a[v],
E=w.declined[p]??!1;$&&(L.push(g("path",{class:"sw-little-held",d:m,fill:$.full,"data-held":v})),E&&L.push(g("\
path",{d:m,fill:`url(#${r})`,"data-declined":!0}))),(v!==(b.holders[p]??-1)||E!==(b.declined[p]??!1))&&y.push(
m)}let i=["sw-little-under","sw-little-differs"].map(p=>g("path",{class:p,d:y.join("")}));f.replaceChildren(...L,
...y.length?i:[]),S(c,{"data-differs":y.length})}}}function Ne(t){let e=s("div",{class:"sw-sides",role:"table","aria-label":t.word("branches")}),n=s("section",{class:"\
sw-branches","aria-label":t.word("branches"),hidden:!0},e),o=[],a="",r=!0,l=null;function d({name:u,about:L},y,i){
let p=o[y]??=Ae(t.scenery),m=s("button",{type:"button",class:"sw-side","data-key":`side/${y}`,"aria-pressed":String(
i),title:u},p.element,s("span",{class:"sw-side-name"},u)," ",s("span",{class:"sw-side-about"},L)," ",...i?[s("\
span",{class:"sw-side-shown"},t.word("branches-shown"))]:[]);return m.addEventListener("click",()=>i||t.ask({type:"\
show",column:y}),{signal:t.signal}),s("div",Te("columnheader",y,i),m)}function f({label:u,cells:L},y){let i=(L[y]?.
notes??[]).join(" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"ro\
wheader"},u),...L.map(({text:p,notes:m,best:v},$)=>{let E=s(v?"b":"span",{class:v?"sw-best":null},p);v&&E.prepend(
B("star",t.word("branches-best")));let T=m.map(P=>s("small",{},P));return s("div",Te("cell",$,$===y),E,...T)}),
...i?[s("p",{class:"sw-sides-notes","aria-hidden":"true"},i)]:[])}function c({columns:u,rows:L,differences:y,shown:i}){
let p=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(r)});p.append(t.word(
"branches")),p.addEventListener("click",()=>h(),{signal:t.signal});let m=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"columnheader"},p),v=u.map((F,D)=>d(F,D,D===i)),$=s("div",{class:"sw-sides-row",role:"row"},m,...v);
if(!r)return[$];let E=L.map(F=>f(F,i));if(y.length===0)return[$,...E];let T=s("div",{class:"sw-sides-label sw-\
sides-title",role:"rowheader"},t.word("branches-differ")),P=s("div",{class:"sw-sides-row sw-sides-gap",role:"r\
ow"},T);return[$,...E,P,...y.map(F=>f(F,i))]}function h(){r=!r,l&&w(l)}function w(u){let{columns:L}=u,[y]=L;y&&
(e.style.setProperty("--sw-sides",String(L.length)),z(e,...c(u)),L.forEach((i,p)=>o[p]?.update(i,y)),b())}function b(){
let u=e.querySelector(".sw-sides-shown");if(!u)return;let L=u.offsetLeft+u.offsetWidth-e.offsetLeft-e.clientWidth;
e.scrollLeft=Math.max(0,L)}return{element:n,reveal:b,update(u){l=u;let{columns:L,rows:y,differences:i,shown:p}=u;
n.hidden=L.length<2;let m=JSON.stringify([L,y,i,p]);n.hidden||m===a||(a=m,w(u))}}}var Te=(t,e,n)=>({role:t,class:n?
"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function Re(t){let{signal:e}=t,n=null,o=null,a=null,r=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),l=L("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));l.
classList.add("sw-if-back"),l.prepend(B("back"));let d=L("if-adopt",t.word("whatif-adopt"),()=>a?t.refuse(q(a)):
t.ask({type:"adopt"})),f=L("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if"}));S(f,{title:t.word("wha\
tif-more-help")});let c=L("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),h=s("sec\
tion",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},B("fork"),t.
word("whatif-tag")),r,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
l,d,f,c)),w=s("p",{class:"sw-heard",role:"status"}),b=s("div",{},h,w),u=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},B("fork"),t.word("whatif-tag"));function L(p,m,v){let $=s("button",{type:"button",class:"\
sw-button","data-key":p},m);return $.addEventListener("click",v,{signal:e}),$}function y(){r.value=n??"",r.size=
Math.min(Math.max(r.value.length,6),32)}function i(){let p=r.value.trim();o&&p&&p!==n?t.ask({type:"rename",column:o,
name:p}):y()}return r.addEventListener("change",i,{signal:e}),r.addEventListener("keydown",p=>{p.key==="Escape"&&
y(),(p.key==="Enter"||p.key==="Escape")&&r.blur(),p.stopPropagation()},{signal:e}),{element:b,stamp:u,enter(p){
if(p===n&&et(r)===r)return;let m=n;n=p,u.hidden=h.hidden=p===null,y(),p!==m&&(o=a=null,w.textContent=p===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${p}. ${t.word("whatif-sentence")}`)},update({shown:p,adopt:m}){
o=p,a=m?.why??null,S(d,{"aria-disabled":a?"true":null,title:a})}}}var Vn=896,It={shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,reason:null};
function Pe(t,e,n){let o=Re(t),a=Oe(t),r=Ne(t),l=s("div",{class:"sw-exploring",hidden:!0},a.element,r.element),
[d,f]=["",It],c=0,h=null;function w(){let u=e.get("explore");return u&&u!==d&&([d,f]=[u,JSON.parse(u)]),f}function b(){
let{shown:u,columns:L}=w(),y=c>0&&c!==u;return c=u,h?.classList.toggle("sw-what-if",u>0),o.enter(u>0?L[u]?.name??
"":null),y}return{banner:o.element,stamp:o.stamp,panel:l,enter:b,moved:()=>w().shown!==c,update(){b();for(let u of[
o,a,r])u.update(f);l.hidden=a.element.hidden&&r.element.hidden;for(let u of n)u.explore(f)},lie(u,L,y){if(h=u,
y.after(l),typeof ResizeObserver>"u")return;let i=new ResizeObserver(([p])=>{let m=(p?.contentRect.width??0)>=
Vn;m!==(l.parentNode===L)&&(m?L.prepend(l):y.after(l),r.reveal())});i.observe(u),t.signal.addEventListener("ab\
ort",()=>i.disconnect())}}}function He(t){let e=s("button",{type:"button",class:"sw-button sw-ask sw-ask-if",title:t.
word("what-if-help")});e.append(B("fork"),t.word("what-if")),e.addEventListener("click",()=>t.ask({type:"what_\
if"}),{signal:t.signal});let n=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-help")});
return n.append(B("star"),t.word("best-turn")),n.addEventListener("click",()=>t.ask({type:"best"}),{signal:t.signal}),
s("div",{class:"sw-asking"},e,n)}function Be(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(a){o(),e=requestAnimationFrame(()=>n=setTimeout(a))}}}function Ie(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function Ve(t){let e=[],n=!1,o=!1,a="idle",r=()=>{};t.addEventListener("abort",l);function l(){e.forEach(clearTimeout),
e=[]}function d(h){a=h,r(h)}function f(){l(),n=!1,d(o?"lost":"none")}function c(){l(),e=[setTimeout(()=>d("bus\
y"),400),setTimeout(f,6e3)]}return{onChange(h){r=h,h(a)},greeted(){n||c()},asked(){n=!0,c()},answered(){l(),n=
!1,o=!0,d("idle")},waiting:()=>n,tries(h){try{h()}catch{f()}}}}function rt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function _e(t,{index:e,name:n,seat:o,open:a,toggle:r}){let l=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,d=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(a),"aria\
-label":l,title:l},B(o?"robot":"person"));return d.addEventListener("click",r),d}function Ze(t,e){let{index:n,
seat:o,open:a}=e,r=[];if(o){let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));l.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),r.push(s("p",{class:"\
sw-seat-line"},B("robot"),s("span",{},o.name),l))}return a&&r.push(_n(t,e)),r}function _n(t,{index:e,name:n,seat:o,
bots:a,toggle:r}){let d=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...a].map(c=>{
let h=(o?.bot??null)===c.id,w=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(h),"data-ke\
y":`${e}/seat/${c.id}`},B(c.id===null?"person":"robot"),s("b",{},c.name),s("span",{},c.about));return h&&w.append(
B("tick")),w.addEventListener("click",()=>{r(),h||t.ask({type:"seat",player:e,bot:c.id})}),w}),f=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...d);return f.addEventListener("keydown",
c=>{c.key==="Escape"&&(c.stopPropagation(),r())}),f}function ke(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,a=[],r=null,{seats:l,bots:d}=It;function f(h){let w=e.children[h.index],b=L=>`${h.
index}/${L}`,u=Fn(t,h,{isOpen:L=>o.has(b(L)),toggle(L){o.delete(b(L))||o.add(b(L)),f(h),L==="seat"&&w.querySelector(
".sw-seat")?.focus()}});S(w,{"aria-current":h.decides?"true":null,"data-winner":h.player.winner}),X(t,w),z(w,...u)}
function c(h){r=h;let{players:w,player:b,phase:u,choices:L}=h;for(;e.children.length>w.length;)e.lastElementChild?.
remove();for(;e.children.length<w.length;)e.append(Zn(t,e.children.length));S(e,{"data-many":w.length>3});let y=w.
map((p,m)=>{let v=m===b&&u!=="over",$=v?L.filter(({kind:E})=>E==="decline"):[];return{index:m,player:p,decides:v,
declines:$,seat:l[m]??null,bots:d}}),i=y.map(p=>JSON.stringify(p));for(let p of y)i[p.index]!==a[p.index]&&f(p);
a=i}return{element:n,update:c,explore(h){JSON.stringify([l,d])!==JSON.stringify([h.seats,h.bots])&&({seats:l,bots:d}=
h,r&&c(r))}}}function Zn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Fn(t,{index:e,player:n,decides:o,declines:a,seat:r,bots:l},d){
let f={index:e,name:n.name,seat:r,bots:l,open:d.isOpen("seat"),toggle:()=>d.toggle("seat")},c=s("div",{class:"\
sw-races"}),h=Dn(t,e,n,o,d),w=s("div",{class:"sw-plate-inside"},h,...Ze(t,f),c);d.isOpen("score")&&n.scored&&w.
append(nt(t,n.scored,{key:`score/${e}`}));let b=[...n.active?[n.active]:[],...n.declined];n.active||c.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[L,y]of b.entries()){let i=`race/${L}`,p=y!==n.
active,m={key:`${e}/${i}`,open:d.isOpen(i),toggle:()=>d.toggle(i)};c.append(...Wn(t,y,p,m)),d.isOpen(i)&&w.append(
s("ul",{class:"sw-abilities"},...y.abilities.map(v=>s("li",{},v))))}let u=[...a,...n.choices].map((L,y)=>jn(t,
L,`${e}/do/${y}`));u.length&&c.append(s("span",{class:"sw-plate-choices"},...u));for(let L of n.peace)w.append(
s("p",{class:"sw-peace"},qn(),L));return[kn(t,e,l.length?[_e(t,f)]:[]),w]}function kn(t,e,n){let o=g("path",{d:t.
scenery.players[e]?.shape}),a=g("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},a,...n)}function Dn(t,e,{name:n,coins:o,scored:a,winner:r},l,{isOpen:d,toggle:f}){let c=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(l&&c.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),r&&c.append(" ",s("span",{class:"sw-winner"},it(),t.word("players-win\
ner"))),a){let h=s("button",{type:"button",class:"sw-scored","aria-expanded":String(d("score")),"data-key":`${e}\
/score`,title:a.title},s("b",{},gt(a.total))," ",t.word("players-last-turn"));h.addEventListener("click",()=>f(
"score")),c.append(" ",h)}return c.append(" ",Gn(t,o)),c}function Gn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},$e(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},dt("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function Wn(t,e,n,{key:o,open:a,toggle:r}){let l=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(a),"data-key":o});if(l.addEventListener("\
click",r),!n){l.append(At(t,e));let f=s("span",{class:"sw-tallies"});return e.hand&&f.append(Vt(t.word("player\
s-in-hand"),e.hand,Jn)),f.append(Vt(t.word("players-on-map"),e.tokens,Fe)),[l,f]}let d=e.power===null?e.race:`${e.
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
lines:d.map(([f,c,h,w,b=[]])=>({amount:f,text:e(c),place:e(h),applied:w===1,regions:b}))}}return{say:e,whole:n,
reason:a=>a&&{text:e(a.text),helps:a.helps.map(e),place:e(a.place)}}}function Zt({strings:t,...e}){let{say:n,whole:o,
reason:a}=De(t),r=[],l=[],d=u=>u===null?null:n(u);function f(u){if(!u)return null;let[L,y]=u;return r[y]={total:L,
title:"",sum:"",lines:[]}}let c=u=>u===null?null:l[u]={text:"",helps:[],place:""},h=u=>({...u,label:n(u.label),
why:a(u.why)}),w=u=>({...u,abilities:u.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),turn_label:n(
e.turn_label),stacks:n(e.stacks),undo:d(e.undo),redo:d(e.redo),regions:e.regions.map(u=>({...u,label:n(u.label),
holds:u.holds.map(n),acts:u.acts.map(L=>({...L,label:n(L.label),ledger:L.ledger?o(L.ledger):null})),cost:f(u.cost),
why:c(u.why),losses:f(u.losses),defence:f(u.defence),income:f(u.income)})),choices:e.choices.map(h),allocations:e.
allocations.map(u=>({...u,label:n(u.label),spreads:u.spreads.map(({label:L,counts:y})=>({label:n(L),counts:y}))})),
column:e.column.map(u=>({...u,race_ability:n(u.race_ability),power_ability:n(u.power_ability),tokens:o(u.tokens),
price:o(u.price),summary:n(u.summary),label:n(u.label),why:a(u.why)})),players:e.players.map(u=>({...u,active:u.
active&&w(u.active),declined:u.declined.map(w),peace:u.peace.map(n),scored:f(u.scored),choices:u.choices.map(h)})),
score:f(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(e.story.title),
events:e.story.events.map(u=>({text:n(u.text),place:n(u.place),ledger:f(u.ledger),regions:u.regions}))}},explain(u){
let{whole:L,reason:y}=De(u.strings);u.ledgers.forEach((i,p)=>Object.assign(r[p]??{},L(i))),u.refusals.forEach(
(i,p)=>Object.assign(l[p]??{},y(i)))}}}var Qn=2e3,Kn=.045,Un="M3 3H5.5V13H3ZM13 3V13L6 8Z",Yn="M11.5 3V13L4.5 8Z",Xn="M4.5 3V13L11.5 8Z",ts="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function Ge(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),a=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),r=s("span",{class:"sw-position",role:"status"}),l=s("span",{class:"sw-position-title"}),
d=E("first",Un,t.word("first"),()=>0),f=E("back",Yn,t.word("back"),C=>C-1),c=E("forward",Xn,t.word("forward"),
C=>C+1),h=E("now",ts,t.word("now"),()=>b),w=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},d,f,s("div",{class:"sw-rail"},o,a,n),c,h,s("p",{class:"sw-where"},r,l)),b=0,u=0,L="",y=[],i=null,p=null,
m=null,v=!1,$=!1;n.addEventListener("input",()=>{$=!1,T(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>v=!0,{signal:e});for(let C of["pointerup","pointercancel","change","blur"])n.addEventListener(C,F,
{signal:e});function E(C,I,V,J){let j=g("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},g("path",{d:I})),H=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":C,title:V,"aria-label":V},j);return H.addEventListener(
"click",()=>{let x=J(p??u);$=!0,H.getAttribute("aria-disabled")!=="true"?T(Math.max(0,Math.min(b,x))):t.refuse(
q(x<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),H}function T(C){p=C,D(),P()}function P(){m&&performance.
now()-m.at<Qn||(m=null,!(p===null||p===u)&&(m={step:p,at:performance.now()},t.goTo(p)))}function F(){v=!1,D()}
function D(){let C=p??u,I=`${t.word("step")} ${C} / ${b}`,V=C===u?L:"";S(n,{max:b,"aria-valuetext":V?`${I}: ${V}`:
I}),v||(n.value=String(C)),S(r,{"aria-live":$?"polite":"off","aria-busy":C===u?null:"true"}),r.textContent=C===
u?I:`${I} …`,r.classList.toggle("sw-pending",C!==u),l.textContent=V,a.style.setProperty("--sw-at",String(b?C/
b:1));for(let J of[d,f])S(J,{"aria-disabled":C<=0?"true":null});for(let J of[c,h])S(J,{"aria-disabled":C>=b?"t\
rue":null});h.classList.toggle("sw-primary",C<b)}function k(C){let I={turn:0,step:0};C.forEach(([V,J,j],O)=>{let{
element:H,stretch:x,shape:M,number:A}=y[O]??=W(),N=t.scenery.players[j];S(H,{style:`flex-grow: ${(C[O+1]?.[0]??
b)-V}`}),S(x,{"data-player":j,style:`background: ${N?.full??""}`}),S(M,{d:N?.shape??""});let Z=I.turn>0&&V-I.step<
Kn*b,G=J===I.turn||Z?"":String(J);G&&(I={turn:J,step:V}),S(A,{hidden:G===""}),A.textContent!==G&&(A.textContent=
G)});for(let{element:V}of y.splice(C.length))V.remove()}function W(){let C=g("path",{}),I=s("div",{class:"sw-s\
tretch"},g("svg",{viewBox:"-14 -14 28 28"},C)),V=s("span",{class:"sw-turn-number"}),J=s("div",{class:"sw-turn"},
I,V);return o.append(J),{element:J,stretch:I,shape:C,number:V}}function _(C){C!==i&&(i=C,{step:u,steps:b}=C,p===
null&&($=!1),p!==null&&(p===u||p>b)&&(p=null),m&&(m.step===u||m.step>b)&&(m=null))}return{element:w,hear:_,update(C){
_(C),L=C.story?`${C.players[C.story.player]?.name}: ${C.story.title}`:"",k(C.track),D(),P()}}}function We(t,e){let{places:n}=t.get("scenery"),o=!1,a;function r(){clearTimeout(a),a=void 0,e.tries(()=>t.save_changes())}
return{region(){let l=t.get("selected_region"),d=n.findIndex(f=>f.id===l);return d<0?null:d},select(l){let d=l===
null?null:n[l]?.id??null;t.get("selected_region")!==d&&(t.set("selected_region",d),o?a=setTimeout(r,250):r())},
pressDone(){a!==void 0&&r()},watch(l,d){for(let f of["pointerdown","pointerup","pointercancel"])l.addEventListener(
f,()=>o=f==="pointerdown",{signal:d,capture:!0})}}}function Je(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,a=null;function r(c,h,w){
let b=s("span",{class:"sw-about"},h),u=c.events.map((L,y)=>l(L,`event/${y}`,w));return[s("h3",{},es(t,c.player),
c.title," ",b),s("ol",{class:"sw-events"},...u)]}function l({text:c,place:h,ledger:w,regions:b},u,L){let y=s("\
p",{},s("span",{class:"sw-reason"},c));b.length&&(y.append(wt()),S(y,{tabindex:0,"data-key":u}),ht(t,y,b)),h&&
y.append(" ",ft(h));let i=s("li",{},y);if(w){let p=s("span",{class:"sw-opener-label"},w.title,s("b",{},ot(w.total))),
m={key:`${u}/ledger`,captioned:!1,told:h,open:L(w)};i.append(mt(t,p,w,m))}return i}let d=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function f(){if(!o)return;let{story:c,players:h}=o,w=JSON.
stringify([c,a]);if(w===n)return;n=w;let b=L=>h.some(({scored:y})=>y?.title===L.title);X(t,e);let u=c?r(c,h[c.
player]?.name??"",b):d();z(e,...u,...a===null?[]:[Gt(t,a)])}return{element:e,explore(c){({reason:a}=c),f()},update(c){
o=c,f()}}}function es(t,e){let n=t.scenery.players[e];return n?g("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},g("path",{d:n.shape,fill:n.full})):""}var bt=8;function qe(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0});function o(a){let r=e.
getBoundingClientRect(),{offsetWidth:l,offsetHeight:d}=n,[f,c]=[a.left-r.left,r.right-a.right],h=c>=f?a.right-
r.left+bt:f-l-bt,w=a.top-r.top+a.height/2-d/2;if(Math.max(f,c)<l+bt){h=a.left-r.left+a.width/2-l/2;let b=a.top-
r.top-d-bt;w=b>=0?b:a.bottom-r.top+bt}n.style.left=`${ze(h,r.width-l)}px`,n.style.top=`${ze(w,r.height-d)}px`}
return{element:n,show(a,r,l){let d=r===null?void 0:t.scenery.places[r],f=r===null?void 0:a.regions[r],c=d&&f?ns(
a.hand?f:{...f,why:null},l):[];if(S(n,{hidden:c.length===0}),!d||c.length===0)return;n.replaceChildren(s("b",{
class:"sw-tip-name"},d.name),...c);let h=[...e.querySelectorAll("[data-region]")].find(w=>w.getAttribute("data\
-region")===d.id);h&&o(h.getBoundingClientRect())}}}function ns(t,e){if(e==="incomes")return t.income?Ft(t.income):
[];if(e==="defences")return t.defence?Ft(t.defence):[];let n=t.cost?Ft(t.cost):[],o=t.acts.filter(({quick:r})=>!r).
map(({label:r})=>s("p",{},r));return t.acts.length>0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),
...n,...t.why.helps.slice(0,1).map(r=>s("p",{class:"sw-tip-help"},r))]}function Ft({lines:t,sum:e,total:n}){let a=[
...t.filter(({applied:r})=>r).map(({amount:r,text:l})=>[gt(r),l]),[ot(n),e]].map(([r="",l=""])=>s("div",{},s("\
b",{},r),l));return[s("div",{class:"sw-tip-lines"},...a)]}var ze=(t,e)=>Math.max(0,Math.min(t,e));var ss={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function je(t){let{signal:e}=t,n=os(t),o=s(
"button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false"},t.word("show-code")),a=s("code",
{}),r=s("button",{type:"button",class:"sw-button sw-copy"},t.word("copy")),l=s("span",{role:"status"}),d=s("di\
v",{class:"sw-listing"},s("pre",{},a),s("p",{},r,l),s("p",{class:"sw-whose-game"},t.word("code-game"))),f=s("p",
{class:"sw-aside"},t.word("no-code")),c=s("div",{class:"sw-code",hidden:!0},d,f),h=s("div",{class:"sw-tools"},
n,He(t),o,c);return o.addEventListener("click",()=>{c.hidden=!c.hidden,S(o,{"aria-expanded":String(!c.hidden)})},
{signal:e}),r.addEventListener("click",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),l.
textContent=t.word("copied")}catch{document.getSelection()?.selectAllChildren(a),l.textContent=t.word("selecte\
d")}},{signal:e}),{element:h,update(w){let b=w.story?.code??"";d.hidden=b==="",f.hidden=b!=="",b!==a.textContent&&
(a.textContent=b,l.textContent="")}}}function os(t){let e=`sw-${Math.random().toString(36).slice(2)}`,o=[["non\
e",t.word("goggles-none")],["costs",t.word("goggles-costs")],["incomes",t.word("goggles-incomes")],["defences",
t.word("goggles-defences")]].map(([r,l])=>{let d=s("input",{type:"radio",class:"sw-heard",name:e,value:r,checked:r===
t.goggles()});return d.addEventListener("change",()=>t.wear(r),{signal:t.signal}),s("label",{class:"sw-lens"},
d,s("span",{},B(ss[r]),l))}),a=s("span",{class:"sw-goggles-title","aria-hidden":"true"},t.word("goggles"));return s(
"div",{class:"sw-goggles",role:"radiogroup","aria-label":t.word("goggles")},a,...o)}function Qe(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),a=it(),r="";return{element:o,update({
turn:l,turns:d,turn_label:f}){let c=JSON.stringify([l,d,f]);if(c!==r){for(r=c,e.textContent=f,S(n,{"aria-label":f});n.
children.length>d;)n.lastElementChild?.remove();for(;n.children.length<d;)n.append(as(n.children.length+1));for(let[
h,w]of[...n.children].entries()){let b=h+1;w.classList.toggle("sw-played",b<l),S(w,{"aria-current":b===l?"step":
null}),b===l&&w.append(a)}(l<1||l>d)&&a.remove()}}}}function as(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ke(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=rs(n,e,t.signal),a=new Map,r=null,l=null;function d(w,b,u,L){let y=s("span",{class:"sw-opener-label"},b,s("b",
{},ot(u.total)));return mt(t,y,u,{key:w,captioned:!1,open:a.get(w)??L,onToggle(i){a.set(w,i),o.free()}})}function f(w,b){
let u=[ls(t,w)];b.holds.length&&u.push(s("p",{},b.holds.join(" "))),b.acts.length&&u.push(c(b.acts)),b.why&&u.
push(is(t,b.why)),b.cost&&u.push(nt(t,b.cost,{key:"cost"}));let L=!b.cost,y=s("div",{class:"sw-more"});return b.
losses&&y.append(d("losses",t.word("losses"),b.losses,L)),b.income&&y.append(d("income",t.word("income"),b.income,
L)),b.defence&&y.append(d("defence",t.word("defence"),b.defence,L)),[...u,y]}function c(w){let b=w.map((u,L)=>{
let y=s("span",{class:"sw-act"},...u.emblem?[st(t.scenery,"sw-printed",u.emblem)]:[],u.label),i=`act/${u.kind}\
/${L}`;return s("li",{},B("tick"),u.ledger?mt(t,y,u.ledger,{key:i}):y)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...b)}function h(w){let b=s("p",{class:"sw-aside"},t.word("point-at"));return!w.score||
w.phase==="pick"?[s("h3",{},t.word("why")),b]:[s("h3",{},t.word("score-now")),nt(t,w.score,{key:"score"}),b]}return{
element:n,show(w,b){if(w===r&&b===l)return;w!==r&&o.free(),r=w,l=b;let u=b===null?void 0:t.scenery.places[b],L=b===
null?void 0:w.regions[b];X(t,e),z(e,...u&&L?f(u,L):h(w))}}}function rs(t,e,n){let o=0;function a(l){o=l,t.style.
setProperty("--sw-tallest",`${l}px`)}let r=new ResizeObserver(()=>{e.offsetHeight>o&&a(e.offsetHeight)});return r.
observe(e),n.addEventListener("abort",()=>r.disconnect()),{free:()=>a(0)}}function ls(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(a=>st(t.
scenery,"sw-printed",a)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function is(t,{text:e,
helps:n,place:o}){let a=s("div",{class:"sw-refusal"},B("refused"),s("p",{},e," ",o?ft(o):""));return n.length&&
a.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(r=>s("li",{},
r)))),a}var cs=["undo","redo","bot"];function ds({model:t,el:e,signal:n}){let o=Ve(n),a=Ce(t.get("scenery").places),r={
goggles:"none"},l=new AbortController,d=()=>{let f=e.contains(et(e));l.abort(),l=new AbortController;let{root:c,
focus:h}=us(t,{kernel:o,draft:a,worn:r,signal:l.signal});e.replaceChildren(c),f&&h()};rt(t,"change:scenery",d,
n),rt(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{l.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),d(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function us(t,{kernel:e,draft:n,worn:o,signal:a}){
let r=t.get("scenery"),l=We(t,e),d=Be(a),f=Zt(JSON.parse(t.get("snapshot"))),{snapshot:c,explain:h}=f,[w,b]=[!1,
!1],u=!1,L=null,y=!1,i=!1,p=!1,m={scenery:r,word:R=>r.words[R]??R,signal:a,play:R=>A({type:"play",version:c.version,
actions:R}),undo:()=>A({type:"undo",version:c.version}),redo:()=>A({type:"redo",version:c.version}),refuse(R){
if(!w)return N();i=!0,v.refuse(R)},look(R){i&&R!==null&&R!==L&&Nt(),L=R,Z()},select:l.select,light:R=>$.light(
R),goTo(R){t.get("step")!==R&&(e.asked(),t.set("step",R),e.tries(()=>t.save_changes()))},wear(R){o.goggles=R,$.
wear(R)},goggles:()=>o.goggles,draft:n,ask:R=>A({...R,version:c.version})},v=Qt(m),$=ye(m),E=Ee(m),T=ke(m),P=Qe(
m),F=Ke(m),D=Je(m),k=Ge(m),W=je(m),_=Pe(m,t,[T,v,D]),C=Jt(m),I=s("div",{class:"sw-map"},$.element,_.stamp,C.element),
V=qe(m,I);I.append(V.element);let J=s("div",{class:"sw-right"},P.element,T.element),j=s("div",{class:"sw-left"},
W.element,I,k.element),O=s("div",{class:"sw-below"},F.element,D.element),H=s("div",{class:"sw-table"},j,O,J),x=s(
"div",{class:"sw-widget",lang:r.language,"data-kernel":"idle"},r.title?s("p",{class:"sw-title"},r.title):"",r.
text?s("p",{class:"sw-text"},r.text):"",_.banner,v.element,H);_.lie(x,J,j);let M=Ie(x,a);l.watch(x,a),I.addEventListener(
"pointermove",()=>{y||(y=!0,Z())},{signal:a});function A(R){if(e.waiting()||p||!w)return N();cs.includes(R.type)||
M.acted(),e.asked(),e.tries(()=>t.send(R)),l.pressDone()}let N=()=>v.tell({kind:"stale",text:m.word("one-momen\
t")});function Z(){if(!w)return;F.show(c,L??l.region());let R=I.querySelector("[data-region]:focus-visible")?l.
region():null;V.show(c,(y?L:null)??R,o.goggles)}function G(){let R=c.phase==="pick"&&!c.past,U=R?H:J;if(E.element.
parentNode!==U)U[R?"prepend":"append"](E.element);else if(!R)return;E.update(c)}function K(R){let U=x.contains(
et(x));R();let xt=et(x);U&&(!x.contains(xt)||xt?.closest("[hidden]"))&&v.focus()}function Y(){let{player:R,phase:U}=c;
({snapshot:c,explain:h}=f),w=b=y=!1,x.dataset.version=String(c.version),x.dataset.phase=c.phase,x.dataset.step=
String(c.step),x.classList.toggle("sw-past",c.past),K(()=>{_.enter()&&n.update([]),G(),n.update(c.allocations),
v.update(c),$.update(c)}),k.hear(c),u||=c.player!==R||c.phase!==U,d.want(tt)}function tt(){d.cancel();let R=JSON.
parse(t.get("reasons"));b=R.version!==c.version,!b&&(h(R),w=!0,K(()=>{for(let U of[P,E,T,D,k,W])U.update(c);_.
update(),$.flash(),u&&!I.querySelector("[data-region]:focus")&&m.select(null),u=!1,Z()}),x.dataset.shown=String(
c.version))}function yt(){f=Zt(JSON.parse(t.get("snapshot")));let{snapshot:R}=f;if(e.answered(),p)return;let U=R.
story?.die??null,xt=!R.past&&!c.past&&!_.moved()&&R.steps>c.steps;if(v.tell(null),U===null||!xt){C.show(R.past?
U:null),vt();return}p=!0,C.roll(U).then(()=>{p=!1,!a.aborted&&(f.snapshot.story?.die!==U&&C.show(null),vt())})}
function Nt(){i=!1,v.tell(null)}function vt(){Y(),v.tell(c.notice)}function kt(){$.select(l.region()),Z()}return rt(
t,"change:snapshot",yt,a),rt(t,"change:reasons",()=>b&&tt(),a),rt(t,"change:explore",()=>w&&!p&&K(_.update),a),
rt(t,"change:selected_region",kt,a),n.onChange(Nt,a),e.onChange(R=>{x.dataset.kernel=R,v.waiting(R)}),Y(),tt(),
kt(),o.goggles!=="none"&&$.wear(o.goggles),{root:x,focus:v.focus}}var xr={render:ds};export{xr as default};
