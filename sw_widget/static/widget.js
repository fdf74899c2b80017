var an="http://www.w3.org/2000/svg";function E(t,e){for(let[n,o]of Object.entries(e)){let r=o==null||o===!1?null:
o===!0?"":String(o);t.getAttribute(n)!==r&&(r===null?t.removeAttribute(n):t.setAttribute(n,r))}return t}function b(t,e={},...n){
let o=E(document.createElementNS(an,t),e);return o.append(...n),o}function s(t,e={},...n){let o=E(document.createElement(
t),e);return o.append(...n),o}function ut(t,e){let n=b("g",{transform:e});return n.innerHTML=t,n}var Mt="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function ht(t,e=0,n=0){let o=(r,a)=>`${(e+t*
r).toFixed(1)} ${(n+t*a).toFixed(1)}`;return`M${o(-8,-9)}Q${o(0,-7)} ${o(8,-9)}L${o(8,0)}Q${o(8,7)} ${o(0,11)}\
Q${o(-8,7)} ${o(-8,0)}Z`}var rn={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H6",redo:"M9.5 2.5L13 6\
 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8a6.2 6.2 0 1 1 0 12.4A\
6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM8 4.6V8l2.4 1.8",
error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2V11.4H5.6ZM6.2 13.8h3.6",
rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",now:"M13 3v10M3 3l7 5-7 \
5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 2.5",sword:"M13.5 2.5L6 \
10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M8 1.8A6.2 6.2 0 1 1 8 14\
.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:ht(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6.6 3.8 7 3.8 3M8 10C8 6.6 12\
.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.4 8h11.2",star:"M8 1.8l1.9 4\
.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4H3.2ZM8 6V3.4M8 2.2v.3M5.9 9\
v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 5.4A2.7 2.7 0 1 1 8 2ZM2.6 1\
4Q2.8 9.4 8 9.4T13.4 14Z",flag:"M4 14.6V1.8M4 2.6Q6.8 1 9 2.6T13.8 2.8V8.6Q11.2 10 9 8.5T4 8.8",code:"M5 4L1.2\
 8 5 12M11 4l3.8 4L11 12M9.2 2.6L6.8 13.4",unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7.6 0ZM8 11.\
6V14.4"};function V(t,e){return b("svg",{class:"sw-sigil",viewBox:"0 0 16 16","data-sign":t,role:e?"img":null,
"aria-label":e,"aria-hidden":e?null:"true"},b("path",{d:rn[t]}))}function pt(){return b("svg",{class:"sw-crown",
viewBox:"-14 -11 28 20","aria-hidden":"true"},b("path",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",
fill:"var(--sw-gold)",stroke:"#6d4700","stroke-width":1.6,"stroke-linejoin":"round"}),b("path",{d:"M-9.6 4.6H9\
.6",fill:"none",stroke:"#6d4700","stroke-width":1.4}),...[-12.2,0,12.2].map(t=>b("circle",{cx:t,cy:t?-5.5:-9,r:1.7,
fill:"#fff3cf",stroke:"#6d4700","stroke-width":1})))}function kt(t){let e=s("strong",{}),n=a("bot-step",t.word("bot-step"),!1);n.classList.add("sw-primary");let o=[
s("p",{},V("robot"),e),n,a("bot-turn",t.word("bot-turn"),!0)],r=s("div",{class:"sw-bot-turn",hidden:!0});function a(i,d,f){
let l=s("button",{type:"button",class:"sw-button sw-ask","data-key":i},d);return l.addEventListener("click",()=>t.
ask({type:"bot",whole:f}),{signal:t.signal}),l}return{element:r,update(i){r.hidden=i===null,e.textContent=i?.text??
"",i?r.hasChildNodes()||r.append(...o):r.replaceChildren()}}}var zt=(t,e)=>s("p",{class:"sw-bot-reason"},V("ro\
bot",t.word("bot-reason")),e);var ln=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]],jt=[1,0,3,0,2,0,3,0,1,0],cn=70,dn=1800;
function Et(t){return b("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidden":"true"},...Pt(t))}function Pt(t){
let e=(ln[t]??[]).map(([n,o])=>b("circle",{cx:n,cy:o,r:2.7}));return[b("rect",{x:-12,y:-12,width:24,height:24,
rx:5}),...e]}function Vt(t,e,n){let o=n===0?t.word("die-blank"):String(n),r=s("span",{class:"sw-die-result","a\
ria-hidden":"true"},o);return e.replaceChildren(s("span",{class:"sw-cube"},Et(n)),r),E(e,{role:"img","data-fac\
e":n,"aria-label":`${t.word("die-shows")}: ${o}`})}function Qt(t){let e=s("span",{class:"sw-die",role:"img",hidden:!0}),
n,o=()=>{};t.signal.addEventListener("abort",()=>{o(),clearTimeout(n)});function r(a){if(clearTimeout(n),e.hidden=
a===null,e.classList.remove("sw-rolling","sw-leaving"),a===null){e.replaceChildren(),E(e,{"data-face":null,"ar\
ia-label":null});return}Vt(t,e,a),t.signal.aborted||(n=setTimeout(()=>e.classList.add("sw-leaving"),dn))}return{
element:e,show(a){o(),r(a)},roll(a){return o(),t.signal.aborted||un()?(r(a),Promise.resolve()):new Promise(i=>{
r(null);let d=0,f=s("span",{class:"sw-cube"});e.replaceChildren(f),e.hidden=!1,e.classList.add("sw-rolling"),E(
e,{"aria-label":t.word("die-rolls")});let l=()=>f.replaceChildren(Et(jt[d++]??0));l();let h=setInterval(()=>d<
jt.length?l():o(),cn);o=()=>{o=()=>{},clearInterval(h),r(a),i()}})}}}var un=()=>window.matchMedia?.("(prefers-\
reduced-motion: reduce)").matches??!1;function mt({emblems:t},e,n=e.slice(e.indexOf("/")+1)){let o=t[e];return o?ut(o):b("text",{class:"sw-letters",
y:6},[...n].slice(0,2).join(""))}function rt(t,e,n,o){let r={class:`sw-emblem ${e}`,viewBox:"-12 -12 24 24","a\
ria-hidden":"true"};return b("svg",r,mt(t,n,o))}function nt(t){return t.getRootNode().activeElement??null}function j(t,...e){let n=nt(t);if(!n||!t.contains(n))
return t.replaceChildren(...e),!0;let o=n.getAttribute("data-key");if(t.replaceChildren(...e),t.contains(n))return(n instanceof
HTMLElement||n instanceof SVGElement)&&n.focus(),!0;for(let r of t.querySelectorAll("[data-key]"))if(r.getAttribute(
"data-key")===o&&(r instanceof HTMLElement||r instanceof SVGElement))return r.focus(),!0;return!1}function St(t){let e=0,n;function o(){cancelAnimationFrame(e),clearTimeout(n)}return t.addEventListener("abort",
o),{cancel:o,want(r){o(),e=requestAnimationFrame(()=>n=setTimeout(r))}}}function Kt(t){let e=St(t.signal),n=s("div",{class:"sw-notice",role:"status","aria-live":"polite"}),o=s("div",
{class:"sw-notice",role:"alert"}),r=s("button",{type:"button",class:"sw-news-more","data-key":"news-more"},t.word(
"news-more")),a=s("div",{class:"sw-news"},n,o);r.addEventListener("click",()=>{let l=n.querySelector(".sw-said");
E(a,{"data-open":!0}),r.remove(),l?.setAttribute("tabindex","-1"),l?.focus()},{signal:t.signal});function i(){
let l=n.querySelector(".sw-said");l&&l.scrollHeight>l.clientHeight+1&&a.append(r)}function d(l){return l==="do\
ne"?V("tick"):l==="refused"?V("refused",t.word("notice-refused")):l==="stale"?V("stale",t.word("notice-stale")):
V("error",t.word("notice-error"))}function f(l,...h){for(let w of[n,o]){let m=l!==null&&w===o==(l.kind==="erro\
r");E(w,{"data-kind":m?l.kind:null}),m?w.replaceChildren(d(l.kind),s("span",{class:"sw-said"},l.text,...h)):w.
replaceChildren()}E(a,{"data-open":null,"data-elsewhere":null}),r.remove(),l&&e.want(i)}return{element:a,tell:l=>f(
l?.text?l:null),refuse({text:l,helps:h,place:w},m=!1){let p=h.map(x=>s("span",{class:"sw-help"},V("help",t.word(
"notice-help")),x));w&&p.push(s("small",{class:"sw-rule"},V("rule"),w)),f({kind:"refused",text:l},...p),E(a,{"\
data-elsewhere":m})}}}var q=(t,...e)=>({text:t,helps:e,place:""});var pn={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-1/0,End:1/0};function Ut(t){let{draft:e,signal:n}=t,
o=s("div",{class:"sw-chips",role:"radiogroup","aria-label":t.word("tray")}),r=s("div",{class:"sw-ways"}),a=s("\
p",{class:"sw-hint"},t.word("tray-hint")),i=s("div",{class:"sw-tray",hidden:!0},s("div",{class:"sw-tray-row"},
o,a),r),d=!1;o.addEventListener("keydown",l,{signal:n}),e.onChange(f,n);function f(){j(o,...e.allocations().map(
h));let c=e.chosen();j(r,...c?m(c):[])}function l(c){let u=pn[c.key],g=e.allocations().map(({key:P})=>P);if(u===
void 0||g.length===0)return;c.preventDefault();let y=g.indexOf(e.chosen()?.key??""),L=g.length-1,S=Number.isFinite(
u)?(y+u+g.length)%g.length:u<0?0:L;e.choose(g[S]??""),o.querySelector('[aria-checked="true"]')?.focus()}function h({
key:c,emblem:u,label:g,must:y}){let L=e.chosen()?.key===c,S=s("button",{type:"button",class:"sw-chip",role:"ra\
dio","aria-checked":L?"true":"false",tabindex:L?0:-1,"data-key":`chip:${c}`,"data-in-hand":e.inHand(c)},rt(t.scenery,
"sw-crest",u,g),s("span",{class:"sw-chip-name"},g),w(e.inHand(c),e.complete(c),y));return S.addEventListener("\
click",()=>e.choose(c),{signal:n}),S}function w(c,u,g){let y=s("span",{class:"sw-chip-state"});return c<0?y.append(
`${t.word("take-up")} `,s("b",{},String(-c))):c>0?y.append(`${t.word("in-hand")} `,s("b",{},String(c))):u&&y.append(
V("tick",t.word("tray-complete"))),c>0&&u&&!g&&y.append(s("small",{},t.word("tray-optional"))),y}function m(c){
let{key:u,label:g,spreads:y}=c,L=e.actions(),S=p("put",t.word("put-down"),L.length>0,()=>L.length>0?t.play(L):
t.refuse(v(c)));S.classList.toggle("sw-primary",L.length>0&&!d);let P=p("reset",t.word("as-it-stands"),e.changed(
u),()=>e.changed(u)?e.reset(u):t.refuse(q(t.word("nothing-moved")))),W=y.map(({label:R,counts:A},B)=>{let H=x(
c,A),O=p(`spread:${B}`,R,!0,()=>{e.spread(u,A);let I=e.actions();I.length>0&&t.play(I)});return H&&O.prepend(V(
"tick")),E(O,{"aria-pressed":H?"true":"false"})});return[s("div",{class:"sw-spreads",role:"group","aria-label":g},
...W,P),S]}function p(c,u,g,y){let L=s("button",{type:"button",class:"sw-button","data-key":c},u);return L.addEventListener(
"click",y,{signal:n}),E(L,{"aria-disabled":g?null:"true"})}function x({key:c,regions:u},g){return u.every(y=>e.
count(c,y)===(g[y]??0))}function v({key:c}){return e.complete(c)?q(t.word("nothing-moved")):q(t.word("loose"),
t.word("loose-help"))}return{element:i,update(c){d=c.choices.some(({main:u})=>u),i.hidden=c.past||e.allocations().
length===0,f()}}}var fn=6,Yt=3;function Xt(t){let{draft:e,signal:n}=t,o=Ut(t),r=Kt(t),a=b("svg",{class:"sw-who",viewBox:"-17 -1\
7 34 34","aria-hidden":"true"}),i=s("p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"}),d=s("div",{class:"\
sw-history"}),f=I("undo",t.word("undo"),t.word("nothing-to-undo"),t.undo),l=I("redo",t.word("redo"),t.word("no\
thing-to-redo"),t.redo),h=s("div",{class:"sw-hand",hidden:!0}),w=s("div",{class:"sw-choices"}),m=kt(t),p=s("sp\
an",{class:"sw-rolled",hidden:!0}),x=s("p",{class:"sw-python",role:"status"}),v=s("span",{class:"sw-busy","ari\
a-hidden":"true"}),c=s("section",{class:"sw-bar","aria-label":t.word("decision"),"data-waiting":"idle"},s("div",
{class:"sw-head"},a,i,d),s("div",{class:"sw-deeds"},o.element,h,m.element,w,p),r.element,v);r.element.prepend(
x);let u=null,g="",y=null,L="idle";e.onChange(()=>u&&R(u),n);let S=()=>i.focus();function P({player:N,phase:$,
players:M,sentence:C,past:F}){let G=t.scenery.players[N];E(c,{"data-phase":$,"data-player":N,"data-past":F}),c.
style.setProperty("--sw-player",G?.full??"currentColor");let J=M[N]?.winner??!1,k=`${N} ${J}`;k!==g&&(g=k,a.replaceChildren(
b("path",{d:G?.shape??"M0 0",fill:G?.full,stroke:G?.pale})),J&&a.append(E(pt(),{x:-11,y:-9,width:22,height:18}))),
i.textContent!==C&&(i.textContent=C)}function W({hand:N,allocations:$}){h.hidden=N===null||$.some(({emblem:M})=>M===
N.emblem),N!==null&&(E(h,{"data-count":N.count}),h.replaceChildren(T(N),s("span",{},N.label)))}function T({player:N,
emblem:$,label:M,count:C}){let F=t.scenery.players[N],G=Math.min(C,fn),J=-Yt*Math.max(G-1,0)/2,k={x:-13,width:26,
height:26,rx:5},U=Array.from({length:G},(Gt,Lt)=>b("rect",{...k,y:-13-J-Yt*Lt,fill:F?.full,stroke:F?.pale})),X=E(
rt(t.scenery,"sw-crest",$,M),{x:-10,y:J-10,width:20,height:20}),st=C>0?[...U,X]:[b("rect",{class:"sw-empty",...k,
y:-13})],ot=b("g",{class:"sw-number"},b("circle",{r:11}),b("text",{y:5},String(C)));return ot.setAttribute("tr\
ansform","translate(17 9)"),b("svg",{class:"sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...st,ot)}
function R(N){L==="none"?j(w):N.past?j(w,...H(N)):j(w,...A(N))}function A(N){return N.choices.map(($,M)=>{let{
kind:C,label:F,main:G}=$,{actions:J,why:k}=B($),U=N.choices.slice(0,M).filter(st=>st.kind===C).length,X=s("but\
ton",{type:"button",class:"sw-button","data-kind":C,"data-key":`choice:${C}:${U}`},...C==="roll"?[Et(3)]:[],F);
return X.classList.toggle("sw-primary",J!==null&&G),J||E(X,{"aria-disabled":"true",title:k?.text}),X.addEventListener(
"click",()=>J?t.play(J):k&&t.refuse(k),{signal:n}),X})}function B({action:N,settled:$,why:M}){if(!$)return{actions:N&&
[N],why:M};let C=e.allocations();if(C.some(({key:J})=>e.changed(J)&&!e.complete(J)))return{actions:null,why:q(
t.word("loose"),t.word("loose-help"))};let F=C.every(({key:J,must:k})=>!k||e.complete(J)),G=N??(F?$:null);return{
actions:G&&[...e.actions(),G],why:M}}function H({step:N,steps:$}){let M=s("button",{type:"button",class:"sw-bu\
tton sw-primary","data-key":"back-to-now"});M.append(V("now"),t.word("back-to-now")),M.addEventListener("click",
()=>t.goTo($),{signal:n});let C=s("span",{},`${t.word("bar-step")} `,s("b",{},`${N} / ${$}`)),F=s("strong",{},
t.word("looking-back"));return[s("p",{class:"sw-looking-back"},V("stale"),F,C),M]}function O({undo:N,redo:$,past:M}){
f.update(N),l.update($),M||L==="none"?d.replaceChildren():d.hasChildNodes()||d.append(f.button,l.button)}function I(N,$,M,C){
let G=s("button",{type:"button",class:"sw-button sw-back-forth","data-key":N},V(N),s("span",{},$)),J=null;return G.
addEventListener("click",()=>J===null?t.refuse(q(M)):C(),{signal:n}),{button:G,update(k){J=k;let U=k===null?null:
`${$}: ${k}`;E(G,{title:U??M,"aria-label":U,"aria-disabled":k===null?"true":null})}}}function _({story:N}){let $=N?.
die??null;p.hidden=$===null,$!==null&&Vt(t,p,$)}function D(){let N=u?.past||L==="none"?null:y;m.update(N),E(c,
{"data-bot":N!==null})}function K(N){let $=c.contains(nt(c));N();let M=nt(c);$&&(!c.contains(M)||M?.closest("[\
hidden]"))&&S()}function z(N){K(()=>{P(N),W(N),_(N),u=N,R(N),D(),O(N),o.update(N),L==="none"&&(o.element.hidden=
!0)})}return{element:c,update:z,focus:S,tell:r.tell,explore({turn:N}){y=N,K(D)},refuse:r.refuse,waiting(N){if(N===
L)return;let $=L==="none"||N==="none";L=N,E(c,{"data-waiting":N,"aria-busy":N==="busy"?"true":null}),x.replaceChildren(),
N==="lost"&&x.append(V("unplugged"),t.word("python-lost")),N==="none"&&x.append(V("unplugged"),t.word("python-\
none")),$&&u&&z(u)}}}var Q=15,wn='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>',hn='<path d="M0 0L11 11\
M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function te({width:t,height:e,places:n,terrains:o,
roads:r,players:a}){let i=`sw-${Math.random().toString(36).slice(2)}`,d=Object.keys(o),f=(y,[L,S],P)=>b("patte\
rn",{id:`${i}-${y}`,width:L,height:S,patternUnits:"userSpaceOnUse"},ut(P)),l=y=>`url(#${i}-${y})`,h=b("defs",{},
...d.map((y,L)=>{let S=o[y];return f(`t${L}`,S?.tile??[1,1],S?.pattern??"")}),f("wilds",[12,12],wn),f("veil",[
11,11],hn),...n.map(({outline:y},L)=>b("clipPath",{id:`${i}-c${L}`},b("path",{d:y})))),w={x:0,y:0,width:t,height:e},
m=b("g",{class:"sw-grounds"},b("rect",{class:"sw-wilds",...w}),b("rect",{...w,fill:l("wilds")})),p={x:-Q/2,y:-Q/
2,width:t+Q,height:e+Q},x=b("g",{class:"sw-lines"},...n.map(({outline:y})=>b("path",{class:"sw-borders",d:y})),
...r.flatMap(y=>[b("path",{class:"sw-road-bed",d:y}),b("path",{class:"sw-road",d:y})]),b("rect",{class:"sw-fra\
me",...p}),b("rect",{class:"sw-frame-steps",...p}),b("rect",{class:"sw-edge",...w})),v=(y,...L)=>b("g",{"clip-\
path":l(`c${y}`)},...L),c=`${-Q} ${-Q} ${t+2*Q} ${e+2*Q}`,u=b("svg",{class:"sw-flashes",viewBox:c,"aria-hidden":"\
true"}),g=-1;return{defs:h,below:m,above:x,flashes:u,inside:v,ground(y,L){return[b("path",{class:"sw-ground",d:y.
outline,fill:o[y.terrain]?.ground}),b("path",{class:"sw-pattern",d:y.outline,fill:l(`t${d.indexOf(y.terrain)}`)}),
v(L,b("path",{class:"sw-verge",d:y.outline}))]},flash({step:y,regions:L}){if(y===g)return;g=y;let S=n.filter((W,T)=>L[T]?.
changed),P=W=>b("path",{class:"sw-flash",d:W.outline});u.replaceChildren(...S.map(W=>v(n.indexOf(W),P(W))))},holding(y,{
player:L,inDecline:S,immune:P,target:W,dim:T,changed:R}){let A=n[y]?.outline,B=L===null?void 0:a[L]?.full,H=(I,_=void 0)=>b(
"path",{class:I,d:A,stroke:_}),O=[];return P&&O.push(b("path",{d:A,fill:l("veil")})),B&&O.push(b("path",{d:A,fill:B,
"fill-opacity":S?.06:.18})),W&&O.push(H("sw-glow sw-glow-wide"),H("sw-glow")),B&&S?O.push(H("sw-band sw-declin\
ed-band",B)):B&&O.push(H("sw-band-edge"),H("sw-band",B)),R&&O.push(H("sw-changed")),T&&O.push(H("sw-dim")),O}}}function ee(t){let e=r=>b("g",{class:`sw-mark-${r}`}),n={hover:e("hover"),selection:e("selection"),light:e("li\
ght"),focus:e("focus")},o=new Map;return{below:b("g",{class:"sw-marks"},n.hover,n.selection,n.light),above:b("\
g",{class:"sw-marks"},n.focus),trace(r,a){let i=a.join();if(i===(o.get(r)??""))return;o.set(r,i);let d=a.flatMap(
l=>t[l]?.outline??[]),f=["sw-under","sw-over"].flatMap(l=>d.map(h=>b("path",{class:l,d:h})));n[r].replaceChildren(
...f)}}}function tt(t,e,{captioned:n=!0,key:o="ledger",told:r=""}={}){let a=e.lines.map((l,h)=>({line:l,key:`${o}/${h}`})),
i=[...a.filter(({line:l})=>l.applied),...a.filter(({line:l})=>!l.applied)],d=new Set([r]),f=i.map(({line:l,key:h})=>{
let w=d.has(l.place);return d.add(l.place),mn(t,l,h,w)});return s("table",{class:"sw-ledger"},s("caption",{class:n?
null:"sw-heard"},e.title),s("thead",{class:"sw-heard"},s("tr",{},s("th",{scope:"col"},t.word("amount")),s("th",
{scope:"col"},t.word("reason")))),s("tbody",{},...f),s("tfoot",{},s("tr",{class:"sw-total"},s("td",{class:"sw-\
amount"},lt(e.total)),s("td",{},e.sum))))}function mn(t,{amount:e,text:n,place:o,applied:r,regions:a},i,d){let f=s(
"td",{},s("span",{class:"sw-reason"},n));a.length&&f.append(gt()),o&&f.append(" ",d?s("span",{class:"sw-heard"},
o):ct(o));let l=s("tr",{class:r?"sw-line":"sw-line sw-idle",title:o||null},gn(t,e,r),f);return a.length&&(E(l,
{tabindex:0,"data-key":i}),bt(t,l,a)),l}function gn(t,e,n){return n?s("td",{class:"sw-amount"},vt(e)):s("td",{
class:"sw-amount"},s("span",{"aria-hidden":"true"},"–"),s("span",{class:"sw-heard"},t.word("not-counted")))}
var ct=t=>s("small",{class:"sw-book"},t),gt=()=>b("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"tru\
e"},b("path",{d:bn})),bn="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 8.2 \
2.2 2.2 0 0 0 6 3.8Z";function bt(t,e,n){let o=()=>{E(e,{"data-lit":!0}),t.light(n)},r=()=>{E(e,{"data-lit":!1}),
t.light([])};e.classList.add("sw-lights"),e.addEventListener("pointerenter",o,{signal:t.signal}),e.addEventListener(
"focus",o,{signal:t.signal}),e.addEventListener("blur",r,{signal:t.signal}),e.addEventListener("pointerleave",
()=>e.matches(":focus")?o():r(),{signal:t.signal})}function et(t,e){e.querySelector("[data-lit]")&&t.light([])}
function yt(t,e,n,o={}){let{open:r=!1,onToggle:a,key:i=n.title}=o,d=s("button",{type:"button",class:"sw-opener",
"data-key":i},e),f=s("div",{class:"sw-opened"});function l(h){E(d,{"aria-expanded":String(h)}),h&&!f.hasChildNodes()&&
f.append(tt(t,n,{...o,key:i})),h||et(t,f),f.hidden=!h}return d.addEventListener("click",()=>{let h=d.getAttribute(
"aria-expanded")!=="true";l(h),a?.(h)},{signal:t.signal}),l(r),s("div",{},d,f)}var lt=t=>t<0?`−${-t}`:String(
t),vt=t=>t>0?`+${t}`:lt(t);var Ct=24,ne=.86,yn="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function se(t){let e=new Map;function n(i,d){
let f=JSON.stringify([i,d]),l=e.get(f);return l||e.set(f,l=mt(t,i,d)),l.cloneNode(!0)}let o=i=>ft({key:i,width:Ct,
draw:()=>n(i)});function r(i){let{emblem:d,label:f,count:l,drafted:h}=i;return{key:JSON.stringify(i),width:Ct+
(l>1?9:0),draw(){let w=b("g",{class:"sw-piece","data-piece":d},n(d,f));return w.classList.toggle("sw-ghost",l===
0),h&&w.append(b("rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6})),l>1&&(w.append(b("circle",{
class:"sw-times",cx:12,cy:7,r:8.5})),w.append(b("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
l))),w.setAttribute("transform","translate(-4 0)")),w}}}function a(i,d){let{emblem:f,label:l,count:h,player:w=0,
in_decline:m=!1,drafted:p}=i,x=Ot(l,13),v=64+x<=d,c=56+(v?x+6:0),u=m?0:Math.max(0,Math.min(h,4)-1);function g(){
let{full:y="#555",pale:L="#eee",shape:S=""}=t.players[w]??{},[P,W,T]=m?[L,y,L]:[y,"#fff","#fff"],R=-c/2,A=b("g",
{class:"sw-piece sw-stack","data-player":w,"data-piece":f,"data-in-decline":m});A.classList.toggle("sw-ghost",
h===0);let B={class:"sw-slab",x:R,y:-14.5,width:c,height:29,rx:8,fill:P,stroke:W};for(let _=u;_>0;_--)A.append(
b("rect",{...B,transform:`translate(${1.6*_} ${2.2*_})`}));let H=h<10?19:h<100?14:10,O={class:"sw-count",x:R+16,
y:H*.36,"font-size":H,fill:y};A.append(b("rect",B),b("path",{class:"sw-blazon",d:S,transform:`translate(${R+16}\
 0)`,fill:T,stroke:W}),b("text",O,String(h)),b("g",{color:m?y:"#fff",transform:`translate(${R+42} 0) scale(1.0\
6)`},n(f,l)));let I={textLength:x,lengthAdjust:"spacingAndGlyphs"};return v&&A.append(b("text",{class:"sw-race",
x:R+57,y:4.6,...I},l)),m&&A.append(vn(-R-3,-12)),p&&A.append(b("rect",{class:"sw-drafted",x:R-1,y:-15.5,width:c+
2,height:31,rx:9})),A}return{key:JSON.stringify([i,v]),width:c+1.6*u,draw:g}}return{emblem:n,sign:o,marker:r,stack:a}}
function Ot(t,e){let n=0;for(let o of t)/[ijltfrI.,:;!'|()[\] -]/.test(o)?n+=.38:/[mwMWQOG@%—]/.test(o)?n+=.92:
o>"⺀"?n+=1:n+=o===o.toLowerCase()?.63:.76;return n*e}var ft=({key:t,width:e,draw:n})=>({key:`small ${t}`,width:e*
ne,draw:()=>b("g",{transform:`scale(${ne})`},n())}),oe=ft({key:"gate",width:Ct,draw:()=>b("g",{class:"sw-gate"},
b("path",{d:yn}),b("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))}),ae=ft({key:"shield",width:Ct,draw:()=>b(
"g",{class:"sw-immune"},b("path",{d:ht(1)}),b("path",{class:"sw-tick",d:"M-4 0L-1 4L5-4"}))});function vn(t,e){
let n=b("path",{d:Mt,transform:"translate(-5.6 -5.6) scale(.7)"});return b("g",{class:"sw-moon",transform:`tra\
nslate(${t} ${e})`},b("circle",{r:8}),n)}function le(t){if(t.length===0)return null;let e=t.length>1,n=t.filter(({cost:a,chance:i})=>a!==null&&i===null),
o=n.find(({emblem:a})=>!a)??n[0];if(o)return{cost:o.cost,chance:null,emblem:o.emblem,more:e};let r=t.find(({chance:a})=>a!==
null);return r?{cost:null,chance:r.chance,emblem:"",more:e}:{cost:null,chance:null,emblem:t[0]?.emblem??"",more:e}}
var ie=({cost:t,chance:e})=>t===null&&e===null,re=new Map;function ce(t,e){let n=JSON.stringify(t),o=()=>It(t,
t.emblem?e(t.emblem):null),r=re.get(n)??o().width;return re.set(n,r),{key:n,width:r,draw:()=>o().drawing}}function de(t,{
cost:e,income:n,defence:o}){if(t==="none")return null;let r={costs:e,incomes:n,defences:o}[t];return{kind:t,number:r?.
total??null}}function It({cost:t,chance:e,more:n},o){return t!==null?xn(String(t),o,n):e!==null?Ln(e,n):$n(o)}
function xn(t,e,n){let r=e?22:0,a=Math.max(Ot(t,19)+24,35)+r,i=a/2,d=`M${-i} 0L${9-i}-13.5H${i}V13.5H${9-i}Z`,
f=b("g",{class:"sw-tag sw-pricetag"});return n&&f.append(b("path",{class:"sw-slab",d,transform:"translate(3 3)"})),
f.append(b("path",{class:"sw-slab",d}),b("circle",{class:"sw-eyelet",cx:8-i,r:2.2}),b("text",{class:"sw-cost",
x:5-r/2,y:7,"font-size":19},t)),e&&f.append(b("g",{transform:`translate(${i-14} 0) scale(.8)`},e)),{drawing:f,
width:a}}function Ln(t,e){let o=Ot(t,16),r=o+33,a=-r/2,i=b("g",{class:"sw-tag sw-odds"}),d={class:"sw-slab",x:a,
y:-13.5,width:r,height:27,rx:13.5};return e&&i.append(b("rect",{...d,transform:"translate(3 3)"})),i.append(b(
"rect",d),b("g",{class:"sw-die-sign",transform:`translate(${a+15} 0) scale(.71)`},...Pt(3)),b("text",{x:a+27+o/
2,y:6,"font-size":16},t)),{drawing:i,width:r}}function $n(t){let e=t?50:28,n=b("g",{class:"sw-tag sw-dots"},b(
"rect",{class:"sw-slab",x:-e/2,y:-9,width:e,height:18,rx:9}),...[-6,0,6].map(o=>b("circle",{cx:o-(t?11:0),r:2.2})));
return t&&n.append(b("g",{transform:"translate(12 0) scale(.75)"},t)),{drawing:n,width:e}}function ue({kind:t,
number:e}){let n=b("g",{class:`sw-gauge sw-gauge-${t}`,"data-number":e});return e===null?(n.classList.add("sw-\
no-number"),n.append(b("path",{d:"M-6 0H6"})),n):(t==="costs"&&n.append(b("path",{class:"sw-slab",d:"M-28 0L-1\
5-19H24V19H-15Z"}),b("circle",{class:"sw-eyelet",cx:-17,r:3})),t==="incomes"&&n.append(b("circle",{class:"sw-s\
lab",r:21}),b("circle",{class:"sw-rim",r:16.5})),t==="defences"&&n.append(b("path",{class:"sw-slab",d:ht(2.1)})),
n.append(b("text",{x:t==="costs"?4:0,y:10},String(e))),n)}var At=6;function fe(t,e){let n=s("div",{role:"menu"}),o=s("div",{class:"sw-menu-account"}),r=s("div",{class:"\
sw-menu-title","aria-hidden":"true"}),a=s("div",{class:"sw-menu"},r,n,o);a.hidden=!0,e.append(a);let i=null,d=null;
function f(v){if(!i)return;let{closed:c}=i;i=null,d?.abort(),a.hidden=!0,n.replaceChildren(),o.replaceChildren(),
c(v)}function l(v){f(!0),t.play([v.action])}function h(v){let{label:c,cost:u,chance:g,emblem:y}=v,L=s("button",
{type:"button",role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":v.kind});if(L.append(s("span",{class:"\
sw-menu-emblem"},...y?[pe(mt(t.scenery,y),24)]:[])),L.append(s("span",{class:"sw-menu-label"},c)),u!==null||g!==
null){let S=It({cost:g===null?u:null,chance:g,emblem:"",more:!1},null);L.append(pe(S.drawing,S.width))}return L.
addEventListener("click",()=>l(v),{signal:t.signal}),L.addEventListener("focus",()=>w(v),{signal:t.signal}),L.
addEventListener("pointerenter",()=>L.focus({preventScroll:!0}),{signal:t.signal}),L}function w({ledger:v}){o.
replaceChildren(...v?[tt(t,v,{key:"menu"})]:[])}let m=()=>[...n.querySelectorAll("[role=menuitem]")];function p(v){
if(v.ctrlKey||v.metaKey||v.altKey)return;let c=m(),u=c.findIndex(L=>L===v.target),y={ArrowDown:u+1,ArrowUp:u-1+
c.length,Home:0,End:c.length-1}[v.key];if(v.key==="Tab")return f(!0);if(v.key==="Escape")f(!0);else if(y!==void 0)
c[y%c.length]?.focus();else return;v.preventDefault(),v.stopPropagation()}function x(){if(!i)return;let[v,c]=[
e.offsetWidth,e.offsetHeight],[u,g]=[i.at[0]*v,i.at[1]*c],y=i.reach*c,L=Math.min(u-a.offsetWidth/2,v-a.offsetWidth-
At),S=c-a.offsetHeight-At,P=g+y>S;a.classList.toggle("sw-menu-above",P),a.style.left=`${Math.max(At,L)}px`,a.style.
top=P?"auto":`${g+y}px`,a.style.bottom=P?`${Math.max(At,Math.min(c-g+y,S))}px`:"auto"}return a.addEventListener(
"keydown",p,{signal:t.signal}),t.signal.addEventListener("abort",()=>d?.abort()),{element:a,close:f,isOpen:()=>i!==
null,open(v){f(!1),i=v,r.textContent=v.label,E(n,{"aria-label":v.label}),n.replaceChildren(...v.acts.map(h)),a.
hidden=!1;let c=v.acts.map(({ledger:y})=>y?.lines.length??0),u=v.acts[c.indexOf(Math.max(...c))];u&&w(u),x(),d=
new AbortController;let{signal:g}=d;document.addEventListener("pointerdown",y=>{y.composedPath().includes(a)||
f(!1)},{signal:g,capture:!0}),m()[0]?.focus({preventScroll:!0})}}}function pe(t,e){let n=b("svg",{viewBox:`${-e/
2-2} -15 ${e+4} 30`,width:e+4,height:30,"aria-hidden":"true"});return n.append(t),n}var we=22,Mn=31,he=16.5,En=35,Sn=44,Nt=4,Cn=1.15,On=.65;function ge(t,e){let n=me("sw-signs"),o=me(),r=b("g",{},
...e.lines.map((h,w)=>b("text",{class:"sw-name",y:12.5+w*he,"font-size":e.size},h))),a=b("circle",{class:"sw-c\
ue",r:5.5}),i=b("g",{class:"sw-place","data-at":e.id},n.element,r,o.element),d="",f=null;function l({pieces:h,
immune:w,tag:m,badge:p,stepped:x,cue:v,unit:c}){let u=e.scale*Math.min(1.18,Math.max(1,.62*c/e.scale)),g=e.width*
e.scale/u,y=13*u/c>=8.5&&!x&&!p,L=e.emblems.map(t.sign);e.gate&&L.push(oe),w&&L.push(ae);let S=m&&!p&&!x?ce(m,
t.emblem):null,P=m!==null&&ie(m),W=h.filter(({player:M})=>M===void 0).map(M=>({piece:M,laid:t.marker(M)})),T=[
...W.map(({laid:M})=>M),...S&&!P?[S]:[]],R=y?g-Tt(T)-Nt:0,A=h.filter(({player:M})=>M!==void 0).map(M=>({piece:M,
laid:t.stack(M,R)})),B=A.length>0&&Tt([...A.map(({laid:M})=>M),...T])>g*1.12,H=[];for(let{piece:M,laid:C}of[...A,
...W])p||(x?M.emblem!==x:B&&M.player===void 0)?L.push(ft(C)):H.push(C);S&&P?L.push(ft(S)):S&&H.push(S),p&&H.push(
{key:JSON.stringify(p),width:0,draw:()=>ue(p)});let O=p?Sn:H.length>0?En:0,I=A.some(({laid:M})=>!H.includes(M))?
Mn:we,_=I+he*e.lines.length+O,D=-_/2,K=_/2-O/2+1;E(i,{transform:`translate(${e.at.join(" ")}) scale(${u.toFixed(
3)})`}),E(r,{transform:`translate(0 ${D+I})`}),n.lay(L,D+we/2,.95*g,1);let z=x||p;o.lay(H,K,z?1/0:g,z?1:Cn),E(
a,{transform:`translate(${n.width()/2+8} ${D+6})`}),v?i.append(a):a.remove();let[N,$]=e.at;f=x?{x:N,y:$+K*u,width:Math.
max(0,Tt(H))*u}:null}return{element:i,spot:()=>f,update(h){let w=JSON.stringify(h);w!==d&&(d=w,l(h))}}}var Tt=t=>t.
reduce((e,{width:n})=>e+n+Nt,-Nt);function me(t){let e=b("g",{class:t}),n="",o=0,r=new Map;return{element:e,width:()=>o,
lay(a,i,d,f){let l=Tt(a),h=Math.min(f,Math.max(1,.96*d/Math.max(l,1))),w=Math.max(On,Math.min(h,1.06*d/Math.max(
l,1)));o=l*w,E(e,{transform:`translate(0 ${i}) scale(${w.toFixed(3)})`});let m=a.map(({key:v})=>v).join();if(m===
n)return;n=m;let p=-l/2,x=r;r=new Map;for(let{key:v,draw:c,width:u}of a){let g=x.get(v);x.delete(v);let y=g??b(
"g",{},c());E(y,{transform:`translate(${p+u/2} 0)`}),p+=u+Nt,r.set(r.has(v)?`${v}/${r.size}`:v,y)}for(let v of x.
values())v.remove();[...r.values()].forEach((v,c)=>{e.children[c]!==v&&e.insertBefore(v,e.children[c]??null)})}}}function be(t,e,n){let{draft:o,signal:r,word:a}=t,{places:i}=t.scenery,d=s("div",{class:"sw-steppers"}),f=s("d\
iv",{class:"sw-heard",role:"status"});d.append(f);let l=new Map;function h(c){let u=w("sw-take-one",()=>p(c)),
g=w("sw-put-one",()=>m(c)),y=s("div",{class:"sw-stepper","data-step":i[c]?.id},u,g);return y.addEventListener(
"pointerenter",()=>n(c),{signal:r}),y.addEventListener("pointerleave",()=>n(null),{signal:r}),{whole:y,minus:u,
plus:g}}function w(c,u){let g=s("button",{type:"button",class:`sw-move ${c}`,tabindex:-1});return g.addEventListener(
"mousedown",y=>y.preventDefault(),{signal:r}),g.addEventListener("click",u,{signal:r}),g}function m(c){let u=o.
chosen()?.key??"";if(!o.canPut(u,c))return t.refuse(x(u,c));o.put(u,c),v(u,c)}function p(c){let u=o.chosen()?.
key??"";if(!o.canTake(u,c))return t.refuse(q(a("map-least")));o.take(u,c),v(u,c)}function x(c,u){if(o.inHand(c)>
0)return q(a("map-full"));let g=o.chosen()?.regions.some(y=>y!==u&&o.canTake(c,y));return q(a("map-no-hand"),...g?
[a("map-no-hand-help")]:[])}function v(c,u){let g=`${i[u]?.name}: ${o.count(c,u)}`;f.textContent=`${g}. ${a("m\
ap-hand")}: ${o.inHand(c)}.`}return{element:d,put:m,take:p,press(c){let u=o.chosen();u?.most===1&&o.canTake(u.
key,c)?p(c):m(c)},update(c){let u=c?o.chosen():null;for(let[g,{whole:y}]of l)u?.regions.includes(g)||(y.remove(),
l.delete(g));for(let g of u?.regions??[]){let y=e(g),L=i[g];if(!u||!y||!L)continue;let S=l.get(g);S||(l.set(g,
S=h(g)),d.append(S.whole));let{whole:P,minus:W,plus:T}=S,[R,A]=[o.canPut(u.key,g),o.canTake(u.key,g)],B=u.most===
1;P.style.left=`${(y.at[0]*100).toFixed(2)}%`,P.style.top=`${(y.at[1]*100).toFixed(2)}%`,P.style.setProperty("\
--sw-gap",`${(y.gap*100).toFixed(2)}%`),P.classList.toggle("sw-toggle",B),E(W,{"aria-label":`${a("map-take")}:\
 ${L.name}`,"aria-disabled":String(!A)}),E(T,{"aria-label":`${a("map-put")}: ${L.name}`,"aria-disabled":String(
!R)}),W.hidden=B&&!A,T.hidden=B&&A}}}}var ye={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},An=["Home","End","PageUp","PageDown"],
ve=t=>Object.hasOwn(ye,t)||An.includes(t);function xe(t,e,n){if(n==="Home")return t[0]??e;if(n==="End")return t.
at(-1)??e;if(n==="PageUp")return t[t.indexOf(e)-1]??e;if(n==="PageDown")return t[t.indexOf(e)+1]??e;let[o,r]=ye[n]??
[0,0],a=e,i=1/0;for(let d of t){let f=d.at[0]-e.at[0],l=d.at[1]-e.at[1],h=f*o+l*r,w=Math.abs(f*r)+Math.abs(l*o);
if(h<=0||w>2*h)continue;let m=h+2*w;m<i&&(i=m,a=d)}return a}function $e({regions:t,player:e,past:n},o,r,a){let i=o.chosen(),d=o.allocations(),f=t.some(({acts:h})=>h.some(
Le));function l(h,w){let m=[...w.pieces];for(let{key:p,emblem:x,label:v,regions:c,beside:u,now:g}of d){if(!c.includes(
h))continue;let y=o.count(p,h)+(u[h]??0),L=o.count(p,h)!==(g[h]??0),S=m.findIndex(T=>T.emblem===x),P=m[S],W=y>
0||p===i?.key;P&&W?m[S]={...P,count:y,drafted:L}:P?m.splice(S,1):W&&m.push({emblem:x,label:v,count:y,drafted:L,
...Tn(x)?{player:e}:{}})}return m}return{of(h,w){let m=i?.regions.includes(h)?i:null,p=l(h,w),x=p.find(v=>v.player!==
void 0);return{stepped:m,place:{pieces:p,immune:w.immune,tag:le(w.acts),badge:de(r,w),stepped:r==="none"&&m?m.
emblem:null,cue:n&&w.changed,unit:a},ground:{player:x?.player??null,inDecline:x?.in_decline??!1,immune:w.immune,
target:w.acts.some(Le),dim:i?!m:f&&w.acts.length===0,changed:n&&w.changed}}}}}var Le=({kind:t})=>t!=="abandon",
Tn=t=>t.startsWith("race/");var Nn=44;function Me(t){let{scenery:e,signal:n,draft:o}=t,{places:r}=e,[a,i]=[e.width+2*Q,e.height+2*Q],d=te(
e),f=se(e),l=r.map(L),h=r.map(($,M)=>({place:ge(f,$),land:d.inside(M),lies:"",heard:"",holds:""})),w=ee(r),m=b(
"svg",{class:"sw-chart",viewBox:`${-Q} ${-Q} ${a} ${i}`,role:"group","aria-label":t.word("map")},d.defs,d.below,
...l,b("g",{class:"sw-holdings"},...h.map(({land:$})=>$)),d.above,w.below,b("g",{class:"sw-pieces","aria-hidde\
n":"true"},...h.map(({place:$})=>$.element)),w.above),p=s("div",{class:"sw-board","data-goggles":"none"},m,d.flashes),
x=be(t,z,P);p.append(x.element);let v=fe(t,p),c=null,u="none",g={region:-1,acts:""},y=1;S(0),o.onChange(()=>_(),
n),N();function L($,M){let C=b("g",{class:"sw-region","data-region":$.id,"data-terrain":$.terrain,role:"button"});
return C.append(...d.ground($,M)),C.addEventListener("click",()=>T(M),{signal:n}),C.addEventListener("focus",()=>W(
M),{signal:n}),C.addEventListener("blur",()=>w.trace("focus",[]),{signal:n}),C.addEventListener("keydown",F=>R(
F,M),{signal:n}),C.addEventListener("pointerenter",()=>P(M),{signal:n}),C.addEventListener("pointerleave",()=>P(
null),{signal:n}),C}function S($){l.forEach((M,C)=>E(M,{tabindex:C===$?0:-1}))}function P($){w.trace("hover",$===
null?[]:[$]),t.look($)}function W($){S($),w.trace("focus",l[$]?.matches(":focus-visible")?[$]:[]),t.select($)}
function T($){let M=l[$];M&&!M.matches(":focus")&&M.focus({preventScroll:!0}),B($)}function R($,M){let{key:C}=$;
if($.ctrlKey||$.metaKey||$.altKey)return;let F=r[M];if(C==="Enter"||C===" ")B(M);else if(C==="Escape")A(M);else if(ve(
C)&&F)l[r.indexOf(xe(r,F,C))]?.focus();else if(Rn(C)&&I(M))x.put(M);else if(Hn(C)&&I(M))x.take(M);else return;
$.preventDefault()}function A($){if(v.isOpen())return v.close(!0);t.select(null),l[$]?.blur()}function B($){let M=c?.
regions[$],C=r[$];if(!c||!M||!C)return;let[F]=M.acts;F&&M.acts.length===1&&F.quick?t.play([F.action]):F?H($,C,
M):I($)?x.press($):M.why?t.refuse(M.why):c.past?t.refuse(q(t.word("map-past"))):o.chosen()?t.refuse(q(t.word("\
map-elsewhere"),t.word("map-elsewhere-help"))):t.refuse(q(c.closed??t.word("map-nothing")))}function H($,M,C){
g={region:$,acts:JSON.stringify(C.acts)},v.open({label:M.name,acts:C.acts,at:O(M.at),reach:Nn*M.scale/i,closed(F){
g={region:-1,acts:""},E(l[$]??p,{"aria-expanded":C.acts.length>0?"false":null}),F&&l[$]?.focus({preventScroll:!0})}}),
E(l[$]??p,{"aria-expanded":"true"})}let O=([$,M])=>[($+Q)/a,(M+Q)/i],I=$=>o.chosen()?.regions.includes($)??!1;
function _($=!1){if(!c)return;let M=$e(c,o,u,y);c.regions.forEach((C,F)=>{let[G,J]=[l[F],h[F]];if(!G||!J)return;
let k=JSON.stringify(C.pieces);if($&&k===J.holds)return;J.holds=k;let U=M.of(F,C),X=U.stepped&&D(U.stepped,F),
st=JSON.stringify([C.label,C.acts,X]);st!==J.heard&&K(G,C,X),J.heard=st,J.place.update(U.place);let ot=JSON.stringify(
U.ground);ot!==J.lies&&(J.land.replaceChildren(...d.holding(F,U.ground)),J.lies=ot)}),E(p,{"data-goggles":u,"d\
ata-past":c.past}),x.update(u==="none")}function D({key:$,label:M,most:C},F){let G=C===1?t.word("map-toggle"):
t.word("map-keys");return`${M}: ${o.count($,F)}. ${G}`}function K($,M,C){let{acts:F}=M,G=F.length>1||F.length===
1&&!F[0]?.quick;E($,{"aria-label":M.label,"aria-description":C,"aria-disabled":F.length===0&&!C?"true":null,"a\
ria-haspopup":G?"menu":null,"aria-expanded":G?"false":null,"data-acts":F.map(({kind:J})=>J).join(" ")||null}),
$.classList.toggle("sw-target",F.length>0),$.classList.toggle("sw-stepping",C!==null)}function z($){let M=h[$]?.
place.spot();return M?{at:O([M.x,M.y]),gap:M.width/a}:null}function N(){if(typeof ResizeObserver>"u")return;let $=new ResizeObserver(
()=>{let M=Math.round(10*a/Math.max(m.clientWidth,300))/10;M===y||m.clientWidth===0||(y=M,_())});$.observe(p),
n.addEventListener("abort",()=>$.disconnect())}return{element:p,update($,M){c=$;let{region:C,acts:F}=g;C>=0&&JSON.
stringify($.regions[C]?.acts)!==F&&v.close(v.element.querySelector(":focus")!==null),_(M)},flash(){c&&!c.past&&
d.flash(c)},select($){w.trace("selection",$===null?[]:[$]),l.forEach((M,C)=>M.classList.toggle("sw-selected",C===
$)),$!==null&&l[$]&&S($)},light($){w.trace("light",$)},wear($){u=$,_()}}}var Rn=t=>t==="+"||t==="=",Hn=t=>t===
"-"||t==="−"||t==="Backspace";var Bn="var(--sw-gold)",Se="var(--sw-gold-edge)",Ce="var(--sw-ink)";function wt(t,e=typeof t=="number"?t:1){let n=Math.
max(0,Math.min(3,e)-1),o=String(t);return b("svg",{class:"sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*n}`,"aria-hi\
dden":"true"},...Array.from({length:n},(r,a)=>Ee(3*(n-a))),Ee(0),b("circle",{r:8.6,fill:"none",stroke:Se,"stro\
ke-opacity":.55}),b("text",{y:4.6,"text-anchor":"middle",fill:Ce,"font-size":o.length>2?9.5:13,"font-weight":800},
o))}function Oe(){return b("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},b("circle",
{r:11.5,fill:"#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),b("text",{y:5,"t\
ext-anchor":"middle",fill:Ce,"font-size":14,"font-weight":800},"?"))}function Ee(t){return b("circle",{cy:t,r:11.5,
fill:Bn,stroke:Se,"stroke-width":1.6})}function Rt(t,{race:e,power:n,race_emblem:o,power_emblem:r},...a){let i=s("span",{class:"sw-combo-banner"},it(
t,o,e),s("span",{class:"sw-race-name"},e),...a);if(n===null)return s("span",{class:"sw-combo sw-alone"},i);let d=s(
"span",{class:"sw-combo-badge"},it(t,r??"",n),s("span",{class:"sw-power-name"},n));return s("span",{class:"sw-\
combo"},d," ",i)}var it=(t,e,n)=>rt(t.scenery,"sw-combo-emblem",e,n);function Ae(){return b("svg",{class:"sw-g\
lyph",viewBox:"0 0 16 16","aria-hidden":"true"},b("path",{d:"M5 2H14V11H5Z",fill:"none",stroke:"currentColor",
"stroke-width":1.4}),b("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"currentColor","stroke-width":1.4,
"stroke-linejoin":"round"}))}function Te(t){let e=s("ol",{class:"sw-cards"}),n=s("span",{}),o=s("section",{class:"sw-column",role:"group","\
aria-label":t.word("column")},s("div",{class:"sw-part","aria-hidden":"true"},t.word("column")),e,s("p",{class:"\
sw-stacks"},Dn(),n)),r=new Set,a=[];function i(d,f){let l=e.children[d.slot],h=Ht(d),w=a.findIndex(x=>x.name===
h),m=Pn(t,d,{picking:f,open:r.has(h),toggle:p});a.length&&w!==d.slot&&m.classList.add(w<0?"sw-new":"sw-moved"),
et(t,l),j(l,m);function p(){r.delete(h)||r.add(h),i(d,f)}}return{element:o,update({column:d,phase:f,past:l,stacks:h}){
let w=f==="pick"&&!l;for(E(o,{"data-inviting":w}),n.textContent!==h&&(n.textContent=h);e.children.length>d.length;)
e.lastElementChild?.remove();for(;e.children.length<d.length;)e.append(s("li",{class:"sw-slot","data-slot":e.children.
length}));let m=d.map(p=>({name:Ht(p),drawn:JSON.stringify([p,w])}));for(let p of d)m[p.slot]?.drawn!==a[p.slot]?.
drawn&&i(p,w);a=m}}}var Ht=({power:t,race:e})=>`${t} ${e}`;function Pn(t,e,{picking:n,open:o,toggle:r}){let a=s(
"button",{type:"button",class:"sw-card-more","aria-expanded":String(o),"aria-label":`${t.word("column-more")}:\
 ${Ht(e)}`,"data-key":`more/${e.slot}`},s("span",{class:"sw-card-more-word","aria-hidden":"true"},t.word("colu\
mn-more")));a.addEventListener("click",r);let i=`${e.power}: ${e.power_ability}
${e.race}: ${e.race_ability}`,d=s("div",{class:"sw-card-head",title:n||o?null:i},Vn(t,e),Rt(t,e,In(t,e),_n(t,e)),
...e.drawn?[Fn(t)]:[],s("span",{class:"sw-heard"},`: ${e.summary}`));d.addEventListener("click",r);let f=s("di\
v",{class:"sw-card"},d);if((n||o)&&f.append(Zn(t,e)),e.drawn&&(n||o)&&f.append(s("p",{class:"sw-drawn-note","a\
ria-hidden":"true"},t.word("column-drawn"))),f.append(s("div",{class:"sw-card-foot"},...n?Jn(t,e):[],a)),o){f.
append(Wn(t,e));let h=[e.price,e.tokens].filter(({title:w})=>w).map((w,m)=>tt(t,w,{key:`ledger/${e.slot}/${m}`}));
f.append(s("div",{class:"sw-card-open"},...h))}return f}function Vn(t,{price:e,pay:n}){return s("span",{class:"\
sw-price","data-price":n,"aria-hidden":"true",title:e.title&&`${e.title}. ${e.sum}`},...n===0?[s("span",{class:"\
sw-free"},t.word("column-free"))]:[s("span",{class:"sw-pay"},t.word("column-pay")),s("b",{},String(n),wt("",1))])}
function In(t,{sum:e,tokens:n}){let o=e.lastIndexOf("=")+1;return s("span",{class:"sw-sum","aria-hidden":"true",
title:n.title&&`${n.title}. ${n.sum}`},s("span",{class:"sw-terms"},e.slice(0,o)),s("b",{},` ${e.slice(o).trim()}\
 `),Ae(),s("span",{class:"sw-unit"},t.word("column-tokens")))}function _n(t,{coins:e}){let n=e?`${t.word("colu\
mn-coins")}: ${e}`:null,o=s("span",{class:"sw-coins","data-coins":e,"aria-hidden":"true",title:n});return e&&o.
append(wt(e)),o}function Fn(t){let e=t.word("column-drawn");return s("span",{class:"sw-drawn",role:"img","aria\
-label":e,title:e},"?")}function Zn(t,e){let n=s("ul",{class:"sw-abilities"},s("li",{},it(t,e.power_emblem,e.power),
s("b",{},e.power),e.power_ability),s("li",{},it(t,e.race_emblem,e.race),s("b",{},e.race),e.race_ability));return e.
coins&&n.append(s("li",{},wt(""),s("b",{},t.word("column-coins")),String(e.coins))),n}function Wn(t,e){let n=s(
"ul",{class:"sw-abilities sw-in-full"});for(let[o,r,a]of[[e.power_emblem,e.power,e.power_ability],[e.race_emblem,
e.race,e.race_ability]]){let i=t.scenery.details[o??""];i&&i!==a&&n.append(s("li",{},s("b",{},r??""),i))}return n}
function Jn(t,e){let{action:n,why:o,label:r}=e;if(!n&&!o)return[];let a=s("button",{type:"button",class:n?"sw-\
button sw-primary sw-take":"sw-button sw-take","aria-disabled":n?null:"true","aria-label":`${r}: ${Ht(e)}`,"da\
ta-key":`take/${e.slot}`},r);return a.addEventListener("click",()=>{n?t.play([n]):o&&t.refuse(o)}),o&&!n?[a,s(
"p",{class:"sw-cannot"},o.text)]:[a]}function Dn(){let t=[6,3,0].map(n=>`M2 ${n+8}L15 ${n+3}L28 ${n+8}L15 ${n+
13}Z`),e=[6,3,0].map(n=>`M34 ${n+8}a11 5 0 1 0 22 0a11 5 0 1 0-22 0Z`);return b("svg",{class:"sw-piles",viewBox:"\
0 0 58 22","aria-hidden":"true"},...t.map(n=>b("path",{d:n,fill:"var(--sw-card)",stroke:"var(--sw-frame)","str\
oke-width":1.2,"stroke-linejoin":"round"})),...e.map(n=>b("path",{d:n,fill:"var(--sw-frame)",stroke:"var(--sw-\
edge)","stroke-width":1.2})))}function _t(t){let e=new Map,n=null,o=!1,r=new Set;function a(){for(let c of r)c()}let i=c=>e.get(c)?.allocation,
d=(c,u)=>e.get(c)?.counts.get(u)??0;function f(c){let u=0;for(let g of e.get(c)?.counts.values()??[])u+=g;return u}
let l=c=>(i(c)?.high??0)-f(c);function h(c,u){let g=i(c);return g?.regions.includes(u)?d(c,u)<g.most&&l(c)>0:!1}
function w(c,u){let g=i(c);return g?.regions.includes(u)?d(c,u)>Math.max(g.least,0):!1}function m(c){let u=i(c);
return u?.regions.some(g=>d(c,g)!==(u.now[g]??0))??!1}function p(c){let u=i(c);if(!u)return!1;let{regions:g,least:y,
most:L,low:S,high:P}=u,W=f(c);return W<S||W>P?!1:g.every(T=>d(c,T)>=y&&d(c,T)<=L)}function x(c,u,g){e.get(c)?.
counts.set(u,d(c,u)+g),a()}return{update(c){let u=e;if(e=new Map(c.map(L=>{let S=u.get(L.key),P=S&&Gn(S.allocation,
L)?S.counts:Ne(L);return[L.key,{allocation:L,counts:P}]})),n!==null&&e.has(n)&&n!==null&&(o||l(n)!==0||m(n)))return;
n=(c.find(({key:L})=>l(L)!==0)??c[0])?.key??null,o=!1},allocations:()=>[...e.values()].map(({allocation:c})=>c),
chosen:()=>n===null?null:i(n)??null,choose(c){e.has(c)&&(n=c,o=!0,a())},count:d,inHand:l,canPut:h,canTake:w,put(c,u){
h(c,u)&&x(c,u,1)},take(c,u){w(c,u)&&x(c,u,-1)},spread(c,u){let g=e.get(c);g&&(g.counts=new Map(g.allocation.regions.
map(y=>[y,u[y]??0])),a())},reset(c){let u=e.get(c);u&&(u.counts=Ne(u.allocation),a())},changed:m,complete:p,actions(){
let c=[...e.values()].map(({allocation:g})=>g),u=[];for(let g of c){if(g.with!==null&&e.has(g.with))continue;let y=[
g,...c.filter(S=>S.with===g.key)];if(!y.some(({key:S})=>m(S))||!y.every(({key:S})=>p(S)))continue;let L=structuredClone(
g.action);for(let{key:S,into:P,regions:W}of y)qn(L,P,v(S,W));u.push(L)}return u},onChange(c,u){r.add(c),u.addEventListener(
"abort",()=>r.delete(c))}};function v(c,u){let g={};for(let y of u){let L=t[y]?.id;L!==void 0&&d(c,y)>0&&(g[L]=
d(c,y))}return g}}var Ne=({regions:t,now:e})=>new Map(t.map(n=>[n,e[n]??0]));function Gn(t,e){let[n,o]=[t,e].map(
({regions:r,least:a,most:i,low:d,high:f,now:l,beside:h})=>JSON.stringify([r,a,i,d,f,l,h]));return n===o}function qn(t,e,n){
let o=t;for(let a of e.slice(0,-1))o[a]??={},o=o[a];let r=e.at(-1);r!==void 0&&(o[r]=n)}function Re(t){let e=s("section",{class:"sw-advice","aria-label":t.word("advice"),hidden:!0}),n="";function o({
sentence:i,lines:d}){let[f,...l]=d,h=[s("h3",{},V("star"),t.word("advice")),s("p",{class:"sw-advice-sentence"},
i),...f?[s("p",{},f.title),a(f,0)]:[]];return l.length&&h.push(s("p",{class:"sw-part"},t.word("advice-others"))),
[...h,...l.map((w,m)=>r(w,m+1))]}function r(i,d){let f=s("b",{},i.value),l=s("summary",{"data-key":`advice/${d}`},
s("span",{},i.title)," ",f);return s("details",{},l,a(i,d))}function a({steps:i},d){let f=i.map(({text:l,chance:h,
regions:w},m)=>{let p=s("p",{},s("span",{class:"sw-reason"},l));return h!==null&&p.append(" ",s("span",{class:"\
sw-odds",title:t.word("advice-chance")},h)),w.length&&(p.append(gt()),E(p,{tabindex:0,"data-key":`advice/${d}/${m}`}),
bt(t,p,w)),s("li",{},p)});return s("ol",{class:"sw-events"},...f)}return{element:e,update({advice:i}){e.hidden=
i===null;let d=JSON.stringify(i);d!==n&&(n=d,et(t,e),j(e,...i?o(i):[]))}}}var kn='<path d="M-10 10L10-10M0 60L60 0M50 70L70 50" stroke="#fff" stroke-width="20"/>';function He({width:t,
height:e,places:n,terrains:o,players:r}){let a=`sw-${Math.random().toString(36).slice(2)}`,i=b("pattern",{id:a,
width:60,height:60,patternUnits:"userSpaceOnUse"},ut(kn)),d=n.map(({outline:w,terrain:m})=>b("path",{d:w,fill:o[m]?.
ground,opacity:.5})),f=b("g",{}),l=b("svg",{class:"sw-little",viewBox:`-8 -8 ${t+16} ${e+16}`,"aria-hidden":"t\
rue"},b("defs",{},i),b("rect",{class:"sw-little-sheet",width:t,height:e}),...d,f,b("rect",{class:"sw-little-fr\
ame",width:t,height:e})),h="";return{element:l,update(w,m){let p=JSON.stringify([w.holders,w.declined,m.holders,
m.declined]);if(p===h)return;h=p;let x=[],v=[];for(let[u,{outline:g}]of n.entries()){let y=w.holders[u]??-1,L=r[y],
S=w.declined[u]??!1;L&&(x.push(b("path",{class:"sw-little-held",d:g,fill:L.full,"data-held":y})),S&&x.push(b("\
path",{d:g,fill:`url(#${a})`,"data-declined":!0}))),(y!==(m.holders[u]??-1)||S!==(m.declined[u]??!1))&&v.push(
g)}let c=["sw-little-under","sw-little-differs"].map(u=>b("path",{class:u,d:v.join("")}));f.replaceChildren(...x,
...v.length?c:[]),E(l,{"data-differs":v.length})}}}var zn=118;function Pe(t){let e=s("div",{class:"sw-sides",role:"table"}),n=s("section",{class:"sw-branches",hidden:!0},
e),o=[],r="",a=[!1,!0],i=null;function d({name:p,about:x},v,c,u){let g=o[v]??=He(t.scenery),y=s("button",{type:"\
button",class:"sw-side","data-key":`side/${v}`,"aria-pressed":String(c),title:p},...u?[g.element]:[],s("span",
{class:"sw-side-name"},p)," ",...u?[s("span",{class:"sw-side-about"},x)," "]:[],...c?[s("span",{class:"sw-side\
-shown"},t.word("branches-shown"))]:[]);return y.addEventListener("click",()=>c||t.ask({type:"show",column:v}),
{signal:t.signal}),s("div",Be("columnheader",v,c),y)}function f({label:p,cells:x},v){let c=(x[v]?.notes??[]).join(
" ");return s("div",{class:"sw-sides-row",role:"row"},s("div",{class:"sw-sides-label",role:"rowheader"},p),...x.
map(({text:u,notes:g,best:y},L)=>{let S=s(y?"b":"span",{class:y?"sw-best":null},u);y&&S.prepend(V("star",t.word(
"branches-best")));let P=g.map(W=>s("small",{},W));return s("div",Be("cell",L,L===v),S,...P)}),...c?[s("p",{class:"\
sw-sides-notes","aria-hidden":"true"},c)]:[])}function l({title:p,columns:x,rows:v,differences:c,shown:u}){let g=a[+(u>
0)]??!0,y=s("button",{type:"button",class:"sw-opener","data-key":"sides","aria-expanded":String(g)},p);y.addEventListener(
"click",()=>h(),{signal:t.signal});let L=s("div",{class:"sw-sides-label sw-sides-title",role:"columnheader"},y),
S=x.map((A,B)=>d(A,B,B===u,g)),P=s("div",{class:"sw-sides-row",role:"row"},L,...S);if(E(e,{"data-folded":!g}),
!g)return[P];let W=v.map(A=>f(A,u));if(c.length===0)return[P,...W];let T=s("div",{class:"sw-sides-label sw-sid\
es-title",role:"rowheader"},t.word("branches-differ")),R=s("div",{class:"sw-sides-row sw-sides-gap",role:"row"},
T);return[P,...W,R,...c.map(A=>f(A,u))]}function h(){if(!i)return;let p=+(i.shown>0);a[p]=!a[p],w(i),m()}function w(p){
let{columns:x}=p,[v]=x;v&&(e.style.setProperty("--sw-sides",String(x.length)),j(e,...l(p)),x.forEach((c,u)=>o[u]?.
update(c,v)))}function m(){let p=e.querySelectorAll("[role=columnheader]").length;if(n.hidden||!p)return;E(e,{
"data-slim":e.clientWidth<zn*(p+.5)}),E(e,{"data-scrolls":e.scrollWidth>e.clientWidth+1});let x=e.querySelector(
".sw-sides-shown:not([data-column='0'])");e.scrollLeft=x?Math.max(0,x.offsetLeft+x.offsetWidth-e.clientWidth):
0}return{element:n,reveal:m,update(p){i=p;let{title:x,columns:v,rows:c,differences:u,shown:g}=p;for(let L of[n,
e])E(L,{"aria-label":x});n.hidden=v.length<2;let y=JSON.stringify([x,v,c,u,g]);n.hidden||y===r||(r=y,w(p))}}}var Be=(t,e,n)=>({
role:t,class:n?"sw-sides-cell sw-sides-shown":"sw-sides-cell","data-column":e});function Ve(t){let{signal:e}=t,n=null,o=null,r=null,a=s("input",{type:"text",class:"sw-if-name",maxlength:200,
"aria-label":t.word("whatif-name")}),i=x("if-back",t.word("whatif-back"),()=>t.ask({type:"show",column:0}));i.
classList.add("sw-if-back"),i.prepend(V("back"));let d=x("if-adopt",t.word("whatif-adopt"),()=>r?t.refuse(q(r)):
t.ask({type:"adopt"})),f=x("if-more",t.word("whatif-more"),()=>t.ask({type:"what_if",off:!0}));E(f,{title:t.word(
"whatif-more-help")});let l=x("if-forget",t.word("whatif-forget"),()=>o&&t.ask({type:"forget",column:o})),h=s(
"section",{class:"sw-if-banner","aria-label":t.word("whatif-tag"),hidden:!0},s("b",{class:"sw-if-tag"},V("fork"),
t.word("whatif-tag")),a,s("p",{class:"sw-if-sentence"},t.word("whatif-sentence")),s("div",{class:"sw-if-deeds"},
i,d,f,l)),w=s("p",{class:"sw-heard",role:"status"}),m=s("div",{},h,w),p=s("p",{class:"sw-if-stamp","aria-hidde\
n":"true",hidden:!0},V("fork"),t.word("whatif-tag"));function x(u,g,y){let L=s("button",{type:"button",class:"\
sw-button","data-key":u},g);return L.addEventListener("click",y,{signal:e}),L}function v(){a.value=n??"",a.size=
Math.min(Math.max(a.value.length,6),32)}function c(){let u=a.value.trim();o&&u&&u!==n?t.ask({type:"rename",column:o,
name:u}):v()}return a.addEventListener("change",c,{signal:e}),a.addEventListener("keydown",u=>{u.key==="Escape"&&
v(),(u.key==="Enter"||u.key==="Escape")&&a.blur(),u.stopPropagation()},{signal:e}),{element:m,stamp:p,enter(u){
if(u===n&&nt(a)===a)return;let g=n;n=u,p.hidden=h.hidden=u===null,v(),u!==g&&(o=r=null,w.textContent=u===null?
t.word("whatif-left"):`${t.word("whatif-tag")}: ${u}. ${t.word("whatif-sentence")}`)},update({shown:u,adopt:g}){
o=u,r=g?.why??null,E(d,{"aria-disabled":r?"true":null,title:r})}}}var jn=896,Bt={title:"",shown:0,columns:[],rows:[],differences:[],adopt:null,advice:null,bots:[],seats:[],turn:null,
reason:null,off:{what_if:null,best:null}};function Ie(t,e,n){let o=Ve(t),r=Re(t),a=Pe(t),i=s("div",{class:"sw-\
exploring",hidden:!0},r.element,a.element),[d,f]=["",Bt],l=0,h=null,w=null,m=!0;function p(){let c=e.get("expl\
ore");return c&&c!==d&&([d,f]=[c,JSON.parse(c)]),f}function x(){let{shown:c,columns:u}=p(),g=l>0&&l!==c;return l=
c,h?.classList.toggle("sw-what-if",c>0),o.enter(c>0?u[c]?.name??"":null),g}function v(){if(!w)return;let{left:c,
side:u,people:g}=w,y=!m&&!i.hidden;y!==(g.parentNode!==u)&&(y?c.after(g):u.prepend(g))}return{banner:o.element,
stamp:o.stamp,panel:i,enter:x,moved:()=>p().shown!==l,update(){x();for(let c of[o,r,a])c.update(f);i.hidden=r.
element.hidden&&a.element.hidden,v(),a.reveal();for(let c of n)c.explore(f)},lie(c,u){if([h,w]=[c,u],u.left.after(
i),typeof ResizeObserver>"u")return;let g=new ResizeObserver(([y])=>{m=(y?.contentRect.width??0)>=jn,v(),a.reveal()});
g.observe(c),t.signal.addEventListener("abort",()=>g.disconnect())}}}function _e(t){let e=s("button",{type:"bu\
tton",class:"sw-button sw-ask sw-ask-if"});e.append(V("fork"),t.word("what-if"));let n=Bt.off,o=(i,d)=>i===null?
t.ask(d):t.refuse(q(i));e.addEventListener("click",()=>o(n.what_if,{type:"what_if",off:!1}),{signal:t.signal});
let r=s("button",{type:"button",class:"sw-button sw-ask",title:t.word("best-turn-help")});r.append(V("star"),t.
word("best-turn")),r.addEventListener("click",()=>o(n.best,{type:"best"}),{signal:t.signal});function a(i,d=n){
n=d;let f=i?t.word("what-if-again-help"):t.word("what-if-help");E(e,{title:n.what_if??f,"aria-disabled":n.what_if===
null?null:"true"}),E(r,{title:n.best??t.word("best-turn-help"),"aria-disabled":n.best===null?null:"true"})}return a(
!1),{element:s("div",{class:"sw-asking"},e,r),update:a}}function Fe(t,e){let n=!1;return t.addEventListener("keydown",o=>{o.key!=="Tab"&&!o.ctrlKey&&!o.metaKey&&o.stopPropagation()},
{signal:e}),t.addEventListener("keydown",o=>{!o.repeat||o.key!=="Enter"&&o.key!==" "||(o.preventDefault(),o.stopPropagation())},
{signal:e,capture:!0}),t.addEventListener("click",o=>{o.detail<2?n=!1:n&&o.stopPropagation()},{signal:e,capture:!0}),
{acted(){n=!0}}}function Ze(t){let e=[],n=!1,o=!1,r="idle",a=()=>{};t.addEventListener("abort",i);function i(){e.forEach(clearTimeout),
e=[]}function d(h){r=h,a(h)}function f(){i(),n=!1,d(o?"lost":"none")}function l(){i(),e=[setTimeout(()=>d("bus\
y"),400),setTimeout(f,6e3)]}return{onChange(h){a=h,h(r)},greeted(){n||l()},asked(){n=!0,l()},answered(){i(),n=
!1,o=!0,d("idle")},waiting:()=>n,tries(h){try{h()}catch{f()}}}}var Ft=40;function We({scenery:t}){let{width:e,height:n,places:o}=t,r=`${-Q} ${-Q} ${e+2*Q} ${n+2*Q}`,a=b("svg",
{class:"sw-pointer",viewBox:r,"aria-hidden":"true"});return{element:a,point(i){let d=i.flatMap(f=>o[f]??[]);a.
replaceChildren(...d.flatMap(({outline:f})=>[b("path",{class:"sw-ring-under",d:f}),b("path",{class:"sw-ring",d:f})]),
...d.map(({at:[f,l],scale:h})=>{let w=l-Ft*h-60<0,m=w?l+Ft*h:l-Ft*h;return b("g",{transform:`translate(${f} ${m}\
)${w?" scale(1 -1)":""}`},b("path",{class:"sw-arrow",d:Qn}))}))}}}var Qn="M0 0L-22-25H-9V-54H9V-25H22Z";function Je(t,e,n){let{text:o,of:r,many:a,options:i}=e,d=s("p",{class:"sw-question-text",tabindex:-1},...r?[s(
"span",{class:"sw-question-of"},r)," "]:[],o),f=i.length===0?Yn(t,e):a?Un(t,e,n):Kn(t,e);return s("div",{class:"\
sw-question",role:"group","aria-label":o},d,...f)}function Kn(t,{options:e,number:n}){let o=e.map(({text:r,tried:a,
say:i},d)=>{let f=s("button",{type:"button",class:"sw-button sw-option","data-key":`option/${n}/${d}`});return f.
append(s("span",{class:"sw-dot","aria-hidden":"true"},...a?[V("refused")]:[]),s("span",{},r)),a&&De(t,f,i),f.addEventListener(
"click",()=>a?t.refuse(q(i||t.word("lesson-tried"))):t.ask({type:"lesson",do:"answer",options:[d]}),{signal:t.
signal}),s("li",{class:i?"sw-answered":null},f,...i?[s("p",{class:"sw-option-say"},i)]:[])});return[s("ul",{class:"\
sw-options"},...o)]}function De(t,e,n){e.classList.add("sw-tried"),e.append(s("span",{class:"sw-heard"},` (${t.
word("lesson-tried")})`)),e instanceof HTMLButtonElement&&E(e,{"aria-disabled":"true",title:n||null})}function Un(t,{
options:e,number:n},o){let r=e.map(({text:i,tried:d},f)=>{let l=s("input",{type:"checkbox","data-key":`option/${n}\
/${f}`,checked:o.has(f)});l.addEventListener("change",()=>l.checked?o.add(f):o.delete(f),{signal:t.signal});let h=s(
"label",{class:"sw-box"},l,s("span",{},i));return d&&(h.append(V("refused")),De(t,h,"")),s("li",{},h)}),a=Ge(t,
n,()=>{o.size===0?t.refuse(q(t.word("lesson-nothing"))):t.ask({type:"lesson",do:"answer",options:[...o].sort((i,d)=>i-
d)})});return[s("p",{class:"sw-aside"},t.word("lesson-many")),s("ul",{class:"sw-options sw-boxes"},...r),a]}function Yn(t,{
number:e,typed:n}){let o=s("input",{type:"text",class:"sw-typed",inputmode:"numeric",autocomplete:"off",maxlength:20,
"aria-label":t.word("lesson-number"),"data-key":`number/${e}`}),r=()=>{let d=o.value.trim();d===""?t.refuse(q(
t.word("lesson-nothing"))):t.ask({type:"lesson",do:"answer",number:d})};o.addEventListener("keydown",d=>{d.key===
"Enter"&&r(),d.stopPropagation()},{signal:t.signal});let a=n.map(({text:d,say:f})=>s("li",{class:"sw-tried"},V(
"refused"),s("b",{},d)," ",s("span",{},f))),i=a.length?[s("ul",{class:"sw-typed-before"},...a)]:[];return[s("d\
iv",{class:"sw-number-row"},o,Ge(t,e,r)),...i]}function Ge(t,e,n){let o=s("button",{type:"button",class:"sw-bu\
tton sw-primary sw-check","data-key":`check/${e}`},t.word("lesson-check"));return o.addEventListener("click",n,
{signal:t.signal}),o}function qe(t,e){let{signal:n}=t,o=s("div",{class:"sw-lesson-body"}),r=s("section",{class:"sw-lesson","aria-la\
bel":t.word("lesson"),hidden:!0},o),a=s("p",{class:"sw-heard",role:"status"}),i=s("div",{},r,a),d=We(t),f="",l=null,
h=new Set;function w(T){let{title:R,text:A,goal:B,question:H,answered:O,feedback:I,teaches:_,hints:D,point:K,trouble:z}=T;
return[s("div",{class:"sw-lesson-head"},V("rule"),s("h3",{},R),...p(T)),...A?[s("p",{class:"sw-lesson-text"},A)]:
[],...B?[s("p",{class:"sw-lesson-goal",tabindex:-1},V("flag"),s("span",{},s("b",{},t.word("lesson-goal"))," ",
B))]:[],...K.length?[s("p",{class:"sw-heard"},`${t.word("lesson-point")}: ${m(K)}.`)]:[],...O?[x(O)]:[],...H?[
Je(t,H,h)]:[],...I?v(I,_,T):[],...D.length?[s("ol",{class:"sw-hints","aria-label":t.word("lesson-hints")},...D.
map(g))]:[],...T.buttons.includes("back")?[s("p",{class:"sw-aside"},t.word("lesson-playing-out"))]:[],s("div",
{class:"sw-lesson-deeds"},...y(T)),...z?[s("p",{class:"sw-lesson-trouble"},V("error"),z)]:[]]}let m=T=>T.map(R=>t.
scenery.places[R]?.name??"").join(", ");function p({series:T,titles:R,number:A}){if(R.length<2)return[];let B=s(
"select",{class:"sw-series","aria-label":t.word("lesson-choose"),"data-key":"series"});return B.append(...R.map(
(H,O)=>s("option",{value:O,selected:O===A},`${O+1}. ${H}`))),B.addEventListener("change",()=>t.ask({type:"less\
on",do:"number",number:Number(B.value)}),{signal:n}),[s("span",{class:"sw-series-of"},T),B]}function x({question:T,
answers:R,text:A,ledger:B}){return s("div",{class:"sw-told","data-kind":"right",tabindex:-1},s("p",{class:"sw-\
told-asked"},T," ",s("b",{},R.join(", "))),s("p",{class:"sw-told-head"},V("tick"),A),...B?[tt(t,B,{key:"told"})]:
[])}function v({kind:T,text:R,ledger:A,places:B},H,{question:O,answered:I}){let _=[...O?.options??[],...O?.typed??
[]].some(({say:z})=>z===R),D=B.length?[s("p",{class:"sw-lesson-rules"},V("rule"),...B.map(z=>ct(z)))]:[];return I?
[]:_?D:[s("div",{class:"sw-told","data-kind":T,tabindex:-1},s("p",{class:"sw-told-head"},V(Xn(T)),u(T)),s("p",
{class:"sw-told-text"},R),...D,...A?[tt(t,A,{key:"told"})]:[],...H.length?[s("p",{class:"sw-teaches"},`${t.word(
"lesson-teaches")}: `,...c(H))]:[])]}let c=T=>T.map(R=>s("span",{class:"sw-taught"},R));function u(T){return T===
"solved"?t.word("lesson-solved"):T==="failed"?t.word("lesson-failed"):t.word("lesson-wrong")}let g=T=>s("li",{},
V("help"),s("span",{},T));function y({buttons:T,hint:R,state:A}){let B=T.map((H,O)=>{let[I,_]=L(H,A);return S(
H,I,_,O===0&&H!=="skip"&&!(H==="again"&&A==="playing"))});return R===null?B:[...B,S("hint",R,"help",!1)]}function L(T,R){
return T==="on"?[t.word("lesson-on"),"now"]:T==="skip"?[t.word("lesson-skip"),"now"]:T==="again"?[R==="solved"?
t.word("lesson-repeat"):t.word("lesson-again"),"undo"]:T==="play_out"?[t.word("lesson-play-out"),"fork"]:T==="\
back"?[t.word("lesson-back"),"back"]:[t.word("lesson-next"),"now"]}function S(T,R,A,B){let H=s("button",{type:"\
button",class:"sw-button","data-key":`lesson/${T}`},V(A),R);return H.classList.toggle("sw-primary",B),H.addEventListener(
"click",()=>t.ask({type:"lesson",do:T}),{signal:n}),H}function P(T,R){let{answered:A,feedback:B,hints:H,question:O,
state:I}=T;return A&&JSON.stringify(A)!==JSON.stringify(R?.answered)?A.text:B&&!A&&JSON.stringify([B,I])!==JSON.
stringify([R?.feedback,R?.state])?`${u(B.kind)}. ${B.text}`:R&&H.length>R.hints.length?H.at(-1)??"":O&&O.text!==
R?.question?.text?O.text:null}function W(){let R=[".sw-told",".sw-question-text",".sw-lesson-goal"].map(A=>o.querySelector(
A)).find(A=>A instanceof HTMLElement);R instanceof HTMLElement&&R.focus()}return{element:i,pointer:d.element,moved(){
let T=e.get("blackboard");return l!==null&&!!T&&T!==f&&JSON.parse(T).number!==l.number},update(){let T=e.get("\
blackboard")??"";if(T===f)return;f=T;let R=l,A=T?JSON.parse(T):null;if(l=A,r.hidden=A===null,d.point(A?.point??
[]),!A)return o.replaceChildren();E(r,{"data-state":A.state}),R?.number===A.number&&R.question?.number===A.question?.
number||(h=new Set);let H=r.contains(nt(r));et(t,o);let O=j(o,...w(A));H&&!O&&W();let I=P(A,R);I!==null&&(a.textContent=
I);let _=A.state==="solved"||A.state==="failed";R&&_&&R.state!==A.state&&r.scrollIntoView?.({block:"nearest"})}}}
function Xn(t){return t==="solved"?"star":t==="note"?"help":"refused"}function dt(t,e,n,o){t.on(e,n),o.addEventListener("abort",()=>t.off(e,n))}function ke(t,{index:e,name:n,seat:o,open:r,toggle:a}){let i=`${t.word("seat")}: ${n}, ${o?.name??t.word("seat\
-person")}`,d=s("button",{type:"button",class:"sw-seat","data-key":`${e}/seat`,"aria-expanded":String(r),"aria\
-label":i,title:i},V(o?"robot":"person"));return d.addEventListener("click",a),d}function ze(t,e){let{index:n,
seat:o,open:r}=e,a=[];if(o){let i=s("button",{type:"button",class:"sw-button sw-ask","data-key":`${n}/take`},t.
word("seat-take"));i.addEventListener("click",()=>t.ask({type:"seat",player:n,bot:null})),a.push(s("p",{class:"\
sw-seat-line"},V("robot"),s("span",{},o.name),i))}return r&&a.push(ts(t,e)),a}function ts(t,{index:e,name:n,seat:o,
bots:r,toggle:a}){let d=[{id:null,name:t.word("seat-person"),about:t.word("seat-person-about")},...r].map(l=>{
let h=(o?.bot??null)===l.id,w=s("button",{type:"button",class:"sw-candidate","aria-pressed":String(h),"data-ke\
y":`${e}/seat/${l.id}`},V(l.id===null?"person":"robot"),s("b",{},l.name),s("span",{},l.about));return h&&w.append(
V("tick")),w.addEventListener("click",()=>{a(),h||t.ask({type:"seat",player:e,bot:l.id})}),w}),f=s("div",{class:"\
sw-candidates",role:"group","aria-label":`${t.word("seat")}: ${n}`},...d);return f.addEventListener("keydown",
l=>{l.key==="Escape"&&(l.stopPropagation(),a())}),f}function Qe(t){let e=s("ol",{class:"sw-plates"}),n=s("section",{class:"sw-players",role:"group","aria-label":t.
word("players")},e),o=new Set,r=[],a=null,{seats:i,bots:d}=Bt;function f(h){let w=e.children[h.index],m=x=>`${h.
index}/${x}`,p=ns(t,h,{isOpen:x=>o.has(m(x)),toggle(x){o.delete(m(x))||o.add(m(x)),f(h),x==="seat"&&w.querySelector(
".sw-seat")?.focus()}});E(w,{"aria-current":h.decides?"true":null,"data-winner":h.player.winner}),et(t,w),j(w,
...p)}function l(h){a=h;let{players:w,player:m,phase:p,choices:x}=h;for(;e.children.length>w.length;)e.lastElementChild?.
remove();for(;e.children.length<w.length;)e.append(es(t,e.children.length));E(e,{"data-many":w.length>3});let v=w.
map((u,g)=>{let y=g===m&&p!=="over",L=y?x.filter(({kind:S})=>S==="decline"):[];return{index:g,player:u,decides:y,
declines:L,seat:i[g]??null,bots:d}}),c=v.map(u=>JSON.stringify(u));for(let u of v)c[u.index]!==r[u.index]&&f(u);
r=c}return{element:n,update:l,explore(h){JSON.stringify([i,d])!==JSON.stringify([h.seats,h.bots])&&({seats:i,bots:d}=
h,a&&l(a))}}}function es(t,e){let n=s("li",{class:"sw-plate","data-player":e});return n.style.setProperty("--s\
w-full",t.scenery.players[e]?.full??"#555"),n}function ns(t,{index:e,player:n,decides:o,declines:r,seat:a,bots:i},d){
let f={index:e,name:n.name,seat:a,bots:i,open:d.isOpen("seat"),toggle:()=>d.toggle("seat")},l=s("div",{class:"\
sw-races"}),h=os(t,e,n,o,d),w=s("div",{class:"sw-plate-inside"},h,...ze(t,f),l);d.isOpen("score")&&n.scored&&w.
append(tt(t,n.scored,{key:`score/${e}`}));let m=[...n.active?[n.active]:[],...n.declined];n.active||l.append(s(
"span",{class:"sw-no-race"},t.word("players-no-race")));for(let[x,v]of m.entries()){let c=`race/${x}`,u=v!==n.
active,g={key:`${e}/${c}`,open:d.isOpen(c),toggle:()=>d.toggle(c)};l.append(...rs(t,v,u,g)),d.isOpen(c)&&w.append(
s("ul",{class:"sw-abilities"},...v.abilities.map(y=>s("li",{},y))))}let p=[...r,...n.choices].map((x,v)=>ds(t,
x,`${e}/do/${v}`));p.length&&l.append(s("span",{class:"sw-plate-choices"},...p));for(let x of n.peace)w.append(
s("p",{class:"sw-peace"},cs(),x));return[ss(t,e,i.length?[ke(t,f)]:[]),w]}function ss(t,e,n){let o=b("path",{d:t.
scenery.players[e]?.shape}),r=b("svg",{class:"sw-shape",viewBox:"-14 -14 28 28","aria-hidden":"true"},o);return s(
"span",{class:"sw-tab"},r,...n)}function os(t,e,{name:n,coins:o,scored:r,winner:a},i,{isOpen:d,toggle:f}){let l=s(
"div",{class:"sw-plate-line"},s("span",{class:"sw-player-name",title:n},n));if(i&&l.append(" ",s("span",{class:"\
sw-decides"},t.word("players-decides"))),a&&l.append(" ",s("span",{class:"sw-winner"},pt(),t.word("players-win\
ner"))),r){let h=s("button",{type:"button",class:"sw-scored","aria-expanded":String(d("score")),"data-key":`${e}\
/score`,title:r.title},s("b",{},vt(r.total))," ",t.word("players-last-turn"));h.addEventListener("click",()=>f(
"score")),l.append(" ",h)}return l.append(" ",as(t,o)),l}function as(t,e){if(e===null){let n=t.word("players-h\
idden");return s("span",{class:"sw-coins","data-coins":"hidden",title:n},Oe(),s("span",{class:"sw-heard"},n))}
return s("span",{class:"sw-coins","data-coins":e,title:t.word("players-coins")},wt("",e),s("b",{},String(e)),s(
"span",{class:"sw-heard"},` ${t.word("players-coins")}`))}function rs(t,e,n,{key:o,open:r,toggle:a}){let i=s("\
button",{type:"button",class:"sw-race-button","aria-expanded":String(r),"data-key":o});if(i.addEventListener("\
click",a),!n){i.append(Rt(t,e));let f=s("span",{class:"sw-tallies"});return e.hand&&f.append(Zt(t.word("player\
s-in-hand"),e.hand,ls)),f.append(Zt(t.word("players-on-map"),e.tokens,je)),[i,f]}let d=e.power===null?e.race:`${e.
power} ${e.race}`;return E(i,{title:`${t.word("players-declined")}: ${d}`}),i.append(Wt(Mt),s("span",{class:"s\
w-heard"},`${t.word("players-declined")}: ${d}`),...e.power===null?[]:[it(t,e.power_emblem??"",e.power)],it(t,
e.race_emblem,e.race),s("span",{class:"sw-declined-name","aria-hidden":"true"},d)),[s("span",{class:"sw-declin\
ed"},i,Zt(t.word("players-regions"),e.regions,je))]}var ls="M4.2 8V3.6a1 1 0 0 1 2 0V7h.5V2a1 1 0 0 1 2 0V7h.5\
V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.2 13.6 3.8 11.6L2.1 9.2C1.6\
 8.3 2.8 7.3 3.6 8Z",je="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 2V12L10.7 14Z",is="M2.5 1H4V15H2\
.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function Wt(t){return b("svg",{class:"sw-glyph",viewBox:"0 0 16 \
16","aria-hidden":"true"},b("path",{d:t,fill:"currentColor"}))}var cs=()=>Wt(is);function Zt(t,e,n){return s("\
span",{class:"sw-tally",title:`${t}: ${e}`},Wt(n),s("span",{class:"sw-heard"},`${t}: `),String(e))}function ds(t,{
kind:e,label:n,action:o,why:r},a){let i=s("button",{type:"button",class:"sw-button","aria-disabled":o?null:"tr\
ue","data-key":a,"data-kind":e},n);return i.addEventListener("click",()=>{o?t.play([o]):r&&t.refuse(r)}),i}function Ke(t){let e=r=>t[r]??"";function n({total:r,title:a,sum:i,lines:d}){return{total:r,title:e(a),sum:e(i),
lines:d.map(([f,l,h,w,m=[]])=>({amount:f,text:e(l),place:e(h),applied:w===1,regions:m}))}}return{say:e,whole:n,
reason:r=>r&&{text:e(r.text),helps:r.helps.map(e),place:e(r.place)}}}function Jt({strings:t,...e}){let{say:n,whole:o,
reason:r}=Ke(t),a=[],i=[],d=p=>p===null?null:n(p);function f(p){if(!p)return null;let[x,v]=p;return a[v]={total:x,
title:"",sum:"",lines:[]}}let l=p=>p===null?null:i[p]={text:"",helps:[],place:""},h=p=>({...p,label:n(p.label),
why:r(p.why)}),w=p=>({...p,abilities:p.abilities.map(n)});return{snapshot:{...e,sentence:n(e.sentence),closed:d(
e.closed),turn_label:n(e.turn_label),stacks:n(e.stacks),undo:d(e.undo),redo:d(e.redo),regions:e.regions.map(p=>({
...p,label:n(p.label),holds:p.holds.map(n),acts:p.acts.map(x=>({...x,label:n(x.label),ledger:x.ledger?o(x.ledger):
null})),cost:f(p.cost),why:l(p.why),losses:f(p.losses),defence:f(p.defence),income:f(p.income)})),choices:e.choices.
map(h),allocations:e.allocations.map(p=>({...p,label:n(p.label),spreads:p.spreads.map(({label:x,counts:v})=>({
label:n(x),counts:v}))})),column:e.column.map(p=>({...p,race_ability:n(p.race_ability),power_ability:n(p.power_ability),
tokens:o(p.tokens),price:o(p.price),summary:n(p.summary),label:n(p.label),why:r(p.why)})),players:e.players.map(
p=>({...p,active:p.active&&w(p.active),declined:p.declined.map(w),peace:p.peace.map(n),scored:f(p.scored),choices:p.
choices.map(h)})),score:f(e.score),hand:e.hand&&{...e.hand,label:n(e.hand.label)},story:e.story&&{...e.story,title:n(
e.story.title),events:e.story.events.map(p=>({text:n(p.text),place:n(p.place),ledger:f(p.ledger),regions:p.regions}))}},
explain(p){let{whole:x,reason:v}=Ke(p.strings);p.ledgers.forEach((c,u)=>Object.assign(a[u]??{},x(c))),p.refusals.
forEach((c,u)=>Object.assign(i[u]??{},v(c)))}}}var us=2e3,ps=.045,fs="M3 3H5.5V13H3ZM13 3V13L6 8Z",ws="M11.5 3V13L4.5 8Z",hs="M4.5 3V13L11.5 8Z",ms="M10.5 3H\
13V13H10.5ZM3 3V13L10 8Z";function Ue(t){let{signal:e}=t,n=s("input",{type:"range",class:"sw-range",min:0,step:1,
"aria-label":t.word("scrubber")}),o=s("div",{class:"sw-turns","aria-hidden":"true"}),r=s("div",{class:"sw-ahea\
d","aria-hidden":"true"}),a=s("span",{class:"sw-position",role:"status"}),i=s("span",{class:"sw-position-title"}),
d=S("first",fs,t.word("first"),()=>0),f=S("back",ws,t.word("back"),O=>O-1),l=S("forward",hs,t.word("forward"),
O=>O+1),h=S("now",ms,t.word("now"),()=>m),w=s("div",{class:"sw-scrubber",role:"group","aria-label":t.word("scr\
ubber")},d,f,s("div",{class:"sw-rail"},o,r,n),l,h,s("p",{class:"sw-where"},a,i)),m=0,p=0,x="",v=[],c=null,u=null,
g=null,y=!1,L=!1;n.addEventListener("input",()=>{L=!1,P(Number(n.value))},{signal:e}),n.addEventListener("poin\
terdown",()=>y=!0,{signal:e});for(let O of["pointerup","pointercancel","change","blur"])n.addEventListener(O,T,
{signal:e});function S(O,I,_,D){let K=b("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},b("path",{d:I})),N=s(
"button",{type:"button",class:"sw-button sw-pace","data-key":O,title:_,"aria-label":_},K);return N.addEventListener(
"click",()=>{let $=D(u??p);L=!0,N.getAttribute("aria-disabled")!=="true"?P(Math.max(0,Math.min(m,$))):t.refuse(
q($<=0?t.word("at-first"):t.word("at-now")))},{signal:e}),N}function P(O){u=O,R(),W()}function W(){g&&performance.
now()-g.at<us||(g=null,!(u===null||u===p)&&(g={step:u,at:performance.now()},t.goTo(u)))}function T(){y=!1,R()}
function R(){let O=u??p,I=`${t.word("step")} ${O} / ${m}`,_=O===p?x:"";E(n,{max:m,"aria-valuetext":_?`${I}: ${_}`:
I}),y||(n.value=String(O)),E(a,{"aria-live":L?"polite":"off","aria-busy":O===p?null:"true"}),a.textContent=O===
p?I:`${I} …`,a.classList.toggle("sw-pending",O!==p),i.textContent=_,r.style.setProperty("--sw-at",String(m?O/
m:1));for(let D of[d,f])E(D,{"aria-disabled":O<=0?"true":null});for(let D of[l,h])E(D,{"aria-disabled":O>=m?"t\
rue":null});h.classList.toggle("sw-primary",O<m)}function A(O){let I={turn:0,step:0};O.forEach(([_,D,K],z)=>{let{
element:N,stretch:$,shape:M,number:C}=v[z]??=B(),F=t.scenery.players[K];E(N,{style:`flex-grow: ${(O[z+1]?.[0]??
m)-_}`}),E($,{"data-player":K,style:`background: ${F?.full??""}`}),E(M,{d:F?.shape??""});let G=I.turn>0&&_-I.step<
ps*m,J=D===I.turn||G?"":String(D);J&&(I={turn:D,step:_}),E(C,{hidden:J===""}),C.textContent!==J&&(C.textContent=
J)});for(let{element:_}of v.splice(O.length))_.remove()}function B(){let O=b("path",{}),I=s("div",{class:"sw-s\
tretch"},b("svg",{viewBox:"-14 -14 28 28"},O)),_=s("span",{class:"sw-turn-number"}),D=s("div",{class:"sw-turn"},
I,_);return o.append(D),{element:D,stretch:I,shape:O,number:_}}function H(O){O!==c&&(c=O,{step:p,steps:m}=O,u===
null&&(L=!1),u!==null&&(u===p||u>m)&&(u=null),g&&(g.step===p||g.step>m)&&(g=null))}return{element:w,hear:H,update(O){
H(O),x=O.story?`${O.players[O.story.player]?.name}: ${O.story.title}`:"",A(O.track),R(),W()}}}function Ye(t,e){let{places:n}=t.get("scenery"),o=!1,r,a=()=>{};function i(){clearTimeout(r),r=void 0,e.tries(
()=>t.save_changes())}function d(){i(),a()}return{region(){let f=t.get("selected_region"),l=n.findIndex(h=>h.id===
f);return l<0?null:l},select(f){let l=f===null?null:n[f]?.id??null;t.get("selected_region")!==l&&(clearTimeout(
r),r=o?setTimeout(d,250):void 0,t.set("selected_region",l),o||i())},pressing:()=>r!==void 0,watch(f,l,h){a=l,f.
addEventListener("click",()=>r!==void 0&&!e.waiting()&&l(),{signal:h});for(let w of["pointerdown","pointerup",
"pointercancel"])f.addEventListener(w,()=>o=w==="pointerdown",{signal:h,capture:!0})}}}function Xe(t){let e=s("section",{class:"sw-story","aria-label":t.word("story")}),n="",o=null,r=null;function a(l,h,w){
let m=s("span",{class:"sw-about"},h),p=l.events.map((x,v)=>i(x,`event/${v}`,w));return[s("h3",{},gs(t,l.player),
l.title," ",m),s("ol",{class:"sw-events"},...p)]}function i({text:l,place:h,ledger:w,regions:m},p,x){let v=s("\
p",{},s("span",{class:"sw-reason"},l));m.length&&(v.append(gt()),E(v,{tabindex:0,"data-key":p}),bt(t,v,m)),h&&
v.append(" ",ct(h));let c=s("li",{},v);if(w){let u=s("span",{class:"sw-opener-label"},w.title,s("b",{},lt(w.total))),
g={key:`${p}/ledger`,captioned:!1,told:h,open:x(w)};c.append(yt(t,u,w,g))}return c}let d=()=>[s("h3",{},t.word(
"story")),s("p",{class:"sw-aside"},t.word("no-story"))];function f(){if(!o)return;let{story:l,players:h}=o,w=JSON.
stringify([l,r]);if(w===n)return;n=w;let m=x=>h.some(({scored:v})=>v?.title===x.title);et(t,e);let p=l?a(l,h[l.
player]?.name??"",m):d();j(e,...p,...r===null?[]:[zt(t,r)])}return{element:e,explore(l){({reason:r}=l),f()},update(l){
o=l,f()}}}function gs(t,e){let n=t.scenery.players[e];return n?b("svg",{class:"sw-badge",viewBox:"-14 -14 28 2\
8","aria-hidden":"true"},b("path",{d:n.shape,fill:n.full})):""}var xt=8;function en(t,e){let n=s("div",{class:"sw-tip","aria-hidden":"true",hidden:!0}),o=null;function r(a){
let i=e.getBoundingClientRect(),{offsetWidth:d,offsetHeight:f}=n,[l,h]=[a.left-i.left,i.right-a.right],w=h>=l?
a.right-i.left+xt:l-d-xt,m=a.top-i.top+a.height/2-f/2;if(Math.max(l,h)<d+xt){w=a.left-i.left+a.width/2-d/2;let p=a.
top-i.top-f-xt;m=p>=0?p:a.bottom-i.top+xt}n.style.left=`${tn(w,i.width-d)}px`,n.style.top=`${tn(m,i.height-f)}\
px`}return{element:n,insist(a){let i=!n.hidden&&o===a;return n.classList.toggle("sw-insists",i),i},show(a,i,d){
let f=i===null?void 0:t.scenery.places[i],l=i===null?void 0:a.regions[i],h=l&&(a.hand?l:{...l,why:null}),w=f&&
h?bs(h,d):[];if(o=w.some(({className:p})=>p==="sw-tip-why")?h?.why?.text??null:null,n.classList.remove("sw-ins\
ists"),E(n,{hidden:w.length===0}),!f||w.length===0)return;n.replaceChildren(s("b",{class:"sw-tip-name"},f.name),
...w);let m=[...e.querySelectorAll("[data-region]")].find(p=>p.getAttribute("data-region")===f.id);m&&r(m.getBoundingClientRect())}}}
function bs(t,e){if(e==="incomes")return t.income?Dt(t.income):[];if(e==="defences")return t.defence?Dt(t.defence):
[];let n=t.cost?Dt(t.cost):[],o=t.acts.filter(({quick:a})=>!a).map(({label:a})=>s("p",{},a));return t.acts.length>
0||!t.why?[...n,...o]:[s("p",{class:"sw-tip-why"},t.why.text),...n,...t.why.helps.slice(0,1).map(a=>s("p",{class:"\
sw-tip-help"},a))]}function Dt({lines:t,sum:e,total:n}){let r=[...t.filter(({applied:a})=>a).map(({amount:a,text:i})=>[
vt(a),i]),[lt(n),e]].map(([a="",i=""])=>s("div",{},s("b",{},a),i));return[s("div",{class:"sw-tip-lines"},...r)]}
var tn=(t,e)=>Math.max(0,Math.min(t,e));var ys={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function nn(t){let{signal:e}=t,n=vs(t),o=_e(
t),r=s("button",{type:"button",class:"sw-button sw-show-code","aria-expanded":"false",title:t.word("show-code")});
r.append(V("code"),s("span",{},t.word("show-code")));let a=s("code",{}),i=s("button",{type:"button",class:"sw-\
button sw-copy"},t.word("copy")),d=s("span",{role:"status"}),f=s("p",{class:"sw-whose-game"},t.word("code-game")),
l=s("div",{class:"sw-listing"},s("pre",{},a),s("p",{},i,d),f),h=s("p",{class:"sw-aside"},t.word("no-code")),w=s(
"div",{class:"sw-code",hidden:!0},l,h),m=s("div",{class:"sw-tools"},n,o.element,r,w);return r.addEventListener(
"click",()=>{w.hidden=!w.hidden,E(r,{"aria-expanded":String(!w.hidden)})},{signal:e}),i.addEventListener("clic\
k",async()=>{try{await navigator.clipboard.writeText(a.textContent??""),d.textContent=t.word("copied")}catch{document.
getSelection()?.selectAllChildren(a),d.textContent=t.word("selected")}},{signal:e}),{element:m,update(p){let x=p.
story?.code??"";l.hidden=x==="",h.hidden=x!=="",x!==a.textContent&&(a.textContent=x,d.textContent="")},explore({
shown:p,off:x}){f.textContent=p>0?t.word("code-branch"):t.word("code-game"),o.update(p>0,x)}}}function vs(t){let e=`\
sw-${Math.random().toString(36).slice(2)}`,o=[["none",t.word("goggles-none")],["costs",t.word("goggles-costs")],
["incomes",t.word("goggles-incomes")],["defences",t.word("goggles-defences")]].map(([a,i])=>{let d=s("input",{
type:"radio",class:"sw-heard",name:e,value:a,checked:a===t.goggles()});return d.addEventListener("change",()=>t.
wear(a),{signal:t.signal}),s("label",{class:"sw-lens"},d,s("span",{},V(ys[a]),i))}),r=s("span",{class:"sw-gogg\
les-title","aria-hidden":"true"},t.word("goggles"));return s("div",{class:"sw-goggles",role:"radiogroup","aria\
-label":t.word("goggles")},r,...o)}function sn(t){let e=s("span",{class:"sw-track-label","aria-hidden":"true"}),n=s("ol",{class:"sw-track-steps"}),
o=s("div",{class:"sw-track",role:"group","aria-label":t.word("track")},e,n),r=pt(),a="";return{element:o,update({
turn:i,turns:d,turn_label:f}){let l=JSON.stringify([i,d,f]);if(l!==a){for(a=l,e.textContent=f,E(n,{"aria-label":f});n.
children.length>d;)n.lastElementChild?.remove();for(;n.children.length<d;)n.append(xs(n.children.length+1));for(let[
h,w]of[...n.children].entries()){let m=h+1;w.classList.toggle("sw-played",m<i),E(w,{"aria-current":m===i?"step":
null}),m===i&&w.append(r)}(i<1||i>d)&&r.remove()}}}}function xs(t){let e=s("span",{class:"sw-track-dot"},s("sp\
an",{class:"sw-track-number"},String(t)));return s("li",{class:"sw-track-turn","data-turn":t},e)}function on(t){let e=s("div",{class:"sw-answer"}),n=s("section",{class:"sw-why","aria-label":t.word("why")},e),
o=Ls(n,e,t.signal),r=new Map,a=null,i=null;function d(w,m,p,x){let v=s("span",{class:"sw-opener-label"},m,s("b",
{},lt(p.total)));return yt(t,v,p,{key:w,captioned:!1,open:r.get(w)??x,onToggle(c){r.set(w,c),o.free()}})}function f(w,m){
let p=[$s(t,w)];m.holds.length&&p.push(s("p",{},m.holds.join(" "))),m.acts.length&&p.push(l(m.acts)),m.why&&p.
push(Ms(t,m.why)),m.cost&&p.push(tt(t,m.cost,{key:"cost"}));let x=!m.cost,v=s("div",{class:"sw-more"});return m.
losses&&v.append(d("losses",t.word("losses"),m.losses,x)),m.income&&v.append(d("income",t.word("income"),m.income,
x)),m.defence&&v.append(d("defence",t.word("defence"),m.defence,x)),[...p,v]}function l(w){let m=w.map((p,x)=>{
let v=s("span",{class:"sw-act"},...p.emblem?[rt(t.scenery,"sw-printed",p.emblem)]:[],p.label),c=`act/${p.kind}\
/${x}`;return s("li",{},V("tick"),p.ledger?yt(t,v,p.ledger,{key:c}):v)});return s("ul",{class:"sw-acts","aria-\
label":t.word("possible")},...m)}function h(w){let m=s("p",{class:"sw-aside"},t.word("point-at"));return!w.score||
w.phase==="pick"?[s("h3",{},t.word("why")),m]:[s("h3",{},t.word("score-now")),tt(t,w.score,{key:"score"}),m]}return{
element:n,show(w,m){if(w===a&&m===i)return;w!==a&&o.free(),a=w,i=m;let p=m===null?void 0:t.scenery.places[m],x=m===
null?void 0:w.regions[m];et(t,e),j(e,...p&&x?f(p,x):h(w))}}}function Ls(t,e,n){let o=0;function r(i){o=i,t.style.
setProperty("--sw-tallest",`${i}px`)}let a=new ResizeObserver(()=>{e.offsetHeight>o&&r(e.offsetHeight)});return a.
observe(e),n.addEventListener("abort",()=>a.disconnect()),{free:()=>r(0)}}function $s(t,e){let n=`background: ${t.
scenery.terrains[e.terrain]?.ground??"none"}`,o=s("span",{class:"sw-swatch",style:n},...e.emblems.map(r=>rt(t.
scenery,"sw-printed",r)));return s("h3",{},e.name," ",s("span",{class:"sw-about"},o,e.about))}function Ms(t,{text:e,
helps:n,place:o}){let r=s("div",{class:"sw-refusal"},V("refused"),s("p",{},e," ",o?ct(o):""));return n.length&&
r.append(s("p",{class:"sw-helps-title"},t.word("would-help")),s("ul",{class:"sw-helps"},...n.map(a=>s("li",{},
a)))),r}var Es=["undo","redo","bot"];function Ss({model:t,el:e,signal:n}){let o=Ze(n),{language:r,places:a}=t.get("sce\
nery"),i=_t(a),d={goggles:"none"},f=new AbortController,l=()=>{let h=e.contains(nt(e));f.abort(),f=new AbortController;
let w=t.get("scenery");w.places!==a&&w.language===r&&(i=_t(w.places)),{language:r,places:a}=w;let{root:m,focus:p}=Cs(
t,{kernel:o,draft:i,worn:d,signal:f.signal});e.replaceChildren(m),h&&p()};dt(t,"change:scenery",l,n),dt(t,"msg\
:custom",()=>o.answered(),n),n.addEventListener("abort",()=>{f.abort(),o.tries(()=>t.send({type:"bye"}))}),l(),
o.greeted(),o.tries(()=>t.send({type:"hello"}))}function Cs(t,{kernel:e,draft:n,worn:o,signal:r}){let a=t.get(
"scenery"),i=Ye(t,e),d=St(r),f=Jt(JSON.parse(t.get("snapshot"))),{snapshot:l,explain:h}=f,[w,m]=[!1,!1],p=!1,x=null,
v=!1,c=!1,u=!1,g={scenery:a,word:Z=>a.words[Z]??Z,signal:r,play:Z=>G({type:"play",version:l.version,actions:Z}),
undo:()=>G({type:"undo",version:l.version}),redo:()=>G({type:"redo",version:l.version}),refuse(Z){if(!w)return J();
c=!0,y.refuse(Z,D.insist(Z.text))},look(Z){c&&Z!==null&&Z!==x&&Lt(),x=Z,k()},select:i.select,light:Z=>L.light(
Z),goTo(Z){t.get("step")!==Z&&(e.asked(),t.set("step",Z),e.tries(()=>t.save_changes()))},wear(Z){o.goggles=Z,L.
wear(Z)},goggles:()=>o.goggles,draft:n,ask:Z=>G({...Z,version:l.version})},y=Xt(g),L=Me(g),S=Te(g),P=Qe(g),W=sn(
g),T=on(g),R=Xe(g),A=Ue(g),B=nn(g),H=Ie(g,t,[P,y,R,B]),O=qe(g,t),I=Qt(g),_=s("div",{class:"sw-map"},L.element,
O.pointer,H.stamp,I.element),D=en(g,_);_.append(D.element);let K=s("div",{class:"sw-people"},W.element,P.element),
z=s("div",{class:"sw-right"},K),N=s("div",{class:"sw-left"},B.element,_,A.element),$=s("div",{class:"sw-below"},
T.element,R.element),M=s("div",{class:"sw-table"},N,$,z),C=s("div",{class:"sw-widget",lang:a.language,"data-ke\
rnel":"idle"},a.title?s("p",{class:"sw-title"},a.title):"",a.text?s("p",{class:"sw-text"},a.text):"",O.element,
H.banner,y.element,M);H.lie(C,{left:N,side:z,people:K});let F=Fe(C,r);i.watch(C,$t,r),_.addEventListener("poin\
termove",()=>{v||(v=!0,k())},{signal:r});function G(Z){if(e.waiting()||u||!w)return J();Es.includes(Z.type)||F.
acted(),e.asked(),e.tries(()=>t.send(Z))}let J=()=>y.tell({kind:"stale",text:g.word("one-moment")});function k(){
if(!w)return;T.show(l,x??i.region());let Z=_.querySelector("[data-region]:focus-visible")?i.region():null;D.show(
l,(v?x:null)??Z,o.goggles)}function U(){let Z=l.closed!==null&&C.classList.contains("sw-what-if"),Y=l.phase===
"pick"&&!l.past&&!Z,at=Y?M:z;if(S.element.parentNode!==at)at[Y?"prepend":"append"](S.element);else if(!Y)return;
S.update(l)}function X(Z){let Y=C.contains(nt(C));Z();let at=nt(C);Y&&(!C.contains(at)||at?.closest("[hidden]"))&&
y.focus()}function st(){let{player:Z,phase:Y,allocations:at}=l;({snapshot:l,explain:h}=f),w=m=v=!1,C.dataset.version=
String(l.version),C.dataset.phase=l.phase,C.dataset.step=String(l.step),C.classList.toggle("sw-past",l.past),X(
()=>{(H.enter()||O.moved())&&n.update([]),U(),n.update(l.allocations),y.update(l),L.update(l,l.player===Z&&at.
length+l.allocations.length===0)}),A.hear(l),p||=l.player!==Z||l.phase!==Y,d.want(ot)}function ot(){d.cancel();
let Z=JSON.parse(t.get("reasons"));m=Z.version!==l.version,!m&&(h(Z),w=!0,X(()=>{for(let Y of[L,W,S,P,R,A,B])Y.
update(l);H.update(),O.update(),L.flash(),p&&!_.querySelector("[data-region]:focus")&&g.select(null),p=!1,$t()}),
C.dataset.shown=String(l.version))}function Gt(){f=Jt(JSON.parse(t.get("snapshot")));let{snapshot:Z}=f;if(e.answered(),
u)return;let Y=Z.story?.die??null,at=!Z.past&&!l.past&&!H.moved()&&Z.steps>l.steps;if(y.tell(null),Y===null||!at){
I.show(Z.past?Y:null),qt();return}u=!0,I.roll(Y).then(()=>{u=!1,!r.aborted&&(f.snapshot.story?.die!==Y&&I.show(
null),qt())})}function Lt(){c=!1,y.tell(null)}function qt(){st(),y.tell(l.notice)}function $t(){L.select(i.region()),
k()}return dt(t,"change:snapshot",Gt,r),dt(t,"change:reasons",()=>m&&ot(),r),dt(t,"change:explore",()=>w&&!u&&
X(H.update),r),dt(t,"change:selected_region",()=>i.pressing()||$t(),r),n.onChange(Lt,r),e.onChange(Z=>{C.dataset.
kernel=Z,y.waiting(Z)}),st(),ot(),$t(),o.goggles!=="none"&&L.wear(o.goggles),{root:C,focus:y.focus}}var tl={render:Ss};export{tl as default};
