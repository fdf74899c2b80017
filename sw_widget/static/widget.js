var gn="http://www.w3.org/2000/svg";function R(t,e){for(let[n,o]of Object.entries(e)){let r=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==r&&(r===null?t.removeAttribute(n):t.setAttribute(n,r))}return t}function y(t,e={},...n){
let o=R(document.createElementNS(gn,t),e);return o.append(...n),o}function s(t,e={},...n){let o=R(document.createElement(
t),e);return o.append(...n),o}function ft(t,e){let n=y("g",{transform:e});return n.innerHTML=t,n}var lt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function gt(t,e=0,n=0){let o=(r,a)=>`${(e+t*
r).toFixed(1)} ${(n+t*a).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
Q${o(-8,7)} ${o(-8,0)}Z`}var bn={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",redo:"M9.5 2.5L13 6\
 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8a6.2 6.2 0 1 1 0 12.4A\
6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",now:"M13 3v10M3 3l7 5-7 \
5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",sword:"M13.5 2.5L6 \
10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M8 1.8A6.2 6.2 0 1 1 8 14\
.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:gt(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12\
.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.4 8h11.2",star:"M8 1.8l1.9 4\
.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9\
v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 1\
4Q2.8 9.4 8 9.4T13.4 14Z",flag:"M4 14.6V1.8M4 2.6Q6.8 1 9 2.6T13.8 2.8V8.6Q11.2 10 9 8.5T4 8.8",pencil:"M2.4 1\
3.6l.9-3.6 7.6-7.6 2.7 2.7-7.6 7.6ZM9.2 4.1l2.7 2.7",code:"M5 4L1.2 8 5 12M11 4l3.8 4L11 12M9.2 2.6L6.8 13.4",
unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.6V14.4"};function _(t,e){return y("svg",{class:"\
sw-sigil",viewBox:"0 0 16 16","data-sign":t,role:e?"img":null,"aria-label":e,"aria-hidden":e?null:"true"},y("p\
ath",{d:bn[t]}))}function wt(){return y("svg",{class:"sw-crown",viewBox:"-14 -11 28 20","aria-hidden":"true"},
y("path",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"#6d4700","strok\
e-width":1.6,"stroke-linejoin":"round"}),y("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d4700","stroke-widt\
h":1.4}),...[-12.2,0,12.2].map(t=>y("circle",{cx:t,cy:t?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6d4700","stroke-\
width":1})))}function zt(t){let e=s("strong",{}),n=a("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},_("robot"),e),n,a("bot-turn",t.word("bot-turn"),!0)],r=s("div",{class:"sw-bot-turn",hidden:!0});function a(i,d,f){
let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":i},d);return l.addEventListener("click",()=>t.
ask({type:"bot",whole:f}),{signal:t.signal}),l}return{element:r,update(i){r.hidden=i===null,e.textContent=i?.text??
"",i?r.hasChildNodes()||r.append(...o):r.replaceChildren()}}}var Qt=(t,e)=>s("p",{class:"sw-bot-reason"},_("ro\
bot",t.word("bot-reason")),e);var yn=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],Kt=[1,0,3,0,2,0,3,0,1,0],vn=70,xn=1800;
function Mt(t){return y("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...kt(t))}function kt(t){
let e=(yn[t]??[]).map(([n,o])=>y("circle",{cx:n,cy:o,r:2.7}));return[y("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function It(t,e,n){let o=n===0?t.word("die-blank"):String(n),r=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},Mt(n)),r),R(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function Ut(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function r(a){if(clearTimeout(n),e.hidden=
a===null,e.classList.remove("sw-rolling","sw-leaving"),a===null){e.replaceChildren(),R(e,{"data-face":null,"ar\
ia-label":null});return}It(t,e,a),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),xn))}return{
element:e,show(a){o(),r(a)},roll(a){return o(),t.signal.aborted||$n()?(r(a),Promise.resolve()):new Promise(i=>{
r(null);let d=0,f=s("span",{class:"sw-cube"});e.replaceChildren(f),e.hidden=!1,e.classList.add("sw-rolling"),R(
e,{"aria-label":t.word("die-rolls")});let l=()=>f.replaceChildren(Mt(Kt[d++]??0));l();let m=setInterval(()=>d<
Kt.length?l():o(),vn);o=()=>{o=()=>{},clearInterval(m),r(a),i()}})}}}var $n=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function bt({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?ft(o):y("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function st(t,e,n,o){let r={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return y("svg",r,bt(t,n,o))}function X(t){return t.getRootNode().activeElement??null}function z(t,...e){let n=X(t);if(!n||!t.contains(n))return t.
replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let r of t.querySelectorAll("[data-key]"))if(r.getAttribute(
"data-key")===o&&(r instanceof HTMLElement||r instanceof SVGElement))return r.focus(),!0;return!1}function St(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(r){o(),e=requestAnimationFrame(()=>n=setTimeout(r))}}}function Yt(t){let e=St(t.signal),n=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),o=s("div",
{class:"sw-notice",role:"alert"}),r=s("button",{type:"button",class:"sw-news-more","data-key":"news-more"},t.word(
"news-more")),a=s("div",{class:"sw-news"},n,o);r.addEventListener("click",()=>{let l=n.querySelector(".sw-said");
R(a,{"data-open":!0}),r.remove(),l?.setAttribute("tabindex","-1"),l?.focus()},{signal:t.signal});function i(){
let l=n.querySelector(".sw-said");l&&l.scrollHeight>l.clientHeight+1&&a.append(r)}function d(l){return l==="do\
ne"?_("tick"):l==="refused"?_("refused",t.word("notice-refused")):l==="stale"?_("stale",t.word("notice-stale")):
_("error",t.word("notice-error"))}function f(l,...m){for(let w of[n,o]){let h=l!==null&&w===o==(l.kind==="erro\
r");R(w,{"data-kind":h?l.kind:null}),h?w.replaceChildren(d(l.kind),s("span",{class:"sw-said"},l.text,...m)):w.
replaceChildren()}R(a,{"data-open":null,"data-elsewhere":null}),r.remove(),l&&e.want(i)}return{element:a,tell:l=>f(
l?.text?l:null),refuse({text:l,helps:m,place:w},h=!1){let p=m.map(x=>s("span",{class:"sw-help"},_("help",t.word(
"notice-help")),x));w&&p.push(s("small",{class:"sw-rule"},_("rule"),w)),f({kind:"refused",text:l},...p),R(a,{"\
data-elsewhere":h})}}}var Q=(t,...e)=>({text:t,helps:e,place:""});var Ln={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function Xt(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),r=s("div",{class:"sw-ways"}),a=s("\
p",{class:"sw-hint"},t.word("tray-hint")),i=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,a),r),d=!1;o.addEventListener("keydown",l,{signal:n}),e.onChange(f,n);function f(){z(o,...e.allocations().map(
m));let c=e.chosen();z(r,...c?h(c):[])}function l(c){let u=Ln[c.key],g=e.allocations().map(({key:C})=>C);if(u===
void 0||g.length===0)return;c.preventDefault();let b=g.indexOf(e.chosen()?.key??""),L=g.length-1,N=Number.isFinite(
u)?(b+u+g.length)%g.length:u<0?0:L;e.choose(g[N]??""),o.querySelector('[aria-checked="true"]')?.focus()}function m({
key:c,emblem:u,label:g,must:b}){let L=e.chosen()?.key===c,N=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":L?"true":"false",tabindex:L?0:-1,"data-key":`chip:${c}`,"data-in-hand":e.inHand(c)},st(t.scenery,
"sw-crest",u,g),s("span",{class:"sw-chip-name"},g),w(e.inHand(c),e.complete(c),b));return N.addEventListener("\
click",()=>e.choose(c),{signal:n}),N}function w(c,u,g){let b=s("span",{class:"sw-chip-state"});return c<0?b.append(
`${t.word("take-up")} `,s("b",{},String(-c))):c>0?b.append(`${t.word("in-hand")} `,s("b",{},String(c))):u&&b.append(
_("tick",t.word("tray-complete"))),c>0&&u&&!g&&b.append(s("small",{},t.word("tray-optional"))),b}function h(c){
let{key:u,label:g,spreads:b}=c,L=e.actions(),N=p("put",t.word("put-down"),L.length>0,()=>L.length>0?t.play(L):
t.refuse(v(c)));N.classList.toggle("sw-primary",L.length>0&&!d);let C=p("reset",t.word("as-it-stands"),e.changed(
u),()=>e.changed(u)?e.reset(u):t.refuse(Q(t.word("nothing-moved")))),T=b.map(({label:$,counts:S},H)=>{let P=x(
c,S),O=p(`spread:${H}`,$,!0,()=>{e.spread(u,S);let I=e.actions();I.length>0&&t.play(I)});return P&&O.prepend(_(
"tick")),R(O,{"aria-pressed":P?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":g},
...T,C),N]}function p(c,u,g,b){let L=s("button",{type:"button",class:"sw-button","data-key":c},u);return L.addEventListener(
"click",b,{signal:n}),R(L,{"aria-disabled":g?null:"true"})}function x({key:c,regions:u},g){return u.every(b=>e.
count(c,b)===(g[b]??0))}function v({key:c}){return e.complete(c)?Q(t.word("nothing-moved")):Q(t.word("loose"),
t.word("loose-help"))}return{element:i,update(c){d=c.choices.some(({main:u})=>u),i.hidden=c.past||e.allocations().
length===0,f()}}}var En=6,te=3;function ee(t){let{draft:e,signal:n}=t,o=Xt(t),r=Yt(t),a=y("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),i=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),d=s("div",{class:"\
sw-history"}),f=I("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),l=I("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),m=s("div",{class:"sw-hand",hidden:!0}),w=s("div",{class:"sw-choices"}),h=zt(t),p=s("sp\
an",{class:"sw-rolled",hidden:!0}),x=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),c=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},a,i,d),s("div",{class:"sw-deeds"},o.element,m,h.element,w,p),r.element,v);r.element.prepend(
x);let u=null,g="",b=null,L="idle";e.onChange(()=>u&&$(u),n);let N=()=>i.focus();function C({player:B,phase:E,
players:A,sentence:k,past:V}){let J=t.scenery.players[B];R(c,{"data-phase":E,"data-player":B,"data-past":V}),c.
style.setProperty("--sw-player",J?.full??"currentColor");let W=A[B]?.winner??!1,q=`${B} ${W}`;q!==g&&(g=q,a.replaceChildren(
y("path",{d:J?.shape??"M0 0",fill:J?.full,stroke:J?.pale})),W&&a.append(R(wt(),{x:-11,y:-9,width:22,height:18}))),
i.textContent!==k&&(i.textContent=k)}function T({hand:B,allocations:E}){m.hidden=B===null||E.some(({emblem:A})=>A===
B.emblem),B!==null&&(R(m,{"data-count":B.count}),m.replaceChildren(M(B),s("span",{},B.label)))}function M({player:B,
emblem:E,label:A,count:k}){let V=t.scenery.players[B],J=Math.min(k,En),W=-te*Math.max(J-1,0)/2,q={x:-13,width:26,
height:26,rx:5},tt=Array.from({length:J},(ut,Pt)=>y("rect",{...q,y:-13-W-te*Pt,fill:V?.full,stroke:V?.pale})),
Y=R(st(t.scenery,"sw-crest",E,A),{x:-10,y:W-10,width:20,height:20}),ot=k>0?[...tt,Y]:[y("rect",{class:"sw-empt\
y",...q,y:-13})],it=y("g",{class:"sw-number"},y("circle",{r:11}),y("text",{y:5},String(k)));return it.setAttribute(
"transform","translate(17 9)"),y("svg",{class:"sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...ot,
it)}function $(B){L==="none"?z(w):B.past?z(w,...P(B)):z(w,...S(B))}function S(B){return B.choices.map((E,A)=>{
let{kind:k,label:V,main:J}=E,{actions:W,why:q}=H(E),tt=B.choices.slice(0,A).filter(ot=>ot.kind===k).length,Y=s(
"button",{type:"button",class:"sw-button","data-kind":k,"data-key":`choice:${k}:${tt}`},...k==="roll"?[Mt(3)]:
[],V);return Y.classList.toggle("sw-primary",W!==null&&J),W||R(Y,{"aria-disabled":"true",title:q?.text}),Y.addEventListener(
"click",()=>W?t.play(W):q&&t.refuse(q),{signal:n}),Y})}function H({action:B,settled:E,why:A}){if(!E)return{actions:B&&
[B],why:A};let k=e.allocations();if(k.some(({key:W})=>e.changed(W)&&!e.complete(W)))return{actions:null,why:Q(
t.word("loose"),t.word("loose-help"))};let V=k.every(({key:W,must:q})=>!q||e.complete(W)),J=B??(V?E:null);return{
actions:J&&[...e.actions(),J],why:A}}function P({step:B,steps:E}){let A=s("button",{type:"button",class:"sw-bu\
tton sw-primary","data-key":"back-to-now"});A.append(_("now"),t.word("back-to-now")),A.addEventListener("click",
()=>t.goTo(E),{signal:n});let k=s("span",{},`${t.word("bar-step")} `,s("b",{},`${B} / ${E}`)),V=s("strong",{},
t.word("looking-back"));return[s("p",{class:"sw-looking-back"},_("stale"),V,k),A]}function O({undo:B,redo:E,past:A}){
f.update(B),l.update(E),A||L==="none"?d.replaceChildren():d.hasChildNodes()||d.append(f.button,l.button)}function I(B,E,A,k){
let J=s("button",{type:"button",class:"sw-button sw-back-forth","data-key":B},_(B),s("span",{},E)),W=null;return J.
addEventListener("click",()=>W===null?t.refuse(Q(A)):k(),{signal:n}),{button:J,update(q){W=q;let tt=q===null?null:
`${E}: ${q}`;R(J,{title:tt??A,"aria-label":tt,"aria-disabled":q===null?"true":null})}}}function F({story:B}){let E=B?.
die??null;p.hidden=E===null,E!==null&&It(t,p,E)}function D(){let B=u?.past||L==="none"?null:b;h.update(B),R(c,
{"data-bot":B!==null})}function G(B){let E=c.contains(X(c));B();let A=X(c);E&&(!c.contains(A)||A?.closest("[hi\
dden]"))&&N()}function j(B){G(()=>{C(B),T(B),F(B),u=B,$(B),D(),O(B),o.update(B),L==="none"&&(o.element.hidden=
!0)})}return{element:c,update:j,focus:N,tell:r.tell,explore({turn:B}){b=B,G(D)},refuse:r.refuse,waiting(B){if(B===
L)return;let E=L==="none"||B==="none";L=B,R(c,{"data-waiting":B,"aria-busy":B==="busy"?"true":null}),x.replaceChildren(),
B==="lost"&&x.append(_("unplugged"),t.word("python-lost")),B==="none"&&x.append(_("unplugged"),t.word("python-\
none")),E&&u&&j(u)}}}var K=15,Mn='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',Sn='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function ne({width:t,height:e,places:n,terrains:o,
roads:r,players:a}){let i=`sw-${Math.random().toString(36).slice(2)}`,d=Object.keys(o),f=(b,[L,N],C)=>y("patte\
rn",{id:`${i}-${b}`,width:L,height:N,patternUnits:"userSpaceOnUse"},ft(C)),l=b=>`url(#${i}-${b})`,m=y("defs",{},
...d.map((b,L)=>{let N=o[b];return f(`t${L}`,N?.tile??[1,1],N?.pattern??"")}),f("wilds",[12,12],Mn),f("veil",[
11,11],Sn),...n.map(({outline:b},L)=>y("clipPath",{id:`${i}-c${L}`},y("path",{d:b})))),w={x:0,y:0,width:t,height:e},
h=y("g",{class:"sw-grounds"},y("rect",{class:"sw-wilds",...w}),y("rect",{...w,fill:l("wilds")})),p={x:-K/2,y:-K/
2,width:t+K,height:e+K},x=y("g",{class:"sw-lines"},...n.map(({outline:b})=>y("path",{class:"sw-borders",d:b})),
...r.flatMap(b=>[y("path",{class:"sw-road-bed",d:b}),y("path",{class:"sw-road",d:b})]),y("rect",{class:"sw-fra\
me",...p}),y("rect",{class:"sw-frame-steps",...p}),y("rect",{class:"sw-edge",...w})),v=(b,...L)=>y("g",{"clip-\
path":l(`c${b}`)},...L),c=`${-K} ${-K} ${t+2*K} ${e+2*K}`,u=y("svg",{class:"sw-flashes",viewBox:c,"aria-hidden":"\
true"}),g=-1;return{defs:m,below:h,above:x,flashes:u,inside:v,ground(b,L){return[y("path",{class:"sw-ground",d:b.
outline,fill:o[b.terrain]?.ground}),y("path",{class:"sw-pattern",d:b.outline,fill:l(`t${d.indexOf(b.terrain)}`)}),
v(L,y("path",{class:"sw-verge",d:b.outline}))]},flash({step:b,regions:L}){if(b===g)return;g=b;let N=n.filter((T,M)=>L[M]?.
changed),C=T=>y("path",{class:"sw-flash",d:T.outline});u.replaceChildren(...N.map(T=>v(n.indexOf(T),C(T))))},holding(b,{
player:L,inDecline:N,immune:C,target:T,dim:M,changed:$}){let S=n[b]?.outline,H=L===null?void 0:a[L]?.full,P=(I,F=void 0)=>y(
"path",{class:I,d:S,stroke:F}),O=[];return C&&O.push(y("path",{d:S,fill:l("veil")})),H&&O.push(y("path",{d:S,fill:H,
"fill-opacity":N?.06:.18})),T&&O.push(P("sw-glow sw-glow-wide"),P("sw-glow")),H&&N?O.push(P("sw-band sw-declin\
ed-band",H)):H&&O.push(P("sw-band-edge"),P("sw-band",H)),$&&O.push(P("sw-changed")),M&&O.push(P("sw-dim")),O}}}function se(t){let e=r=>y("g",{class:`sw-mark-${r}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")},o=new Map;return{below:y("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:y("\
g",{class:"sw-marks"},n.focus),trace(r,a){let i=a.join();if(i===(o.get(r)??""))return;o.set(r,i);let d=a.flatMap(
l=>t[l]?.outline??[]),f=["sw-under","sw-over"].flatMap(l=>d.map(m=>y("path",{class:l,d:m})));n[r].replaceChildren(
...f)}}}function et(t,e,{captioned:n=!0,key:o="ledger",told:r=""}={}){let a=e.lines.map((l,m)=>({line:l,key:`${o}/${m}`})),
i=[...a.filter(({line:l})=>l.applied),...a.filter(({line:l})=>!l.applied)],d=new Set([r]),f=i.map(({line:l,key:m})=>{
let w=d.has(l.place);return d.add(l.place),Cn(t,l,m,w)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...f),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},ct(e.total)),s("td",{},e.sum))))}function Cn(t,{amount:e,text:n,place:o,applied:r,regions:a},i,d){let f=s(
"td",{},s("span",{class:"sw-reason"},n));a.length&&f.append(yt()),o&&f.append(" ",d?s("span",{class:"sw-heard"},
o):pt(o));let l=s("tr",{class:r?"sw-line":"sw-line sw-idle",title:o||null},On(t,e,r),f);return a.length&&(R(l,
{tabindex:0,"data-key":i}),vt(t,l,a)),l}function On(t,e,n){return n?s("td",{class:"sw-amount"},$t(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var pt=t=>s("small",{class:"sw-book"},t),yt=()=>y("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},y("path",{d:An})),An="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function vt(t,e,n){let o=()=>{R(e,{"data-lit":!0}),t.light(n)},r=()=>{R(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",r,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():r(),{signal:t.signal})}function nt(t,e){e.querySelector("[data-lit]")&&t.light([])}
function xt(t,e,n,o={}){let{open:r=!1,onToggle:a,key:i=n.title}=o,d=s("button",{type:"button",class:"sw-opener",
"data-key":i},e),f=s("div",{class:"sw-opened"});function l(m){R(d,{"aria-expanded":String(m)}),m&&!f.hasChildNodes()&&
f.append(et(t,n,{...o,key:i})),m||nt(t,f),f.hidden=!m}return d.addEventListener("click",()=>{let m=d.getAttribute(
"aria-expanded")!=="true";l(m),a?.(m)},{signal:t.signal}),l(r),s("div",{},d,f)}var ct=t=>t<0?`−${-t}`:String(
t),$t=t=>t>0?`+${t}`:ct(t);var Ct=24,oe=.86,Tn="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function re(t){let e=new Map;function n(i,d){
let f=JSON.stringify([i,d]),l=e.get(f);return l||e.set(f,l=bt(t,i,d)),l.cloneNode(!0)}let o=i=>mt({key:i,width:Ct,
draw:()=>n(i)});function r(i){let{emblem:d,label:f,count:l,drafted:m}=i;return{key:JSON.stringify(i),width:Ct+
(l>1?9:0),draw(){let w=y("g",{class:"sw-piece","data-piece":d},n(d,f));return w.classList.toggle("sw-ghost",l===
0),m&&w.append(y("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),l>1&&(w.append(y("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),w.append(y("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
l))),w.setAttribute("transform","translate(-4 0)")),w}}}function a(i,d){let{emblem:f,label:l,count:m,player:w=0,
in_decline:h=!1,drafted:p}=i,x=Ot(l,13),v=64+x<=d,c=56+(v?x+6:0),u=h?0:Math.max(0,Math.min(m,4)-1);function g(){
let{full:b="#555",pale:L="#eee",shape:N=""}=t.players[w]??{},[C,T,M]=h?[L,b,L]:[b,"#fff","#fff"],$=-c/2,S=y("g",
{class:"sw-piece sw-stack","data-player":w,"data-piece":f,"data-in-decline":h});S.classList.toggle("sw-ghost",
m===0);let H={class:"sw-slab",x:$,y:-14.5,width:c,height:29,rx:8,fill:C,stroke:T};for(let F=u;F>0;F--)S.append(
y("rect",{...H,transform:`translate(${1.6*F} ${2.2*F})`}));let P=m<10?19:m<100?14:10,O={class:"sw-count",x:$+16,
y:P*.36,"font-size":P,fill:b};S.append(y("rect",H),y("path",{class:"sw-blazon",d:N,transform:`translate(${$+16}\
 0)`,fill:M,stroke:T}),y("text",O,String(m)),y("g",{color:h?b:"#fff",transform:`translate(${$+42} 0) scale(1.0\
6)`},n(f,l)));let I={textLength:x,lengthAdjust:"spacingAndGlyphs"};return v&&S.append(y("text",{class:"sw-race",
x:$+57,y:4.6,...I},l)),h&&S.append(Nn(-$-3,-12)),p&&S.append(y("rect",{class:"sw-drafted",x:$-1,y:-15.5,width:c+
2,height:31,rx:9})),S}return{key:JSON.stringify([i,v]),width:c+1.6*u,draw:g}}return{emblem:n,sign:o,marker:r,stack:a}}
function Ot(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var mt=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
oe,draw:()=>y("g",{transform:`scale(${oe})`},n())}),ae=mt({key:"gate",width:Ct,draw:()=>y("g",{class:"sw-gate"},
y("path",{d:Tn}),y("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ie=mt({key:"shield",width:Ct,draw:()=>y(
"g",{class:"sw-immune"},y("path",{d:gt(1)}),y("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function Nn(t,e){
let n=y("path",{d:lt,transform:"translate(-5.6 -5.6) scale(.7)"});return y("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},y("circle",{r:8}),n)}function ce(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:a,chance:i})=>a!==null&&i===null),
o=n.find(({emblem:a})=>!a)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let r=t.find(({chance:a})=>a!==
null);return r?{cost:null,chance:r.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var de=({cost:t,chance:e})=>t===null&&e===null,le=new Map;function ue(t,e){let n=JSON.stringify(t),o=()=>Vt(t,
t.emblem?e(t.emblem):null),r=le.get(n)??o().width;return le.set(n,r),{key:n,width:r,draw:()=>o().drawing}}function pe(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let r={costs:e,incomes:n,defences:o}[t];return{kind:t,number:r?.
total??null}}function Vt({cost:t,chance:e,more:n},o){return t!==null?Rn(String(t),o,n):e!==null?Hn(e,n):Bn(o)}
function Rn(t,e,n){let r=e?22:0,a=Math.max(Ot(t,19)+24,35)+r,i=a/2,d=`M${-i} 0L${9-i}-13.5H${i}V13.5H${9-i}Z`,
f=y("g",{class:"sw-tag sw-pricetag"});return n&&f.append(y("path",{class:"sw-slab",d,transform:"translate(3 3)"})),
f.append(y("path",{class:"sw-slab",d}),y("circle",{class:"sw-eyelet",cx:8-i,r:2.2}),y("text",{class:"sw-cost",
x:5-r/2,y:7,"font-size":19},t)),e&&f.append(y("g",{transform:`translate(${i-14} 0) scale(.8)`},e)),{drawing:f,
width:a}}function Hn(t,e){let o=Ot(t,16),r=o+33,a=-r/2,i=y("g",{class:"sw-tag sw-odds"}),d={class:"sw-slab",x:a,
y:-13.5,width:r,height:27,rx:13.5};return e&&i.append(y("rect",{...d,transform:"translate(3 3)"})),i.append(y(
"rect",d),y("g",{class:"sw-die-sign",transform:`translate(${a+15} 0) scale(.71)`},...kt(3)),y("text",{x:a+27+o/
2,y:6,"font-size":16},t)),{drawing:i,width:r}}function Bn(t){let e=t?50:28,n=y("g",{class:"sw-tag sw-dots"},y(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>y("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(y("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function fe({kind:t,
number:e}){let n=y("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(y("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(y("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),y("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(y("circle",{class:"sw-s\
lab",r:21}),y("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(y("path",{class:"sw-slab",d:gt(2.1)})),
n.append(y("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var At=6;function me(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),r=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),a=s("div",{class:"sw-menu"},r,n,o);a.hidden=!0,e.append(a);let i=null,d=null;
function f(v){if(!i)return;let{closed:c}=i;i=null,d?.abort(),a.hidden=!0,n.replaceChildren(),o.replaceChildren(),
c(v)}function l(v){f(!0),t.play([v.action])}function m(v){let{label:c,cost:u,chance:g,emblem:b}=v,L=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if(L.append(s("span",{class:"\
sw-menu-emblem"},...b?[we(bt(t.scenery,b),24)]:[])),L.append(s("span",{class:"sw-menu-label"},c)),u!==null||g!==
null){let N=Vt({cost:g===null?u:null,chance:g,emblem:"",more:!1},null);L.append(we(N.drawing,N.width))}return L.
addEventListener("click",()=>l(v),{signal:t.signal}),L.addEventListener("focus",()=>w(v),{signal:t.signal}),L.
addEventListener("pointerenter",()=>L.focus({preventScroll:!0}),{signal:t.signal}),L}function w({ledger:v}){o.
replaceChildren(...v?[et(t,v,{key:"menu"})]:[])}let h=()=>[...n.querySelectorAll("[role=menuitem]")];function p(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let c=h(),u=c.findIndex(L=>L===v.target),b={ArrowDown:u+1,ArrowUp:u-1+
c.length,Home:0,End:c.length-1}[v.key];if(v.key==="Tab")return f(!0);if(v.key==="Escape")f(!0);else if(b!==void 0)
c[b%c.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function x(){if(!i)return;let[v,c]=[
e.offsetWidth,e.offsetHeight],[u,g]=[i.at[0]*v,i.at[1]*c],b=i.reach*c,L=Math.min(u-a.offsetWidth/2,v-a.offsetWidth-
At),N=c-a.offsetHeight-At,C=g+b>N;a.classList.toggle("sw-menu-above",C),a.style.left=`${Math.max(At,L)}px`,a.style.
top=C?"auto":`${g+b}px`,a.style.bottom=C?`${Math.max(At,Math.min(c-g+b,N))}px`:"auto"}return a.addEventListener(
"keydown",p,{signal:t.signal}),t.signal.addEventListener("abort",()=>d?.abort()),{element:a,close:f,isOpen:()=>i!==
null,open(v){f(!1),i=v,r.textContent=v.label,R(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(m)),a.
hidden=!1;let c=v.acts.map(({ledger:b})=>b?.lines.length??0),u=v.acts[c.indexOf(Math.max(...c))];u&&w(u),x(),d=
new AbortController;let{signal:g}=d;document.addEventListener("pointerdown",b=>{b.composedPath().includes(a)||
f(!1)},{signal:g,capture:!0}),h()[0]?.focus({preventScroll:!0})}}}function we(t,e){let n=y("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var he=22,Pn=31,ge=16.5,kn=35,In=44,Nt=4,Vn=1.15,_n=.65;function ye(t,e){let n=be("sw-signs"),o=be(),r=y("g",{},
...e.lines.map((m,w)=>y("text",{class:"sw-name",y:12.5+w*ge,"font-size":e.size},m))),a=y("circle",{class:"sw-c\
ue",r:5.5}),i=y("g",{class:"sw-place","data-at":e.id},n.element,r,o.element),d="",f=null;function l({pieces:m,
immune:w,tag:h,badge:p,stepped:x,cue:v,unit:c}){let u=e.scale*Math.min(1.18,Math.max(1,.62*c/e.scale)),g=e.width*
e.scale/u,b=13*u/c>=8.5&&!x&&!p,L=e.emblems.map(t.sign);e.gate&&L.push(ae),w&&L.push(ie);let N=h&&!p&&!x?ue(h,
t.emblem):null,C=h!==null&&de(h),T=m.filter(({player:A})=>A===void 0).map(A=>({piece:A,laid:t.marker(A)})),M=[
...T.map(({laid:A})=>A),...N&&!C?[N]:[]],$=b?g-Tt(M)-Nt:0,S=m.filter(({player:A})=>A!==void 0).map(A=>({piece:A,
laid:t.stack(A,$)})),H=S.length>0&&Tt([...S.map(({laid:A})=>A),...M])>g*1.12,P=[];for(let{piece:A,laid:k}of[...S,
...T])p||(x?A.emblem!==x:H&&A.player===void 0)?L.push(mt(k)):P.push(k);N&&C?L.push(mt(N)):N&&P.push(N),p&&P.push(
{key:JSON.stringify(p),width:0,draw:()=>fe(p)});let O=p?In:P.length>0?kn:0,I=S.some(({laid:A})=>!P.includes(A))?
Pn:he,F=I+ge*e.lines.length+O,D=-F/2,G=F/2-O/2+1;R(i,{transform:`translate(${e.at.join(" ")}) scale(${u.toFixed(
3)})`}),R(r,{transform:`translate(0 ${D+I})`}),n.lay(L,D+he/2,.95*g,1);let j=x||p;o.lay(P,G,j?1/0:g,j?1:Vn),R(
a,{transform:`translate(${n.width()/2+8} ${D+6})`}),v?i.append(a):a.remove();let[B,E]=e.at;f=x?{x:B,y:E+G*u,width:Math.
max(0,Tt(P))*u}:null}return{element:i,spot:()=>f,update(m){let w=JSON.stringify(m);w!==d&&(d=w,l(m))}}}var Tt=t=>t.
reduce((e,{width:n})=>e+n+Nt,-Nt);function be(t){let e=y("g",{class:t}),n="",o=0,r=new Map;return{element:e,width:()=>o,
lay(a,i,d,f){let l=Tt(a),m=Math.min(f,Math.max(1,.96*d/Math.max(l,1))),w=Math.max(_n,Math.min(m,1.06*d/Math.max(
l,1)));o=l*w,R(e,{transform:`translate(0 ${i}) scale(${w.toFixed(3)})`});let h=a.map(({key:v})=>v).join();if(h===
n)return;n=h;let p=-l/2,x=r;r=new Map;for(let{key:v,draw:c,width:u}of a){let g=x.get(v);x.delete(v);let b=g??y(
"g",{},c());R(b,{transform:`translate(${p+u/2} 0)`}),p+=u+Nt,r.set(r.has(v)?`${v}/${r.size}`:v,b)}for(let v of x.
values())v.remove();[...r.values()].forEach((v,c)=>{e.children[c]!==v&&e.insertBefore(v,e.children[c]??null)})}}}function ve(t,e,n){let{draft:o,signal:r,word:a}=t,{places:i}=t.scenery,d=s("div",{class:"sw-steppers"}),f=s("d\
iv",{class:"sw-heard",role:"status"});d.append(f);let l=new Map;function m(c){let u=w("sw-take-one",()=>p(c)),
g=w("sw-put-one",()=>h(c)),b=s("div",{class:"sw-stepper","data-step":i[c]?.id},u,g);return b.addEventListener(
"pointerenter",()=>n(c),{signal:r}),b.addEventListener("pointerleave",()=>n(null),{signal:r}),{whole:b,minus:u,
plus:g}}function w(c,u){let g=s("button",{type:"button",class:`sw-move ${c}`,tabindex:-1});return g.addEventListener(
"mousedown",b=>b.preventDefault(),{signal:r}),g.addEventListener("click",u,{signal:r}),g}function h(c){let u=o.
chosen()?.key??"";if(!o.canPut(u,c))return t.refuse(x(u,c));o.put(u,c),v(u,c)}function p(c){let u=o.chosen()?.
key??"";if(!o.canTake(u,c))return t.refuse(Q(a("map-least")));o.take(u,c),v(u,c)}function x(c,u){if(o.inHand(c)>
0)return Q(a("map-full"));let g=o.chosen()?.regions.some(b=>b!==u&&o.canTake(c,b));return Q(a("map-no-hand"),...g?
[a("map-no-hand-help")]:[])}function v(c,u){let g=`${i[u]?.name}: ${o.count(c,u)}`;f.textContent=`${g}. ${a("m\
ap-hand")}: ${o.inHand(c)}.`}return{element:d,put:h,take:p,press(c){let u=o.chosen();u?.most===1&&o.canTake(u.
key,c)?p(c):h(c)},update(c){let u=c?o.chosen():null;for(let[g,{whole:b}]of l)u?.regions.includes(g)||(b.remove(),
l.delete(g));for(let g of u?.regions??[]){let b=e(g),L=i[g];if(!u||!b||!L)continue;let N=l.get(g);N||(l.set(g,
N=m(g)),d.append(N.whole));let{whole:C,minus:T,plus:M}=N,[$,S]=[o.canPut(u.key,g),o.canTake(u.key,g)],H=u.most===
1;C.style.left=`${(b.at[0]*100).toFixed(2)}%`,C.style.top=`${(b.at[1]*100).toFixed(2)}%`,C.style.setProperty("\
--sw-gap",`${(b.gap*100).toFixed(2)}%`),C.classList.toggle("sw-toggle",H),R(T,{"aria-label":`${a("map-take")}:\
 ${L.name}`,"aria-disabled":String(!S)}),R(M,{"aria-label":`${a("map-put")}: ${L.name}`,"aria-disabled":String(
!$)}),T.hidden=H&&!S,M.hidden=H&&S}}}}var xe={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Fn=["Home","End","PageUp","PageDown"],
$e=t=>Object.hasOwn(xe,t)||Fn.includes(t);function Le(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,r]=xe[n]??
[0,0],a=e,i=1/0;for(let d of t){let f=d.at[0]-e.at[0],l=d.at[1]-e.at[1],m=f*o+l*r,w=Math.abs(f*r)+Math.abs(l*o);
if(m<=0||w>2*m)continue;let h=m+2*w;h<i&&(i=h,a=d)}return a}function Me({regions:t,player:e,past:n},o,r,a){let i=o.chosen(),d=o.allocations(),f=t.some(({acts:m})=>m.some(
Ee));function l(m,w){let h=[...w.pieces];for(let{key:p,emblem:x,label:v,regions:c,beside:u,now:g}of d){if(!c.includes(
m))continue;let b=o.count(p,m)+(u[m]??0),L=o.count(p,m)!==(g[m]??0),N=h.findIndex(M=>M.emblem===x),C=h[N],T=b>
0||p===i?.key;C&&T?h[N]={...C,count:b,drafted:L}:C?h.splice(N,1):T&&h.push({emblem:x,label:v,count:b,drafted:L,
...Zn(x)?{player:e}:{}})}return h}return{of(m,w){let h=i?.regions.includes(m)?i:null,p=l(m,w),x=p.find(v=>v.player!==
void 0);return{stepped:h,place:{pieces:p,immune:w.immune,tag:ce(w.acts),badge:pe(r,w),stepped:r==="none"&&h?h.
emblem:null,cue:n&&w.changed,unit:a},ground:{player:x?.player??null,inDecline:x?.in_decline??!1,immune:w.immune,
target:w.acts.some(Ee),dim:i?!h:f&&w.acts.length===0,changed:n&&w.changed}}}}}var Ee=({kind:t})=>t!=="abandon",
Zn=t=>t.startsWith("race/");var Dn=44;function Oe(t){let{scenery:e,signal:n,draft:o}=t,{places:r}=e,[a,i]=[e.width+2*K,e.height+2*K],d=ne(
e),f=re(e),l=r.map(L),m=r.map((E,A)=>({place:ye(f,E),land:d.inside(A),lies:"",heard:"",holds:""})),w=se(r),h=y(
"svg",{class:"sw-chart",viewBox:`${-K} ${-K} ${a} ${i}`,role:"group","aria-label":t.word("map")},d.defs,d.below,
...l,y("g",{class:"sw-holdings"},...m.map(({land:E})=>E)),d.above,w.below,y("g",{class:"sw-pieces","aria-hidde\
n":"true"},...m.map(({place:E})=>E.element)),w.above),p=s("div",{class:"sw-board","data-goggles":"none"},h,d.flashes),
x=ve(t,j,C);p.append(x.element);let v=me(t,p),c=null,u="none",g={region:-1,acts:""},b=1;N(0),o.onChange(()=>F(),
n),B();function L(E,A){let k=y("g",{class:"sw-region","data-region":E.id,"data-terrain":E.terrain,role:"button"});
return k.append(...d.ground(E,A)),k.addEventListener("click",V=>M(A,V.shiftKey?-1:0),{signal:n}),k.addEventListener(
"focus",()=>T(A),{signal:n}),k.addEventListener("blur",()=>w.trace("focus",[]),{signal:n}),k.addEventListener(
"keydown",V=>$(V,A),{signal:n}),k.addEventListener("pointerenter",()=>C(A),{signal:n}),k.addEventListener("poi\
nterleave",()=>C(null),{signal:n}),k}function N(E){l.forEach((A,k)=>R(A,{tabindex:k===E?0:-1}))}function C(E){
w.trace("hover",E===null?[]:[E]),t.look(E)}function T(E){N(E),w.trace("focus",l[E]?.matches(":focus-visible")?
[E]:[]),t.select(E)}function M(E,A){let k=l[E];k&&!k.matches(":focus")&&k.focus({preventScroll:!0}),H(E,A)}function $(E,A){
let{key:k}=E;if(E.ctrlKey||E.metaKey||E.altKey)return;let V=r[A];if(k==="Enter"||k===" ")H(A);else if(k==="Esc\
ape")S(A);else if($e(k)&&V)l[r.indexOf(Le(r,V,k))]?.focus();else if(Se(k)&&t.place(A,1)||Ce(k)&&t.place(A,-1))
E.preventDefault();else if(Se(k)&&I(A))x.put(A);else if(Ce(k)&&I(A))x.take(A);else return;E.preventDefault()}function S(E){
if(v.isOpen())return v.close(!0);t.select(null),l[E]?.blur()}function H(E,A=0){if(t.place(E,A))return;let k=c?.
regions[E],V=r[E];if(!c||!k||!V)return;let[J]=k.acts;J&&k.acts.length===1&&J.quick?t.play([J.action]):J?P(E,V,
k):I(E)?x.press(E):k.why?t.refuse(k.why):c.past?t.refuse(Q(t.word("map-past"))):o.chosen()?t.refuse(Q(t.word("\
map-elsewhere"),t.word("map-elsewhere-help"))):t.refuse(Q(c.closed??t.word("map-nothing")))}function P(E,A,k){
g={region:E,acts:JSON.stringify(k.acts)},v.open({label:A.name,acts:k.acts,at:O(A.at),reach:Dn*A.scale/i,closed(V){
g={region:-1,acts:""},R(l[E]??p,{"aria-expanded":k.acts.length>0?"false":null}),V&&l[E]?.focus({preventScroll:!0})}}),
R(l[E]??p,{"aria-expanded":"true"})}let O=([E,A])=>[(E+K)/a,(A+K)/i],I=E=>o.chosen()?.regions.includes(E)??!1;
function F(E=!1){if(!c)return;let A=Me(c,o,u,b),k=t.placing();c.regions.forEach((V,J)=>{let[W,q]=[l[J],m[J]];if(!W||
!q)return;let tt=JSON.stringify(V.pieces);if(E&&tt===q.holds)return;q.holds=tt;let Y=A.of(J,V),ot=Y.stepped?D(
Y.stepped,J):k,it=JSON.stringify([V.label,V.acts,ot]);it!==q.heard&&G(W,V,ot),q.heard=it,q.place.update(Y.place);
let ut=JSON.stringify(Y.ground);ut!==q.lies&&(q.land.replaceChildren(...d.holding(J,Y.ground)),q.lies=ut)}),R(
p,{"data-goggles":u,"data-past":c.past}),x.update(u==="none")}function D({key:E,label:A,most:k},V){let J=k===1?
t.word("map-toggle"):t.word("map-keys");return`${A}: ${o.count(E,V)}. ${J}`}function G(E,A,k){let{acts:V}=A,J=V.
length>1||V.length===1&&!V[0]?.quick;R(E,{"aria-label":A.label,"aria-description":k,"aria-disabled":V.length===
0&&!k?"true":null,"aria-haspopup":J?"menu":null,"aria-expanded":J?"false":null,"data-acts":V.map(({kind:W})=>W).
join(" ")||null}),E.classList.toggle("sw-target",V.length>0),E.classList.toggle("sw-stepping",k!==null)}function j(E){
let A=m[E]?.place.spot();return A?{at:O([A.x,A.y]),gap:A.width/a}:null}function B(){if(typeof ResizeObserver>"\
u")return;let E=new ResizeObserver(()=>{let A=Math.round(10*a/Math.max(h.clientWidth,300))/10;A===b||h.clientWidth===
0||(b=A,F())});E.observe(p),n.addEventListener("abort",()=>E.disconnect())}return{element:p,update(E,A){c=E;let{
region:k,acts:V}=g;k>=0&&JSON.stringify(E.regions[k]?.acts)!==V&&v.close(v.element.querySelector(":focus")!==null),
F(A)},flash(){c&&!c.past&&d.flash(c)},select(E){w.trace("selection",E===null?[]:[E]),l.forEach((A,k)=>A.classList.
toggle("sw-selected",k===E)),E!==null&&l[E]&&N(E)},light(E){w.trace("light",E)},wear(E){u=E,F()}}}var Se=t=>t===
"+"||t==="=",Ce=t=>t==="-"||t==="−"||t==="Backspace";var Jn="var(--sw-gold)",Te="var(--sw-gold-edge)",Ne="var(--sw-ink)";function ht(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return y("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(r,a)=>Ae(3*(n-a))),Ae(0),y("circle",{r:8.6,fill:"none",stroke:Te,"stro\
ke-opacity":.55}),y("text",{y:4.6,"text-anchor":"middle",fill:Ne,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function Re(){return y("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},y("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),y("text",{y:5,"t\
ext-anchor":"middle",fill:Ne,"font-size":14,"font-weight":800},"?"))}function Ae(t){return y("circle",{cy:t,r:11.5,
fill:Jn,stroke:Te,"stroke-width":1.6})}function Rt(t,{race:e,power:n,race_emblem:o,power_emblem:r},...a){let i=s("span",{class:"sw-combo-banner"},dt(
t,o,e),s("span",{class:"sw-race-name"},e),...a);if(n===null)return s("span",{class:"sw-combo sw-alone"},i);let d=s(
"span",{class:"sw-combo-badge"},dt(t,r??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},d," ",i)}var dt=(t,e,n)=>st(t.scenery,"sw-combo-emblem",e,n);function He(){return y("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),y("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Be(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},Yn(),n)),r=new Set,a=[];function i(d,f){let l=e.children[d.slot],m=Ht(d),w=a.findIndex(x=>x.name===
m),h=Wn(t,d,{picking:f,open:r.has(m),toggle:p});a.length&&w!==d.slot&&h.classList.add(w<0?"sw-new":"sw-moved"),
nt(t,l),z(l,h);function p(){r.delete(m)||r.add(m),i(d,f)}}return{element:o,update({column:d,phase:f,past:l,stacks:m}){
let w=f==="pick"&&!l;for(R(o,{"data-inviting":w}),n.textContent!==m&&(n.textContent=m);e.children.length>d.length;)
e.lastElementChild?.remove();for(;e.children.length<d.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let h=d.map(p=>({name:Ht(p),drawn:JSON.stringify([p,w])}));for(let p of d)h[p.slot]?.drawn!==a[p.slot]?.
drawn&&i(p,w);a=h}}}var Ht=({power:t,race:e})=>`${t} ${e}`;function Wn(t,e,{picking:n,open:o,toggle:r}){let a=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Ht(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));a.addEventListener("click",r);let i=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,d=s("div",{class:"sw-card-head",title:n||o?null:i},qn(t,e),Rt(t,e,Gn(t,e),jn(t,e)),
...e.drawn?[zn(t)]:[],s("span",{class:"sw-heard"},`: ${e.summary}`));d.addEventListener("click",r);let f=s("di\
v",{class:"sw-card"},d);if((n||o)&&f.append(Qn(t,e)),e.drawn&&(n||o)&&f.append(s("p",{class:"sw-drawn-note","a\
ria-hidden":"true"},t.word("column-drawn"))),f.append(s("div",{class:"sw-card-foot"},...n?Un(t,e):[],a)),o){f.
append(Kn(t,e));let m=[e.price,e.tokens].filter(({title:w})=>w).map((w,h)=>et(t,w,{key:`ledger/${e.slot}/${h}`}));
f.append(s("div",{class:"sw-card-open"},...m))}return f}function qn(t,{price:e,pay:n}){return s("span",{class:"\
sw-price","data-price":n,"aria-hidden":"true",title:e.title&&`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"\
sw-free"},t.word("column-free"))]:[s("span",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),ht("",1))])}
function Gn(t,{sum:e,tokens:n}){let o=e.lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",
title:n.title&&`${n.title}. ${n.sum}`},s("span",{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()}\
 `),He(),s("span",{class:"sw-unit"},t.word("column-tokens")))}function jn(t,{coins:e}){let n=e?`${t.word("colu\
mn-coins")}: ${e}`:null,o=s("span",{class:"sw-coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.
append(ht(e)),o}function zn(t){let e=t.word("column-drawn");return s("span",{class:"sw-drawn",role:"img","aria\
-label":e,title:e},"?")}function Qn(t,e){let n=s("ul",{class:"sw-abilities"},s("li",{},dt(t,e.power_emblem,e.power),
s("b",{},e.power),e.power_ability),s("li",{},dt(t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.
coins&&n.append(s("li",{},ht(""),s("b",{},t.word("column-coins")),String(e.coins))),n}function Kn(t,e){let n=s(
"ul",{class:"sw-abilities sw-in-full"});for(let[o,r,a]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,
e.race,e.race_ability]]){let i=t.scenery.details[o??""];i&&i!==a&&n.append(s("li",{},s("b",{},r??""),i))}return n}
function Un(t,e){let{action:n,why:o,label:r}=e;if(!n&&!o)return[];let a=s("button",{type:"button",class:n?"sw-\
button sw-primary sw-take":"sw-button sw-take","aria-disabled":n?null:"true","aria-label":`${r}: ${Ht(e)}`,"da\
ta-key":`take/${e.slot}`},r);return a.addEventListener("click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[a,s(
"p",{class:"sw-cannot"},o.text)]:[a]}function Yn(){let t=[6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+
13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0 1 0-22 0Z`);return y("svg",{class:"sw-piles",viewBox:"\
0 0 58 22","aria-hidden":"true"},...t.map(n=>y("path",{d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","str\
oke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>y("path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-\
edge)","stroke-width":1.2})))}function _t(t){let e=new Map,n=null,o=!1,r=new Set;function a(){for(let c of r)c()}let i=c=>e.get(c)?.allocation,
d=(c,u)=>e.get(c)?.counts.get(u)??0;function f(c){let u=0;for(let g of e.get(c)?.counts.values()??[])u+=g;return u}
let l=c=>(i(c)?.high??0)-f(c);function m(c,u){let g=i(c);return g?.regions.includes(u)?d(c,u)<g.most&&l(c)>0:!1}
function w(c,u){let g=i(c);return g?.regions.includes(u)?d(c,u)>Math.max(g.least,0):!1}function h(c){let u=i(c);
return u?.regions.some(g=>d(c,g)!==(u.now[g]??0))??!1}function p(c){let u=i(c);if(!u)return!1;let{regions:g,least:b,
most:L,low:N,high:C}=u,T=f(c);return T<N||T>C?!1:g.every(M=>d(c,M)>=b&&d(c,M)<=L)}function x(c,u,g){e.get(c)?.
counts.set(u,d(c,u)+g),a()}return{update(c){let u=e;if(e=new Map(c.map(L=>{let N=u.get(L.key),C=N&&Xn(N.allocation,
L)?N.counts:Pe(L);return[L.key,{allocation:L,counts:C}]})),n!==null&&e.has(n)&&n!==null&&(o||l(n)!==0||h(n)))return;
n=(c.find(({key:L})=>l(L)!==0)??c[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:c})=>c),
chosen:()=>n===null?null:i(n)??null,choose(c){e.has(c)&&(n=c,o=!0,a())},count:d,inHand:l,canPut:m,canTake:w,put(c,u){
m(c,u)&&x(c,u,1)},take(c,u){w(c,u)&&x(c,u,-1)},spread(c,u){let g=e.get(c);g&&(g.counts=new Map(g.allocation.regions.
map(b=>[b,u[b]??0])),a())},reset(c){let u=e.get(c);u&&(u.counts=Pe(u.allocation),a())},changed:h,complete:p,actions(){
let c=[...e.values()].map(({allocation:g})=>g),u=[];for(let g of c){if(g.with!==null&&e.has(g.with))continue;let b=[
g,...c.filter(N=>N.with===g.key)];if(!b.some(({key:N})=>h(N))||!b.every(({key:N})=>p(N)))continue;let L=structuredClone(
g.action);for(let{key:N,into:C,regions:T}of b)ts(L,C,v(N,T));u.push(L)}return u},onChange(c,u){r.add(c),u.addEventListener(
"abort",()=>r.delete(c))}};function v(c,u){let g={};for(let b of u){let L=t[b]?.id;L!==void 0&&d(c,b)>0&&(g[L]=
d(c,b))}return g}}var Pe=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Xn(t,e){let[n,o]=[t,e].map(
({regions:r,least:a,most:i,low:d,high:f,now:l,beside:m})=>JSON.stringify([r,a,i,d,f,l,m]));return n===o}function ts(t,e,n){
let o=t;for(let a of e.slice(0,-1))o[a]??={},o=o[a];let r=e.at(-1);r!==void 0&&(o[r]=n)}var ke=2e5;function Ie(t,e,n){let{signal:o,word:r}=t,a=s("button",{type:"button",class:"sw-button sw-files-ope\
ner","data-key":"editor/files","aria-expanded":String(e.files)},r("editor-files")),i=s("input",{type:"text",class:"\
sw-input sw-code-field",readonly:!0,"data-key":"files/code","aria-label":r("editor-code"),title:r("editor-code")}),
d=u("copy",r("editor-copy"),b),f=u("save",r("editor-save"),g),l=s("input",{type:"file",class:"sw-heard",accept:"\
.json,application/json,text/plain","data-key":"files/file","aria-label":r("editor-open-file")}),m=s("label",{class:"\
sw-button sw-file"},l,r("editor-open-file")),w=s("textarea",{class:"sw-input",rows:2,"data-key":"files/pasted",
"aria-label":r("editor-paste"),placeholder:r("editor-paste")}),h=u("open",r("editor-open"),()=>N(w.value)),p=s(
"span",{role:"status"}),x=s("div",{class:"sw-files",hidden:!e.files},s("div",{class:"sw-files-part"},s("p",{class:"\
sw-part"},r("editor-keep")),s("p",{},f,p),s("p",{class:"sw-files-code"},i,d)),s("div",{class:"sw-files-part"},
s("p",{class:"sw-part"},r("editor-fetch")),s("p",{},m),s("p",{class:"sw-files-code"},w,h))),[v,c]=["","board.j\
son"];a.addEventListener("click",()=>{e.files=!e.files,x.hidden=!e.files,R(a,{"aria-expanded":String(e.files)})},
{signal:o}),l.addEventListener("change",L,{signal:o});function u(C,T,M){let $=s("button",{type:"button",class:"\
sw-button","data-key":`files/${C}`},T);return $.addEventListener("click",M,{signal:o}),$}function g(){let C=URL.
createObjectURL(new Blob([v],{type:"application/json"}));s("a",{href:C,download:c}).click(),setTimeout(()=>URL.
revokeObjectURL(C),1e3),p.textContent=`${r("editor-saved")} ${c}`}async function b(){try{await navigator.clipboard.
writeText(i.value),p.textContent=r("copied")}catch{i.select(),p.textContent=r("selected")}}async function L(){
let[C]=l.files??[];if(!C)return;let T=C.size>ke?null:await C.text();l.value="",T===null?p.textContent=r("edito\
r-too-large"):N(T)}function N(C){p.textContent="",C.length>ke?p.textContent=r("editor-too-large"):C.trim()&&n(
{do:"load",text:C})}return{opener:a,element:x,update(C){C.file!==v&&(p.textContent=""),[v,c,i.value]=[C.file,C.
file_name,C.code]}}}var es=900;function Ve(t,e){let{signal:n}=t;function o(a,i,d,f){return a.value=e.typed?.key===i?e.typed.value:
d,a.addEventListener("input",()=>e.typed={key:i,value:a.value},{signal:n}),a.addEventListener("change",()=>{e.
typed=null,a.value!==d&&f(a.value)},{signal:n}),a}return{named:(a,i,d="")=>s("label",{class:`sw-field ${d}`},s(
"span",{},a),i),text(a,i,d,f){return o(s("input",{type:"text",class:"sw-input","data-key":a,"aria-label":i,autocomplete:"\
off",spellcheck:"false"}),a,d,f)},long(a,i,d,f){return o(s("textarea",{class:"sw-input",rows:3,"data-key":a,"a\
ria-label":i}),a,d,f)},number(a,i,d,[f,l],m){let w=s("input",{type:"number",class:"sw-input",min:f,max:l,step:1,
"data-key":a,"aria-label":i});return o(w,a,String(d),h=>{h===""?w.value=String(d):m(Number(h))})},choice(a,i,d,f,l){
let m=s("select",{class:"sw-input","data-key":a,"aria-label":i});m.append(...d.map(({id:x,name:v,taken:c})=>s(
"option",{value:x,selected:x===f,disabled:c&&x!==f},v)));let w=!1,h,p=()=>{h!==void 0&&(clearTimeout(h),h=void 0,
m.value!==f&&l(m.value))};return m.addEventListener("keydown",({key:x})=>x==="Enter"?p():w=!0,{signal:n}),m.addEventListener(
"pointerdown",()=>w=!1,{signal:n}),m.addEventListener("blur",p,{signal:n}),m.addEventListener("change",()=>{clearTimeout(
h),h=setTimeout(p,es),w||p()},{signal:n}),m},button(a,i,d,...f){let l=s("button",{type:"button",class:"sw-butt\
on sw-small","data-key":a,"aria-label":i,title:i},...f);return l.addEventListener("click",d,{signal:n}),l}}}function _e(t,e,n){let{word:o}=t,r=Ve(t,e),a=s("div",{class:"sw-form"}),i=s("ol",{class:"sw-plates"}),d=s("ol",
{class:"sw-offer-rows"}),f=s("div",{}),l=s("div",{class:"sw-form"}),m=s("div",{class:"sw-forms",hidden:!0},s("\
section",{"aria-label":o("editor-table")},a),s("section",{"aria-label":o("players")},s("p",{class:"sw-part"},o(
"players")),i),s("section",{"aria-label":o("editor-offer")},s("p",{class:"sw-part"},o("editor-offer")),d,f),s(
"section",{"aria-label":o("editor-words")},l)),w=`sw-${Math.random().toString(36).slice(2)}`,h=new Map;function p(C,T,M,$){
let S=JSON.stringify(T);!M&&h.get(C)===S||(h.set(C,S),z(C,...$()))}function x({boards:C,turn:T,turns:M}){let $=C.
find(H=>H.chosen)?.id??"",S=r.choice("table/board",o("editor-board"),C,$,H=>n({do:"board",board:H}));return[r.
named(o("editor-board"),S),s("div",{class:"sw-field sw-form-turns"},s("span",{},o("editor-turn")),r.number("ta\
ble/turn",o("editor-turn"),T,[1,M],H=>n({do:"turn",value:H})),s("span",{},o("editor-of")),r.number("table/turn\
s",o("editor-turns"),M,[T,100],H=>n({do:"turns",value:H})))]}function v(C,T){let M=C.players[T],$=t.scenery.players[T];
if(!M)return[];let S=`seat/${T}`,H=s("input",{type:"radio",name:w,checked:C.current===T,"data-key":`${S}/curre\
nt`});H.addEventListener("change",()=>n({do:"current",player:T}),{signal:t.signal});let P=y("svg",{class:"sw-s\
hape",viewBox:"-14 -14 28 28","aria-hidden":"true"},y("path",{d:$?.shape??""})),O=r.number(`${S}/coins`,`${M.name}\
: ${o("editor-coins")}`,M.coins,[0,1e5],B=>n({do:"coins",player:T,value:B})),{active:I,declined:F}=M,D=[s("div",
{class:"sw-seat-row"},r.text(`${S}/name`,o("editor-name"),M.name,B=>n({do:"name",player:T,value:B})),r.named(o(
"editor-coins"),O,"sw-count")),s("div",{class:"sw-seat-row"},...g(C,T,"active",I?.race??"",I?.power??""))];if(I){
let B=r.number(`${S}/hand`,`${M.name}: ${o("in-hand")}`,I.hand,[0,I.most],A=>n({do:"hand",player:T,value:A})),
E=r.button(`${S}/decline`,`${M.name}: ${o("editor-decline")}`,()=>n({do:"decline",player:T}),c(),o("editor-dec\
line"));D.push(s("div",{class:"sw-seat-row sw-end"},r.named(o("in-hand"),B,"sw-count"),E))}F.forEach(({race:B,
power:E},A)=>D.push(u(C,T,A,B,E??""))),M.may_decline&&D.push(u(C,T,F.length,"",""));let G=s("label",{class:"sw\
-seat-turn",title:o("editor-current")},H,s("span",{},o("editor-current"))),j=s("div",{class:"sw-plate-inside",
role:"group","aria-label":M.name},...D,G);return[s("div",{class:"sw-tab"},P),j]}let c=()=>y("svg",{class:"sw-m\
oon",viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:lt}));function u(C,T,M,$,S){return s("div",{class:"\
sw-seat-row sw-form-declined"},c(),...g(C,T,M,$,S))}function g(C,T,M,$,S){let[H,P]=[`seat/${T}/${M}`,M!=="acti\
ve"],O=C.players[T]?.name??"",I={id:"",name:o(P?"editor-nobody-declined":"editor-nobody")},F=r.choice(`${H}/ra\
ce`,`${O}: ${o(P?"editor-declined":"editor-active")}`,[I,...b(C.races,T)],$,B=>n({do:"combo",player:T,place:M,
race:B,power:S}));if(!$)return[F];let D=P?C.powers.filter(({stays:B})=>B):C.powers,G=P?[{id:"",name:o("editor-\
no-badge")},...b(D,T)]:b(D,T);return[r.choice(`${H}/power`,`${O}: ${o("editor-power")}`,G,S,B=>n({do:"combo",player:T,
place:M,race:$,power:B})),F]}let b=(C,T)=>C.map(({id:M,name:$,player:S})=>{let H=S===null||S===T?"":` (${t.scenery.
players[S]?.name??""})`;return{id:M,taken:S!==null,name:`${$}${H}`}});function L({column:C,races:T,powers:M},$){
let S=C[$];if(!S)return s("li",{});let[H,P]=[`offer/${$}`,$+1];return s("li",{class:"sw-seat-row"},s("b",{},String(
P)),r.choice(`${H}/power`,`${P}: ${o("editor-power")}`,b(M,null),S.power,O=>n({do:"column",slot:$,power:O})),r.
choice(`${H}/race`,`${P}: ${o("editor-race")}`,b(T,null),S.race,O=>n({do:"column",slot:$,race:O})),r.number(`${H}\
/coins`,`${P}: ${o("editor-coins-on")}`,S.coins,[0,1e5],O=>n({do:"column",slot:$,coins:O})),r.button(`${H}/rem\
ove`,`${P}: ${o("editor-remove")}`,()=>n({do:"column",slot:$,race:""}),"×"))}function N({dice:C,title:T,text:M}){
return[r.named(o("editor-dice"),r.text("rest/dice",o("editor-dice"),C,$=>n({do:"dice",value:$}))),s("p",{class:"\
sw-aside"},o("editor-dice-help")),r.named(o("editor-title"),r.text("rest/title",o("editor-title"),T,$=>n({do:"\
title",value:$}))),r.named(o("editor-to-read"),r.long("rest/text",o("editor-to-read"),M,$=>n({do:"text",value:$})),
"sw-long")]}return{element:m,update(C,T){let{boards:M,turn:$,turns:S,players:H,races:P,powers:O,current:I,column:F,
room:D,dice:G,title:j,text:B}=C;for(p(a,[M,$,S],T,()=>x(C));i.children.length>H.length;)i.lastElementChild?.remove();
for(;i.children.length<H.length;)i.append(s("li",{class:"sw-plate sw-seat-form"}));[...i.children].forEach((E,A)=>{
E instanceof HTMLElement&&E.style.setProperty("--sw-full",t.scenery.players[A]?.full??"#555"),I===A?E.setAttribute(
"aria-current","true"):E.removeAttribute("aria-current"),p(E,[H[A],I,P,O],T,()=>v(C,A))}),p(d,[F,P,O],T,()=>F.
map((E,A)=>L(C,A))),p(f,D,T,()=>[r.button("offer/more",o("editor-more"),()=>n({do:"column",slot:F.length}),_("\
tick"),o("editor-more"))]),f.hidden=!D,p(l,[G,j,B],T,()=>N(C))}}}var ns={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1};function Fe(t,e){let{signal:n,scenery:o}=t,r=s("div",
{class:"sw-palette-pieces",role:"radiogroup","aria-label":t.word("editor-pieces")}),a=w("put",!1),i=w("take",!0),
d=s("div",{class:"sw-palette-modes",role:"group","aria-label":t.word("editor-modes")},a,i),f=s("p",{class:"sw-\
palette-hint"}),l=s("section",{class:"sw-palette","aria-label":t.word("editor-pieces"),hidden:!0},d,f,r),m=[];
r.addEventListener("keydown",x,{signal:n});function w(u,g){let b=u==="put"?t.word("editor-put"):t.word("editor\
-take"),L=s("button",{type:"button",class:"sw-button sw-mode","data-key":`palette/${u}`},u==="put"?"+":"−",s(
"span",{},b));return L.addEventListener("click",()=>{e.taking=g,v()},{signal:n}),L}let h=()=>m.find(({key:u})=>u===
e.piece)??m[0]??null;function p(u){e.piece=u,v()}function x(u){let g=ns[u.key],b=m.findIndex(L=>L===h());g===void 0||
b<0||(u.preventDefault(),p(m[(b+g+m.length)%m.length]?.key??""),r.querySelector('[aria-checked="true"]')?.focus())}
function v(){R(a,{"aria-pressed":String(!e.taking)}),R(i,{"aria-pressed":String(e.taking)}),R(l,{"data-taking":e.
taking}),f.textContent=m.some(({player:u})=>u!==null)?t.word("editor-palette-hint"):t.word("editor-no-tokens"),
z(r,...m.map(c))}function c({key:u,label:g,about:b,player:L,in_decline:N}){let C=h()?.key===u,T=L===null?null:
o.players[L],M=s("button",{type:"button",class:"sw-palette-piece",role:"radio","aria-checked":String(C),tabindex:C?
0:-1,"data-key":`piece/${u}`,"data-declined":N,"aria-label":[T?.name,g,b].filter(Boolean).join(", ")},st(o,"sw\
-palette-emblem",u,g),s("span",{class:"sw-palette-name"},s("b",{},g),s("small",{},T?`${T.name} · ${b}`:b)));return T&&
(M.style.setProperty("--sw-full",N?T.pale:T.full),M.prepend(y("svg",{class:"sw-palette-shape",viewBox:"-14 -14\
 28 28","aria-hidden":"true"},y("path",{d:N?`${lt}`:T.shape,transform:N?"translate(-12 -12) scale(1.5)":null})))),
M.addEventListener("click",()=>p(u),{signal:n}),M}return{element:l,chosen:h,update(u){m=u.pieces,v()}}}function at(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}var Ft={open:!1,said:null,version:0,board:null},Ze=()=>({piece:"",taking:!1,key:"",typed:null,files:!1});function De(t,e,n){
let{signal:o}=t,[r,a]=["",Ft],i=null,d=null,f=Fe(t,n),l=_e(t,n,C),m=Ie(t,n,C),w=s("p",{class:"sw-editor-said",
role:"status",tabindex:-1}),h=N("undo",t.word("undo"),"undo"),p=N("redo",t.word("redo"),"redo"),x=N("cancel",t.
word("editor-cancel"),"back"),v=N("play",t.word("editor-play"),"flag");v.classList.add("sw-primary");let c=s("\
div",{class:"sw-editor-head"},s("h3",{},_("pencil"),t.word("editor")),s("div",{class:"sw-editor-deeds"},h,p,m.
opener,x,v)),u=s("section",{class:"sw-editor","aria-label":t.word("editor"),hidden:!0},c,w,m.element),g=N("beg\
in",t.word("editor-begin"),"pencil"),b=N("back",t.word("editor-back"),"back");R(g,{title:t.word("editor-begin-\
help")}),R(b,{title:t.word("editor-back-help")});let L=s("span",{class:"sw-editor-tool"},g,b);function N($,S,H){
let P=s("button",{type:"button",class:"sw-button","data-key":`editor/${$}`},_(H),s("span",{},S));return P.addEventListener(
"click",()=>$==="begin"||$==="back"?t.ask({type:"edit",do:$}):C({do:$}),{signal:o}),P}function C($){t.edit({...$,
draft:T().board?.draft??0})}function T(){let $=e.get("editor")??"";return $!==r&&([r,a]=[$,$?JSON.parse($):Ft]),
a}function M(){let $=T();if($===i||!d)return;let S=i!==null&&$.open!==i.open,H=d.contains(X(d));i=$,d.classList.
toggle("sw-editing",$.open),u.hidden=!$.open;for(let O of[f.element,l.element])O.hidden=!$.open;if(R(g,{hidden:!!e.
get("blackboard")}),R(b,{hidden:$.open||$===Ft}),$.board){let{board:O}=$;R(h,{"aria-disabled":String(!O.undo)}),
R(p,{"aria-disabled":String(!O.redo)}),f.update(O),l.update(O,$.said?.kind!=="done"),m.update(O)}let P=$.said?.
kind??"done";R(w,{"data-kind":P}),w.replaceChildren(...P==="done"?[]:[_("refused",t.word("notice-refused"))],$.
said?.text||t.word("editor-hint")),S&&H&&($.open?w:g).focus()}return at(e,"change:editor",M,o),{update:M,lie($,{
tools:S,map:H,side:P,top:O}){d=$,S.querySelector(".sw-show-code")?.before(L),O.before(u),H.before(f.element),P.
prepend(l.element),d.addEventListener("focusin",({target:I})=>n.key=I instanceof Element&&I.getAttribute("data\
-key")||"",{signal:o}),M()},isOpen:()=>T().open,placing:()=>T().open?t.word("editor-keys"):null,place($,S){if(!T().
open)return!1;let[H,P]=[f.chosen(),t.scenery.places[$]];return H&&P&&C({do:"put",piece:H.key,region:P.id,by:S||
(n.taking?-1:0)}),!0},focus(){let $=[...d?.querySelectorAll("[data-key]")??[]].find(S=>S.getAttribute("data-ke\
y")===n.key);$ instanceof HTMLElement?$.focus():w.focus(),$ instanceof HTMLInputElement&&$.type==="text"&&$.setSelectionRange(
$.value.length,$.value.length)}}}function Je(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:i,lines:d}){let[f,...l]=d,m=[s("h3",{},_("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
i),...f?[s("p",{},f.title),a(f,0)]:[]];return l.length&&m.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...m,...l.map((w,h)=>r(w,h+1))]}function r(i,d){let f=s("b",{},i.value),l=s("summary",{"data-key":`advice/${d}`},
s("span",{},i.title)," ",f);return s("details",{},l,a(i,d))}function a({steps:i},d){let f=i.map(({text:l,chance:m,
regions:w},h)=>{let p=s("p",{},s("span",{class:"sw-reason"},l));return m!==null&&p.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},m)),w.length&&(p.append(yt()),R(p,{tabindex:0,"data-key":`advice/${d}/${h}`}),
vt(t,p,w)),s("li",{},p)});return s("ol",{class:"sw-events"},...f)}return{element:e,update({advice:i}){e.hidden=
i===null;let d=JSON.stringify(i);d!==n&&(n=d,nt(t,e),z(e,...i?o(i):[]))}}}var ss='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function We({width:t,
height:e,places:n,terrains:o,players:r}){let a=`sw-${Math.random().toString(36).slice(2)}`,i=y("pattern",{id:a,
width:60,height:60,patternUnits:"userSpaceOnUse"},ft(ss)),d=n.map(({outline:w,terrain:h})=>y("path",{d:w,fill:o[h]?.
ground,opacity:.5})),f=y("g",{}),l=y("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},y("defs",{},i),y("rect",{class:"sw-little-sheet",width:t,height:e}),...d,f,y("rect",{class:"sw-little-fr\
ame",width:t,height:e})),m="";return{element:l,update(w,h){let p=JSON.stringify([w.holders,w.declined,h.holders,
h.declined]);if(p===m)return;m=p;let x=[],v=[];for(let[u,{outline:g}]of n.entries()){let b=w.holders[u]??-1,L=r[b],
N=w.declined[u]??!1;L&&(x.push(y("path",{class:"sw-little-held",d:g,fill:L.full,"data-held":b})),N&&x.push(y("\
path",{d:g,fill:`url(#${a})`,"data-declined":!0}))),(b!==(h.holders[u]??-1)||N!==(h.declined[u]??!1))&&v.push(
g)}let c=["sw-little-under","sw-little-differs"].map(u=>y("path",{class:u,d:v.join("")}));f.replaceChildren(...x,
...v.length?c:[]),R(l,{"data-differs":v.length})}}}var os=118;function Ge(t){let e=s("div",{class:"sw-sides",role:"table"}),n=s("section",{class:"sw-branches",hidden:!0},
e),o=[],r="",a=[!1,!0],i=null;function d({name:p,about:x},v,c,u){let g=o[v]??=We(t.scenery),b=s("button",{type:"\
button",class:"sw-side","data-key":`side/${v}`,"aria-pressed":String(c),title:p},...u?[g.element]:[],s("span",
{class:"sw-side-name"},p)," ",...u?[s("span",{class:"sw-side-about"},x)," "]:[],...c?[s("span",{class:"sw-side\
-shown"},t.word("branches-shown"))]:[]);return b.addEventListener("click",()=>c||t.ask({type:"show",column:v}),
{signal:t.signal}),s("div",qe("columnheader",v,c),b)}function f({label:p,cells:x},v){let c=(x[v]?.notes??[]).join(
" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},p),...x.
map(({text:u,notes:g,best:b},L)=>{let N=s(b?"b":"span",{class:b?"sw-best":null},u);b&&N.prepend(_("star",t.word(
"branches-best")));let C=g.map(T=>s("small",{},T));return s("div",qe("cell",L,L===v),N,...C)}),...c?[s("p",{class:"\
sw-sides-notes","aria-hidden":"true"},c)]:[])}function l({title:p,columns:x,rows:v,differences:c,shown:u}){let g=a[+(u>
0)]??!0,b=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(g)},p);b.addEventListener(
"click",()=>m(),{signal:t.signal});let L=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},b),
N=x.map((S,H)=>d(S,H,H===u,g)),C=s("div",{class:"sw-sides-row",role:"row"},L,...N);if(R(e,{"data-folded":!g}),
!g)return[C];let T=v.map(S=>f(S,u));if(c.length===0)return[C,...T];let M=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"rowheader"},t.word("branches-differ")),$=s("div",{class:"sw-sides-row sw-sides-gap",role:"row"},
M);return[C,...T,$,...c.map(S=>f(S,u))]}function m(){if(!i)return;let p=+(i.shown>0);a[p]=!a[p],w(i),h()}function w(p){
let{columns:x}=p,[v]=x;v&&(e.style.setProperty("--sw-sides",String(x.length)),z(e,...l(p)),x.forEach((c,u)=>o[u]?.
update(c,v)))}function h(){let p=e.querySelectorAll("[role=columnheader]").length;if(n.hidden||!p)return;R(e,{
"data-slim":e.clientWidth<os*(p+.5)}),R(e,{"data-scrolls":e.scrollWidth>e.clientWidth+1});let x=e.querySelector(
".sw-sides-shown:not([data-column='0'])");e.scrollLeft=x?Math.max(0,x.offsetLeft+x.offsetWidth-e.clientWidth):
0}return{element:n,reveal:h,update(p){i=p;let{title:x,columns:v,rows:c,differences:u,shown:g}=p;for(let L of[n,
e])R(L,{"aria-label":x});n.hidden=v.length<2;let b=JSON.stringify([x,v,c,u,g]);n.hidden||b===r||(r=b,w(p))}}}var qe=(t,e,n)=>({
role:t,class:n?"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function je(t){let{signal:e}=t,n=null,o=null,r=null,a=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),i=x("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));i.
classList.add("sw-if-back"),i.prepend(_("back"));let d=x("if-adopt",t.word("whatif-adopt"),()=>r?t.refuse(Q(r)):
t.ask({type:"adopt"})),f=x("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if",off:!0}));R(f,{title:t.word(
"whatif-more-help")});let l=x("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),m=s(
"section",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},_("fork"),
t.word("whatif-tag")),a,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
i,d,f,l)),w=s("p",{class:"sw-heard",role:"status"}),h=s("div",{},m,w),p=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},_("fork"),t.word("whatif-tag"));function x(u,g,b){let L=s("button",{type:"button",class:"\
sw-button","data-key":u},g);return L.addEventListener("click",b,{signal:e}),L}function v(){a.value=n??"",a.size=
Math.min(Math.max(a.value.length,6),32)}function c(){let u=a.value.trim();o&&u&&u!==n?t.ask({type:"rename",column:o,
name:u}):v()}return a.addEventListener("change",c,{signal:e}),a.addEventListener("keydown",u=>{u.key==="Escape"&&
v(),(u.key==="Enter"||u.key==="Escape")&&a.blur(),u.stopPropagation()},{signal:e}),{element:h,stamp:p,enter(u){
if(u===n&&X(a)===a)return;let g=n;n=u,p.hidden=m.hidden=u===null,v(),u!==g&&(o=r=null,w.textContent=u===null?t.
word("whatif-left"):`${t.word("whatif-tag")}: ${u}. ${t.word("whatif-sentence")}`)},update({shown:u,adopt:g}){
o=u,r=g?.why??null,R(d,{"aria-disabled":r?"true":null,title:r})}}}var rs=896,Bt={title:"",shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,
reason:null,off:{what_if:null,best:null}};function ze(t,e,n){let o=je(t),r=Je(t),a=Ge(t),i=s("div",{class:"sw-\
exploring",hidden:!0},r.element,a.element),[d,f]=["",Bt],l=0,m=null,w=null,h=!0;function p(){let c=e.get("expl\
ore");return c&&c!==d&&([d,f]=[c,JSON.parse(c)]),f}function x(){let{shown:c,columns:u}=p(),g=l>0&&l!==c;return l=
c,m?.classList.toggle("sw-what-if",c>0),o.enter(c>0?u[c]?.name??"":null),g}function v(){if(!w)return;let{left:c,
side:u,people:g}=w,b=!h&&!i.hidden;b!==(g.parentNode!==u)&&(b?c.after(g):u.prepend(g))}return{banner:o.element,
stamp:o.stamp,panel:i,enter:x,moved:()=>p().shown!==l,update(){x();for(let c of[o,r,a])c.update(f);i.hidden=r.
element.hidden&&a.element.hidden,v(),a.reveal();for(let c of n)c.explore(f)},lie(c,u){if([m,w]=[c,u],u.left.after(
i),typeof ResizeObserver>"u")return;let g=new ResizeObserver(([b])=>{h=(b?.contentRect.width??0)>=rs,v(),a.reveal()});
g.observe(c),t.signal.addEventListener("abort",()=>g.disconnect())}}}function Qe(t){let e=s("button",{type:"bu\
tton",class:"sw-button sw-ask sw-ask-if"});e.append(_("fork"),t.word("what-if"));let n=Bt.off,o=(i,d)=>i===null?
t.ask(d):t.refuse(Q(i));e.addEventListener("click",()=>o(n.what_if,{type:"what_if",off:!1}),{signal:t.signal});
let r=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-help")});r.append(_("star"),t.
word("best-turn")),r.addEventListener("click",()=>o(n.best,{type:"best"}),{signal:t.signal});function a(i,d=n){
n=d;let f=i?t.word("what-if-again-help"):t.word("what-if-help");R(e,{title:n.what_if??f,"aria-disabled":n.what_if===
null?null:"true"}),R(r,{title:n.best??t.word("best-turn-help"),"aria-disabled":n.best===null?null:"true"})}return a(
!1),{element:s("div",{class:"sw-asking"},e,r),update:a}}function Ke(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function Ue(t){let e=[],n=!1,o=!1,r="idle",a=()=>{};t.addEventListener("abort",i);function i(){e.forEach(clearTimeout),
e=[]}function d(m){r=m,a(m)}function f(){i(),n=!1,d(o?"lost":"none")}function l(){i(),e=[setTimeout(()=>d("bus\
y"),400),setTimeout(f,6e3)]}return{onChange(m){a=m,m(r)},greeted(){n||l()},asked(){n=!0,l()},answered(){i(),n=
!1,o=!0,d("idle")},waiting:()=>n,tries(m){try{m()}catch{f()}}}}var Zt=40;function Ye({scenery:t}){let{width:e,height:n,places:o}=t,r=`${-K} ${-K} ${e+2*K} ${n+2*K}`,a=y("svg",
{class:"sw-pointer",viewBox:r,"aria-hidden":"true"});return{element:a,point(i){let d=i.flatMap(f=>o[f]??[]);a.
replaceChildren(...d.flatMap(({outline:f})=>[y("path",{class:"sw-ring-under",d:f}),y("path",{class:"sw-ring",d:f})]),
...d.map(({at:[f,l],scale:m})=>{let w=l-Zt*m-60<0,h=w?l+Zt*m:l-Zt*m;return y("g",{transform:`translate(${f} ${h}\
)${w?" scale(1 -1)":""}`},y("path",{class:"sw-arrow",d:as}))}))}}}var as="M0 0L-22-25H-9V-54H9V-25H22Z";function Xe(t,e,n){let{text:o,of:r,many:a,options:i}=e,d=s("p",{class:"sw-question-text",tabindex:-1},...r?[s(
"span",{class:"sw-question-of"},r)," "]:[],o),f=i.length===0?cs(t,e):a?ls(t,e,n):is(t,e);return s("div",{class:"\
sw-question",role:"group","aria-label":o},d,...f)}function is(t,{options:e,number:n}){let o=e.map(({text:r,tried:a,
say:i},d)=>{let f=s("button",{type:"button",class:"sw-button sw-option","data-key":`option/${n}/${d}`});return f.
append(s("span",{class:"sw-dot","aria-hidden":"true"},...a?[_("refused")]:[]),s("span",{},r)),a&&tn(t,f,i),f.addEventListener(
"click",()=>a?t.refuse(Q(i||t.word("lesson-tried"))):t.ask({type:"lesson",do:"answer",options:[d]}),{signal:t.
signal}),s("li",{class:i?"sw-answered":null},f,...i?[s("p",{class:"sw-option-say"},i)]:[])});return[s("ul",{class:"\
sw-options"},...o)]}function tn(t,e,n){e.classList.add("sw-tried"),e.append(s("span",{class:"sw-heard"},` (${t.
word("lesson-tried")})`)),e instanceof HTMLButtonElement&&R(e,{"aria-disabled":"true",title:n||null})}function ls(t,{
options:e,number:n},o){let r=e.map(({text:i,tried:d},f)=>{let l=s("input",{type:"checkbox","data-key":`option/${n}\
/${f}`,checked:o.has(f)});l.addEventListener("change",()=>l.checked?o.add(f):o.delete(f),{signal:t.signal});let m=s(
"label",{class:"sw-box"},l,s("span",{},i));return d&&(m.append(_("refused")),tn(t,m,"")),s("li",{},m)}),a=en(t,
n,()=>{o.size===0?t.refuse(Q(t.word("lesson-nothing"))):t.ask({type:"lesson",do:"answer",options:[...o].sort((i,d)=>i-
d)})});return[s("p",{class:"sw-aside"},t.word("lesson-many")),s("ul",{class:"sw-options sw-boxes"},...r),a]}function cs(t,{
number:e,typed:n}){let o=s("input",{type:"text",class:"sw-typed",inputmode:"numeric",autocomplete:"off",maxlength:20,
"aria-label":t.word("lesson-number"),"data-key":`number/${e}`}),r=()=>{let d=o.value.trim();d===""?t.refuse(Q(
t.word("lesson-nothing"))):t.ask({type:"lesson",do:"answer",number:d})};o.addEventListener("keydown",d=>{d.key===
"Enter"&&r(),d.stopPropagation()},{signal:t.signal});let a=n.map(({text:d,say:f})=>s("li",{class:"sw-tried"},_(
"refused"),s("b",{},d)," ",s("span",{},f))),i=a.length?[s("ul",{class:"sw-typed-before"},...a)]:[];return[s("d\
iv",{class:"sw-number-row"},o,en(t,e,r)),...i]}function en(t,e,n){let o=s("button",{type:"button",class:"sw-bu\
tton sw-primary sw-check","data-key":`check/${e}`},t.word("lesson-check"));return o.addEventListener("click",n,
{signal:t.signal}),o}function nn(t,e){let{signal:n}=t,o=s("div",{class:"sw-lesson-body"}),r=s("section",{class:"sw-lesson","aria-la\
bel":t.word("lesson"),hidden:!0},o),a=s("p",{class:"sw-heard",role:"status"}),i=s("div",{},r,a),d=Ye(t),f="",l=null,
m=new Set;function w(M){let{title:$,text:S,goal:H,question:P,answered:O,feedback:I,teaches:F,hints:D,point:G,trouble:j}=M;
return[s("div",{class:"sw-lesson-head"},_("rule"),s("h3",{},$),...p(M)),...S?[s("p",{class:"sw-lesson-text"},S)]:
[],...H?[s("p",{class:"sw-lesson-goal",tabindex:-1},_("flag"),s("span",{},s("b",{},t.word("lesson-goal"))," ",
H))]:[],...G.length?[s("p",{class:"sw-heard"},`${t.word("lesson-point")}: ${h(G)}.`)]:[],...O?[x(O)]:[],...P?[
Xe(t,P,m)]:[],...I?v(I,F,M):[],...D.length?[s("ol",{class:"sw-hints","aria-label":t.word("lesson-hints")},...D.
map(g))]:[],...M.buttons.includes("back")?[s("p",{class:"sw-aside"},t.word("lesson-playing-out"))]:[],s("div",
{class:"sw-lesson-deeds"},...b(M)),...j?[s("p",{class:"sw-lesson-trouble"},_("error"),j)]:[]]}let h=M=>M.map($=>t.
scenery.places[$]?.name??"").join(", ");function p({series:M,titles:$,number:S}){if($.length<2)return[];let H=s(
"select",{class:"sw-series","aria-label":t.word("lesson-choose"),"data-key":"series"});return H.append(...$.map(
(P,O)=>s("option",{value:O,selected:O===S},`${O+1}. ${P}`))),H.addEventListener("change",()=>t.ask({type:"less\
on",do:"number",number:Number(H.value)}),{signal:n}),[s("span",{class:"sw-series-of"},M),H]}function x({question:M,
answers:$,text:S,ledger:H}){return s("div",{class:"sw-told","data-kind":"right",tabindex:-1},s("p",{class:"sw-\
told-asked"},M," ",s("b",{},$.join(", "))),s("p",{class:"sw-told-head"},_("tick"),S),...H?[et(t,H,{key:"told"})]:
[])}function v({kind:M,text:$,ledger:S,places:H},P,{question:O,answered:I}){let F=[...O?.options??[],...O?.typed??
[]].some(({say:j})=>j===$),D=H.length?[s("p",{class:"sw-lesson-rules"},_("rule"),...H.map(j=>pt(j)))]:[];return I?
[]:F?D:[s("div",{class:"sw-told","data-kind":M,tabindex:-1},s("p",{class:"sw-told-head"},_(ds(M)),u(M)),s("p",
{class:"sw-told-text"},$),...D,...S?[et(t,S,{key:"told"})]:[],...P.length?[s("p",{class:"sw-teaches"},`${t.word(
"lesson-teaches")}: `,...c(P))]:[])]}let c=M=>M.map($=>s("span",{class:"sw-taught"},$));function u(M){return M===
"solved"?t.word("lesson-solved"):M==="failed"?t.word("lesson-failed"):t.word("lesson-wrong")}let g=M=>s("li",{},
_("help"),s("span",{},M));function b({buttons:M,hint:$,state:S}){let H=M.map((P,O)=>{let[I,F]=L(P,S);return N(
P,I,F,O===0&&P!=="skip"&&!(P==="again"&&S==="playing"))});return $===null?H:[...H,N("hint",$,"help",!1)]}function L(M,$){
return M==="on"?[t.word("lesson-on"),"now"]:M==="skip"?[t.word("lesson-skip"),"now"]:M==="again"?[$==="solved"?
t.word("lesson-repeat"):t.word("lesson-again"),"undo"]:M==="play_out"?[t.word("lesson-play-out"),"fork"]:M==="\
back"?[t.word("lesson-back"),"back"]:[t.word("lesson-next"),"now"]}function N(M,$,S,H){let P=s("button",{type:"\
button",class:"sw-button","data-key":`lesson/${M}`},_(S),$);return P.classList.toggle("sw-primary",H),P.addEventListener(
"click",()=>t.ask({type:"lesson",do:M}),{signal:n}),P}function C(M,$){let{answered:S,feedback:H,hints:P,question:O,
state:I}=M;return S&&JSON.stringify(S)!==JSON.stringify($?.answered)?S.text:H&&!S&&JSON.stringify([H,I])!==JSON.
stringify([$?.feedback,$?.state])?`${u(H.kind)}. ${H.text}`:$&&P.length>$.hints.length?P.at(-1)??"":O&&O.text!==
$?.question?.text?O.text:null}function T(){let $=[".sw-told",".sw-question-text",".sw-lesson-goal"].map(S=>o.querySelector(
S)).find(S=>S instanceof HTMLElement);return $ instanceof HTMLElement&&$.focus(),$!==void 0}return{element:i,pointer:d.
element,focus:T,moved(){let M=e.get("blackboard");return l!==null&&!!M&&M!==f&&JSON.parse(M).number!==l.number},
update(){let M=e.get("blackboard")??"";if(M===f)return;f=M;let $=l,S=M?JSON.parse(M):null;if(l=S,r.hidden=S===
null,d.point(S?.point??[]),!S)return o.replaceChildren();R(r,{"data-state":S.state}),$?.number===S.number&&$.question?.
number===S.question?.number||(m=new Set);let P=r.contains(X(r));nt(t,o);let O=z(o,...w(S));P&&!O&&T();let I=C(
S,$);I!==null&&(a.textContent=I);let F=S.state==="solved"||S.state==="failed";$&&F&&$.state!==S.state&&r.scrollIntoView?.(
{block:"nearest"})}}}function ds(t){return t==="solved"?"star":t==="note"?"help":"refused"}function sn(t,{index:e,name:n,seat:o,open:r,toggle:a}){let i=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,d=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(r),"aria\
-label":i,title:i},_(o?"robot":"person"));return d.addEventListener("click",a),d}function on(t,e){let{index:n,
seat:o,open:r}=e,a=[];if(o){let i=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));i.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),a.push(s("p",{class:"\
sw-seat-line"},_("robot"),s("span",{},o.name),i))}return r&&a.push(us(t,e)),a}function us(t,{index:e,name:n,seat:o,
bots:r,toggle:a}){let d=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...r].map(l=>{
let m=(o?.bot??null)===l.id,w=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(m),"data-ke\
y":`${e}/seat/${l.id}`},_(l.id===null?"person":"robot"),s("b",{},l.name),s("span",{},l.about));return m&&w.append(
_("tick")),w.addEventListener("click",()=>{a(),m||t.ask({type:"seat",player:e,bot:l.id})}),w}),f=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...d);return f.addEventListener("keydown",
l=>{l.key==="Escape"&&(l.stopPropagation(),a())}),f}function an(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,r=[],a=null,{seats:i,bots:d}=Bt;function f(m){let w=e.children[m.index],h=x=>`${m.
index}/${x}`,p=fs(t,m,{isOpen:x=>o.has(h(x)),toggle(x){o.delete(h(x))||o.add(h(x)),f(m),x==="seat"&&w.querySelector(
".sw-seat")?.focus()}});R(w,{"aria-current":m.decides?"true":null,"data-winner":m.player.winner}),nt(t,w),z(w,
...p)}function l(m){a=m;let{players:w,player:h,phase:p,choices:x}=m;for(;e.children.length>w.length;)e.lastElementChild?.
remove();for(;e.children.length<w.length;)e.append(ps(t,e.children.length));R(e,{"data-many":w.length>3});let v=w.
map((u,g)=>{let b=g===h&&p!=="over",L=b?x.filter(({kind:N})=>N==="decline"):[];return{index:g,player:u,decides:b,
declines:L,seat:i[g]??null,bots:d}}),c=v.map(u=>JSON.stringify(u));for(let u of v)c[u.index]!==r[u.index]&&f(u);
r=c}return{element:n,update:l,explore(m){JSON.stringify([i,d])!==JSON.stringify([m.seats,m.bots])&&({seats:i,bots:d}=
m,a&&l(a))}}}function ps(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function fs(t,{index:e,player:n,decides:o,declines:r,seat:a,bots:i},d){
let f={index:e,name:n.name,seat:a,bots:i,open:d.isOpen("seat"),toggle:()=>d.toggle("seat")},l=s("div",{class:"\
sw-races"}),m=ms(t,e,n,o,d),w=s("div",{class:"sw-plate-inside"},m,...on(t,f),l);d.isOpen("score")&&n.scored&&w.
append(et(t,n.scored,{key:`score/${e}`}));let h=[...n.active?[n.active]:[],...n.declined];n.active||l.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[x,v]of h.entries()){let c=`race/${x}`,u=v!==n.
active,g={key:`${e}/${c}`,open:d.isOpen(c),toggle:()=>d.toggle(c)};l.append(...gs(t,v,u,g)),d.isOpen(c)&&w.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(b=>s("li",{},b))))}let p=[...r,...n.choices].map((x,v)=>xs(t,
x,`${e}/do/${v}`));p.length&&l.append(s("span",{class:"sw-plate-choices"},...p));for(let x of n.peace)w.append(
s("p",{class:"sw-peace"},vs(),x));return[ws(t,e,i.length?[sn(t,f)]:[]),w]}function ws(t,e,n){let o=y("path",{d:t.
scenery.players[e]?.shape}),r=y("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},r,...n)}function ms(t,e,{name:n,coins:o,scored:r,winner:a},i,{isOpen:d,toggle:f}){let l=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(i&&l.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),a&&l.append(" ",s("span",{class:"sw-winner"},wt(),t.word("players-win\
ner"))),r){let m=s("button",{type:"button",class:"sw-scored","aria-expanded":String(d("score")),"data-key":`${e}\
/score`,title:r.title},s("b",{},$t(r.total))," ",t.word("players-last-turn"));m.addEventListener("click",()=>f(
"score")),l.append(" ",m)}return l.append(" ",hs(t,o)),l}function hs(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},Re(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},ht("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function gs(t,e,n,{key:o,open:r,toggle:a}){let i=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(r),"data-key":o});if(i.addEventListener("\
click",a),!n){i.append(Rt(t,e));let f=s("span",{class:"sw-tallies"});return e.hand&&f.append(Dt(t.word("player\
s-in-hand"),e.hand,bs)),f.append(Dt(t.word("players-on-map"),e.tokens,rn)),[i,f]}let d=e.power===null?e.race:`${e.
power} ${e.race}`;return R(i,{title:`${t.word("players-declined")}: ${d}`}),i.append(Jt(lt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${d}`),...e.power===null?[]:[dt(t,e.power_emblem??"",e.power)],dt(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},d)),[s("span",{class:"sw-declin\
ed"},i,Dt(t.word("players-regions"),e.regions,rn))]}var bs="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",rn="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",ys="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function Jt(t){return y("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},y("path",{d:t,fill:"currentColor"}))}var vs=()=>Jt(ys);function Dt(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},Jt(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function xs(t,{
kind:e,label:n,action:o,why:r},a){let i=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":a,"data-kind":e},n);return i.addEventListener("click",()=>{o?t.play([o]):r&&t.refuse(r)}),i}function ln(t){let e=r=>t[r]??"";function n({total:r,title:a,sum:i,lines:d}){return{total:r,title:e(a),sum:e(i),
lines:d.map(([f,l,m,w,h=[]])=>({amount:f,text:e(l),place:e(m),applied:w===1,regions:h}))}}return{say:e,whole:n,
reason:r=>r&&{text:e(r.text),helps:r.helps.map(e),place:e(r.place)}}}function Wt({strings:t,...e}){let{say:n,whole:o,
reason:r}=ln(t),a=[],i=[],d=p=>p===null?null:n(p);function f(p){if(!p)return null;let[x,v]=p;return a[v]={total:x,
title:"",sum:"",lines:[]}}let l=p=>p===null?null:i[p]={text:"",helps:[],place:""},m=p=>({...p,label:n(p.label),
why:r(p.why)}),w=p=>({...p,abilities:p.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),closed:d(
e.closed),turn_label:n(e.turn_label),stacks:n(e.stacks),undo:d(e.undo),redo:d(e.redo),regions:e.regions.map(p=>({
...p,label:n(p.label),holds:p.holds.map(n),acts:p.acts.map(x=>({...x,label:n(x.label),ledger:x.ledger?o(x.ledger):
null})),cost:f(p.cost),why:l(p.why),losses:f(p.losses),defence:f(p.defence),income:f(p.income)})),choices:e.choices.
map(m),allocations:e.allocations.map(p=>({...p,label:n(p.label),spreads:p.spreads.map(({label:x,counts:v})=>({
label:n(x),counts:v}))})),column:e.column.map(p=>({...p,race_ability:n(p.race_ability),power_ability:n(p.power_ability),
tokens:o(p.tokens),price:o(p.price),summary:n(p.summary),label:n(p.label),why:r(p.why)})),players:e.players.map(
p=>({...p,active:p.active&&w(p.active),declined:p.declined.map(w),peace:p.peace.map(n),scored:f(p.scored),choices:p.
choices.map(m)})),score:f(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(
e.story.title),events:e.story.events.map(p=>({text:n(p.text),place:n(p.place),ledger:f(p.ledger),regions:p.regions}))}},
explain(p){let{whole:x,reason:v}=ln(p.strings);p.ledgers.forEach((c,u)=>Object.assign(a[u]??{},x(c))),p.refusals.
forEach((c,u)=>Object.assign(i[u]??{},v(c)))}}}var $s=2e3,Ls=.045,Es="M3 3H5.5V13H3ZM13 3V13L6 8Z",Ms="M11.5 3V13L4.5 8Z",Ss="M4.5 3V13L11.5 8Z",Cs="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function cn(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),r=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),a=s("span",{class:"sw-position",role:"status"}),i=s("span",{class:"sw-position-title"}),
d=N("first",Es,t.word("first"),()=>0),f=N("back",Ms,t.word("back"),O=>O-1),l=N("forward",Ss,t.word("forward"),
O=>O+1),m=N("now",Cs,t.word("now"),()=>h),w=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},d,f,s("div",{class:"sw-rail"},o,r,n),l,m,s("p",{class:"sw-where"},a,i)),h=0,p=0,x="",v=[],c=null,u=null,
g=null,b=!1,L=!1;n.addEventListener("input",()=>{L=!1,C(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>b=!0,{signal:e});for(let O of["pointerup","pointercancel","change","blur"])n.addEventListener(O,M,
{signal:e});function N(O,I,F,D){let G=y("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},y("path",{d:I})),B=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":O,title:F,"aria-label":F},G);return B.addEventListener(
"click",()=>{let E=D(u??p);L=!0,B.getAttribute("aria-disabled")!=="true"?C(Math.max(0,Math.min(h,E))):t.refuse(
Q(E<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),B}function C(O){u=O,$(),T()}function T(){g&&performance.
now()-g.at<$s||(g=null,!(u===null||u===p)&&(g={step:u,at:performance.now()},t.goTo(u)))}function M(){b=!1,$()}
function $(){let O=u??p,I=`${t.word("step")} ${O} / ${h}`,F=O===p?x:"";R(n,{max:h,"aria-valuetext":F?`${I}: ${F}`:
I}),b||(n.value=String(O)),R(a,{"aria-live":L?"polite":"off","aria-busy":O===p?null:"true"}),a.textContent=O===
p?I:`${I} …`,a.classList.toggle("sw-pending",O!==p),i.textContent=F,r.style.setProperty("--sw-at",String(h?O/
h:1));for(let D of[d,f])R(D,{"aria-disabled":O<=0?"true":null});for(let D of[l,m])R(D,{"aria-disabled":O>=h?"t\
rue":null});m.classList.toggle("sw-primary",O<h)}function S(O){let I={turn:0,step:0};O.forEach(([F,D,G],j)=>{let{
element:B,stretch:E,shape:A,number:k}=v[j]??=H(),V=t.scenery.players[G];R(B,{style:`flex-grow: ${(O[j+1]?.[0]??
h)-F}`}),R(E,{"data-player":G,style:`background: ${V?.full??""}`}),R(A,{d:V?.shape??""});let J=I.turn>0&&F-I.step<
Ls*h,W=D===I.turn||J?"":String(D);W&&(I={turn:D,step:F}),R(k,{hidden:W===""}),k.textContent!==W&&(k.textContent=
W)});for(let{element:F}of v.splice(O.length))F.remove()}function H(){let O=y("path",{}),I=s("div",{class:"sw-s\
tretch"},y("svg",{viewBox:"-14 -14 28 28"},O)),F=s("span",{class:"sw-turn-number"}),D=s("div",{class:"sw-turn"},
I,F);return o.append(D),{element:D,stretch:I,shape:O,number:F}}function P(O){O!==c&&(c=O,{step:p,steps:h}=O,u===
null&&(L=!1),u!==null&&(u===p||u>h)&&(u=null),g&&(g.step===p||g.step>h)&&(g=null))}return{element:w,hear:P,update(O){
P(O),x=O.story?`${O.players[O.story.player]?.name}: ${O.story.title}`:"",S(O.track),$(),T()}}}function dn(t,e){let{places:n}=t.get("scenery"),o=!1,r,a=()=>{};function i(){clearTimeout(r),r=void 0,e.tries(
()=>t.save_changes())}function d(){i(),a()}return{region(){let f=t.get("selected_region"),l=n.findIndex(m=>m.id===
f);return l<0?null:l},select(f){let l=f===null?null:n[f]?.id??null;t.get("selected_region")!==l&&(clearTimeout(
r),r=o?setTimeout(d,250):void 0,t.set("selected_region",l),o||i())},pressing:()=>r!==void 0,watch(f,l,m){a=l,f.
addEventListener("click",()=>r!==void 0&&!e.waiting()&&l(),{signal:m});for(let w of["pointerdown","pointerup",
"pointercancel"])f.addEventListener(w,()=>o=w==="pointerdown",{signal:m,capture:!0})}}}function un(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,r=null;function a(l,m,w){
let h=s("span",{class:"sw-about"},m),p=l.events.map((x,v)=>i(x,`event/${v}`,w));return[s("h3",{},Os(t,l.player),
l.title," ",h),s("ol",{class:"sw-events"},...p)]}function i({text:l,place:m,ledger:w,regions:h},p,x){let v=s("\
p",{},s("span",{class:"sw-reason"},l));h.length&&(v.append(yt()),R(v,{tabindex:0,"data-key":p}),vt(t,v,h)),m&&
v.append(" ",pt(m));let c=s("li",{},v);if(w){let u=s("span",{class:"sw-opener-label"},w.title,s("b",{},ct(w.total))),
g={key:`${p}/ledger`,captioned:!1,told:m,open:x(w)};c.append(xt(t,u,w,g))}return c}let d=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function f(){if(!o)return;let{story:l,players:m}=o,w=JSON.
stringify([l,r]);if(w===n)return;n=w;let h=x=>m.some(({scored:v})=>v?.title===x.title);nt(t,e);let p=l?a(l,m[l.
player]?.name??"",h):d();z(e,...p,...r===null?[]:[Qt(t,r)])}return{element:e,explore(l){({reason:r}=l),f()},update(l){
o=l,f()}}}function Os(t,e){let n=t.scenery.players[e];return n?y("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},y("path",{d:n.shape,fill:n.full})):""}var Lt=8;function fn(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0}),o=null;function r(a){
let i=e.getBoundingClientRect(),{offsetWidth:d,offsetHeight:f}=n,[l,m]=[a.left-i.left,i.right-a.right],w=m>=l?
a.right-i.left+Lt:l-d-Lt,h=a.top-i.top+a.height/2-f/2;if(Math.max(l,m)<d+Lt){w=a.left-i.left+a.width/2-d/2;let p=a.
top-i.top-f-Lt;h=p>=0?p:a.bottom-i.top+Lt}n.style.left=`${pn(w,i.width-d)}px`,n.style.top=`${pn(h,i.height-f)}\
px`}return{element:n,insist(a){let i=!n.hidden&&o===a;return n.classList.toggle("sw-insists",i),i},show(a,i,d){
let f=i===null?void 0:t.scenery.places[i],l=i===null?void 0:a.regions[i],m=l&&(a.hand?l:{...l,why:null}),w=f&&
m?As(m,d):[];if(o=w.some(({className:p})=>p==="sw-tip-why")?m?.why?.text??null:null,n.classList.remove("sw-ins\
ists"),R(n,{hidden:w.length===0}),!f||w.length===0)return;n.replaceChildren(s("b",{class:"sw-tip-name"},f.name),
...w);let h=[...e.querySelectorAll("[data-region]")].find(p=>p.getAttribute("data-region")===f.id);h&&r(h.getBoundingClientRect())}}}
function As(t,e){if(e==="incomes")return t.income?qt(t.income):[];if(e==="defences")return t.defence?qt(t.defence):
[];let n=t.cost?qt(t.cost):[],o=t.acts.filter(({quick:a})=>!a).map(({label:a})=>s("p",{},a));return t.acts.length>
0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),...n,...t.why.helps.slice(0,1).map(a=>s("p",{class:"\
sw-tip-help"},a))]}function qt({lines:t,sum:e,total:n}){let r=[...t.filter(({applied:a})=>a).map(({amount:a,text:i})=>[
$t(a),i]),[ct(n),e]].map(([a="",i=""])=>s("div",{},s("b",{},a),i));return[s("div",{class:"sw-tip-lines"},...r)]}
var pn=(t,e)=>Math.max(0,Math.min(t,e));var Ts={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function wn(t){let{signal:e}=t,n=Ns(t),o=Qe(
t),r=s("button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false",title:t.word("show-code")});
r.append(_("code"),s("span",{},t.word("show-code")));let a=s("code",{}),i=s("button",{type:"button",class:"sw-\
button sw-copy"},t.word("copy")),d=s("span",{role:"status"}),f=s("p",{class:"sw-whose-game"},t.word("code-game")),
l=s("div",{class:"sw-listing"},s("pre",{},a),s("p",{},i,d),f),m=s("p",{class:"sw-aside"},t.word("no-code")),w=s(
"div",{class:"sw-code",hidden:!0},l,m),h=s("div",{class:"sw-tools"},n,o.element,r,w);return r.addEventListener(
"click",()=>{w.hidden=!w.hidden,R(r,{"aria-expanded":String(!w.hidden)})},{signal:e}),i.addEventListener("clic\
k",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),d.textContent=t.word("copied")}catch{document.
getSelection()?.selectAllChildren(a),d.textContent=t.word("selected")}},{signal:e}),{element:h,update(p){let x=p.
story?.code??"";l.hidden=x==="",m.hidden=x!=="",x!==a.textContent&&(a.textContent=x,d.textContent="")},explore({
shown:p,off:x}){f.textContent=p>0?t.word("code-branch"):t.word("code-game"),o.update(p>0,x)}}}function Ns(t){let e=`\
sw-${Math.random().toString(36).slice(2)}`,o=[["none",t.word("goggles-none")],["costs",t.word("goggles-costs")],
["incomes",t.word("goggles-incomes")],["defences",t.word("goggles-defences")]].map(([a,i])=>{let d=s("input",{
type:"radio",class:"sw-heard",name:e,value:a,checked:a===t.goggles()});return d.addEventListener("change",()=>t.
wear(a),{signal:t.signal}),s("label",{class:"sw-lens"},d,s("span",{},_(Ts[a]),i))}),r=s("span",{class:"sw-gogg\
les-title","aria-hidden":"true"},t.word("goggles"));return s("div",{class:"sw-goggles",role:"radiogroup","aria\
-label":t.word("goggles")},r,...o)}function mn(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),r=wt(),a="";return{element:o,update({
turn:i,turns:d,turn_label:f}){let l=JSON.stringify([i,d,f]);if(l!==a){for(a=l,e.textContent=f,R(n,{"aria-label":f});n.
children.length>d;)n.lastElementChild?.remove();for(;n.children.length<d;)n.append(Rs(n.children.length+1));for(let[
m,w]of[...n.children].entries()){let h=m+1;w.classList.toggle("sw-played",h<i),R(w,{"aria-current":h===i?"step":
null}),h===i&&w.append(r)}(i<1||i>d)&&r.remove()}}}}function Rs(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function hn(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=Hs(n,e,t.signal),r=new Map,a=null,i=null;function d(w,h,p,x){let v=s("span",{class:"sw-opener-label"},h,s("b",
{},ct(p.total)));return xt(t,v,p,{key:w,captioned:!1,open:r.get(w)??x,onToggle(c){r.set(w,c),o.free()}})}function f(w,h){
let p=[Bs(t,w)];h.holds.length&&p.push(s("p",{},h.holds.join(" "))),h.acts.length&&p.push(l(h.acts)),h.why&&p.
push(Ps(t,h.why)),h.cost&&p.push(et(t,h.cost,{key:"cost"}));let x=!h.cost,v=s("div",{class:"sw-more"});return h.
losses&&v.append(d("losses",t.word("losses"),h.losses,x)),h.income&&v.append(d("income",t.word("income"),h.income,
x)),h.defence&&v.append(d("defence",t.word("defence"),h.defence,x)),[...p,v]}function l(w){let h=w.map((p,x)=>{
let v=s("span",{class:"sw-act"},...p.emblem?[st(t.scenery,"sw-printed",p.emblem)]:[],p.label),c=`act/${p.kind}\
/${x}`;return s("li",{},_("tick"),p.ledger?xt(t,v,p.ledger,{key:c}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...h)}function m(w){let h=s("p",{class:"sw-aside"},t.word("point-at"));return!w.score||
w.phase==="pick"?[s("h3",{},t.word("why")),h]:[s("h3",{},t.word("score-now")),et(t,w.score,{key:"score"}),h]}return{
element:n,show(w,h){if(w===a&&h===i)return;w!==a&&o.free(),a=w,i=h;let p=h===null?void 0:t.scenery.places[h],x=h===
null?void 0:w.regions[h];nt(t,e),z(e,...p&&x?f(p,x):m(w))}}}function Hs(t,e,n){let o=0;function r(i){o=i,t.style.
setProperty("--sw-tallest",`${i}px`)}let a=new ResizeObserver(()=>{e.offsetHeight>o&&r(e.offsetHeight)});return a.
observe(e),n.addEventListener("abort",()=>a.disconnect()),{free:()=>r(0)}}function Bs(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(r=>st(t.
scenery,"sw-printed",r)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function Ps(t,{text:e,
helps:n,place:o}){let r=s("div",{class:"sw-refusal"},_("refused"),s("p",{},e," ",o?pt(o):""));return n.length&&
r.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(a=>s("li",{},
a)))),r}var ks=["undo","redo","bot"];function Is({model:t,el:e,signal:n}){let o=Ue(n),{language:r,places:a}=t.get("sce\
nery"),i=_t(a),d={goggles:"none",hand:Ze()},f=new AbortController,l=()=>{let m=e.contains(X(e));f.abort(),f=new AbortController;
let w=t.get("scenery");w.places!==a&&w.language===r&&(i=_t(w.places)),{language:r,places:a}=w;let{root:h,focus:p}=Vs(
t,{kernel:o,draft:i,worn:d,signal:f.signal});e.replaceChildren(h),m&&p()};at(t,"change:scenery",l,n),at(t,"msg\
:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{f.abort(),o.tries(()=>t.send({type:"bye"}))}),l(),
o.greeted(),o.tries(()=>t.send({type:"hello"}))}function Vs(t,{kernel:e,draft:n,worn:o,signal:r}){let a=t.get(
"scenery"),i=dn(t,e),d=St(r),f=Wt(JSON.parse(t.get("snapshot"))),{snapshot:l,explain:m}=f,[w,h]=[!1,!1],p=!1,x=null,
v=!1,c=!1,u=!1,g={scenery:a,word:Z=>a.words[Z]??Z,signal:r,play:Z=>W({type:"play",version:l.version,actions:Z}),
undo:()=>W({type:"undo",version:l.version}),redo:()=>W({type:"redo",version:l.version}),refuse(Z){if(!w)return q();
c=!0,b.refuse(Z,G.insist(Z.text))},look(Z){c&&Z!==null&&Z!==x&&Gt(),x=Z,tt()},select:i.select,light:Z=>L.light(
Z),goTo(Z){t.get("step")!==Z&&(e.asked(),t.set("step",Z),e.tries(()=>t.save_changes()))},wear(Z){o.goggles=Z,L.
wear(Z)},goggles:()=>o.goggles,draft:n,ask:Z=>W({...Z,version:l.version}),edit(Z){e.asked(),e.tries(()=>t.send(
{...Z,type:"edit",version:l.version}))},placing:()=>I.placing(),place:(Z,U)=>I.place(Z,U)},b=ee(g),L=Oe(g),N=Be(
g),C=an(g),T=mn(g),M=hn(g),$=un(g),S=cn(g),H=wn(g),P=ze(g,t,[C,b,$,H]),O=nn(g,t),I=De(g,t,o.hand),F=Ut(g),D=s(
"div",{class:"sw-map"},L.element,O.pointer,P.stamp,F.element),G=fn(g,D);D.append(G.element);let j=s("div",{class:"\
sw-people"},T.element,C.element),B=s("div",{class:"sw-right"},j),E=s("div",{class:"sw-left"},H.element,D,S.element),
A=s("div",{class:"sw-below"},M.element,$.element),k=s("div",{class:"sw-table"},E,A,B),V=s("div",{class:"sw-wid\
get",lang:a.language,"data-kernel":"idle"},a.title?s("p",{class:"sw-title"},a.title):"",a.text?s("p",{class:"s\
w-text"},a.text):"",O.element,P.banner,b.element,k);P.lie(V,{left:E,side:B,people:j}),I.lie(V,{tools:H.element,
map:D,side:B,top:b.element});let J=Ke(V,r);i.watch(V,Et,r),D.addEventListener("pointermove",()=>{v||(v=!0,tt())},
{signal:r});function W(Z){if(e.waiting()||u||!w)return q();ks.includes(Z.type)||J.acted(),e.asked(),e.tries(()=>t.
send(Z))}let q=()=>b.tell({kind:"stale",text:g.word("one-moment")});function tt(){if(!w)return;M.show(l,x??i.region());
let Z=D.querySelector("[data-region]:focus-visible")?i.region():null;G.show(l,(v?x:null)??Z,o.goggles)}function Y(){
let Z=l.closed!==null&&V.classList.contains("sw-what-if"),U=l.phase==="pick"&&!l.past&&!Z,rt=U?k:B;if(N.element.
parentNode!==rt)rt[U?"prepend":"append"](N.element);else if(!U)return;N.update(l)}function ot(Z){let U=V.contains(
X(V));Z();let rt=X(V);U&&(!V.contains(rt)||rt?.closest("[hidden]"))&&b.focus()}function it(){let{player:Z,phase:U,
allocations:rt}=l;({snapshot:l,explain:m}=f),w=h=v=!1,V.dataset.version=String(l.version),V.dataset.phase=l.phase,
V.dataset.step=String(l.step),V.classList.toggle("sw-past",l.past),ot(()=>{(P.enter()||O.moved())&&n.update([]),
Y(),n.update(l.allocations),b.update(l),L.update(l,l.player===Z&&rt.length+l.allocations.length===0)}),S.hear(
l),p||=l.player!==Z||l.phase!==U,d.want(ut)}function ut(){d.cancel();let Z=JSON.parse(t.get("reasons"));h=Z.version!==
l.version,!h&&(m(Z),w=!0,ot(()=>{for(let U of[L,T,N,C,$,S,H])U.update(l);P.update(),O.update(),L.flash(),p&&!D.
querySelector("[data-region]:focus")&&g.select(null),p=!1,Et()}),V.dataset.shown=String(l.version))}function Pt(){
f=Wt(JSON.parse(t.get("snapshot")));let{snapshot:Z}=f;if(e.answered(),u)return;let U=Z.story?.die??null,rt=!Z.
past&&!l.past&&!P.moved()&&Z.steps>l.steps;if(b.tell(null),U===null||!rt){F.show(Z.past?U:null),jt();return}u=
!0,F.roll(U).then(()=>{u=!1,!r.aborted&&(f.snapshot.story?.die!==U&&F.show(null),jt())})}function Gt(){c=!1,b.
tell(null)}function jt(){it(),b.tell(l.notice)}function Et(){L.select(i.region()),tt()}return at(t,"change:sna\
pshot",Pt,r),at(t,"change:reasons",()=>h&&ut(),r),at(t,"change:explore",()=>w&&!u&&ot(P.update),r),at(t,"chang\
e:selected_region",()=>i.pressing()||Et(),r),n.onChange(Gt,r),e.onChange(Z=>{V.dataset.kernel=Z,b.waiting(Z)}),
it(),ut(),Et(),o.goggles!=="none"&&L.wear(o.goggles),{root:V,focus:()=>I.isOpen()?I.focus():O.focus()||b.focus()}}
var Bi={render:Is};export{Bi as default};
