var SVG="http://www.w3.org/2000/svg";function set(element,attributes){for(const[name,value]of Object.entries(attributes)){
const next=value===null||value===void 0||value===false?null:value===true?"":String(value);if(element.getAttribute(
name)===next)continue;if(next===null)element.removeAttribute(name);else element.setAttribute(name,next)}return element}
function svg(tag,attributes={},...children){const element=set(document.createElementNS(SVG,tag),attributes);element.
append(...children);return element}function html(tag,attributes={},...children){const element=set(document.createElement(
tag),attributes);element.append(...children);return element}function draw(markup,transform){const group=svg("g",
{transform});group.innerHTML=markup;return group}var PIPS=[[],[[0,0]],[[-4.5,-4.5],[4.5,4.5]],[[-5.5,-5.5],[0,0],[5.5,5.5]]];var TUMBLE=[1,0,3,0,2,0,3,0,1,0];var FLICKER=70;
var LINGER=1800;function drawFace(face2){return svg("svg",{class:"sw-face",viewBox:"-14 -14 28 28","aria-hidde\
n":"true"},...drawSquare(face2))}function drawSquare(face2){const pips=(PIPS[face2]??[]).map(([cx,cy])=>svg("c\
ircle",{cx,cy,r:2.7}));return[svg("rect",{x:-12,y:-12,width:24,height:24,rx:5}),...pips]}function fillWithFace(desk,element,face2){
const said=face2===0?desk.word("die-blank"):String(face2);const words=html("span",{class:"sw-die-result","aria\
-hidden":"true"},said);element.replaceChildren(html("span",{class:"sw-cube"},drawFace(face2)),words);return set(
element,{role:"img","data-face":face2,"aria-label":`${desk.word("die-shows")}: ${said}`})}function createDie(desk){
const element=html("span",{class:"sw-die",role:"img",hidden:true});let leaving;let finish=()=>{};desk.signal.addEventListener(
"abort",()=>{finish();clearTimeout(leaving)});function settle(face2){clearTimeout(leaving);element.hidden=face2===
null;element.classList.remove("sw-rolling","sw-leaving");if(face2===null){element.replaceChildren();set(element,
{"data-face":null,"aria-label":null});return}fillWithFace(desk,element,face2);if(!desk.signal.aborted)leaving=
setTimeout(()=>element.classList.add("sw-leaving"),LINGER)}return{element,show(face2){finish();settle(face2)},
roll(face2){finish();if(desk.signal.aborted||wantsLessMotion()){settle(face2);return Promise.resolve()}return new Promise(
resolve=>{settle(null);let turn=0;const cube=html("span",{class:"sw-cube"});element.replaceChildren(cube);element.
hidden=false;element.classList.add("sw-rolling");set(element,{"aria-label":desk.word("die-rolls")});const tumble=()=>cube.
replaceChildren(drawFace(TUMBLE[turn++]??0));tumble();const timer=setInterval(()=>turn<TUMBLE.length?tumble():
finish(),FLICKER);finish=()=>{finish=()=>{};clearInterval(timer);settle(face2);resolve()}})}}}var wantsLessMotion=()=>window.
matchMedia?.("(prefers-reduced-motion: reduce)").matches??false;function drawEmblem({emblems},key,name=key.slice(key.indexOf("/")+1)){const markup=emblems[key];if(markup)return draw(
markup);return svg("text",{class:"sw-letters",y:6},[...name].slice(0,2).join(""))}function boxEmblem(scenery,className,key,name){
const box={class:`sw-emblem ${className}`,viewBox:"-12 -12 24 24","aria-hidden":"true"};return svg("svg",box,drawEmblem(
scenery,key,name))}function focused(within){const root=within.getRootNode();return root.activeElement??null}function swap(container,...children){
const had=focused(container);if(!had||!container.contains(had)){container.replaceChildren(...children);return true}
const key=had.getAttribute("data-key");container.replaceChildren(...children);if(container.contains(had)){if(had instanceof
HTMLElement||had instanceof SVGElement)had.focus();return true}for(const element of container.querySelectorAll(
"[data-key]")){if(element.getAttribute("data-key")===key&&(element instanceof HTMLElement||element instanceof SVGElement)){
element.focus();return true}}return false}var MOON="M10.5 1.5A6.7 6.7 0 1 0 14.5 11.5A7.5 7.5 0 0 1 10.5 1.5Z";function shield(size,x=0,y=0){const at=(across,down)=>`${(x+
size*across).toFixed(1)} ${(y+size*down).toFixed(1)}`;return`M${at(-8,-9)}Q${at(0,-7)} ${at(8,-9)}L${at(8,0)}Q${at(
8,7)} ${at(0,11)}Q${at(-8,7)} ${at(-8,0)}Z`}var SIGNS={undo:"M6.5 2.5L3 6l3.5 3.5M3 6h6.2a3.8 3.8 0 0 1 0 7.6H\
6",redo:"M9.5 2.5L13 6 9.5 9.5M13 6H6.8a3.8 3.8 0 0 0 0 7.6H10",tick:"M3 8.6l3.4 3.4L13.2 4.6",refused:"M8 1.8\
a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8 1.8ZM3.7 3.7l8.6 8.6",stale:"M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 1 1 8\
 1.8ZM8 4.6V8l2.4 1.8",error:"M8 2L14.6 13.6H1.4ZM8 6.4v3.4M8 11.5v.4",help:"M5.6 10.2A4.3 4.3 0 1 1 10.4 10.2\
V11.4H5.6ZM6.2 13.8h3.6",rule:"M2 3.2Q5.2 2 8 3.6Q10.8 2 14 3.2V12.6Q10.8 11.4 8 13Q5.2 11.4 2 12.6ZM8 3.6V13",
now:"M13 3v10M3 3l7 5-7 5Z",unworn:"M1.5 8Q8 1 14.5 8Q8 15 1.5 8ZM8 6A2 2 0 1 1 8 10A2 2 0 1 1 8 6ZM3 13.5L13 \
2.5",sword:"M13.5 2.5L6 10M13.5 2.5H11L4.8 8.8M13.5 2.5V5L7.2 11.2M3.5 7.5L8.5 12.5M5.5 10.5L2.5 13.5",coin:"M\
8 1.8A6.2 6.2 0 1 1 8 14.2A6.2 6.2 0 1 1 8 1.8ZM8 4.8V11.2",shield:shield(.65,8,7.4),fork:"M8 14.4V10M8 10C8 6\
.6 3.8 7 3.8 3M8 10C8 6.6 12.2 7 12.2 3M1.6 5.2L3.8 2.6 6 5.2M10 5.2l2.2-2.6 2.2 2.6",back:"M7 3L2.4 8 7 13M2.\
4 8h11.2",star:"M8 1.8l1.9 4.1 4.4.5-3.3 3 .9 4.4L8 11.6l-3.9 2.2.9-4.4-3.3-3 4.4-.5Z",robot:"M3.2 6.2h9.6v7.4\
H3.2ZM8 6V3.4M8 2.2v.3M5.9 9v.5M10.1 9v.5M6.2 11.5h3.6M1.3 8.6v2.6M14.7 8.6v2.6",person:"M8 2a2.7 2.7 0 1 1 0 \
5.4A2.7 2.7 0 1 1 8 2ZM2.6 14Q2.8 9.4 8 9.4T13.4 14Z",unplugged:"M6 2v3M10 2v3M4.2 5.2h7.6v2.6a3.8 3.8 0 0 1-7\
.6 0ZM8 11.6V14.4"};function sign(name,label){return svg("svg",{class:"sw-sigil",viewBox:"0 0 16 16","data-sig\
n":name,role:label?"img":null,"aria-label":label,"aria-hidden":label?null:"true"},svg("path",{d:SIGNS[name]}))}
function drawCrown(){return svg("svg",{class:"sw-crown",viewBox:"-14 -11 28 20","aria-hidden":"true"},svg("pat\
h",{d:"M-10 8L-12.2-4.5L-5.6 0L0-8.5L5.6 0L12.2-4.5L10 8Z",fill:"var(--sw-gold)",stroke:"#6d4700","stroke-widt\
h":1.6,"stroke-linejoin":"round"}),svg("path",{d:"M-9.6 4.6H9.6",fill:"none",stroke:"#6d4700","stroke-width":1.4}),
...[-12.2,0,12.2].map(x=>svg("circle",{cx:x,cy:x?-5.5:-9,r:1.7,fill:"#fff3cf",stroke:"#6d4700","stroke-width":1})))}function createNews(desk){const status=html("div",{class:"sw-notice",role:"status","aria-live":"polite"});const alarm=html(
"div",{class:"sw-notice",role:"alert"});const element=html("div",{class:"sw-news"},status,alarm);function drawSign2(kind){
if(kind==="done")return sign("tick");if(kind==="refused")return sign("refused",desk.word("notice-refused"));if(kind===
"stale")return sign("stale",desk.word("notice-stale"));return sign("error",desk.word("notice-error"))}function drawText({
kind,text},more){return html("span",{class:"sw-said",title:kind==="done"?text:null},text,...more)}function say(notice,...more){
for(const region of[status,alarm]){const speaks=notice!==null&&region===alarm===(notice.kind==="error");set(region,
{"data-kind":speaks?notice.kind:null});if(!speaks)region.replaceChildren();else region.replaceChildren(drawSign2(
notice.kind),drawText(notice,more))}}return{element,tell:notice=>say(notice?.text?notice:null),refuse({text,helps,
place:place2}){const more=helps.map(help=>html("span",{class:"sw-help"},sign("help",desk.word("notice-help")),
help));if(place2)more.push(html("small",{class:"sw-rule"},sign("rule"),place2));say({kind:"refused",text},...more)}}}var refusal=(text,...helps)=>({text,helps,place:""});var STRIDES={ArrowRight:1,ArrowDown:1,ArrowLeft:-1,ArrowUp:-1,Home:-Infinity,End:Infinity};function createTray(desk){
const{draft,signal}=desk;const chips=html("div",{class:"sw-chips",role:"radiogroup","aria-label":desk.word("tr\
ay")});const ways=html("div",{class:"sw-ways"});const hint=html("p",{class:"sw-hint"},desk.word("tray-hint"));
const element=html("div",{class:"sw-tray",hidden:true},html("div",{class:"sw-tray-row"},chips,hint),ways);let otherwise=false;
chips.addEventListener("keydown",walk,{signal});draft.onChange(render2,signal);function render2(){swap(chips,...draft.
allocations().map(drawChip));const chosen=draft.chosen();swap(ways,...chosen?drawWays(chosen):[])}function walk(event){
const stride=STRIDES[event.key];const keys=draft.allocations().map(({key})=>key);if(stride===void 0||keys.length===
0)return;event.preventDefault();const at=keys.indexOf(draft.chosen()?.key??"");const last=keys.length-1;const next=Number.
isFinite(stride)?(at+stride+keys.length)%keys.length:stride<0?0:last;draft.choose(keys[next]??"");chips.querySelector(
'[aria-checked="true"]')?.focus()}function drawChip({key,emblem,label,must}){const chosen=draft.chosen()?.key===
key;const chip=html("button",{type:"button",class:"sw-chip",role:"radio","aria-checked":chosen?"true":"false",
tabindex:chosen?0:-1,"data-key":`chip:${key}`,"data-in-hand":draft.inHand(key)},boxEmblem(desk.scenery,"sw-cre\
st",emblem,label),html("span",{class:"sw-chip-name"},label),drawState(draft.inHand(key),draft.complete(key),must));
chip.addEventListener("click",()=>draft.choose(key),{signal});return chip}function drawState(inHand,complete,must){
const state=html("span",{class:"sw-chip-state"});if(inHand<0)state.append(`${desk.word("take-up")} `,html("b",
{},String(-inHand)));else if(inHand>0)state.append(`${desk.word("in-hand")} `,html("b",{},String(inHand)));else if(complete)
state.append(sign("tick",desk.word("tray-complete")));if(inHand>0&&complete&&!must)state.append(html("small",{},
desk.word("tray-optional")));return state}function drawWays(chosen){const{key,label,spreads}=chosen;const drafted=draft.
actions();const put=button("put",desk.word("put-down"),drafted.length>0,()=>drafted.length>0?desk.play(drafted):
desk.refuse(whyNotYet(chosen)));put.classList.toggle("sw-primary",drafted.length>0&&!otherwise);const reset=button(
"reset",desk.word("as-it-stands"),draft.changed(key),()=>draft.changed(key)?draft.reset(key):desk.refuse(refusal(
desk.word("nothing-moved"))));const ready=spreads.map(({label:name,counts},n)=>{const there=stands(chosen,counts);
const spread=button(`spread:${n}`,name,true,()=>{draft.spread(key,counts);const actions=draft.actions();if(actions.
length>0)desk.play(actions)});if(there)spread.prepend(sign("tick"));return set(spread,{"aria-pressed":there?"t\
rue":"false"})});const group=html("div",{class:"sw-spreads",role:"group","aria-label":label},...ready,reset);return[
group,put]}function button(key,label,possible,act){const made=html("button",{type:"button",class:"sw-button","\
data-key":key},label);made.addEventListener("click",act,{signal});return set(made,{"aria-disabled":possible?null:
"true"})}function stands({key,regions},counts){return regions.every(region=>draft.count(key,region)===(counts[region]??
0))}function whyNotYet({key}){if(draft.complete(key))return refusal(desk.word("nothing-moved"));return refusal(
desk.word("loose"),desk.word("loose-help"))}return{element,update(snapshot){otherwise=snapshot.choices.some(({
main})=>main);element.hidden=snapshot.past||draft.allocations().length===0;render2()}}}var STACK=6;var RISE=3;function createBar(desk){const{draft,signal}=desk;const tray=createTray(desk);const news=createNews(
desk);const who=svg("svg",{class:"sw-who",viewBox:"-17 -17 34 34","aria-hidden":"true"});const sentence=html("\
p",{class:"sw-sentence",tabindex:-1,"aria-live":"polite"});const history=html("div",{class:"sw-history"});const back=createStep2(
"undo",desk.word("undo"),desk.word("nothing-to-undo"),desk.undo);const forth=createStep2("redo",desk.word("red\
o"),desk.word("nothing-to-redo"),desk.redo);const hand=html("div",{class:"sw-hand",hidden:true});const choices=html(
"div",{class:"sw-choices"});const rolled=html("span",{class:"sw-rolled",hidden:true});const python=html("p",{class:"\
sw-python",role:"status"});const busy=html("span",{class:"sw-busy","aria-hidden":"true"});const element=html("\
section",{class:"sw-bar","aria-label":desk.word("decision"),"data-waiting":"idle"},html("div",{class:"sw-head"},
who,sentence,history),html("div",{class:"sw-deeds"},tray.element,hand,choices,rolled),news.element,busy);news.
element.prepend(python);let shown=null;let state="idle";draft.onChange(()=>shown&&drawChoices(shown),signal);const focus=()=>sentence.
focus();function drawPlayer2({player,phase,players,sentence:text,past}){const livery=desk.scenery.players[player];
set(element,{"data-phase":phase,"data-player":player,"data-past":past});element.style.setProperty("--sw-player",
livery?.full??"currentColor");who.replaceChildren(svg("path",{d:livery?.shape??"M0 0",fill:livery?.full,stroke:livery?.
pale}));if(players[player]?.winner)who.append(set(drawCrown(),{x:-11,y:-9,width:22,height:18}));if(sentence.textContent!==
text)sentence.textContent=text}function drawHand({hand:held,allocations}){hand.hidden=held===null||allocations.
some(({emblem})=>emblem===held.emblem);if(held===null)return;set(hand,{"data-count":held.count});hand.replaceChildren(
drawStack(held),html("span",{},held.label))}function drawStack({player,emblem,label,count}){const livery=desk.
scenery.players[player];const high=Math.min(count,STACK);const top=-RISE*Math.max(high-1,0)/2;const square={x:-13,
width:26,height:26,rx:5};const tokens=Array.from({length:high},(_,n)=>svg("rect",{...square,y:-13-top-RISE*n,fill:livery?.
full,stroke:livery?.pale}));const face2=set(boxEmblem(desk.scenery,"sw-crest",emblem,label),{x:-10,y:top-10,width:20,
height:20});const drawn=count>0?[...tokens,face2]:[svg("rect",{class:"sw-empty",...square,y:-13})];const number=svg(
"g",{class:"sw-number"},svg("circle",{r:11}),svg("text",{y:5},String(count)));number.setAttribute("transform",
"translate(17 9)");return svg("svg",{class:"sw-pile",viewBox:"-15 -22.5 45 45","aria-hidden":"true"},...drawn,
number)}function drawChoices(snapshot){if(state==="none")swap(choices);else if(snapshot.past)swap(choices,...drawPast(
snapshot));else swap(choices,...drawOffered(snapshot))}function drawOffered(snapshot){return snapshot.choices.
map((choice,at)=>{const{kind,label,main}=choice;const{actions,why}=stand(choice);const n=snapshot.choices.slice(
0,at).filter(other=>other.kind===kind).length;const button=html("button",{type:"button",class:"sw-button","dat\
a-kind":kind,"data-key":`choice:${kind}:${n}`},...kind==="roll"?[drawFace(3)]:[],label);button.classList.toggle(
"sw-primary",actions!==null&&main);if(!actions)set(button,{"aria-disabled":"true",title:why?.text});button.addEventListener(
"click",()=>actions?desk.play(actions):why&&desk.refuse(why),{signal});return button})}function stand({action,
settled,why}){if(!settled)return{actions:action&&[action],why};const stacks=draft.allocations();if(stacks.some(
({key})=>draft.changed(key)&&!draft.complete(key)))return{actions:null,why:refusal(desk.word("loose"),desk.word(
"loose-help"))};const done=stacks.every(({key,must})=>!must||draft.complete(key));const last=action??(done?settled:
null);return{actions:last&&[...draft.actions(),last],why}}function drawPast({step:step2,steps}){const now=html(
"button",{type:"button",class:"sw-button sw-primary","data-key":"back-to-now"});now.append(sign("now"),desk.word(
"back-to-now"));now.addEventListener("click",()=>desk.goTo(steps),{signal});const where=html("span",{},`${desk.
word("bar-step")} `,html("b",{},`${step2} / ${steps}`));const said=html("strong",{},desk.word("looking-back"));
return[html("p",{class:"sw-looking-back"},sign("stale"),said,where),now]}function drawHistory({undo,redo,past}){
back.update(undo);forth.update(redo);if(past||state==="none")history.replaceChildren();else if(!history.hasChildNodes())
history.append(back.button,forth.button)}function createStep2(name,word,nothing,act){const attributes={type:"b\
utton",class:"sw-button sw-back-forth","data-key":name};const button=html("button",attributes,sign(name),html(
"span",{},word));let deed=null;button.addEventListener("click",()=>deed===null?desk.refuse(refusal(nothing)):act(),
{signal});return{button,update(what){deed=what;const said=what===null?null:`${word}: ${what}`;set(button,{title:said??
nothing,"aria-label":said,"aria-disabled":what===null?"true":null})}}}function drawRolled({story}){const face2=story?.
die??null;rolled.hidden=face2===null;if(face2!==null)fillWithFace(desk,rolled,face2)}function keepFocus(draw2){
const had=element.contains(focused(element));draw2();const has=focused(element);if(had&&(!element.contains(has)||
has?.closest("[hidden]")))focus()}function update(snapshot){keepFocus(()=>{drawPlayer2(snapshot);drawHand(snapshot);
drawRolled(snapshot);shown=snapshot;drawChoices(snapshot);drawHistory(snapshot);tray.update(snapshot);if(state===
"none")tray.element.hidden=true})}return{element,update,focus,tell:news.tell,refuse:news.refuse,waiting(now){if(now===
state)return;const redraw=state==="none"||now==="none";state=now;set(element,{"data-waiting":now,"aria-busy":now===
"busy"?"true":null});python.replaceChildren();if(now==="lost")python.append(sign("unplugged"),desk.word("pytho\
n-lost"));if(now==="none")python.append(sign("unplugged"),desk.word("python-none"));if(redraw&&shown)update(shown)}}}var FRAME=15;var WILDS='<path d="M0 12L12 0M-3 3L3-3M9 15L15 9" stroke="#6b4a2b" opacity=".35"/>';var VEIL='<p\
ath d="M0 0L11 11M-3 8L3 14M8-3L14 3" stroke="#fff" stroke-width="3" opacity=".55"/>';function createLand({width,
height,places,terrains,roads,players}){const prefix=`sw-${Math.random().toString(36).slice(2)}`;const terrainIds=Object.
keys(terrains);const pattern=(name,[width2,height2],marks)=>svg("pattern",{id:`${prefix}-${name}`,width:width2,
height:height2,patternUnits:"userSpaceOnUse"},draw(marks));const url=name=>`url(#${prefix}-${name})`;const defs=svg(
"defs",{},...terrainIds.map((id,n)=>{const look=terrains[id];return pattern(`t${n}`,look?.tile??[1,1],look?.pattern??
"")}),pattern("wilds",[12,12],WILDS),pattern("veil",[11,11],VEIL),...places.map(({outline},region)=>svg("clipP\
ath",{id:`${prefix}-c${region}`},svg("path",{d:outline}))));const all={x:0,y:0,width,height};const below=svg("\
g",{class:"sw-grounds"},svg("rect",{class:"sw-wilds",...all}),svg("rect",{...all,fill:url("wilds")}));const band={
x:-FRAME/2,y:-FRAME/2,width:width+FRAME,height:height+FRAME};const above=svg("g",{class:"sw-lines"},...places.
map(({outline})=>svg("path",{class:"sw-borders",d:outline})),...roads.flatMap(d=>[svg("path",{class:"sw-road-b\
ed",d}),svg("path",{class:"sw-road",d})]),svg("rect",{class:"sw-frame",...band}),svg("rect",{class:"sw-frame-s\
teps",...band}),svg("rect",{class:"sw-edge",...all}));const inside=(region,...drawn)=>svg("g",{"clip-path":url(
`c${region}`)},...drawn);const viewBox=`${-FRAME} ${-FRAME} ${width+2*FRAME} ${height+2*FRAME}`;const flashes=svg(
"svg",{class:"sw-flashes",viewBox,"aria-hidden":"true"});let flashed=-1;return{defs,below,above,flashes,inside,
ground(place2,region){return[svg("path",{class:"sw-ground",d:place2.outline,fill:terrains[place2.terrain]?.ground}),
svg("path",{class:"sw-pattern",d:place2.outline,fill:url(`t${terrainIds.indexOf(place2.terrain)}`)}),inside(region,
svg("path",{class:"sw-verge",d:place2.outline}))]},flash({step:step2,regions}){if(step2===flashed)return;flashed=
step2;const lit=places.filter((_,region)=>regions[region]?.changed);const flash=place2=>svg("path",{class:"sw-\
flash",d:place2.outline});flashes.replaceChildren(...lit.map(place2=>inside(places.indexOf(place2),flash(place2))))},
holding(region,{player,inDecline,immune,target,dim,changed}){const outline=places[region]?.outline;const colour=player===
null?void 0:players[player]?.full;const line=(name,stroke=void 0)=>svg("path",{class:name,d:outline,stroke});const drawn=[];
if(immune)drawn.push(svg("path",{d:outline,fill:url("veil")}));if(colour)drawn.push(svg("path",{d:outline,fill:colour,
"fill-opacity":inDecline?.06:.18}));if(target)drawn.push(line("sw-glow sw-glow-wide"),line("sw-glow"));if(colour&&
inDecline)drawn.push(line("sw-band sw-declined-band",colour));else if(colour)drawn.push(line("sw-band-edge"),line(
"sw-band",colour));if(changed)drawn.push(line("sw-changed"));if(dim)drawn.push(line("sw-dim"));return drawn}}}function createMarks(places){const create=mark=>svg("g",{class:`sw-mark-${mark}`});const groups={hover:create(
"hover"),selection:create("selection"),light:create("light"),focus:create("focus")};return{below:svg("g",{class:"\
sw-marks"},groups.hover,groups.selection,groups.light),above:svg("g",{class:"sw-marks"},groups.focus),trace(mark,regions){
const outlines=regions.flatMap(region=>places[region]?.outline??[]);const lines=["sw-under","sw-over"].flatMap(
name=>outlines.map(d=>svg("path",{class:name,d})));groups[mark].replaceChildren(...lines)}}}function drawLedger(desk,ledger,{captioned=true,key="ledger",told=""}={}){const lines=ledger.lines.map((line,index)=>({
line,key:`${key}/${index}`}));const inOrder=[...lines.filter(({line})=>line.applied),...lines.filter(({line})=>!line.
applied)];const places=new Set([told]);const rows=inOrder.map(({line,key:key2})=>{const repeated=places.has(line.
place);places.add(line.place);return drawLine(desk,line,key2,repeated)});return html("table",{class:"sw-ledger"},
html("caption",{class:captioned?null:"sw-heard"},ledger.title),html("thead",{class:"sw-heard"},html("tr",{},html(
"th",{scope:"col"},desk.word("amount")),html("th",{scope:"col"},desk.word("reason")))),html("tbody",{},...rows),
html("tfoot",{},html("tr",{class:"sw-total"},html("td",{class:"sw-amount"},plain(ledger.total)),html("td",{},ledger.
sum))))}function drawLine(desk,{amount,text,place:place2,applied,regions},key,repeated){const reason=html("td",
{},html("span",{class:"sw-reason"},text));if(regions.length)reason.append(pin());if(place2)reason.append(" ",repeated?
html("span",{class:"sw-heard"},place2):drawRule(place2));const row=html("tr",{class:applied?"sw-line":"sw-line\
 sw-idle",title:place2||null},drawAmount(desk,amount,applied),reason);if(regions.length){set(row,{tabindex:0,"\
data-key":key});lightWhilePointedAt(desk,row,regions)}return row}function drawAmount(desk,amount,applied){if(applied)
return html("td",{class:"sw-amount"},signed(amount));return html("td",{class:"sw-amount"},html("span",{"aria-h\
idden":"true"},"–"),html("span",{class:"sw-heard"},desk.word("not-counted")))}var drawRule=place2=>html("sma\
ll",{class:"sw-book"},place2);var pin=()=>svg("svg",{class:"sw-pin",viewBox:"0 0 12 16","aria-hidden":"true"},
svg("path",{d:PIN}));var PIN="M6 16C4 11.5 0 9.5 0 6A6 6 0 0 1 12 6C12 9.5 8 11.5 6 16ZM6 3.8A2.2 2.2 0 0 0 6 \
8.2 2.2 2.2 0 0 0 6 3.8Z";function lightWhilePointedAt(desk,element,regions){const on=()=>{set(element,{"data-\
lit":true});desk.light(regions)};const off=()=>{set(element,{"data-lit":false});desk.light([])};element.classList.
add("sw-lights");element.addEventListener("pointerenter",on,{signal:desk.signal});element.addEventListener("fo\
cus",on,{signal:desk.signal});element.addEventListener("blur",off,{signal:desk.signal});element.addEventListener(
"pointerleave",()=>element.matches(":focus")?on():off(),{signal:desk.signal})}function putOutLights(desk,container){
if(container.querySelector("[data-lit]"))desk.light([])}function collapsible(desk,label,ledger,options={}){const{
open=false,onToggle,key=ledger.title}=options;const button=html("button",{type:"button",class:"sw-opener","dat\
a-key":key},label);const inside=html("div",{class:"sw-opened"});function show(shown){set(button,{"aria-expande\
d":String(shown)});if(shown&&!inside.hasChildNodes())inside.append(drawLedger(desk,ledger,{...options,key}));if(!shown)
putOutLights(desk,inside);inside.hidden=!shown}button.addEventListener("click",()=>{const shown=button.getAttribute(
"aria-expanded")!=="true";show(shown);onToggle?.(shown)},{signal:desk.signal});show(open);return html("div",{},
button,inside)}var plain=amount=>amount<0?`−${-amount}`:String(amount);var signed=amount=>amount>0?`+${amount}`:
plain(amount);var EMBLEM=24;var SMALL=.86;var GATE="M-9 9V-4Q-9-10 0-10T9-4V9H5V-3Q5-6 0-6T-5-3V9Z";function createPainter(scenery){
const known=new Map;function emblem(name,label){const key=JSON.stringify([name,label]);let drawing=known.get(key);
if(!drawing)known.set(key,drawing=drawEmblem(scenery,name,label));return drawing.cloneNode(true)}const sign2=name=>small(
{key:name,width:EMBLEM,draw:()=>emblem(name)});function marker(piece){const{emblem:name,label,count,drafted}=piece;
return{key:JSON.stringify(piece),width:EMBLEM+(count>1?9:0),draw(){const drawing=svg("g",{class:"sw-piece","da\
ta-piece":name},emblem(name,label));drawing.classList.toggle("sw-ghost",count===0);if(drafted)drawing.append(svg(
"rect",{class:"sw-drafted",x:-13,y:-13,width:26,height:26,rx:6}));if(count>1){drawing.append(svg("circle",{class:"\
sw-times",cx:12,cy:7,r:8.5}));drawing.append(svg("text",{class:"sw-count",x:12,y:11.8,"font-size":13.5},String(
count)));drawing.setAttribute("transform","translate(-4 0)")}return drawing}}}function stack(piece,room){const{
emblem:name,label,count,player=0,in_decline:declined=false,drafted}=piece;const written=widthOf(label,13);const spelt=64+
written<=room;const width=56+(spelt?written+6:0);const piled=declined?0:Math.max(0,Math.min(count,4)-1);function drawStack(){
const{full="#555",pale="#eee",shape=""}=scenery.players[player]??{};const[ground,line,light]=declined?[pale,full,
pale]:[full,"#fff","#fff"];const left=-width/2;const drawing=svg("g",{class:"sw-piece sw-stack","data-player":player,
"data-piece":name,"data-in-decline":declined});drawing.classList.toggle("sw-ghost",count===0);const slab={class:"\
sw-slab",x:left,y:-14.5,width,height:29,rx:8,fill:ground,stroke:line};for(let k=piled;k>0;k--){drawing.append(
svg("rect",{...slab,transform:`translate(${1.6*k} ${2.2*k})`}))}const size=count<10?19:count<100?14:10;const number={
class:"sw-count",x:left+16,y:size*.36,"font-size":size,fill:full};drawing.append(svg("rect",slab),svg("path",{
class:"sw-blazon",d:shape,transform:`translate(${left+16} 0)`,fill:light,stroke:line}),svg("text",number,String(
count)),svg("g",{color:declined?full:"#fff",transform:`translate(${left+42} 0) scale(1.06)`},emblem(name,label)));
const fixed={textLength:written,lengthAdjust:"spacingAndGlyphs"};if(spelt)drawing.append(svg("text",{class:"sw\
-race",x:left+57,y:4.6,...fixed},label));if(declined)drawing.append(drawMoon(-left-3,-12));if(drafted)drawing.
append(svg("rect",{class:"sw-drafted",x:left-1,y:-15.5,width:width+2,height:31,rx:9}));return drawing}return{key:JSON.
stringify([piece,spelt]),width:width+1.6*piled,draw:drawStack}}return{emblem,sign:sign2,marker,stack}}function widthOf(text,size){
let width=0;for(const letter of text){if(/[ijltfrI.,:;!'|()[\] -]/.test(letter))width+=.38;else if(/[mwMWQOG@%—]/.
test(letter))width+=.92;else if(letter>"⺀")width+=1;else width+=letter===letter.toLowerCase()?.63:.76}return width*
size}var small=({key,width,draw:draw2})=>({key:`small ${key}`,width:width*SMALL,draw:()=>svg("g",{transform:`s\
cale(${SMALL})`},draw2())});var GATE_SIGN=small({key:"gate",width:EMBLEM,draw:()=>svg("g",{class:"sw-gate"},svg(
"path",{d:GATE}),svg("path",{class:"sw-way",d:"M0 9V0M-3.5 3.5L0 0L3.5 3.5"}))});var SHIELD_SIGN=small({key:"s\
hield",width:EMBLEM,draw:()=>svg("g",{class:"sw-immune"},svg("path",{d:shield(1)}),svg("path",{class:"sw-tick",
d:"M-4 0L-1 4L5-4"}))});function drawMoon(x,y){const moon=svg("path",{d:MOON,transform:"translate(-5.6 -5.6) s\
cale(.7)"});return svg("g",{class:"sw-moon",transform:`translate(${x} ${y})`},svg("circle",{r:8}),moon)}function tagOf(acts){if(acts.length===0)return null;const more=acts.length>1;const priced=acts.filter(({cost,chance})=>cost!==
null&&chance===null);const plain2=priced.find(({emblem})=>!emblem)??priced[0];if(plain2)return{cost:plain2.cost,
chance:null,emblem:plain2.emblem,more};const risky=acts.find(({chance})=>chance!==null);if(risky)return{cost:null,
chance:risky.chance,emblem:"",more};return{cost:null,chance:null,emblem:acts[0]?.emblem??"",more}}var isHint=({
cost,chance})=>cost===null&&chance===null;var widths=new Map;function hangTag(tag,drawEmblem2){const key=JSON.
stringify(tag);const hang=()=>drawTag(tag,tag.emblem?drawEmblem2(tag.emblem):null);const width=widths.get(key)??
hang().width;widths.set(key,width);return{key,width,draw:()=>hang().drawing}}function badgeOf(goggles,{cost,income,
defence}){if(goggles==="none")return null;const ledger={costs:cost,incomes:income,defences:defence}[goggles];return{
kind:goggles,number:ledger?.total??null}}function drawTag({cost,chance,more},emblem){if(cost!==null)return drawPrice(
String(cost),emblem,more);if(chance!==null)return drawOdds(chance,more);return drawDots(emblem)}function drawPrice(text,emblem,more){
const size=19;const picture=emblem?22:0;const width=Math.max(widthOf(text,size)+24,35)+picture;const right=width/
2;const d=`M${-right} 0L${9-right}-13.5H${right}V13.5H${9-right}Z`;const drawing=svg("g",{class:"sw-tag sw-pri\
cetag"});if(more)drawing.append(svg("path",{class:"sw-slab",d,transform:"translate(3 3)"}));drawing.append(svg(
"path",{class:"sw-slab",d}),svg("circle",{class:"sw-eyelet",cx:8-right,r:2.2}),svg("text",{class:"sw-cost",x:5-
picture/2,y:7,"font-size":size},text));if(emblem)drawing.append(svg("g",{transform:`translate(${right-14} 0) s\
cale(.8)`},emblem));return{drawing,width}}function drawOdds(chance,more){const size=16;const written=widthOf(chance,
size);const width=written+33;const left=-width/2;const drawing=svg("g",{class:"sw-tag sw-odds"});const plate={
class:"sw-slab",x:left,y:-13.5,width,height:27,rx:13.5};if(more)drawing.append(svg("rect",{...plate,transform:"\
translate(3 3)"}));drawing.append(svg("rect",plate),svg("g",{class:"sw-die-sign",transform:`translate(${left+15}\
 0) scale(.71)`},...drawSquare(3)),svg("text",{x:left+27+written/2,y:6,"font-size":size},chance));return{drawing,
width}}function drawDots(emblem){const width=emblem?50:28;const drawing=svg("g",{class:"sw-tag sw-dots"},svg("\
rect",{class:"sw-slab",x:-width/2,y:-9,width,height:18,rx:9}),...[-6,0,6].map(x=>svg("circle",{cx:x-(emblem?11:
0),r:2.2})));if(emblem)drawing.append(svg("g",{transform:"translate(12 0) scale(.75)"},emblem));return{drawing,
width}}function drawBadge({kind,number}){const drawing=svg("g",{class:`sw-gauge sw-gauge-${kind}`,"data-number":number});
if(number===null){drawing.classList.add("sw-no-number");drawing.append(svg("path",{d:"M-6 0H6"}));return drawing}
if(kind==="costs")drawing.append(svg("path",{class:"sw-slab",d:"M-28 0L-15-19H24V19H-15Z"}),svg("circle",{class:"\
sw-eyelet",cx:-17,r:3}));if(kind==="incomes")drawing.append(svg("circle",{class:"sw-slab",r:21}),svg("circle",
{class:"sw-rim",r:16.5}));if(kind==="defences")drawing.append(svg("path",{class:"sw-slab",d:shield(2.1)}));drawing.
append(svg("text",{x:kind==="costs"?4:0,y:10},String(number)));return drawing}var MARGIN=6;function createMenu(desk,board){const list=html("div",{role:"menu"});const account=html("div",{class:"\
sw-menu-account"});const title=html("div",{class:"sw-menu-title","aria-hidden":"true"});const element=html("di\
v",{class:"sw-menu"},title,list,account);element.hidden=true;board.append(element);let opening=null;let watch=null;
function close(focus){if(!opening)return;const{closed}=opening;opening=null;watch?.abort();element.hidden=true;
list.replaceChildren();account.replaceChildren();closed(focus)}function choose(act){close(true);desk.play([act.
action])}function createItem(act){const{label,cost,chance,emblem}=act;const item=html("button",{type:"button",
role:"menuitem",class:"sw-menu-item",tabindex:-1,"data-kind":act.kind});item.append(html("span",{class:"sw-men\
u-emblem"},...emblem?[inBox(drawEmblem(desk.scenery,emblem),24)]:[]));item.append(html("span",{class:"sw-menu-\
label"},label));if(cost!==null||chance!==null){const tag=drawTag({cost:chance===null?cost:null,chance,emblem:"",
more:false},null);item.append(inBox(tag.drawing,tag.width))}item.addEventListener("click",()=>choose(act),{signal:desk.
signal});item.addEventListener("focus",()=>explain(act),{signal:desk.signal});item.addEventListener("pointeren\
ter",()=>item.focus({preventScroll:true}),{signal:desk.signal});return item}function explain({ledger}){account.
replaceChildren(...ledger?[drawLedger(desk,ledger,{key:"menu"})]:[])}const items=()=>[...list.querySelectorAll(
"[role=menuitem]")];function press(event){if(event.ctrlKey||event.metaKey||event.altKey)return;const all=items();
const at=all.findIndex(item=>item===event.target);const leads={ArrowDown:at+1,ArrowUp:at-1+all.length,Home:0,End:all.
length-1};const next=leads[event.key];if(event.key==="Tab")return close(true);if(event.key==="Escape")close(true);else if(next!==
void 0)all[next%all.length]?.focus();else return;event.preventDefault();event.stopPropagation()}function stand(){
if(!opening)return;const[width,height]=[board.offsetWidth,board.offsetHeight];const[x,y]=[opening.at[0]*width,
opening.at[1]*height];const reach=opening.reach*height;const left=Math.min(x-element.offsetWidth/2,width-element.
offsetWidth-MARGIN);const lowest=height-element.offsetHeight-MARGIN;const above=y+reach>lowest;element.classList.
toggle("sw-menu-above",above);element.style.left=`${Math.max(MARGIN,left)}px`;element.style.top=above?"auto":`${y+
reach}px`;element.style.bottom=above?`${Math.max(MARGIN,Math.min(height-y+reach,lowest))}px`:"auto"}element.addEventListener(
"keydown",press,{signal:desk.signal});desk.signal.addEventListener("abort",()=>watch?.abort());return{element,
close,isOpen:()=>opening!==null,open(next){close(false);opening=next;title.textContent=next.label;set(list,{"a\
ria-label":next.label});list.replaceChildren(...next.acts.map(createItem));element.hidden=false;const lengths=next.
acts.map(({ledger})=>ledger?.lines.length??0);const longest=next.acts[lengths.indexOf(Math.max(...lengths))];if(longest)
explain(longest);stand();watch=new AbortController;const{signal}=watch;document.addEventListener("pointerdown",
event=>{if(!event.composedPath().includes(element))close(false)},{signal,capture:true});items()[0]?.focus({preventScroll:true})}}}
function inBox(drawing,width){const box=svg("svg",{viewBox:`${-width/2-2} -15 ${width+4} 30`,width:width+4,height:30,
"aria-hidden":"true"});box.append(drawing);return box}var SIGN_ROW=22;var LINE=16.5;var PIECE_ROW=35;var BADGE_ROW=44;var GAP=4;var LARGEST=1.15;var SMALLEST=.65;function createPlace(painter,place2){
const signs=createRow("sw-signs");const row=createRow();const names=svg("g",{},...place2.lines.map((line,n)=>svg(
"text",{class:"sw-name",y:12.5+n*LINE,"font-size":place2.size},line)));const dot=svg("circle",{class:"sw-cue",
r:5.5});const element=svg("g",{class:"sw-place","data-at":place2.id},signs.element,names,row.element);let seen="";
let spot=null;function arrange({pieces,immune,tag,badge,stepped,cue,unit}){const scale=place2.scale*Math.min(1.18,
Math.max(1,.62*unit/place2.scale));const room=place2.width*place2.scale/scale;const readable=13*scale/unit>=8.5&&
!stepped&&!badge;const upper=place2.emblems.map(painter.sign);if(place2.gate)upper.push(GATE_SIGN);if(immune)upper.
push(SHIELD_SIGN);const hung=tag&&!badge&&!stepped?hangTag(tag,painter.emblem):null;const hint=tag!==null&&isHint(
tag);const markers=pieces.filter(({player})=>player===void 0).map(piece=>({piece,laid:painter.marker(piece)}));
const besides=[...markers.map(({laid})=>laid),...hung&&!hint?[hung]:[]];const left=readable?room-widthOfRow(besides)-
GAP:0;const stacks=pieces.filter(({player})=>player!==void 0).map(piece=>({piece,laid:painter.stack(piece,left)}));
const crowded=stacks.length>0&&widthOfRow([...stacks.map(({laid})=>laid),...besides])>room*1.12;const lower=[];
for(const{piece,laid}of[...stacks,...markers]){const makesRoom=badge||(stepped?piece.emblem!==stepped:crowded&&
piece.player===void 0);if(makesRoom)upper.push(small(laid));else lower.push(laid)}if(hung&&hint)upper.push(small(
hung));else if(hung)lower.push(hung);if(badge)lower.push({key:JSON.stringify(badge),width:0,draw:()=>drawBadge(
badge)});const lowest=badge?BADGE_ROW:lower.length>0?PIECE_ROW:0;const height=SIGN_ROW+LINE*place2.lines.length+
lowest;const top=-height/2;const middle=height/2-lowest/2+1;set(element,{transform:`translate(${place2.at.join(
" ")}) scale(${scale.toFixed(3)})`});set(names,{transform:`translate(0 ${top+SIGN_ROW})`});signs.lay(upper,top+
SIGN_ROW/2,.95*room,1);const free=stepped||badge;row.lay(lower,middle,free?Infinity:room,free?1:LARGEST);set(dot,
{transform:`translate(${signs.width()/2+8} ${top+6})`});if(cue)element.append(dot);else dot.remove();const[x,y]=place2.
at;spot=stepped?{x,y:y+middle*scale,width:Math.max(0,widthOfRow(lower))*scale}:null}return{element,spot:()=>spot,
update(view){const sight=JSON.stringify(view);if(sight===seen)return;seen=sight;arrange(view)}}}var widthOfRow=things=>things.
reduce((sum,{width})=>sum+width+GAP,-GAP);function createRow(name){const element=svg("g",{class:name});let laid="";
let wide=0;let lying=new Map;return{element,width:()=>wide,lay(things,y,room,largest){const total=widthOfRow(things);
const grown=Math.min(largest,Math.max(1,.96*room/Math.max(total,1)));const fit=Math.max(SMALLEST,Math.min(grown,
1.06*room/Math.max(total,1)));wide=total*fit;set(element,{transform:`translate(0 ${y}) scale(${fit.toFixed(3)}\
)`});const keys=things.map(({key})=>key).join();if(keys===laid)return;laid=keys;let left=-total/2;const before=lying;
lying=new Map;for(const{key,draw:draw2,width}of things){const known=before.get(key);before.delete(key);const drawing=known??
svg("g",{},draw2());set(drawing,{transform:`translate(${left+width/2} 0)`});left+=width+GAP;lying.set(lying.has(
key)?`${key}/${lying.size}`:key,drawing)}for(const gone of before.values())gone.remove();[...lying.values()].forEach(
(drawing,n)=>{if(element.children[n]!==drawing)element.insertBefore(drawing,element.children[n]??null)})}}}function createSteppers(desk,standOf,point){const{draft,signal,word}=desk;const{places}=desk.scenery;const element=html(
"div",{class:"sw-steppers"});const heard=html("div",{class:"sw-heard",role:"status"});element.append(heard);const steppers=new Map;
function createStepper(region){const minus=createButton("sw-take-one",()=>take(region));const plus=createButton(
"sw-put-one",()=>put(region));const whole=html("div",{class:"sw-stepper","data-step":places[region]?.id},minus,
plus);whole.addEventListener("pointerenter",()=>point(region),{signal});whole.addEventListener("pointerleave",
()=>point(null),{signal});return{whole,minus,plus}}function createButton(name,act){const button=html("button",
{type:"button",class:`sw-move ${name}`,tabindex:-1});button.addEventListener("mousedown",event=>event.preventDefault(),
{signal});button.addEventListener("click",act,{signal});return button}function put(region){const key=draft.chosen()?.
key??"";if(!draft.canPut(key,region))return desk.refuse(whyNoMore(key,region));draft.put(key,region);tell(key,
region)}function take(region){const key=draft.chosen()?.key??"";if(!draft.canTake(key,region))return desk.refuse(
refusal(word("map-least")));draft.take(key,region);tell(key,region)}function whyNoMore(key,region){if(draft.inHand(
key)>0)return refusal(word("map-full"));const movable=draft.chosen()?.regions.some(other=>other!==region&&draft.
canTake(key,other));return refusal(word("map-no-hand"),...movable?[word("map-no-hand-help")]:[])}function tell(key,region){
const here=`${places[region]?.name}: ${draft.count(key,region)}`;heard.textContent=`${here}. ${word("map-hand")}\
: ${draft.inHand(key)}.`}return{element,put,take,press(region){const chosen=draft.chosen();if(chosen?.most===1&&
draft.canTake(chosen.key,region))take(region);else put(region)},update(shown){const chosen=shown?draft.chosen():
null;for(const[region,{whole}]of steppers){if(chosen?.regions.includes(region))continue;whole.remove();steppers.
delete(region)}for(const region of chosen?.regions??[]){const stand=standOf(region);const place2=places[region];
if(!chosen||!stand||!place2)continue;let stepper=steppers.get(region);if(!stepper){steppers.set(region,stepper=
createStepper(region));element.append(stepper.whole)}const{whole,minus,plus}=stepper;const[canPut,canTake]=[draft.
canPut(chosen.key,region),draft.canTake(chosen.key,region)];const toggle=chosen.most===1;whole.style.left=`${(stand.
at[0]*100).toFixed(2)}%`;whole.style.top=`${(stand.at[1]*100).toFixed(2)}%`;whole.style.setProperty("--sw-gap",
`${(stand.gap*100).toFixed(2)}%`);whole.classList.toggle("sw-toggle",toggle);set(minus,{"aria-label":`${word("\
map-take")}: ${place2.name}`,"aria-disabled":String(!canTake)});set(plus,{"aria-label":`${word("map-put")}: ${place2.
name}`,"aria-disabled":String(!canPut)});minus.hidden=toggle&&!canTake;plus.hidden=toggle&&canTake}}}}var DIRECTIONS={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};var OTHERS=["Home","End","Pa\
geUp","PageDown"];var isStep=key=>Object.hasOwn(DIRECTIONS,key)||OTHERS.includes(key);function step(places,from,key){
if(key==="Home")return places[0]??from;if(key==="End")return places.at(-1)??from;if(key==="PageUp")return places[places.
indexOf(from)-1]??from;if(key==="PageDown")return places[places.indexOf(from)+1]??from;const[dx,dy]=DIRECTIONS[key]??
[0,0];let best=from;let least=Infinity;for(const place2 of places){const x=place2.at[0]-from.at[0];const y=place2.
at[1]-from.at[1];const ahead=x*dx+y*dy;const aside=Math.abs(x*dy)+Math.abs(y*dx);if(ahead<=0||aside>2*ahead)continue;
const distance=ahead+2*aside;if(distance<least){least=distance;best=place2}}return best}function createViews({regions,player,past},draft,goggles,unit){const chosen=draft.chosen();const allocations=draft.
allocations();const conquering=regions.some(({acts})=>acts.some(isConquest));function piecesOf(region,now){const shown=[
...now.pieces];for(const{key,emblem,label,regions:regions2,beside,now:now2}of allocations){if(!regions2.includes(
region))continue;const count=draft.count(key,region)+(beside[region]??0);const drafted=draft.count(key,region)!==
(now2[region]??0);const at=shown.findIndex(piece=>piece.emblem===emblem);const stands=shown[at];const visible=count>
0||key===chosen?.key;if(stands&&visible)shown[at]={...stands,count,drafted};else if(stands)shown.splice(at,1);else if(visible)
shown.push({emblem,label,count,drafted,...isRace(emblem)?{player}:{}})}return shown}return{of(region,now){const stepped=chosen?.
regions.includes(region)?chosen:null;const pieces=piecesOf(region,now);const holder=pieces.find(piece=>piece.player!==
void 0);return{stepped,place:{pieces,immune:now.immune,tag:tagOf(now.acts),badge:badgeOf(goggles,now),stepped:goggles===
"none"&&stepped?stepped.emblem:null,cue:past&&now.changed,unit},ground:{player:holder?.player??null,inDecline:holder?.
in_decline??false,immune:now.immune,target:now.acts.some(isConquest),dim:chosen?!stepped:conquering&&now.acts.
length===0,changed:past&&now.changed}}}}}var isConquest=({kind})=>kind!=="abandon";var isRace=emblem=>emblem.startsWith(
"race/");var HALF_PLACE=44;function createBoard(desk){const{scenery,signal,draft}=desk;const{places}=scenery;const[width,
height]=[scenery.width+2*FRAME,scenery.height+2*FRAME];const land=createLand(scenery);const painter=createPainter(
scenery);const regions=places.map(createRegion);const drawn=places.map((place2,region)=>({place:createPlace(painter,
place2),land:land.inside(region),lies:"",heard:""}));const marks=createMarks(places);const map=svg("svg",{class:"\
sw-chart",viewBox:`${-FRAME} ${-FRAME} ${width} ${height}`,role:"group","aria-label":desk.word("map")},land.defs,
land.below,...regions,svg("g",{class:"sw-holdings"},...drawn.map(({land:land2})=>land2)),land.above,marks.below,
svg("g",{class:"sw-pieces","aria-hidden":"true"},...drawn.map(({place:place2})=>place2.element)),marks.above);
const element=html("div",{class:"sw-board","data-goggles":"none"},map,land.flashes);const steppers=createSteppers(
desk,standOf,point);element.append(steppers.element);const menu=createMenu(desk,element);let snapshot=null;let goggles="\
none";let offered={region:-1,acts:""};let unit=1;allowTab(0);draft.onChange(refresh,signal);watchSize();function createRegion(place2,region){
const group=svg("g",{class:"sw-region","data-region":place2.id,"data-terrain":place2.terrain,role:"button"});group.
append(...land.ground(place2,region));group.addEventListener("click",()=>click(region),{signal});group.addEventListener(
"focus",()=>visit(region),{signal});group.addEventListener("blur",()=>marks.trace("focus",[]),{signal});group.
addEventListener("keydown",event=>press(event,region),{signal});group.addEventListener("pointerenter",()=>point(
region),{signal});group.addEventListener("pointerleave",()=>point(null),{signal});return group}function allowTab(stop){
regions.forEach((group,region)=>set(group,{tabindex:region===stop?0:-1}))}function point(region){marks.trace("\
hover",region===null?[]:[region]);desk.look(region)}function visit(region){allowTab(region);marks.trace("focus",
regions[region]?.matches(":focus-visible")?[region]:[]);desk.select(region)}function click(region){const group=regions[region];
if(group&&!group.matches(":focus"))group.focus({preventScroll:true});act(region)}function press(event,region){
const{key}=event;if(event.ctrlKey||event.metaKey||event.altKey)return;const place2=places[region];if(key==="En\
ter"||key===" ")act(region);else if(key==="Escape")leave(region);else if(isStep(key)&&place2)regions[places.indexOf(
step(places,place2,key))]?.focus();else if(isPut(key)&&stepsOn(region))steppers.put(region);else if(isTake(key)&&
stepsOn(region))steppers.take(region);else return;event.preventDefault()}function leave(region){if(menu.isOpen())
return menu.close(true);desk.select(null);regions[region]?.blur()}function act(region){const now=snapshot?.regions[region];
const place2=places[region];if(!snapshot||!now||!place2)return;const[only]=now.acts;if(only&&now.acts.length===
1&&only.quick)desk.play([only.action]);else if(only)openMenu(region,place2,now);else if(stepsOn(region))steppers.
press(region);else if(now.why)desk.refuse(now.why);else if(snapshot.past)desk.refuse(refusal(desk.word("map-pa\
st")));else if(draft.chosen())desk.refuse(refusal(desk.word("map-elsewhere"),desk.word("map-elsewhere-help")));else
desk.refuse(refusal(desk.word("map-nothing")))}function openMenu(region,place2,now){offered={region,acts:JSON.
stringify(now.acts)};menu.open({label:place2.name,acts:now.acts,at:share(place2.at),reach:HALF_PLACE*place2.scale/
height,closed(focus){offered={region:-1,acts:""};set(regions[region]??element,{"aria-expanded":now.acts.length>
0?"false":null});if(focus)regions[region]?.focus({preventScroll:true})}});set(regions[region]??element,{"aria-\
expanded":"true"})}const share=([x,y])=>[(x+FRAME)/width,(y+FRAME)/height];const stepsOn=region=>draft.chosen()?.
regions.includes(region)??false;function refresh(){if(!snapshot)return;const views=createViews(snapshot,draft,
goggles,unit);snapshot.regions.forEach((now,region)=>{const[group,was]=[regions[region],drawn[region]];if(!group||
!was)return;const view=views.of(region,now);const steps=view.stepped&&describe(view.stepped,region);const heard=JSON.
stringify([now.label,now.acts,steps]);if(heard!==was.heard)label(group,now,steps);was.heard=heard;was.place.update(
view.place);const lies=JSON.stringify(view.ground);if(lies!==was.lies){was.land.replaceChildren(...land.holding(
region,view.ground));was.lies=lies}});set(element,{"data-goggles":goggles,"data-past":snapshot.past});steppers.
update(goggles==="none")}function describe({key,label:label2,most},region){const keys=most===1?desk.word("map-\
toggle"):desk.word("map-keys");return`${label2}: ${draft.count(key,region)}. ${keys}`}function label(group,now,steps){
const{acts}=now;const opens=acts.length>1||acts.length===1&&!acts[0]?.quick;set(group,{"aria-label":now.label,
"aria-description":steps,"aria-disabled":acts.length===0&&!steps?"true":null,"aria-haspopup":opens?"menu":null,
"aria-expanded":opens?"false":null,"data-acts":acts.map(({kind})=>kind).join(" ")||null});group.classList.toggle(
"sw-target",acts.length>0);group.classList.toggle("sw-stepping",steps!==null)}function standOf(region){const spot=drawn[region]?.
place.spot();return spot?{at:share([spot.x,spot.y]),gap:spot.width/width}:null}function watchSize(){if(typeof ResizeObserver===
"undefined")return;const observer=new ResizeObserver(()=>{const next=Math.round(10*width/Math.max(map.clientWidth,
300))/10;if(next===unit||map.clientWidth===0)return;unit=next;refresh()});observer.observe(element);signal.addEventListener(
"abort",()=>observer.disconnect())}return{element,update(next){snapshot=next;const{region,acts}=offered;if(region>=
0&&JSON.stringify(next.regions[region]?.acts)!==acts)menu.close(menu.element.querySelector(":focus")!==null);refresh()},
flash(){if(snapshot&&!snapshot.past)land.flash(snapshot)},select(region){marks.trace("selection",region===null?
[]:[region]);regions.forEach((group,other)=>group.classList.toggle("sw-selected",other===region));if(region!==
null&&regions[region])allowTab(region)},light(lit){marks.trace("light",lit)},wear(next){goggles=next;refresh()}}}
var isPut=key=>key==="+"||key==="=";var isTake=key=>key==="-"||key==="−"||key==="Backspace";var GOLD="var(--sw-gold)";var EDGE="var(--sw-gold-edge)";var INK="var(--sw-ink)";function drawCoin(written,coins=typeof written===
"number"?written:1){const below=Math.max(0,Math.min(3,coins)-1);const text=String(written);return svg("svg",{class:"\
sw-coin",viewBox:`-12.5 -12.5 25 ${25+3*below}`,"aria-hidden":"true"},...Array.from({length:below},(_,index)=>face(
3*(below-index))),face(0),svg("circle",{r:8.6,fill:"none",stroke:EDGE,"stroke-opacity":.55}),svg("text",{y:4.6,
"text-anchor":"middle",fill:INK,"font-size":text.length>2?9.5:13,"font-weight":800},text))}function drawHiddenCoin(){
return svg("svg",{class:"sw-coin",viewBox:"-12.5 -12.5 25 25","aria-hidden":"true"},svg("circle",{r:11.5,fill:"\
#cbb892",stroke:"var(--sw-frame)","stroke-width":1.4,"stroke-dasharray":"3 2"}),svg("text",{y:5,"text-anchor":"\
middle",fill:INK,"font-size":14,"font-weight":800},"?"))}function face(y){return svg("circle",{cy:y,r:11.5,fill:GOLD,
stroke:EDGE,"stroke-width":1.6})}function drawCombo(desk,{race,power,race_emblem,power_emblem},...onBanner){const banner=html("span",{class:"sw\
-combo-banner"},drawComboEmblem(desk,race_emblem,race),html("span",{class:"sw-race-name"},race),...onBanner);if(power===
null)return html("span",{class:"sw-combo sw-alone"},banner);const badge=html("span",{class:"sw-combo-badge"},drawComboEmblem(
desk,power_emblem??"",power),html("span",{class:"sw-power-name"},power));return html("span",{class:"sw-combo"},
badge," ",banner)}var drawComboEmblem=(desk,key,name)=>boxEmblem(desk.scenery,"sw-combo-emblem",key,name);function drawToken(){
return svg("svg",{class:"sw-glyph",viewBox:"0 0 16 16","aria-hidden":"true"},svg("path",{d:"M5 2H14V11H5Z",fill:"\
none",stroke:"currentColor","stroke-width":1.4}),svg("path",{d:"M2 5H11V14H2Z",fill:"currentColor",stroke:"cur\
rentColor","stroke-width":1.4,"stroke-linejoin":"round"}))}function createColumn(desk){const list=html("ol",{class:"sw-cards"});const stacks=html("span",{});const element=html(
"section",{class:"sw-column",role:"group","aria-label":desk.word("column")},html("div",{class:"sw-part","aria-\
hidden":"true"},desk.word("column")),list,html("p",{class:"sw-stacks"},drawPiles(),stacks));const open=new Set;
let shown=[];function fill(card,picking){const place2=list.children[card.slot];const name=nameOf(card);const before=shown.
findIndex(other=>other.name===name);const drawing=drawCard(desk,card,{picking,open:open.has(name),toggle});if(shown.
length&&before!==card.slot)drawing.classList.add(before<0?"sw-new":"sw-moved");putOutLights(desk,place2);swap(
place2,drawing);function toggle(){if(!open.delete(name))open.add(name);fill(card,picking)}}return{element,update({
column,phase,past,stacks:below}){const picking=phase==="pick"&&!past;set(element,{"data-inviting":picking});if(stacks.
textContent!==below)stacks.textContent=below;while(list.children.length>column.length)list.lastElementChild?.remove();
while(list.children.length<column.length){list.append(html("li",{class:"sw-slot","data-slot":list.children.length}))}
const next=column.map(card=>({name:nameOf(card),drawn:JSON.stringify([card,picking])}));for(const card of column){
if(next[card.slot]?.drawn!==shown[card.slot]?.drawn)fill(card,picking)}shown=next}}}var nameOf=({power,race})=>`${power}\
 ${race}`;function drawCard(desk,card,{picking,open,toggle}){const more=html("button",{type:"button",class:"sw\
-card-more","aria-expanded":String(open),"aria-label":`${desk.word("column-more")}: ${nameOf(card)}`,"data-key":`\
more/${card.slot}`},html("span",{class:"sw-card-more-word","aria-hidden":"true"},desk.word("column-more")));more.
addEventListener("click",toggle);const abilities=`${card.power}: ${card.power_ability}
${card.race}: ${card.race_ability}`;const head=html("div",{class:"sw-card-head",title:picking||open?null:abilities},
drawPrice2(desk,card),drawCombo(desk,card,drawSum(desk,card),drawCoins(desk,card)),html("span",{class:"sw-hear\
d"},`: ${card.summary}`));head.addEventListener("click",toggle);const element=html("div",{class:"sw-card"},head);
if(picking||open)element.append(drawGifts(desk,card));element.append(html("div",{class:"sw-card-foot"},...picking?
drawTake(desk,card):[],more));if(open){element.append(drawRules(desk,card));const accounts=[card.price,card.tokens].
map((ledger,index)=>drawLedger(desk,ledger,{key:`ledger/${card.slot}/${index}`}));element.append(html("div",{class:"\
sw-card-open"},...accounts))}return element}function drawPrice2(desk,{price,pay}){return html("span",{class:"s\
w-price","data-price":pay,"aria-hidden":"true",title:`${price.title}. ${price.sum}`},...pay===0?[html("span",{
class:"sw-free"},desk.word("column-free"))]:[html("span",{class:"sw-pay"},desk.word("column-pay")),html("b",{},
String(pay),drawCoin("",1))])}function drawSum(desk,{sum,tokens}){const end=sum.lastIndexOf("=")+1;return html(
"span",{class:"sw-sum","aria-hidden":"true",title:`${tokens.title}. ${tokens.sum}`},html("span",{class:"sw-ter\
ms"},sum.slice(0,end)),html("b",{},` ${sum.slice(end).trim()} `),drawToken(),html("span",{class:"sw-unit"},desk.
word("column-tokens")))}function drawCoins(desk,{coins}){const title=coins?`${desk.word("column-coins")}: ${coins}`:
null;const element=html("span",{class:"sw-coins","data-coins":coins,"aria-hidden":"true",title});if(coins)element.
append(drawCoin(coins));return element}function drawGifts(desk,card){const list=html("ul",{class:"sw-abilities"},
html("li",{},drawComboEmblem(desk,card.power_emblem,card.power),html("b",{},card.power),card.power_ability),html(
"li",{},drawComboEmblem(desk,card.race_emblem,card.race),html("b",{},card.race),card.race_ability));if(card.coins){
list.append(html("li",{},drawCoin(""),html("b",{},desk.word("column-coins")),String(card.coins)))}return list}
function drawRules(desk,card){const list=html("ul",{class:"sw-abilities sw-in-full"});for(const[key,name,ability]of[
[card.power_emblem,card.power,card.power_ability],[card.race_emblem,card.race,card.race_ability]]){const detail=desk.
scenery.details[key??""];if(detail&&detail!==ability)list.append(html("li",{},html("b",{},name??""),detail))}return list}
function drawTake(desk,card){const{action,why,label}=card;if(!action&&!why)return[];const button=html("button",
{type:"button",class:action?"sw-button sw-primary sw-take":"sw-button sw-take","aria-disabled":action?null:"tr\
ue","aria-label":`${label}: ${nameOf(card)}`,"data-key":`take/${card.slot}`},label);button.addEventListener("c\
lick",()=>{if(action)desk.play([action]);else if(why)desk.refuse(why)});return why&&!action?[button,html("p",{
class:"sw-cannot"},why.text)]:[button]}function drawPiles(){const pile=[6,3,0].map(y=>`M2 ${y+8}L15 ${y+3}L28 ${y+
8}L15 ${y+13}Z`);const round=[6,3,0].map(y=>`M34 ${y+8}a11 5 0 1 0 22 0a11 5 0 1 0-22 0Z`);return svg("svg",{class:"\
sw-piles",viewBox:"0 0 58 22","aria-hidden":"true"},...pile.map(d=>svg("path",{d,fill:"var(--sw-card)",stroke:"\
var(--sw-frame)","stroke-width":1.2,"stroke-linejoin":"round"})),...round.map(d=>svg("path",{d,fill:"var(--sw-\
frame)",stroke:"var(--sw-edge)","stroke-width":1.2})))}function createDraft(places){let begun=new Map;let chosen=null;let chosenByHand=false;const listeners=new Set;
function tell(){for(const listener of listeners)listener()}const allocationOf=key=>begun.get(key)?.allocation;
const count=(key,region)=>begun.get(key)?.counts.get(region)??0;function total(key){let sum=0;for(const pieces of begun.
get(key)?.counts.values()??[])sum+=pieces;return sum}const inHand=key=>(allocationOf(key)?.high??0)-total(key);
function canPut(key,region){const allocation=allocationOf(key);if(!allocation?.regions.includes(region))return false;
return count(key,region)<allocation.most&&inHand(key)>0}function canTake(key,region){const allocation=allocationOf(
key);if(!allocation?.regions.includes(region))return false;return count(key,region)>Math.max(allocation.least,
0)}function changed(key){const allocation=allocationOf(key);return allocation?.regions.some(region=>count(key,
region)!==(allocation.now[region]??0))??false}function complete(key){const allocation=allocationOf(key);if(!allocation)
return false;const{regions,least,most,low,high}=allocation;const sum=total(key);if(sum<low||sum>high)return false;
return regions.every(region=>count(key,region)>=least&&count(key,region)<=most)}function move(key,region,more){
begun.get(key)?.counts.set(region,count(key,region)+more);tell()}return{update(allocations){const before=begun;
begun=new Map(allocations.map(allocation=>{const known=before.get(allocation.key);const counts=known&&sameBounds(
known.allocation,allocation)?known.counts:standing(allocation);return[allocation.key,{allocation,counts}]}));const stays=chosen!==
null&&begun.has(chosen);if(stays&&chosen!==null&&(chosenByHand||inHand(chosen)!==0||changed(chosen)))return;const unfinished=allocations.
find(({key})=>inHand(key)!==0);chosen=(unfinished??allocations[0])?.key??null;chosenByHand=false},allocations:()=>[
...begun.values()].map(({allocation})=>allocation),chosen:()=>chosen===null?null:allocationOf(chosen)??null,choose(key){
if(!begun.has(key))return;chosen=key;chosenByHand=true;tell()},count,inHand,canPut,canTake,put(key,region){if(canPut(
key,region))move(key,region,1)},take(key,region){if(canTake(key,region))move(key,region,-1)},spread(key,counts){
const draft=begun.get(key);if(!draft)return;draft.counts=new Map(draft.allocation.regions.map(region=>[region,
counts[region]??0]));tell()},reset(key){const draft=begun.get(key);if(!draft)return;draft.counts=standing(draft.
allocation);tell()},changed,complete,actions(){const allocations=[...begun.values()].map(({allocation})=>allocation);
const actions=[];for(const leader of allocations){if(leader.with!==null&&begun.has(leader.with))continue;const together=[
leader,...allocations.filter(other=>other.with===leader.key)];if(!together.some(({key})=>changed(key))||!together.
every(({key})=>complete(key)))continue;const action=structuredClone(leader.action);for(const{key,into,regions}of together)
place(action,into,numbers(key,regions));actions.push(action)}return actions},onChange(listener,signal){listeners.
add(listener);signal.addEventListener("abort",()=>listeners.delete(listener))}};function numbers(key,regions){
const counts={};for(const region of regions){const id=places[region]?.id;if(id!==void 0&&count(key,region)>0)counts[id]=
count(key,region)}return counts}}var standing=({regions,now})=>new Map(regions.map(region=>[region,now[region]??
0]));function sameBounds(one,other){const[a,b]=[one,other].map(({regions,least,most,low,high,now,beside})=>JSON.
stringify([regions,least,most,low,high,now,beside]));return a===b}function place(action,path,counts){let part=action;
for(const key of path.slice(0,-1)){part[key]??={};part=part[key]}const last=path.at(-1);if(last!==void 0)part[last]=
counts}function createAfterFrame(signal){let frame=0;let task;function cancel(){cancelAnimationFrame(frame);clearTimeout(
task)}signal.addEventListener("abort",cancel);return{cancel,want(work){cancel();frame=requestAnimationFrame(()=>task=
setTimeout(work))}}}function guard(root,signal){let spent=false;root.addEventListener("keydown",event=>{if(event.key!=="Tab"&&!event.
ctrlKey&&!event.metaKey)event.stopPropagation()},{signal});root.addEventListener("keydown",event=>{if(!event.repeat||
event.key!=="Enter"&&event.key!==" ")return;event.preventDefault();event.stopPropagation()},{signal,capture:true});
root.addEventListener("click",event=>{if(event.detail<2)spent=false;else if(spent)event.stopPropagation()},{signal,
capture:true});return{acted(){spent=true}}}var BUSY_AFTER=400;var LOST_AFTER=6e3;function createKernel(signal){let timers=[];let awaited=false;let met=false;
let state="idle";let show=()=>{};signal.addEventListener("abort",stop);function stop(){timers.forEach(clearTimeout);
timers=[]}function turn(now){state=now;show(now)}function gone(){stop();awaited=false;turn(met?"lost":"none")}
function listen2(){stop();timers=[setTimeout(()=>turn("busy"),BUSY_AFTER),setTimeout(gone,LOST_AFTER)]}return{
onChange(listener){show=listener;listener(state)},greeted(){if(!awaited)listen2()},asked(){awaited=true;listen2()},
answered(){stop();awaited=false;met=true;turn("idle")},waiting:()=>awaited,tries(send){try{send()}catch{gone()}}}}function createPlayers(desk){const list=html("ol",{class:"sw-plates"});const element=html("section",{class:"sw\
-players",role:"group","aria-label":desk.word("players")},list);const open=new Set;let drawn=[];function fill(plate){
const item=list.children[plate.index];const key=part=>`${plate.index}/${part}`;const parts=drawPlate(desk,plate,
{isOpen:part=>open.has(key(part)),toggle(part){if(!open.delete(key(part)))open.add(key(part));fill(plate)}});set(
item,{"aria-current":plate.decides?"true":null,"data-winner":plate.player.winner});putOutLights(desk,item);swap(
item,...parts)}return{element,update({players,player:who,phase,choices}){while(list.children.length>players.length)
list.lastElementChild?.remove();while(list.children.length<players.length)list.append(createPlate(desk,list.children.
length));set(list,{"data-many":players.length>3});const plates=players.map((player,index)=>{const decides=index===
who&&phase!=="over";return{index,player,decides,declines:decides?choices.filter(({kind})=>kind==="decline"):[]}});
const next=plates.map(plate=>JSON.stringify(plate));for(const plate of plates){if(next[plate.index]!==drawn[plate.
index])fill(plate)}drawn=next}}}function createPlate(desk,index){const item=html("li",{class:"sw-plate","data-\
player":index});item.style.setProperty("--sw-full",desk.scenery.players[index]?.full??"#555");return item}function drawPlate(desk,{
index,player,decides,declines},openings){const races=html("div",{class:"sw-races"});const inside=html("div",{class:"\
sw-plate-inside"},drawFirstLine(desk,index,player,decides,openings),races);if(openings.isOpen("score")&&player.
scored){inside.append(drawLedger(desk,player.scored,{key:`score/${index}`}))}const combos=[...player.active?[player.
active]:[],...player.declined];if(!player.active)races.append(html("span",{class:"sw-no-race"},desk.word("play\
ers-no-race")));for(const[order,combo]of combos.entries()){const part=`race/${order}`;const declined=combo!==player.
active;const state={key:`${index}/${part}`,open:openings.isOpen(part),toggle:()=>openings.toggle(part)};races.
append(...drawRace(desk,combo,declined,state));if(!openings.isOpen(part))continue;inside.append(html("ul",{class:"\
sw-abilities"},...combo.abilities.map(ability=>html("li",{},ability))))}const choices=[...declines,...player.choices].
map((choice,order)=>drawChoice(desk,choice,`${index}/do/${order}`));if(choices.length)races.append(html("span",
{class:"sw-plate-choices"},...choices));for(const sentence of player.peace)inside.append(html("p",{class:"sw-p\
eace"},drawFlag(),sentence));return[drawTab(desk,index),inside]}function drawTab(desk,index){const shape=desk.
scenery.players[index]?.shape??"";return html("span",{class:"sw-tab","aria-hidden":"true"},svg("svg",{class:"s\
w-shape",viewBox:"-14 -14 28 28"},svg("path",{d:shape})))}function drawFirstLine(desk,index,{name,coins,scored,
winner},decides,{isOpen,toggle}){const line=html("div",{class:"sw-plate-line"},html("span",{class:"sw-player-n\
ame",title:name},name));if(decides)line.append(" ",html("span",{class:"sw-decides"},desk.word("players-decides")));
if(winner)line.append(" ",html("span",{class:"sw-winner"},drawCrown(),desk.word("players-winner")));if(scored){
const button=html("button",{type:"button",class:"sw-scored","aria-expanded":String(isOpen("score")),"data-key":`${index}\
/score`,title:scored.title},html("b",{},signed(scored.total))," ",desk.word("players-last-turn"));button.addEventListener(
"click",()=>toggle("score"));line.append(" ",button)}line.append(" ",drawCoins2(desk,coins));return line}function drawCoins2(desk,coins){
if(coins===null){const hidden=desk.word("players-hidden");return html("span",{class:"sw-coins","data-coins":"h\
idden",title:hidden},drawHiddenCoin(),html("span",{class:"sw-heard"},hidden))}return html("span",{class:"sw-co\
ins","data-coins":coins,title:desk.word("players-coins")},drawCoin("",coins),html("b",{},String(coins)),html("\
span",{class:"sw-heard"},` ${desk.word("players-coins")}`))}function drawRace(desk,combo,declined,{key,open,toggle}){
const button=html("button",{type:"button",class:"sw-race-button","aria-expanded":String(open),"data-key":key});
button.addEventListener("click",toggle);if(!declined){button.append(drawCombo(desk,combo));const tallies=html(
"span",{class:"sw-tallies"});if(combo.hand)tallies.append(drawCount(desk.word("players-in-hand"),combo.hand,HAND));
tallies.append(drawCount(desk.word("players-on-map"),combo.tokens,MAP));return[button,tallies]}const name=combo.
power===null?combo.race:`${combo.power} ${combo.race}`;set(button,{title:`${desk.word("players-declined")}: ${name}`});
button.append(drawSign(MOON),html("span",{class:"sw-heard"},`${desk.word("players-declined")}: ${name}`),...combo.
power===null?[]:[drawComboEmblem(desk,combo.power_emblem??"",combo.power)],drawComboEmblem(desk,combo.race_emblem,
combo.race),html("span",{class:"sw-declined-name","aria-hidden":"true"},name));return[html("span",{class:"sw-d\
eclined"},button,drawCount(desk.word("players-regions"),combo.regions,MAP))]}var HAND="M4.2 8V3.6a1 1 0 0 1 2 \
0V7h.5V2a1 1 0 0 1 2 0V7h.5V2.6a1 1 0 0 1 2 0V7.6h.5V4.6a1 1 0 0 1 2 0V10C13.7 13 11.8 15.2 9 15.2C6.4 15.2 5.\
2 13.6 3.8 11.6L2.1 9.2C1.6 8.3 2.8 7.3 3.6 8Z";var MAP="M1 4L5.3 2V12L1 14ZM6.3 2L9.7 4V14L6.3 12ZM10.7 4L15 \
2V12L10.7 14Z";var FLAG="M2.5 1H4V15H2.5ZM5 2Q8 .5 10 2T14.5 2V9Q12 10.5 10 9T5 9Z";function drawSign(path){return svg(
"svg",{class:"sw-glyph",viewBox:"0 0 16 16","aria-hidden":"true"},svg("path",{d:path,fill:"currentColor"}))}var drawFlag=()=>drawSign(
FLAG);function drawCount(word,count,sign2){return html("span",{class:"sw-tally",title:`${word}: ${count}`},drawSign(
sign2),html("span",{class:"sw-heard"},`${word}: `),String(count))}function drawChoice(desk,{kind,label,action,
why},key){const button=html("button",{type:"button",class:"sw-button","aria-disabled":action?null:"true","data\
-key":key,"data-kind":kind},label);button.addEventListener("click",()=>{if(action)desk.play([action]);else if(why)
desk.refuse(why)});return button}function createReader(strings){const say=said=>strings[said]??"";function whole({total,title,sum,lines}){return{
total,title:say(title),sum:say(sum),lines:lines.map(([amount,text,place2,applied,regions=[]])=>({amount,text:say(
text),place:say(place2),applied:applied===1,regions}))}}const reason=refusal2=>refusal2&&{text:say(refusal2.text),
helps:refusal2.helps.map(say),place:say(refusal2.place)};return{say,whole,reason}}function read({strings,...wire}){
const{say,whole,reason}=createReader(strings);const ledgers=[];const refusals=[];const perhaps=said=>said===null?
null:say(said);function account(later2){if(!later2)return null;const[total,at]=later2;return ledgers[at]={total,
title:"",sum:"",lines:[]}}const later=later2=>later2===null?null:refusals[later2]={text:"",helps:[],place:""};
const choice=choice2=>({...choice2,label:say(choice2.label),why:reason(choice2.why)});const combo=combo2=>({...combo2,
abilities:combo2.abilities.map(say)});const snapshot={...wire,sentence:say(wire.sentence),turn_label:say(wire.
turn_label),stacks:say(wire.stacks),undo:perhaps(wire.undo),redo:perhaps(wire.redo),regions:wire.regions.map(region=>({
...region,label:say(region.label),holds:region.holds.map(say),acts:region.acts.map(act=>({...act,label:say(act.
label),ledger:act.ledger?whole(act.ledger):null})),cost:account(region.cost),why:later(region.why),losses:account(
region.losses),defence:account(region.defence),income:account(region.income)})),choices:wire.choices.map(choice),
allocations:wire.allocations.map(allocation=>({...allocation,label:say(allocation.label),spreads:allocation.spreads.
map(({label,counts})=>({label:say(label),counts}))})),column:wire.column.map(card=>({...card,race_ability:say(
card.race_ability),power_ability:say(card.power_ability),tokens:whole(card.tokens),price:whole(card.price),summary:say(
card.summary),label:say(card.label),why:reason(card.why)})),players:wire.players.map(player=>({...player,active:player.
active&&combo(player.active),declined:player.declined.map(combo),peace:player.peace.map(say),scored:account(player.
scored),choices:player.choices.map(choice)})),score:account(wire.score),hand:wire.hand&&{...wire.hand,label:say(
wire.hand.label)},story:wire.story&&{...wire.story,title:say(wire.story.title),events:wire.story.events.map(event=>({
text:say(event.text),place:say(event.place),ledger:account(event.ledger),regions:event.regions}))}};return{snapshot,
explain(reasons){const{whole:whole2,reason:reason2}=createReader(reasons.strings);reasons.ledgers.forEach((ledger,at)=>Object.
assign(ledgers[at]??{},whole2(ledger)));reasons.refusals.forEach((refusal2,at)=>Object.assign(refusals[at]??{},
reason2(refusal2)))}}}var PATIENCE=2e3;var NARROW=.045;var FIRST="M3 3H5.5V13H3ZM13 3V13L6 8Z";var BACK="M11.5 3V13L4.5 8Z";var FORWARD="\
M4.5 3V13L11.5 8Z";var NOW="M10.5 3H13V13H10.5ZM3 3V13L10 8Z";function createScrubber(desk){const{signal}=desk;
const range=html("input",{type:"range",class:"sw-range",min:0,step:1,"aria-label":desk.word("scrubber")});const turns=html(
"div",{class:"sw-turns","aria-hidden":"true"});const ahead=html("div",{class:"sw-ahead","aria-hidden":"true"});
const position=html("span",{class:"sw-position",role:"status"});const title=html("span",{class:"sw-position-ti\
tle"});const toFirst=createButton("first",FIRST,desk.word("first"),()=>0);const toBack=createButton("back",BACK,
desk.word("back"),at=>at-1);const toForward=createButton("forward",FORWARD,desk.word("forward"),at=>at+1);const toNow=createButton(
"now",NOW,desk.word("now"),()=>steps);const element=html("div",{class:"sw-scrubber",role:"group","aria-label":desk.
word("scrubber")},toFirst,toBack,html("div",{class:"sw-rail"},turns,ahead,range),toForward,toNow,html("p",{class:"\
sw-where"},position,title));let steps=0;let shown=0;let story="";const stretches=[];let wanted=null;let asked=null;
let held=false;let stepped=false;range.addEventListener("input",()=>{stepped=false;want(Number(range.value))},
{signal});range.addEventListener("pointerdown",()=>held=true,{signal});for(const end of["pointerup","pointerca\
ncel","change","blur"])range.addEventListener(end,release,{signal});function createButton(key,shape,name,target){
const picture=svg("svg",{viewBox:"0 0 16 16","aria-hidden":"true"},svg("path",{d:shape}));const attributes={type:"\
button",class:"sw-button sw-pace","data-key":key,title:name,"aria-label":name};const button=html("button",attributes,
picture);button.addEventListener("click",()=>{const to=target(wanted??shown);stepped=true;if(button.getAttribute(
"aria-disabled")!=="true")want(Math.max(0,Math.min(steps,to)));else desk.refuse(refusal(to<=0?desk.word("at-fi\
rst"):desk.word("at-now")))},{signal});return button}function want(step2){wanted=step2;draw2();ask()}function ask(){
if(asked&&performance.now()-asked.at<PATIENCE)return;asked=null;if(wanted===null||wanted===shown)return;asked=
{step:wanted,at:performance.now()};desk.goTo(wanted)}function release(){held=false;draw2()}function draw2(){const at=wanted??
shown;const where=`${desk.word("step")} ${at} / ${steps}`;const what=at===shown?story:"";set(range,{max:steps,
"aria-valuetext":what?`${where}: ${what}`:where});if(!held)range.value=String(at);set(position,{"aria-live":stepped?
"polite":"off","aria-busy":at===shown?null:"true"});position.textContent=at===shown?where:`${where} …`;position.
classList.toggle("sw-pending",at!==shown);title.textContent=what;ahead.style.setProperty("--sw-at",String(steps?
at/steps:1));for(const button of[toFirst,toBack])set(button,{"aria-disabled":at<=0?"true":null});for(const button of[
toForward,toNow])set(button,{"aria-disabled":at>=steps?"true":null});toNow.classList.toggle("sw-primary",at<steps)}
function drawTurns(track){let numbered={turn:0,step:0};track.forEach(([step2,turn,player],index)=>{const{element:element2,
stretch,shape,number}=stretches[index]??=createStretch();const look=desk.scenery.players[player];set(element2,
{style:`flex-grow: ${(track[index+1]?.[0]??steps)-step2}`});set(stretch,{"data-player":player,style:`backgroun\
d: ${look?.full??""}`});set(shape,{d:look?.shape??""});const narrow=numbered.turn>0&&step2-numbered.step<NARROW*
steps;const says=turn===numbered.turn||narrow?"":String(turn);if(says)numbered={turn,step:step2};set(number,{hidden:says===
""});if(number.textContent!==says)number.textContent=says});for(const{element:element2}of stretches.splice(track.
length))element2.remove()}function createStretch(){const shape=svg("path",{});const stretch=html("div",{class:"\
sw-stretch"},svg("svg",{viewBox:"-14 -14 28 28"},shape));const number=html("span",{class:"sw-turn-number"});const element2=html(
"div",{class:"sw-turn"},stretch,number);turns.append(element2);return{element:element2,stretch,shape,number}}return{
element,update(snapshot){({step:shown,steps}=snapshot);if(wanted===null)stepped=false;story=snapshot.story?`${snapshot.
players[snapshot.story.player]?.name}: ${snapshot.story.title}`:"";if(wanted!==null&&(wanted===shown||wanted>steps))
wanted=null;if(asked&&(asked.step===shown||asked.step>steps))asked=null;drawTurns(snapshot.track);draw2();ask()}}}var SAVE_AFTER=250;function createSelection(model,kernel){const{places}=model.get("scenery");let pressed=false;
let saving;function save(){clearTimeout(saving);saving=void 0;kernel.tries(()=>model.save_changes())}return{region(){
const id=model.get("selected_region");const index=places.findIndex(place2=>place2.id===id);return index<0?null:
index},select(region){const id=region===null?null:places[region]?.id??null;if(model.get("selected_region")===id)
return;model.set("selected_region",id);if(pressed)saving=setTimeout(save,SAVE_AFTER);else save()},pressDone(){
if(saving!==void 0)save()},watch(root,signal){for(const event of["pointerdown","pointerup","pointercancel"]){root.
addEventListener(event,()=>pressed=event==="pointerdown",{signal,capture:true})}}}}function createStory(desk){const element=html("section",{class:"sw-story","aria-label":desk.word("story")});let told="";
function tell(story,player,open){const who=html("span",{class:"sw-about"},player);const steps=story.events.map(
(event,index)=>drawEvent(event,`event/${index}`,open));return[html("h3",{},drawPlayer(desk,story.player),story.
title," ",who),html("ol",{class:"sw-events"},...steps)]}function drawEvent({text,place:place2,ledger,regions},key,open){
const sentence=html("p",{},html("span",{class:"sw-reason"},text));if(regions.length){sentence.append(pin());set(
sentence,{tabindex:0,"data-key":key});lightWhilePointedAt(desk,sentence,regions)}if(place2)sentence.append(" ",
drawRule(place2));const item=html("li",{},sentence);if(ledger){const label=html("span",{class:"sw-opener-label"},
ledger.title,html("b",{},plain(ledger.total)));const options={key:`${key}/ledger`,captioned:false,told:place2,
open:open(ledger)};item.append(collapsible(desk,label,ledger,options))}return item}const tellNothing=()=>[html(
"h3",{},desk.word("story")),html("p",{class:"sw-aside"},desk.word("no-story"))];return{element,update(snapshot){
const{story,players}=snapshot;const telling=JSON.stringify(story);if(telling===told)return;told=telling;const isScore=ledger=>players.
some(({scored})=>scored?.title===ledger.title);putOutLights(desk,element);swap(element,...story?tell(story,players[story.
player]?.name??"",isScore):tellNothing())}}}function drawPlayer(desk,player){const livery=desk.scenery.players[player];
if(!livery)return"";return svg("svg",{class:"sw-badge",viewBox:"-14 -14 28 28","aria-hidden":"true"},svg("path",
{d:livery.shape,fill:livery.full}))}var GAP2=8;function createTip(desk,map){const element=html("div",{class:"sw-tip","aria-hidden":"true",hidden:true});
function stand(region){const frame=map.getBoundingClientRect();const{offsetWidth:width,offsetHeight:height}=element;
const[before,after]=[region.left-frame.left,frame.right-region.right];let left=after>=before?region.right-frame.
left+GAP2:before-width-GAP2;let top=region.top-frame.top+region.height/2-height/2;if(Math.max(before,after)<width+
GAP2){left=region.left-frame.left+region.width/2-width/2;const above=region.top-frame.top-height-GAP2;top=above>=
0?above:region.bottom-frame.top+GAP2}element.style.left=`${clamp(left,frame.width-width)}px`;element.style.top=
`${clamp(top,frame.height-height)}px`}return{element,show(snapshot,region,goggles){const place2=region===null?
void 0:desk.scenery.places[region];const now=region===null?void 0:snapshot.regions[region];const answer=place2&&
now?brief(snapshot.hand?now:{...now,why:null},goggles):[];set(element,{hidden:answer.length===0});if(!place2||
answer.length===0)return;element.replaceChildren(html("b",{class:"sw-tip-name"},place2.name),...answer);const drawn=[
...map.querySelectorAll("[data-region]")].find(other=>other.getAttribute("data-region")===place2.id);if(drawn)
stand(drawn.getBoundingClientRect())}}}function brief(now,goggles){if(goggles==="incomes")return now.income?drawBrief(
now.income):[];if(goggles==="defences")return now.defence?drawBrief(now.defence):[];const account=now.cost?drawBrief(
now.cost):[];const acts=now.acts.filter(({quick})=>!quick).map(({label})=>html("p",{},label));if(now.acts.length>
0||!now.why)return[...account,...acts];const why=html("p",{class:"sw-tip-why"},now.why.text);return[why,...account,
...now.why.helps.slice(0,1).map(help=>html("p",{class:"sw-tip-help"},help))]}function drawBrief({lines,sum,total}){
const rows=lines.filter(({applied})=>applied).map(({amount,text})=>[signed(amount),text]);const cells=[...rows,
[plain(total),sum]].map(([n="",text=""])=>html("div",{},html("b",{},n),text));return[html("div",{class:"sw-tip\
-lines"},...cells)]}var clamp=(value,most)=>Math.max(0,Math.min(value,most));var SIGNS2={none:"unworn",costs:"sword",incomes:"coin",defences:"shield"};function createTools(desk){const{signal}=desk;
const goggles=createGoggles(desk);const opener=html("button",{type:"button",class:"sw-button sw-show-code","ar\
ia-expanded":"false"},desk.word("show-code"));const code=html("code",{});const copy=html("button",{type:"butto\
n",class:"sw-button sw-copy"},desk.word("copy"));const said=html("span",{role:"status"});const listing=html("d\
iv",{class:"sw-listing"},html("pre",{},code),html("p",{},copy,said),html("p",{class:"sw-whose-game"},desk.word(
"code-game")));const nothing=html("p",{class:"sw-aside"},desk.word("no-code"));const panel=html("div",{class:"\
sw-code",hidden:true},listing,nothing);const element=html("div",{class:"sw-tools"},goggles,opener,panel);opener.
addEventListener("click",()=>{panel.hidden=!panel.hidden;set(opener,{"aria-expanded":String(!panel.hidden)})},
{signal});copy.addEventListener("click",async()=>{try{await navigator.clipboard.writeText(code.textContent??"");
said.textContent=desk.word("copied")}catch{document.getSelection()?.selectAllChildren(code);said.textContent=desk.
word("selected")}},{signal});return{element,update(snapshot){const line=snapshot.story?.code??"";listing.hidden=
line==="";nothing.hidden=line!=="";if(line===code.textContent)return;code.textContent=line;said.textContent=""}}}
function createGoggles(desk){const name=`sw-${Math.random().toString(36).slice(2)}`;const kinds=[["none",desk.
word("goggles-none")],["costs",desk.word("goggles-costs")],["incomes",desk.word("goggles-incomes")],["defences",
desk.word("goggles-defences")]];const lenses=kinds.map(([kind,word])=>{const input=html("input",{type:"radio",
class:"sw-heard",name,value:kind,checked:kind===desk.goggles()});input.addEventListener("change",()=>desk.wear(
kind),{signal:desk.signal});return html("label",{class:"sw-lens"},input,html("span",{},sign(SIGNS2[kind]),word))});
const title=html("span",{class:"sw-goggles-title","aria-hidden":"true"},desk.word("goggles"));return html("div",
{class:"sw-goggles",role:"radiogroup","aria-label":desk.word("goggles")},title,...lenses)}function createTrack(desk){const label=html("span",{class:"sw-track-label","aria-hidden":"true"});const steps=html(
"ol",{class:"sw-track-steps"});const element=html("div",{class:"sw-track",role:"group","aria-label":desk.word(
"track")},label,steps);const crown=drawCrown();let drawn="";return{element,update({turn,turns,turn_label}){const wanted=JSON.
stringify([turn,turns,turn_label]);if(wanted===drawn)return;drawn=wanted;label.textContent=turn_label;set(steps,
{"aria-label":turn_label});while(steps.children.length>turns)steps.lastElementChild?.remove();while(steps.children.
length<turns)steps.append(createStep(steps.children.length+1));for(const[index,step2]of[...steps.children].entries()){
const number=index+1;step2.classList.toggle("sw-played",number<turn);set(step2,{"aria-current":number===turn?"\
step":null});if(number===turn)step2.append(crown)}if(turn<1||turn>turns)crown.remove()}}}function createStep(number){
const dot=html("span",{class:"sw-track-dot"},html("span",{class:"sw-track-number"},String(number)));return html(
"li",{class:"sw-track-turn","data-turn":number},dot)}function createWhy(desk){const answer=html("div",{class:"sw-answer"});const element=html("section",{class:"sw-\
why","aria-label":desk.word("why")},answer);const room=keepRoom(element,answer,desk.signal);const opened=new Map;
let last=null;let about=null;function account(key,word,ledger,open){const label=html("span",{class:"sw-opener-\
label"},word,html("b",{},plain(ledger.total)));return collapsible(desk,label,ledger,{key,captioned:false,open:opened.
get(key)??open,onToggle(open2){opened.set(key,open2);room.free()}})}function explain(place2,now){const parts=[
drawTitle(desk,place2)];if(now.holds.length)parts.push(html("p",{},now.holds.join(" ")));if(now.acts.length)parts.
push(drawActs(now.acts));if(now.why)parts.push(drawRefusal(desk,now.why));if(now.cost)parts.push(drawLedger(desk,
now.cost,{key:"cost"}));const open=!now.cost;const more=html("div",{class:"sw-more"});if(now.losses)more.append(
account("losses",desk.word("losses"),now.losses,open));if(now.income)more.append(account("income",desk.word("i\
ncome"),now.income,open));if(now.defence)more.append(account("defence",desk.word("defence"),now.defence,open));
return[...parts,more]}function drawActs(acts){const items=acts.map((act,index)=>{const label=html("span",{class:"\
sw-act"},...act.emblem?[boxEmblem(desk.scenery,"sw-printed",act.emblem)]:[],act.label);const key=`act/${act.kind}\
/${index}`;return html("li",{},sign("tick"),act.ledger?collapsible(desk,label,act.ledger,{key}):label)});return html(
"ul",{class:"sw-acts","aria-label":desk.word("possible")},...items)}function waitForQuestion(snapshot){const hint=html(
"p",{class:"sw-aside"},desk.word("point-at"));if(!snapshot.score||snapshot.phase==="pick")return[html("h3",{},
desk.word("why")),hint];return[html("h3",{},desk.word("score-now")),drawLedger(desk,snapshot.score,{key:"score"}),
hint]}return{element,show(snapshot,region){if(snapshot===last&&region===about)return;if(snapshot!==last)room.free();
last=snapshot;about=region;const place2=region===null?void 0:desk.scenery.places[region];const now=region===null?
void 0:snapshot.regions[region];putOutLights(desk,answer);swap(answer,...place2&&now?explain(place2,now):waitForQuestion(
snapshot))}}}function keepRoom(element,answer,signal){let tallest=0;function keep(height){tallest=height;element.
style.setProperty("--sw-tallest",`${height}px`)}const observer=new ResizeObserver(()=>{if(answer.offsetHeight>
tallest)keep(answer.offsetHeight)});observer.observe(answer);signal.addEventListener("abort",()=>observer.disconnect());
return{free:()=>keep(0)}}function drawTitle(desk,place2){const style=`background: ${desk.scenery.terrains[place2.
terrain]?.ground??"none"}`;const pictures=html("span",{class:"sw-swatch",style},...place2.emblems.map(key=>boxEmblem(
desk.scenery,"sw-printed",key)));return html("h3",{},place2.name," ",html("span",{class:"sw-about"},pictures,place2.
about))}function drawRefusal(desk,{text,helps,place:place2}){const element=html("div",{class:"sw-refusal"},sign(
"refused"),html("p",{},text," ",place2?drawRule(place2):""));if(helps.length){element.append(html("p",{class:"\
sw-helps-title"},desk.word("would-help")),html("ul",{class:"sw-helps"},...helps.map(help=>html("li",{},help))))}
return element}function render({model,el,signal}){const kernel=createKernel(signal);const draft=createDraft(model.get("scener\
y").places);const worn={goggles:"none"};let page=new AbortController;const build=()=>{const inside=el.contains(
focused(el));page.abort();page=new AbortController;const{root,focus}=createPage(model,{kernel,draft,worn,signal:page.
signal});el.replaceChildren(root);if(inside)focus()};listen(model,"change:scenery",build,signal);listen(model,
"msg:custom",()=>kernel.answered(),signal);signal.addEventListener("abort",()=>{page.abort();kernel.tries(()=>model.
send({type:"bye"}))});build();kernel.greeted();kernel.tries(()=>model.send({type:"hello"}))}function listen(model,event,listener,signal){
model.on(event,listener);signal.addEventListener("abort",()=>model.off(event,listener))}function createPage(model,{
kernel,draft,worn,signal}){const scenery=model.get("scenery");const selection=createSelection(model,kernel);const afterFrame=createAfterFrame(
signal);let news=read(JSON.parse(model.get("snapshot")));let{snapshot:painted,explain:addReasons}=news;let[whole,
due]=[false,false];let another=false;let hovered=null;let moved=false;let refused=false;let rolling=false;const desk={
scenery,word:id=>scenery.words[id]??id,signal,play:actions=>want({type:"play",version:painted.version,actions}),
undo:()=>want({type:"undo",version:painted.version}),redo:()=>want({type:"redo",version:painted.version}),refuse(refusal2){
if(!whole)return beg();refused=true;bar.refuse(refusal2)},look(region){if(refused&&region!==null&&region!==hovered)
hush();hovered=region;explain()},select:selection.select,light:regions=>board.light(regions),goTo(step2){if(model.
get("step")===step2)return;kernel.asked();model.set("step",step2);kernel.tries(()=>model.save_changes())},wear(kind){
worn.goggles=kind;board.wear(kind)},goggles:()=>worn.goggles,draft};const bar=createBar(desk);const board=createBoard(
desk);const column=createColumn(desk);const players=createPlayers(desk);const track=createTrack(desk);const why=createWhy(
desk);const story=createStory(desk);const scrubber=createScrubber(desk);const tools=createTools(desk);const die=createDie(
desk);const map=html("div",{class:"sw-map"},board.element,die.element);const tip=createTip(desk,map);map.append(
tip.element);const side=html("div",{class:"sw-right"},track.element,players.element);const table=html("div",{class:"\
sw-table"},html("div",{class:"sw-left"},tools.element,map,scrubber.element),html("div",{class:"sw-below"},why.
element,story.element),side);const root=html("div",{class:"sw-widget",lang:scenery.language,"data-kernel":"idl\
e"},scenery.title?html("p",{class:"sw-title"},scenery.title):"",scenery.text?html("p",{class:"sw-text"},scenery.
text):"",bar.element,table);const guarded=guard(root,signal);selection.watch(root,signal);map.addEventListener(
"pointermove",()=>{if(moved)return;moved=true;explain()},{signal});function want(intent){if(kernel.waiting()||
rolling||!whole)return beg();if(intent.type==="play")guarded.acted();kernel.asked();kernel.tries(()=>model.send(
intent));selection.pressDone()}const beg=()=>bar.tell({kind:"stale",text:desk.word("one-moment")});function explain(){
if(!whole)return;why.show(painted,hovered??selection.region());const walked=map.querySelector("[data-region]:f\
ocus-visible")?selection.region():null;tip.show(painted,(moved?hovered:null)??walked,worn.goggles)}function lay(){
const choosing=painted.phase==="pick"&&!painted.past;const home=choosing?table:side;if(column.element.parentNode!==
home)home[choosing?"prepend":"append"](column.element);else if(!choosing)return;column.update(painted)}function keepFocus(draw2){
const inside=root.contains(focused(root));draw2();if(inside&&!root.contains(focused(root)))bar.focus()}function paint(){
const{player,phase}=painted;({snapshot:painted,explain:addReasons}=news);whole=due=moved=false;root.dataset.version=
String(painted.version);root.dataset.phase=painted.phase;root.dataset.step=String(painted.step);root.classList.
toggle("sw-past",painted.past);keepFocus(()=>{lay();draft.update(painted.allocations);bar.update(painted);board.
update(painted)});another||=painted.player!==player||painted.phase!==phase;afterFrame.want(paintRest)}function paintRest(){
afterFrame.cancel();const reasons=JSON.parse(model.get("reasons"));due=reasons.version!==painted.version;if(due)
return;addReasons(reasons);whole=true;keepFocus(()=>{for(const part of[track,column,players,story,scrubber,tools])
part.update(painted);board.flash();if(another&&!map.querySelector("[data-region]:focus"))desk.select(null);another=
false;explain()});root.dataset.shown=String(painted.version)}function show(){news=read(JSON.parse(model.get("s\
napshot")));const{snapshot}=news;kernel.answered();if(rolling)return;const face2=snapshot.story?.die??null;const fresh=!snapshot.
past&&!painted.past&&snapshot.steps>painted.steps;bar.tell(null);if(face2===null||!fresh){die.show(snapshot.past?
face2:null);settle();return}rolling=true;die.roll(face2).then(()=>{rolling=false;if(signal.aborted)return;if(news.
snapshot.story?.die!==face2)die.show(null);settle()})}function hush(){refused=false;bar.tell(null)}function settle(){
paint();bar.tell(painted.notice)}function choose(){board.select(selection.region());explain()}listen(model,"ch\
ange:snapshot",show,signal);listen(model,"change:reasons",()=>due&&paintRest(),signal);listen(model,"change:se\
lected_region",choose,signal);draft.onChange(hush,signal);kernel.onChange(state=>{root.dataset.kernel=state;bar.
waiting(state)});paint();paintRest();choose();if(worn.goggles!=="none")board.wear(worn.goggles);return{root,focus:bar.
focus}}var widget_default={render};export{widget_default as default};
