const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/isle_of_trains-Dv84Fk_X.js","assets/Spot-I3zxjUDo.js","assets/isle_of_trains-eC2KRzyi.css","assets/ticket_cards-Boo5D7Ff.js","assets/ticket_cards-Dxb2phHX.css","assets/traffic-CtE_eCQ4.js","assets/traffic-Ci_GRhbU.css"])))=>i.map(i=>d[i]);
(function(){let e=document.createElement(`link`).relList;if(e&&e.supports&&e.supports(`modulepreload`))return;for(let e of document.querySelectorAll(`link[rel="modulepreload"]`))n(e);new MutationObserver(e=>{for(let t of e)if(t.type===`childList`)for(let e of t.addedNodes)e.tagName===`LINK`&&e.rel===`modulepreload`&&n(e)}).observe(document,{childList:!0,subtree:!0});function t(e){let t={};return e.integrity&&(t.integrity=e.integrity),e.referrerPolicy&&(t.referrerPolicy=e.referrerPolicy),e.crossOrigin===`use-credentials`?t.credentials=`include`:e.crossOrigin===`anonymous`?t.credentials=`omit`:t.credentials=`same-origin`,t}function n(e){if(e.ep)return;e.ep=!0;let n=t(e);fetch(e.href,n)}})();var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t,n=!1){return e===void 0?n?t():t:e}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},xe=Symbol(`uninitialized`),Se=`http://www.w3.org/1999/xhtml`,Ce=`http://www.w3.org/2000/svg`,we=`http://www.w3.org/1998/Math/MathML`;function Te(){console.warn(`https://svelte.dev/e/derived_inert`)}function Ee(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function De(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function Oe(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var C=!1;function ke(e){C=e}var w;function Ae(e){if(e===null)throw Ee(),be;return w=e}function je(){return Ae(Tn(w))}function T(e){if(C){if(Tn(w)!==null)throw Ee(),be;w=e}}function Me(e=1){if(C){for(var t=e,n=w;t--;)n=Tn(n);w=n}}function Ne(e=!0){for(var t=0,n=w;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else (r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=Tn(n);e&&n.remove(),n=i}}function Pe(e){if(!e||e.nodeType!==8)throw Ee(),be;return e.data}function Fe(e){return e===this.v}function Ie(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Le(e){return!Ie(e,this.v)}function Re(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ze(){throw Error(`https://svelte.dev/e/set_context_after_init`)}function Be(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Ve(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function He(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ue(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function We(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ge(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ke(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function qe(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ye(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Xe(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ze=!1,Qe=!1,$e=[];function et(e,t=!1,n=!1){return tt(e,new Map,``,$e,null,n)}function tt(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=tt(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=tt(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return tt(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function nt(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function rt(e,t){return e===null&&Re(t),e.c??=new Map(nt(e)||void 0)}var it=null;function at(e){it=e}function ot(e){return rt(it,`getContext`).get(e)}function st(e,t){let n=rt(it,`setContext`);if(Ze){var r=z.f;!R&&r&32&&!it.i||ze()}return n.set(e,t),t}function E(e,t=!1,n){it={p:it,i:!1,c:null,e:null,s:e,x:null,r:z,l:Qe&&!t?{s:null,u:null,$:[]}:null}}function D(e){var t=it,n=t.e;if(n!==null){t.e=null;for(var r of n)Ln(r)}return e!==void 0&&(t.x=e),t.i=!0,it=t.p,ct(e)}function ct(e={}){return i(e,ue,{value:!0}),e}function lt(){return!Qe||it!==null&&it.l===null}var ut=[];function dt(){var e=ut;ut=[],p(e)}function ft(e){if(ut.length===0&&!Vt){var t=ut;queueMicrotask(()=>{t===ut&&dt()})}ut.push(e)}function pt(){for(;ut.length>0;)dt()}var mt=~(y|b|v);function ht(e,t){e.f=e.f&mt|t}function gt(e){e.f&512||e.deps===null?ht(e,v):ht(e,b)}function _t(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),ht(e,v)}var vt=!1;function yt(){vt||(vt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function bt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);In(()=>{for(var r of t)e.removeEventListener(r,n)})}function xt(e){var t=R,n=z;or(null),sr(null);try{return e()}finally{or(t),sr(n)}}function St(e,t,n,r=n){e.addEventListener(t,()=>xt(n));let i=e[_e];i?e[_e]=()=>{i(),r(!0)}:e[_e]=()=>r(!0),yt()}function Ct(e,t,n,r){let i=lt()?Dt:At;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=z,c=wt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){jn(e,s)}Tt()}}var d=Et();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>kt(e))).then(u).catch(e=>jn(e,s)).finally(d)}l?l.then(()=>{if(s.f&16384){d();return}c(),f(),Tt()}):f()}function wt(){var e=z,t=R,n=it,r=k;return function(i=!0){sr(e),or(t),at(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function Tt(e=!0){sr(null),or(null),at(null),e&&k?.deactivate()}function Et(){var e=z,t=e.b,n=k,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Dt(e){var t=2|y;return z!==null&&(z.f|=re),{ctx:it,deps:null,effects:null,equals:Fe,f:t,fn:e,reactions:null,rv:0,v:xe,wv:0,parent:z,ac:null}}var Ot=Symbol(`obsolete`);function kt(e,t,n){let r=z;r===null&&Be();var i=void 0,a=sn(xe),o=!R,s=new Set;return Bn(()=>{var t=z,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(Tt)}catch(e){n.reject(e),Tt()}var c=k;if(o){if(t.f&32768)var l=Et();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Ot);else for(let e of s.values())e.reject(Ot);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Ot&&(c.activate(),t?(a.f|=ce,dn(a,t)):(a.f&8388608&&(a.f^=ce),dn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),In(()=>{for(let e of s)e.reject(Ot)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function O(e){let t=Dt(e);return Ze||lr(t),t}function At(e){let t=Dt(e);return t.equals=Le,t}function jt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Jn(t[n])}}function Mt(e){var t,n=z,r=e.parent;if(!rr&&r!==null&&e.v!==xe&&r.f&24576)return Te(),e.v;sr(r);try{jt(e),t=xr(e)}finally{sr(n)}return t}function Nt(e){var t=Mt(e);if(!e.equals(t)&&(e.wv=vr(),(!k?.is_fork||e.deps===null)&&(k===null?e.v=t:(k.capture(e,t,!0),Rt?.capture(e,t,!0)),e.deps===null))){ht(e,v);return}rr||(zt===null?gt(e):(Fn()||k?.is_fork)&&zt.set(e,t))}function Pt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&xt(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),wr(t,0),Kn(t))}function Ft(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Tr(t)}var It=null,Lt=null,k=null,Rt=null,zt=null,Bt=null,Vt=!1,Ht=!1,Ut=null,Wt=null,Gt=0,Kt=1,qt=class e{id=Kt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Lt===null?It=Lt=this:(Lt.next=this,this.prev=Lt),Lt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)ht(r,y),t(r);for(r of n.m)ht(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)ht(e,t),this.schedule(e);this.apply();for(var t=Ut=[],n=[],r=Wt=[];this.#a.length>0;){Gt++>1e3&&(this.#x(),Yt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw nn(e),this.#d()||this.discard(),t}}if(k=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Ut=null,Wt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)tn(e,t);r.length>0&&k.#m();return}let a=this.#g();if(a){this.#y(n),this.#y(t),a.#v(this);return}this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Rt=this,Zt(n),Zt(t),Rt=null,this.#i?.resolve();var o=k;this.#n===0&&(this.#a.length===0||o!==null)&&(this.#x(),Ze&&(this.#b(),k=o)),o!==null&&(an.clear(),o.#m())}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=(i&96)!=0;if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):Ze&&i&16777224?n.push(r):yr(r)&&(i&16&&this.add_dirty_reaction(r,b),Tr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),ht(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#x(),k=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)_t(e[t],this.#s)}capture(e,t,n=!1){e.v!==xe&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),zt?.set(e,t)),this.is_fork||(e.v=t)}activate(){k=this}deactivate(){k=null,zt=null}flush(){try{Ht=!0,k=this,this.#m()}finally{Gt=0,Bt=null,Ut=null,Wt=null,Ht=!1,k=null,zt=null,an.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ot);this.#x(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}#b(){for(let u=It;u!==null;u=u.next){var e=u.id<this.id,t=[];for(let[r,[i,a]]of this.current){if(u.current.has(r)){var n=u.current.get(r)[0];if(e&&i!==n)u.current.set(r,[i,a]);else continue}t.push(r)}if(e)for(let[e,t]of this.async_deriveds){let n=u.async_deriveds.get(e);n&&t.promise.then(n.resolve).catch(n.reject)}var r=[...u.current.keys()].filter(e=>!u.current.get(e)[1]);if(!(!u.started||r.length===0)){var i=r.filter(e=>!this.current.has(e));if(i.length===0)e&&u.discard();else if(t.length>0){if(e)for(let e of this.#l)u.unskip_effect(e,e=>{e.f&4194320?u.schedule(e):u.#y([e])});u.activate();var a=new Set,o=new Map;for(var s of t)Qt(s,i,a,o);o=new Map;var c=[...u.current].filter(([e,t])=>{let n=this.current.get(e);return n?n[0]!==t[0]||n[1]!==t[1]:!0}).map(([e])=>e);if(c.length>0)for(let e of this.#o)!(e.f&155648)&&$t(e,c,o)&&(e.f&4194320?(ht(e,y),u.schedule(e)):u.add_dirty_reaction(e,y));if(u.#a.length>0&&!u.#u){u.apply();for(var l of u.#p())u.#h(l,[],[])}u.deactivate()}}}}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ft(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(k===null){let t=k=new e;!Ht&&!Vt&&ft(()=>{t.started||t.flush()})}return k}apply(){if(!Ze||!this.is_fork&&this.prev===null&&this.next===null){zt=null;return}zt=new Map;for(let[e,[t]]of this.current)zt.set(e,t);for(let e=It;e!==null;e=e.next)if(!(e===this||e.is_fork)&&(e.id>=this.id||!e.#_(this)))for(let[t,n]of e.previous)zt.has(t)||zt.set(t,n)}schedule(e){if(Bt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)){e.b.defer_effect(e);return}this.#a.push(e)}#x(){if(this.linked){var e=this.prev,t=this.next;e===null?It=t:e.next=t,t===null?Lt=e:t.prev=e,this.linked=!1}}};function Jt(e){var t=Vt,n=Rt;Rt=null,Vt=!0;try{var r;for(e&&(Jt(),r=e());;){if(pt(),k===null)return r;k.flush()}}finally{Vt=t,Rt=n}}function Yt(){try{Ge()}catch(e){jn(e,Bt)}}var Xt=null;function Zt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&yr(r)&&(Xt=new Set,Tr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Xn(r),Xt?.size>0)){an.clear();for(let e of Xt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Xt.has(n)&&(Xt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Tr(n)}}Xt.clear()}}Xt=null}}function Qt(e,t,n,r){if(!n.has(e)&&(n.add(e),e.reactions!==null))for(let i of e.reactions){let e=i.f;e&2?Qt(i,t,n,r):e&4194320&&!(e&2048)&&$t(i,t,r)&&(ht(i,y),en(i))}}function $t(e,t,r){let i=r.get(e);if(i!==void 0)return i;if(e.deps!==null)for(let i of e.deps){if(n.call(t,i))return!0;if(i.f&2&&$t(i,t,r))return r.set(i,!0),!0}return r.set(e,!1),!1}function en(e){k.schedule(e)}function tn(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),ht(e,v);for(var n=e.first;n!==null;)tn(n,t),n=n.next}}function nn(e){ht(e,v);for(var t=e.first;t!==null;)nn(t),t=t.next}var rn=new Set,an=new Map,on=!1;function sn(e,t){return{f:0,v:e,reactions:null,equals:Fe,rv:0,wv:0}}function A(e,t){let n=sn(e,t);return lr(n),n}function cn(e,t=!1,n=!0){let r=sn(e);return t||(r.equals=Le),Qe&&n&&it!==null&&it.l!==null&&(it.l.s??=[]).push(r),r}function j(e,t,n=!1){return R!==null&&(!ar||R.f&131072)&&lt()&&R.f&4325394&&(cr===null||!cr.has(e))&&Ye(),dn(e,n?hn(t):t,Wt)}var ln=null,un=0;function dn(e,t,n=null){if(!e.equals(t)){rr?an.set(e,t):an.has(e)||an.set(e,e.v);var r=qt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Mt(t),zt===null&&gt(t)}e.wv=vr(),ln=null,un=0,mn(e,y,n),ln=null,lt()&&z!==null&&z.f&1024&&!(z.f&96)&&(fr===null?pr([e]):fr.push(e)),!r.is_fork&&rn.size>0&&!on&&fn()}return t}function fn(){on=!1;for(let e of rn){e.f&1024&&ht(e,b);let t;try{t=yr(e)}catch{t=!0}t&&Tr(e)}rn.clear()}function pn(e){j(e,e.v+1)}function mn(e,t,n){var r=e.reactions;if(r!==null){var i=lt(),a=r.length;if(un+=a,un>1e5&&ln===null&&(ln=new Set),ln!==null){if(ln.has(e))return;ln.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(!(!i&&s===z)){var l=(c&y)===0;if(l&&ht(s,t),c&131072)rn.add(s);else if(c&2){var u=s;zt?.delete(u),mn(u,b,n)}else if(l){var d=s;c&16&&Xt!==null&&Xt.add(d),n===null?en(d):n.push(d)}}}}}function hn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=A(0),u=null,d=gr,f=e=>{if(gr===d)return e();var t=R,n=gr;or(null),_r(d);var r=e();return or(t),_r(n),r};return i&&r.set(`length`,A(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&qe();var i=r.get(t);return i===void 0?f(()=>{var e=A(n.value,u);return r.set(t,e),e}):j(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>A(xe,u));r.set(t,e),pn(o)}}else j(n,xe),pn(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>A(hn(s?e[n]:xe),u)),r.set(n,o)),o!==void 0){var c=B(o);return c===xe?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=B(i);if(a===xe)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==xe||Reflect.has(e,t);return(n!==void 0||(z!==null||R!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>A(i?hn(e[t]):xe,u)),r.set(t,n)),B(n)===xe)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>A(xe,u)),r.set(d+``,p)):j(p,xe)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>A(void 0,u)),j(c,hn(n)),r.set(t,c));else{l=c.v!==xe;var m=f(()=>hn(n));j(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&j(g,_+1)}pn(o)}return!0},ownKeys(e){B(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==xe});for(var[n,i]of r)i.v!==xe&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Je()}})}function gn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function _n(e,t){return Object.is(gn(e),gn(t))}new Set([`copyWithin`,`fill`,`pop`,`push`,`reverse`,`shift`,`sort`,`splice`,`unshift`]);var vn,yn,bn,xn;function Sn(){if(vn===void 0){vn=window,yn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;bn=a(t,`firstChild`).get,xn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function Cn(e=``){return document.createTextNode(e)}function wn(e){return bn.call(e)}function Tn(e){return xn.call(e)}function M(e,t){if(!C)return wn(e);var n=wn(w);if(n===null)n=w.appendChild(Cn());else if(t&&n.nodeType!==3){var r=Cn();return n?.before(r),Ae(r),r}return t&&kn(n),Ae(n),n}function N(e,t=!1){if(!C){var n=wn(e);return n instanceof Comment&&n.data===``?Tn(n):n}if(t){if(w?.nodeType!==3){var r=Cn();return w?.before(r),Ae(r),r}kn(w)}return w}function P(e,t=!1){if(!C)return wn(e);var n=M(e,t);return T(e),n}function F(e,t=1,n=!1){let r=C?w:e;for(var i;t--;)i=r,r=Tn(r);if(!C)return r;if(n){if(r?.nodeType!==3){var a=Cn();return r===null?i?.after(a):r.before(a),Ae(a),a}kn(r)}return Ae(r),r}function En(e){e.textContent=``}function Dn(){return!Ze||Xt!==null?!1:(z.f&ee)!==0}function On(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function kn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function An(e){var t=z;if(t===null)return R.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;jn(e,t)}function jn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function Mn(e){z===null&&(R===null&&We(e),Ue()),rr&&He(e)}function Nn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Pn(e,t){var n=z;n!==null&&n.f&8192&&(e|=x);var r={ctx:it,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};k?.register_created_effect(r);var i=r;if(e&4)Ut===null?qt.ensure().schedule(r):Ut.push(r);else if(t!==null){try{Tr(r)}catch(e){throw Jn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Nn(i,n),R!==null&&R.f&2&&!(e&64))){var a=R;(a.effects??=[]).push(i)}return r}function Fn(){return R!==null&&!ar}function In(e){let t=Pn(8,null);return ht(t,v),t.teardown=e,t}function I(e){Mn(`$effect`);var t=z.f;if(!R&&t&32&&it!==null&&!it.i){var n=it;(n.e??=[]).push(e)}else return Ln(e)}function Ln(e){return Pn(4|ie,e)}function Rn(e){qt.ensure();let t=Pn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Zn(t,()=>{Jn(t),n(void 0)}):(Jn(t),n(void 0))})}function zn(e){return Pn(4,e)}function Bn(e){return Pn(se|re,e)}function Vn(e,t=0){return Pn(8|t,e)}function L(e,t=[],n=[],r=[]){Ct(r,t,n,t=>{Pn(8,()=>{e(...t.map(B))})})}function Hn(e,t=0){return Pn(16|t,e)}function Un(e,t=0){return Pn(_|t,e)}function Wn(e){return Pn(32|re,e)}function Gn(e){var t=e.teardown;if(t!==null){let n=rr,r=R;ir(!0),or(null);try{t.call(null)}catch(t){jn(t,e.parent)}finally{ir(n),or(r)}}}function Kn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&xt(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:Jn(n,t),n=r}}function qn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Jn(t),t=n}}function Jn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Yn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Kn(e,t&&!n),wr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Gn(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Xn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Yn(e,t){for(;e!==null;){var n=e===t?null:Tn(e);e.remove(),e=n}}function Xn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Zn(e,t,n=!0){var r=[];e.f|=256,Qn(e,r,!0);var i=()=>{n&&Jn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Qn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=(i.f&65536)!=0||(i.f&32)!=0&&(e.f&16)!=0;Qn(i,t,o?n:!1)}i=a}}}function $n(e){e.f&=-257,er(e,!0)}function er(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(ht(e,y),qt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=(n.f&65536)!=0||(n.f&32)!=0;er(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function tr(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:Tn(n);t.append(n),n=i}}var nr=null,rr=!1;function ir(e){rr=e}var R=null,ar=!1;function or(e){R=e}var z=null;function sr(e){z=e}var cr=null;function lr(e){R!==null&&(!Ze&&R.f&2097152||R.f&2)&&(cr??=new Set).add(e)}var ur=null,dr=0,fr=null;function pr(e){fr=e}var mr=1,hr=0,gr=hr;function _r(e){gr=e}function vr(){return++mr}function yr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(yr(a)&&Nt(a),a.wv>e.wv)return!0}t&512&&zt===null&&ht(e,v)}return!1}function br(e,t,n=!0){var r=e.reactions;if(r!==null&&!(!Ze&&cr!==null&&cr.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?br(a,t,!1):t===a&&(n?ht(a,y):a.f&1024&&ht(a,b),en(a))}}function xr(e){var t=ur,n=dr,r=fr,i=R,a=cr,o=it,s=ar,c=gr,l=e.f;ur=null,dr=0,fr=null,R=l&96?null:e,cr=null,at(e.ctx),ar=!1,gr=++hr,e.ac!==null&&(xt(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=Sr(e);if(lt()&&fr!==null&&!ar&&f!==null&&!(e.f&6146))for(var p=0;p<fr.length;p++)br(fr[p],e);if(i!==null&&i!==e){if(hr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=hr;if(t!==null)for(let e of t)e.rv=hr;fr!==null&&(r===null?r=fr:r.push(...fr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return Sr(e),An(t)}finally{e.f^=oe,ur=t,dr=n,fr=r,R=i,cr=a,at(o),ar=s,gr=c}}function Sr(e){var t=e.deps,n=k?.is_fork;if(ur!==null){var r;if(n||wr(e,dr),t!==null&&dr>0)for(t.length=dr+ur.length,r=0;r<ur.length;r++)t[dr+r]=ur[r];else e.deps=t=ur;if(Fn()&&e.f&512)for(r=dr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else !n&&t!==null&&dr<t.length&&(wr(e,dr),t.length=dr);return t}function Cr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(ur===null||!n.call(ur,r))){var s=r;s.f&512&&(s.f^=512),s.v!==xe&&gt(s),s.ac!==null&&xt(()=>{s.ac.abort(ve),s.ac=null,ht(s,y)}),Pt(s),wr(s,0)}}function wr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)Cr(e,n[r])}function Tr(e){var t=e.f;if(!(t&16384)){ht(e,v);var n=z;z=e;try{t&16777232?qn(e):Kn(e),Gn(e);var r=xr(e);e.teardown=typeof r==`function`?r:null,e.wv=mr}finally{z=n}}}async function Er(){if(Ze)return new Promise(e=>{requestAnimationFrame(()=>e()),setTimeout(()=>e())});await Promise.resolve(),Jt()}function B(e){var t=(e.f&2)!=0;if(nr?.add(e),R!==null&&!ar&&!(z!==null&&z.f&16384)&&(cr===null||!cr.has(e))){var r=R.deps;if(R.f&2097152)e.rv<hr&&(e.rv=hr,ur===null&&r!==null&&r[dr]===e?dr++:ur===null?ur=[e]:ur.push(e));else{R.deps??=[],n.call(R.deps,e)||R.deps.push(e);var i=e.reactions;i===null?e.reactions=[R]:n.call(i,R)||i.push(R)}}if(rr&&an.has(e))return an.get(e);if(t){var a=e;if(rr){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Or(a))&&(o=Mt(a)),an.set(a,o),o}var s=(a.f&512)==0&&!ar&&R!==null&&(R.f&512)!=0,c=(a.f&ee)===0;yr(a)&&(s&&(a.f|=512),Nt(a)),s&&!c&&(Ft(a),Dr(a))}if(zt?.has(e))return zt.get(e);if(e.f&8388608)throw e.v;return e.v}function Dr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ft(r),Dr(r))}}function Or(e){if(e.v===xe)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(an.has(t)||t.f&2&&Or(t))return!0;return!1}function kr(e){var t=ar;try{return ar=!0,e()}finally{ar=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Ar=[`touchstart`,`touchmove`];function jr(e){return Ar.includes(e)}var Mr=Symbol(`events`),Nr=new Set,Pr=new Set;function Fr(e,t,n,r={}){function i(e){if(r.capture||zr.call(t,e),!e.cancelBubble)return xt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ft(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Ir(e,t,n,r,i){var a={capture:r,passive:i},o=Fr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&In(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function V(e,t,n){(t[Mr]??={})[e]=n}function H(e){for(var t=0;t<e.length;t++)Nr.add(e[t]);for(var n of Pr)n(e)}var Lr=null,Rr=!1;function zr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Lr=e,Rr||(Rr=!0,setTimeout(()=>{Rr=!1,Lr=null}));var s=0,c=Lr===e&&e[Mr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Mr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=R,f=z;or(null),sr(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Mr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Mr]=t,delete e.currentTarget,or(d),sr(f)}}}var Br=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Vr(e){return Br?.createHTML(e)??e}function Hr(e){var t=On(`template`);return t.innerHTML=Vr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Ur(e,t){var n=z;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function U(e,t){var n=(t&1)!=0,r=(t&2)!=0,i,a=!e.startsWith(`<!>`);return()=>{if(C)return Ur(w,null),w;i===void 0&&(i=Hr(a?e:`<!>`+e),n||(i=wn(i)));var t=r||yn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=wn(t),s=t.lastChild;Ur(o,s)}else Ur(t,t);return t}}function Wr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=(t&1)!=0,a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(C)return Ur(w,null),w;if(!o){var e=wn(Hr(a));if(i)for(o=document.createDocumentFragment();wn(e);)o.appendChild(wn(e));else o=wn(e)}var t=o.cloneNode(!0);if(i){var n=wn(t),r=t.lastChild;Ur(n,r)}else Ur(t,t);return t}}function Gr(e,t){return Wr(e,t,`svg`)}function Kr(e=``){if(!C){var t=Cn(e+``);return Ur(t,t),t}var n=w;return n.nodeType===3?kn(n):(n.before(n=Cn()),Ae(n)),Ur(n,n),n}function qr(){if(C)return Ur(w,null),w;var e=document.createDocumentFragment(),t=document.createComment(``),n=Cn();return e.append(t,n),Ur(t,n),e}function W(e,t){if(C){var n=z;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=w),je();return}e!==null&&e.before(t)}function Jr(){if(C&&w&&w.nodeType===8&&w.textContent?.startsWith(`$`)){let e=w.textContent.substring(1);return je(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Yr(e){let t=0,n=sn(0),r;return()=>{Fn()&&(B(n),Vn(()=>(t===0&&(r=kr(()=>e(()=>pn(n)))),t+=1,()=>{ft(()=>{--t,t===0&&(r?.(),r=void 0,pn(n))})})))}}var Xr=ne|re;function Zr(e,t,n,r){new Qr(e,t,n,r)}var Qr=class{parent;is_pending=!1;transform_error;#e;#t=C?w:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Yr(()=>(this.#p=sn(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=z;t.b=this,t.f|=128,n(e)},this.parent=z.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Hn(()=>{if(C){let e=Pe(this.#t);je();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Xr),C&&(this.#e=w)}#h(){try{this.#a=Wn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ft(r),t&&(this.#s=Wn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{if(!this.#v()){if(t){Oe();return}t=!0,n&&Xe(),this.#s!==null&&Zn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})}};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){jn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Wn(()=>e(this.#e)),ft(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=Cn(),n=!1;if(e.append(t),this.#a=this.#S(()=>{try{return Wn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){jn(e,this.#i.parent)}return null}}),this.#a===null){this.#c=null,n&&this.#x(k);return}this.#u===0&&(this.#e.before(e),this.#c=null,Zn(this.#o,()=>{this.#o=null}),this.#x(k))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Wn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();tr(this.#a,e);let t=this.#n.pending;this.#o=Wn(()=>t(this.#e))}else this.#x(k)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){_t(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=z,n=R,r=it;sr(this.#i),or(this.#i),at(this.#i.ctx);try{return qt.ensure(),e()}finally{sr(t),or(n),at(r)}}#C(e,t){if(!this.has_pending_snippet()){this.parent&&this.parent.#C(e,t);return}this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Zn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,ft(()=>{this.#d=!1,this.#p&&dn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),B(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;k?.is_fork?(this.#a&&k.skip_effect(this.#a),this.#o&&k.skip_effect(this.#o),this.#s&&k.skip_effect(this.#s),k.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Jn(this.#a),null),this.#o&&=(Jn(this.#o),null),this.#s&&=(Jn(this.#s),null),C&&(Ae(this.#t),Me(),Ae(Ne()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Wn(()=>{var r=z;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return jn(e,this.#i.parent),null}}))};ft(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){jn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>jn(e,this.#i&&this.#i.parent)):n(t)}})}};function G(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function $r(e,t){return ti(e,t)}var ei=new Map;function ti(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){Sn();var l=void 0,u=Rn(()=>{var s=n??t.appendChild(Cn());Zr(s,{pending:()=>{}},t=>{E({});var n=it;if(o&&(n.c=o),a&&(i.$$events=a),C&&Ur(t,null),l=e(t,i)||ct(),C&&(z.nodes.end=w,w===null||w.nodeType!==8||w.data!==`]`))throw Ee(),be;D()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=jr(r);for(let e of[t,document]){var a=ei.get(e);a===void 0&&(a=new Map,ei.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,zr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Nr)),Pr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=ei.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,zr),r.delete(e),r.size===0&&ei.delete(n)):r.set(e,i)}Pr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return ni.set(l,u),l}var ni=new WeakMap;function ri(e,t){let n=ni.get(e);return n?(ni.delete(e),n(t)):Promise.resolve()}var ii=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)$n(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&($n(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Jn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();tr(r,t),t.append(Cn()),this.#n.set(e,{effect:r,fragment:t})}else Jn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Zn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Jn(n.effect),this.#n.delete(e))};ensure(e,t){var n=k,r=Dn();if(t&&!this.#t.has(e)&&!this.#n.has(e))if(r){var i=document.createDocumentFragment(),a=Cn();i.append(a),this.#n.set(e,{effect:Wn(()=>t(a)),fragment:i})}else this.#t.set(e,Wn(()=>t(this.anchor)));if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else C&&(this.anchor=w),this.#a(n)}},ai=0,oi=1,si=2;function ci(e,t,n,r,i){C&&je();var a=lt(),o=xe,s=a?sn(o):cn(o,!1,!1),c=a?sn(o):cn(o,!1,!1),l=new ii(e);Hn(()=>{var a=k,o=t(),u=!1;let d=C&&f(o)===(e.data===`[!`);if(d&&(Ae(Ne()),ke(!1)),f(o)){var p=wt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),k===a&&a.deactivate(),qt.ensure();try{e()}finally{Tt(!1),Vt||Jt()}}};o.then(t=>{e(()=>{dn(s,t),l.ensure(oi,r&&(e=>r(e,s)))})},t=>{e(()=>{if(dn(c,t),l.ensure(si,i&&(e=>i(e,c))),!i)throw c.v})}),C?l.ensure(ai,n):ft(()=>{m||e(()=>{l.ensure(ai,n)})})}else dn(s,o),l.ensure(oi,r&&(e=>r(e,s)));return d&&ke(!0),()=>{u=!0}})}function K(e,t,n=!1){var r;C&&(r=w,je());var i=new ii(e),a=n?ne:0;function o(e,t){if(C){var n=Pe(r);if(e!==parseInt(n.substring(1))){var a=Ne();Ae(a),i.anchor=a,ke(!1),i.ensure(e,t),ke(!0);return}}i.ensure(e,t)}Hn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var li=Symbol(`NaN`);function ui(e,t,n){C&&je();var r=new ii(e),i=!lt();Hn(()=>{var e=t();e!==e&&(e=li),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function di(e,t){return t}function fi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Zn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;pi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else --s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;En(d),d.append(u),e.items.clear()}pi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function pi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,tr(a,document.createDocumentFragment())):Jn(t[i],n)}}var mi;function q(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=C?Ae(wn(u)):u.appendChild(Cn())}C&&je();var d=null,f=At(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=B(f);_.fallback=d,gi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,vi(d,null,c)):$n(d):Zn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Hn(()=>{var e=B(f),t=e.length;let r=!1;C&&Pe(c)===`[!`!=(t===0)&&(c=Ne(),Ae(c),ke(!1),r=!0);for(var u=new Set,_=k,v=Dn(),y=0;y<t;y+=1){C&&w.nodeType===8&&w.data===`]`&&(c=w,r=!0,ke(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&dn(S.v,b),S.i&&dn(S.i,y),v&&_.unskip_effect(S.e)):(S=_i(l,m?c:mi??=Cn(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Wn(()=>s(c)):(d=Wn(()=>s(mi??=Cn())),d.f|=ae)),t>u.size&&Ve(``,``,``),C&&t>0&&Ae(Ne()),!m)if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_);r&&ke(!0),B(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,C&&(c=w)}function hi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function gi(e,t,n,i,a){var o=(i&8)!=0,s=t.length,c=e.items,l=hi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&($n(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432)if(_.f^=ae,_===l)vi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),yi(e,d,_),yi(e,_,y),vi(_,y,n),d=_,p=[],m=[],l=hi(d.next);continue}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)vi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);yi(e,S.prev,ee.next),yi(e,d,S),yi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),vi(_,l,n),yi(e,_.prev,_.next),yi(e,_,d===null?e.effect.first:d.next),yi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=hi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=hi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(pi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=hi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}fi(e,te,re)}}o&&ft(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function _i(e,t,n,r,i,a,o,s){var c=o&1?o&16?sn(n):cn(n,!1,!1):null,l=o&2?sn(i):null;return{v:c,i:l,e:Wn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function vi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=Tn(r);if(a.before(r),r===i)return;r=o}}function yi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function bi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;C&&(o=Ae(wn(c)))}L(()=>{var e=z;if(s===(s=t()??``)){C&&je();return}if(n&&!C){e.nodes=null,c.innerHTML=s,s!==``&&Ur(wn(c),c.lastChild);return}if(e.nodes!==null&&(Yn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(C){for(var a=w.data,l=je(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=Tn(l);if(l===null)throw Ee(),be;Ur(w,u),o=Ae(l);return}var d=On(r?`svg`:i?`math`:`template`,r?Ce:i?we:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Ur(wn(f),f.lastChild),r||i)for(;wn(f);)o.before(wn(f));else o.before(f)}})}function xi(e,t,...n){var r=new ii(e);Hn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function Si(e,t,n){var r;C&&(r=w,je());var i=new ii(e);Hn(()=>{var e=t()??null;if(C&&Pe(r)===`[`!=(e!==null)){var a=Ne();Ae(a),i.anchor=a,ke(!1),i.ensure(e,e&&(t=>n(t,e))),ke(!0);return}i.ensure(e,e&&(t=>n(t,e)))},ne)}function Ci(e,t){var n=void 0,r;Un(()=>{n!==(n=t())&&(r&&=(Jn(r),null),n&&(r=Wn(()=>{zn(()=>n(e))})))})}function wi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`)if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=wi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n);return r}function Ti(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=wi(e))&&(r&&(r+=` `),r+=t);return r}function Ei(e){return typeof e==`object`?Ti(e):e??``}var Di=[...` 	
\r\f\xA0\v﻿`];function Oi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Di.includes(r[o-1]))&&(s===r.length||Di.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function ki(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ai(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function ji(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ai)),i&&c.push(...Object.keys(i).map(Ai));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ai(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=ki(r)),i&&(n+=ki(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function J(e,t,n,r,i,a){var o=e[me];if(C||o!==n||o===void 0){var s=Oi(n,r,a);(!C||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Mi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ni(e,t,n,r){var i=e[he];if(C||i!==t){var a=ji(t,r);(!C||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Mi(e,n?.[0],r[0]),Mi(e,n?.[1],r[1],`important`)):Mi(e,n,r));return r}function Pi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Fi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!(i&&!e(a))){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=zi(c);Pi(c,i?a.includes(l):_n(l,r))}if(n)if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}function Ii(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return De();for(var i of t.options)i.selected=n.includes(zi(i));return}for(i of t.options)if(_n(zi(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}function Li(e){var t=new MutationObserver(t=>{t.every(Bi)||(`__defaultValue`in e&&Fi(e,!1),`__value`in e&&Ii(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),In(()=>{t.disconnect()})}function Ri(e,t,n=t){var r=new WeakSet,i=!0;St(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),zi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&zi(o)}n(a),e.__value=a,k!==null&&r.add(k)}),zn(()=>{var a=t();if(e===document.activeElement){var o=Ze?Rt:k;if(r.has(o))return}if(Ii(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=zi(s),n(a))}e.__value=a,i=!1})}function zi(e){return`__value`in e?e.__value:e.value}function Bi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Vi=Symbol(`is custom element`),Hi=Symbol(`is html`),Ui=ye?`link`:`LINK`,Wi=ye?`progress`:`PROGRESS`;function Gi(e){if(C){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Y(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Y(e,`checked`,null),e.checked=r}}};e[_e]=n,ft(n),yt()}}function Ki(e,t){var n=qi(e);n.value===(n.value=t??void 0)||e.value===t&&(t!==0||e.nodeName!==Wi)||(e.value=t??``)}function Y(e,t,n,r){var i=qi(e);if(!(C&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Ui))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Yi(e).has(t)?e[t]=n:C&&(typeof n==`number`||typeof n==`boolean`)&&a===String(n)||e.setAttribute(t,n))}}function qi(e){return e[pe]??={[Vi]:e.nodeName.includes(`-`),[Hi]:e.namespaceURI===Se}}var Ji=new Map;function Yi(e){var t=e.getAttribute(`is`)||e.nodeName,n=Ji.get(t);if(n)return n;Ji.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Xi(e,t,n=t){var r=new WeakSet;St(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Zi(e)?Qi(a):a,n(a),k!==null&&r.add(k),await Er(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(C&&e.defaultValue!==e.value||kr(t)==null&&e.value)&&(n(Zi(e)?Qi(e.value):e.value),k!==null&&r.add(k)),Vn(()=>{var n=t();if(e===document.activeElement){var i=Ze?Rt:k;if(r.has(i))return}Zi(e)&&n===Qi(e.value)||e.type===`date`&&!n&&!e.value||n!==e.value&&(e.value=n??``)})}function Zi(e){var t=e.type;return t===`number`||t===`range`}function Qi(e){return e===``?null:+e}var $i=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ea(e,t,n){var r=$i.observe(e,()=>n(e[t]));zn(()=>(kr(()=>n(e[t])),r))}function ta(e,t){return e===t||e?.[le]===t}function na(e=ct(),t,n,r){var i=it.r,a=z;return zn(()=>{var o,s;return Vn(()=>{o=s,s=r?.()||[],kr(()=>{ta(n(...s),e)||(t(e,...s),o&&ta(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ta(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function ra(e,t){bt(window,[`resize`],()=>xt(()=>t(window[e])))}var ia=!1;function aa(e){var t=ia;try{return ia=!1,[e(),ia]}finally{ia=t}}function oa(e,t,n,r){var i=!Qe||(n&2)!=0,o=(n&8)!=0,s=(n&16)!=0,c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Dt(r),B(u)):(l&&(l=!1,c=s?kr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=aa(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ke(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Dt:At)(()=>(v=!1,g()));o&&B(y);var b=z;return(function(e,t){if(arguments.length>0){let n=t?B(y):i&&o?hn(e):e;return j(y,n),v=!0,c!==void 0&&(c=n),e}return rr&&v||b.f&16384?y.v:B(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var sa=new Map(Object.entries(Object.assign({"./art/anchor.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="5" r="2.4"/><path d="M12 7.500V21M7 11h10M3.500 14q.5 7 8.500 7t8.500-7M3.500 14l-1 3M20.500 14l1 3" stroke-width="2.600"/></g></svg>
`,"./art/back.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 112" width="80" height="112"><rect width="80" height="112" rx="5" fill="var(--b,#17385f)"/><rect x="5" y="5" width="70" height="102" rx="3" fill="none" stroke="var(--t,#f0e6c8)" stroke-width="1.2"/><g fill="none" stroke="var(--t,#f0e6c8)" transform="translate(40 56)"><path d="M0-17V-60" transform="rotate(0)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(15)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(30)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(45)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(60)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(75)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(90)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(105)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(120)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(135)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(150)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(165)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(180)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(195)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(210)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(225)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(240)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(255)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(270)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(285)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(300)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(315)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(330)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(345)" stroke-width=".9" opacity=".55"/></g><path d="M0 0h80v112H0zM7 7v98h66V7z" fill="var(--b,#17385f)" fill-rule="evenodd"/><rect x="5" y="5" width="70" height="102" rx="3" fill="none" stroke="var(--t,#f0e6c8)" stroke-width="1.4"/><g fill="none" stroke="var(--t,#f0e6c8)" transform="translate(40 56)"><circle r="29" fill="var(--b,#17385f)" stroke-width="1.4"/><circle r="25.5" stroke-width="1"/><circle r="15" stroke-width="2.4"/><path d="M-4-14V14M4-14V14" stroke-width="1.8" transform="rotate(36)"/><path d="M0-18.5V-23" transform="rotate(0)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(36)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(72)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(108)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(144)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(180)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(216)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(252)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(288)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(324)" stroke-width="2.6"/></g></svg>
`,"./art/bank.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58v-5h52v5z" fill="var(--stone,#c9c5b4)"/><path d="M11 53V28h42v25z" fill="var(--wall,#efe3c6)"/><path d="M5 28L32 10l27 18z" fill="var(--tile,#a8442f)"/><path d="M15 53V28h6v25zM29 53V28h6v25zM43 53V28h6v25z" fill="var(--stone,#c9c5b4)"/><circle cx="32" cy="21" r="4.5" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/boxcar.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="7" y="21" width="114" height="35" rx="2" fill="var(--b,#a9552f)" /><path d="M5 21q4-7 14-7h90q10 0 14 7z" fill="var(--r,#6c767a)"/><path d="M19 25v27M31 25v27M97 25v27M109 25v27" fill="none" stroke-width="1.7"/><rect x="45" y="22" width="38" height="34" rx="1" fill="color-mix(in oklab,var(--b,#a9552f) 78%,#101a1c)" /><path d="M45 22l38 34M83 22L45 56" fill="none" stroke-width="1.9"/><path d="M40 24h50" fill="none" stroke-width="2.2"/></g></svg>
`,"./art/caboose.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="20" y="26" width="88" height="30" rx="2" fill="var(--b,#a83a2c)" /><path d="M13 26q3-6 10-6h82q7 0 10 6z" fill="var(--r,#6c767a)"/><rect x="48" y="11" width="34" height="10" rx="1" fill="var(--b,#a83a2c)" /><rect x="53" y="12.5" width="9" height="7" rx="1" fill="var(--g,#cfe0e2)" /><rect x="68" y="12.5" width="9" height="7" rx="1" fill="var(--g,#cfe0e2)" /><path d="M44 11q2-5 7-5h28q5 0 7 5z" fill="var(--r,#6c767a)"/><rect x="30" y="32" width="12" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="86" y="32" width="12" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="54" y="30" width="20" height="26" rx="1" fill="color-mix(in oklab,var(--b,#a83a2c) 78%,#101a1c)" /><path d="M7 56V38h12M121 56V38h-12M13 38v18M115 38v18" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M7 47h12M109 47h12" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.8"/><path d="M96 20v-9h5v9" fill="var(--f,#46525a)"/><circle cx="121" cy="33" r="3.6" fill="var(--t,#e2553b)"/><path d="M20 49h34M74 49h34" fill="none" stroke-width="1.6"/></g></svg>
`,"./art/cargo-all.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 12L12 1.6A10.4 10.4 0 0 1 21 17.2z" fill="#cf9646"/><path d="M12 12L21 17.2A10.4 10.4 0 0 1 3 17.2z" fill="#2f7f8c"/><path d="M12 12L3 17.2A10.4 10.4 0 0 1 12 1.6z" fill="#33393c"/></g></svg>
`,"./art/cargo-box.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><rect x="2.5" y="3.5" width="19" height="17.5" rx="1" fill="#cf9646"/><path d="M2.5 8.5h19M2.5 16h19M6 16l12-7.5" fill="none" stroke-width="1.5"/></g></svg>
`,"./art/cargo-coal.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--k,#1b2427)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M3 16l3-8 6-5 7 3 3 8-4 6-10 1z" fill="var(--coal,#33393c)" stroke="var(--ko,#14191b)"/><path d="M6 8l6 4 7-6M12 12l1 9M12 12l10 2" fill="none" stroke="#9aa3a3" stroke-width="1.3"/></g></svg>
`,"./art/cargo-oil.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="1.8"><path d="M12 1.8C16 7.5 19.5 11 19.5 15a7.5 7.5 0 0 1-15 0C4.5 11 8 7.5 12 1.8z" fill="#2f7f8c"/><path d="M8.2 15.5a4 4 0 0 0 3.3 3.6" fill="none" stroke="#e7f3f1" stroke-width="1.8"/></g></svg>
`,"./art/coach.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="23" width="118" height="33" rx="3" fill="var(--b,#2f6b4f)" /><path d="M5 47h118v5H5z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="5" y="23" width="118" height="33" rx="3" fill="none" /><path d="M7 23q3-9 14-9h86q11 0 14 9z" fill="var(--r,#6c767a)"/><rect x="23" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="40" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="57" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="74" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="91" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M17 25v29M111 25v29" fill="none" stroke-width="1.8"/><path d="M34 14v-3h10v3M84 14v-3h10v3" fill="var(--f,#46525a)"/></g></svg>
`,"./art/coal-factory.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M8 58V34l12-8v8l12-8v8l12-8v32z" fill="var(--wall,#efe3c6)"/><path d="M46 58V12h9v46z" fill="var(--tile,#a8442f)"/><path d="M44.5 12h12" stroke-width="3"/><path d="M50 7q4-5 8-2" fill="none"/><path d="M13 40h6v6h-6zM25 40h6v6h-6z" fill="var(--g,#bcd3d6)"/><path d="M4 58l7-9 5 3 5-5 8 11z" fill="#33393c"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/customs-house.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M22 58V28h34v30z" fill="var(--wall,#efe3c6)"/><path d="M18 28l5-9h32l5 9z" fill="var(--tile,#a8442f)"/><path d="M28 34h8v8h-8zM42 34h8v8h-8z" fill="var(--g,#bcd3d6)"/><path d="M36 58V47h9v11z" fill="#46525a"/><path d="M6 58V36h5v22z" fill="var(--stone,#c9c5b4)"/><path d="M4 36l24-12 2 4L6 40z" fill="#fff8e6"/><path d="M11 32l4 4M18 28.5l3.5 4" stroke="#b93a26" stroke-width="3"/><path d="M13 58V47h12v11z" fill="#cf9646"/><path d="M13 52.5h12M19 47v11" stroke-width="1.5"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/extra-track.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M12 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 48h84M6 58h84" stroke-width="3"/><g opacity=".55"><path d="M12 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M24 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M36 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M48 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M60 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M72 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M84 16v18" stroke="#8d6a43" stroke-width="4"/><path d="M6 20h84M6 30h84" stroke-width="3"/></g><circle cx="48" cy="25" r="16" fill="#f2cf63"/><path d="M48 16v18M39 25h18" stroke-width="4.5"/></g></svg>
`,"./art/favicon-turn.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#17385f"/><g color="#fbf6e6" transform="translate(5 3) scale(.84)"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></g><circle cx="50" cy="14" r="12" fill="#d39c2c" stroke="#17385f" stroke-width="4"/></svg>
`,"./art/favicon.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#17385f"/><g color="#fbf6e6" transform="translate(5 3) scale(.84)"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></g></svg>
`,"./art/fire.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="46" y="30" width="76" height="26" rx="10" fill="var(--b,#c0392b)" /><path d="M56 36h56" stroke="#fff" stroke-opacity=".45" stroke-width="4"/><path d="M6 56V26q0-4 4-4h32v34z" fill="var(--b,#c0392b)"/><rect x="13" y="28" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="29" y="28" width="9" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M6 47h36v5H6z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M6 56V26q0-4 4-4h32v34z" fill="none" /><circle cx="68" cy="46" r="8.5" fill="var(--t,#f0dfb4)"/><circle cx="68" cy="46" r="3" fill="var(--f,#46525a)"/><path d="M100 30v-7" fill="none" stroke="var(--ko,#1b2427)" stroke-width="3"/><path d="M92 23h14v-4l14-8-2-4-16 6h-10z" fill="var(--m,#aab4b3)"/><path d="M48 24h36M48 18h36M54 18v6M62 18v6M70 18v6M78 18v6" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/></g></svg>
`,"./art/grand-central.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M4 58V38Q4 12 32 12t28 26v20z" fill="var(--wall,#efe3c6)"/><path d="M11 58V38q0-19 21-19t21 19v20z" fill="var(--g,#bcd3d6)"/><path d="M18 58V27M46 58V27M32 58V40M11 44h42" fill="none" stroke-width="1.7"/><circle cx="32" cy="31" r="8" fill="#fff8e6"/><path d="M32 26v5l4 2" fill="none"/><path d="M32 12V4l7 2.5-7 2.5" fill="#b93a26"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/hopper-load.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M14 20l7-8 9 3 8-8 12 5 9-8 13 6 9-4 10 8 9-3 14 9z" fill="#2b3033"/><path d="M38 7l4 8 8-3M59 4l5 9 8-3M81 6l3 8 7 0" fill="none" stroke-width="1.6"/></g></svg>
`,"./art/hopper.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M8 24h112l-7 19-15 13H30L15 43z" fill="var(--b,#8d6a43)"/><rect x="6" y="20" width="116" height="6" rx="2" fill="color-mix(in oklab,var(--b,#8d6a43) 78%,#101a1c)" /><path d="M36 26l3 30M64 26v30M92 26l-3 30" fill="none" stroke-width="1.9"/><path d="M18 45h92" fill="none" stroke-opacity=".45" stroke-width="1.8"/><path d="M44 61h12l-3 6h-6zM72 61h12l-3 6h-6z" fill="var(--f,#46525a)"/></g></svg>
`,"./art/hs-wagon.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M3 61V26q0-9 10-9h102q10 0 10 9v35z" fill="var(--b,#e9e4d3)"/><path d="M3 55h48l22-9h52v6H77l-22 9H3z" fill="var(--t,#b93a26)" stroke="none"/><rect x="11" y="25" width="106" height="11" rx="5.5" fill="var(--g,#cfe0e2)"/><path d="M29 25v11M47 25v11M65 25v11M83 25v11M101 25v11" fill="none" stroke-width="1.5"/><path d="M3 61V26q0-9 10-9h102q10 0 10 9v35z" fill="none"/><path d="M22 17h22M84 17h22" fill="none" stroke-width="3.2"/></g></svg>
`,"./art/i-book.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM9 8h6M9 12h6"/></g></svg>
`,"./art/i-bot.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9 13v1M15 13v1"/></g></svg>
`,"./art/i-cards.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="8" y="3" width="12" height="16" rx="2"/><path d="M5 7v12a2 2 0 0 0 2 2h9"/></g></svg>
`,"./art/i-chat.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5h16v11H10l-4 4v-4H4z"/></g></svg>
`,"./art/i-check.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 13l5 5L20 6"/></g></svg>
`,"./art/i-clock.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/></g></svg>
`,"./art/i-hook.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M2 12h7M15 12h7M9 8v8M15 8v8"/></g></svg>
`,"./art/i-link.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5"/></g></svg>
`,"./art/i-lock.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/></g></svg>
`,"./art/i-mask.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M2 8q10-5 20 0 1 8-5 9-3 0-5-4-2 4-5 4-6-1-5-9zm5 1.500q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2zm10 0q-2 0-2.500 2 2.500 1.500 5 0-.5-2-2.500-2z"/></g></svg>
`,"./art/i-menu.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 7h16M4 12h16M4 17h16"/></g></svg>
`,"./art/i-pass.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c0-6 3-9 9-9s9 3 9 9z"/></svg>
`,"./art/i-person.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="8" r="4"/><path d="M4 21q0-8 8-8t8 8"/></g></svg>
`,"./art/i-power.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 17h5v4H3zM9.5 12h5v9h-5zM16 6h5v15h-5z"/></svg>
`,"./art/i-reset.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12a8 8 0 1 0 3-6.2M4 4v5h5"/></g></svg>
`,"./art/i-ship.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M1 13h22l-3 7H6q-4-2-5-7zM7 8h10v4H7zM10 2h4v5h-4z"/></g></svg>
`,"./art/i-sound.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 10v4h4l5 4V6L8 10zM17 9q2 3 0 6"/></g></svg>
`,"./art/i-star.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.4-6.5-3.7-6.5 3.7L7 14.1l-5.5-5 7.4-.8z"/></svg>
`,"./art/i-theme.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8"/><path d="M12 4v16" /><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/></g></svg>
`,"./art/i-ticket.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10" stroke-dasharray="none"/></g></svg>
`,"./art/i-train.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M3 5h18v11H3zM5.500 8h4v4h-4zM14.500 8h4v4h-4z" fill-rule="evenodd"/><circle cx="7.500" cy="18.500" r="2.500"/><circle cx="16.500" cy="18.500" r="2.500"/></g></svg>
`,"./art/i-undo.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4"/></g></svg>
`,"./art/i-weight.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 2a4 4 0 0 1 3.5 6H19l3 14H2L5 8h3.5A4 4 0 0 1 12 2zm0 2.4a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z"/></svg>
`,"./art/i-x.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6 6l12 12M18 6L6 18"/></g></svg>
`,"./art/loco-1.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 74l8-13h8" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><path d="M0 60h10M118 60h10" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><circle cx="42" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="42" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="66" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="66" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="90" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="90" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="22" cy="70" r="5" fill="var(--w,#39464b)"/><circle cx="22" cy="70" r="1.5" fill="var(--m,#aab4b3)" stroke="none"/><rect x="12" y="56" width="106" height="5.5" rx="1.5" fill="var(--f,#46525a)" /><rect x="16" y="31" width="70" height="25" rx="9" fill="var(--b,#1f5a4c)" /><path d="M25 31a9 9 0 0 0-9 9v7a9 9 0 0 0 9 9h5V31z" fill="var(--f,#46525a)"/><path d="M20 31l1.5-14h-4v-5h17v5h-4L32 31z" fill="var(--f,#46525a)"/><path d="M44 31v-4q0-6 7-6t7 6v4z" fill="var(--t,#d8a437)"/><rect x="38" y="38" width="50" height="18" rx="2" fill="color-mix(in oklab,var(--b,#1f5a4c) 78%,#101a1c)" /><path d="M42 42h42M42 52h42" fill="none" stroke-width="1.6"/><path d="M84 56V22h34v34z" fill="var(--b,#1f5a4c)"/><rect x="91" y="28" width="16" height="12" rx="2" fill="var(--g,#cfe0e2)" /><path d="M79 22q0-5 5-6h34q5 1 5 6z" fill="var(--r,#6c767a)"/><path d="M38 66h56" fill="none" stroke-width="3.4"/><rect x="7" y="38" width="7" height="8" rx="2" fill="var(--t,#f2cf63)" /></g></svg>
`,"./art/loco-2.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="20" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="20" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="40" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="40" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M16 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="88" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="88" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="108" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="108" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M84 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="8" y="30" width="66" height="26" rx="3" fill="var(--b,#a8442f)" /><path d="M8 45h66v6H8z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="8" y="30" width="66" height="26" rx="3" fill="none" /><rect x="22" y="35" width="30" height="8" rx="1" fill="color-mix(in oklab,var(--b,#a8442f) 78%,#101a1c)" /><path d="M28 35v8M34 35v8M40 35v8M46 35v8" fill="none" stroke-width="1.5"/><path d="M28 30v-7h10v7zM48 30v-5h14v5z" fill="var(--f,#46525a)"/><rect x="104" y="34" width="17" height="22" rx="3" fill="color-mix(in oklab,var(--b,#a8442f) 78%,#101a1c)" /><path d="M68 56V22h38v34z" fill="var(--b,#a8442f)"/><path d="M68 45h38v6H68z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M68 56V22h38v34z" fill="none" /><rect x="74" y="27" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="90" y="27" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M63 22q1-6 7-6h34q6 0 7 6z" fill="var(--r,#6c767a)"/><path d="M6 56V40M122 56V44" fill="none" stroke-width="2"/><circle cx="11.5" cy="37" r="3.4" fill="var(--t,#f2cf63)"/></g></svg>
`,"./art/loco-3.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="18" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="18" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="34" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="34" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="50" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="50" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="78" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="78" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="94" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="94" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="110" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="110" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><path d="M18 68h32M78 68h32" fill="none" stroke-width="3"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)" /><path d="M6 56V42q0-4 5-4l27-4v22z" fill="var(--b,#2e4f7d)"/><path d="M122 56V42q0-4-5-4l-27-4v22z" fill="var(--b,#2e4f7d)"/><path d="M15 43v9M22 42v10M29 41v11M99 41v11M106 42v10M113 43v9" fill="none" stroke-width="1.6"/><path d="M36 56V25h56v31z" fill="var(--b,#2e4f7d)"/><path d="M36 45h56v5H36z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M36 56V25h56v31z" fill="none" /><rect x="42" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="58.5" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="75" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M32 25q1-5 6-5h52q5 0 6 5z" fill="var(--r,#6c767a)"/><path d="M46 20l-7-8 14-7M82 20l7-8-14-7" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M44 5h18M66 5h18" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><circle cx="8.5" cy="47" r="3" fill="var(--t,#f2cf63)"/></g></svg>
`,"./art/loco-hs.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="26" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="26" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="46" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="46" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M22 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="92" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="92" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="112" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="112" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M88 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><path d="M3 57C8 40 30 19 62 18h54q8 0 8 8v35H9q-7 0-6-4z" fill="var(--b,#e9e4d3)"/><path d="M4 55h60l22-9h38v6H90L68 61H9q-6 0-5-6z" fill="var(--t,#b93a26)" stroke="none"/><path d="M33 28q12-7 24-8l-3 11H27z" fill="var(--g,#cfe0e2)"/><rect x="64" y="26" width="54" height="9" rx="4.5" fill="var(--g,#cfe0e2)" /><path d="M74 26v9M86 26v9M98 26v9M110 26v9" fill="none" stroke-width="1.5"/><path d="M3 57C8 40 30 19 62 18h54q8 0 8 8v35H9q-7 0-6-4z" fill="none"/><path d="M8 51q4-3 9-3l-2 4z" fill="var(--t,#f2cf63)" stroke-width="1.8"/><path d="M92 18l-7-8h14" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M78 8h22" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/></g></svg>
`,"./art/logo.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></svg>
`,"./art/mail.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="6" y="22" width="116" height="34" rx="2" fill="var(--b,#3f6f8c)"/><path d="M6 47h116v5H6z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="6" y="22" width="116" height="34" rx="2" fill="none"/><path d="M5 22q4-8 14-8h90q10 0 14 8z" fill="var(--r,#6c767a)"/><rect x="46" y="27" width="36" height="20" rx="2" fill="#fbf6e6"/><path d="M46 28l18 11 18-11" fill="none" stroke-width="2"/><rect x="18" y="29" width="14" height="9" rx="1.5" fill="var(--g,#cfe0e2)"/><rect x="96" y="29" width="14" height="9" rx="1.5" fill="var(--g,#cfe0e2)"/></g></svg>
`,"./art/middle-station.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#c4952c"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#c4952c"/><circle cx="32" cy="25" r="5.5" fill="#fff8e6"/><circle cx="32" cy="25" r="1.8" fill="#1b2427"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/modernised.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M5 56V25q0-3 3-3h54l-12 34z" fill="#9a7b55"/><path d="M5 31h54M5 39h51M5 47h48" fill="none" stroke-width="1.5"/><rect x="13" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><rect x="32" y="27" width="11" height="10" rx="1" fill="var(--g,#cfe0e2)" /><path d="M7 22q3-7 12-7h46l-3 7z" fill="var(--r,#7a6a52)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="var(--b,#7d4b86)"/><path d="M57 53l3-7h65v7z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M71 25h40q7 0 7 5.5t-7 5.5H67.5z" fill="var(--g,#cfe0e2)"/><path d="M50 61l15-44h48q12 0 12 12v32z" fill="none"/><path d="M101 2l2.2 5.8L109 10l-5.8 2.2L101 18l-2.2-5.8L93 10l5.8-2.2z" fill="var(--t,#f2cf63)" stroke-width="1.8"/></g></svg>
`,"./art/motorised.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M6 56V30l10-10h96l10 10v26z" fill="var(--b,#c4952c)"/><path d="M12 32l7-7h9v12H12zM116 32l-7-7h-9v12h16z" fill="var(--g,#cfe0e2)"/><rect x="35" y="26" width="24" height="24" rx="2" fill="color-mix(in oklab,var(--b,#c4952c) 78%,#101a1c)" /><path d="M39 32h16M39 38h16M39 44h16" fill="none" stroke-width="2"/><path d="M80 26.5l3 3.4 4.5-.4.8 4.5 4 2-2 4 2 4-4 2-.8 4.5-4.5-.4-3 3.4-3-3.4-4.5.4-.8-4.5-4-2 2-4-2-4 4-2 .8-4.5 4.5.4z" transform="translate(-1.5 -1)" fill="var(--m,#aab4b3)"/><circle cx="78.5" cy="38" r="4" fill="var(--f,#46525a)"/><path d="M42 20v-9h9v9z" fill="var(--f,#46525a)"/><path d="M46 6q5-4 9-1" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M6 51h116" fill="none" stroke-opacity=".45" stroke-width="1.8"/></g></svg>
`,"./art/northern-station.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#5f7480"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#5f7480"/><path d="M32 32V20M27 25l5-6 5 6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/note.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 40" width="64" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><rect x="2" y="4" width="60" height="32" rx="2" fill="#cfe0c3"/><rect x="6.500" y="8.500" width="51" height="23" rx="1" fill="none" stroke="#2c6a4d" stroke-width="1.400"/><circle cx="32" cy="20" r="9" fill="#eef4e6" stroke="#2c6a4d"/><path d="M27 22h8v-5h4v8H27z" fill="#2c6a4d" stroke="none"/><circle cx="29" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><circle cx="36" cy="26" r="1.800" fill="#2c6a4d" stroke="none"/><path d="M11 13h6M47 27h6" stroke="#2c6a4d" stroke-width="2"/></g></svg>
`,"./art/oil-refinery.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M7 58V16h11v42z" fill="var(--stone,#c9c5b4)"/><path d="M22 58V26h9v32z" fill="var(--stone,#c9c5b4)"/><path d="M7 16q0-5 5.5-5t5.5 5zM22 26q0-4 4.5-4t4.5 4z" fill="var(--tile,#a8442f)"/><path d="M7 28h11M7 42h11M22 42h9" fill="none" stroke-width="1.7"/><circle cx="47" cy="44" r="13" fill="var(--wall,#efe3c6)"/><path d="M47 35c4 5 6 7.5 6 10.5a6 6 0 0 1-12 0c0-3 2-5.5 6-10.5z" fill="#2f7f8c"/><path d="M18 20h14v6M31 34h6" fill="none"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/own-circle.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><circle cx="12" cy="12" r="9"/></g></svg>
`,"./art/own-cross.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M8 2h8v6h6v8h-6v6H8v-6H2V8h6z"/></g></svg>
`,"./art/own-diamond.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 1l10.5 11L12 23 1.5 12z"/></g></svg>
`,"./art/own-hex.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 1.5l9.2 5.3v10.4L12 22.5l-9.2-5.3V6.8z"/></g></svg>
`,"./art/own-square.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><rect x="3.5" y="3.5" width="17" height="17" rx="1"/></g></svg>
`,"./art/own-triangle.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 2.5L22 20.5H2z"/></g></svg>
`,"./art/pass-alpine.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#eceadf"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M8 11V8q0-5 8-5t8 5v3z" fill="#b93a26"/><circle cx="16" cy="3" r="2.4" fill="#fff"/><g transform="translate(16 30.5)" fill="#2a4a66" stroke="none"><path d="M-1.5-6.5h3v3.9l3.4-1.95 1.5 2.6L3 0l3.4 1.95-1.5 2.6L1.5 2.6v3.9h-3V2.6l-3.4 1.95-1.5-2.6L-3 0l-3.4-1.95 1.5-2.6L-1.5-2.6z"/></g></g></svg>
`,"./art/pass-bill.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2d94b8"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M6 11q-1-8 9-8 8 0 9 5l5 3z" fill="#3d5a73"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6.5L6.5 0 0 6.5-6.5 0z"/></g></g></svg>
`,"./art/pass-cactus.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#7d4b9a"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M7 11q0-9 9-9t9 9z" fill="#f2cf63"/><circle cx="16" cy="6" r="2.6" fill="#fff8e6"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z"/></g></g></svg>
`,"./art/pass-devon.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#4a4f55"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M5 10h22M9 10V1.5h14V10z" fill="#2b3033" stroke-width="2.2"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-5.5 5.5v-11h3v2.5h5v-2.5h3v11z"/></g></g></svg>
`,"./art/pass-eagle.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#d3562b"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M4 10.5q4-2 5-2l3-7 4 2 4-2 3 7q1 0 5 2-12 3-24 0z" fill="#a8442f"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M0-6L7 5H-7z"/></g></g></svg>
`,"./art/pass-flint.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--ko,#1b2427)" stroke-linejoin="round" stroke-linecap="round" stroke-width="2"><path d="M5 38.5V30q0-9 11-9t11 9v8.5z" fill="#2f8a57"/><circle cx="16" cy="14" r="7" fill="#f1d3ae"/><path d="M3 11q13-4 26 0-3-2-6-2-1-7-7-7T9 9Q6 9 3 11z" fill="#f0dfb4"/><g transform="translate(16 30.5)" fill="#fff" stroke="none"><path d="M-7-1.5q3.5-4 7 0t7 0v3.4q-3.5 4-7 0t-7 0z"/></g></g></svg>
`,"./art/rail-yard.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M5 58V30L18 20v10l13-10v10l13-10v10l14-10v38z" fill="var(--wall,#efe3c6)"/><path d="M9 58V40q0-5 6-5t6 5v18zM26 58V40q0-5 6-5t6 5v18zM43 58V40q0-5 6-5t6 5v18z" fill="#46525a"/><path d="M12 58V48h6v10M29 58V48h6v10M46 58V48h6v10" fill="none" stroke="#f0dfb4" stroke-width="1.8"/><path d="M12 53h6M29 53h6M46 53h6" stroke="#f0dfb4" stroke-width="1.8"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/red-semaphore.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M62 70V6" stroke-width="6" stroke="var(--k,#1b2427)"/><path d="M62 70V6" stroke-width="2.5" stroke="#f0ead8"/><path d="M50 70h24l-3-6H53z" fill="#46525a"/><path d="M62 6l-4-3h8z" fill="#46525a"/><path d="M62 13v14H14l5-7-5-7z" fill="#c8402a"/><path d="M24 13.5h6v13h-6z" fill="#fff8e6" stroke="none"/><path d="M62 13v14H14l5-7-5-7z" fill="none"/><rect x="55" y="11" width="22" height="18" rx="5" fill="#46525a"/><circle cx="70" cy="20" r="5" fill="#ff7a5c"/><path d="M62 44h14M62 52h14M62 60h14M76 40v24" stroke-width="2"/></g></svg>
`,"./art/restoration.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="50" width="118" height="7" rx="1.5" fill="color-mix(in oklab,var(--b,#5f7480) 78%,#101a1c)" /><path d="M72 50V27h28q10 0 14 9v14z" fill="var(--b,#5f7480)"/><rect x="78" y="32" width="12" height="10" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M100 50V36h14v14z" fill="var(--f,#46525a)"/><path d="M74 44L18 13l3-5 59 26z" fill="var(--t,#d8a437)"/><path d="M34 21l4-5M46 27l4-5M58 33l3-5" fill="none" stroke-width="1.7"/><path d="M19 12v20" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2"/><path d="M15 32h8v4q0 6-5 6-4 0-4-4" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.8"/><path d="M80 34l-6-14L21 9" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.6"/><path d="M30 50v-5h14v5z" fill="var(--f,#46525a)"/><circle cx="77" cy="46" r="5" fill="var(--m,#aab4b3)"/></g></svg>
`,"./art/sc-hills.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><circle cx="92" cy="22" r="9" fill="color-mix(in oklab,var(--c,#5f7480) 6%,var(--stock0,#fbf7ea))"/><path d="M0 58q22-22 44-8t40-12 36 4v42H0z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M0 68q30-14 60-4t60-6v26H0z" fill="color-mix(in oklab,var(--c,#5f7480) 44%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,"./art/sc-sea.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 52h120v24H0z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M8 60q6-4 12 0t12 0M50 66q6-4 12 0t12 0M86 58q6-4 12 0t12 0" fill="none" stroke="#fff8e6" stroke-opacity=".7" stroke-width="2"/><path d="M70 52q8-16 18-12t16-10 16 12v10z" fill="color-mix(in oklab,var(--c,#5f7480) 48%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,"./art/sc-shop.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V34L20 22v12l20-12v12l20-12v12l20-12v12l20-12v12l20-12v54z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M10 46h14v14H10zM42 46h14v14H42zM74 46h14v14H74z" fill="color-mix(in oklab,var(--c,#5f7480) 10%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,"./art/sc-speed.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 24h70v3H0zM30 36h90v3H30zM0 48h50v3H0zM62 12h58v3H62z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 62h120v14H0z" fill="color-mix(in oklab,var(--c,#5f7480) 36%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,"./art/sc-yard.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V50h14V22h8v28h12V40l10-8v10l10-8v10l10-8v40zM84 76V46h10V16h7v30h19v30z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 76V64h120v12z" fill="color-mix(in oklab,var(--c,#5f7480) 46%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,"./art/sema-caution.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(-24 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#d79a22"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,"./art/sema-clear.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(-48 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#2f9a64"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,"./art/sema-stop.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(0 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#c8402a"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,"./art/ship-1.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M48 36V27h34v9z" fill="var(--t,#f0dfb4)"/><path d="M53 41h8v5h-8zM67 41h8v5h-8zM81 41h8v5h-8z" fill="var(--g,#cfe0e2)"/><path d="M58 27l2-16h14l2 16z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M59 17h16" stroke="var(--t,#f0dfb4)" stroke-width="4"/><path d="M26 50V18M26 22l14 14M100 50V30" fill="none" stroke-width="2"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/><path d="M2 75q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 12 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="3"/></g></svg>
`,"./art/ship-2.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="translate(56 -8) scale(.56)"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M58 36l2-20h14l2 20z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/></g><g transform="translate(-6 22) scale(.72)"><path d="M40 50V36h56v14z" fill="var(--t,#f0dfb4)"/><path d="M48 36V27h34v9z" fill="var(--t,#f0dfb4)"/><path d="M53 41h8v5h-8zM67 41h8v5h-8zM81 41h8v5h-8z" fill="var(--g,#cfe0e2)"/><path d="M58 27l2-16h14l2 16z" fill="color-mix(in oklab,var(--b,#2f6b4f) 78%,#101a1c)"/><path d="M12 50h102l-5 17q-1 4-5 4H29Q18 66 12 50z" fill="var(--b,#2f6b4f)"/><path d="M14 55h99" stroke="var(--t,#f0dfb4)" stroke-width="3"/></g><path d="M2 75q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 12 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="3"/><path d="M66 36q7-5 14 0t14 0 14 0 14 0" fill="none" stroke="var(--wv,#3d7c93)" stroke-width="2.4"/></g></svg>
`,"./art/sorting-hump.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M2 64h12C30 64 32 40 48 40s18 24 34 24h12" fill="none" stroke-width="4"/><path d="M2 70h92" stroke="#8d6a43" stroke-width="3"/><g transform="translate(12 34) rotate(-36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#b5702b"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><g transform="translate(56 30) rotate(36 14 10)"><rect x="2" y="2" width="26" height="15" rx="2" fill="#2f6b4f"/><circle cx="9" cy="19" r="4" fill="#39464b"/><circle cx="21" cy="19" r="4" fill="#39464b"/></g><path d="M30 20q18-18 36 0M66 20l1-9M66 20l-9-1M30 20l-1-9M30 20l9-1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,"./art/southern-station.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M2 34l6-9h48l6 9z" fill="#a8442f"/><path d="M22 34V16h20v18z" fill="var(--wall,#efe3c6)"/><path d="M19 16L32 5l13 11z" fill="#a8442f"/><path d="M32 19v12M27 26l5 6 5-6" fill="none" stroke-width="2.6"/><path d="M11 58V42h9v16zM44 58V42h9v16z" fill="var(--g,#bcd3d6)"/><path d="M26 58V46q0-5 6-5t6 5v12z" fill="#46525a"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/stock-renewal.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><g transform="rotate(-8 28 40)"><rect x="10" y="18" width="34" height="46" rx="4" fill="#17385f"/><rect x="14" y="22" width="26" height="38" rx="2" fill="none" stroke="#f0ead8" stroke-width="1.6"/><circle cx="27" cy="41" r="8" fill="none" stroke="#f0ead8" stroke-width="2"/></g><g transform="rotate(8 68 40)"><rect x="52" y="18" width="34" height="46" rx="4" fill="#fbf6e6"/><rect x="58" y="34" width="22" height="12" rx="2" fill="#c0392b"/><circle cx="63" cy="49" r="3.5" fill="#39464b"/><circle cx="75" cy="49" r="3.5" fill="#39464b"/></g><path d="M30 10q18-10 36 0M66 10l-1-8M66 10l-9 1" fill="none" stroke="#c8402a" stroke-width="3.2"/></g></svg>
`,"./art/switch.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M10 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M22 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M34 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M46 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M58 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M70 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M82 44v18" stroke="#8d6a43" stroke-width="4"/><path d="M40 37v18" transform="rotate(-30 40 46)" stroke="#8d6a43" stroke-width="4"/><path d="M52 26v18" transform="rotate(-18 52 35)" stroke="#8d6a43" stroke-width="4"/><path d="M65 17v18" transform="rotate(-8 65 26)" stroke="#8d6a43" stroke-width="4"/><path d="M80 11v18" transform="rotate(0 80 20)" stroke="#8d6a43" stroke-width="4"/><path d="M4 48h88M4 58h88" stroke-width="3"/><path d="M14 58C40 56 52 30 92 22M14 48C34 46 48 20 90 12" fill="none" stroke-width="3"/><path d="M18 42V16" stroke-width="4"/><path d="M11 42h14" stroke-width="5"/><circle cx="18" cy="12" r="7" fill="#c8402a"/></g></svg>
`,"./art/sym-black.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M3 15l3-8 7-4 6 3 3 9-4 6-11 0z"/></g></svg>
`,"./art/sym-blue.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M1 9q5.5-6 11 0t11 0v6q-5.5 6-11 0T1 15z"/></g></svg>
`,"./art/sym-green.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M21 3C8 3 3 9 3 16c0 2 .4 3.5 1 5 3-6 6-9 11-12-4 4-6 7-8 12C17 22 22 14 21 3z"/></g></svg>
`,"./art/sym-orange.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10.7 1h2.6v4h-2.6zM10.7 19h2.6v4h-2.6zM1 10.7h4v2.6H1zM19 10.7h4v2.6h-4zM3.3 5.1l1.8-1.8 2.9 2.9-1.8 1.8zM16 17.8l1.8-1.8 2.9 2.9-1.8 1.8zM18.9 3.3l1.8 1.8-2.9 2.9L16 6.2zM6.2 16L8 17.8l-2.9 2.9-1.8-1.8z"/></g></svg>
`,"./art/sym-purple.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M16 2a10.5 10.5 0 1 0 6 15.5A9 9 0 0 1 16 2z"/></g></svg>
`,"./art/sym-red.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-6 0 2 .6 3 1.6 3.6C9.6 9 10 5 12 1z"/></g></svg>
`,"./art/sym-white.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><g fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"><path d="M12 2v20M3.34 7l17.32 10M20.66 7L3.34 17M8.5 3.5L12 6.5l3.5-3M8.5 20.5l3.5-3 3.5 3M2.9 11.1l4.3-1.6-.8-4.5M21.1 12.9l-4.3 1.6.8 4.5M21.1 11.1l-4.3-1.6.8-4.5M2.9 12.9l4.3 1.6-.8 4.5"/></g></g></svg>
`,"./art/sym-wild.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6z"/><path d="M10.7 4h2.6v16h-2.6zM4 10.7h16v2.6H4z"/><path d="M5.6 7.4l1.8-1.8 11 11-1.8 1.8zM16.6 5.6l1.8 1.8-11 11-1.8-1.8z"/></g></svg>
`,"./art/sym-yellow.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M14 1L4 14h6l-2 9 12-14h-7z"/></g></svg>
`,"./art/t-freight.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M3 5h18v14H3zm2.5 2.5v9h4v-9zm6.5 0v9h6.5v-9z" fill-rule="evenodd"/></svg>
`,"./art/t-high_speed.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M1 4h6l6 8-6 8H1l6-8zM12 4h5l6 8-6 8h-5l6-8z"/></svg>
`,"./art/t-passenger.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M6 3h7v9h6v9h-3v-5H6z"/></svg>
`,"./art/t-special.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"/></svg>
`,"./art/tanker.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M14 56v4M114 56v4" /><rect x="7" y="25" width="114" height="31" rx="15.5" fill="var(--b,#66757c)"/><path d="M20 32h88" stroke="#fff" stroke-opacity=".4" stroke-width="4.5"/><path d="M37 25v31M91 25v31" fill="none" stroke-width="2"/><path d="M54 25v-6q0-3 3-3h14q3 0 3 3v6z" fill="color-mix(in oklab,var(--b,#66757c) 78%,#101a1c)"/><path d="M50 16h28" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><path d="M80 25v31M86 25v31M80 32h6M80 39h6M80 46h6" fill="none" stroke-width="1.6"/></g></svg>
`,"./art/technical-revision.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="40" cy="42" r="26" fill="var(--w,#4b5a60)"/><circle cx="40" cy="42" r="19" fill="#d9d4c3"/><path d="M40 23v38M21 42h38M27 29l26 26M53 29L27 55" stroke-width="3.5"/><circle cx="40" cy="42" r="6" fill="#46525a"/><path d="M50 54L82 16" stroke-width="7"/><path d="M50 54L82 16" stroke-width="3" stroke="#cf9646"/><path d="M70 8l20 15-6 7-19-15z" fill="#aab4b3"/></g></svg>
`,"./art/town-hall.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M6 58V34h52v24z" fill="var(--wall,#efe3c6)"/><path d="M4 34h56l-5-6H9z" fill="var(--tile,#a8442f)"/><path d="M24 34V16h16v18z" fill="var(--wall,#efe3c6)"/><path d="M22 16l10-10 10 10z" fill="var(--tile,#a8442f)"/><circle cx="32" cy="23" r="4.5" fill="#fff8e6"/><path d="M32 20.5V23l2 1" fill="none" stroke-width="1.5"/><path d="M11 40h7v9h-7zM46 40h7v9h-7z" fill="var(--g,#bcd3d6)"/><path d="M26 58V44q0-5 6-5t6 5v14z" fill="#46525a"/><path d="M32 6V1l6 2-6 2" fill="#f2cf63"/><path d="M3 58h58" stroke="var(--ko,#1b2427)" stroke-width="2.8"/></g></svg>
`,"./art/wide-hills.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><circle cx="610" cy="34" r="17" fill="color-mix(in oklab,var(--c,#5f7480) 2%,var(--sheet,#fbf7ea))"/><path d="M0 84q90-60 190-26t170-18 180 10 180-18v78H0z" fill="color-mix(in oklab,var(--c,#5f7480) 15%,var(--sheet,#fbf7ea))"/><path d="M0 98q120-36 250-12t240-16 230 14v26H0z" fill="color-mix(in oklab,var(--c,#5f7480) 23%,var(--sheet,#fbf7ea))"/></svg>
`,"./art/wide-speed.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 26h260v5H0zM180 46h330v5H180zM0 66h150v5H0zM430 22h290v5H430zM560 60h160v5H560z" fill="color-mix(in oklab,var(--c,#5f7480) 14%,var(--sheet,#fbf7ea))"/><path d="M0 88h720v22H0zM120 88V62h6v26zM330 88V62h6v26zM540 88V62h6v26z" fill="color-mix(in oklab,var(--c,#5f7480) 20%,var(--sheet,#fbf7ea))"/></svg>
`,"./art/wide-yard.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 110V62h40V30h14v32h30l26-18v18l26-18v18l26-18v66zM250 110V70h60V52h50v18h30V22h12v48h40v40zM520 110V58l26-16v16l26-16v16l26-16v16l26-16v68zM660 110V40h13v22h47v48z" fill="color-mix(in oklab,var(--c,#5f7480) 17%,var(--sheet,#fbf7ea))"/><path d="M0 110V88h720v22z" fill="color-mix(in oklab,var(--c,#5f7480) 24%,var(--sheet,#fbf7ea))"/></svg>
`})).map(([e,t])=>[e.slice(6,-4),t.trim()]));function ca(e,t,n,r){let i=sa.get(e);if(i===void 0)throw Error(`There is no drawing called ${e}.`);let a=`class="a ${t}" style="${n}" ${r?`preserveAspectRatio="xMidYMax slice"`:``} aria-hidden="true" focusable="false"`;return i.replace(/^<svg/,`<svg ${a}`).replace(/ width="\d+" height="\d+"/,``)}function X(e,t){E(t,!0);let n=oa(t,`class`,3,``),r=oa(t,`style`,3,``),i=oa(t,`slice`,3,!1);var a=qr();bi(N(a),()=>ca(t.name,n(),r(),i())),W(e,a),D()}function la(e,t){try{let n=localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function ua(e,t){try{localStorage.setItem(`roundhouse.${e}`,JSON.stringify(t))}catch{}}function da(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var Z=hn({lang:da(),theme:`system`,motion:`normal`,confirm:`game`,sound:!0,chat:!0,hints:!0,notify:!1,name:``,...la(`settings`,{})});function fa(e,t){Z[e]=t,ua(`settings`,et(Z)),pa()}function pa(){let e=document.documentElement;e.lang=Z.lang,Z.theme===`system`?delete e.dataset.theme:e.dataset.theme=Z.theme,e.style.setProperty(`--speed`,String(ma()))}function ma(){return Z.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:Z.motion===`fast`?.45:1}function ha(){return la(`seats`,[])}function ga(e){return ha().filter(t=>t.table===e).map(e=>e.token)}function _a(){return ha().map(e=>e.token)}function va(e,...t){let n=ha(),r=t.filter(e=>!n.some(t=>t.token===e));ua(`seats`,[...n,...r.map(t=>({table:e,token:t}))].slice(-100))}function ya(e){let t=location.hash.slice(1);/^[A-Za-z0-9_-]{16,64}$/.test(t)&&va(e,t),location.hash&&history.replaceState(history.state,``,location.pathname+location.search)}function ba(e,t){return`${location.origin}/t/${e}#${t}`}var xa=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = You
on = On
off = Off
close = Close
loading = One moment…

## The rail

to-lobby = To the lobby
tools = Tools
language = Language
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Light or dark
theme-system = Light or dark: like the system
    .short = System
theme-light = Light or dark: light
    .short = Light
theme-dark = Light or dark: dark
    .short = Dark
sound = Sound
menu = Menu
rules = Rules
rail-gathering = Table { $table }
rail-playing = Table { $table }, turn { $turn }
rail-over = Table { $table }, finished after { $turn ->
    [one] one turn
   *[other] { $turn } turns
}
rail-replay = Replay of table { $table }, turn { $turn }
connection-connecting = connecting…
connection-open = connected
connection-lost = connection lost, trying again…
server-unreachable = The server does not answer. Trying again…
connection-shut = disconnected
spectators = { $count } watching
log-and-chat = Log and chat

## Titles of the window

title-lobby = Roundhouse: train games at one table
title-table = { $game }, Roundhouse
title-your-turn = Your turn: { $game }
title-rules = Rules: { $game }

## The lobby

lobby-title = Which train tonight?
lobby-text = Choose a game, share a link, play. No account.
games = Games
players = Players:
minutes = { $minutes } min
seats-for = Seats for { $game }
seats-of = { $count } of { $range }
your-name = Your name
name-of-seat = Name for seat { $number }
kind-of-seat = Who takes seat { $number }
remove-seat = Remove seat { $number }
strength = Strength
level-random = beginner
    .about = bot, plays whatever is allowed
level-greedy = seasoned
    .about = bot, takes what pays most at once
plan-me = You
    .about = you, this browser
plan-here = On this device
    .about = pass and play: hands are covered between turns
plan-open = Open seat
    .about = whoever opens the link
plan-bot = Bot
add-seat = Add a seat:
add-open = a link
add-bot = a bot
add-here = pass and play
options = Options
clock = Clock
clock-none = None
clock-move = { $seconds } s a move
clock-bank = { $minutes } min a game
who-may-watch = Who may watch
watch-anyone = Anyone
watch-link = By link
hints = Hints
more-options = { $count ->
    [one] One rule option more
   *[other] { $count } rule options more
}{ $changed ->
    [0] , all as printed
    [one] , one changed
   *[other] , { $changed } changed
}
fewer-options = Fewer options
start-game = Start { $game }
start-open-seats = A bot takes an open seat until someone comes.
start-at-once = The game begins at once.
departures = Departures
departures-none = No tables to join or watch just now.
departure-gathering = waiting for players
departure-playing = being played
departure-over = finished
refresh = refresh
your-turn = your turn
open-table = Open
join = Join
watch = Watch
seats-taken = { $taken } of { $all } seats taken

## The waiting room

waiting-title = A table for { $game }
waiting-you = you
waiting-person = has come
waiting-open = send the link to whoever shall sit here
waiting-bot = bot
waiting-for-host = The host will start the game.
here = here
make-bot = Bot
make-open = Open the seat
copy-link = Copy link
copied = Copied
link-seat = Link to seat { $number }
link-watch = Link for spectators
link-replay = Link to the replay

## Seats

seats = Players
seat-bot = a bot plays
seat-deciding = decides now
seat-away = away
seat-stand-in = Let a bot play
seat-take-back = I am back

## The bar

play-area = Your move and your hand
hint = Hint
undo = Undo
start-over = Start over
put-back = Put back
confirm-move = Confirm
show-results = Results
past = The table after move { $ply } of { $last }
past-your-turn = It is your turn; go back to now to play.
back-to-now = Back to now
step-first = To the start
step-back = One move back
step-on = One move on
card = Card

## The log and the chat

log = Log
log-look = Show this moment
log-turn = Turn { $turn }{ $whose ->
    [own] , yours
   *[other] {""}
}
turn-number = turn { $turn }
chat = Chat
chat-off = turn off
chat-is-off = Chat is off: turn on
chat-none = Nobody has said anything yet.
chat-line = Write something
chat-send = Send
spectator = A spectator
chat-unread = unread

## The menu

motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-off = Off
notify = Notify me of my turn
confirm = Confirm moves
confirm-game = When final
confirm-always = Always
confirm-never = Never
menu-links = Links to hand out
menu-no-links = All seats are taken.
menu-rules-version = Rules, version { $version }; edition { $edition }
leave = Leave the table

## The keyboard

keys-title = Keyboard
keys-numbers = pick the lit place or choice with this number
keys-enter = confirm
keys-escape = close, put back, undo
keys-undo = take back the last step
keys-arrows = walk through the history
keys-end = back to now
keys-hint = ask for a hint
keys-card = show the card in focus large
keys-tab = go from place to place; a dimmed one says why it is closed
keys-help = this help

## Pass and play

cover-title = Give the device to { $name }
cover-text = The hands are covered until then.
cover-button = I am { $name }

## The end

final-after = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
final-points = How the points came
final-place = place { $place }
final-board = See the table
timeline = The journey, turn by turn
rematch = Rematch
rematch-join = To the rematch
rematch-ready = A rematch has been set up.
replay = Replay
play = Play
pause = Pause
scrubber = Place in the game
seal-kept = The shuffle was sealed before the first move, and the seal is whole.
seal-broken = The seal does not fit: the deck was not the one promised.
seal-about = At the start everyone was told the fingerprint (SHA-256) of the shuffle. Your browser has just worked it out again from the shuffle itself.
seal-told = Fingerprint told at the start
seal-seed = The shuffle’s seed
seal-record = The record of this game, which anybody can replay
seal-cannot = This browser cannot check the seal here: the page needs a secure connection.

## Rules

clause = Rule { $number }
clause-tests = { $count ->
    [one] One test proves it
   *[other] { $count } tests prove it
}
closed-title = No train from here
`,Sa=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = Вы
on = Да
off = Нет
close = Закрыть
loading = Минутку…

## The rail

to-lobby = К столам
tools = Инструменты
language = Язык
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Оформление
theme-system = Оформление: как в системе
    .short = Системное
theme-light = Оформление: светлое
    .short = Светлое
theme-dark = Оформление: тёмное
    .short = Тёмное
sound = Звук
menu = Меню
rules = Правила
rail-gathering = Стол { $table }
rail-playing = Стол { $table }, ход { $turn }
rail-over = Стол { $table }, завершено за { $turn } { $turn ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
rail-replay = Повтор стола { $table }, ход { $turn }
connection-connecting = соединение…
connection-open = на связи
connection-lost = связь потеряна, восстанавливаем…
server-unreachable = Сервер не отвечает. Пробуем ещё раз…
connection-shut = отключено
spectators = { $count } { $count ->
    [one] зритель
    [few] зрителя
    [many] зрителей
   *[other] зрителя
}
log-and-chat = Журнал и чат

## Titles of the window

title-lobby = Roundhouse: игры о железной дороге за одним столом
title-table = { $game }, Roundhouse
title-your-turn = Ваш ход: { $game }
title-rules = Правила: { $game }

## The lobby

lobby-title = Какой поезд сегодня?
lobby-text = Выберите игру, отправьте ссылку, играйте. Без регистрации.
games = Игры
players = Игроков:
minutes = { $minutes } мин
seats-for = Места: { $game }
seats-of = { $count } из { $range }
your-name = Ваше имя
name-of-seat = Имя для места { $number }
kind-of-seat = Кто займёт место { $number }
remove-seat = Убрать место { $number }
strength = Сила
level-random = новичок
    .about = бот, делает любой разрешённый ход
level-greedy = опытный
    .about = бот, берёт то, что выгоднее прямо сейчас
plan-me = Вы
    .about = вы, этот браузер
plan-here = На этом устройстве
    .about = по очереди на одном устройстве: между ходами карты закрыты
plan-open = Свободное место
    .about = для того, кто откроет ссылку
plan-bot = Бот
add-seat = Добавить место:
add-open = по ссылке
add-bot = для бота
add-here = на этом устройстве
options = Настройки
clock = Часы
clock-none = Без часов
clock-move = { $seconds } с на ход
clock-bank = { $minutes } мин на игру
who-may-watch = Кто может смотреть
watch-anyone = Все
watch-link = По ссылке
hints = Подсказки
more-options = Ещё { $count } { $count ->
    [one] правило
    [few] правила
    [many] правил
   *[other] правила
} на выбор{ $changed ->
    [0] , всё как в книжке
   *[other] , изменено: { $changed }
}
fewer-options = Меньше настроек
start-game = Начать: { $game }
start-open-seats = Бот займёт свободное место, пока кто-нибудь не придёт.
start-at-once = Игра начнётся сразу.
departures = Отправление
departures-none = Сейчас нет столов, куда можно сесть или за которыми можно наблюдать.
departure-gathering = ждут игроков
departure-playing = играют
departure-over = завершено
refresh = обновить
your-turn = ваш ход
open-table = Открыть
join = Сесть
watch = Смотреть
seats-taken = Занято мест: { $taken } из { $all }

## The waiting room

waiting-title = Стол: { $game }
waiting-you = вы
waiting-person = уже за столом
waiting-open = отправьте ссылку тому, кто здесь сядет
waiting-bot = бот
waiting-for-host = Игру начнёт хозяин стола.
here = здесь
make-bot = Бот
make-open = Освободить место
copy-link = Копировать
copied = Скопировано
link-seat = Ссылка на место { $number }
link-watch = Ссылка для зрителей
link-replay = Ссылка на повтор

## Seats

seats = Игроки
seat-bot = играет бот
seat-deciding = сейчас ходит
seat-away = не на связи
seat-stand-in = Пусть играет бот
seat-take-back = Вернуть мне игру

## The bar

play-area = Ваш ход и ваши карты
hint = Подсказка
undo = Назад
start-over = Сначала
put-back = Вернуть
confirm-move = Подтвердить
show-results = Итоги
past = Стол после хода { $ply } из { $last }
past-your-turn = Сейчас ваш ход: чтобы играть, вернитесь к настоящему.
back-to-now = К настоящему
step-first = В начало
step-back = На шаг назад
step-on = На шаг вперёд
card = Карта

## The log and the chat

log = Журнал
log-look = Показать этот момент
log-turn = Ход { $turn }{ $whose ->
    [own] , ваш
   *[other] {""}
}
turn-number = ход { $turn }
chat = Чат
chat-off = выключить
chat-is-off = Чат выключен: включить
chat-none = Пока никто ничего не написал.
chat-line = Напишите что-нибудь
chat-send = Отправить
spectator = Зритель
chat-unread = непрочитанных

## The menu

motion = Движение
motion-normal = Обычное
motion-fast = Быстрое
motion-off = Без него
notify = Сообщать о моём ходе
confirm = Подтверждать ходы
confirm-game = Окончательные
confirm-always = Всегда
confirm-never = Никогда
menu-links = Ссылки для гостей
menu-no-links = Все места заняты.
menu-rules-version = Правила, версия { $version }; издание { $edition }
leave = Выйти из-за стола

## The keyboard

keys-title = Клавиатура
keys-numbers = выбрать подсвеченное место или вариант с этим номером
keys-enter = подтвердить
keys-escape = закрыть, вернуть, отменить шаг
keys-undo = отменить последний шаг
keys-arrows = листать историю
keys-end = к настоящему
keys-hint = попросить подсказку
keys-card = показать карту в фокусе крупно
keys-tab = переходить от места к месту; закрытое объяснит почему
keys-help = эта справка

## Pass and play

cover-title = Передайте устройство: { $name }
cover-text = До тех пор карты закрыты.
cover-button = Я — { $name }

## The end

final-after = За { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
final-points = Откуда очки
final-place = { $place }-е место
final-board = Показать стол
timeline = Путешествие ход за ходом
rematch = Реванш
rematch-join = К реваншу
rematch-ready = Стол для реванша готов.
replay = Повтор
play = Играть
pause = Пауза
scrubber = Место в игре
seal-kept = Тасование запечатано до первого хода, и печать цела.
seal-broken = Печать не сходится: колода была не та, что обещана.
seal-about = В начале всем сообщили отпечаток тасования (SHA-256). Ваш браузер только что вычислил его снова из самого тасования.
seal-told = Отпечаток, сообщённый в начале
seal-seed = Зерно тасования
seal-record = Запись этой игры, которую может воспроизвести любой
seal-cannot = Здесь браузер не может проверить печать: нужно защищённое соединение.

## Rules

clause = Правило { $number }
clause-tests = { $count ->
    [one] Его доказывает { $count } тест
    [few] Его доказывают { $count } теста
    [many] Его доказывают { $count } тестов
   *[other] Его доказывают { $count } теста
}
closed-title = Отсюда поезд не идёт
`,Ca=`# Everything the shell of the browser table says.  The same names in every language.

brand = Roundhouse
you = Ви
on = Так
off = Ні
close = Закрити
loading = Хвилинку…

## The rail

to-lobby = До столів
tools = Інструменти
language = Мова
language-en = English
    .short = EN
language-uk = Українська
    .short = УК
language-ru = Русский
    .short = RU
theme = Оформлення
theme-system = Оформлення: як у системі
    .short = Системне
theme-light = Оформлення: світле
    .short = Світле
theme-dark = Оформлення: темне
    .short = Темне
sound = Звук
menu = Меню
rules = Правила
rail-gathering = Стіл { $table }
rail-playing = Стіл { $table }, хід { $turn }
rail-over = Стіл { $table }, завершено за { $turn } { $turn ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
rail-replay = Повтор столу { $table }, хід { $turn }
connection-connecting = з’єднання…
connection-open = на зв’язку
connection-lost = зв’язок утрачено, відновлюємо…
server-unreachable = Сервер не відповідає. Пробуємо ще раз…
connection-shut = від’єднано
spectators = { $count } { $count ->
    [one] глядач
    [few] глядачі
    [many] глядачів
   *[other] глядача
}
log-and-chat = Журнал і чат

## Titles of the window

title-lobby = Roundhouse: ігри про залізницю за одним столом
title-table = { $game }, Roundhouse
title-your-turn = Ваш хід: { $game }
title-rules = Правила: { $game }

## The lobby

lobby-title = Який потяг сьогодні?
lobby-text = Оберіть гру, надішліть посилання, грайте. Без реєстрації.
games = Ігри
players = Гравців:
minutes = { $minutes } хв
seats-for = Місця: { $game }
seats-of = { $count } з { $range }
your-name = Ваше ім’я
name-of-seat = Ім’я для місця { $number }
kind-of-seat = Хто займе місце { $number }
remove-seat = Прибрати місце { $number }
strength = Сила
level-random = новачок
    .about = бот, робить будь-який дозволений хід
level-greedy = досвідчений
    .about = бот, бере те, що вигідніше просто зараз
plan-me = Ви
    .about = ви, цей браузер
plan-here = На цьому пристрої
    .about = по черзі на одному пристрої: між ходами карти закрито
plan-open = Вільне місце
    .about = для того, хто відкриє посилання
plan-bot = Бот
add-seat = Додати місце:
add-open = за посиланням
add-bot = для бота
add-here = на цьому пристрої
options = Налаштування
clock = Годинник
clock-none = Без годинника
clock-move = { $seconds } с на хід
clock-bank = { $minutes } хв на гру
who-may-watch = Хто може дивитися
watch-anyone = Усі
watch-link = За посиланням
hints = Підказки
more-options = Ще { $count } { $count ->
    [one] правило
    [few] правила
    [many] правил
   *[other] правила
} на вибір{ $changed ->
    [0] , усе як у книжці
   *[other] , змінено: { $changed }
}
fewer-options = Менше налаштувань
start-game = Почати: { $game }
start-open-seats = Бот займе вільне місце, поки хтось не прийде.
start-at-once = Гра почнеться одразу.
departures = Відправлення
departures-none = Зараз немає столів, куди можна сісти чи за якими можна спостерігати.
departure-gathering = чекають на гравців
departure-playing = грають
departure-over = завершено
refresh = оновити
your-turn = ваш хід
open-table = Відкрити
join = Сісти
watch = Дивитися
seats-taken = Зайнято місць: { $taken } з { $all }

## The waiting room

waiting-title = Стіл: { $game }
waiting-you = ви
waiting-person = уже за столом
waiting-open = надішліть посилання тому, хто тут сяде
waiting-bot = бот
waiting-for-host = Гру почне господар столу.
here = тут
make-bot = Бот
make-open = Звільнити місце
copy-link = Копіювати
copied = Скопійовано
link-seat = Посилання на місце { $number }
link-watch = Посилання для глядачів
link-replay = Посилання на повтор

## Seats

seats = Гравці
seat-bot = грає бот
seat-deciding = зараз ходить
seat-away = не на зв’язку
seat-stand-in = Хай грає бот
seat-take-back = Повернути мені гру

## The bar

play-area = Ваш хід і ваші карти
hint = Підказка
undo = Назад
start-over = Спочатку
put-back = Повернути
confirm-move = Підтвердити
show-results = Підсумки
past = Стіл після ходу { $ply } з { $last }
past-your-turn = Зараз ваш хід: щоб грати, поверніться до теперішнього.
back-to-now = До теперішнього
step-first = На початок
step-back = На крок назад
step-on = На крок уперед
card = Карта

## The log and the chat

log = Журнал
log-look = Показати цю мить
log-turn = Хід { $turn }{ $whose ->
    [own] , ваш
   *[other] {""}
}
turn-number = хід { $turn }
chat = Чат
chat-off = вимкнути
chat-is-off = Чат вимкнено: увімкнути
chat-none = Поки що ніхто нічого не написав.
chat-line = Напишіть щось
chat-send = Надіслати
spectator = Глядач
chat-unread = непрочитаних

## The menu

motion = Рух
motion-normal = Звичайний
motion-fast = Швидкий
motion-off = Без руху
notify = Сповіщати про мій хід
confirm = Підтверджувати ходи
confirm-game = Остаточні
confirm-always = Завжди
confirm-never = Ніколи
menu-links = Посилання для гостей
menu-no-links = Усі місця зайнято.
menu-rules-version = Правила, версія { $version }; видання { $edition }
leave = Вийти з-за столу

## The keyboard

keys-title = Клавіатура
keys-numbers = обрати підсвічене місце або варіант із цим номером
keys-enter = підтвердити
keys-escape = закрити, повернути, скасувати крок
keys-undo = скасувати останній крок
keys-arrows = гортати історію
keys-end = до теперішнього
keys-hint = попросити підказку
keys-card = показати карту у фокусі великою
keys-tab = переходити від місця до місця; закрите пояснить чому
keys-help = ця довідка

## Pass and play

cover-title = Передайте пристрій: { $name }
cover-text = До того часу карти закрито.
cover-button = Я — { $name }

## The end

final-after = За { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
final-points = Звідки бали
final-place = { $place } місце
final-board = Показати стіл
timeline = Подорож хід за ходом
rematch = Реванш
rematch-join = До реваншу
rematch-ready = Стіл для реваншу готовий.
replay = Повтор
play = Грати
pause = Пауза
scrubber = Місце в грі
seal-kept = Тасування запечатано до першого ходу, і печатка ціла.
seal-broken = Печатка не збігається: колода була не та, що обіцяна.
seal-about = На початку всім повідомили відбиток тасування (SHA-256). Ваш браузер щойно обчислив його знову із самого тасування.
seal-told = Відбиток, повідомлений на початку
seal-seed = Зерно тасування
seal-record = Запис цієї гри, який може відтворити будь-хто
seal-cannot = Тут браузер не може перевірити печатку: потрібне захищене з’єднання.

## Rules

clause = Правило { $number }
clause-tests = { $count ->
    [one] Його доводить { $count } тест
    [few] Його доводять { $count } тести
    [many] Його доводять { $count } тестів
   *[other] Його доводять { $count } тесту
}
closed-title = Звідси потяг не йде
`,wa=`# What the board of Isle of Trains says.

## Cards

card-cost = Costs { $cards ->
    [one] one card
   *[other] { $cards } cards
}
card-points = { $points ->
    [one] One point
   *[other] { $points } points
}
card-power = Power { $power }
card-weight = Weight { $weight }
card-holds = Holds { $what ->
    [passenger] { $places ->
        [one] one passenger
       *[other] { $places } passengers
    }
    [any_cargo] one cargo of any kind
    [coal] { $places } coal
    [oil] { $places } oil
   *[box] { $places ->
        [one] one box
       *[other] { $places } boxes
    }
}
card-passengers = When built, draw { $passengers ->
    [one] a passenger
   *[other] { $passengers } passengers
}
card-symbol = As cargo: { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
letter-build = B
letter-load = L
letter-deliver = D
letter-any = A

## The island

cargo-coal = coal
cargo-oil = oil
cargo-box = box
cargo-all = any cargo
contract-label = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
contract-done = { $kind ->
    [primary] Starting contract of { $island }
   *[other] Additional contract of { $island }
}, completed ({ $who }): { $points ->
    [one] one point
   *[other] { $points } points
}
contract-gone = Additional contract of { $island }, closed: { $needs }; { $points ->
    [one] one point
   *[other] { $points } points
}
done = done
ticket-label = Ticket of { $island }: { $filled } of { $spaces } passengers. Next: { $reward }
ticket-full = it is full.
progress = Progress
progress-label = Progress train: space { $at }, the game ends at { $end }
ends-at = ends at { $space }
turns-left = { $turns ->
    [one] one turn left
   *[other] { $turns } turns left
}

## Seats and trains

train-of = Train of { $who }
vehicle-label = { $card }, loads { $loads } of { $places }
load-passenger = { $colour ->
    [green] Green
    [orange_red] Orange
    [black] Black
    [purple] Purple
    [cyan] Cyan
   *[white] White
} passenger
load-card = { $card } as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}
load-face-down = Face-down card as { $cargo ->
    [coal] coal
    [oil] oil
    [box] a box
   *[all] any cargo
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: { $points ->
    [one] one point
   *[other] { $points } points
} now
no-building = no building
seat-cards = { $cards ->
    [one] One card
   *[other] { $cards } cards
} in hand
seat-tokens = { $tokens ->
    [one] One token
   *[other] { $tokens } tokens
}
seat-points = { $points ->
    [one] One point
   *[other] { $points } points
}
seat-strength = Weight { $weight }, power { $power }
seat-waiting = Waiting to be loaded: { $colour ->
    [green] green
    [orange_red] orange
    [black] black
    [purple] purple
    [cyan] cyan
   *[white] white
}, { $passengers }

## The row and the piles

row = Row
row-refill = refilled after the turn
row-gap = Taken
deck = deck
deck-known = deck; this is its top card
deck-label = Deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
discards = discarded
discards-open = Look through the discard pile
bag = in the bag
bag-label = In the bag: { $passengers ->
    [one] one passenger
   *[other] { $passengers } passengers
}

## Alone

day = Day
night = Night
goal = Goal
goal-reached = Reached: { $done } of { $of }
buy-back-price = Buying back a card: { $tokens ->
    [one] one token.
   *[other] { $tokens } tokens.
}
rating = Rating: { $title }
goal-won = The goal is reached: the scenario is won.
goal-lost = The goal is not reached: the scenario is not won.

## Tabs, hand, bar

tab-trains = Trains
tab-island = Island
tab-row = Row
tab-lit = something can be chosen here
hand = Your hand
hand-empty = Your hand is empty.
hand-builds = { $card }, being built
hand-loads = { $card }, being loaded
hand-pays = { $card }, paid
tag-builds = builds
tag-loads = loads
tag-pays = pays
detail-actions = { $actions ->
    [one] One action left in this turn.
   *[other] { $actions } actions in this turn.
}
detail-draw = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to take.
detail-discard = { $cards ->
    [one] One card
   *[other] { $cards } cards
} to discard.
detail-strength = Weight { $weight }, power { $power }.
detail-pay = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} of { $cost }.
detail-needs = Still needed:
detail-aside = { $loads ->
    [0] Two cards for each load.
    [one] One load so far, two cards for each.
   *[other] { $loads } loads so far, two cards for each.
}

## Points

part-tokens = Tokens
part-train = Engine and cars
part-contracts = Contracts
part-loads = Loads in the train
part-progress = Progress train
part-buildings = Buildings
part-total = Total
`,Ta=`# What the board of Isle of Trains says.

## Cards

card-cost = Цена: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
card-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
card-power = Мощность { $power }
card-weight = Вес { $weight }
card-holds = Вмещает: { $what ->
    [passenger] { $places } { $places ->
        [one] пассажира
        [few] пассажиров
        [many] пассажиров
       *[other] пассажира
    }
    [any_cargo] один груз любого типа
    [coal] уголь, { $places }
    [oil] нефть, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Построив, вытяните { $passengers } { $passengers ->
    [one] пассажира
    [few] пассажиров
    [many] пассажиров
   *[other] пассажира
}
card-symbol = Как груз: { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
letter-build = С
letter-load = П
letter-deliver = В
letter-any = Д

## The island

cargo-coal = уголь
cargo-oil = нефть
cargo-box = коробка
cargo-all = любой груз
contract-label = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-done = { $kind ->
    [primary] Стартовый контракт: { $island }
   *[other] Дополнительный контракт: { $island }
}, выполнен ({ $who }): { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
contract-gone = Дополнительный контракт: { $island }, закрыт. { $needs }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
done = выполнен
ticket-label = Билет: { $island }. Пассажиров { $filled } из { $spaces }. Дальше: { $reward }
ticket-full = мест нет.
progress = Прогресс
progress-label = Локомотив прогресса: деление { $at }, конец игры на { $end }
ends-at = конец на { $space }
turns-left = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}

## Seats and trains

train-of = Поезд: { $who }
vehicle-label = { $card }, загружено { $loads } из { $places }
load-passenger = { $colour ->
    [green] Зелёный
    [orange_red] Оранжевый
    [black] Чёрный
    [purple] Фиолетовый
    [cyan] Голубой
   *[white] Белый
} пассажир
load-card = { $card } как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}
load-face-down = Закрытая карта как { $cargo ->
    [coal] уголь
    [oil] нефть
    [box] коробка
   *[all] любой груз
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: сейчас { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
no-building = без здания
seat-cards = В руке { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-tokens = { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
}
seat-points = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-strength = Вес { $weight }, мощность { $power }
seat-waiting = Ждут посадки: { $colour ->
    [green] зелёные
    [orange_red] оранжевые
    [black] чёрные
    [purple] фиолетовые
    [cyan] голубые
   *[white] белые
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = пополнится после хода
row-gap = Взята
deck = колода
deck-known = колода; это её верхняя карта
deck-label = В колоде { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
discards = сброс
discards-open = Просмотреть сброс
bag = в мешочке
bag-label = В мешочке { $passengers } { $passengers ->
    [one] пассажир
    [few] пассажира
    [many] пассажиров
   *[other] пассажира
}

## Alone

day = День
night = Ночь
goal = Цель
goal-reached = Достигнуто { $done } из { $of }
buy-back-price = Выкуп карты: { $tokens } { $tokens ->
    [one] жетон.
    [few] жетона.
    [many] жетонов.
   *[other] жетона.
}
rating = Звание: { $title }
goal-won = Цель достигнута: сценарий пройден.
goal-lost = Цель не достигнута: сценарий не пройден.

## Tabs, hand, bar

tab-trains = Поезда
tab-island = Остров
tab-row = Ряд
tab-lit = здесь можно что-то выбрать
hand = Ваша рука
hand-empty = У вас нет карт.
hand-builds = { $card }: строится
hand-loads = { $card }: грузится
hand-pays = { $card }: уплачено
tag-builds = строю
tag-loads = гружу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Осталось { $actions } действие этого хода.
    [few] В этом ходу { $actions } действия.
    [many] В этом ходу { $actions } действий.
   *[other] В этом ходу { $actions } действия.
}
detail-draw = { $cards ->
    [one] Нужно взять { $cards } карту.
    [few] Нужно взять { $cards } карты.
    [many] Нужно взять { $cards } карт.
   *[other] Нужно взять { $cards } карты.
}
detail-discard = { $cards ->
    [one] Нужно сбросить { $cards } карту.
    [few] Нужно сбросить { $cards } карты.
    [many] Нужно сбросить { $cards } карт.
   *[other] Нужно сбросить { $cards } карты.
}
detail-strength = Вес { $weight }, мощность { $power }.
detail-pay = Ещё { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} из { $cost }.
detail-needs = Ещё нужно:
detail-aside = { $loads ->
    [0] По две карты за каждый груз и пассажира.
    [one] Пока { $loads }, по две карты за каждый.
    [few] Пока { $loads }, по две карты за каждый.
    [many] Пока { $loads }, по две карты за каждый.
   *[other] Пока { $loads }, по две карты за каждый.
}

## Points

part-tokens = Жетоны
part-train = Локомотив и вагоны
part-contracts = Контракты
part-loads = Погруженное в поезд
part-progress = Локомотив прогресса
part-buildings = Здания
part-total = Всего
`,Ea=`# What the board of Isle of Trains says.

## Cards

card-cost = Ціна: { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
card-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
card-power = Потужність { $power }
card-weight = Вага { $weight }
card-holds = Вміщує: { $what ->
    [passenger] { $places } { $places ->
        [one] пасажира
        [few] пасажирів
        [many] пасажирів
       *[other] пасажира
    }
    [any_cargo] один вантаж будь-якого типу
    [coal] вугілля, { $places }
    [oil] нафту, { $places }
   *[box] { $places } { $places ->
        [one] коробку
        [few] коробки
        [many] коробок
       *[other] коробки
    }
}
card-passengers = Побудувавши, витягніть { $passengers } { $passengers ->
    [one] пасажира
    [few] пасажирів
    [many] пасажирів
   *[other] пасажира
}
card-symbol = Як вантаж: { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
letter-build = Б
letter-load = З
letter-deliver = П
letter-any = Д

## The island

cargo-coal = вугілля
cargo-oil = нафта
cargo-box = коробка
cargo-all = будь-який вантаж
contract-label = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-done = { $kind ->
    [primary] Стартовий контракт: { $island }
   *[other] Додатковий контракт: { $island }
}, виконано ({ $who }): { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
contract-gone = Додатковий контракт: { $island }, закрито. { $needs }; { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
done = виконано
ticket-label = Квиток: { $island }. Пасажирів { $filled } з { $spaces }. Далі: { $reward }
ticket-full = місць немає.
progress = Прогрес
progress-label = Локомотив прогресу: поділка { $at }, кінець гри на { $end }
ends-at = кінець на { $space }
turns-left = лишилося { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}

## Seats and trains

train-of = Потяг: { $who }
vehicle-label = { $card }, завантажено { $loads } з { $places }
load-passenger = { $colour ->
    [green] Зелений
    [orange_red] Помаранчевий
    [black] Чорний
    [purple] Фіолетовий
    [cyan] Блакитний
   *[white] Білий
} пасажир
load-card = { $card } як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}
load-face-down = Карта долілиць як { $cargo ->
    [coal] вугілля
    [oil] нафта
    [box] коробка
   *[all] будь-який вантаж
}{ $card ->
    [none] {""}
   *[other] : { $card }
}
building-label = { $card }: зараз { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
no-building = без споруди
seat-cards = У руці { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-tokens = { $tokens } { $tokens ->
    [one] маркер ПБ
    [few] маркери ПБ
    [many] маркерів ПБ
   *[other] маркера ПБ
}
seat-points = { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-strength = Вага { $weight }, потужність { $power }
seat-waiting = Чекають на посадку: { $colour ->
    [green] зелені
    [orange_red] помаранчеві
    [black] чорні
    [purple] фіолетові
    [cyan] блакитні
   *[white] білі
}, { $passengers }

## The row and the piles

row = Ряд
row-refill = поповниться після ходу
row-gap = Узято
deck = колода
deck-known = колода; це її верхня карта
deck-label = У колоді { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards = скид
discards-open = Переглянути скид
bag = у мішечку
bag-label = У мішечку { $passengers } { $passengers ->
    [one] пасажир
    [few] пасажири
    [many] пасажирів
   *[other] пасажира
}

## Alone

day = День
night = Ніч
goal = Мета
goal-reached = Досягнуто { $done } з { $of }
buy-back-price = Викуп карти: { $tokens } { $tokens ->
    [one] маркер ПБ.
    [few] маркери ПБ.
    [many] маркерів ПБ.
   *[other] маркера ПБ.
}
rating = Звання: { $title }
goal-won = Мети досягнуто: сценарій пройдено.
goal-lost = Мети не досягнуто: сценарій не пройдено.

## Tabs, hand, bar

tab-trains = Потяги
tab-island = Острів
tab-row = Ряд
tab-lit = тут можна щось обрати
hand = Ваша рука
hand-empty = У вас немає карт.
hand-builds = { $card }: будується
hand-loads = { $card }: завантажується
hand-pays = { $card }: сплачено
tag-builds = будую
tag-loads = вантажу
tag-pays = плачу
detail-actions = { $actions ->
    [one] Лишилася { $actions } дія цього ходу.
    [few] Цього ходу { $actions } дії.
    [many] Цього ходу { $actions } дій.
   *[other] Цього ходу { $actions } дії.
}
detail-draw = { $cards ->
    [one] Треба взяти { $cards } карту.
    [few] Треба взяти { $cards } карти.
    [many] Треба взяти { $cards } карт.
   *[other] Треба взяти { $cards } карти.
}
detail-discard = { $cards ->
    [one] Треба скинути { $cards } карту.
    [few] Треба скинути { $cards } карти.
    [many] Треба скинути { $cards } карт.
   *[other] Треба скинути { $cards } карти.
}
detail-strength = Вага { $weight }, потужність { $power }.
detail-pay = Ще { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
} з { $cost }.
detail-needs = Ще бракує:
detail-aside = { $loads ->
    [0] По дві карти за кожен вантаж і пасажира.
    [one] Поки що { $loads }, по дві карти за кожен.
    [few] Поки що { $loads }, по дві карти за кожен.
    [many] Поки що { $loads }, по дві карти за кожен.
   *[other] Поки що { $loads }, по дві карти за кожен.
}

## Points

part-tokens = Маркери ПБ
part-train = Локомотив і вагони
part-contracts = Контракти
part-loads = Завантажене в потяг
part-progress = Локомотив прогресу
part-buildings = Споруди
part-total = Усього
`,Da=`# What the board of the card game says.

## The table

yard = Depots
tab-yard = Depots and cards
tab-tickets = Tickets and cities
tab-lit = there is something to choose
market = Open cards
half = { $half ->
    [0] first deck of two
   *[1] second deck
}
last-turns = { $turns ->
    [one] the last turn
   *[other] { $turns } last turns
}
display-gap = No card
deck = train deck
deck-label = Train deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
ticket-deck = tickets
ticket-deck-label = Ticket deck: { $tickets ->
    [one] one ticket
   *[other] { $tickets } tickets
} left
discards = discarded
points-unit = { $points ->
    [one] point
   *[other] points
}

## Depots

bay-row = { $colour }: { $coloured ->
    [0] no coloured card
    [one] one card
   *[other] { $coloured } cards
}{ $locomotives ->
    [0] {""}
    [one] , one locomotive
   *[other] , { $locomotives } locomotives
}. In the depot of: { $who }
bay-free-label = { $colour }: in no depot
bay-own = your row
bay-free = free
bay-coming = being laid
bay-rob = rob with { $cards }
bay-needs = needs { $cards }
bay-wanted = tickets need
bay-held = in hand

## Cities

cities = Bonuses of the big cities
city-bonus = { $city }: a bonus of { $points ->
    [one] one point
   *[other] { $points } points
} for whoever serves it most often
city-served = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}
city-leads = { $who }: { $times ->
    [one] one completed ticket
   *[other] { $times } completed tickets
}, nobody has more
city-yours = { $tickets ->
    [0] none of your tickets
    [one] one of your tickets
   *[other] { $tickets } of your tickets
}
city-nobody = not served yet

## Tickets

tickets = Your tickets
tickets-all = Tickets
tickets-none = You hold no ticket.
tickets-sum = { $tickets } for { $points ->
    [one] one point
   *[other] { $points } points
}
legend = Ticked: in your stack. Framed: in your depot. Pale: missing. Each ticket by itself.
legend-hidden = Framed: in your depot. Plain: in hand. Pale: missing. Your stack stays face down.
where-stack = in your stack
where-depot = in your depot
where-hand = in your hand
where-missing = missing
completed-by = { $who }: { $tickets } completed
left-by = { $who }: { $tickets } not completed
tray-keep = { $tickets ->
    [0] Tickets to choose from
    [one] You keep one ticket for { $points } points
   *[other] You keep { $tickets } tickets for { $points } points
}
tray-secret = Only you see them. A ticket not completed in the end costs its points.
tray-complete = { $tickets ->
    [0] The stacks lie open
    [one] One ticket completed: { $points } points
   *[other] { $tickets } tickets completed: { $points } points
}
tray-stack = Your stack:
tray-best = Complete the best { $tickets ->
    [one] one for { $points } points
   *[other] { $tickets } for { $points } points
}
stack-empty = no cards
mark-keep = kept
mark-complete = completed
stack = in the stack

## Cards and hand

card-joker = Stands for any colour. Taken from the open cards it is the only card of the turn.
card-coloured = Lay two or more of a colour, or three different colours, into your depot.
card-copies = { $copies } in the box
hand = Your hand
hand-empty = You have no cards.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] one laid
   *[other] { $cards } laid
}

## Seats

seat-cards = { $n ->
    [one] card in hand
   *[other] cards in hand
}
seat-tickets = { $n ->
    [one] ticket
   *[other] tickets
}
seat-completed = { $n ->
    [one] ticket completed
   *[other] tickets completed
}
seat-stack = { $n ->
    [one] card in the stack
   *[other] cards in the stack
}

## The bar

detail-dispatch = The row has { $coloured ->
    [one] one coloured card
   *[other] { $coloured } coloured cards
} and { $locomotives ->
    [one] one locomotive
   *[other] { $locomotives } locomotives
}.
detail-last = Your last turn: no train cards are drawn, and what you lay now is not sent any more.
detail-second = An open locomotive counts as two cards, so it cannot be the second.
detail-group = The group needs at least { $cards } cards.
detail-rob = { $cards } cards or more rob { $who }.
detail-triple = { $cards ->
    [one] One colour named, two to go.
   *[other] Two colours named, one to go.
}
detail-complete = { $tickets ->
    [0] Choose tickets one by one, or let the best be completed.
    [one] One ticket for { $points } points so far; more can be completed.
   *[other] { $tickets } tickets for { $points } points so far; more can be completed.
}
detail-complete-all = { $tickets ->
    [0] Your stack completes none of your tickets.
    [one] One ticket for { $points } points: no more can be completed.
   *[other] { $tickets } tickets for { $points } points: no more can be completed.
}

## The end

part-completed = Tickets completed ({ $n })
part-uncompleted = Tickets not completed ({ $n })
part-bonuses = Big cities ({ $n })
part-total = Total
`,Oa=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо и карты
tab-tickets = Маршруты и города
tab-lit = здесь есть что выбрать
market = Открытые карты
half = { $half ->
    [0] первая колода из двух
   *[1] вторая колода
}
last-turns = { $turns ->
    [one] остался { $turns } ход
    [few] осталось { $turns } хода
    [many] осталось { $turns } ходов
   *[other] осталось { $turns } хода
}
display-gap = Карты нет
deck = колода
deck-label = В колоде вагонов { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
ticket-deck = маршруты
ticket-deck-label = В колоде маршрутов { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
discards = сброс
points-unit = { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотива
    [many] , { $locomotives } локомотивов
   *[other] , { $locomotives } локомотива
}. Чьё депо: { $who }
bay-free-label = { $colour }: ни в одном депо
bay-own = ваш ряд
bay-free = свободно
bay-coming = выкладывается
bay-rob = грабёж: { $cards }
bay-needs = нужно { $cards }
bay-wanted = для маршрутов
bay-held = на руке

## Cities

cities = Бонусы крупных городов
city-bonus = { $city }: бонус { $points } { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
} тому, кто обслуживает его чаще всех
city-served = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
city-leads = { $who }: { $times } { $times ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}, больше нет ни у кого
city-yours = { $tickets ->
    [0] нет ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваших маршрута
    [many] { $tickets } ваших маршрутов
   *[other] { $tickets } вашего маршрута
}
city-nobody = ещё не обслужен

## Tickets

tickets = Ваши маршруты
tickets-all = Маршруты
tickets-none = У вас нет маршрутов.
tickets-sum = { $tickets } на { $points } { $points ->
    [one] балл
    [few] балла
    [many] баллов
   *[other] балла
}
legend = С галочкой — в составе, в рамке — в депо, бледный — не хватает. Каждый маршрут отдельно.
legend-hidden = В рамке — в депо, обычный — на руке, бледный — не хватает. Состав лежит рубашкой вверх.
where-stack = в вашем составе
where-depot = в вашем депо
where-hand = на руке
where-missing = не хватает
completed-by = { $who }: выполнено { $tickets }
left-by = { $who }: не выполнено { $tickets }
tray-keep = { $tickets ->
    [0] Маршруты на выбор
    [one] Оставляете { $tickets } маршрут, баллов: { $points }
    [few] Оставляете { $tickets } маршрута, баллов: { $points }
    [many] Оставляете { $tickets } маршрутов, баллов: { $points }
   *[other] Оставляете { $tickets } маршрута, баллов: { $points }
}
tray-secret = Их видите только вы. Невыполненный маршрут в конце отнимет свои баллы.
tray-complete = { $tickets ->
    [0] Составы открыты
    [one] Выполнен { $tickets } маршрут, баллов: { $points }
    [few] Выполнено { $tickets } маршрута, баллов: { $points }
    [many] Выполнено { $tickets } маршрутов, баллов: { $points }
   *[other] Выполнено { $tickets } маршрута, баллов: { $points }
}
tray-stack = Ваш состав:
tray-best = Выполнить лучшее: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}, баллов: { $points }
stack-empty = карт нет
mark-keep = оставляете
mark-complete = выполнено
stack = в составе

## Cards and hand

card-joker = Заменяет любой цвет. Взятый из открытых карт, он — единственная карта за ход.
card-coloured = Выкладывайте в депо две или больше карт одного цвета или три разных цветов.
card-copies = в коробке { $copies }
hand = Ваша рука
hand-empty = У вас нет карт.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладёте { $cards }
    [few] кладёте { $cards }
    [many] кладёте { $cards }
   *[other] кладёте { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руке
    [few] карты на руке
    [many] карт на руке
   *[other] карты на руке
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрута
    [many] маршрутов
   *[other] маршрута
}
seat-completed = { $n ->
    [one] выполненный маршрут
    [few] выполненных маршрута
    [many] выполненных маршрутов
   *[other] выполненного маршрута
}
seat-stack = { $n ->
    [one] карта в составе
    [few] карты в составе
    [many] карт в составе
   *[other] карты в составе
}

## The bar

detail-dispatch = В ряду { $coloured } { $coloured ->
    [one] цветная карта
    [few] цветные карты
    [many] цветных карт
   *[other] цветной карты
} и { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотива
    [many] локомотивов
   *[other] локомотива
}.
detail-last = Ваш последний ход: карт вагонов уже не берут, а выложенное сейчас в состав не попадёт.
detail-second = Открытый локомотив считается за две карты, поэтому вторым быть не может.
detail-group = Карт в группе должно быть не меньше { $cards }.
detail-rob = Если карт { $cards } или больше, вы грабите депо ({ $who }).
detail-triple = { $cards ->
    [one] Назван { $cards } цвет, осталось два.
    [few] Названо { $cards } цвета, остался один.
    [many] Названо { $cards } цветов, остался один.
   *[other] Названо { $cards } цвета, остался один.
}
detail-complete = { $tickets ->
    [0] Выбирайте маршруты по одному или выполните лучшие сразу.
    [one] Пока { $tickets } маршрут, баллов: { $points }; можно выполнить ещё.
    [few] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
    [many] Пока { $tickets } маршрутов, баллов: { $points }; можно выполнить ещё.
   *[other] Пока { $tickets } маршрута, баллов: { $points }; можно выполнить ещё.
}
detail-complete-all = { $tickets ->
    [0] Картами вашего состава ни одного маршрута не выполнить.
    [one] { $tickets } маршрут, баллов: { $points }; больше выполнить нельзя.
    [few] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
    [many] { $tickets } маршрутов, баллов: { $points }; больше выполнить нельзя.
   *[other] { $tickets } маршрута, баллов: { $points }; больше выполнить нельзя.
}

## The end

part-completed = Выполненные маршруты ({ $n })
part-uncompleted = Невыполненные маршруты ({ $n })
part-bonuses = Крупные города ({ $n })
part-total = Итого
`,ka=`# What the board of the card game says.

## The table

yard = Депо
tab-yard = Депо й карти
tab-tickets = Маршрути й міста
tab-lit = тут є що вибрати
market = Відкриті карти
half = { $half ->
    [0] перша колода з двох
   *[1] друга колода
}
last-turns = { $turns ->
    [one] лишився { $turns } хід
    [few] лишилося { $turns } ходи
    [many] лишилося { $turns } ходів
   *[other] лишилося { $turns } ходу
}
display-gap = Карти немає
deck = колода
deck-label = У колоді вагонів { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
ticket-deck = маршрути
ticket-deck-label = У колоді маршрутів { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
discards = відбій
points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

## Depots

bay-row = { $colour }: { $coloured } { $coloured ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}{ $locomotives ->
    [0] {""}
    [one] , { $locomotives } локомотив
    [few] , { $locomotives } локомотиви
    [many] , { $locomotives } локомотивів
   *[other] , { $locomotives } локомотива
}. Чиє депо: { $who }
bay-free-label = { $colour }: у жодному депо
bay-own = ваш ряд
bay-free = вільно
bay-coming = викладається
bay-rob = грабіж: { $cards }
bay-needs = треба { $cards }
bay-wanted = для маршрутів
bay-held = на руці

## Cities

cities = Бонуси великих міст
city-bonus = { $city }: бонус { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
} тому, хто обслуговує його найчастіше
city-served = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
city-leads = { $who }: { $times } { $times ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}, більше немає ні в кого
city-yours = { $tickets ->
    [0] немає ваших
    [one] { $tickets } ваш маршрут
    [few] { $tickets } ваші маршрути
    [many] { $tickets } ваших маршрутів
   *[other] { $tickets } вашого маршруту
}
city-nobody = ще не обслужено

## Tickets

tickets = Ваші маршрути
tickets-all = Маршрути
tickets-none = У вас немає маршрутів.
tickets-sum = { $tickets } на { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
legend = З галочкою — у потязі, у рамці — в депо, блідий — бракує. Кожен маршрут окремо.
legend-hidden = У рамці — в депо, звичайний — на руці, блідий — бракує. Потяг лежить сорочкою догори.
where-stack = у вашому потязі
where-depot = у вашому депо
where-hand = на руці
where-missing = бракує
completed-by = { $who }: виконано { $tickets }
left-by = { $who }: не виконано { $tickets }
tray-keep = { $tickets ->
    [0] Маршрути на вибір
    [one] Лишаєте { $tickets } маршрут, балів: { $points }
    [few] Лишаєте { $tickets } маршрути, балів: { $points }
    [many] Лишаєте { $tickets } маршрутів, балів: { $points }
   *[other] Лишаєте { $tickets } маршруту, балів: { $points }
}
tray-secret = Їх бачите лише ви. Невиконаний маршрут наприкінці забере свої бали.
tray-complete = { $tickets ->
    [0] Потяги відкрито
    [one] Виконано { $tickets } маршрут, балів: { $points }
    [few] Виконано { $tickets } маршрути, балів: { $points }
    [many] Виконано { $tickets } маршрутів, балів: { $points }
   *[other] Виконано { $tickets } маршруту, балів: { $points }
}
tray-stack = Ваш потяг:
tray-best = Виконати найкраще: { $tickets } { $tickets ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}, балів: { $points }
stack-empty = карт немає
mark-keep = лишаєте
mark-complete = виконано
stack = у потязі

## Cards and hand

card-joker = Замінює будь-який колір. Узятий з відкритих карт, він — єдина карта за хід.
card-coloured = Викладайте в депо дві або більше карт одного кольору чи три різних кольорів.
card-copies = у коробці { $copies }
hand = Ваша рука
hand-empty = У вас немає карт.
hand-pile = { $card }, { $cards }
hand-laid = { $cards ->
    [one] кладете { $cards }
    [few] кладете { $cards }
    [many] кладете { $cards }
   *[other] кладете { $cards }
}

## Seats

seat-cards = { $n ->
    [one] карта на руці
    [few] карти на руці
    [many] карт на руці
   *[other] карти на руці
}
seat-tickets = { $n ->
    [one] маршрут
    [few] маршрути
    [many] маршрутів
   *[other] маршруту
}
seat-completed = { $n ->
    [one] виконаний маршрут
    [few] виконані маршрути
    [many] виконаних маршрутів
   *[other] виконаного маршруту
}
seat-stack = { $n ->
    [one] карта в потязі
    [few] карти в потязі
    [many] карт у потязі
   *[other] карти в потязі
}

## The bar

detail-dispatch = У ряді { $coloured } { $coloured ->
    [one] кольорова карта
    [few] кольорові карти
    [many] кольорових карт
   *[other] кольорової карти
} і { $locomotives } { $locomotives ->
    [one] локомотив
    [few] локомотиви
    [many] локомотивів
   *[other] локомотива
}.
detail-last = Ваш останній хід: карт вагонів уже не беруть, а викладене зараз до потяга не дістанеться.
detail-second = Відкритий локомотив рахується за дві карти, тож другим бути не може.
detail-group = Карт у групі має бути щонайменше { $cards }.
detail-rob = Якщо карт { $cards } або більше, ви грабуєте депо ({ $who }).
detail-triple = { $cards ->
    [one] Названо { $cards } колір, лишилося два.
    [few] Названо { $cards } кольори, лишився один.
    [many] Названо { $cards } кольорів, лишився один.
   *[other] Названо { $cards } кольору, лишився один.
}
detail-complete = { $tickets ->
    [0] Вибирайте маршрути по одному або виконайте найкращі відразу.
    [one] Поки що { $tickets } маршрут, балів: { $points }; можна виконати ще.
    [few] Поки що { $tickets } маршрути, балів: { $points }; можна виконати ще.
    [many] Поки що { $tickets } маршрутів, балів: { $points }; можна виконати ще.
   *[other] Поки що { $tickets } маршруту, балів: { $points }; можна виконати ще.
}
detail-complete-all = { $tickets ->
    [0] Картами вашого потяга жодного маршруту не виконати.
    [one] { $tickets } маршрут, балів: { $points }; більше виконати не можна.
    [few] { $tickets } маршрути, балів: { $points }; більше виконати не можна.
    [many] { $tickets } маршрутів, балів: { $points }; більше виконати не можна.
   *[other] { $tickets } маршруту, балів: { $points }; більше виконати не можна.
}

## The end

part-completed = Виконані маршрути ({ $n })
part-uncompleted = Невиконані маршрути ({ $n })
part-bonuses = Великі міста ({ $n })
part-total = Разом
`,Aa=`# What the board of Traffic says.

station = Station
station-tracks = { $tracks ->
    [one] one track, shared by all
   *[other] { $tracks } tracks, shared by all
}
tracks = The tracks
track-name = Track { $track }
track-empty = empty
track-open = any type
wagon-at = { $card }: track { $track }, number { $position }
piles = The piles
pile-wagons = wagons and actions
pile-locomotives = locomotives
pile-discards = discarded
pile-wagons-name = Wagons and actions: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
pile-locomotives-name = Locomotives: { $cards ->
    [one] one card
   *[other] { $cards } cards
} left
discards-none = Nothing discarded yet
discards-list = Discarded: { $cards }

points-unit = { $points ->
    [one] point
   *[other] points
}
wagons-unit = { $wagons ->
    [one] wagon
   *[other] wagons
}
copies = { $copies ->
    [one] one copy
   *[other] { $copies } copies
}

hand = Your hand
hand-empty = You have no cards.

seat-cards = { $cards ->
    [one] card
   *[other] cards
}
seat-trains = { $trains ->
    [one] train
   *[other] trains
}
seat-points = points so far
seat-points-short = { $points ->
    [one] point
   *[other] points
}
seat-hand = { $points } in hand
seat-skips = skips the next turn
seat-extra = { $turns ->
    [one] +1 turn
   *[other] +{ $turns } turns
}
seat-in-extra = an extra turn
train-name = { $loco } with { $wagons ->
    [one] one wagon
   *[other] { $wagons } wagons
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

detail-gives = { $cards ->
    [one] The last card to give.
   *[other] { $cards } cards to give, one after the other.
}
detail-takes = { $wagons ->
    [one] The last wagon to take, from the end of a track.
   *[other] { $wagons } wagons to take, from the ends of the tracks.
}
detail-extra = { $turns ->
    [one] One more turn is yours after this one.
   *[other] { $turns } more turns are yours after this one.
}
detail-lift = Then swap it with another wagon, or put it anywhere else.
detail-shunt = A wagon: swap them. A gap or an end: put it there.

trains-none = No train was dispatched.
part-train = Train { $number }
part-points = points
part-bonus = bonus
part-factor = factor
part-hand = Left in hand
`,ja=`# What the board of Traffic says.

station = Станция
station-tracks = { $tracks } { $tracks ->
    [one] путь, общий
    [few] пути, общие
    [many] путей, общих
   *[other] пути, общие
} для всех
tracks = Пути
track-name = Путь { $track }
track-empty = пусто
track-open = любой тип
wagon-at = { $card }: путь { $track }, место { $position }
piles = Колоды
pile-wagons = вагоны и действия
pile-locomotives = локомотивы
pile-discards = сброс
pile-wagons-name = Вагоны и действия: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
pile-locomotives-name = Локомотивы: { $cards ->
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
    [many] осталось { $cards } карт
   *[other] осталось { $cards } карты
}
discards-none = В сбросе пока ничего нет
discards-list = В сбросе: { $cards }

points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}
copies = всего { $copies }

hand = Ваша рука
hand-empty = У вас нет карт.

seat-cards = { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
seat-trains = { $trains ->
    [one] поезд
    [few] поезда
    [many] поездов
   *[other] поезда
}
seat-points = { $points ->
    [one] очко пока
    [few] очка пока
    [many] очков пока
   *[other] очка пока
}
seat-points-short = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
seat-hand = { $points } на руке
seat-skips = пропустит ход
seat-extra = +{ $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
seat-in-extra = дополнительный ход
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагона
    [many] вагонов
   *[other] вагона
}: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

detail-gives = { $cards ->
    [one] Осталось отдать { $cards } карту.
    [few] Осталось отдать { $cards } карты, по одной.
    [many] Осталось отдать { $cards } карт, по одной.
   *[other] Осталось отдать { $cards } карты, по одной.
}
detail-takes = { $wagons ->
    [one] Осталось взять { $wagons } крайний вагон.
    [few] Осталось взять { $wagons } крайних вагона.
    [many] Осталось взять { $wagons } крайних вагонов.
   *[other] Осталось взять { $wagons } крайнего вагона.
}
detail-extra = После этого хода у вас ещё { $turns } { $turns ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}.
detail-lift = Затем поменяйте его с другим вагоном или поставьте куда угодно.
detail-shunt = Вагон — обмен, промежуток или край — новое место.

trains-none = Ни одного поезда не отправлено.
part-train = Поезд { $number }
part-points = очки
part-bonus = бонус
part-factor = множитель
part-hand = Осталось на руке
`,Ma=`# What the board of Traffic says.

station = Станція
station-tracks = { $tracks } { $tracks ->
    [one] колія, спільна
    [few] колії, спільні
    [many] колій, спільних
   *[other] колії, спільні
} для всіх
tracks = Колії
track-name = Колія { $track }
track-empty = порожня
track-open = будь-який тип
wagon-at = { $card }: колія { $track }, місце { $position }
piles = Колоди
pile-wagons = вагони та дії
pile-locomotives = локомотиви
pile-discards = відбій
pile-wagons-name = Вагони та дії: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
pile-locomotives-name = Локомотиви: лишилося { $cards } { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
discards-none = У відбої ще нічого немає
discards-list = У відбої: { $cards }

points-unit = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
wagons-unit = { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}
copies = усього { $copies }

hand = Ваша рука
hand-empty = У вас немає карт.

seat-cards = { $cards ->
    [one] карта
    [few] карти
    [many] карт
   *[other] карти
}
seat-trains = { $trains ->
    [one] потяг
    [few] потяги
    [many] потягів
   *[other] потяга
}
seat-points = { $points ->
    [one] бал поки що
    [few] бали поки що
    [many] балів поки що
   *[other] бала поки що
}
seat-points-short = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
seat-hand = { $points } у руці
seat-skips = пропустить хід
seat-extra = +{ $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}
seat-in-extra = додатковий хід
train-name = { $loco }, { $wagons } { $wagons ->
    [one] вагон
    [few] вагони
    [many] вагонів
   *[other] вагона
}: { $points } { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}

detail-gives = { $cards ->
    [one] Лишилося віддати { $cards } карту.
    [few] Лишилося віддати { $cards } карти, по одній.
    [many] Лишилося віддати { $cards } карт, по одній.
   *[other] Лишилося віддати { $cards } карти, по одній.
}
detail-takes = { $wagons ->
    [one] Лишилося взяти { $wagons } крайній вагон.
    [few] Лишилося взяти { $wagons } крайні вагони.
    [many] Лишилося взяти { $wagons } крайніх вагонів.
   *[other] Лишилося взяти { $wagons } крайнього вагона.
}
detail-extra = Після цього ходу у вас ще { $turns } { $turns ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}.
detail-lift = Потім поміняйте його з іншим вагоном або поставте будь-де.
detail-shunt = Вагон — обмін, проміжок чи край — нове місце.

trains-none = Жодного потяга не відправлено.
part-train = Потяг { $number }
part-points = бали
part-bonus = бонус
part-factor = множник
part-hand = Лишилося в руці
`,Na=class{constructor(e){this.value=e}valueOf(){return this.value}},Pa=class extends Na{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Fa=class extends Na{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ia=class e extends Na{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Na)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Na&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},La=100,Ra=`⁨`,za=`⁩`;function Ba(e,t,n){return n===t||n instanceof Fa&&t instanceof Fa&&n.value===t.value||t instanceof Fa&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Va(e,t,n){return t[n]?Xa(e,t[n].value):(e.reportError(RangeError(`No default`)),new Pa)}function Ha(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ua(e,i.value):n.push(Ua(e,i));return{positional:n,named:r}}function Ua(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Fa(t.value,{minimumFractionDigits:t.precision});case`var`:return Wa(e,t);case`mesg`:return Ga(e,t);case`term`:return Ka(e,t);case`func`:return qa(e,t);case`select`:return Ja(e,t);default:return new Pa}}function Wa(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Pa(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new Pa(`$${t}`);if(n instanceof Na)return n;switch(typeof n){case`string`:return n;case`number`:return new Fa(n);case`object`:if(Ia.supportsValue(n))return new Ia(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Pa(`$${t}`)}}function Ga(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new Pa(t);if(n){let i=r.attributes[n];return i?Xa(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Pa(`${t}.${n}`))}return r.value?Xa(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new Pa(t))}function Ka(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new Pa(i);if(n){let t=a.attributes[n];if(t){e.params=Ha(e,r).named;let n=Xa(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new Pa(`${i}.${n}`)}e.params=Ha(e,r).named;let o=Xa(e,a.value);return e.params=null,o}function qa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new Pa(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new Pa(`${t}()`);try{let t=Ha(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new Pa(`${t}()`)}}function Ja(e,{selector:t,variants:n,star:r}){let i=Ua(e,t);if(i instanceof Pa)return Va(e,n,r);for(let t of n)if(Ba(e,i,Ua(e,t.key)))return Xa(e,t.value);return Va(e,n,r)}function Ya(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new Pa;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>La)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${La}`);r&&n.push(Ra),n.push(Ua(e,i).toString(e)),r&&n.push(za)}return e.dirty.delete(t),n.join(``)}function Xa(e,t){return typeof t==`string`?e.bundle._transform(t):Ya(e,t)}var Za=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Qa(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var $a=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function eo(e,t){let n=e[0];if(n instanceof Pa)return new Pa(`NUMBER(${n.valueOf()})`);if(n instanceof Fa)return new Fa(n.valueOf(),{...n.opts,...Qa(t,$a)});if(n instanceof Ia)return new Fa(n.toNumber(),{...Qa(t,$a)});throw TypeError(`Invalid argument to NUMBER`)}var to=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function no(e,t){let n=e[0];if(n instanceof Pa)return new Pa(`DATETIME(${n.valueOf()})`);if(n instanceof Ia||n instanceof Fa)return new Ia(n,Qa(t,to));throw TypeError(`Invalid argument to DATETIME`)}var ro=new Map;function io(e){let t=Array.isArray(e)?e.join(` `):e,n=ro.get(t);return n===void 0&&(n=new Map,ro.set(t,n)),n}var ao=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:eo,DATETIME:no,...t},this._useIsolating=n,this._transform=r,this._intls=io(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Za(this,n,t);try{return Ya(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new Pa().toString(r);throw e}}},oo=/^(-?[a-zA-Z][\w-]*) *= */gm,so=/\.([a-zA-Z][\w-]*) *= */y,co=/\*?\[/y,lo=/(-?[0-9]+(?:\.([0-9]+))?)/y,uo=/([a-zA-Z][\w-]*)/y,fo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,po=/^[A-Z][A-Z0-9_-]*$/,mo=/([^{}\n\r]+)/y,ho=/([^\\"\n\r]*)/y,go=/\\([\\"])/y,_o=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,vo=/^\n+/,yo=/ +$/,bo=/ *\r?\n/g,xo=/( *)$/,So=/{\s*/y,Co=/\s*}/y,wo=/\[\s*/y,To=/\s*] */y,Eo=/\s*\(\s*/y,Do=/\s*->\s*/y,Oo=/\s*:\s*/y,ko=/\s*,?\s*/y,Ao=/\s+/y,jo=class{constructor(e){this.body=[],oo.lastIndex=0;let t=0;for(;;){let n=oo.exec(e);if(n===null)break;t=oo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(so);){let t=o(so),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(mo)&&(r=o(mo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,vo),u([i],i.length)):r?S(r,yo):null}function u(r=[],i){for(;;){if(n(mo)){r.push(o(mo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,yo));let c=[];for(let e of r)e instanceof Mo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(So,SyntaxError);let e=f();if(i(Co))return e;if(i(Do)){let t=h();return i(Co,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(fo)){let[,e,t,n=null]=a(fo);if(e===`$`)return{type:`var`,name:t};if(i(Eo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(po.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(ko)}}function m(){let e=f();return e.type===`mesg`&&i(Oo)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(co);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(wo,SyntaxError);let e;return e=n(lo)?v():{type:`str`,value:o(uo)},i(To,SyntaxError),e}function _(){if(n(lo))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(lo),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(ho),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(go))return o(go);if(n(_o)){let[,e,t]=a(_o),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Ao),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `?ee(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(bo,`
`),n=xo.exec(e)[1].length;return new Mo(t,n)}}},Mo=class{constructor(e,t){this.value=e,this.length=t}},No=[`en`,`uk`,`ru`],Po=Object.assign({"../words/en.ftl":xa,"../words/ru.ftl":Sa,"../words/uk.ftl":Ca}),Fo=Object.assign({"../games/isle_of_trains/words/en.ftl":wa,"../games/isle_of_trains/words/ru.ftl":Ta,"../games/isle_of_trains/words/uk.ftl":Ea,"../games/ticket_cards/words/en.ftl":Da,"../games/ticket_cards/words/ru.ftl":Oa,"../games/ticket_cards/words/uk.ftl":ka,"../games/traffic/words/en.ftl":Aa,"../games/traffic/words/ru.ftl":ja,"../games/traffic/words/uk.ftl":Ma}),Io=new Map;function Lo(e,t,n){if(!Io.has(e)){let r=t===void 0?null:new ao(n,{useIsolating:!1});r?.addResource(new jo(t)),Io.set(e,r)}return Io.get(e)}function Ro(e){let t=`../words/${e}.ftl`;return Lo(t,Po[t],e)}function zo(e,t){let n=`../games/${e}/words/${t}.ftl`;return Lo(n,Fo[n],t)}function Bo(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n,[]):null}function Q(e,t){return Bo(Ro(Z.lang),e,t)??e}function Vo(e,t,n){return Bo(zo(e,Z.lang),t,n)??Q(t,n)}var Ho=class extends Error{reason;constructor(e,t){super(t),this.reason=e}};async function Uo(e,t){let n=t===void 0?{}:{method:`POST`,headers:Ko,body:JSON.stringify(t)},r=await fetch(`/api/${e}`,n).catch(()=>null);if(r?.ok)return await r.json();let i=await r?.json().catch(()=>null);throw new Ho(i?.reason??`unreachable`,i?.text??Q(`server-unreachable`))}var Wo=3e3;async function Go(e,t){for(;t();)try{return await e()}catch{await new Promise(e=>setTimeout(e,Wo))}return null}var Ko={"content-type":`application/json`},qo={games:e=>Uo(`games?lang=${e}`),catalogue:(e,t)=>Uo(`games/${e}/catalogue?lang=${t}`),rules:(e,t)=>Uo(`games/${e}/rules?lang=${t}`),clause:(e,t)=>Uo(`games/${e}/clauses/${t}`),newTable:e=>Uo(`tables`,e),departures:()=>Uo(`departures`,{tokens:_a(),lang:Z.lang}),join:e=>Uo(`tables/${e}/join`,{tokens:_a(),lang:Z.lang})};function Jo(e){let[t,n]=e.split(`/`).filter(Boolean);return t===`t`&&n?{at:`table`,table:n.toUpperCase()}:t===`r`&&n?{at:`replay`,table:n.toUpperCase()}:t===`rules`&&n?{at:`rules`,game:n}:{at:`lobby`}}var Yo=A(Jo(location.pathname));function Xo(){return B(Yo)}function Zo(e){history.pushState(null,``,e),j(Yo,Jo(location.pathname)),scrollTo(0,0)}function Qo(e){let t=e.currentTarget.getAttribute(`href`);t===null||e.button!==0||e.metaKey||e.ctrlKey||e.shiftKey||(e.preventDefault(),Zo(t))}addEventListener(`popstate`,()=>j(Yo,Jo(location.pathname)));var $o=U(`<dialog><div class="paper svelte-tr9qil"><header class="svelte-tr9qil"><h2 class="svelte-tr9qil"> </h2> <button class="tool"><!></button></header> <div class="content svelte-tr9qil"><!></div></div></dialog>`);function es(e,t){E(t,!0);let n=oa(t,`wide`,3,!1),r;I(()=>{r.showModal()});let i=!1;function a(e){i=e.target===r}function o(e){e.target===r&&i&&r.close()}var s=$o();let c;var l=M(s),u=M(l),d=M(u),f=P(d,!0),p=F(d,2);X(M(p),{name:`i-x`,class:`ic`}),T(p),T(u);var m=F(u,2);xi(M(m),()=>t.children),T(m),T(l),T(s),na(s,e=>r=e,()=>r),L(e=>{Y(s,`aria-label`,t.title),c=J(s,1,`svelte-tr9qil`,null,c,{wide:n()}),G(f,t.title),Y(p,`aria-label`,e)},[()=>Q(`close`)]),Ir(`close`,s,function(...e){t.onclose?.apply(this,e)}),V(`pointerdown`,s,a),V(`click`,s,o),V(`click`,p,()=>r.close()),W(e,s),D()}H([`pointerdown`,`click`]);var ts=U(`<button type="button" class="svelte-1drzgdn"> </button>`),ns=U(`<span class="seg svelte-1drzgdn" role="group"></span>`),rs=U(`<option> </option>`),is=U(`<select class="svelte-1drzgdn"></select>`),as=U(`<div class="optn svelte-1drzgdn"><span> </span> <!></div>`);function os(e,t){let n=Jr();E(t,!0);let r=oa(t,`about`,3,``),i=O(()=>t.values.length<=3&&t.values.reduce((e,t)=>e+t.label.length,0)<=34),a=O(()=>t.values.findIndex(e=>e.value===t.value));var o=as(),s=M(o),c=P(s,!0),l=F(s,2),u=e=>{var r=ns();q(r,21,()=>t.values,e=>e.value,(e,n)=>{var r=ts(),i=P(r,!0);L(()=>{Y(r,`aria-pressed`,B(n).value===t.value),G(i,B(n).label)}),V(`click`,r,()=>t.onchange(B(n).value)),W(e,r)}),T(r),L(()=>Y(r,`aria-labelledby`,n)),W(e,r)},d=e=>{var r=is();q(r,23,()=>t.values,e=>e.value,(e,t,n)=>{var r=rs(),i=P(r,!0),a={};L(()=>{G(i,B(t).label),a!==(a=B(n))&&(r.value=(r.__value=a)??``)}),W(e,r)}),T(r);var i;Li(r),L(()=>{Y(r,`aria-labelledby`,n),i!==(i=B(a))&&(r.value=(r.__value=i)??``,Ii(r,i))}),V(`change`,r,e=>t.onchange(t.values[Number(e.currentTarget.value)].value)),W(e,r)};K(l,e=>{B(i)?e(u):e(d,-1)}),T(o),L(()=>{Y(o,`title`,r()),Y(s,`id`,n),G(c,t.label)}),W(e,o),D()}H([`click`,`change`]);var ss=`/assets/favicon-qaIvMHXS.svg`,cs=`/assets/favicon-turn-ClMeA-T9.svg`,ls=null;function us(e,t,n,r,i){let a=e.createOscillator(),o=e.createGain(),s=e.currentTime+n;a.type=`sine`,a.frequency.value=t,o.gain.setValueAtTime(0,s),o.gain.linearRampToValueAtTime(i,s+.012),o.gain.exponentialRampToValueAtTime(1e-4,s+r),a.connect(o).connect(e.destination),a.start(s),a.stop(s+r)}var ds={turn:[[784,0,.5,.09],[1175,.14,.7,.07]],move:[[330,0,.09,.06]],chat:[[988,0,.16,.04]],end:[[523,0,.5,.07],[659,.15,.5,.07],[784,.3,.9,.07]]};function fs(e){if(!(!Z.sound||typeof AudioContext>`u`)){ls??=new AudioContext,ls.state===`suspended`&&ls.resume();for(let[t,n,r,i]of ds[e])us(ls,t,n,r,i)}}function ps(e){document.querySelector(`link[rel=icon]`)?.setAttribute(`href`,e)}function ms(e,t,n){if(!Z.notify||!document.hidden||!(`Notification`in window)||Notification.permission!==`granted`)return;let r=new Notification(e,{body:t,tag:n,icon:cs});r.onclick=()=>{window.focus(),r.close()}}function hs(e){let t=!1,n=-1,r=-1;I(()=>{let n=e.scene;if(!n)return;let r=e.isMine;document.title=Q(r?`title-your-turn`:`title-table`,{game:n.table.title}),ps(r?cs:ss),r&&!t&&(fs(`turn`),ms(Q(`title-your-turn`,{game:n.table.title}),n.question,n.table.id)),t=r}),I(()=>{let t=e.lines.length;r>=0&&t>r&&fs(e.scene?.table.status===`over`?`end`:`move`),r=t}),I(()=>{let t=e.chat.at(-1)?.number??0;n>=0&&t>n&&Z.chat&&fs(`chat`),n=t}),I(()=>()=>{document.title=Q(`brand`),ps(ss)})}async function gs(){return`Notification`in window&&await Notification.requestPermission()===`granted`}var _s=U(`<!> <!> <!>`,1),vs=U(`<!> <!> <!> <!> <!>`,1);function ys(e,t){E(t,!0);let n=oa(t,`isTable`,3,!1),r=O(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);async function i(e){fa(`notify`,e&&await gs())}var a=vs(),o=N(a);{let e=O(()=>Q(`theme`)),t=O(()=>[`system`,`light`,`dark`].map(e=>({value:e,label:Q(`theme-${e}.short`)})));os(o,{get label(){return B(e)},get values(){return B(t)},get value(){return Z.theme},onchange:e=>fa(`theme`,e)})}var s=F(o,2);{let e=O(()=>Q(`sound`));os(s,{get label(){return B(e)},get values(){return B(r)},get value(){return Z.sound},onchange:e=>fa(`sound`,e)})}var c=F(s,2);{let e=O(()=>Q(`motion`)),t=O(()=>[`normal`,`fast`,`off`].map(e=>({value:e,label:Q(`motion-${e}`)})));os(c,{get label(){return B(e)},get values(){return B(t)},get value(){return Z.motion},onchange:e=>fa(`motion`,e)})}var l=F(c,2);{let e=O(()=>Q(`notify`));os(l,{get label(){return B(e)},get values(){return B(r)},get value(){return Z.notify},onchange:i})}var u=F(l,2),d=e=>{var t=_s(),n=N(t);{let e=O(()=>Q(`hints`));os(n,{get label(){return B(e)},get values(){return B(r)},get value(){return Z.hints},onchange:e=>fa(`hints`,e)})}var i=F(n,2);{let e=O(()=>Q(`chat`));os(i,{get label(){return B(e)},get values(){return B(r)},get value(){return Z.chat},onchange:e=>fa(`chat`,e)})}var a=F(i,2);{let e=O(()=>Q(`confirm`)),t=O(()=>[`game`,`always`,`never`].map(e=>({value:e,label:Q(`confirm-${e}`)})));os(a,{get label(){return B(e)},get values(){return B(t)},get value(){return Z.confirm},onchange:e=>fa(`confirm`,e)})}W(e,t)};K(u,e=>{n()&&e(d)}),W(e,a),D()}function bs(e,t){E(t,!0);{let n=O(()=>Q(`menu`));es(e,{get title(){return B(n)},get onclose(){return t.onclose},children:(e,t)=>{ys(e,{})},$$slots:{default:!0}})}D()}var xs=U(`<h1 class="where svelte-10qn83z"> </h1>`),Ss=U(`<span class="meta"> </span>`),Cs=U(`<button class="svelte-10qn83z"> </button>`),ws=U(`<header class="top"><a class="brand" href="/"><!><span> </span></a> <!> <!> <nav><!> <span class="seg svelte-10qn83z" role="group"></span> <button class="tool opt svelte-10qn83z"><!></button> <button><!></button> <button class="tool svelte-10qn83z" aria-haspopup="dialog"><!></button></nav></header>`);function Ts(e,t){E(t,!0);let n=oa(t,`where`,3,``),r=oa(t,`meta`,3,``),i=O(()=>({system:`light`,light:`dark`,dark:`system`})[Z.theme]);var a=ws(),o=M(a),s=M(o);X(s,{name:`logo`});var c=P(F(s),!0);T(o);var l=F(o,2),u=e=>{var t=xs(),r=P(t,!0);L(()=>G(r,n())),W(e,t)};K(l,e=>{n()&&e(u)});var f=F(l,2),p=e=>{var t=Ss(),n=P(t,!0);L(()=>G(n,r())),W(e,t)};K(f,e=>{r()&&e(p)});var m=F(f,2),h=M(m);xi(h,()=>t.extra??d);var g=F(h,2);q(g,20,()=>No,e=>e,(e,t)=>{var n=Cs(),r=P(n,!0);L((e,i)=>{Y(n,`lang`,t),Y(n,`aria-pressed`,Z.lang===t),Y(n,`title`,e),G(r,i)},[()=>Q(`language-${t}`),()=>Q(`language-${t}.short`)]),V(`click`,n,()=>fa(`lang`,t)),W(e,n)}),T(g);var _=F(g,2);X(M(_),{name:`i-theme`,class:`ic`}),T(_);var v=F(_,2);let y;X(M(v),{name:`i-sound`,class:`ic`}),T(v);var b=F(v,2);X(M(b),{name:`i-menu`,class:`ic`}),T(b),T(m),T(a),L((e,t,n,r,i,a,s,l,u)=>{Y(o,`aria-label`,e),G(c,t),Y(m,`aria-label`,n),Y(g,`aria-label`,r),Y(_,`title`,i),Y(_,`aria-label`,a),y=J(v,1,`tool opt svelte-10qn83z`,null,y,{off:!Z.sound}),Y(v,`aria-pressed`,Z.sound),Y(v,`title`,s),Y(v,`aria-label`,l),Y(b,`aria-label`,u)},[()=>`${Q(`brand`)}: ${Q(`to-lobby`)}`,()=>Q(`brand`),()=>Q(`tools`),()=>Q(`language`),()=>Q(`theme-${Z.theme}`),()=>Q(`theme-${Z.theme}`),()=>Q(`sound`),()=>Q(`sound`),()=>Q(`menu`)]),V(`click`,o,function(...e){Qo?.apply(this,e)}),V(`click`,_,()=>fa(`theme`,B(i))),V(`click`,v,()=>fa(`sound`,!Z.sound)),V(`click`,b,function(...e){t.onmenu?.apply(this,e)}),W(e,a),D()}H([`click`]);var Es=[`circle`,`square`,`triangle`,`diamond`,`cross`,`hex`];function Ds(e){return Es[e%Es.length]}var Os=U(`<span><!></span>`);function ks(e,t){E(t,!0);var n=Os(),r=M(n);{let e=O(()=>Ds(t.seat));X(r,{get name(){return`own-${B(e)??``}`}})}T(n),L(()=>J(n,1,`own o${t.seat+1}`)),W(e,n),D()}var As=A(Date.now()/1e3);setInterval(()=>j(As,Date.now()/1e3),1e3);function js(){return B(As)}function Ms(e,t,n){let r=e.clocks[t];if(!r||e.table.clock.kind===`none`)return null;let i=r.runs?Math.max(0,B(As)+n-e.at):0;return Math.max(0,r.left-i)}function Ns(e){let t=Math.ceil(e);return`${Math.floor(t/60)}:${String(t%60).padStart(2,`0`)}`}function Ps(e,t){return new Date(e*1e3).toLocaleTimeString(t,{hour:`2-digit`,minute:`2-digit`,hour12:!1})}var Fs=U(`<p role="alert" class="problem svelte-15b4erz"> </p>`),Is=U(`<span class="e svelte-15b4erz"></span>`),Ls=U(`<a class="lnk"> </a>`),Rs=U(`<button class="lnk"> </button>`),zs=U(`<li><span class="tm svelte-15b4erz"><!></span> <span class="what svelte-15b4erz"><b class="svelte-15b4erz"> </b> <small class="svelte-15b4erz"> </small></span> <span class="pips svelte-15b4erz" role="img"></span> <!></li>`),Bs=U(`<li class="none svelte-15b4erz"> </li>`),Vs=U(`<div class="train svelte-15b4erz" aria-hidden="true"><!><!><!><!></div>`),Hs=U(`<section class="sheet"><h2> <button class="again svelte-15b4erz"> </button></h2> <!> <ul class="svelte-15b4erz"></ul> <!></section>`);function Us(e,t){E(t,!0);let n=A([]),r=A(null),i=O(()=>B(n).filter(e=>e.is_yours||e.can_join||e.can_watch).sort((e,t)=>a(t)-a(e)));function a(e){return e.your_turn?3:e.is_yours&&e.status!==`over`?2:+!!e.can_join}async function o(){try{j(n,await qo.departures()),j(r,null)}catch(e){j(r,e.message,!0)}}I(()=>{Z.lang,o();let e=setInterval(()=>document.hidden||void o(),1e4);return()=>clearInterval(e)});async function s(e){try{let t=await qo.join(e);va(t.table,t.token),Zo(`/t/${t.table}`)}catch(e){j(r,e.message,!0),o()}}var c=Hs(),l=M(c),u=M(l,!0),d=F(u),f=P(d,!0);T(l);var p=F(l,2),m=e=>{var t=Fs(),n=P(t,!0);L(()=>G(n,B(r))),W(e,t)};K(p,e=>{B(r)&&e(m)});var h=F(p,2);q(h,21,()=>B(i),e=>e.table,(e,t)=>{var n=zs();let r;var i=M(n),a=M(i),o=e=>{X(e,{name:`sema-clear`,class:`sg`})},c=e=>{var n=Kr();L(e=>G(n,e),[()=>Ps(B(t).created,Z.lang)]),W(e,n)};K(a,e=>{B(t).your_turn?e(o):e(c,-1)}),T(i);var l=F(i,2),u=M(l),d=P(u,!0),f=P(F(u,2),!0);T(l);var p=F(l,2);q(p,21,()=>B(t).seats,e=>e.seat,(e,t)=>{var n=qr(),r=N(n),i=e=>{W(e,Is())},a=e=>{ks(e,{get seat(){return B(t).seat}})};K(r,e=>{B(t).kind===`open`?e(i):e(a,-1)}),W(e,n)}),T(p);var m=F(p,2),h=e=>{var n=Ls(),r=P(n,!0);L(e=>{Y(n,`href`,`/t/${B(t).table??``}`),G(r,e)},[()=>Q(`open-table`)]),V(`click`,n,function(...e){Qo?.apply(this,e)}),W(e,n)},g=e=>{var n=Rs(),r=P(n,!0);L(e=>G(r,e),[()=>Q(`join`)]),V(`click`,n,()=>s(B(t).table)),W(e,n)},_=e=>{var n=Ls(),r=P(n,!0);L(e=>{Y(n,`href`,`/t/${B(t).table??``}`),G(r,e)},[()=>Q(`watch`)]),V(`click`,n,function(...e){Qo?.apply(this,e)}),W(e,n)};K(m,e=>{B(t).is_yours?e(h):B(t).can_join?e(g,1):e(_,-1)}),T(n),L((e,i)=>{r=J(n,1,`svelte-15b4erz`,null,r,{me:B(t).your_turn}),G(d,B(t).title),G(f,e),Y(p,`aria-label`,i)},[()=>B(t).your_turn?Q(`your-turn`):Q(`departure-${B(t).status}`),()=>Q(`seats-taken`,{taken:B(t).seats.filter(e=>e.kind!==`open`).length,all:B(t).seats.length})]),W(e,n)},e=>{var t=Bs(),n=P(t,!0);L(e=>G(n,e),[()=>Q(`departures-none`)]),W(e,t)}),T(h);var g=F(h,2),_=e=>{var t=Vs(),n=M(t);X(n,{name:`loco-1`,class:`flip`});var r=F(n);X(r,{name:`coach`});var i=F(r);X(i,{name:`boxcar`}),X(F(i),{name:`caboose`}),T(t),W(e,t)};K(g,e=>{B(i).length<4&&e(_)}),T(c),L((e,t)=>{G(u,e),G(f,t)},[()=>Q(`departures`),()=>Q(`refresh`)]),V(`click`,d,o),W(e,c),D()}H([`click`]);var Ws=500,Gs=5e3,Ks=2e4,qs=1e4,Js=0;function Ys(){return Js+=1,`${crypto.randomUUID().slice(0,18)}-${Js}`}var Xs=class{hello;listener;open;#e=A(`connecting`);get state(){return B(this.#e)}set state(e){j(this.#e,e,!0)}socket=null;waiting=new Map;run=null;isWelcome=!1;delay=Ws;timer;constructor(e,t,n=Zs){this.hello=e,this.listener=t,this.open=n,this.connect()}ask(e){let t={...e,id:Ys()};return new Promise(e=>{this.waiting.set(t.id,{message:t,answer:e}),this.isWelcome&&this.send(t)})}hurry(){this.state===`lost`&&this.connect()}shut(){this.state=`shut`,clearTimeout(this.timer),this.drop()}connect(){clearTimeout(this.timer),this.drop();let e=this.open();this.socket=e,e.onopen=()=>this.send(this.hello()),e.onmessage=e=>this.receive(JSON.parse(e.data)),e.onclose=()=>this.lose(),this.timer=setTimeout(()=>this.lose(),qs)}drop(){let e=this.socket;this.socket=null,this.isWelcome=!1,e!==null&&(e.onopen=e.onmessage=e.onclose=null,e.close())}lose(){this.state!==`shut`&&(this.drop(),this.state=`lost`,clearTimeout(this.timer),this.timer=setTimeout(()=>this.connect(),this.delay*(.75+Math.random()/2)),this.delay=Math.min(this.delay*2,Gs))}send(e){this.socket?.send(JSON.stringify(e))}watch(){clearTimeout(this.timer),this.timer=setTimeout(()=>{this.send({t:`ping`,id:Ys()}),this.timer=setTimeout(()=>this.lose(),qs)},Ks)}receive(e){switch(this.watch(),e.t){case`welcome`:return this.enter(e);case`scene`:return this.listener.shown(e);case`said`:return this.listener.said(e);case`links`:return this.listener.linked(e);default:return this.settle(e)}}enter(e){let t=this.run!==null&&this.run!==e.run;this.run=e.run,this.isWelcome=!0,this.state=`open`,this.delay=Ws,this.listener.welcomed(e,t);for(let{message:e}of this.waiting.values())this.send(e)}settle(e){let t=e.id===null?void 0:this.waiting.get(e.id);t===void 0?e.t===`refused`&&e.id===null&&this.listener.refused(e):(this.waiting.delete(t.message.id),t.answer(e))}};function Zs(){let e=location.protocol===`https:`?`wss`:`ws`;return new WebSocket(`${e}://${location.host}/ws`)}var Qs={kind:`bot`,name:``,level:`greedy`},$s=3,ec=[{kind:`none`,seconds:0},{kind:`move`,seconds:60},{kind:`move`,seconds:180},{kind:`bank`,seconds:600},{kind:`bank`,seconds:1800}],tc=class{#e=A(null);get game(){return B(this.#e)}set game(e){j(this.#e,e)}#t=A(hn([]));get seats(){return B(this.#t)}set seats(e){j(this.#t,e,!0)}#n=A(hn({}));get options(){return B(this.#n)}set options(e){j(this.#n,e,!0)}#r=A(0);get clock(){return B(this.#r)}set clock(e){j(this.#r,e,!0)}#i=A(`link`);get watch(){return B(this.#i)}set watch(e){j(this.#i,e,!0)}#a=A(!0);get hints(){return B(this.#a)}set hints(e){j(this.#a,e,!0)}id=Ys();choose(e){let t=this.game?.name===e.name;if(this.game=e,t)return;ua(`game`,e.name),this.options=Object.fromEntries(e.options.map(e=>[e.name,e.values[0].value]));let n=Math.min(e.most_seats,Math.max(e.least_seats,this.seats.length||$s)),r=Array.from({length:n-1},(e,t)=>this.seats[t+1]??{...Qs});this.seats=[{kind:`me`,name:Z.name,level:`greedy`},...r],this.id=Ys()}get canAdd(){return this.game!==null&&this.seats.length<this.game.most_seats}get canRemove(){return this.game!==null&&this.seats.length>this.game.least_seats}add(e){this.canAdd&&this.seats.push({...Qs,kind:e})}remove(e){this.canRemove&&this.seats.splice(e,1)}request(){let e=this.seats.map(({kind:e,name:t,level:n})=>e===`bot`?{kind:`bot`,level:n}:e===`open`?{kind:`open`}:{kind:`person`,name:t.trim()});return{id:this.id,game:this.game.name,seats:e,options:et(this.options),clock:ec[this.clock],hints:this.hints,watch:this.watch,lang:Z.lang}}};function nc(){return la(`game`,``)}var rc=U(`<button class="more svelte-drqbzg"> </button>`),ic=U(`<div class="list svelte-drqbzg"><!> <!> <!> <!></div> <!>`,1);function ac(e,t){E(t,!0);let n=oa(t,`plan`,7),r=A(!1),i=O(()=>n().game.options),a=O(()=>B(r)?B(i):B(i).slice(0,2)),o=O(()=>B(i).length-2),s=O(()=>B(i).slice(2).filter(e=>n().options[e.name]!==e.values[0].value).length),c=O(()=>ec.map((e,t)=>({value:t,label:Q(`clock-${e.kind}`,{seconds:e.seconds??0,minutes:(e.seconds??0)/60})})));var l=ic(),u=N(l),d=M(u);q(d,17,()=>B(a),e=>e.name,(e,t)=>{{let r=O(()=>n().options[B(t).name]??B(t).values[0].value);os(e,{get label(){return B(t).label},get about(){return B(t).about},get values(){return B(t).values},get value(){return B(r)},onchange:e=>n().options[B(t).name]=e})}});var f=F(d,2);{let e=O(()=>Q(`clock`));os(f,{get label(){return B(e)},get values(){return B(c)},get value(){return n().clock},onchange:e=>n().clock=e})}var p=F(f,2);{let e=O(()=>Q(`who-may-watch`)),t=O(()=>[{value:`anyone`,label:Q(`watch-anyone`)},{value:`link`,label:Q(`watch-link`)}]);os(p,{get label(){return B(e)},get values(){return B(t)},get value(){return n().watch},onchange:e=>n().watch=e})}var m=F(p,2);{let e=O(()=>Q(`hints`)),t=O(()=>[{value:!0,label:Q(`on`)},{value:!1,label:Q(`off`)}]);os(m,{get label(){return B(e)},get values(){return B(t)},get value(){return n().hints},onchange:e=>n().hints=e})}T(u);var h=F(u,2),g=e=>{var t=rc(),n=P(t,!0);L(e=>{Y(t,`aria-expanded`,B(r)),G(n,e)},[()=>B(r)?Q(`fewer-options`):Q(`more-options`,{count:B(o),changed:B(s)})]),V(`click`,t,()=>j(r,!B(r))),W(e,t)};K(h,e=>{B(o)>0&&e(g)}),W(e,l),D()}H([`click`]);var oc=`modulepreload`,sc=function(e){return`/`+e},cc={},lc=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e=document.getElementsByTagName(`link`),i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}r=o(t.map(t=>{if(t=sc(t,n),t in cc)return;cc[t]=!0;let r=t.endsWith(`.css`),i=r?`[rel="stylesheet"]`:``;if(n)for(let n=e.length-1;n>=0;n--){let i=e[n];if(i.href===t&&(!r||i.rel===`stylesheet`))return}else if(document.querySelector(`link[href="${t}"]${i}`))return;let o=document.createElement(`link`);if(o.rel=r?`stylesheet`:oc,r||(o.as=`script`),o.crossOrigin=``,o.href=t,a&&o.setAttribute(`nonce`,a),document.head.appendChild(o),r)return new Promise((e,n)=>{o.addEventListener(`load`,e),o.addEventListener(`error`,()=>n(Error(`Unable to preload CSS for ${t}`)))})}))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},uc=Object.assign({"../games/isle_of_trains/index.ts":()=>lc(()=>import(`./isle_of_trains-Dv84Fk_X.js`),__vite__mapDeps([0,1,2])),"../games/ticket_cards/index.ts":()=>lc(()=>import(`./ticket_cards-Boo5D7Ff.js`),__vite__mapDeps([3,1,4])),"../games/traffic/index.ts":()=>lc(()=>import(`./traffic-CtE_eCQ4.js`),__vite__mapDeps([5,1,6]))});async function dc(e){let t=uc[`../games/${e}/index.ts`];return t?(await t()).game:null}var fc=U(`<button><span class="picture svelte-p0hm4g"><!></span> <span class="ct svelte-p0hm4g"><b class="svelte-p0hm4g"> </b> <i class="svelte-p0hm4g"> </i> <small class="svelte-p0hm4g"><span class="svelte-p0hm4g"><!><span class="vh"> </span> </span> <span class="svelte-p0hm4g"><!> </span></small></span></button>`),pc=U(`<div role="group"></div>`);function mc(e,t){E(t,!0);function n(e){return e.least_seats===e.most_seats?String(e.most_seats):`${e.least_seats}–${e.most_seats}`}var r=pc();let i;q(r,21,()=>t.games,e=>e.name,(e,r)=>{var i=fc();let a;var o=M(i);ci(M(o),()=>dc(B(r).name),null,(e,t)=>{var n=qr(),r=N(n),i=e=>{var n=qr();Si(N(n),()=>B(t).Poster,(e,t)=>{t(e,{})}),W(e,n)},a=e=>{X(e,{name:`logo`,class:`logo`})};K(r,e=>{B(t)?e(i):e(a,-1)}),W(e,n)}),T(o);var s=F(o,2),c=M(s),l=P(c,!0),u=F(c,2),d=P(u,!0),f=F(u,2),p=M(f),m=M(p);X(m,{name:`i-person`});var h=F(m),g=P(h,!0),_=F(h,1,!0);T(p);var v=F(p,2),y=M(v);X(y,{name:`i-clock`});var b=F(y,1,!0);T(v),T(f),T(s),T(i),L((e,n,o)=>{a=J(i,1,`cover svelte-p0hm4g`,null,a,{on:B(r).name===t.chosen}),Y(i,`data-game`,B(r).name),Y(i,`aria-pressed`,B(r).name===t.chosen),G(l,B(r).title),G(d,B(r).tagline),G(g,e),G(_,n),G(b,o)},[()=>Q(`players`),()=>n(B(r)),()=>Q(`minutes`,{minutes:B(r).minutes})]),V(`click`,i,()=>t.onchoose(B(r))),W(e,i)}),T(r),L(e=>{i=J(r,1,`covers svelte-p0hm4g`,null,i,{two:t.games.length===2}),Ni(r,`--n:${t.games.length??``}`),Y(r,`aria-label`,e)},[()=>Q(`games`)]),W(e,r),D()}H([`click`]);var hc=U(`<input maxlength="40" class="svelte-xlbrtn"/>`),gc=U(`<b class="svelte-xlbrtn"> </b>`),_c=U(`<i></i>`),vc=U(`<button class="lnk"><span class="lv svelte-xlbrtn" aria-hidden="true"></span></button>`),yc=U(`<select class="lnk svelte-xlbrtn"><option> </option><option> </option><option> </option></select> <button class="tool svelte-xlbrtn" data-remove=""><!></button>`,1),bc=U(`<li data-seat-plan="" class="svelte-xlbrtn"><!> <span class="sn svelte-xlbrtn"><!> <small class="svelte-xlbrtn"> </small></span> <span class="acts svelte-xlbrtn"><!> <!></span></li>`),xc=U(`<p class="more svelte-xlbrtn"> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button> <button class="word svelte-xlbrtn"> </button></p>`),Sc=U(`<section class="sheet"><h2> <span class="label"> </span></h2> <ul></ul> <!></section>`);function Cc(e,t){E(t,!0);let n=[`random`,`greedy`],r=O(()=>t.plan.game),i=O(()=>B(r).least_seats===B(r).most_seats?String(B(r).most_seats):`${B(r).least_seats}–${B(r).most_seats}`);function a(e){e.level=n[(n.indexOf(e.level)+1)%n.length]}var o=Sc(),s=M(o),c=M(s,!0),l=P(F(c),!0);T(s);var u=F(s,2);q(u,21,()=>t.plan.seats,di,(e,r,i)=>{var o=bc(),s=M(o);ks(s,{seat:i});var c=F(s,2),l=M(c),u=e=>{var t=hc();Gi(t),L((e,n)=>{Y(t,`placeholder`,e),Y(t,`aria-label`,n)},[()=>Q(`your-name`),()=>Q(`name-of-seat`,{number:i+1})]),Xi(t,()=>B(r).name,e=>B(r).name=e),W(e,t)},d=e=>{var t=gc(),n=P(t,!0);L(e=>G(n,e),[()=>Q(`plan-${B(r).kind}`)]),W(e,t)};K(l,e=>{B(r).kind===`me`||B(r).kind===`here`?e(u):e(d,-1)});var f=P(F(l,2),!0);T(c);var p=F(c,2),m=M(p),h=e=>{var t=vc(),i=M(t);q(i,22,()=>n,e=>e,(e,t,i)=>{var a=_c();let o;L(e=>o=J(a,1,`svelte-xlbrtn`,null,o,{on:e}),[()=>B(i)<=n.indexOf(B(r).level)]),W(e,a)}),T(i),T(t),L((e,n)=>{Y(t,`title`,e),Y(t,`aria-label`,n)},[()=>Q(`level-${B(r).level}`),()=>`${Q(`strength`)}: ${Q(`level-${B(r).level}`)}`]),V(`click`,t,()=>a(B(r))),W(e,t)};K(m,e=>{B(r).kind===`bot`&&e(h)});var g=F(m,2),_=e=>{var n=yc(),a=N(n),o=M(a),s=P(o,!0);o.value=o.__value=`bot`;var c=F(o),l=P(c,!0);c.value=c.__value=`open`;var u=F(c),d=P(u,!0);u.value=u.__value=`here`,T(a),Li(a);var f=F(a,2);X(M(f),{name:`i-x`,class:`ic`}),T(f),L((e,n,r,i,o)=>{Y(a,`aria-label`,e),G(s,n),G(l,r),G(d,i),Y(f,`aria-disabled`,!t.plan.canRemove),Y(f,`aria-label`,o)},[()=>Q(`kind-of-seat`,{number:i+1}),()=>Q(`plan-bot`),()=>Q(`plan-open`),()=>Q(`plan-here`),()=>Q(`remove-seat`,{number:i+1})]),Ri(a,()=>B(r).kind,e=>B(r).kind=e),V(`click`,f,()=>t.plan.remove(i)),W(e,n)};K(g,e=>{B(r).kind!==`me`&&e(_)}),T(p),T(o),L(e=>G(f,e),[()=>Q(B(r).kind===`bot`?`level-${B(r).level}.about`:`plan-${B(r).kind}.about`)]),W(e,o)}),T(u);var d=F(u,2),f=e=>{var n=xc(),r=M(n),i=F(r),a=P(i,!0),o=F(i,2),s=P(o,!0),c=F(o,2),l=P(c,!0);T(n),L((e,t,n,i)=>{G(r,`${e??``} `),G(a,t),G(s,n),G(l,i)},[()=>Q(`add-seat`),()=>Q(`add-open`),()=>Q(`add-bot`),()=>Q(`add-here`)]),V(`click`,i,()=>t.plan.add(`open`)),V(`click`,o,()=>t.plan.add(`bot`)),V(`click`,c,()=>t.plan.add(`here`)),W(e,n)};K(d,e=>{t.plan.canAdd&&e(f)}),T(o),L((e,t)=>{G(c,e),G(l,t)},[()=>Q(`seats-for`,{game:B(r).title}),()=>Q(`seats-of`,{count:t.plan.seats.length,range:B(i)})]),W(e,o),D()}H([`click`]);var wc=U(`<a class="tool opt svelte-xz6wf3"><!> </a>`),Tc=U(`<p class="problem svelte-xz6wf3" role="alert"> </p>`),Ec=U(`<div class="seats svelte-xz6wf3"><!></div> <section class="options sheet svelte-xz6wf3"><h2> </h2> <!> <div class="start svelte-xz6wf3"><button class="btn go svelte-xz6wf3" data-start=""> </button> <span class="label svelte-xz6wf3"> </span></div></section>`,1),Dc=U(`<!> <main><div class="hd svelte-xz6wf3"><h1 class="svelte-xz6wf3"> </h1> <p class="svelte-xz6wf3"> </p> <!></div> <div class="posters svelte-xz6wf3"><!></div> <!> <div class="departures svelte-xz6wf3"><!></div></main> <!>`,1);function Oc(e,t){E(t,!0);let n=new tc,r=A([]),i=A(null),a=A(!1),o=A(!1);I(()=>{document.title=Q(`title-lobby`)}),I(()=>{let e=Z.lang,t=!0;return Go(()=>s(e),()=>t),()=>{t=!1}});async function s(e){try{j(r,await qo.games(e)),j(i,null)}catch(e){throw j(i,e.message,!0),e}let t=n.game?.name??nc(),a=B(r).find(e=>e.name===t)??B(r)[0];a&&n.choose(a)}async function c(){if(!(B(a)||!n.game)){j(a,!0);try{let e=await qo.newTable(n.request());fa(`name`,n.seats[0].name.trim()),va(e.table,...e.tokens),Zo(`/t/${e.table}`)}catch(e){j(i,e.message,!0)}finally{j(a,!1)}}}var l=Dc(),u=N(l);Ts(u,{onmenu:()=>j(o,!0),extra:e=>{var t=qr(),r=N(t),i=e=>{var t=wc(),r=M(t);X(r,{name:`i-book`,class:`ic`});var i=F(r,1,!0);T(t),L(e=>{Y(t,`href`,`/rules/${n.game.name??``}`),G(i,e)},[()=>Q(`rules`)]),V(`click`,t,function(...e){Qo?.apply(this,e)}),W(e,t)};K(r,e=>{n.game&&e(i)}),W(e,t)},$$slots:{extra:!0}});var d=F(u,2),f=M(d),p=M(f),m=P(p,!0),h=F(p,2),g=P(h,!0),_=F(h,2),v=e=>{var t=Tc(),n=P(t,!0);L(()=>G(n,B(i))),W(e,t)};K(_,e=>{B(i)&&e(v)}),T(f);var y=F(f,2),b=M(y);{let e=O(()=>n.game?.name??``);mc(b,{get games(){return B(r)},get chosen(){return B(e)},onchoose:e=>n.choose(e)})}T(y);var x=F(y,2),S=e=>{var t=Ec(),r=N(t);Cc(M(r),{get plan(){return n}}),T(r);var i=F(r,2),o=M(i),s=P(o,!0),l=F(o,2);ac(l,{get plan(){return n}});var u=F(l,2),d=M(u),f=P(d,!0),p=P(F(d,2),!0);T(u),T(i),L((e,t,n)=>{G(s,e),d.disabled=B(a),G(f,t),G(p,n)},[()=>Q(`options`),()=>Q(`start-game`,{game:n.game.title}),()=>Q(n.seats.some(e=>e.kind===`open`)?`start-open-seats`:`start-at-once`)]),V(`click`,d,c),W(e,t)};K(x,e=>{n.game&&e(S)});var ee=F(x,2);Us(M(ee),{}),T(ee),T(d);var te=F(d,2),ne=e=>{bs(e,{onclose:()=>j(o,!1)})};K(te,e=>{B(o)&&e(ne)}),L((e,t)=>{J(d,1,Ei(B(r).length>3?`many`:`few`),`svelte-xz6wf3`),G(m,e),G(g,t)},[()=>Q(`lobby-title`),()=>Q(`lobby-text`)]),W(e,l),D()}H([`click`]);var kc=U(`<li><code class="svelte-si786l"> </code></li>`),Ac=U(`<details class="svelte-si786l"><summary class="svelte-si786l"> </summary> <ul></ul></details>`),jc=U(`<p class="text svelte-si786l"> </p> <!>`,1),Mc=U(`<p role="alert"> </p>`),Nc=U(`<p class="label" role="status"> </p>`);function Pc(e,t){E(t,!0);let n=O(()=>qo.clause(t.game,t.number));{let r=O(()=>Q(`clause`,{number:t.number}));es(e,{get title(){return B(r)},get onclose(){return t.onclose},children:(e,t)=>{var r=qr();ci(N(r),()=>B(n),e=>{var t=Nc(),n=P(t,!0);L(e=>G(n,e),[()=>Q(`loading`)]),W(e,t)},(e,t)=>{var n=jc(),r=N(n),i=P(r,!0),a=F(r,2),o=e=>{var n=Ac(),r=M(n),i=P(r,!0),a=F(r,2);q(a,20,()=>B(t).tests,e=>e,(e,t)=>{var n=kc(),r=P(M(n),!0);T(n),L(()=>G(r,t)),W(e,n)}),T(a),T(n),L(e=>G(i,e),[()=>Q(`clause-tests`,{count:B(t).tests.length})]),W(e,n)};K(a,e=>{B(t).tests.length>0&&e(o)}),L(()=>G(i,B(t).text)),W(e,n)},(e,t)=>{var n=Mc(),r=P(n,!0);L(()=>G(r,B(t).message)),W(e,n)}),W(e,r)},$$slots:{default:!0}})}D()}var Fc=U(`<div class="rules svelte-106isyb"></div>`),Ic=U(`<p role="alert"> </p>`),Lc=U(`<p class="label" role="status"> </p>`);function Rc(e,t){E(t,!0);let n=O(()=>qo.rules(t.game,Z.lang));I(()=>{B(n).then(e=>t.ontitle?.(e.title)).catch(()=>{})});function r(e){let n=e.target.closest(`[data-clause]`)?.dataset.clause;n!==void 0&&(e.preventDefault(),t.onclause(n))}var i=qr();ci(N(i),()=>B(n),e=>{var t=Lc(),n=P(t,!0);L(e=>G(n,e),[()=>Q(`loading`)]),W(e,t)},(e,t)=>{var n=Fc();bi(n,()=>B(t).html,!0),T(n),V(`click`,n,r),W(e,n)},(e,t)=>{var n=Ic(),r=P(n,!0);L(()=>G(r,B(t).message)),W(e,n)}),W(e,i),D()}H([`click`]);var zc=U(`<!> <main class="svelte-1eemx0b"><article class="sheet svelte-1eemx0b"><!></article></main> <!> <!>`,1);function Bc(e,t){E(t,!0);let n=A(null),r=A(``),i=A(!1);I(()=>{document.title=Q(`title-rules`,{game:B(r)})});var a=zc(),o=N(a);{let e=O(()=>Q(`rules`));Ts(o,{get where(){return B(r)},get meta(){return B(e)},onmenu:()=>j(i,!0)})}var s=F(o,2),c=M(s);Rc(M(c),{get game(){return t.game},onclause:e=>j(n,e,!0),ontitle:e=>j(r,e,!0)}),T(c),T(s);var l=F(s,2),u=e=>{Pc(e,{get game(){return t.game},get number(){return B(n)},onclose:()=>j(n,null)})};K(l,e=>{B(n)!==null&&e(u)});var d=F(l,2),f=e=>{bs(e,{onclose:()=>j(i,!1)})};K(d,e=>{B(i)&&e(f)}),W(e,a),D()}var Vc=Symbol(`table`);function Hc(e){st(Vc,e)}function $(){return ot(Vc)}function Uc(){return $()}function Wc(e){return new Map([[Vc,e]])}function Gc(e){let t=matchMedia(`(max-width: 720px)`),n=()=>e.isPhone=t.matches;return n(),t.addEventListener(`change`,n),()=>t.removeEventListener(`change`,n)}var Kc=`began`,qc=250,Jc=class{#e=A(null);get link(){return B(this.#e)}set link(e){j(this.#e,e)}#t=A(null);get module(){return B(this.#t)}set module(e){j(this.#t,e)}#n=A(null);get catalogue(){return B(this.#n)}set catalogue(e){j(this.#n,e)}#r=A(null);get welcome(){return B(this.#r)}set welcome(e){j(this.#r,e)}#i=A(null);get scene(){return B(this.#i)}set scene(e){j(this.#i,e)}#a=A([]);get lines(){return B(this.#a)}set lines(e){j(this.#a,e)}#o=A([]);get lastLines(){return B(this.#o)}set lastLines(e){j(this.#o,e)}#s=A([]);get chat(){return B(this.#s)}set chat(e){j(this.#s,e)}#c=A(null);get moment(){return B(this.#c)}set moment(e){j(this.#c,e)}#l=A([]);get pickedMoves(){return B(this.#l)}set pickedMoves(e){j(this.#l,e)}#u=A(null);get armed(){return B(this.#u)}set armed(e){j(this.#u,e)}#d=A(null);get hint(){return B(this.#d)}set hint(e){j(this.#d,e)}#f=A(null);get explanation(){return B(this.#f)}set explanation(e){j(this.#f,e)}#p=A(null);get enlarged(){return B(this.#p)}set enlarged(e){j(this.#p,e,!0)}#m=A(null);get openClause(){return B(this.#m)}set openClause(e){j(this.#m,e,!0)}#h=A(null);get notice(){return B(this.#h)}set notice(e){j(this.#h,e,!0)}#g=A(null);get closed(){return B(this.#g)}set closed(e){j(this.#g,e,!0)}#_=A(null);get rematch(){return B(this.#_)}set rematch(e){j(this.#_,e,!0)}#v=A(null);get shownFor(){return B(this.#v)}set shownFor(e){j(this.#v,e,!0)}#y=A(!1);get isPhone(){return B(this.#y)}set isPhone(e){j(this.#y,e,!0)}#b=A(!1);get isReplay(){return B(this.#b)}set isReplay(e){j(this.#b,e,!0)}#x=A(0);get skew(){return B(this.#x)}set skew(e){j(this.#x,e,!0)}#S=A(!1);get isBusy(){return B(this.#S)}set isBusy(e){j(this.#S,e,!0)}whys=new Map;hideTimer;get view(){return this.moment?.view??this.scene.view}get viewer(){return this.isReplay&&this.moment?this.view.seat??this.home:this.home}get home(){return this.scene?.viewer??null}get decider(){return this.moment?null:this.scene?.decider??null}get people(){return this.scene?.people??[]}get moves(){return this.canMove?this.scene.moves:[]}movesOf(e,t={}){let n=Object.entries(t);return this.moves.filter(t=>t.kind===e&&n.every(([e,n])=>t.args[e]===n))}say(e,t){return Vo(this.scene?.table.game??``,e,t)}choose(e){this.explanation=null,e.length>1?(this.armed=null,this.pickedMoves=this.isPicked(e)?[]:e):e[0]&&this.offer(e[0])}enlarge(e){this.enlarged=e}get isMine(){let e=this.scene;return e!==null&&e.table.status===`playing`&&e.decider!==null&&e.decider===e.viewer}get isPlayer(){return(this.welcome?.seats.length??0)>0}get canMove(){return this.isMine&&this.moment===null&&!this.isBusy&&!this.isCovered}get isCovered(){let e=this.welcome?.seats??[],t=this.scene?.table.status;return e.length>1&&t===`playing`&&this.scene.viewer!==this.shownFor}uncover(){this.shownFor=this.viewer}isPicked(e){let t=this.armed?[this.armed]:this.pickedMoves;return t.length>0&&t.length===e.length&&t.every((t,n)=>t.code===e[n].code)}offer(e){(Z.confirm===`always`||Z.confirm===`game`&&this.module?.confirms?.(e))&&this.armed?.code!==e.code?this.armed=e:this.play(e)}confirm(){this.armed&&this.play(this.armed)}putBack(){let e=this.armed!==null||this.pickedMoves.length>0;return this.armed=null,this.pickedMoves=[],e}async play(e){this.canMove&&(this.putBack(),await this.act({t:`play`,after:this.scene.act,codes:[e.code]}))}async undo(e){this.isBusy||this.moment!==null||(this.putBack(),await this.act({t:`undo`,after:this.scene.act,whole_turn:e}))}async askHint(){let e=await this.tell({t:`hint`});e?.t===`hint`&&(this.hint=e)}async act(e){this.isBusy=!0,await this.tell(e),this.isBusy=!1}async tell(e){let t=await this.link.ask(e);return t.t===`refused`&&(this.notice=t.text),t}explain(e,t,n){if(clearTimeout(this.hideTimer),n&&this.explanation?.place===e&&this.explanation.clause){this.openClause=this.explanation.clause;return}let r=JSON.stringify([this.scene.act,Z.lang,t.kind,t.args]),i=this.whys.get(r);this.explanation={place:e,text:i?.text??null,clause:i?.clause??null},i===void 0&&this.askWhy(r,e,t)}explainText(e,t){clearTimeout(this.hideTimer),this.explanation={place:e,text:t,clause:null}}async askWhy(e,t,n){let r=await this.link.ask({t:`why`,kind:n.kind,args:n.args});if(r.t!==`why`)return this.explained(t);this.whys.set(e,{text:r.text,clause:r.clause}),this.explanation?.place===t&&(this.explanation=r.text===null?null:{place:t,text:r.text,clause:r.clause})}explained(e){clearTimeout(this.hideTimer),this.hideTimer=setTimeout(()=>{this.explanation?.place===e&&(this.explanation=null)},qc)}keepExplanation(){clearTimeout(this.hideTimer)}get turn(){return this.linesShown.filter(e=>e.kind===Kc).length}get plyShown(){return this.moment?.ply??this.scene?.ply??0}get linesShown(){return this.moment?this.lines.slice(0,this.moment.log_until):this.lines}async look(e){if(!this.scene)return;if(e>=this.scene.ply&&this.scene.table.status!==`over`)return this.backToNow();let t=await this.link.ask({t:`look`,ply:Math.max(0,Math.min(e,this.scene.ply))});t.t===`moment`?(this.putBack(),this.explanation=null,this.moment=t):t.t===`refused`&&(this.notice=t.text)}backToNow(){this.moment=null}welcomed(e,t){t&&this.forget(),this.welcome=e,this.skew=e.now-Date.now()/1e3,this.chat=e.chat,this.closed=null}shown(e){let t=e.act!==this.scene?.act;t&&(this.whys.clear(),this.explanation=null,this.hint=null,this.putBack());let n=this.lines.length;this.lines=[...this.lines.slice(0,e.log_from),...e.log],this.scene!==null&&e.log_from>=n?this.lastLines=e.log:t&&(this.lastLines=this.lines.filter(t=>t.ply===e.ply)),this.moment&&this.moment.ply>e.ply&&(this.moment=null),this.scene=e}said({line:e}){this.chat.some(t=>t.number===e.number)||(this.chat=[...this.chat,e])}linked({table:e,tokens:t}){va(e,...t),this.rematch=e}refused(e){this.scene===null?this.closed=e.text:this.notice=e.text}forget(){this.whys.clear(),this.moment=null,this.hint=null,this.putBack()}};function Yc(e,t){E(t,!0);let n=$();var r=qr(),i=N(r),a=e=>{Pc(e,{get game(){return n.scene.table.game},get number(){return n.openClause},onclose:()=>n.openClause=null})};K(i,e=>{n.openClause!==null&&n.scene&&e(a)}),W(e,r),D()}var Xc=U(`<main class="svelte-1iqazre"><!> <h1 class="svelte-1iqazre"> </h1> <p> </p> <a class="btn go svelte-1iqazre" href="/"> </a></main>`);function Zc(e,t){E(t,!0);var n=Xc(),r=M(n);X(r,{name:`red-semaphore`,class:`picture`});var i=F(r,2),a=P(i,!0),o=F(i,2),s=P(o,!0),c=F(o,2),l=P(c,!0);T(n),L((e,n)=>{G(a,e),G(s,t.text),G(l,n)},[()=>Q(`closed-title`),()=>Q(`to-lobby`)]),V(`click`,c,function(...e){Qo?.apply(this,e)}),W(e,n),D()}H([`click`]);var Qc=U(`<main class="cover svelte-1jpn6gb"><!> <p class="who svelte-1jpn6gb"><!><b> </b></p> <h1 class="svelte-1jpn6gb"> </h1> <p> </p> <button class="btn go svelte-1jpn6gb"> </button></main>`);function $c(e,t){E(t,!0);let n=$(),r=O(()=>n.viewer??0),i=O(()=>n.people[B(r)]?.name??``),a;I(()=>a.focus());var o=Qc(),s=M(o);X(s,{name:`back`,class:`turntable`});var c=F(s,2),l=M(c);ks(l,{get seat(){return B(r)}});var u=P(F(l),!0);T(c);var d=F(c,2),f=P(d,!0),p=F(d,2),m=P(p,!0),h=F(p,2),g=P(h,!0);na(h,e=>a=e,()=>a),T(o),L((e,t,n)=>{G(u,B(i)),G(f,e),G(m,t),G(g,n)},[()=>n.say(`cover-title`,{name:B(i)}),()=>n.say(`cover-text`),()=>n.say(`cover-button`,{name:B(i)})]),V(`click`,h,()=>n.uncover()),W(e,o),D()}H([`click`]);function el(e){return e.indexOf(Math.max(...e))}function tl(e,t,n){let r=[];for(let n=1;n<e.timeline.length;n+=1){let[i,a]=[e.timeline[n-1],e.timeline[n]],o=a.map((e,t)=>e-i[t]),s=el(o),c=o[s];if(c<=0)continue;let l=rl(t,s,e.turns[n-1],e.turns[n]);r.push({at:n,ply:e.turns[n],seat:s,gain:c,text:l})}let i=nl(e),a=e=>e.at===i?1/0:e.gain;return r.sort((e,t)=>a(t)-a(e)).slice(0,n).sort((e,t)=>e.at-t.at)}function nl(e){let t=e.ranking.indexOf(1);return e.timeline.slice(0,-1).findLastIndex(e=>e.some((n,r)=>r!==t&&n>=e[t]))+1}function rl(e,t,n,r){return e.filter(e=>e.ply>n&&e.ply<=r&&e.seat===t&&e.kind!==`began`).reduce((e,t)=>t.text.length>e.length?t.text:e,``)}function il(e,t,n,r){let i=new Map(t.map(e=>[e.name,e.seat])),a=[...i.keys()].filter(Boolean).sort((e,t)=>t.length-e.length),o=[],s=e;n!==null&&al(s,r)&&(o.push({text:r,seat:n}),s=s.slice(r.length));let c=RegExp(`(?<![\\p{L}\\p{N}])(${a.map(ol).join(`|`)})(?![\\p{L}\\p{N}])`,`gu`),l=0;for(let e of a.length>0?s.matchAll(c):[])o.push({text:s.slice(l,e.index),seat:null}),o.push({text:e[0],seat:i.get(e[0])}),l=e.index+e[0].length;return[...o,{text:s.slice(l),seat:null}].filter(e=>e.text!==``)}function al(e,t){return e.startsWith(t)&&!/[\p{L}\p{N}]/u.test(e[t.length]??``)}function ol(e){return e.replace(/[.*+?^${}()|[\]\\]/g,`\\$&`)}var sl=U(`<b> </b>`),cl=U(`<span></span>`);function ll(e,t){E(t,!0);let n=$(),r=O(()=>il(t.text,n.people,n.home,n.say(`you`)));var i=cl();q(i,21,()=>B(r),di,(e,t)=>{var n=qr(),r=N(n),i=e=>{var n=sl(),r=P(n,!0);L(()=>{J(n,1,`o${B(t).seat+1}`,`svelte-1w5tktq`),G(r,B(t).text)}),W(e,n)},a=e=>{var n=Kr();L(()=>G(n,B(t).text)),W(e,n)};K(r,e=>{B(t).seat===null?e(a,-1):e(i)}),W(e,n)}),T(i),W(e,i),D()}var ul=U(`<span> </span>`),dl=U(`<input readonly="" class="svelte-1je05sn"/>`),fl=U(`<div class="copy svelte-1je05sn"><!> <button class="lnk"><!> </button> <!></div>`);function pl(e,t){E(t,!0);let n=oa(t,`small`,3,!1),r=A(!1),i=A(void 0),a=A(!1);async function o(){try{await navigator.clipboard.writeText(t.link),j(r,!0),setTimeout(()=>j(r,!1),2e3)}catch{j(a,!0),requestAnimationFrame(()=>B(i)?.select())}}var s=fl(),c=M(s),l=e=>{var n=ul(),r=P(n,!0);L(()=>G(r,t.label)),W(e,n)};K(c,e=>{n()||e(l)});var u=F(c,2),d=M(u);{let e=O(()=>B(r)?`i-check`:`i-link`);X(d,{get name(){return B(e)}})}var f=F(d,1,!0);T(u);var p=F(u,2),m=e=>{var n=dl();Gi(n),na(n,e=>j(i,e),()=>B(i)),L(()=>{Ki(n,t.link),Y(n,`aria-label`,t.label)}),W(e,n)};K(p,e=>{B(a)&&e(m)}),T(s),L((e,n)=>{Y(u,`data-link`,t.link),Y(u,`aria-label`,e),G(f,n)},[()=>`${Q(`copy-link`)}: ${t.label}`,()=>Q(B(r)?`copied`:`copy-link`)]),V(`click`,u,o),W(e,s),D()}H([`click`]);async function ml(e,t){let n=Uint8Array.from(e.match(/../g)??[],e=>parseInt(e,16));return[...new Uint8Array(await crypto.subtle.digest(`SHA-256`,n))].map(e=>e.toString(16).padStart(2,`0`)).join(``)===t}var hl=U(`<details><summary class="svelte-1lnnwmv"><!> </summary> <p> </p> <dl class="svelte-1lnnwmv"><dt> </dt> <dd class="svelte-1lnnwmv"> </dd> <dt> </dt> <dd class="svelte-1lnnwmv"> </dd></dl> <a> </a></details>`),gl=U(`<p class="label"> </p>`);function _l(e,t){E(t,!0);let n=$(),r=O(()=>n.scene.table),i=O(()=>B(r).seed===null?Promise.resolve(null):ml(B(r).seed,B(r).commitment));var a=qr();ci(N(a),()=>B(i),null,(e,t)=>{var i=qr(),a=N(i),o=e=>{var i=hl();let a;var o=M(i),s=M(o);{let e=O(()=>B(t)?`i-check`:`i-x`);X(s,{get name(){return B(e)}})}var c=F(s,1,!0);T(o);var l=F(o,2),u=P(l,!0),d=F(l,2),f=M(d),p=P(f,!0),m=F(f,2),h=P(m,!0),g=F(m,2),_=P(g,!0),v=P(F(g,2),!0);T(d);var y=F(d,2),b=P(y,!0);T(i),L((e,n,o,s,l)=>{a=J(i,1,`svelte-1lnnwmv`,null,a,{broken:!B(t)}),G(c,e),G(u,n),G(p,o),G(h,B(r).commitment),G(_,s),G(v,B(r).seed),Y(y,`href`,`/api/tables/${B(r).id??``}/log`),Y(y,`download`,`${B(r).id??``}.json`),G(b,l)},[()=>n.say(B(t)?`seal-kept`:`seal-broken`),()=>n.say(`seal-about`),()=>n.say(`seal-told`),()=>n.say(`seal-seed`),()=>n.say(`seal-record`)]),W(e,i)};K(a,e=>{B(t)!==null&&e(o)}),W(e,i)},e=>{var t=gl(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`seal-cannot`)]),W(e,t)}),W(e,a),D()}var vl=Gr(`<path class="gl svelte-o5bymx"></path><text x="36" text-anchor="end" class="svelte-o5bymx"> </text>`,1),yl=Gr(`<text y="394" text-anchor="middle" class="svelte-o5bymx"> </text>`),bl=Gr(`<path></path><path></path>`,1),xl=Gr(`<g><circle r="10" class="tp svelte-o5bymx"></circle><text class="tpn svelte-o5bymx" y="5" text-anchor="middle"> </text></g>`),Sl=Gr(`<svg class="chart svelte-o5bymx" viewBox="0 0 600 400" role="img"><!><!><!><!></svg>`);function Cl(e,t){E(t,!0);let n=$(),[r,i,a,o]=[46,570,24,366],s={circle:`M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22`,square:`M2 2h20v20H2z`,triangle:`M12 0L24 22H0z`,diamond:`M12 0l12 12l-12 12L0 12z`,cross:`M8 1h8v7h7v8h-7v7H8v-7H1V8h7z`,hex:`M12 0l10.5 6v12L12 24L1.500 18V6z`},c=O(()=>t.timeline.flat()),l=O(()=>Math.min(0,...B(c))),u=O(()=>Math.max(10,...B(c))),d=O(()=>[1,2,5,10,20,25,50,100].find(e=>(B(u)-B(l))/e<=5)??200),f=O(()=>_(Math.ceil(B(l)/B(d))*B(d),B(u),B(d))),p=O(()=>Math.max(1,t.timeline.length-1)),m=O(()=>[1,2,4,5,10,20,50].find(e=>B(p)/e<=8)??100),h=e=>r+e/B(p)*(i-r),g=e=>o-(e-B(l))/(B(u)-B(l))*(o-a);function _(e,t,n){return Array.from({length:Math.floor((t-e)/n)+1},(t,r)=>e+r*n)}function v(e){return`M`+t.timeline.map((t,n)=>`${h(n).toFixed(1)} ${g(t[e]).toFixed(1)}`).join(`L`)}var y=Sl(),b=M(y);q(b,16,()=>B(f),e=>e,(e,t)=>{var n=vl(),a=N(n),o=F(a),s=P(o,!0);L((e,n)=>{Y(a,`d`,`M${r??``} ${e??``}H${i??``}`),Y(o,`y`,n),G(s,t)},[()=>g(t),()=>g(t)+5]),W(e,n)});var x=F(b);q(x,16,()=>_(B(m),B(p),B(m)),e=>e,(e,t)=>{var n=yl(),r=P(n,!0);L(e=>{Y(n,`x`,e),G(r,t)},[()=>h(t)]),W(e,n)});var S=F(x);q(S,17,()=>n.people,({seat:e})=>e,(e,n)=>{let r=()=>B(n).seat;var i=bl(),a=N(i),o=F(a);L((e,t,n,i)=>{J(a,0,`ln o${r()+1}`,`svelte-o5bymx`),Y(a,`d`,e),J(o,0,`mk o${r()+1}`,`svelte-o5bymx`),Y(o,`d`,t),Y(o,`transform`,`translate(${n??``} ${i??``}) scale(.75)`)},[()=>v(r()),()=>s[Ds(r())],()=>h(B(p))-9,()=>g(t.timeline.at(-1)[r()])-9]),W(e,i)}),q(F(S),19,()=>t.points,e=>e.at,(e,n,r)=>{var a=xl(),o=P(F(M(a)),!0);T(a),L((e,t)=>{Y(a,`transform`,`translate(${e??``} ${t??``})`),G(o,B(r)+1)},[()=>Math.min(h(B(n).at),i-24),()=>Math.max(14,g(t.timeline[B(n).at][B(n).seat])-24)]),W(e,a)}),T(y),L(e=>Y(y,`aria-label`,e),[()=>n.say(`timeline`)]),W(e,y),D()}var wl=U(`<section><header class="svelte-1p4i2d7"><!><b class="nm svelte-1p4i2d7"> </b> <span class="place svelte-1p4i2d7"> </span> <strong class="num svelte-1p4i2d7"> </strong></header> <span class="meter svelte-1p4i2d7"><span class="svelte-1p4i2d7"></span></span> <!></section>`),Tl=U(`<li class="svelte-1p4i2d7"><i class="svelte-1p4i2d7"> </i> <button class="svelte-1p4i2d7"><!></button> <span class="num svelte-1p4i2d7"> </span></li>`),El=U(`<button class="btn go svelte-1p4i2d7"> </button>`),Dl=U(`<span class="label svelte-1p4i2d7"> </span>`),Ol=U(`<div class="page svelte-1p4i2d7" data-page="final"><!> <main class="svelte-1p4i2d7"><section class="win enamel screws svelte-1p4i2d7"><div><h2 class="svelte-1p4i2d7"> </h2> <p class="svelte-1p4i2d7"> </p></div> <div class="tr svelte-1p4i2d7" aria-hidden="true"></div></section> <section class="tab sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <div class="columns svelte-1p4i2d7"></div></section> <section class="tl sheet svelte-1p4i2d7"><h3 class="svelte-1p4i2d7"> </h3> <!> <ol class="turns svelte-1p4i2d7"></ol> <!></section> <div class="acts svelte-1p4i2d7"><!> <a class="btn ghost svelte-1p4i2d7"> </a> <button class="btn ghost svelte-1p4i2d7"> </button> <span class="x svelte-1p4i2d7"><!></span> <a class="btn ghost x svelte-1p4i2d7" href="/"> </a> <!></div></main></div>`);function kl(e,t){E(t,!0);let n=[`loco-3`,`hopper`,`tanker`,`coach`,`coach`,`caboose`],r=$(),i=O(()=>r.scene),a=O(()=>B(i).table),o=O(()=>B(i).ending),s=O(()=>r.module.Breakdown),c=O(()=>r.people.map(({seat:e})=>e).sort((e,t)=>B(o).ranking[e]-B(o).ranking[t])),l=O(()=>Math.max(1,...B(o).scores)),u=O(()=>tl(B(o),r.lines,3)),d=e=>r.people[e].name,f=A(!1);I(()=>{B(f)&&r.rematch!==null&&Zo(`/t/${r.rematch}`)});function p(){j(f,!0),r.rematch===null&&r.tell({t:`rematch`})}var m=Ol(),h=M(m);xi(h,()=>t.top);var g=F(h,2),_=M(g),v=M(_),y=M(v),b=P(y,!0),x=P(F(y,2),!0);T(v);var S=F(v,2);q(S,21,()=>n,di,(e,t)=>{X(e,{get name(){return B(t)}})}),T(S),T(_);var ee=F(_,2),te=M(ee),ne=P(te,!0),re=F(te,2);q(re,20,()=>B(c),e=>e,(e,t)=>{var n=wl();let i;var a=M(n),c=M(a);ks(c,{get seat(){return t}});var u=F(c),f=P(u,!0),p=F(u,2),m=P(p,!0),h=F(p,2),g=P(h,!0);T(a);var _=F(a,2),v=P(_);Si(F(_,2),()=>B(s),(e,n)=>{n(e,{get seat(){return t},get parts(){return B(o).breakdowns[t]}})}),T(n),L((e,r,a,s)=>{i=J(n,1,`column o${t+1}`,`svelte-1p4i2d7`,i,{first:B(o).ranking[t]===1}),Y(n,`aria-label`,e),G(f,r),G(m,a),Y(h,`data-seat-score`,t),G(g,B(o).scores[t]),Ni(v,`width:${s??``}%`)},[()=>d(t),()=>d(t),()=>r.say(`final-place`,{place:B(o).ranking[t]}),()=>Math.max(0,B(o).scores[t]/B(l)*100)]),W(e,n)}),T(re),T(ee);var ie=F(ee,2),ae=M(ie),oe=P(ae,!0),se=F(ae,2),ce=e=>{Cl(e,{get timeline(){return B(o).timeline},get points(){return B(u)}})};K(se,e=>{B(o).timeline.length>1&&e(ce)});var le=F(se,2);q(le,23,()=>B(u),e=>e.at,(e,t,n)=>{var i=Tl(),a=M(i),o=P(a,!0),s=F(a,2),c=M(s);{let e=O(()=>B(t).text||d(B(t).seat));ll(c,{get text(){return B(e)}})}T(s);var l=P(F(s,2));T(i),L(()=>{G(o,B(n)+1),G(l,`+${B(t).gain??``}`)}),V(`click`,s,()=>r.look(B(t).ply)),W(e,i)}),T(le),_l(F(le,2),{}),T(ie);var ue=F(ie,2),de=M(ue),fe=e=>{var t=El(),n=P(t,!0);L(e=>G(n,e),[()=>r.say(r.rematch===null?`rematch`:`rematch-join`)]),V(`click`,t,p),W(e,t)};K(de,e=>{r.isPlayer&&e(fe)});var pe=F(de,2),me=P(pe,!0),he=F(pe,2),ge=P(he,!0),_e=F(he,2),ve=M(_e);{let e=O(()=>r.say(`link-replay`)),t=O(()=>`${location.origin}/r/${B(a).id}`);pl(ve,{small:!0,get label(){return B(e)},get link(){return B(t)}})}T(_e);var ye=F(_e,2),be=P(ye,!0),xe=F(ye,2),Se=e=>{var t=Dl(),n=P(t,!0);L(e=>G(n,e),[()=>r.say(`rematch-ready`)]),W(e,t)};K(xe,e=>{r.rematch!==null&&e(Se)}),T(ue),T(g),T(m),L((e,t,n,i,s,l)=>{Y(m,`data-act`,r.scene?.act),G(b,B(o).text),G(x,e),G(ne,t),Ni(re,`--n:${B(c).length??``}`),G(oe,n),Y(pe,`href`,`/r/${B(a).id??``}`),G(me,i),G(ge,s),G(be,l)},[()=>r.say(`final-after`,{turns:r.turn}),()=>r.say(`final-points`),()=>r.say(`timeline`),()=>r.say(`replay`),()=>r.say(`final-board`),()=>r.say(`to-lobby`)]),V(`click`,pe,function(...e){Qo?.apply(this,e)}),V(`click`,he,function(...e){t.onboard?.apply(this,e)}),V(`click`,ye,function(...e){Qo?.apply(this,e)}),W(e,m),D()}H([`click`]);var Al=320,jl=84,Ml=class{pace;fly;waiting=[];current=null;constructor(e,t=Nl){this.pace=e,this.fly=t}add(e){this.pace()!==0&&(this.waiting=[...this.waiting,...e].slice(-6),this.current===null&&this.work())}skip(){this.waiting=[],this.current?.skip()}async work(){for(let e=this.waiting.shift();e!==void 0;e=this.waiting.shift()){let t=this.fly(e,Al*this.pace());this.current=t,await t.done}this.current=null}};function Nl(e,t,n){let r=document.querySelector(e.from),i=document.querySelector(e.to);if(!r||!i||t===0)return{done:Promise.resolve(),skip:()=>{}};let[a,o]=[r.getBoundingClientRect(),i.getBoundingClientRect()],s=n?.(e)??Pl(r,i),c=!s.isConnected,l=c?new DOMRect(0,0,jl,jl*1.42):s.getBoundingClientRect(),u=c?s:s.cloneNode(!0);u.removeAttribute(`data-at`),u.setAttribute(`aria-hidden`,`true`),u.inert=!0,Object.assign(u.style,{position:`fixed`,left:`0`,top:`0`,margin:`0`,width:`${l.width}px`,height:`${l.height}px`,pointerEvents:`none`,zIndex:`60`}),document.body.append(u);let d=e=>`translate(${e.left+(e.width-l.width)/2}px, ${e.top+(e.height-l.height)/2}px)`,f=u.animate([{transform:d(a),opacity:.9},{transform:d(o),opacity:1}],{duration:t,easing:`cubic-bezier(.2,.7,.2,1)`});return{done:f.finished.then(()=>u.remove(),()=>u.remove()),skip:()=>f.cancel()}}function Pl(e,t){let n=e=>e.offsetWidth*e.offsetHeight;return n(t)>0&&n(t)<=n(e)?t:e}function Fl(e,t){E(t,!0);let n=$(),r=new Ml(ma,(e,t)=>Nl(e,t,a)),i=n.lastLines;function a(e){if(e.card===void 0)return null;let t=document.createElement(`div`);t.style.setProperty(`--cw`,`84px`);let r=$r(n.module.Card,{target:t,props:{card:e.card},context:Wc(n)});return setTimeout(()=>void ri(r),2e3),t}I(()=>{let e=n.lastLines;if(e===i)return;i=e;let t=n.module?.flights;!t||n.moment!==null||r.add(e.map(e=>t(e)).filter(e=>e!==null))}),Ir(`pointerdown`,vn,()=>r.skip()),D()}var Il=9;function Ll(e,t){for(let t of e.querySelectorAll(`[data-key]`))delete t.dataset.key;[...e.querySelectorAll(t?`[data-keys] [data-lit]`:`[data-lit]`)].slice(0,Il).forEach((e,t)=>e.dataset.key=String(t+1))}function Rl(e,t){let n=e.querySelector(`[data-key="${t}"]`);return n?.click(),n!==null}function zl(e){return e instanceof HTMLElement&&e.closest(`input, textarea, select, dialog`)!==null}var Bl=U(`<div class="svelte-1mv8zga"><dt><kbd class="kbd svelte-1mv8zga"> </kbd></dt> <dd class="svelte-1mv8zga"> </dd></div>`),Vl=U(`<dl class="svelte-1mv8zga"></dl>`);function Hl(e,t){E(t,!0);let n=oa(t,`isHelpOpen`,15),r=$(),i=[[`1–9`,`keys-numbers`],[`Enter`,`keys-enter`],[`Esc`,`keys-escape`],[`Ctrl+Z`,`keys-undo`],[`← →`,`keys-arrows`],[`End`,`keys-end`],[`H`,`keys-hint`],[`I`,`keys-card`],[`Tab`,`keys-tab`],[`?`,`keys-help`]];function a(e){zl(e.target)||e.altKey||e.metaKey||!r.scene||o(e)&&e.preventDefault()}function o(e){if(e.ctrlKey)return e.key.toLowerCase()===`z`&&s();switch(e.key){case`?`:return n(!0);case`Escape`:return c();case`Enter`:return l(e);case`ArrowLeft`:return u(-1);case`ArrowRight`:return r.moment!==null&&u(1);case`End`:return r.moment!==null&&(r.backToNow(),!0);case`h`:return r.canMove&&(r.askHint(),!0);default:return/^[1-9]$/.test(e.key)&&Rl(document,e.key)}}function s(){return r.scene.undo.act&&r.undo(!1),!0}function c(){return r.explanation?r.explanation=null:r.moment&&r.scene.table.status!==`over`?r.backToNow():!r.putBack()&&r.canMove&&r.scene.undo.act&&r.undo(!1),!0}function l(e){return!r.armed||e.target.closest(`.btn`)?!1:(r.confirm(),!0)}function u(e){return r.look(r.plyShown+e),!0}var d=qr();Ir(`keydown`,vn,a);var f=N(d),p=e=>{{let t=O(()=>r.say(`keys-title`));es(e,{get title(){return B(t)},onclose:()=>n(!1),children:(e,t)=>{var n=Vl();q(n,21,()=>i,([e,t])=>e,(e,t)=>{var n=O(()=>g(B(t),2));let i=()=>B(n)[0],a=()=>B(n)[1];var o=Bl(),s=M(o),c=P(M(s),!0);T(s);var l=P(F(s,2),!0);T(o),L(e=>{G(c,i()),G(l,e)},[()=>r.say(a())]),W(e,o)}),T(n),W(e,n)},$$slots:{default:!0}})}};K(f,e=>{n()&&e(p)}),W(e,d),D()}var Ul=U(`<p class="svelte-er3av2"><span class="svelte-er3av2"> </span> <button class="tool"><!></button></p>`),Wl=U(`<div class="place svelte-er3av2" role="alert"><!></div>`);function Gl(e,t){E(t,!0);let n=$();I(()=>{if(n.notice===null)return;let e=setTimeout(()=>n.notice=null,7e3);return()=>clearTimeout(e)});var r=Wl(),i=M(r),a=e=>{var t=Ul(),r=M(t),i=P(r,!0),a=F(r,2);X(M(a),{name:`i-x`,class:`ic`}),T(a),T(t),L(e=>{G(i,n.notice),Y(a,`aria-label`,e)},[()=>n.say(`close`)]),V(`click`,a,()=>n.notice=null),W(e,t)};K(i,e=>{n.notice!==null&&e(a)}),T(r),W(e,r),D()}H([`click`]);var Kl=U(`<div class="bar sheet svelte-18jg14m"><div class="steps svelte-18jg14m"><button class="btn ghost svelte-18jg14m"><span aria-hidden="true">«</span></button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">←</span></button> <button class="btn go svelte-18jg14m"> </button> <button class="btn ghost svelte-18jg14m"><span aria-hidden="true">→</span></button></div> <input type="range" min="0" class="svelte-18jg14m"/> <output class="num svelte-18jg14m"> </output> <p class="said svelte-18jg14m"> </p></div>`);function ql(e,t){E(t,!0);let n=$(),r=O(()=>n.scene.ply),i=O(()=>n.plyShown),a=A(!1),o=A(null);I(()=>{n.moment===null&&n.look(0)}),I(()=>{if(!B(a))return;if(B(i)>=B(r)){j(a,!1);return}let e=setTimeout(()=>void n.look(B(i)+1),900);return()=>clearTimeout(e)});let s=!1;async function c(e){if(j(o,e,!0),!s){for(s=!0;B(o)!==null&&B(o)!==n.plyShown;){let e=B(o);await n.look(e),B(o)===e&&j(o,null)}j(o,null),s=!1}}function l(){!B(a)&&B(i)>=B(r)&&n.look(0),j(a,!B(a))}var u=Kl(),d=M(u),f=M(d),p=F(f,2),m=F(p,2),h=P(m,!0),g=F(m,2);T(d);var _=F(d,2);Gi(_);var v=F(_,2),y=P(v),b=P(F(v,2),!0);T(u),L((e,t,n,a,s,c,l)=>{Y(f,`aria-label`,e),Y(p,`aria-label`,t),G(h,n),Y(g,`aria-label`,a),Y(_,`max`,B(r)),Ki(_,B(o)??B(i)),Y(_,`aria-label`,s),Y(_,`aria-valuetext`,c),G(y,`${B(o)??B(i)??``} / ${B(r)??``}`),G(b,l)},[()=>n.say(`step-first`),()=>n.say(`step-back`),()=>n.say(B(a)?`pause`:`play`),()=>n.say(`step-on`),()=>n.say(`scrubber`),()=>n.say(`past`,{ply:B(i),last:B(r)}),()=>n.linesShown.at(-1)?.text??``]),V(`click`,f,()=>n.look(0)),V(`click`,p,()=>n.look(B(i)-1)),V(`click`,m,l),V(`click`,g,()=>n.look(B(i)+1)),V(`input`,_,e=>c(e.currentTarget.valueAsNumber)),W(e,u),D()}H([`click`,`input`]);var Jl=U(`<button class="plain svelte-13pwep8"><!></button>`),Yl=U(`<li><b class="svelte-13pwep8"> </b> </li>`),Xl=U(`<li class="none svelte-13pwep8"> </li>`),Zl=U(`<div class="head svelte-13pwep8"><b class="svelte-13pwep8"> </b> <button class="plain svelte-13pwep8"> </button> <!></div> <ul aria-live="polite" class="svelte-13pwep8"></ul> <form class="svelte-13pwep8"><input maxlength="500" autocomplete="off" class="svelte-13pwep8"/> <button class="btn ghost" type="submit"> </button></form>`,1),Ql=U(`<span class="n svelte-13pwep8"> <span class="vh"> </span></span>`),$l=U(`<button class="bar-button svelte-13pwep8"><!> <!></button>`),eu=U(`<button class="bar-button off svelte-13pwep8"><!> </button>`),tu=U(`<section class="chat svelte-13pwep8"><!></section>`);function nu(e,t){E(t,!0);let n=oa(t,`isOpen`,15,!1),r=oa(t,`isPinned`,3,!1),i=$(),a=A(``),o=A(hn(i.chat.length)),s=A(void 0),c=O(()=>Math.max(0,i.chat.length-B(o))),l=O(()=>(n()||r())&&Z.chat);I(()=>{B(l)&&(j(o,i.chat.length,!0),B(s)?.scrollTo(0,B(s).scrollHeight))});function u(e){let t=e.seat===null?void 0:i.people[e.seat]?.name;return e.name||(t??i.say(`spectator`))}function d(e){e.key===`Escape`&&e.currentTarget.blur()}async function f(e){e.preventDefault();let t=B(a).trim();t!==``&&(j(a,``),(await i.tell({t:`say`,text:t}))?.t===`refused`&&j(a,t,!0))}var p=tu(),m=M(p),h=e=>{var t=Zl(),o=N(t),c=M(o),l=P(c,!0),p=F(c,2),m=P(p,!0),h=F(p,2),g=e=>{var t=Jl();X(M(t),{name:`i-x`,class:`ic`}),T(t),L(e=>Y(t,`aria-label`,e),[()=>i.say(`close`)]),V(`click`,t,()=>n(!1)),W(e,t)};K(h,e=>{r()||e(g)}),T(o);var _=F(o,2);q(_,21,()=>i.chat,e=>e.number,(e,t)=>{var n=Yl(),r=M(n),i=P(r,!0),a=F(r);T(n),L(e=>{J(n,1,Ei(B(t).seat===null?``:`o${B(t).seat+1}`),`svelte-13pwep8`),G(i,e),G(a,` ${B(t).text??``}`)},[()=>u(B(t))]),W(e,n)},e=>{var t=Xl(),n=P(t,!0);L(e=>G(n,e),[()=>i.say(`chat-none`)]),W(e,t)}),T(_),na(_,e=>j(s,e),()=>B(s));var v=F(_,2),y=M(v);Gi(y);var b=P(F(y,2),!0);T(v),L((e,t,n,r,i)=>{G(l,e),G(m,t),Y(y,`aria-label`,n),Y(y,`placeholder`,r),G(b,i)},[()=>i.say(`chat`),()=>i.say(`chat-off`),()=>i.say(`chat-line`),()=>i.say(`chat-line`),()=>i.say(`chat-send`)]),V(`click`,p,()=>fa(`chat`,!1)),Ir(`submit`,v,f),V(`keydown`,y,d),Xi(y,()=>B(a),e=>j(a,e)),W(e,t)},g=e=>{var t=$l(),r=M(t);X(r,{name:`i-chat`,class:`ic`});var a=F(r),o=F(a),s=e=>{var t=Ql(),n=M(t,!0),r=P(F(n),!0);T(t),L(e=>{G(n,B(c)),G(r,e)},[()=>i.say(`chat-unread`)]),W(e,t)};K(o,e=>{B(c)>0&&e(s)}),T(t),L(e=>G(a,`${e??``} `),[()=>i.say(`chat`)]),V(`click`,t,()=>n(!0)),W(e,t)},_=e=>{var t=eu(),n=M(t);X(n,{name:`i-chat`,class:`ic`});var r=F(n,1,!0);T(t),L(e=>G(r,e),[()=>i.say(`chat-is-off`)]),V(`click`,t,()=>fa(`chat`,!0)),W(e,t)};K(m,e=>{B(l)?e(h):Z.chat?e(g,1):e(_,-1)}),T(p),L(e=>Y(p,`aria-label`,e),[()=>i.say(`chat`)]),W(e,p),D()}H([`click`,`keydown`]);var ru=U(`<li class="turn"> </li>`),iu=U(`<li><button class="svelte-1srjamk"><time> </time> <!></button></li>`),au=U(`<ol class="log svelte-1srjamk"></ol>`);function ou(e,t){E(t,!0);let n=$(),r,i=O(()=>n.linesShown.length),a=O(()=>n.linesShown.findLastIndex(e=>e.kind!==Kc)),o=O(()=>{let e=0;return n.lines.map(t=>({line:t,turn:t.kind===`began`?++e:null}))});function s(e,t){let r=e.seat!==null&&e.seat===n.home,i=e.seat===null?``:n.people[e.seat]?.name??``;return n.say(`log-turn`,{turn:t,whose:r?`own`:`other`,name:i})}I(()=>{B(i);let e=requestAnimationFrame(()=>r.querySelector(`.now`)?.scrollIntoView({block:`nearest`}));return()=>cancelAnimationFrame(e)});var c=au();q(c,21,()=>B(o),di,(e,t,r)=>{let o=()=>B(t).line,c=()=>B(t).turn;var l=qr(),u=N(l),d=e=>{var t=ru(),n=P(t,!0);L(e=>G(n,e),[()=>s(o(),c())]),W(e,t)},f=e=>{var t=iu();let s;var c=M(t),l=M(c),u=P(l,!0);ll(F(l,2),{get text(){return o().text}}),T(c),T(t),L((e,n)=>{s=J(t,1,`line svelte-1srjamk`,null,s,{now:r===B(a),later:r>=B(i)}),Y(c,`title`,e),G(u,n)},[()=>n.say(`log-look`),()=>Ps(o().at,Z.lang)]),V(`click`,c,()=>n.look(o().ply)),W(e,t)};K(u,e=>{c()===null?e(f,-1):e(d)}),W(e,l)}),T(c),na(c,e=>r=e,()=>r),W(e,c),D()}H([`click`]);var su=U(`<label class="name svelte-1fwirad"><!><span> </span> <input maxlength="40" class="svelte-1fwirad"/></label>`),cu=U(`<li><!></li>`),lu=U(`<li class="label"> </li>`),uu=U(`<!> <!> <h3 class="svelte-1fwirad"> </h3> <ul class="links svelte-1fwirad"><!> <!> <!> <!></ul> <div class="ways svelte-1fwirad"><button class="btn ghost"> </button> <button class="btn ghost"> <kbd>?</kbd></button> <button class="btn ghost"> </button></div> <p class="label fair svelte-1fwirad"> </p>`,1);function du(e,t){E(t,!0);let n=$(),r=O(()=>n.scene.table),i=O(()=>n.welcome?.watch_token??null),a=O(()=>n.people.filter(e=>e.is_you)),o=O(()=>n.people.filter(e=>e.token!==null));function s(e,t){B(a).length===1&&fa(`name`,t),n.tell({t:`rename`,seat:e,name:t})}{let c=O(()=>n.say(`menu`));es(e,{get title(){return B(c)},get onclose(){return t.onclose},children:(e,c)=>{var l=uu(),u=N(l);q(u,17,()=>B(a),e=>e.seat,(e,t)=>{var r=su(),i=M(r);ks(i,{get seat(){return B(t).seat}});var a=F(i),o=P(a,!0),c=F(a,2);Gi(c),T(r),L(e=>{G(o,e),Ki(c,B(t).name)},[()=>n.say(`your-name`)]),V(`change`,c,e=>s(B(t).seat,e.currentTarget.value.trim())),W(e,r)});var d=F(u,2);ys(d,{isTable:!0});var f=F(d,2),p=P(f,!0),m=F(f,2),h=M(m);q(h,17,()=>B(o),e=>e.seat,(e,t)=>{var i=cu(),a=M(i);{let e=O(()=>n.say(`link-seat`,{number:B(t).seat+1})),i=O(()=>ba(B(r).id,B(t).token));pl(a,{get label(){return B(e)},get link(){return B(i)}})}T(i),W(e,i)});var g=F(h,2),_=e=>{var t=cu(),a=M(t);{let e=O(()=>n.say(`link-watch`)),t=O(()=>ba(B(r).id,B(i)));pl(a,{get label(){return B(e)},get link(){return B(t)}})}T(t),W(e,t)};K(g,e=>{B(i)&&e(_)});var v=F(g,2),y=e=>{var t=cu(),i=M(t);{let e=O(()=>n.say(`link-replay`)),t=O(()=>`${location.origin}/r/${B(r).id}`);pl(i,{get label(){return B(e)},get link(){return B(t)}})}T(t),W(e,t)};K(v,e=>{B(r).status===`over`&&e(y)});var b=F(v,2),x=e=>{var t=lu(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`menu-no-links`)]),W(e,t)};K(b,e=>{B(o).length===0&&!B(i)&&B(r).status!==`over`&&e(x)}),T(m);var S=F(m,2),ee=M(S),te=P(ee,!0),ne=F(ee,2),re=M(ne,!0);Me(),T(ne);var ie=F(ne,2),ae=P(ie,!0);T(S);var oe=P(F(S,2),!0);L((e,t,n,r,i)=>{G(p,e),G(te,t),G(re,n),G(ae,r),G(oe,i)},[()=>n.say(`menu-links`),()=>n.say(`rules`),()=>n.say(`keys-title`),()=>n.say(`leave`),()=>n.say(`menu-rules-version`,{version:B(r).rules_version,edition:B(r).edition})]),V(`click`,ee,function(...e){t.onrules?.apply(this,e)}),V(`click`,ne,function(...e){t.onhelp?.apply(this,e)}),V(`click`,ie,()=>Zo(`/`)),W(e,l)},$$slots:{default:!0}})}D()}H([`change`,`click`]);var fu=U(`<span class="label opt watching svelte-bpic0y"> </span>`),pu=U(`<span class="n svelte-bpic0y"> </span>`),mu=U(`<button class="tool"><!> <!></button>`),hu=U(`<!> <span role="status"> </span> <button class="tool opt"><!> </button> <!>`,1),gu=U(`<div class="talk svelte-bpic0y"><!><!></div>`),_u=U(`<!> <!>`,1);function vu(e,t){E(t,!0);let n=$(),r=O(()=>n.scene.table),i=A(null),a=A(hn(n.chat.length)),o=O(()=>n.say(`rail-${t.isReplay?`replay`:B(r).status}`,{table:B(r).id,turn:n.turn})),s=O(()=>n.link?.state??`connecting`),c=O(()=>n.chat.length-B(a));I(()=>{n.moment!==null&&kr(()=>B(i))===`talk`&&j(i,null)});function l(){j(i,`talk`),j(a,n.chat.length,!0)}var u=_u(),d=N(u);Ts(d,{get where(){return B(r).title},get meta(){return B(o)},onmenu:()=>j(i,`menu`),extra:e=>{var t=hu(),r=N(t),a=e=>{var t=fu(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`spectators`,{count:n.scene.spectators})]),W(e,t)};K(r,e=>{n.scene.spectators>0&&e(a)});var o=F(r,2),u=P(o,!0),d=F(o,2),f=M(d);X(f,{name:`i-book`,class:`ic`});var p=F(f,1,!0);T(d);var m=F(d,2),h=e=>{var t=mu(),r=M(t);X(r,{name:`i-chat`,class:`ic`});var i=F(r,2),a=e=>{var t=pu(),n=P(t,!0);L(()=>G(n,B(c))),W(e,t)};K(i,e=>{B(c)>0&&e(a)}),T(t),L(e=>Y(t,`aria-label`,e),[()=>n.say(`log-and-chat`)]),V(`click`,t,l),W(e,t)};K(m,e=>{n.isPhone&&e(h)}),L((e,t)=>{J(o,1,`conn ${B(s)??``}`,`svelte-bpic0y`),Y(o,`data-connection`,B(s)),G(u,e),G(p,t)},[()=>n.say(`connection-${B(s)}`),()=>n.say(`rules`)]),V(`click`,d,()=>j(i,`rules`)),W(e,t)},$$slots:{extra:!0}});var f=F(d,2),p=e=>{du(e,{onclose:()=>j(i,null),onhelp:()=>{j(i,null),t.onhelp()},onrules:()=>j(i,`rules`)})},m=e=>{{let t=O(()=>n.say(`rules`));es(e,{get title(){return B(t)},wide:!0,onclose:()=>j(i,null),children:(e,t)=>{Rc(e,{get game(){return B(r).game},onclause:e=>n.openClause=e})},$$slots:{default:!0}})}},h=e=>{{let t=O(()=>n.say(`log-and-chat`));es(e,{get title(){return B(t)},onclose:()=>j(i,null),children:(e,t)=>{var n=gu(),r=M(n);ou(r,{}),nu(F(r),{isPinned:!0}),T(n),W(e,n)},$$slots:{default:!0}})}};K(f,e=>{B(i)===`menu`?e(p):B(i)===`rules`?e(m,1):B(i)===`talk`&&e(h,2)}),W(e,u),D()}H([`click`]);var yu=U(`<button class="btn ghost svelte-1bn96s7"><!><span class="aside svelte-1bn96s7"> </span></button>`),bu=U(`<button data-lit=""><span class="text svelte-1bn96s7"> </span></button>`),xu=U(`<small class="hint svelte-1bn96s7"><b class="svelte-1bn96s7"> </b> </small>`),Su=U(`<small><!></small>`),Cu=U(`<div class="choices svelte-1bn96s7" data-keys=""><!></div>`),wu=U(`<button class="btn ghost svelte-1bn96s7" data-hint=""><!><span class="aside svelte-1bn96s7"> </span></button>`),Tu=U(`<button class="btn ghost svelte-1bn96s7"><!> <kbd class="svelte-1bn96s7">Esc</kbd></button>`),Eu=U(`<!> <!>`,1),Du=U(`<button class="btn go svelte-1bn96s7" data-confirm=""> <kbd class="svelte-1bn96s7">Enter</kbd></button>`),Ou=U(`<div data-bar="mine"><!> <div class="say svelte-1bn96s7"><span role="status"> </span> <!></div> <!> <div class="do svelte-1bn96s7"><!> <!> <!> <!></div></div>`),ku=U(`<time class="num svelte-1bn96s7"> </time>`),Au=U(`<button class="btn go svelte-1bn96s7"> </button>`),ju=U(`<div class="bar sheet waiting svelte-1bn96s7" data-bar="waiting"><!> <p class="say svelte-1bn96s7" role="status"> </p> <!> <div class="do svelte-1bn96s7"><!></div></div>`);function Mu(e,t){E(t,!0);let n=(e,t=d,n=d,r=d,a=d)=>{var o=yu(),s=M(o);X(s,{get name(){return r()}});var c=P(F(s),!0);T(o),L(()=>{Y(o,`data-undo`,n()?`turn`:`act`),Y(o,`title`,t()?a():void 0),Y(o,`aria-disabled`,!t()),G(c,a())}),V(`click`,o,e=>t()?i.undo(n()):g(e,!1)),Ir(`mouseenter`,o,e=>g(e,t())),Ir(`focus`,o,e=>g(e,t())),Ir(`mouseleave`,o,e=>i.explained(e.currentTarget)),Ir(`blur`,o,e=>i.explained(e.currentTarget)),W(e,o)},r=e=>{var t=qr();q(N(t),17,()=>B(l),e=>e.code,(e,t)=>{var n=bu();let r;var a=P(M(n),!0);T(n),L(e=>{r=J(n,1,e,`svelte-1bn96s7`,r,{"is-hinted":i.hint?.code===B(t).code}),G(a,B(t).text)},[()=>Ei([`btn`,h(B(t))?`go`:`ghost`])]),V(`click`,n,()=>i.offer(B(t))),W(e,n)}),W(e,t)},i=$(),a=O(()=>i.scene),o=O(()=>i.isMine),s=O(()=>B(a).table.status===`over`),c=O(()=>i.moves.filter(e=>!i.module.placed(e))),l=O(()=>i.pickedMoves.length>0?i.pickedMoves:i.armed?[]:B(c)),u=O(()=>B(l).length>4),f=O(()=>Math.max(0,js()+i.skew-(i.lines.at(-1)?.at??B(a).at))),p=O(()=>i.module.BarDetail),m=O(()=>B(o)&&Z.hints&&B(a).table.hints);function h(e){let t=i.moves.length===1;return i.pickedMoves.length===0&&(t||i.module.commits?.(e)===!0)}function g(e,t){!t&&B(a).undo.why&&i.explainText(e.currentTarget,B(a).undo.why)}var _=qr(),v=N(_),y=e=>{var t=Ou();let o;var s=M(t);X(s,{name:`sema-clear`,class:`sig`});var c=F(s,2),d=M(c),f=P(d,!0),h=F(d,2),g=e=>{var t=xu(),n=M(t),r=P(n),a=F(n);T(t),L(()=>{G(r,`${i.hint.text??``}.`),G(a,` ${i.hint.reason??``}`)}),W(e,t)},_=e=>{var t=Su();Si(M(t),()=>B(p),(e,t)=>{t(e,{})}),T(t),W(e,t)};K(h,e=>{i.hint?e(g):B(p)&&e(_,1)}),T(c);var v=F(c,2),y=e=>{var t=Cu();r(M(t)),T(t),W(e,t)};K(v,e=>{B(u)&&e(y)});var b=F(v,2),x=M(b),S=e=>{r(e)};K(x,e=>{B(u)||e(S)});var ee=F(x,2),te=e=>{var t=wu(),n=M(t);X(n,{name:`i-star`});var r=P(F(n),!0);T(t),L((e,n)=>{Y(t,`title`,e),G(r,n)},[()=>i.say(`hint`),()=>i.say(`hint`)]),V(`click`,t,()=>i.askHint()),W(e,t)};K(ee,e=>{B(m)&&e(te)});var ne=F(ee,2),re=e=>{var t=Tu(),n=M(t);X(n,{name:`i-x`});var r=F(n,1,!0);Me(),T(t),L(e=>G(r,e),[()=>i.say(`put-back`)]),V(`click`,t,()=>i.putBack()),W(e,t)},ie=e=>{var t=Eu(),r=N(t);{let e=O(()=>i.say(`undo`));n(r,()=>B(a).undo.act,()=>!1,()=>`i-undo`,()=>B(e))}var o=F(r,2),s=e=>{{let t=O(()=>i.say(`start-over`));n(e,()=>!0,()=>!0,()=>`i-reset`,()=>B(t))}};K(o,e=>{B(a).undo.turn&&e(s)}),W(e,t)};K(ne,e=>{i.armed||i.pickedMoves.length>0?e(re):e(ie,-1)});var ae=F(ne,2),oe=e=>{var t=Du(),n=M(t,!0);Me(),T(t),L(e=>G(n,e),[()=>i.say(`confirm-move`)]),V(`click`,t,()=>i.confirm()),W(e,t)};K(ae,e=>{i.armed&&e(oe)}),T(b),T(t),L(()=>{o=J(t,1,`bar enamel svelte-1bn96s7`,null,o,{many:B(u),crowded:B(l).length>1}),Y(t,`data-picked`,i.pickedMoves.length>0?``:void 0),G(f,i.armed?i.armed.text:B(a).question),Y(b,`data-keys`,B(u)?void 0:``)}),W(e,t)},b=e=>{var r=ju(),o=M(r);{let e=O(()=>B(s)?`sema-clear`:`sema-stop`);X(o,{get name(){return B(e)},class:`sig`})}var c=F(o,2),l=P(c,!0),u=F(c,2),d=e=>{var t=ku(),n=P(t,!0);L(e=>G(n,e),[()=>Ns(B(f))]),W(e,t)};K(u,e=>{!B(s)&&B(f)>5&&e(d)});var p=F(u,2),m=M(p),h=e=>{var n=Au(),r=P(n,!0);L(e=>G(r,e),[()=>i.say(`show-results`)]),V(`click`,n,function(...e){t.onresults?.apply(this,e)}),W(e,n)},g=e=>{{let t=O(()=>i.say(`undo`));n(e,()=>!0,()=>!1,()=>`i-undo`,()=>B(t))}};K(m,e=>{B(s)?e(h):i.isPlayer&&B(a).undo.act&&e(g,1)}),T(p),T(r),L(()=>G(l,B(s)?B(a).ending?.text??B(a).question:B(a).question)),W(e,r)};K(v,e=>{B(o)?e(y):e(b,-1)}),W(e,_),D()}H([`click`]);var Nu=U(`<p class="vh" aria-live="polite"> </p>`);function Pu(e,t){E(t,!0);let n=$(),r=O(()=>n.lastLines.filter(e=>e.kind!==Kc));var i=Nu(),a=P(i,!0);L(e=>G(a,e),[()=>B(r).map(e=>e.text).join(` `)]),W(e,i),D()}var Fu=U(`<div class="middle svelte-m8uwa4"><!></div>`);function Iu(e,t){E(t,!0);let n=$(),r=O(()=>n.module.Card);var i=qr(),a=N(i),o=e=>{{let t=O(()=>n.say(`card`));es(e,{get title(){return B(t)},onclose:()=>n.enlarge(null),children:(e,t)=>{var i=Fu();Si(M(i),()=>B(r),(e,t)=>{t(e,{get card(){return n.enlarged},big:!0})}),T(i),W(e,i)},$$slots:{default:!0}})}};K(a,e=>{n.enlarged!==null&&e(o)}),W(e,i),D()}var Lu=U(`<small class="svelte-g7tmpt"> </small>`),Ru=U(`<div class="bar sheet past-bar svelte-g7tmpt" data-bar="past"><!> <p class="say svelte-g7tmpt" role="status"> <!></p> <div class="do"><button class="btn ghost"><span aria-hidden="true">←</span></button> <button class="btn ghost"><span aria-hidden="true">→</span></button> <button class="btn go"> </button></div></div>`);function zu(e,t){E(t,!0);let n=$(),r=O(()=>n.plyShown),i=O(()=>n.scene.ply);var a=Ru(),o=M(a);X(o,{name:`i-clock`,class:`ic`});var s=F(o,2),c=M(s),l=F(c),u=e=>{var t=Lu(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`past-your-turn`)]),W(e,t)};K(l,e=>{n.isMine&&e(u)}),T(s);var d=F(s,2),f=M(d),p=F(f,2),m=F(p,2),h=P(m,!0);T(d),T(a),L((e,t,n,a)=>{G(c,`${e??``} `),f.disabled=B(r)<=0,Y(f,`aria-label`,t),p.disabled=B(r)>=B(i),Y(p,`aria-label`,n),G(h,a)},[()=>n.say(`past`,{ply:B(r),last:B(i)}),()=>n.say(`step-back`),()=>n.say(`step-on`),()=>n.say(`back-to-now`)]),V(`click`,f,()=>n.look(B(r)-1)),V(`click`,p,()=>n.look(B(r)+1)),V(`click`,m,()=>n.backToNow()),W(e,a),D()}H([`click`]);var Bu=U(`<span class="bot svelte-awhnpt"><!><span class="vh"> </span></span>`),Vu=U(`<span class="turn svelte-awhnpt"><!><span class="vh"> </span></span>`),Hu=U(`<button class="mini svelte-awhnpt"> </button>`),Uu=U(`<button class="mini gone svelte-awhnpt"> </button>`),Wu=U(`<span class="label away svelte-awhnpt"> </span>`),Gu=U(`<span class="label svelte-awhnpt"> </span>`),Ku=U(`<time> </time>`),qu=U(`<header class="seat-head svelte-awhnpt"><!> <h2 class="svelte-awhnpt"><span class="who svelte-awhnpt"> </span> <!></h2> <!> <span class="end svelte-awhnpt"><!> <!></span></header>`);function Ju(e,t){E(t,!0);let n=$(),r=O(()=>n.people[t.seat]),i=O(()=>n.view.seat===t.seat),a=O(()=>n.scene?Ms(n.scene,t.seat,n.skew):null),o=O(()=>!n.isReplay&&B(r).kind===`person`&&!B(r).is_here&&!B(r).is_stood_in),s=O(()=>B(o)&&!B(r).is_you&&n.isPlayer&&n.scene?.table.status===`playing`);var c=qu(),l=M(c);ks(l,{get seat(){return t.seat}});var u=F(l,2),d=M(u),f=P(d,!0),p=F(d,2),m=e=>{var t=Bu(),r=M(t);X(r,{name:`i-bot`});var i=P(F(r),!0);T(t),L((e,n)=>{Y(t,`title`,e),G(i,n)},[()=>n.say(`seat-bot`),()=>n.say(`seat-bot`)]),W(e,t)};K(p,e=>{(B(r).kind===`bot`||B(r).is_stood_in)&&e(m)}),T(u);var h=F(u,2),g=e=>{var t=Vu(),r=M(t);X(r,{name:`sema-clear`,class:`sg`});var i=P(F(r),!0);T(t),L(e=>G(i,e),[()=>n.say(`seat-deciding`)]),W(e,t)};K(h,e=>{B(i)&&e(g)});var _=F(h,2),v=M(_),y=e=>{var r=Hu(),i=P(r,!0);L(e=>G(i,e),[()=>n.say(`seat-take-back`)]),V(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!1})),W(e,r)},b=e=>{var r=Uu(),i=P(r,!0);L((e,t)=>{Y(r,`title`,e),G(i,t)},[()=>n.say(`seat-away`),()=>n.say(`seat-stand-in`)]),V(`click`,r,()=>n.tell({t:`stand_in`,seat:t.seat,on:!0})),W(e,r)},x=e=>{var t=Wu(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`seat-away`)]),W(e,t)},S=e=>{var t=Gu(),i=P(t,!0);L(e=>G(i,e),[()=>n.say(`level-${B(r).level}`)]),W(e,t)};K(v,e=>{B(r).is_stood_in&&B(r).is_you?e(y):B(s)?e(b,1):B(o)?e(x,2):B(r).level&&e(S,3)});var ee=F(v,2),te=e=>{var t=Ku();let n;var r=P(t,!0);L(e=>{n=J(t,1,`num svelte-awhnpt`,null,n,{short:B(a)<20}),G(r,e)},[()=>Ns(B(a))]),W(e,t)};K(ee,e=>{B(a)!==null&&e(te)}),T(_),T(c),L(e=>{Y(d,`title`,B(r).name),G(f,e)},[()=>B(r).is_you&&n.home===t.seat?n.say(`you`):B(r).name]),W(e,c),D()}H([`click`]);var Yu=U(`<section><!> <!></section>`),Xu=U(`<aside class="seats svelte-a590k0" tabindex="0"></aside>`);function Zu(e,t){E(t,!0);let n=$(),r=O(()=>{let e=n.people.map(e=>e.seat),t=n.home;return t===null?e:[...e.slice(t+1),...e.slice(0,t+1)]});var i=Xu();q(i,20,()=>B(r),e=>e,(e,t)=>{let r=O(()=>n.module.SeatPanel);var i=Yu();let a;var o=M(i);Ju(o,{get seat(){return t}}),Si(F(o,2),()=>B(r),(e,n)=>{n(e,{get seat(){return t}})}),T(i),L(()=>{a=J(i,1,`seat sheet o${t+1}`,`svelte-a590k0`,a,{me:t===n.home,on:t===n.view.seat}),Y(i,`data-at`,`seat:${t??``}`)}),W(e,i)}),T(i),L(e=>Y(i,`aria-label`,e),[()=>n.say(`seats`)]),W(e,i),D()}var Qu=U(`<aside class="side svelte-10dmedb"><!> <section class="logp sheet svelte-10dmedb"><h3 class="svelte-10dmedb"> <span class="label"> </span></h3> <!> <!></section></aside>`);function $u(e,t){E(t,!0);let n=$(),r=O(()=>n.module.Side),i=A(!1);var a=Qu(),o=M(a),s=e=>{var t=qr();Si(N(t),()=>B(r),(e,t)=>{t(e,{})}),W(e,t)};K(o,e=>{B(r)&&!n.isPhone&&e(s)});var c=F(o,2),l=M(c),u=M(l),d=P(F(u),!0);T(l);var f=F(l,2);ou(f,{}),nu(F(f,2),{get isOpen(){return B(i)},set isOpen(e){j(i,e,!0)}}),T(c),T(a),L((e,t,n)=>{Y(a,`aria-label`,e),G(u,`${t??``} `),G(d,n)},[()=>n.say(`log`),()=>n.say(`log`),()=>n.say(`turn-number`,{turn:n.turn})]),W(e,a),D()}var ed=U(`<button class="clause svelte-jlkwpm"> </button> `,1),td=U(`<div><span role="status"> </span> <!></div>`);function nd(e,t){E(t,!0);let n=/\s*\(((?:[A-Z]{2,4}-[A-Z0-9-]+(?:, )?)+)\)/,r=$(),i=O(()=>r.explanation?.text?r.explanation:null),a=O(()=>B(i)?.text?.match(n)?.[1]?.split(`, `)??(B(i)?.clause?[B(i).clause]:[])),o=O(()=>{if(!B(i))return null;let e=B(i).place.getBoundingClientRect(),t=Math.max(8,Math.min(e.left+e.width/2-28,innerWidth-240-8)),n=e.top<120;return{left:t,isBelow:n,y:n?e.bottom+10:innerHeight-e.top+10}});var s=qr(),c=N(s),l=e=>{var t=td();let s;var c=M(t),l=P(c,!0);q(F(c,2),16,()=>B(a),e=>e,(e,t)=>{var n=ed(),i=N(n),a=P(i,!0),o=F(i,1,!0);o.nodeValue=` `,L(()=>G(a,t)),V(`click`,i,()=>r.openClause=t),W(e,n)}),T(t),L(e=>{s=J(t,1,`why svelte-jlkwpm`,null,s,{below:B(o).isBelow}),Ni(t,`left:${B(o).left??``}px;${B(o).isBelow?`top`:`bottom`}:${B(o).y??``}px`),G(l,e)},[()=>B(i).text?.replace(n,``)]),Ir(`mouseenter`,t,()=>r.keepExplanation()),Ir(`mouseleave`,t,()=>r.explained(B(i).place)),W(e,t)};K(c,e=>{B(i)&&B(o)&&e(l)}),W(e,s),D()}H([`click`]);var rd=U(`<div><!> <!> <main><!> <!></main> <section class="play svelte-1cmkhax"><!> <div class="hand-place"><!></div></section> <!> <!></div> <!> <!>`,1);function id(e,t){E(t,!0);let n=$(),r=O(()=>n.module),i=O(()=>B(r).seats===`left`||n.isPhone),a;I(()=>{n.scene,n.moment,n.pickedMoves,n.armed,n.isBusy;let e=requestAnimationFrame(()=>Ll(a,n.pickedMoves.length>0));return()=>cancelAnimationFrame(e)});var o=rd(),s=N(o),c=M(s);xi(c,()=>t.top);var l=F(c,2),u=e=>{Zu(e,{})};K(l,e=>{B(i)&&e(u)});var d=F(l,2);let f;var p=M(d);Si(p,()=>B(r).Board,(e,t)=>{t(e,{})});var m=F(p,2),h=e=>{var t=qr();Si(N(t),()=>B(r).Side,(e,t)=>{t(e,{})}),W(e,t)};K(m,e=>{n.isPhone&&B(r).Side&&e(h)}),T(d);var g=F(d,2),_=M(g),v=e=>{var n=qr();xi(N(n),()=>t.below),W(e,n)},y=e=>{zu(e,{})},b=e=>{Mu(e,{get onresults(){return t.onresults}})};K(_,e=>{t.below?e(v):n.moment===null?e(b,-1):e(y,1)});var x=F(_,2);Si(M(x),()=>B(r).Hand,(e,t)=>{t(e,{})}),T(x),T(g);var S=F(g,2),ee=e=>{$u(e,{})};K(S,e=>{n.isPhone||e(ee)}),Pu(F(S,2),{}),T(s),na(s,e=>a=e,()=>a);var te=F(s,2);nd(te,{}),Iu(F(te,2),{}),L(e=>{J(s,1,`table seats-${B(r).seats??``}`,`svelte-1cmkhax`),Y(s,`data-act`,n.scene?.act),f=J(d,1,`board svelte-1cmkhax`,null,f,{past:n.moment!==null&&!t.below}),Y(g,`aria-label`,e)},[()=>n.say(`play-area`)]),W(e,o),D()}var ad=U(`<input maxlength="40" class="svelte-4sqm5a"/>`),od=U(`<b class="svelte-4sqm5a"> </b>`),sd=U(`<button class="lnk"><!> </button>`),cd=U(`<button class="lnk"> </button>`),ld=U(`<span> </span>`),ud=U(`<li class="svelte-4sqm5a"><!> <span class="sn svelte-4sqm5a"><!> <small class="svelte-4sqm5a"> </small></span> <span class="acts svelte-4sqm5a"><!> <!></span></li>`),dd=U(`<button class="btn go svelte-4sqm5a"> </button> <span class="label"> </span>`,1),fd=U(`<p role="status"> </p>`),pd=U(`<div class="talk svelte-4sqm5a"><!></div>`),md=U(`<!> <main class="svelte-4sqm5a"><div class="poster svelte-4sqm5a"><!></div> <section class="sheet svelte-4sqm5a"><h2 class="svelte-4sqm5a"> </h2> <ul></ul> <div class="start svelte-4sqm5a"><!></div> <!> <!></section></main>`,1);function hd(e,t){E(t,!0);let n=$(),r=O(()=>n.scene.table),i=O(()=>n.welcome?.is_host??!1),a=O(()=>n.welcome?.watch_token??null),o=O(()=>n.module.Poster),s=O(()=>n.people.some(e=>e.kind===`open`));function c(e,t){fa(`name`,t),n.tell({t:`rename`,seat:e,name:t})}function l(e,t){n.tell({t:`set_seat`,seat:e.seat,kind:t,level:e.level??`greedy`})}var u=md(),d=N(u);xi(d,()=>t.top);var f=F(d,2),p=M(f);Si(M(p),()=>B(o),(e,t)=>{t(e,{})}),T(p);var m=F(p,2),h=M(m),g=P(h,!0),_=F(h,2);q(_,21,()=>n.people,e=>e.seat,(e,t)=>{var a=ud(),o=M(a);ks(o,{get seat(){return B(t).seat}});var s=F(o,2),u=M(s),d=e=>{var r=ad();Gi(r),L(e=>{Ki(r,B(t).name),Y(r,`aria-label`,e)},[()=>n.say(`your-name`)]),V(`change`,r,e=>c(B(t).seat,e.currentTarget.value.trim())),W(e,r)},f=e=>{var n=od(),r=P(n,!0);L(()=>G(r,B(t).name)),W(e,n)};K(u,e=>{B(t).is_you?e(d):e(f,-1)});var p=P(F(u,2),!0);T(s);var m=F(s,2),h=M(m),g=e=>{{let i=O(()=>n.say(`link-seat`,{number:B(t).seat+1})),a=O(()=>ba(B(r).id,B(t).token));pl(e,{small:!0,get label(){return B(i)},get link(){return B(a)}})}};K(h,e=>{B(t).token&&e(g)});var _=F(h,2),v=e=>{var r=sd(),i=M(r);X(i,{name:`i-bot`});var a=F(i,1,!0);T(r),L(e=>G(a,e),[()=>n.say(`make-bot`)]),V(`click`,r,()=>l(B(t),`bot`)),W(e,r)},y=e=>{var r=cd(),i=P(r,!0);L(e=>G(i,e),[()=>n.say(`make-open`)]),V(`click`,r,()=>l(B(t),`open`)),W(e,r)},b=e=>{var r=ld();let i;var a=P(r,!0);L(e=>{i=J(r,1,`conn svelte-4sqm5a`,null,i,{gone:!B(t).is_here}),G(a,e)},[()=>n.say(B(t).is_here?`here`:`seat-away`)]),W(e,r)};K(_,e=>{B(i)&&B(t).kind===`open`?e(v):B(i)&&B(t).kind===`bot`?e(y,1):B(t).kind===`person`&&e(b,2)}),T(m),T(a),L(e=>G(p,e),[()=>n.say(`waiting-${B(t).is_you?`you`:B(t).kind}`)]),W(e,a)}),T(_);var v=F(_,2),y=M(v),b=e=>{var t=dd(),i=N(t),a=P(i,!0),o=P(F(i,2),!0);L((e,t)=>{G(a,e),G(o,t)},[()=>n.say(`start-game`,{game:B(r).title}),()=>B(s)?n.say(`start-open-seats`):``]),V(`click`,i,()=>n.tell({t:`start`})),W(e,t)},x=e=>{var t=fd(),r=P(t,!0);L(e=>G(r,e),[()=>n.say(`waiting-for-host`)]),W(e,t)};K(y,e=>{B(i)?e(b):e(x,-1)}),T(v);var S=F(v,2),ee=e=>{{let t=O(()=>n.say(`link-watch`)),i=O(()=>ba(B(r).id,B(a)));pl(e,{get label(){return B(t)},get link(){return B(i)}})}};K(S,e=>{B(a)&&e(ee)});var te=F(S,2),ne=e=>{var t=pd();nu(M(t),{isPinned:!0}),T(t),W(e,t)};K(te,e=>{Z.chat&&e(ne)}),T(m),T(f),L(e=>G(g,e),[()=>n.say(`waiting-title`,{game:B(r).title})]),W(e,u),D()}H([`change`,`click`]);var gd=e=>{ql(e,{})},_d=U(`<p class="wait svelte-1d129o7" role="status"> </p>`),vd=U(`<!> <!>`,1),yd=U(`<!> <!> <!> <!>`,1);function bd(e,t){E(t,!0);let n=e=>{vu(e,{get isReplay(){return t.isReplay},onhelp:()=>j(a,!0)})},r=new Jc;r.isReplay=kr(()=>t.isReplay),Hc(r),hs(r);let i=A(!1),a=A(!1),o=O(()=>r.scene?.table.status),s=O(()=>r.scene?.table.game),c=O(()=>B(o)===`over`&&!t.isReplay&&!B(i)&&r.moment===null);I(()=>Gc(r)),I(()=>{ya(t.table);let e=new Xs(()=>({t:`hello`,table:t.table,tokens:ga(t.table).slice(-6),lang:Z.lang,name:Z.name}),r);r.link=e;let n=()=>document.hidden||e.hurry();return addEventListener(`online`,n),document.addEventListener(`visibilitychange`,n),()=>{removeEventListener(`online`,n),document.removeEventListener(`visibilitychange`,n),e.shut()}});let l=null;I(()=>{let e=Z.lang;l!==null&&l!==e&&r.link?.ask({t:`language`,lang:e}),l=e}),I(()=>{let[e,t]=[B(s),Z.lang];if(e===void 0)return;let n=!0;return Go(()=>Promise.all([dc(e),qo.catalogue(e,t)]),()=>n).then(e=>{e&&n&&([r.module,r.catalogue]=e)}),()=>{n=!1}});var u=yd(),d=N(u),f=e=>{Zc(e,{get text(){return r.closed}})},p=e=>{var t=_d(),n=P(t,!0);L(e=>G(n,e),[()=>Q(r.link?.state===`lost`?`connection-lost`:`connection-connecting`)]),W(e,t)},m=e=>{hd(e,{get top(){return n}})},h=e=>{$c(e,{})},g=e=>{kl(e,{get top(){return n},onboard:()=>j(i,!0)})},_=e=>{var r=vd(),a=N(r);{let e=O(()=>t.isReplay&&B(o)===`over`?gd:void 0);id(a,{get top(){return n},get below(){return B(e)},onresults:()=>j(i,!1)})}Fl(F(a,2),{}),W(e,r)};K(d,e=>{r.closed===null?!r.scene||!r.module||!r.catalogue?e(p,1):B(o)===`gathering`?e(m,2):r.isCovered?e(h,3):B(c)?e(g,4):e(_,-1):e(f)});var v=F(d,2);Hl(v,{get isHelpOpen(){return B(a)},set isHelpOpen(e){j(a,e,!0)}});var y=F(v,2);Yc(y,{}),Gl(F(y,2),{}),W(e,u),D()}function xd(e,t){E(t,!0);let n=O(Xo);function r(e){document.documentElement.dataset.by=e.type===`keydown`?`keys`:`pointer`}var i=qr();Ir(`keydown`,vn,r),Ir(`pointerdown`,vn,r);var a=N(i),o=e=>{Oc(e,{})},s=e=>{Bc(e,{get game(){return B(n).game}})},c=e=>{var t=qr();ui(N(t),()=>B(n).table+B(n).at,e=>{{let t=O(()=>B(n).at===`replay`);bd(e,{get table(){return B(n).table},get isReplay(){return B(t)}})}}),W(e,t)};K(a,e=>{B(n).at===`lobby`?e(o):B(n).at===`rules`?e(s,1):e(c,-1)}),W(e,i),D()}pa(),$r(xd,{target:document.getElementById(`app`)});export{L as A,O as B,Gr as C,Ir as D,V as E,F,h as G,E as H,hn as I,d as K,j as L,M,N,B as O,P,A as R,U as S,H as T,Me as U,D as V,T as W,di as _,X as a,W as b,na as c,Ni as d,J as f,q as g,xi as h,ks as i,I as j,kr as k,ea as l,Ci as m,$ as n,oa as o,Ei as p,g as q,Uc as r,ra as s,Ju as t,Y as u,K as v,Kr as w,qr as x,G as y,At as z};