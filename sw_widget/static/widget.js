var Ue="http://www.w3.org/2000/svg";function S(t,e){for(let[n,o]of Object.entries(e)){let a=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==a&&(a===null?t.removeAttribute(n):t.setAttribute(n,a))}return t}function g(t,e={},...n){
let o=S(document.createElementNS(Ue,t),e);return o.append(...n),o}function s(t,e={},...n){let o=S(document.createElement(
t),e);return o.append(...n),o}function it(t,e){let n=g("g",{transform:e});return n.innerHTML=t,n}var Lt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function pt(t,e=0,n=0){let o=(a,r)=>`${(e+t*
a).toFixed(1)} ${(n+t*r).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
Q${o(-8,7)} ${o(-8,0)}Z`}var Ye={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",redo:"M9.5 2.5L13 6\
 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8a6.2 6.2 0 1 1 0 12.4A\
6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",now:"M13 3v10M3 3l7 5-7 \
5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",sword:"M13.5 2.5L6 \
10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M8 1.8A6.2 6.2 0 1 1 8 14\
.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:pt(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12\
.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.4 8h11.2",star:"M8 1.8l1.9 4\
.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9\
v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 1\
4Q2.8 9.4 8 9.4T13.4 14Z",unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function B(t,e){
return g("svg",{class:"sw-sigil",viewBox:"0 0 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidd\
en":e?null:"true"},g("path",{d:Ye[t]}))}function ct(){return g("svg",{class:"sw-crown",viewBox:"-14 -11 28 20",
"aria-hidden":"true"},g("path",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"\
#6d4700","stroke-width":1.6,"stroke-linejoin":"round"}),g("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d470\
0","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>g("circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6\
d4700","stroke-width":1})))}function Dt(t){let e=s("strong",{}),n=r("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},B("robot"),e),n,r("bot-turn",t.word("bot-turn"),!0)],a=s("div",{class:"sw-bot-turn",hidden:!0});function r(i,d,h){
let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":i},d);return l.addEventListener("click",()=>t.
ask({type:"bot",whole:h}),{signal:t.signal}),l}return{element:a,update(i){a.hidden=i===null,e.textContent=i?.text??
"",i?a.hasChildNodes()||a.append(...o):a.replaceChildren()}}}var Gt=(t,e)=>s("p",{class:"sw-bot-reason"},B("ro\
bot",t.word("bot-reason")),e);var Xe=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Wt=[1,0,3,0,2,0,3,0,1,0],tn=70,en=1800;
function $t(t){return g("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Rt(t))}function Rt(t){
let e=(Xe[t]??[]).map(([n,o])=>g("circle",{cx:n,cy:o,r:2.7}));return[g("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function Pt(t,e,n){let o=n===0?t.word("die-blank"):String(n),a=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},$t(n)),a),S(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function Jt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function a(r){if(clearTimeout(n),e.hidden=
r===null,e.classList.remove("sw-rolling","sw-leaving"),r===null){e.replaceChildren(),S(e,{"data-face":null,"ar\
ia-label":null});return}Pt(t,e,r),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),en))}return{
element:e,show(r){o(),a(r)},roll(r){return o(),t.signal.aborted||nn()?(a(r),Promise.resolve()):new Promise(i=>{
a(null);let d=0,h=s("span",{class:"sw-cube"});e.replaceChildren(h),e.hidden=!1,e.classList.add("sw-rolling"),S(
e,{"aria-label":t.word("die-rolls")});let l=()=>h.replaceChildren($t(Wt[d++]??0));l();let f=setInterval(()=>d<
Wt.length?l():o(),tn);o=()=>{o=()=>{},clearInterval(f),a(r),i()}})}}}var nn=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function ft({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?it(o):g("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function st(t,e,n,o){let a={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return g("svg",a,ft(t,n,o))}function et(t){return t.getRootNode().activeElement??null}function J(t,...e){let n=et(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let a of t.querySelectorAll("[data-key]"))if(a.getAttribute(
"data-key")===o&&(a instanceof HTMLElement||a instanceof SVGElement))return a.focus(),!0;return!1}function zt(t){let e=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),n=s("div",{class:"sw-noti\
ce",role:"alert"}),o=s("div",{class:"sw-news"},e,n);function a(d){return d==="done"?B("tick"):d==="refused"?B(
"refused",t.word("notice-refused")):d==="stale"?B("stale",t.word("notice-stale")):B("error",t.word("notice-err\
or"))}function r({kind:d,text:h},l){return s("span",{class:"sw-said",title:d==="done"?h:null},h,...l)}function i(d,...h){
for(let l of[e,n]){let f=d!==null&&l===n==(d.kind==="error");S(l,{"data-kind":f?d.kind:null}),f?l.replaceChildren(
a(d.kind),r(d,h)):l.replaceChildren()}}return{element:o,tell:d=>i(d?.text?d:null),refuse({text:d,helps:h,place:l}){
let f=h.map(w=>s("span",{class:"sw-help"},B("help",t.word("notice-help")),w));l&&f.push(s("small",{class:"sw-r\
ule"},B("rule"),l)),i({kind:"refused",text:d},...f)}}}var z=(t,...e)=>({text:t,helps:e,place:""});var sn={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function qt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),a=s("div",{class:"sw-ways"}),r=s("\
p",{class:"sw-hint"},t.word("tray-hint")),i=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,r),a),d=!1;o.addEventListener("keydown",l,{signal:n}),e.onChange(h,n);function h(){J(o,...e.allocations().map(
f));let c=e.chosen();J(a,...c?m(c):[])}function l(c){let u=sn[c.key],y=e.allocations().map(({key:N})=>N);if(u===
void 0||y.length===0)return;c.preventDefault();let b=y.indexOf(e.chosen()?.key??""),$=y.length-1,E=Number.isFinite(
u)?(b+u+y.length)%y.length:u<0?0:$;e.choose(y[E]??""),o.querySelector('[aria-checked="true"]')?.focus()}function f({
key:c,emblem:u,label:y,must:b}){let $=e.chosen()?.key===c,E=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":$?"true":"false",tabindex:$?0:-1,"data-key":`chip:${c}`,"data-in-hand":e.inHand(c)},st(t.scenery,
"sw-crest",u,y),s("span",{class:"sw-chip-name"},y),w(e.inHand(c),e.complete(c),b));return E.addEventListener("\
click",()=>e.choose(c),{signal:n}),E}function w(c,u,y){let b=s("span",{class:"sw-chip-state"});return c<0?b.append(
`${t.word("take-up")} `,s("b",{},String(-c))):c>0?b.append(`${t.word("in-hand")} `,s("b",{},String(c))):u&&b.append(
B("tick",t.word("tray-complete"))),c>0&&u&&!y&&b.append(s("small",{},t.word("tray-optional"))),b}function m(c){
let{key:u,label:y,spreads:b}=c,$=e.actions(),E=p("put",t.word("put-down"),$.length>0,()=>$.length>0?t.play($):
t.refuse(v(c)));E.classList.toggle("sw-primary",$.length>0&&!d);let N=p("reset",t.word("as-it-stands"),e.changed(
u),()=>e.changed(u)?e.reset(u):t.refuse(z(t.word("nothing-moved")))),V=b.map(({label:G,counts:F},A)=>{let R=L(
c,F),H=p(`spread:${A}`,G,!0,()=>{e.spread(u,F);let _=e.actions();_.length>0&&t.play(_)});return R&&H.prepend(B(
"tick")),S(H,{"aria-pressed":R?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":y},
...V,N),E]}function p(c,u,y,b){let $=s("button",{type:"button",class:"sw-button","data-key":c},u);return $.addEventListener(
"click",b,{signal:n}),S($,{"aria-disabled":y?null:"true"})}function L({key:c,regions:u},y){return u.every(b=>e.
count(c,b)===(y[b]??0))}function v({key:c}){return e.complete(c)?z(t.word("nothing-moved")):z(t.word("loose"),
t.word("loose-help"))}return{element:i,update(c){d=c.choices.some(({main:u})=>u),i.hidden=c.past||e.allocations().
length===0,h()}}}var on=6,jt=3;function Qt(t){let{draft:e,signal:n}=t,o=qt(t),a=zt(t),r=g("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),i=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),d=s("div",{class:"\
sw-history"}),h=H("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),l=H("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),f=s("div",{class:"sw-hand",hidden:!0}),w=s("div",{class:"sw-choices"}),m=Dt(t),p=s("sp\
an",{class:"sw-rolled",hidden:!0}),L=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),c=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},r,i,d),s("div",{class:"sw-deeds"},o.element,f,m.element,w,p),a.element,v);a.element.prepend(
L);let u=null,y=null,b="idle";e.onChange(()=>u&&k(u),n);let $=()=>i.focus();function E({player:C,phase:I,players:x,
sentence:M,past:O}){let T=t.scenery.players[C];S(c,{"data-phase":I,"data-player":C,"data-past":O}),c.style.setProperty(
"--sw-player",T?.full??"currentColor"),r.replaceChildren(g("path",{d:T?.shape??"M0 0",fill:T?.full,stroke:T?.pale})),
x[C]?.winner&&r.append(S(ct(),{x:-11,y:-9,width:22,height:18})),i.textContent!==M&&(i.textContent=M)}function N({
hand:C,allocations:I}){f.hidden=C===null||I.some(({emblem:x})=>x===C.emblem),C!==null&&(S(f,{"data-count":C.count}),
f.replaceChildren(V(C),s("span",{},C.label)))}function V({player:C,emblem:I,label:x,count:M}){let O=t.scenery.
players[C],T=Math.min(M,on),Z=-jt*Math.max(T-1,0)/2,W={x:-13,width:26,height:26,rx:5},K=Array.from({length:T},
(Nt,xt)=>g("rect",{...W,y:-13-Z-jt*xt,fill:O?.full,stroke:O?.pale})),Y=S(st(t.scenery,"sw-crest",I,x),{x:-10,y:Z-
10,width:20,height:20}),tt=M>0?[...K,Y]:[g("rect",{class:"sw-empty",...W,y:-13})],vt=g("g",{class:"sw-number"},
g("circle",{r:11}),g("text",{y:5},String(M)));return vt.setAttribute("transform","translate(17 9)"),g("svg",{class:"\
sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...tt,vt)}function k(C){b==="none"?J(w):C.past?J(w,...A(
C)):J(w,...G(C))}function G(C){return C.choices.map((I,x)=>{let{kind:M,label:O,main:T}=I,{actions:Z,why:W}=F(I),
K=C.choices.slice(0,x).filter(tt=>tt.kind===M).length,Y=s("button",{type:"button",class:"sw-button","data-kind":M,
"data-key":`choice:${M}:${K}`},...M==="roll"?[$t(3)]:[],O);return Y.classList.toggle("sw-primary",Z!==null&&T),
Z||S(Y,{"aria-disabled":"true",title:W?.text}),Y.addEventListener("click",()=>Z?t.play(Z):W&&t.refuse(W),{signal:n}),
Y})}function F({action:C,settled:I,why:x}){if(!I)return{actions:C&&[C],why:x};let M=e.allocations();if(M.some(
({key:Z})=>e.changed(Z)&&!e.complete(Z)))return{actions:null,why:z(t.word("loose"),t.word("loose-help"))};let O=M.
every(({key:Z,must:W})=>!W||e.complete(Z)),T=C??(O?I:null);return{actions:T&&[...e.actions(),T],why:x}}function A({
step:C,steps:I}){let x=s("button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});x.append(
B("now"),t.word("back-to-now")),x.addEventListener("click",()=>t.goTo(I),{signal:n});let M=s("span",{},`${t.word(
"bar-step")} `,s("b",{},`${C} / ${I}`)),O=s("strong",{},t.word("looking-back"));return[s("p",{class:"sw-lookin\
g-back"},B("stale"),O,M),x]}function R({undo:C,redo:I,past:x}){h.update(C),l.update(I),x||b==="none"?d.replaceChildren():
d.hasChildNodes()||d.append(h.button,l.button)}function H(C,I,x,M){let T=s("button",{type:"button",class:"sw-b\
utton sw-back-forth","data-key":C},B(C),s("span",{},I)),Z=null;return T.addEventListener("click",()=>Z===null?
t.refuse(z(x)):M(),{signal:n}),{button:T,update(W){Z=W;let K=W===null?null:`${I}: ${W}`;S(T,{title:K??x,"aria-\
label":K,"aria-disabled":W===null?"true":null})}}}function _({story:C}){let I=C?.die??null;p.hidden=I===null,I!==
null&&Pt(t,p,I)}function D(){let C=u?.past||b==="none"?null:y;m.update(C),S(c,{"data-bot":C!==null})}function j(C){
let I=c.contains(et(c));C();let x=et(c);I&&(!c.contains(x)||x?.closest("[hidden]"))&&$()}function q(C){j(()=>{
E(C),N(C),_(C),u=C,k(C),D(),R(C),o.update(C),b==="none"&&(o.element.hidden=!0)})}return{element:c,update:q,focus:$,
tell:a.tell,explore({turn:C}){y=C,j(D)},refuse:a.refuse,waiting(C){if(C===b)return;let I=b==="none"||C==="none";
b=C,S(c,{"data-waiting":C,"aria-busy":C==="busy"?"true":null}),L.replaceChildren(),C==="lost"&&L.append(B("unp\
lugged"),t.word("python-lost")),C==="none"&&L.append(B("unplugged"),t.word("python-none")),I&&u&&q(u)}}}var Q=15,an='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',rn='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function Kt({width:t,height:e,places:n,terrains:o,
roads:a,players:r}){let i=`sw-${Math.random().toString(36).slice(2)}`,d=Object.keys(o),h=(b,[$,E],N)=>g("patte\
rn",{id:`${i}-${b}`,width:$,height:E,patternUnits:"userSpaceOnUse"},it(N)),l=b=>`url(#${i}-${b})`,f=g("defs",{},
...d.map((b,$)=>{let E=o[b];return h(`t${$}`,E?.tile??[1,1],E?.pattern??"")}),h("wilds",[12,12],an),h("veil",[
11,11],rn),...n.map(({outline:b},$)=>g("clipPath",{id:`${i}-c${$}`},g("path",{d:b})))),w={x:0,y:0,width:t,height:e},
m=g("g",{class:"sw-grounds"},g("rect",{class:"sw-wilds",...w}),g("rect",{...w,fill:l("wilds")})),p={x:-Q/2,y:-Q/
2,width:t+Q,height:e+Q},L=g("g",{class:"sw-lines"},...n.map(({outline:b})=>g("path",{class:"sw-borders",d:b})),
...a.flatMap(b=>[g("path",{class:"sw-road-bed",d:b}),g("path",{class:"sw-road",d:b})]),g("rect",{class:"sw-fra\
me",...p}),g("rect",{class:"sw-frame-steps",...p}),g("rect",{class:"sw-edge",...w})),v=(b,...$)=>g("g",{"clip-\
path":l(`c${b}`)},...$),c=`${-Q} ${-Q} ${t+2*Q} ${e+2*Q}`,u=g("svg",{class:"sw-flashes",viewBox:c,"aria-hidden":"\
true"}),y=-1;return{defs:f,below:m,above:L,flashes:u,inside:v,ground(b,$){return[g("path",{class:"sw-ground",d:b.
outline,fill:o[b.terrain]?.ground}),g("path",{class:"sw-pattern",d:b.outline,fill:l(`t${d.indexOf(b.terrain)}`)}),
v($,g("path",{class:"sw-verge",d:b.outline}))]},flash({step:b,regions:$}){if(b===y)return;y=b;let E=n.filter((V,k)=>$[k]?.
changed),N=V=>g("path",{class:"sw-flash",d:V.outline});u.replaceChildren(...E.map(V=>v(n.indexOf(V),N(V))))},holding(b,{
player:$,inDecline:E,immune:N,target:V,dim:k,changed:G}){let F=n[b]?.outline,A=$===null?void 0:r[$]?.full,R=(_,D=void 0)=>g(
"path",{class:_,d:F,stroke:D}),H=[];return N&&H.push(g("path",{d:F,fill:l("veil")})),A&&H.push(g("path",{d:F,fill:A,
"fill-opacity":E?.06:.18})),V&&H.push(R("sw-glow sw-glow-wide"),R("sw-glow")),A&&E?H.push(R("sw-band sw-declin\
ed-band",A)):A&&H.push(R("sw-band-edge"),R("sw-band",A)),G&&H.push(R("sw-changed")),k&&H.push(R("sw-dim")),H}}}function Ut(t){let e=o=>g("g",{class:`sw-mark-${o}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")};return{below:g("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:g("g",{class:"\
sw-marks"},n.focus),trace(o,a){let r=a.flatMap(d=>t[d]?.outline??[]),i=["sw-under","sw-over"].flatMap(d=>r.map(
h=>g("path",{class:d,d:h})));n[o].replaceChildren(...i)}}}function nt(t,e,{captioned:n=!0,key:o="ledger",told:a=""}={}){let r=e.lines.map((l,f)=>({line:l,key:`${o}/${f}`})),
i=[...r.filter(({line:l})=>l.applied),...r.filter(({line:l})=>!l.applied)],d=new Set([a]),h=i.map(({line:l,key:f})=>{
let w=d.has(l.place);return d.add(l.place),ln(t,l,f,w)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...h),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},ot(e.total)),s("td",{},e.sum))))}function ln(t,{amount:e,text:n,place:o,applied:a,regions:r},i,d){let h=s(
"td",{},s("span",{class:"sw-reason"},n));r.length&&h.append(ht()),o&&h.append(" ",d?s("span",{class:"sw-heard"},
o):wt(o));let l=s("tr",{class:a?"sw-line":"sw-line sw-idle",title:o||null},cn(t,e,a),h);return r.length&&(S(l,
{tabindex:0,"data-key":i}),mt(t,l,r)),l}function cn(t,e,n){return n?s("td",{class:"sw-amount"},bt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var wt=t=>s("small",{class:"sw-book"},t),ht=()=>g("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},g("path",{d:dn})),dn="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function mt(t,e,n){let o=()=>{S(e,{"data-lit":!0}),t.light(n)},a=()=>{S(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",a,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():a(),{signal:t.signal})}function X(t,e){e.querySelector("[data-lit]")&&t.light([])}
function gt(t,e,n,o={}){let{open:a=!1,onToggle:r,key:i=n.title}=o,d=s("button",{type:"button",class:"sw-opener",
"data-key":i},e),h=s("div",{class:"sw-opened"});function l(f){S(d,{"aria-expanded":String(f)}),f&&!h.hasChildNodes()&&
h.append(nt(t,n,{...o,key:i})),f||X(t,h),h.hidden=!f}return d.addEventListener("click",()=>{let f=d.getAttribute(
"aria-expanded")!=="true";l(f),r?.(f)},{signal:t.signal}),l(a),s("div",{},d,h)}var ot=t=>t<0?`−${-t}`:String(
t),bt=t=>t>0?`+${t}`:ot(t);var Mt=24,Yt=.86,un="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function Xt(t){let e=new Map;function n(i,d){
let h=JSON.stringify([i,d]),l=e.get(h);return l||e.set(h,l=ft(t,i,d)),l.cloneNode(!0)}let o=i=>dt({key:i,width:Mt,
draw:()=>n(i)});function a(i){let{emblem:d,label:h,count:l,drafted:f}=i;return{key:JSON.stringify(i),width:Mt+
(l>1?9:0),draw(){let w=g("g",{class:"sw-piece","data-piece":d},n(d,h));return w.classList.toggle("sw-ghost",l===
0),f&&w.append(g("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),l>1&&(w.append(g("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),w.append(g("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
l))),w.setAttribute("transform","translate(-4 0)")),w}}}function r(i,d){let{emblem:h,label:l,count:f,player:w=0,
in_decline:m=!1,drafted:p}=i,L=Et(l,13),v=64+L<=d,c=56+(v?L+6:0),u=m?0:Math.max(0,Math.min(f,4)-1);function y(){
let{full:b="#555",pale:$="#eee",shape:E=""}=t.players[w]??{},[N,V,k]=m?[$,b,$]:[b,"#fff","#fff"],G=-c/2,F=g("g",
{class:"sw-piece sw-stack","data-player":w,"data-piece":h,"data-in-decline":m});F.classList.toggle("sw-ghost",
f===0);let A={class:"sw-slab",x:G,y:-14.5,width:c,height:29,rx:8,fill:N,stroke:V};for(let D=u;D>0;D--)F.append(
g("rect",{...A,transform:`translate(${1.6*D} ${2.2*D})`}));let R=f<10?19:f<100?14:10,H={class:"sw-count",x:G+16,
y:R*.36,"font-size":R,fill:b};F.append(g("rect",A),g("path",{class:"sw-blazon",d:E,transform:`translate(${G+16}\
 0)`,fill:k,stroke:V}),g("text",H,String(f)),g("g",{color:m?b:"#fff",transform:`translate(${G+42} 0) scale(1.0\
6)`},n(h,l)));let _={textLength:L,lengthAdjust:"spacingAndGlyphs"};return v&&F.append(g("text",{class:"sw-race",
x:G+57,y:4.6,..._},l)),m&&F.append(pn(-G-3,-12)),p&&F.append(g("rect",{class:"sw-drafted",x:G-1,y:-15.5,width:c+
2,height:31,rx:9})),F}return{key:JSON.stringify([i,v]),width:c+1.6*u,draw:y}}return{emblem:n,sign:o,marker:a,stack:r}}
function Et(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var dt=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
Yt,draw:()=>g("g",{transform:`scale(${Yt})`},n())}),te=dt({key:"gate",width:Mt,draw:()=>g("g",{class:"sw-gate"},
g("path",{d:un}),g("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ee=dt({key:"shield",width:Mt,draw:()=>g(
"g",{class:"sw-immune"},g("path",{d:pt(1)}),g("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function pn(t,e){
let n=g("path",{d:Lt,transform:"translate(-5.6 -5.6) scale(.7)"});return g("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},g("circle",{r:8}),n)}function se(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:r,chance:i})=>r!==null&&i===null),
o=n.find(({emblem:r})=>!r)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let a=t.find(({chance:r})=>r!==
null);return a?{cost:null,chance:a.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var oe=({cost:t,chance:e})=>t===null&&e===null,ne=new Map;function ae(t,e){let n=JSON.stringify(t),o=()=>Ht(t,
t.emblem?e(t.emblem):null),a=ne.get(n)??o().width;return ne.set(n,a),{key:n,width:a,draw:()=>o().drawing}}function re(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let a={costs:e,incomes:n,defences:o}[t];return{kind:t,number:a?.
total??null}}function Ht({cost:t,chance:e,more:n},o){return t!==null?fn(String(t),o,n):e!==null?wn(e,n):hn(o)}
function fn(t,e,n){let a=e?22:0,r=Math.max(Et(t,19)+24,35)+a,i=r/2,d=`M${-i} 0L${9-i}-13.5H${i}V13.5H${9-i}Z`,
h=g("g",{class:"sw-tag sw-pricetag"});return n&&h.append(g("path",{class:"sw-slab",d,transform:"translate(3 3)"})),
h.append(g("path",{class:"sw-slab",d}),g("circle",{class:"sw-eyelet",cx:8-i,r:2.2}),g("text",{class:"sw-cost",
x:5-a/2,y:7,"font-size":19},t)),e&&h.append(g("g",{transform:`translate(${i-14} 0) scale(.8)`},e)),{drawing:h,
width:r}}function wn(t,e){let o=Et(t,16),a=o+33,r=-a/2,i=g("g",{class:"sw-tag sw-odds"}),d={class:"sw-slab",x:r,
y:-13.5,width:a,height:27,rx:13.5};return e&&i.append(g("rect",{...d,transform:"translate(3 3)"})),i.append(g(
"rect",d),g("g",{class:"sw-die-sign",transform:`translate(${r+15} 0) scale(.71)`},...Rt(3)),g("text",{x:r+27+o/
2,y:6,"font-size":16},t)),{drawing:i,width:a}}function hn(t){let e=t?50:28,n=g("g",{class:"sw-tag sw-dots"},g(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>g("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(g("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function le({kind:t,
number:e}){let n=g("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(g("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(g("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),g("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(g("circle",{class:"sw-s\
lab",r:21}),g("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(g("path",{class:"sw-slab",d:pt(2.1)})),
n.append(g("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var St=6;function ce(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),a=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),r=s("div",{class:"sw-menu"},a,n,o);r.hidden=!0,e.append(r);let i=null,d=null;
function h(v){if(!i)return;let{closed:c}=i;i=null,d?.abort(),r.hidden=!0,n.replaceChildren(),o.replaceChildren(),
c(v)}function l(v){h(!0),t.play([v.action])}function f(v){let{label:c,cost:u,chance:y,emblem:b}=v,$=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if($.append(s("span",{class:"\
sw-menu-emblem"},...b?[ie(ft(t.scenery,b),24)]:[])),$.append(s("span",{class:"sw-menu-label"},c)),u!==null||y!==
null){let E=Ht({cost:y===null?u:null,chance:y,emblem:"",more:!1},null);$.append(ie(E.drawing,E.width))}return $.
addEventListener("click",()=>l(v),{signal:t.signal}),$.addEventListener("focus",()=>w(v),{signal:t.signal}),$.
addEventListener("pointerenter",()=>$.focus({preventScroll:!0}),{signal:t.signal}),$}function w({ledger:v}){o.
replaceChildren(...v?[nt(t,v,{key:"menu"})]:[])}let m=()=>[...n.querySelectorAll("[role=menuitem]")];function p(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let c=m(),u=c.findIndex($=>$===v.target),b={ArrowDown:u+1,ArrowUp:u-1+
c.length,Home:0,End:c.length-1}[v.key];if(v.key==="Tab")return h(!0);if(v.key==="Escape")h(!0);else if(b!==void 0)
c[b%c.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function L(){if(!i)return;let[v,c]=[
e.offsetWidth,e.offsetHeight],[u,y]=[i.at[0]*v,i.at[1]*c],b=i.reach*c,$=Math.min(u-r.offsetWidth/2,v-r.offsetWidth-
St),E=c-r.offsetHeight-St,N=y+b>E;r.classList.toggle("sw-menu-above",N),r.style.left=`${Math.max(St,$)}px`,r.style.
top=N?"auto":`${y+b}px`,r.style.bottom=N?`${Math.max(St,Math.min(c-y+b,E))}px`:"auto"}return r.addEventListener(
"keydown",p,{signal:t.signal}),t.signal.addEventListener("abort",()=>d?.abort()),{element:r,close:h,isOpen:()=>i!==
null,open(v){h(!1),i=v,a.textContent=v.label,S(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(f)),r.
hidden=!1;let c=v.acts.map(({ledger:b})=>b?.lines.length??0),u=v.acts[c.indexOf(Math.max(...c))];u&&w(u),L(),d=
new AbortController;let{signal:y}=d;document.addEventListener("pointerdown",b=>{b.composedPath().includes(r)||
h(!1)},{signal:y,capture:!0}),m()[0]?.focus({preventScroll:!0})}}}function ie(t,e){let n=g("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var Bt=22,de=16.5,mn=35,gn=44,Ot=4,bn=1.15,yn=.65;function pe(t,e){let n=ue("sw-signs"),o=ue(),a=g("g",{},...e.
lines.map((f,w)=>g("text",{class:"sw-name",y:12.5+w*de,"font-size":e.size},f))),r=g("circle",{class:"sw-cue",r:5.5}),
i=g("g",{class:"sw-place","data-at":e.id},n.element,a,o.element),d="",h=null;function l({pieces:f,immune:w,tag:m,
badge:p,stepped:L,cue:v,unit:c}){let u=e.scale*Math.min(1.18,Math.max(1,.62*c/e.scale)),y=e.width*e.scale/u,b=13*
u/c>=8.5&&!L&&!p,$=e.emblems.map(t.sign);e.gate&&$.push(te),w&&$.push(ee);let E=m&&!p&&!L?ae(m,t.emblem):null,
N=m!==null&&oe(m),V=f.filter(({player:x})=>x===void 0).map(x=>({piece:x,laid:t.marker(x)})),k=[...V.map(({laid:x})=>x),
...E&&!N?[E]:[]],G=b?y-Ct(k)-Ot:0,F=f.filter(({player:x})=>x!==void 0).map(x=>({piece:x,laid:t.stack(x,G)})),A=F.
length>0&&Ct([...F.map(({laid:x})=>x),...k])>y*1.12,R=[];for(let{piece:x,laid:M}of[...F,...V])p||(L?x.emblem!==
L:A&&x.player===void 0)?$.push(dt(M)):R.push(M);E&&N?$.push(dt(E)):E&&R.push(E),p&&R.push({key:JSON.stringify(
p),width:0,draw:()=>le(p)});let H=p?gn:R.length>0?mn:0,_=Bt+de*e.lines.length+H,D=-_/2,j=_/2-H/2+1;S(i,{transform:`\
translate(${e.at.join(" ")}) scale(${u.toFixed(3)})`}),S(a,{transform:`translate(0 ${D+Bt})`}),n.lay($,D+Bt/2,
.95*y,1);let q=L||p;o.lay(R,j,q?1/0:y,q?1:bn),S(r,{transform:`translate(${n.width()/2+8} ${D+6})`}),v?i.append(
r):r.remove();let[C,I]=e.at;h=L?{x:C,y:I+j*u,width:Math.max(0,Ct(R))*u}:null}return{element:i,spot:()=>h,update(f){
let w=JSON.stringify(f);w!==d&&(d=w,l(f))}}}var Ct=t=>t.reduce((e,{width:n})=>e+n+Ot,-Ot);function ue(t){let e=g(
"g",{class:t}),n="",o=0,a=new Map;return{element:e,width:()=>o,lay(r,i,d,h){let l=Ct(r),f=Math.min(h,Math.max(
1,.96*d/Math.max(l,1))),w=Math.max(yn,Math.min(f,1.06*d/Math.max(l,1)));o=l*w,S(e,{transform:`translate(0 ${i}\
) scale(${w.toFixed(3)})`});let m=r.map(({key:v})=>v).join();if(m===n)return;n=m;let p=-l/2,L=a;a=new Map;for(let{
key:v,draw:c,width:u}of r){let y=L.get(v);L.delete(v);let b=y??g("g",{},c());S(b,{transform:`translate(${p+u/2}\
 0)`}),p+=u+Ot,a.set(a.has(v)?`${v}/${a.size}`:v,b)}for(let v of L.values())v.remove();[...a.values()].forEach(
(v,c)=>{e.children[c]!==v&&e.insertBefore(v,e.children[c]??null)})}}}function fe(t,e,n){let{draft:o,signal:a,word:r}=t,{places:i}=t.scenery,d=s("div",{class:"sw-steppers"}),h=s("d\
iv",{class:"sw-heard",role:"status"});d.append(h);let l=new Map;function f(c){let u=w("sw-take-one",()=>p(c)),
y=w("sw-put-one",()=>m(c)),b=s("div",{class:"sw-stepper","data-step":i[c]?.id},u,y);return b.addEventListener(
"pointerenter",()=>n(c),{signal:a}),b.addEventListener("pointerleave",()=>n(null),{signal:a}),{whole:b,minus:u,
plus:y}}function w(c,u){let y=s("button",{type:"button",class:`sw-move ${c}`,tabindex:-1});return y.addEventListener(
"mousedown",b=>b.preventDefault(),{signal:a}),y.addEventListener("click",u,{signal:a}),y}function m(c){let u=o.
chosen()?.key??"";if(!o.canPut(u,c))return t.refuse(L(u,c));o.put(u,c),v(u,c)}function p(c){let u=o.chosen()?.
key??"";if(!o.canTake(u,c))return t.refuse(z(r("map-least")));o.take(u,c),v(u,c)}function L(c,u){if(o.inHand(c)>
0)return z(r("map-full"));let y=o.chosen()?.regions.some(b=>b!==u&&o.canTake(c,b));return z(r("map-no-hand"),...y?
[r("map-no-hand-help")]:[])}function v(c,u){let y=`${i[u]?.name}: ${o.count(c,u)}`;h.textContent=`${y}. ${r("m\
ap-hand")}: ${o.inHand(c)}.`}return{element:d,put:m,take:p,press(c){let u=o.chosen();u?.most===1&&o.canTake(u.
key,c)?p(c):m(c)},update(c){let u=c?o.chosen():null;for(let[y,{whole:b}]of l)u?.regions.includes(y)||(b.remove(),
l.delete(y));for(let y of u?.regions??[]){let b=e(y),$=i[y];if(!u||!b||!$)continue;let E=l.get(y);E||(l.set(y,
E=f(y)),d.append(E.whole));let{whole:N,minus:V,plus:k}=E,[G,F]=[o.canPut(u.key,y),o.canTake(u.key,y)],A=u.most===
1;N.style.left=`${(b.at[0]*100).toFixed(2)}%`,N.style.top=`${(b.at[1]*100).toFixed(2)}%`,N.style.setProperty("\
--sw-gap",`${(b.gap*100).toFixed(2)}%`),N.classList.toggle("sw-toggle",A),S(V,{"aria-label":`${r("map-take")}:\
 ${$.name}`,"aria-disabled":String(!F)}),S(k,{"aria-label":`${r("map-put")}: ${$.name}`,"aria-disabled":String(
!G)}),V.hidden=A&&!F,k.hidden=A&&F}}}}var we={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},vn=["Home","End","PageUp","PageDown"],
he=t=>Object.hasOwn(we,t)||vn.includes(t);function me(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,a]=we[n]??
[0,0],r=e,i=1/0;for(let d of t){let h=d.at[0]-e.at[0],l=d.at[1]-e.at[1],f=h*o+l*a,w=Math.abs(h*a)+Math.abs(l*o);
if(f<=0||w>2*f)continue;let m=f+2*w;m<i&&(i=m,r=d)}return r}function be({regions:t,player:e,past:n},o,a,r){let i=o.chosen(),d=o.allocations(),h=t.some(({acts:f})=>f.some(
ge));function l(f,w){let m=[...w.pieces];for(let{key:p,emblem:L,label:v,regions:c,beside:u,now:y}of d){if(!c.includes(
f))continue;let b=o.count(p,f)+(u[f]??0),$=o.count(p,f)!==(y[f]??0),E=m.findIndex(k=>k.emblem===L),N=m[E],V=b>
0||p===i?.key;N&&V?m[E]={...N,count:b,drafted:$}:N?m.splice(E,1):V&&m.push({emblem:L,label:v,count:b,drafted:$,
...xn(L)?{player:e}:{}})}return m}return{of(f,w){let m=i?.regions.includes(f)?i:null,p=l(f,w),L=p.find(v=>v.player!==
void 0);return{stepped:m,place:{pieces:p,immune:w.immune,tag:se(w.acts),badge:re(a,w),stepped:a==="none"&&m?m.
emblem:null,cue:n&&w.changed,unit:r},ground:{player:L?.player??null,inDecline:L?.in_decline??!1,immune:w.immune,
target:w.acts.some(ge),dim:i?!m:h&&w.acts.length===0,changed:n&&w.changed}}}}}var ge=({kind:t})=>t!=="abandon",
xn=t=>t.startsWith("race/");var Ln=44;function ye(t){let{scenery:e,signal:n,draft:o}=t,{places:a}=e,[r,i]=[e.width+2*Q,e.height+2*Q],d=Kt(
e),h=Xt(e),l=a.map($),f=a.map((x,M)=>({place:pe(h,x),land:d.inside(M),lies:"",heard:""})),w=Ut(a),m=g("svg",{class:"\
sw-chart",viewBox:`${-Q} ${-Q} ${r} ${i}`,role:"group","aria-label":t.word("map")},d.defs,d.below,...l,g("g",{
class:"sw-holdings"},...f.map(({land:x})=>x)),d.above,w.below,g("g",{class:"sw-pieces","aria-hidden":"true"},...f.
map(({place:x})=>x.element)),w.above),p=s("div",{class:"sw-board","data-goggles":"none"},m,d.flashes),L=fe(t,C,
N);p.append(L.element);let v=ce(t,p),c=null,u="none",y={region:-1,acts:""},b=1;E(0),o.onChange(D,n),I();function $(x,M){
let O=g("g",{class:"sw-region","data-region":x.id,"data-terrain":x.terrain,role:"button"});return O.append(...d.
ground(x,M)),O.addEventListener("click",()=>k(M),{signal:n}),O.addEventListener("focus",()=>V(M),{signal:n}),O.
addEventListener("blur",()=>w.trace("focus",[]),{signal:n}),O.addEventListener("keydown",T=>G(T,M),{signal:n}),
O.addEventListener("pointerenter",()=>N(M),{signal:n}),O.addEventListener("pointerleave",()=>N(null),{signal:n}),
O}function E(x){l.forEach((M,O)=>S(M,{tabindex:O===x?0:-1}))}function N(x){w.trace("hover",x===null?[]:[x]),t.
look(x)}function V(x){E(x),w.trace("focus",l[x]?.matches(":focus-visible")?[x]:[]),t.select(x)}function k(x){let M=l[x];
M&&!M.matches(":focus")&&M.focus({preventScroll:!0}),A(x)}function G(x,M){let{key:O}=x;if(x.ctrlKey||x.metaKey||
x.altKey)return;let T=a[M];if(O==="Enter"||O===" ")A(M);else if(O==="Escape")F(M);else if(he(O)&&T)l[a.indexOf(
me(a,T,O))]?.focus();else if($n(O)&&_(M))L.put(M);else if(Mn(O)&&_(M))L.take(M);else return;x.preventDefault()}
function F(x){if(v.isOpen())return v.close(!0);t.select(null),l[x]?.blur()}function A(x){let M=c?.regions[x],O=a[x];
if(!c||!M||!O)return;let[T]=M.acts;T&&M.acts.length===1&&T.quick?t.play([T.action]):T?R(x,O,M):_(x)?L.press(x):
M.why?t.refuse(M.why):c.past?t.refuse(z(t.word("map-past"))):o.chosen()?t.refuse(z(t.word("map-elsewhere"),t.word(
"map-elsewhere-help"))):t.refuse(z(t.word("map-nothing")))}function R(x,M,O){y={region:x,acts:JSON.stringify(O.
acts)},v.open({label:M.name,acts:O.acts,at:H(M.at),reach:Ln*M.scale/i,closed(T){y={region:-1,acts:""},S(l[x]??
p,{"aria-expanded":O.acts.length>0?"false":null}),T&&l[x]?.focus({preventScroll:!0})}}),S(l[x]??p,{"aria-expan\
ded":"true"})}let H=([x,M])=>[(x+Q)/r,(M+Q)/i],_=x=>o.chosen()?.regions.includes(x)??!1;function D(){if(!c)return;
let x=be(c,o,u,b);c.regions.forEach((M,O)=>{let[T,Z]=[l[O],f[O]];if(!T||!Z)return;let W=x.of(O,M),K=W.stepped&&
j(W.stepped,O),Y=JSON.stringify([M.label,M.acts,K]);Y!==Z.heard&&q(T,M,K),Z.heard=Y,Z.place.update(W.place);let tt=JSON.
stringify(W.ground);tt!==Z.lies&&(Z.land.replaceChildren(...d.holding(O,W.ground)),Z.lies=tt)}),S(p,{"data-gog\
gles":u,"data-past":c.past}),L.update(u==="none")}function j({key:x,label:M,most:O},T){let Z=O===1?t.word("map\
-toggle"):t.word("map-keys");return`${M}: ${o.count(x,T)}. ${Z}`}function q(x,M,O){let{acts:T}=M,Z=T.length>1||
T.length===1&&!T[0]?.quick;S(x,{"aria-label":M.label,"aria-description":O,"aria-disabled":T.length===0&&!O?"tr\
ue":null,"aria-haspopup":Z?"menu":null,"aria-expanded":Z?"false":null,"data-acts":T.map(({kind:W})=>W).join(" ")||
null}),x.classList.toggle("sw-target",T.length>0),x.classList.toggle("sw-stepping",O!==null)}function C(x){let M=f[x]?.
place.spot();return M?{at:H([M.x,M.y]),gap:M.width/r}:null}function I(){if(typeof ResizeObserver>"u")return;let x=new ResizeObserver(
()=>{let M=Math.round(10*r/Math.max(m.clientWidth,300))/10;M===b||m.clientWidth===0||(b=M,D())});x.observe(p),
n.addEventListener("abort",()=>x.disconnect())}return{element:p,update(x){c=x;let{region:M,acts:O}=y;M>=0&&JSON.
stringify(x.regions[M]?.acts)!==O&&v.close(v.element.querySelector(":focus")!==null),D()},flash(){c&&!c.past&&
d.flash(c)},select(x){w.trace("selection",x===null?[]:[x]),l.forEach((M,O)=>M.classList.toggle("sw-selected",O===
x)),x!==null&&l[x]&&E(x)},light(x){w.trace("light",x)},wear(x){u=x,D()}}}var $n=t=>t==="+"||t==="=",Mn=t=>t===
"-"||t==="−"||t==="Backspace";var En="var(--sw-gold)",xe="var(--sw-gold-edge)",Le="var(--sw-ink)";function ut(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return g("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(a,r)=>ve(3*(n-r))),ve(0),g("circle",{r:8.6,fill:"none",stroke:xe,"stro\
ke-opacity":.55}),g("text",{y:4.6,"text-anchor":"middle",fill:Le,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function $e(){return g("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},g("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),g("text",{y:5,"t\
ext-anchor":"middle",fill:Le,"font-size":14,"font-weight":800},"?"))}function ve(t){return g("circle",{cy:t,r:11.5,
fill:En,stroke:xe,"stroke-width":1.6})}function At(t,{race:e,power:n,race_emblem:o,power_emblem:a},...r){let i=s("span",{class:"sw-combo-banner"},at(
t,o,e),s("span",{class:"sw-race-name"},e),...r);if(n===null)return s("span",{class:"sw-combo sw-alone"},i);let d=s(
"span",{class:"sw-combo-badge"},at(t,a??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},d," ",i)}var at=(t,e,n)=>st(t.scenery,"sw-combo-emblem",e,n);function Me(){return g("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},g("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),g("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Ee(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},Pn(),n)),a=new Set,r=[];function i(d,h){let l=e.children[d.slot],f=Tt(d),w=r.findIndex(L=>L.name===
f),m=Sn(t,d,{picking:h,open:a.has(f),toggle:p});r.length&&w!==d.slot&&m.classList.add(w<0?"sw-new":"sw-moved"),
X(t,l),J(l,m);function p(){a.delete(f)||a.add(f),i(d,h)}}return{element:o,update({column:d,phase:h,past:l,stacks:f}){
let w=h==="pick"&&!l;for(S(o,{"data-inviting":w}),n.textContent!==f&&(n.textContent=f);e.children.length>d.length;)
e.lastElementChild?.remove();for(;e.children.length<d.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let m=d.map(p=>({name:Tt(p),drawn:JSON.stringify([p,w])}));for(let p of d)m[p.slot]?.drawn!==r[p.slot]?.
drawn&&i(p,w);r=m}}}var Tt=({power:t,race:e})=>`${t} ${e}`;function Sn(t,e,{picking:n,open:o,toggle:a}){let r=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Tt(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));r.addEventListener("click",a);let i=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,d=s("div",{class:"sw-card-head",title:n||o?null:i},Cn(t,e),At(t,e,On(t,e),An(t,e)),
s("span",{class:"sw-heard"},`: ${e.summary}`));d.addEventListener("click",a);let h=s("div",{class:"sw-card"},d);
if((n||o)&&h.append(Tn(t,e)),h.append(s("div",{class:"sw-card-foot"},...n?Rn(t,e):[],r)),o){h.append(Nn(t,e));
let l=[e.price,e.tokens].map((f,w)=>nt(t,f,{key:`ledger/${e.slot}/${w}`}));h.append(s("div",{class:"sw-card-op\
en"},...l))}return h}function Cn(t,{price:e,pay:n}){return s("span",{class:"sw-price","data-price":n,"aria-hid\
den":"true",title:`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"sw-free"},t.word("column-free"))]:[s("spa\
n",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),ut("",1))])}function On(t,{sum:e,tokens:n}){let o=e.
lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",title:`${n.title}. ${n.sum}`},s("span",
{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()} `),Me(),s("span",{class:"sw-unit"},t.word("co\
lumn-tokens")))}function An(t,{coins:e}){let n=e?`${t.word("column-coins")}: ${e}`:null,o=s("span",{class:"sw-\
coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.append(ut(e)),o}function Tn(t,e){let n=s("ul",
{class:"sw-abilities"},s("li",{},at(t,e.power_emblem,e.power),s("b",{},e.power),e.power_ability),s("li",{},at(
t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.coins&&n.append(s("li",{},ut(""),s("b",{},t.
word("column-coins")),String(e.coins))),n}function Nn(t,e){let n=s("ul",{class:"sw-abilities sw-in-full"});for(let[
o,a,r]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,e.race,e.race_ability]]){let i=t.scenery.details[o??
""];i&&i!==r&&n.append(s("li",{},s("b",{},a??""),i))}return n}function Rn(t,e){let{action:n,why:o,label:a}=e;if(!n&&
!o)return[];let r=s("button",{type:"button",class:n?"sw-button sw-primary sw-take":"sw-button sw-take","aria-d\
isabled":n?null:"true","aria-label":`${a}: ${Tt(e)}`,"data-key":`take/${e.slot}`},a);return r.addEventListener(
"click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[r,s("p",{class:"sw-cannot"},o.text)]:[r]}function Pn(){let t=[
6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0\
 1 0-22 0Z`);return g("svg",{class:"sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...t.map(n=>g("path",{
d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>g(
"path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function Ce(t){let e=new Map,n=null,o=!1,a=new Set;function r(){for(let c of a)c()}let i=c=>e.get(c)?.allocation,
d=(c,u)=>e.get(c)?.counts.get(u)??0;function h(c){let u=0;for(let y of e.get(c)?.counts.values()??[])u+=y;return u}
let l=c=>(i(c)?.high??0)-h(c);function f(c,u){let y=i(c);return y?.regions.includes(u)?d(c,u)<y.most&&l(c)>0:!1}
function w(c,u){let y=i(c);return y?.regions.includes(u)?d(c,u)>Math.max(y.least,0):!1}function m(c){let u=i(c);
return u?.regions.some(y=>d(c,y)!==(u.now[y]??0))??!1}function p(c){let u=i(c);if(!u)return!1;let{regions:y,least:b,
most:$,low:E,high:N}=u,V=h(c);return V<E||V>N?!1:y.every(k=>d(c,k)>=b&&d(c,k)<=$)}function L(c,u,y){e.get(c)?.
counts.set(u,d(c,u)+y),r()}return{update(c){let u=e;if(e=new Map(c.map($=>{let E=u.get($.key),N=E&&Hn(E.allocation,
$)?E.counts:Se($);return[$.key,{allocation:$,counts:N}]})),n!==null&&e.has(n)&&n!==null&&(o||l(n)!==0||m(n)))return;
n=(c.find(({key:$})=>l($)!==0)??c[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:c})=>c),
chosen:()=>n===null?null:i(n)??null,choose(c){e.has(c)&&(n=c,o=!0,r())},count:d,inHand:l,canPut:f,canTake:w,put(c,u){
f(c,u)&&L(c,u,1)},take(c,u){w(c,u)&&L(c,u,-1)},spread(c,u){let y=e.get(c);y&&(y.counts=new Map(y.allocation.regions.
map(b=>[b,u[b]??0])),r())},reset(c){let u=e.get(c);u&&(u.counts=Se(u.allocation),r())},changed:m,complete:p,actions(){
let c=[...e.values()].map(({allocation:y})=>y),u=[];for(let y of c){if(y.with!==null&&e.has(y.with))continue;let b=[
y,...c.filter(E=>E.with===y.key)];if(!b.some(({key:E})=>m(E))||!b.every(({key:E})=>p(E)))continue;let $=structuredClone(
y.action);for(let{key:E,into:N,regions:V}of b)Bn($,N,v(E,V));u.push($)}return u},onChange(c,u){a.add(c),u.addEventListener(
"abort",()=>a.delete(c))}};function v(c,u){let y={};for(let b of u){let $=t[b]?.id;$!==void 0&&d(c,b)>0&&(y[$]=
d(c,b))}return y}}var Se=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Hn(t,e){let[n,o]=[t,e].map(
({regions:a,least:r,most:i,low:d,high:h,now:l,beside:f})=>JSON.stringify([a,r,i,d,h,l,f]));return n===o}function Bn(t,e,n){
let o=t;for(let r of e.slice(0,-1))o[r]??={},o=o[r];let a=e.at(-1);a!==void 0&&(o[a]=n)}function Oe(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:i,lines:d}){let[h,...l]=d,f=[s("h3",{},B("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
i),...h?[s("p",{},h.title),r(h,0)]:[]];return l.length&&f.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...f,...l.map((w,m)=>a(w,m+1))]}function a(i,d){let h=s("b",{},i.value),l=s("summary",{"data-key":`advice/${d}`},
s("span",{},i.title)," ",h);return s("details",{},l,r(i,d))}function r({steps:i},d){let h=i.map(({text:l,chance:f,
regions:w},m)=>{let p=s("p",{},s("span",{class:"sw-reason"},l));return f!==null&&p.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},f)),w.length&&(p.append(ht()),S(p,{tabindex:0,"data-key":`advice/${d}/${m}`}),
mt(t,p,w)),s("li",{},p)});return s("ol",{class:"sw-events"},...h)}return{element:e,update({advice:i}){e.hidden=
i===null;let d=JSON.stringify(i);d!==n&&(n=d,X(t,e),J(e,...i?o(i):[]))}}}var In='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function Ae({width:t,
height:e,places:n,terrains:o,players:a}){let r=`sw-${Math.random().toString(36).slice(2)}`,i=g("pattern",{id:r,
width:60,height:60,patternUnits:"userSpaceOnUse"},it(In)),d=n.map(({outline:w,terrain:m})=>g("path",{d:w,fill:o[m]?.
ground,opacity:.5})),h=g("g",{}),l=g("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},g("defs",{},i),g("rect",{class:"sw-little-sheet",width:t,height:e}),...d,h,g("rect",{class:"sw-little-fr\
ame",width:t,height:e})),f="";return{element:l,update(w,m){let p=JSON.stringify([w.holders,w.declined,m.holders,
m.declined]);if(p===f)return;f=p;let L=[],v=[];for(let[u,{outline:y}]of n.entries()){let b=w.holders[u]??-1,$=a[b],
E=w.declined[u]??!1;$&&(L.push(g("path",{class:"sw-little-held",d:y,fill:$.full,"data-held":b})),E&&L.push(g("\
path",{d:y,fill:`url(#${r})`,"data-declined":!0}))),(b!==(m.holders[u]??-1)||E!==(m.declined[u]??!1))&&v.push(
y)}let c=["sw-little-under","sw-little-differs"].map(u=>g("path",{class:u,d:v.join("")}));h.replaceChildren(...L,
...v.length?c:[]),S(l,{"data-differs":v.length})}}}function Ne(t){let e=s("div",{class:"sw-sides",role:"table","aria-label":t.word("branches")}),n=s("section",{class:"\
sw-branches","aria-label":t.word("branches"),hidden:!0},e),o=[],a="";function r({name:l,about:f},w,m){let p=o[w]??=
Ae(t.scenery),L=s("button",{type:"button",class:"sw-side","data-key":`side/${w}`,"aria-pressed":String(m),title:l},
p.element,s("span",{class:"sw-side-name"},l)," ",s("span",{class:"sw-side-about"},f)," ",...m?[s("span",{class:"\
sw-side-shown"},t.word("branches-shown"))]:[]);return L.addEventListener("click",()=>m||t.ask({type:"show",column:w}),
{signal:t.signal}),s("div",Te("columnheader",w,m),L)}function i({label:l,cells:f},w){return s("div",{class:"sw\
-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},l),...f.map(({text:m,notes:p,best:L},v)=>{
let c=s(L?"b":"span",{class:L?"sw-best":null},m);L&&c.prepend(B("star",t.word("branches-best")));let u=p.map(y=>s(
"small",{},y));return s("div",Te("cell",v,v===w),c,...u)}))}function d({columns:l,rows:f,differences:w,shown:m}){
let p=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},t.word("branches")),L=l.map((b,$)=>r(
b,$,$===m)),v=s("div",{class:"sw-sides-row",role:"row"},p,...L),c=f.map(b=>i(b,m));if(w.length===0)return[v,...c];
let u=s("div",{class:"sw-sides-label sw-sides-title",role:"rowheader"},t.word("branches-differ")),y=s("div",{class:"\
sw-sides-row sw-sides-gap",role:"row"},u);return[v,...c,y,...w.map(b=>i(b,m))]}function h(){let l=e.querySelector(
".sw-sides-shown");if(!l)return;let f=l.offsetLeft+l.offsetWidth-e.offsetLeft-e.clientWidth;e.scrollLeft=Math.
max(0,f)}return{element:n,reveal:h,update(l){let{columns:f,rows:w,differences:m,shown:p}=l,[L]=f;if(n.hidden=f.
length<2,!L||n.hidden)return;let v=JSON.stringify([f,w,m,p]);v!==a&&(a=v,e.style.setProperty("--sw-sides",String(
f.length)),J(e,...d(l)),f.forEach((c,u)=>o[u]?.update(c,L)),h())}}}var Te=(t,e,n)=>({role:t,class:n?"sw-sides-\
cell sw-sides-shown":"sw-sides-cell","data-column":e});function Re(t){let{signal:e}=t,n=null,o=null,a=null,r=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),i=L("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));i.
classList.add("sw-if-back"),i.prepend(B("back"));let d=L("if-adopt",t.word("whatif-adopt"),()=>a?t.refuse(z(a)):
t.ask({type:"adopt"})),h=L("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if"}));S(h,{title:t.word("wha\
tif-more-help")});let l=L("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),f=s("sec\
tion",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},B("fork"),t.
word("whatif-tag")),r,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
i,d,h,l)),w=s("p",{class:"sw-heard",role:"status"}),m=s("div",{},f,w),p=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},B("fork"),t.word("whatif-tag"));function L(u,y,b){let $=s("button",{type:"button",class:"\
sw-button","data-key":u},y);return $.addEventListener("click",b,{signal:e}),$}function v(){r.value=n??"",r.size=
Math.min(Math.max(r.value.length,6),32)}function c(){let u=r.value.trim();o&&u&&u!==n?t.ask({type:"rename",column:o,
name:u}):v()}return r.addEventListener("change",c,{signal:e}),r.addEventListener("keydown",u=>{u.key==="Escape"&&
v(),(u.key==="Enter"||u.key==="Escape")&&r.blur(),u.stopPropagation()},{signal:e}),{element:m,stamp:p,enter(u){
if(u===n&&et(r)===r)return;let y=n;n=u,p.hidden=f.hidden=u===null,v(),u!==y&&(o=a=null,w.textContent=u===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${u}. ${t.word("whatif-sentence")}`)},update({shown:u,adopt:y}){
o=u,a=y?.why??null,S(d,{"aria-disabled":a?"true":null,title:a})}}}var Vn=896,It={shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,reason:null};
function Pe(t,e,n){let o=Re(t),a=Oe(t),r=Ne(t),i=s("div",{class:"sw-exploring",hidden:!0},a.element,r.element);
return{banner:o.element,stamp:o.stamp,panel:i,enter(d,h){d.classList.toggle("sw-what-if",h!==null),o.enter(h)},
update(){let d=e.get("explore"),h=d?JSON.parse(d):It;for(let l of[o,a,r])l.update(h);i.hidden=a.element.hidden&&
r.element.hidden;for(let l of n)l.explore(h)},lie(d,h,l){if(l.after(i),typeof ResizeObserver>"u")return;let f=new ResizeObserver(
([w])=>{let m=(w?.contentRect.width??0)>=Vn;m!==(i.parentNode===h)&&(m?h.prepend(i):l.after(i),r.reveal())});f.
observe(d),t.signal.addEventListener("abort",()=>f.disconnect())}}}function He(t){let e=s("button",{type:"butt\
on",class:"sw-button sw-ask sw-ask-if",title:t.word("what-if-help")});e.append(B("fork"),t.word("what-if")),e.
addEventListener("click",()=>t.ask({type:"what_if"}),{signal:t.signal});let n=s("button",{type:"button",class:"\
sw-button sw-ask",title:t.word("best-turn-help")});return n.append(B("star"),t.word("best-turn")),n.addEventListener(
"click",()=>t.ask({type:"best"}),{signal:t.signal}),s("div",{class:"sw-asking"},e,n)}function Be(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(a){o(),e=requestAnimationFrame(()=>n=setTimeout(a))}}}function Ie(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function Ve(t){let e=[],n=!1,o=!1,a="idle",r=()=>{};t.addEventListener("abort",i);function i(){e.forEach(clearTimeout),
e=[]}function d(f){a=f,r(f)}function h(){i(),n=!1,d(o?"lost":"none")}function l(){i(),e=[setTimeout(()=>d("bus\
y"),400),setTimeout(h,6e3)]}return{onChange(f){r=f,f(a)},greeted(){n||l()},asked(){n=!0,l()},answered(){i(),n=
!1,o=!0,d("idle")},waiting:()=>n,tries(f){try{f()}catch{h()}}}}function lt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function _e(t,{index:e,name:n,seat:o,open:a,toggle:r}){let i=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,d=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(a),"aria\
-label":i,title:i},B(o?"robot":"person"));return d.addEventListener("click",r),d}function Ze(t,e){let{index:n,
seat:o,open:a}=e,r=[];if(o){let i=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));i.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),r.push(s("p",{class:"\
sw-seat-line"},B("robot"),s("span",{},o.name),i))}return a&&r.push(_n(t,e)),r}function _n(t,{index:e,name:n,seat:o,
bots:a,toggle:r}){let d=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...a].map(l=>{
let f=(o?.bot??null)===l.id,w=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(f),"data-ke\
y":`${e}/seat/${l.id}`},B(l.id===null?"person":"robot"),s("b",{},l.name),s("span",{},l.about));return f&&w.append(
B("tick")),w.addEventListener("click",()=>{r(),f||t.ask({type:"seat",player:e,bot:l.id})}),w}),h=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...d);return h.addEventListener("keydown",
l=>{l.key==="Escape"&&(l.stopPropagation(),r())}),h}function ke(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,a=[],r=null,{seats:i,bots:d}=It;function h(f){let w=e.children[f.index],m=L=>`${f.
index}/${L}`,p=Fn(t,f,{isOpen:L=>o.has(m(L)),toggle(L){o.delete(m(L))||o.add(m(L)),h(f),L==="seat"&&w.querySelector(
".sw-seat")?.focus()}});S(w,{"aria-current":f.decides?"true":null,"data-winner":f.player.winner}),X(t,w),J(w,...p)}
function l(f){r=f;let{players:w,player:m,phase:p,choices:L}=f;for(;e.children.length>w.length;)e.lastElementChild?.
remove();for(;e.children.length<w.length;)e.append(Zn(t,e.children.length));S(e,{"data-many":w.length>3});let v=w.
map((u,y)=>{let b=y===m&&p!=="over",$=b?L.filter(({kind:E})=>E==="decline"):[];return{index:y,player:u,decides:b,
declines:$,seat:i[y]??null,bots:d}}),c=v.map(u=>JSON.stringify(u));for(let u of v)c[u.index]!==a[u.index]&&h(u);
a=c}return{element:n,update:l,explore(f){JSON.stringify([i,d])!==JSON.stringify([f.seats,f.bots])&&({seats:i,bots:d}=
f,r&&l(r))}}}function Zn(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function Fn(t,{index:e,player:n,decides:o,declines:a,seat:r,bots:i},d){
let h={index:e,name:n.name,seat:r,bots:i,open:d.isOpen("seat"),toggle:()=>d.toggle("seat")},l=s("div",{class:"\
sw-races"}),f=Dn(t,e,n,o,d),w=s("div",{class:"sw-plate-inside"},f,...Ze(t,h),l);d.isOpen("score")&&n.scored&&w.
append(nt(t,n.scored,{key:`score/${e}`}));let m=[...n.active?[n.active]:[],...n.declined];n.active||l.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[L,v]of m.entries()){let c=`race/${L}`,u=v!==n.
active,y={key:`${e}/${c}`,open:d.isOpen(c),toggle:()=>d.toggle(c)};l.append(...Wn(t,v,u,y)),d.isOpen(c)&&w.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(b=>s("li",{},b))))}let p=[...a,...n.choices].map((L,v)=>jn(t,
L,`${e}/do/${v}`));p.length&&l.append(s("span",{class:"sw-plate-choices"},...p));for(let L of n.peace)w.append(
s("p",{class:"sw-peace"},qn(),L));return[kn(t,e,i.length?[_e(t,h)]:[]),w]}function kn(t,e,n){let o=g("path",{d:t.
scenery.players[e]?.shape}),a=g("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},a,...n)}function Dn(t,e,{name:n,coins:o,scored:a,winner:r},i,{isOpen:d,toggle:h}){let l=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(i&&l.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),r&&l.append(" ",s("span",{class:"sw-winner"},ct(),t.word("players-win\
ner"))),a){let f=s("button",{type:"button",class:"sw-scored","aria-expanded":String(d("score")),"data-key":`${e}\
/score`,title:a.title},s("b",{},bt(a.total))," ",t.word("players-last-turn"));f.addEventListener("click",()=>h(
"score")),l.append(" ",f)}return l.append(" ",Gn(t,o)),l}function Gn(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},$e(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},ut("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function Wn(t,e,n,{key:o,open:a,toggle:r}){let i=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(a),"data-key":o});if(i.addEventListener("\
click",r),!n){i.append(At(t,e));let h=s("span",{class:"sw-tallies"});return e.hand&&h.append(Vt(t.word("player\
s-in-hand"),e.hand,Jn)),h.append(Vt(t.word("players-on-map"),e.tokens,Fe)),[i,h]}let d=e.power===null?e.race:`${e.
power} ${e.race}`;return S(i,{title:`${t.word("players-declined")}: ${d}`}),i.append(_t(Lt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${d}`),...e.power===null?[]:[at(t,e.power_emblem??"",e.power)],at(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},d)),[s("span",{class:"sw-declin\
ed"},i,Vt(t.word("players-regions"),e.regions,Fe))]}var Jn="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",Fe="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",zn="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function _t(t){return g("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},g("path",{d:t,fill:"currentColor"}))}var qn=()=>_t(zn);function Vt(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},_t(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function jn(t,{
kind:e,label:n,action:o,why:a},r){let i=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":r,"data-kind":e},n);return i.addEventListener("click",()=>{o?t.play([o]):a&&t.refuse(a)}),i}function De(t){let e=a=>t[a]??"";function n({total:a,title:r,sum:i,lines:d}){return{total:a,title:e(r),sum:e(i),
lines:d.map(([h,l,f,w,m=[]])=>({amount:h,text:e(l),place:e(f),applied:w===1,regions:m}))}}return{say:e,whole:n,
reason:a=>a&&{text:e(a.text),helps:a.helps.map(e),place:e(a.place)}}}function Zt({strings:t,...e}){let{say:n,whole:o,
reason:a}=De(t),r=[],i=[],d=p=>p===null?null:n(p);function h(p){if(!p)return null;let[L,v]=p;return r[v]={total:L,
title:"",sum:"",lines:[]}}let l=p=>p===null?null:i[p]={text:"",helps:[],place:""},f=p=>({...p,label:n(p.label),
why:a(p.why)}),w=p=>({...p,abilities:p.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),turn_label:n(
e.turn_label),stacks:n(e.stacks),undo:d(e.undo),redo:d(e.redo),regions:e.regions.map(p=>({...p,label:n(p.label),
holds:p.holds.map(n),acts:p.acts.map(L=>({...L,label:n(L.label),ledger:L.ledger?o(L.ledger):null})),cost:h(p.cost),
why:l(p.why),losses:h(p.losses),defence:h(p.defence),income:h(p.income)})),choices:e.choices.map(f),allocations:e.
allocations.map(p=>({...p,label:n(p.label),spreads:p.spreads.map(({label:L,counts:v})=>({label:n(L),counts:v}))})),
column:e.column.map(p=>({...p,race_ability:n(p.race_ability),power_ability:n(p.power_ability),tokens:o(p.tokens),
price:o(p.price),summary:n(p.summary),label:n(p.label),why:a(p.why)})),players:e.players.map(p=>({...p,active:p.
active&&w(p.active),declined:p.declined.map(w),peace:p.peace.map(n),scored:h(p.scored),choices:p.choices.map(f)})),
score:h(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(e.story.title),
events:e.story.events.map(p=>({text:n(p.text),place:n(p.place),ledger:h(p.ledger),regions:p.regions}))}},explain(p){
let{whole:L,reason:v}=De(p.strings);p.ledgers.forEach((c,u)=>Object.assign(r[u]??{},L(c))),p.refusals.forEach(
(c,u)=>Object.assign(i[u]??{},v(c)))}}}var Qn=2e3,Kn=.045,Un="M3 3H5.5V13H3ZM13 3V13L6 8Z",Yn="M11.5 3V13L4.5 8Z",Xn="M4.5 3V13L11.5 8Z",ts="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function Ge(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),a=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),r=s("span",{class:"sw-position",role:"status"}),i=s("span",{class:"sw-position-title"}),
d=$("first",Un,t.word("first"),()=>0),h=$("back",Yn,t.word("back"),A=>A-1),l=$("forward",Xn,t.word("forward"),
A=>A+1),f=$("now",ts,t.word("now"),()=>m),w=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},d,h,s("div",{class:"sw-rail"},o,a,n),l,f,s("p",{class:"sw-where"},r,i)),m=0,p=0,L="",v=[],c=null,u=null,
y=!1,b=!1;n.addEventListener("input",()=>{b=!1,E(Number(n.value))},{signal:e}),n.addEventListener("pointerdown",
()=>y=!0,{signal:e});for(let A of["pointerup","pointercancel","change","blur"])n.addEventListener(A,V,{signal:e});
function $(A,R,H,_){let D=g("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},g("path",{d:R})),q=s("button",{type:"\
button",class:"sw-button sw-pace","data-key":A,title:H,"aria-label":H},D);return q.addEventListener("click",()=>{
let C=_(c??p);b=!0,q.getAttribute("aria-disabled")!=="true"?E(Math.max(0,Math.min(m,C))):t.refuse(z(C<=0?t.word(
"at-first"):t.word("at-now")))},{signal:e}),q}function E(A){c=A,k(),N()}function N(){u&&performance.now()-u.at<
Qn||(u=null,!(c===null||c===p)&&(u={step:c,at:performance.now()},t.goTo(c)))}function V(){y=!1,k()}function k(){
let A=c??p,R=`${t.word("step")} ${A} / ${m}`,H=A===p?L:"";S(n,{max:m,"aria-valuetext":H?`${R}: ${H}`:R}),y||(n.
value=String(A)),S(r,{"aria-live":b?"polite":"off","aria-busy":A===p?null:"true"}),r.textContent=A===p?R:`${R}\
 …`,r.classList.toggle("sw-pending",A!==p),i.textContent=H,a.style.setProperty("--sw-at",String(m?A/m:1));for(let _ of[
d,h])S(_,{"aria-disabled":A<=0?"true":null});for(let _ of[l,f])S(_,{"aria-disabled":A>=m?"true":null});f.classList.
toggle("sw-primary",A<m)}function G(A){let R={turn:0,step:0};A.forEach(([H,_,D],j)=>{let{element:q,stretch:C,shape:I,
number:x}=v[j]??=F(),M=t.scenery.players[D];S(q,{style:`flex-grow: ${(A[j+1]?.[0]??m)-H}`}),S(C,{"data-player":D,
style:`background: ${M?.full??""}`}),S(I,{d:M?.shape??""});let O=R.turn>0&&H-R.step<Kn*m,T=_===R.turn||O?"":String(
_);T&&(R={turn:_,step:H}),S(x,{hidden:T===""}),x.textContent!==T&&(x.textContent=T)});for(let{element:H}of v.splice(
A.length))H.remove()}function F(){let A=g("path",{}),R=s("div",{class:"sw-stretch"},g("svg",{viewBox:"-14 -14 \
28 28"},A)),H=s("span",{class:"sw-turn-number"}),_=s("div",{class:"sw-turn"},R,H);return o.append(_),{element:_,
stretch:R,shape:A,number:H}}return{element:w,update(A){({step:p,steps:m}=A),c===null&&(b=!1),L=A.story?`${A.players[A.
story.player]?.name}: ${A.story.title}`:"",c!==null&&(c===p||c>m)&&(c=null),u&&(u.step===p||u.step>m)&&(u=null),
G(A.track),k(),N()}}}function We(t,e){let{places:n}=t.get("scenery"),o=!1,a;function r(){clearTimeout(a),a=void 0,e.tries(()=>t.save_changes())}
return{region(){let i=t.get("selected_region"),d=n.findIndex(h=>h.id===i);return d<0?null:d},select(i){let d=i===
null?null:n[i]?.id??null;t.get("selected_region")!==d&&(t.set("selected_region",d),o?a=setTimeout(r,250):r())},
pressDone(){a!==void 0&&r()},watch(i,d){for(let h of["pointerdown","pointerup","pointercancel"])i.addEventListener(
h,()=>o=h==="pointerdown",{signal:d,capture:!0})}}}function Je(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,a=null;function r(l,f,w){
let m=s("span",{class:"sw-about"},f),p=l.events.map((L,v)=>i(L,`event/${v}`,w));return[s("h3",{},es(t,l.player),
l.title," ",m),s("ol",{class:"sw-events"},...p)]}function i({text:l,place:f,ledger:w,regions:m},p,L){let v=s("\
p",{},s("span",{class:"sw-reason"},l));m.length&&(v.append(ht()),S(v,{tabindex:0,"data-key":p}),mt(t,v,m)),f&&
v.append(" ",wt(f));let c=s("li",{},v);if(w){let u=s("span",{class:"sw-opener-label"},w.title,s("b",{},ot(w.total))),
y={key:`${p}/ledger`,captioned:!1,told:f,open:L(w)};c.append(gt(t,u,w,y))}return c}let d=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function h(){if(!o)return;let{story:l,players:f}=o,w=JSON.
stringify([l,a]);if(w===n)return;n=w;let m=L=>f.some(({scored:v})=>v?.title===L.title);X(t,e);let p=l?r(l,f[l.
player]?.name??"",m):d();J(e,...p,...a===null?[]:[Gt(t,a)])}return{element:e,explore(l){({reason:a}=l),h()},update(l){
o=l,h()}}}function es(t,e){let n=t.scenery.players[e];return n?g("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},g("path",{d:n.shape,fill:n.full})):""}var yt=8;function qe(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0});function o(a){let r=e.
getBoundingClientRect(),{offsetWidth:i,offsetHeight:d}=n,[h,l]=[a.left-r.left,r.right-a.right],f=l>=h?a.right-
r.left+yt:h-i-yt,w=a.top-r.top+a.height/2-d/2;if(Math.max(h,l)<i+yt){f=a.left-r.left+a.width/2-i/2;let m=a.top-
r.top-d-yt;w=m>=0?m:a.bottom-r.top+yt}n.style.left=`${ze(f,r.width-i)}px`,n.style.top=`${ze(w,r.height-d)}px`}
return{element:n,show(a,r,i){let d=r===null?void 0:t.scenery.places[r],h=r===null?void 0:a.regions[r],l=d&&h?ns(
a.hand?h:{...h,why:null},i):[];if(S(n,{hidden:l.length===0}),!d||l.length===0)return;n.replaceChildren(s("b",{
class:"sw-tip-name"},d.name),...l);let f=[...e.querySelectorAll("[data-region]")].find(w=>w.getAttribute("data\
-region")===d.id);f&&o(f.getBoundingClientRect())}}}function ns(t,e){if(e==="incomes")return t.income?Ft(t.income):
[];if(e==="defences")return t.defence?Ft(t.defence):[];let n=t.cost?Ft(t.cost):[],o=t.acts.filter(({quick:r})=>!r).
map(({label:r})=>s("p",{},r));return t.acts.length>0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),
...n,...t.why.helps.slice(0,1).map(r=>s("p",{class:"sw-tip-help"},r))]}function Ft({lines:t,sum:e,total:n}){let a=[
...t.filter(({applied:r})=>r).map(({amount:r,text:i})=>[bt(r),i]),[ot(n),e]].map(([r="",i=""])=>s("div",{},s("\
b",{},r),i));return[s("div",{class:"sw-tip-lines"},...a)]}var ze=(t,e)=>Math.max(0,Math.min(t,e));var ss={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function je(t){let{signal:e}=t,n=os(t),o=s(
"button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false"},t.word("show-code")),a=s("code",
{}),r=s("button",{type:"button",class:"sw-button sw-copy"},t.word("copy")),i=s("span",{role:"status"}),d=s("di\
v",{class:"sw-listing"},s("pre",{},a),s("p",{},r,i),s("p",{class:"sw-whose-game"},t.word("code-game"))),h=s("p",
{class:"sw-aside"},t.word("no-code")),l=s("div",{class:"sw-code",hidden:!0},d,h),f=s("div",{class:"sw-tools"},
n,He(t),o,l);return o.addEventListener("click",()=>{l.hidden=!l.hidden,S(o,{"aria-expanded":String(!l.hidden)})},
{signal:e}),r.addEventListener("click",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),i.
textContent=t.word("copied")}catch{document.getSelection()?.selectAllChildren(a),i.textContent=t.word("selecte\
d")}},{signal:e}),{element:f,update(w){let m=w.story?.code??"";d.hidden=m==="",h.hidden=m!=="",m!==a.textContent&&
(a.textContent=m,i.textContent="")}}}function os(t){let e=`sw-${Math.random().toString(36).slice(2)}`,o=[["non\
e",t.word("goggles-none")],["costs",t.word("goggles-costs")],["incomes",t.word("goggles-incomes")],["defences",
t.word("goggles-defences")]].map(([r,i])=>{let d=s("input",{type:"radio",class:"sw-heard",name:e,value:r,checked:r===
t.goggles()});return d.addEventListener("change",()=>t.wear(r),{signal:t.signal}),s("label",{class:"sw-lens"},
d,s("span",{},B(ss[r]),i))}),a=s("span",{class:"sw-goggles-title","aria-hidden":"true"},t.word("goggles"));return s(
"div",{class:"sw-goggles",role:"radiogroup","aria-label":t.word("goggles")},a,...o)}function Qe(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),a=ct(),r="";return{element:o,update({
turn:i,turns:d,turn_label:h}){let l=JSON.stringify([i,d,h]);if(l!==r){for(r=l,e.textContent=h,S(n,{"aria-label":h});n.
children.length>d;)n.lastElementChild?.remove();for(;n.children.length<d;)n.append(as(n.children.length+1));for(let[
f,w]of[...n.children].entries()){let m=f+1;w.classList.toggle("sw-played",m<i),S(w,{"aria-current":m===i?"step":
null}),m===i&&w.append(a)}(i<1||i>d)&&a.remove()}}}}function as(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function Ke(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=rs(n,e,t.signal),a=new Map,r=null,i=null;function d(w,m,p,L){let v=s("span",{class:"sw-opener-label"},m,s("b",
{},ot(p.total)));return gt(t,v,p,{key:w,captioned:!1,open:a.get(w)??L,onToggle(c){a.set(w,c),o.free()}})}function h(w,m){
let p=[ls(t,w)];m.holds.length&&p.push(s("p",{},m.holds.join(" "))),m.acts.length&&p.push(l(m.acts)),m.why&&p.
push(is(t,m.why)),m.cost&&p.push(nt(t,m.cost,{key:"cost"}));let L=!m.cost,v=s("div",{class:"sw-more"});return m.
losses&&v.append(d("losses",t.word("losses"),m.losses,L)),m.income&&v.append(d("income",t.word("income"),m.income,
L)),m.defence&&v.append(d("defence",t.word("defence"),m.defence,L)),[...p,v]}function l(w){let m=w.map((p,L)=>{
let v=s("span",{class:"sw-act"},...p.emblem?[st(t.scenery,"sw-printed",p.emblem)]:[],p.label),c=`act/${p.kind}\
/${L}`;return s("li",{},B("tick"),p.ledger?gt(t,v,p.ledger,{key:c}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...m)}function f(w){let m=s("p",{class:"sw-aside"},t.word("point-at"));return!w.score||
w.phase==="pick"?[s("h3",{},t.word("why")),m]:[s("h3",{},t.word("score-now")),nt(t,w.score,{key:"score"}),m]}return{
element:n,show(w,m){if(w===r&&m===i)return;w!==r&&o.free(),r=w,i=m;let p=m===null?void 0:t.scenery.places[m],L=m===
null?void 0:w.regions[m];X(t,e),J(e,...p&&L?h(p,L):f(w))}}}function rs(t,e,n){let o=0;function a(i){o=i,t.style.
setProperty("--sw-tallest",`${i}px`)}let r=new ResizeObserver(()=>{e.offsetHeight>o&&a(e.offsetHeight)});return r.
observe(e),n.addEventListener("abort",()=>r.disconnect()),{free:()=>a(0)}}function ls(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(a=>st(t.
scenery,"sw-printed",a)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function is(t,{text:e,
helps:n,place:o}){let a=s("div",{class:"sw-refusal"},B("refused"),s("p",{},e," ",o?wt(o):""));return n.length&&
a.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(r=>s("li",{},
r)))),a}var cs=["undo","redo","bot"];function ds({model:t,el:e,signal:n}){let o=Ve(n),a=Ce(t.get("scenery").places),r={
goggles:"none"},i=new AbortController,d=()=>{let h=e.contains(et(e));i.abort(),i=new AbortController;let{root:l,
focus:f}=us(t,{kernel:o,draft:a,worn:r,signal:i.signal});e.replaceChildren(l),h&&f()};lt(t,"change:scenery",d,
n),lt(t,"msg:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{i.abort(),o.tries(()=>t.send({type:"b\
ye"}))}),d(),o.greeted(),o.tries(()=>t.send({type:"hello"}))}function us(t,{kernel:e,draft:n,worn:o,signal:a}){
let r=t.get("scenery"),i=We(t,e),d=Be(a),h=Zt(JSON.parse(t.get("snapshot"))),{snapshot:l,explain:f}=h,[w,m]=[!1,
!1],p=!1,L=null,v=!1,c=!1,u=!1,y={scenery:r,word:P=>r.words[P]??P,signal:a,play:P=>O({type:"play",version:l.version,
actions:P}),undo:()=>O({type:"undo",version:l.version}),redo:()=>O({type:"redo",version:l.version}),refuse(P){
if(!w)return T();c=!0,b.refuse(P)},look(P){c&&P!==null&&P!==L&&Nt(),L=P,Z()},select:i.select,light:P=>$.light(
P),goTo(P){t.get("step")!==P&&(e.asked(),t.set("step",P),e.tries(()=>t.save_changes()))},wear(P){o.goggles=P,$.
wear(P)},goggles:()=>o.goggles,draft:n,ask:P=>O({...P,version:l.version})},b=Qt(y),$=ye(y),E=Ee(y),N=ke(y),V=Qe(
y),k=Ke(y),G=Je(y),F=Ge(y),A=je(y),R=Pe(y,t,[N,b,G]),H=Jt(y),_=s("div",{class:"sw-map"},$.element,R.stamp,H.element),
D=qe(y,_);_.append(D.element);let j=s("div",{class:"sw-right"},V.element,N.element),q=s("div",{class:"sw-left"},
A.element,_,F.element),C=s("div",{class:"sw-below"},k.element,G.element),I=s("div",{class:"sw-table"},q,C,j),x=s(
"div",{class:"sw-widget",lang:r.language,"data-kernel":"idle"},r.title?s("p",{class:"sw-title"},r.title):"",r.
text?s("p",{class:"sw-text"},r.text):"",R.banner,b.element,I);R.lie(x,j,q);let M=Ie(x,a);i.watch(x,a),_.addEventListener(
"pointermove",()=>{v||(v=!0,Z())},{signal:a});function O(P){if(e.waiting()||u||!w)return T();cs.includes(P.type)||
M.acted(),e.asked(),e.tries(()=>t.send(P)),i.pressDone()}let T=()=>b.tell({kind:"stale",text:y.word("one-momen\
t")});function Z(){if(!w)return;k.show(l,L??i.region());let P=_.querySelector("[data-region]:focus-visible")?i.
region():null;D.show(l,(v?L:null)??P,o.goggles)}function W(){let P=l.phase==="pick"&&!l.past,U=P?I:j;if(E.element.
parentNode!==U)U[P?"prepend":"append"](E.element);else if(!P)return;E.update(l)}function K(P){let U=x.contains(
et(x));P();let rt=et(x);U&&(!x.contains(rt)||rt?.closest("[hidden]"))&&b.focus()}function Y(){let{player:P,phase:U,
branch:rt}=l;({snapshot:l,explain:f}=h),w=m=v=!1,x.dataset.version=String(l.version),x.dataset.phase=l.phase,x.
dataset.step=String(l.step),x.classList.toggle("sw-past",l.past),K(()=>{R.enter(x,l.branch??null),W(),rt&&rt!==
l.branch&&n.update([]),n.update(l.allocations),b.update(l),$.update(l)}),p||=l.player!==P||l.phase!==U,d.want(
tt)}function tt(){d.cancel();let P=JSON.parse(t.get("reasons"));m=P.version!==l.version,!m&&(f(P),w=!0,K(()=>{
for(let U of[V,E,N,G,F,A])U.update(l);R.update(),$.flash(),p&&!_.querySelector("[data-region]:focus")&&y.select(
null),p=!1,Z()}),x.dataset.shown=String(l.version))}function vt(){h=Zt(JSON.parse(t.get("snapshot")));let{snapshot:P}=h;
if(e.answered(),u)return;let U=P.story?.die??null,rt=!P.past&&!l.past&&P.branch===l.branch&&P.steps>l.steps;if(b.
tell(null),U===null||!rt){H.show(P.past?U:null),xt();return}u=!0,H.roll(U).then(()=>{u=!1,!a.aborted&&(h.snapshot.
story?.die!==U&&H.show(null),xt())})}function Nt(){c=!1,b.tell(null)}function xt(){Y(),b.tell(l.notice)}function kt(){
$.select(i.region()),Z()}return lt(t,"change:snapshot",vt,a),lt(t,"change:reasons",()=>m&&tt(),a),lt(t,"change\
:explore",()=>w&&!u&&K(R.update),a),lt(t,"change:selected_region",kt,a),n.onChange(Nt,a),e.onChange(P=>{x.dataset.
kernel=P,b.waiting(P)}),Y(),tt(),kt(),o.goggles!=="none"&&$.wear(o.goggles),{root:x,focus:b.focus}}var xr={render:ds};export{xr as default};
