var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return typeof e?.then==`function`}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t,n=!1){return e===void 0?n?t():t:e}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},C=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`,Se=`http://www.w3.org/2000/svg`,Ce=`http://www.w3.org/1998/Math/MathML`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Oe(e){w=e}var T;function E(e){if(e===null)throw Te(),be;return T=e}function D(){return E(R(T))}function ke(e){if(w){if(R(T)!==null)throw Te(),be;T=e}}function Ae(e=1){if(w){for(var t=e,n=T;t--;)n=R(n);T=n}}function je(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else (r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=R(n);e&&n.remove(),n=i}}function Me(e){if(!e||e.nodeType!==8)throw Te(),be;return e.data}function Ne(e){return e===this.v}function Pe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Fe(e){return!Pe(e,this.v)}function Ie(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Le(){throw Error(`https://svelte.dev/e/set_context_after_init`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var O=!1,Ye=!1,Xe=[];function Ze(e,t=!1,n=!1){return Qe(e,new Map,``,Xe,null,n)}function Qe(t,n,r,i,a=null,o=!1){if(typeof t==`object`&&t){var c=n.get(t);if(c!==void 0)return c;if(t instanceof Map)return new Map(t);if(t instanceof Set)return new Set(t);if(e(t)){var u=Array(t.length);n.set(t,u),a!==null&&n.set(a,u);for(var d=0;d<t.length;d+=1){var f=t[d];d in t&&(u[d]=Qe(f,n,r,i,null,o))}return u}if(l(t)===s){u={},n.set(t,u),a!==null&&n.set(a,u);for(var p of Object.keys(t))u[p]=Qe(t[p],n,r,i,null,o);return u}if(t instanceof Date)return t.getTime(),structuredClone(t);if(typeof t.toJSON==`function`&&!o)return Qe(t.toJSON(),n,r,i,t)}if(t instanceof EventTarget)return t;try{return structuredClone(t)}catch{return t}}function $e(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function et(e,t){return e===null&&Ie(t),e.c??=new Map($e(e)||void 0)}var k=null;function tt(e){k=e}function nt(e){return et(k,`getContext`).get(e)}function rt(e,t){let n=et(k,`setContext`);if(O){var r=G.f;!H&&r&32&&!k.i||Le()}return n.set(e,t),t}function it(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:G,l:Ye&&!t?{s:null,u:null,$:[]}:null}}function at(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)Pn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,ot(e)}function ot(e={}){return i(e,ue,{value:!0}),e}function st(){return!Ye||k!==null&&k.l===null}var ct=[];function lt(){var e=ct;ct=[],p(e)}function A(e){if(ct.length===0&&!Lt){var t=ct;queueMicrotask(()=>{t===ct&&lt()})}ct.push(e)}function ut(){for(;ct.length>0;)lt()}var dt=~(y|b|v);function j(e,t){e.f=e.f&dt|t}function ft(e){e.f&512||e.deps===null?j(e,v):j(e,b)}function pt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),j(e,v)}var mt=!1;function ht(){mt||(mt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function gt(e,t,n,r=!0){r&&n();for(var i of t)e.addEventListener(i,n);Mn(()=>{for(var r of t)e.removeEventListener(r,n)})}function _t(e){var t=H,n=G;W(null),K(null);try{return e()}finally{W(t),K(n)}}function vt(e,t,n,r=n){e.addEventListener(t,()=>_t(n));let i=e[_e];i?e[_e]=()=>{i(),r(!0)}:e[_e]=()=>r(!0),ht()}function yt(e,t,n,r){let i=st()?Ct:Dt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=G,c=bt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){On(e,s)}xt()}}var d=St();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>Tt(e))).then(u).catch(e=>On(e,s)).finally(d)}l?l.then(()=>{if(s.f&16384){d();return}c(),f(),xt()}):f()}function bt(){var e=G,t=H,n=k,r=M;return function(i=!0){K(e),W(t),tt(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function xt(e=!0){K(null),W(null),tt(null),e&&M?.deactivate()}function St(){var e=G,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function Ct(e){var t=2|y;return G!==null&&(G.f|=re),{ctx:k,deps:null,effects:null,equals:Ne,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:G,ac:null}}var wt=Symbol(`obsolete`);function Tt(e,t,n){let r=G;r===null&&Re();var i=void 0,a=en(C),o=!H,s=new Set;return Rn(()=>{var t=G,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(xt)}catch(e){n.reject(e),xt()}var c=M;if(o){if(t.f&32768)var l=St();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(wt);else for(let e of s.values())e.reject(wt);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==wt&&(c.activate(),t?(a.f|=ce,sn(a,t)):(a.f&8388608&&(a.f^=ce),sn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Mn(()=>{for(let e of s)e.reject(wt)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function Et(e){let t=Ct(e);return O||nr(t),t}function Dt(e){let t=Ct(e);return t.equals=Fe,t}function Ot(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)V(t[n])}}function kt(e){var t,n=G,r=e.parent;if(!er&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;K(r);try{Ot(e),t=dr(e)}finally{K(n)}return t}function At(e){var t=kt(e);if(!e.equals(t)&&(e.wv=cr(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Ft?.capture(e,t,!0)),e.deps===null))){j(e,v);return}er||(N===null?ft(e):(jn()||M?.is_fork)&&N.set(e,t))}function jt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&_t(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=d),mr(t,0),Wn(t))}function Mt(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&hr(t)}var Nt=null,Pt=null,M=null,Ft=null,N=null,It=null,Lt=!1,Rt=!1,zt=null,Bt=null,Vt=0,Ht=1,Ut=class e{id=Ht++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){Pt===null?Nt=Pt=this:(Pt.next=this,this.prev=Pt),Pt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,y),t(r);for(r of n.m)j(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=zt=[],n=[],r=Bt=[];this.#a.length>0;){Vt++>1e3&&(this.#x(),Gt());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Zt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(zt=null,Bt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Xt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a){this.#y(n),this.#y(t),a.#v(this);return}this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Ft=this,Kt(n),Kt(t),Ft=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&(this.#x(),O&&(this.#b(),M=o)),o!==null&&(F.clear(),o.#m())}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=(i&96)!=0;if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):O&&i&16777224?n.push(r):lr(r)&&(i&16&&this.add_dirty_reaction(r,b),hr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#x(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)pt(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Rt=!0,M=this,this.#m()}finally{Vt=0,It=null,zt=null,Bt=null,Rt=!1,M=null,N=null,F.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(wt);this.#x(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}#b(){for(let u=Nt;u!==null;u=u.next){var e=u.id<this.id,t=[];for(let[r,[i,a]]of this.current){if(u.current.has(r)){var n=u.current.get(r)[0];if(e&&i!==n)u.current.set(r,[i,a]);else continue}t.push(r)}if(e)for(let[e,t]of this.async_deriveds){let n=u.async_deriveds.get(e);n&&t.promise.then(n.resolve).catch(n.reject)}var r=[...u.current.keys()].filter(e=>!u.current.get(e)[1]);if(!(!u.started||r.length===0)){var i=r.filter(e=>!this.current.has(e));if(i.length===0)e&&u.discard();else if(t.length>0){if(e)for(let e of this.#l)u.unskip_effect(e,e=>{e.f&4194320?u.schedule(e):u.#y([e])});u.activate();var a=new Set,o=new Map;for(var s of t)qt(s,i,a,o);o=new Map;var c=[...u.current].filter(([e,t])=>{let n=this.current.get(e);return n?n[0]!==t[0]||n[1]!==t[1]:!0}).map(([e])=>e);if(c.length>0)for(let e of this.#o)!(e.f&155648)&&Jt(e,c,o)&&(e.f&4194320?(j(e,y),u.schedule(e)):u.add_dirty_reaction(e,y));if(u.#a.length>0&&!u.#u){u.apply();for(var l of u.#p())u.#h(l,[],[])}u.deactivate()}}}}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(M===null){let t=M=new e;!Rt&&!Lt&&A(()=>{t.started||t.flush()})}return M}apply(){if(!O||!this.is_fork&&this.prev===null&&this.next===null){N=null;return}N=new Map;for(let[e,[t]]of this.current)N.set(e,t);for(let e=Nt;e!==null;e=e.next)if(!(e===this||e.is_fork)&&(e.id>=this.id||!e.#_(this)))for(let[t,n]of e.previous)N.has(t)||N.set(t,n)}schedule(e){if(It=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)){e.b.defer_effect(e);return}this.#a.push(e)}#x(){if(this.linked){var e=this.prev,t=this.next;e===null?Nt=t:e.next=t,t===null?Pt=e:t.prev=e,this.linked=!1}}};function Wt(e){var t=Lt,n=Ft;Ft=null,Lt=!0;try{var r;for(e&&(Wt(),r=e());;){if(ut(),M===null)return r;M.flush()}}finally{Lt=t,Ft=n}}function Gt(){try{Ue()}catch(e){On(e,It)}}var P=null;function Kt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&lr(r)&&(P=new Set,hr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&qn(r),P?.size>0)){F.clear();for(let e of P){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)P.has(n)&&(P.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||hr(n)}}P.clear()}}P=null}}function qt(e,t,n,r){if(!n.has(e)&&(n.add(e),e.reactions!==null))for(let i of e.reactions){let e=i.f;e&2?qt(i,t,n,r):e&4194320&&!(e&2048)&&Jt(i,t,r)&&(j(i,y),Yt(i))}}function Jt(e,t,r){let i=r.get(e);if(i!==void 0)return i;if(e.deps!==null)for(let i of e.deps){if(n.call(t,i))return!0;if(i.f&2&&Jt(i,t,r))return r.set(i,!0),!0}return r.set(e,!1),!1}function Yt(e){M.schedule(e)}function Xt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,v);for(var n=e.first;n!==null;)Xt(n,t),n=n.next}}function Zt(e){j(e,v);for(var t=e.first;t!==null;)Zt(t),t=t.next}var Qt=new Set,F=new Map,$t=!1;function en(e,t){return{f:0,v:e,reactions:null,equals:Ne,rv:0,wv:0}}function tn(e,t){let n=en(e,t);return nr(n),n}function nn(e,t=!1,n=!0){let r=en(e);return t||(r.equals=Fe),Ye&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function rn(e,t,n=!1){return H!==null&&(!U||H.f&131072)&&st()&&H.f&4325394&&(q===null||!q.has(e))&&qe(),sn(e,n?dn(t):t,Bt)}var an=null,on=0;function sn(e,t,n=null){if(!e.equals(t)){er?F.set(e,t):F.has(e)||F.set(e,e.v);var r=Ut.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&kt(t),N===null&&ft(t)}e.wv=cr(),an=null,on=0,un(e,y,n),an=null,st()&&G!==null&&G.f&1024&&!(G.f&96)&&(X===null?rr([e]):X.push(e)),!r.is_fork&&Qt.size>0&&!$t&&cn()}return t}function cn(){$t=!1;for(let e of Qt){e.f&1024&&j(e,b);let t;try{t=lr(e)}catch{t=!0}t&&hr(e)}Qt.clear()}function ln(e){rn(e,e.v+1)}function un(e,t,n){var r=e.reactions;if(r!==null){var i=st(),a=r.length;if(on+=a,on>1e5&&an===null&&(an=new Set),an!==null){if(an.has(e))return;an.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(!(!i&&s===G)){var l=(c&y)===0;if(l&&j(s,t),c&131072)Qt.add(s);else if(c&2){var u=s;N?.delete(u),un(u,b,n)}else if(l){var d=s;c&16&&P!==null&&P.add(d),n===null?Yt(d):n.push(d)}}}}}function dn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=tn(0),u=null,d=or,f=e=>{if(or===d)return e();var t=H,n=or;W(null),sr(d);var r=e();return W(t),sr(n),r};return i&&r.set(`length`,tn(t.length,u)),new Proxy(t,{defineProperty(e,t,n){(!(`value`in n)||n.configurable===!1||n.enumerable===!1||n.writable===!1)&&Ge();var i=r.get(t);return i===void 0?f(()=>{var e=tn(n.value,u);return r.set(t,e),e}):rn(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>tn(C,u));r.set(t,e),ln(o)}}else rn(n,C),ln(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>tn(dn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=Z(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=Z(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(G!==null||H!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>tn(i?dn(e[t]):C,u)),r.set(t,n)),Z(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>tn(C,u)),r.set(d+``,p)):rn(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>tn(void 0,u)),rn(c,dn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>dn(n));rn(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&rn(g,_+1)}ln(o)}return!0},ownKeys(e){Z(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function fn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function pn(e,t){return Object.is(fn(e),fn(t))}new Set([`copyWithin`,`fill`,`pop`,`push`,`reverse`,`shift`,`sort`,`splice`,`unshift`]);var mn,hn,gn,_n;function vn(){if(mn===void 0){mn=window,hn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;gn=a(t,`firstChild`).get,_n=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function I(e=``){return document.createTextNode(e)}function L(e){return gn.call(e)}function R(e){return _n.call(e)}function yn(e,t){if(!w)return L(e);var n=L(T);if(n===null)n=T.appendChild(I());else if(t&&n.nodeType!==3){var r=I();return n?.before(r),E(r),r}return t&&En(n),E(n),n}function bn(e,t=!1){if(!w){var n=L(e);return n instanceof Comment&&n.data===``?R(n):n}if(t){if(T?.nodeType!==3){var r=I();return T?.before(r),E(r),r}En(T)}return T}function xn(e,t=!1){if(!w)return L(e);var n=yn(e,t);return ke(e),n}function Sn(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=R(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=I();return r===null?i?.after(a):r.before(a),E(a),a}En(r)}return E(r),r}function Cn(e){e.textContent=``}function wn(){return!O||P!==null?!1:(G.f&ee)!==0}function Tn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function En(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function Dn(e){var t=G;if(t===null)return H.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;On(e,t)}function On(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function kn(e){G===null&&(H===null&&He(e),Ve()),er&&Be(e)}function An(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function z(e,t){var n=G;n!==null&&n.f&8192&&(e|=x);var r={ctx:k,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)zt===null?Ut.ensure().schedule(r):zt.push(r);else if(t!==null){try{hr(r)}catch(e){throw V(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&An(i,n),H!==null&&H.f&2&&!(e&64))){var a=H;(a.effects??=[]).push(i)}return r}function jn(){return H!==null&&!U}function Mn(e){let t=z(8,null);return j(t,v),t.teardown=e,t}function Nn(e){kn(`$effect`);var t=G.f;if(!H&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return Pn(e)}function Pn(e){return z(4|ie,e)}function Fn(e){return kn(`$effect.pre`),z(8|ie,e)}function In(e){Ut.ensure();let t=z(64|re,e);return(e={})=>new Promise(n=>{e.outro?Jn(t,()=>{V(t),n(void 0)}):(V(t),n(void 0))})}function Ln(e){return z(4,e)}function Rn(e){return z(se|re,e)}function zn(e,t=0){return z(8|t,e)}function Bn(e,t=[],n=[],r=[]){yt(r,t,n,t=>{z(8,()=>{e(...t.map(Z))})})}function Vn(e,t=0){return z(16|t,e)}function Hn(e,t=0){return z(_|t,e)}function B(e){return z(32|re,e)}function Un(e){var t=e.teardown;if(t!==null){let n=er,r=H;tr(!0),W(null);try{t.call(null)}catch(t){On(t,e.parent)}finally{tr(n),W(r)}}}function Wn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&_t(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:V(n,t),n=r}}function Gn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||V(t),t=n}}function V(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Kn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Wn(e,t&&!n),mr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Un(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&qn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Kn(e,t){for(;e!==null;){var n=e===t?null:R(e);e.remove(),e=n}}function qn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Jn(e,t,n=!0){var r=[];e.f|=256,Yn(e,r,!0);var i=()=>{n&&V(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Yn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=(i.f&65536)!=0||(i.f&32)!=0&&(e.f&16)!=0;Yn(i,t,o?n:!1)}i=a}}}function Xn(e){e.f&=-257,Zn(e,!0)}function Zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(j(e,y),Ut.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=(n.f&65536)!=0||(n.f&32)!=0;Zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Qn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:R(n);t.append(n),n=i}}var $n=null,er=!1;function tr(e){er=e}var H=null,U=!1;function W(e){H=e}var G=null;function K(e){G=e}var q=null;function nr(e){H!==null&&(!O&&H.f&2097152||H.f&2)&&(q??=new Set).add(e)}var J=null,Y=0,X=null;function rr(e){X=e}var ir=1,ar=0,or=ar;function sr(e){or=e}function cr(){return++ir}function lr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(lr(a)&&At(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,v)}return!1}function ur(e,t,n=!0){var r=e.reactions;if(r!==null&&!(!O&&q!==null&&q.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?ur(a,t,!1):t===a&&(n?j(a,y):a.f&1024&&j(a,b),Yt(a))}}function dr(e){var t=J,n=Y,r=X,i=H,a=q,o=k,s=U,c=or,l=e.f;J=null,Y=0,X=null,H=l&96?null:e,q=null,tt(e.ctx),U=!1,or=++ar,e.ac!==null&&(_t(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=fr(e);if(st()&&X!==null&&!U&&f!==null&&!(e.f&6146))for(var p=0;p<X.length;p++)ur(X[p],e);if(i!==null&&i!==e){if(ar++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ar;if(t!==null)for(let e of t)e.rv=ar;X!==null&&(r===null?r=X:r.push(...X))}return e.f&8388608&&(e.f^=ce),d}catch(t){return fr(e),Dn(t)}finally{e.f^=oe,J=t,Y=n,X=r,H=i,q=a,tt(o),U=s,or=c}}function fr(e){var t=e.deps,n=M?.is_fork;if(J!==null){var r;if(n||mr(e,Y),t!==null&&Y>0)for(t.length=Y+J.length,r=0;r<J.length;r++)t[Y+r]=J[r];else e.deps=t=J;if(jn()&&e.f&512)for(r=Y;r<t.length;r++)(t[r].reactions??=[]).push(e)}else !n&&t!==null&&Y<t.length&&(mr(e,Y),t.length=Y);return t}function pr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(J===null||!n.call(J,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&ft(s),s.ac!==null&&_t(()=>{s.ac.abort(ve),s.ac=null,j(s,y)}),jt(s),mr(s,0)}}function mr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)pr(e,n[r])}function hr(e){var t=e.f;if(!(t&16384)){j(e,v);var n=G;G=e;try{t&16777232?Gn(e):Wn(e),Un(e);var r=dr(e);e.teardown=typeof r==`function`?r:null,e.wv=ir}finally{G=n}}}async function gr(){if(O)return new Promise(e=>{requestAnimationFrame(()=>e()),setTimeout(()=>e())});await Promise.resolve(),Wt()}function Z(e){var t=(e.f&2)!=0;if($n?.add(e),H!==null&&!U&&!(G!==null&&G.f&16384)&&(q===null||!q.has(e))){var r=H.deps;if(H.f&2097152)e.rv<ar&&(e.rv=ar,J===null&&r!==null&&r[Y]===e?Y++:J===null?J=[e]:J.push(e));else{H.deps??=[],n.call(H.deps,e)||H.deps.push(e);var i=e.reactions;i===null?e.reactions=[H]:n.call(i,H)||i.push(H)}}if(er&&F.has(e))return F.get(e);if(t){var a=e;if(er){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||vr(a))&&(o=kt(a)),F.set(a,o),o}var s=(a.f&512)==0&&!U&&H!==null&&(H.f&512)!=0,c=(a.f&ee)===0;lr(a)&&(s&&(a.f|=512),At(a)),s&&!c&&(Mt(a),_r(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function _r(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Mt(r),_r(r))}}function vr(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(F.has(t)||t.f&2&&vr(t))return!0;return!1}function yr(e){var t=U;try{return U=!0,e()}finally{U=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var br=[`touchstart`,`touchmove`];function xr(e){return br.includes(e)}var Sr=Symbol(`events`),Cr=new Set,wr=new Set;function Tr(e,t,n,r={}){function i(e){if(r.capture||Mr.call(t,e),!e.cancelBubble)return _t(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Er(e,t,n,r={}){var i=Tr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Dr(e,t,n,r,i){var a={capture:r,passive:i},o=Tr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Mn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Or(e,t,n){(t[Sr]??={})[e]=n}function kr(e){for(var t=0;t<e.length;t++)Cr.add(e[t]);for(var n of wr)n(e)}var Ar=null,jr=!1;function Mr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Ar=e,jr||(jr=!0,setTimeout(()=>{jr=!1,Ar=null}));var s=0,c=Ar===e&&e[Sr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Sr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=H,f=G;W(null),K(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Sr]?.[r];h!=null&&(!o.disabled||e.target===o)&&h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Sr]=t,delete e.currentTarget,W(d),K(f)}}}var Nr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Pr(e){return Nr?.createHTML(e)??e}function Fr(e){var t=Tn(`template`);return t.innerHTML=Pr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=G;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Ir(e,t){var n=(t&1)!=0,r=(t&2)!=0,i,a=!e.startsWith(`<!>`);return()=>{if(w)return Q(T,null),T;i===void 0&&(i=Fr(a?e:`<!>`+e),n||(i=L(i)));var t=r||hn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=L(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Lr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=(t&1)!=0,a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return Q(T,null),T;if(!o){var e=L(Fr(a));if(i)for(o=document.createDocumentFragment();L(e);)o.appendChild(L(e));else o=L(e)}var t=o.cloneNode(!0);if(i){var n=L(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function Rr(e,t){return Lr(e,t,`svg`)}function zr(e=``){if(!w){var t=I(e+``);return Q(t,t),t}var n=T;return n.nodeType===3?En(n):(n.before(n=I()),E(n)),Q(n,n),n}function Br(){if(w)return Q(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=I();return e.append(t,n),Q(t,n),e}function Vr(e,t){if(w){var n=G;(!(n.f&32768)||n.nodes.end===null)&&(n.nodes.end=T),D();return}e!==null&&e.before(t)}function Hr(){if(w&&T&&T.nodeType===8&&T.textContent?.startsWith(`$`)){let e=T.textContent.substring(1);return D(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Ur(e){let t=0,n=en(0),r;return()=>{jn()&&(Z(n),zn(()=>(t===0&&(r=yr(()=>e(()=>ln(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,ln(n))})})))}}var Wr=ne|re;function Gr(e,t,n,r){new Kr(e,t,n,r)}var Kr=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Ur(()=>(this.#p=en(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=G;t.b=this,t.f|=128,n(e)},this.parent=G.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Vn(()=>{if(w){let e=Me(this.#t);D();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Wr),w&&(this.#e=T)}#h(){try{this.#a=B(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=B(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{if(!this.#v()){if(t){De();return}t=!0,n&&Je(),this.#s!==null&&Jn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})}};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){On(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=B(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=I(),n=!1;if(e.append(t),this.#a=this.#S(()=>{try{return B(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){On(e,this.#i.parent)}return null}}),this.#a===null){this.#c=null,n&&this.#x(M);return}this.#u===0&&(this.#e.before(e),this.#c=null,Jn(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=B(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Qn(this.#a,e);let t=this.#n.pending;this.#o=B(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){pt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=G,n=H,r=k;K(this.#i),W(this.#i),tt(this.#i.ctx);try{return Ut.ensure(),e()}finally{K(t),W(n),tt(r)}}#C(e,t){if(!this.has_pending_snippet()){this.parent&&this.parent.#C(e,t);return}this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Jn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&sn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),Z(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(V(this.#a),null),this.#o&&=(V(this.#o),null),this.#s&&=(V(this.#s),null),w&&(E(this.#t),Ae(),E(je()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return B(()=>{var r=G;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return On(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){On(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>On(e,this.#i&&this.#i.parent)):n(t)}})}};function qr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function Jr(e,t){return Xr(e,t)}var Yr=new Map;function Xr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){vn();var l=void 0,u=In(()=>{var s=n??t.appendChild(I());Gr(s,{pending:()=>{}},t=>{it({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),w&&Q(t,null),l=e(t,i)||ot(),w&&(G.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Te(),be;at()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=xr(r);for(let e of[t,document]){var a=Yr.get(e);a===void 0&&(a=new Map,Yr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Mr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(Cr)),wr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Yr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Mr),r.delete(e),r.size===0&&Yr.delete(n)):r.set(e,i)}wr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Zr.set(l,u),l}var Zr=new WeakMap;function Qr(e,t){let n=Zr.get(e);return n?(Zr.delete(e),n(t)):Promise.resolve()}var $r=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Xn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Xn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(V(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Qn(r,t),t.append(I()),this.#n.set(e,{effect:r,fragment:t})}else V(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Jn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(V(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=wn();if(t&&!this.#t.has(e)&&!this.#n.has(e))if(r){var i=document.createDocumentFragment(),a=I();i.append(a),this.#n.set(e,{effect:B(()=>t(a)),fragment:i})}else this.#t.set(e,B(()=>t(this.anchor)));if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},ei=0,ti=1,ni=2;function ri(e,t,n,r,i){w&&D();var a=st(),o=C,s=a?en(o):nn(o,!1,!1),c=a?en(o):nn(o,!1,!1),l=new $r(e);Vn(()=>{var a=M,o=t(),u=!1;let d=w&&f(o)===(e.data===`[!`);if(d&&(E(je()),Oe(!1)),f(o)){var p=bt(),m=!1;let e=e=>{if(!u){m=!0,p(!1),M===a&&a.deactivate(),Ut.ensure();try{e()}finally{xt(!1),Lt||Wt()}}};o.then(t=>{e(()=>{sn(s,t),l.ensure(ti,r&&(e=>r(e,s)))})},t=>{e(()=>{if(sn(c,t),l.ensure(ni,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(ei,n):A(()=>{m||e(()=>{l.ensure(ei,n)})})}else sn(s,o),l.ensure(ti,r&&(e=>r(e,s)));return d&&Oe(!0),()=>{u=!0}})}function ii(e,t,n=!1){var r;w&&(r=T,D());var i=new $r(e),a=n?ne:0;function o(e,t){if(w){var n=Me(r);if(e!==parseInt(n.substring(1))){var a=je();E(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}Vn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ai=Symbol(`NaN`);function oi(e,t,n){w&&D();var r=new $r(e),i=!st();Vn(()=>{var e=t();e!==e&&(e=ai),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function si(e,t){return t}function ci(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Jn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;li(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else --s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Cn(d),d.append(u),e.items.clear()}li(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function li(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Qn(a,document.createDocumentFragment())):V(t[i],n)}}var ui;function di(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(L(u)):u.appendChild(I())}w&&D();var d=null,f=Dt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=Z(f);_.fallback=d,pi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,hi(d,null,c)):Xn(d):Jn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Vn(()=>{var e=Z(f),t=e.length;let r=!1;w&&Me(c)===`[!`!=(t===0)&&(c=je(),E(c),Oe(!1),r=!0);for(var u=new Set,_=M,v=wn(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Oe(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&sn(S.v,b),S.i&&sn(S.i,y),v&&_.unskip_effect(S.e)):(S=mi(l,m?c:ui??=I(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=B(()=>s(c)):(d=B(()=>s(ui??=I())),d.f|=ae)),t>u.size&&ze(``,``,``),w&&t>0&&E(je()),!m)if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_);r&&Oe(!0),Z(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function fi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function pi(e,t,n,i,a){var o=(i&8)!=0,s=t.length,c=e.items,l=fi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Xn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432)if(_.f^=ae,_===l)hi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),gi(e,d,_),gi(e,_,y),hi(_,y,n),d=_,p=[],m=[],l=fi(d.next);continue}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)hi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);gi(e,S.prev,ee.next),gi(e,d,S),gi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),hi(_,l,n),gi(e,_.prev,_.next),gi(e,_,d===null?e.effect.first:d.next),gi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=fi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=fi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(li(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=fi(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}ci(e,te,re)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function mi(e,t,n,r,i,a,o,s){var c=o&1?o&16?en(n):nn(n,!1,!1):null,l=o&2?en(i):null;return{v:c,i:l,e:B(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function hi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=R(r);if(a.before(r),r===i)return;r=o}}function gi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function _i(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=E(L(c)))}Bn(()=>{var e=G;if(s===(s=t()??``)){w&&D();return}if(n&&!w){e.nodes=null,c.innerHTML=s,s!==``&&Q(L(c),c.lastChild);return}if(e.nodes!==null&&(Kn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=T.data,l=D(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=R(l);if(l===null)throw Te(),be;Q(T,u),o=E(l);return}var d=Tn(r?`svg`:i?`math`:`template`,r?Se:i?Ce:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Q(L(f),f.lastChild),r||i)for(;L(f);)o.before(L(f));else o.before(f)}})}function vi(e,t,...n){var r=new $r(e);Vn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function yi(e,t,n){var r;w&&(r=T,D());var i=new $r(e);Vn(()=>{var e=t()??null;if(w&&Me(r)===`[`!=(e!==null)){var a=je();E(a),i.anchor=a,Oe(!1),i.ensure(e,e&&(t=>n(t,e))),Oe(!0);return}i.ensure(e,e&&(t=>n(t,e)))},ne)}function bi(e,t){var n=void 0,r;Hn(()=>{n!==(n=t())&&(r&&=(V(r),null),n&&(r=B(()=>{Ln(()=>n(e))})))})}function xi(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`)if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=xi(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n);return r}function Si(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=xi(e))&&(r&&(r+=` `),r+=t);return r}function Ci(e){return typeof e==`object`?Si(e):e??``}var wi=[...` 	
\r\f\xA0\v﻿`];function Ti(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||wi.includes(r[o-1]))&&(s===r.length||wi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ei(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Di(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Oi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Di)),i&&c.push(...Object.keys(i).map(Di));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Di(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ei(r)),i&&(n+=Ei(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function ki(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=Ti(n,r,a);(!w||s!==e.getAttribute(`class`))&&(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ai(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function ji(e,t,n,r){var i=e[he];if(w||i!==t){var a=Oi(t,r);(!w||a!==e.getAttribute(`style`))&&(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Ai(e,n?.[0],r[0]),Ai(e,n?.[1],r[1],`important`)):Ai(e,n,r));return r}function Mi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ni(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!(i&&!e(a))){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Li(c);Mi(c,i?a.includes(l):pn(l,r))}if(n)if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}function Pi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(Li(i));return}for(i of t.options)if(pn(Li(i),n)){i.selected=!0;return}(!r||n!==void 0)&&(t.selectedIndex=-1)}function Fi(e){var t=new MutationObserver(t=>{t.every(Ri)||(`__defaultValue`in e&&Ni(e,!1),`__value`in e&&Pi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Mn(()=>{t.disconnect()})}function Ii(e,t,n=t){var r=new WeakSet,i=!0;vt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Li);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Li(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Ln(()=>{var a=t();if(e===document.activeElement){var o=O?Ft:M;if(r.has(o))return}if(Pi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Li(s),n(a))}e.__value=a,i=!1})}function Li(e){return`__value`in e?e.__value:e.value}function Ri(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var zi=Symbol(`is custom element`),Bi=Symbol(`is html`),Vi=ye?`link`:`LINK`,Hi=ye?`progress`:`PROGRESS`;function Ui(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Gi(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Gi(e,`checked`,null),e.checked=r}}};e[_e]=n,A(n),ht()}}function Wi(e,t){var n=Ki(e);n.value===(n.value=t??void 0)||e.value===t&&(t!==0||e.nodeName!==Hi)||(e.value=t??``)}function Gi(e,t,n,r){var i=Ki(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Vi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&Ji(e).has(t)?e[t]=n:w&&(typeof n==`number`||typeof n==`boolean`)&&a===String(n)||e.setAttribute(t,n))}}function Ki(e){return e[pe]??={[zi]:e.nodeName.includes(`-`),[Bi]:e.namespaceURI===xe}}var qi=new Map;function Ji(e){var t=e.getAttribute(`is`)||e.nodeName,n=qi.get(t);if(n)return n;qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function Yi(e,t,n=t){var r=new WeakSet;vt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=Xi(e)?Zi(a):a,n(a),M!==null&&r.add(M),await gr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||yr(t)==null&&e.value)&&(n(Xi(e)?Zi(e.value):e.value),M!==null&&r.add(M)),zn(()=>{var n=t();if(e===document.activeElement){var i=O?Ft:M;if(r.has(i))return}Xi(e)&&n===Zi(e.value)||e.type===`date`&&!n&&!e.value||n!==e.value&&(e.value=n??``)})}function Xi(e){var t=e.type;return t===`number`||t===`range`}function Zi(e){return e===``?null:+e}var Qi=class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}},$i=new Qi({box:`content-box`}),ea=new Qi({box:`border-box`}),ta=new Qi({box:`device-pixel-content-box`});function na(e,t,n){Mn((t===`contentRect`||t===`contentBoxSize`?$i:t===`borderBoxSize`?ea:ta).observe(e,e=>n(e[t])))}function ra(e,t,n){var r=ea.observe(e,()=>n(e[t]));Ln(()=>(yr(()=>n(e[t])),r))}function ia(e,t){return e===t||e?.[le]===t}function aa(e=ot(),t,n,r){var i=k.r,a=G;return Ln(()=>{var o,s;return zn(()=>{o=s,s=r?.()||[],yr(()=>{ia(n(...s),e)||(t(e,...s),o&&ia(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ia(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function oa(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?zn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Mn(()=>{n.removeEventListener(t,a)})}function sa(e,t){gt(window,[`resize`],()=>_t(()=>t(window[e])))}var ca=!1;function la(e){var t=ca;try{return ca=!1,[e(),ca]}finally{ca=t}}function ua(e,t,n,r){var i=!Ye||(n&2)!=0,o=(n&8)!=0,s=(n&16)!=0,c=r,l=!0,u=void 0,d=()=>s&&i?(u??=Ct(r),Z(u)):(l&&(l=!1,c=s?yr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=la(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?Ct:Dt)(()=>(v=!1,g()));o&&Z(y);var b=G;return(function(e,t){if(arguments.length>0){let n=t?Z(y):i&&o?dn(e):e;return rn(y,n),v=!0,c!==void 0&&(c=n),e}return er&&v||b.f&16384?y.v:Z(y)})}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var da=new Map;function fa(e,t){try{let n=da.get(e)??localStorage.getItem(`roundhouse.${e}`);return n===null?t:JSON.parse(n)}catch{return t}}function pa(e,t){let n=JSON.stringify(t);try{localStorage.setItem(`roundhouse.${e}`,n),da.delete(e)}catch{da.set(e,n)}}function ma(){for(let e of navigator.languages??[]){let t=e.slice(0,2).toLowerCase();if(t===`en`||t===`uk`||t===`ru`)return t}return`en`}var ha=dn({lang:ma(),theme:`system`,motion:`normal`,confirm:`game`,skip:!0,refill:!0,grace:2,sound:!0,chat:!0,hints:!0,notify:!1,name:``,known:[],...fa(`settings`,{})});function ga(e,t){ha[e]=t,pa(`settings`,Ze(ha)),_a()}function _a(){let e=document.documentElement;e.lang=ha.lang,ha.theme===`system`?delete e.dataset.theme:e.dataset.theme=ha.theme,e.style.setProperty(`--speed`,String(va()))}function va(){return ha.motion===`off`||matchMedia(`(prefers-reduced-motion: reduce)`).matches?0:ha.motion===`fast`?.45:1}var ya=`# Everything the shell of the browser table says.  The same names in every language.

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
theme = Theme
theme-system = Theme: like the system
    .short = System
theme-light = Theme: light
    .short = Light
theme-dark = Theme: dark
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
server-unreachable = The server is not answering. Trying again…
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
    .about = Plays whatever is allowed.
level-greedy = seasoned
    .about = Takes what pays most at once.
level-1 = apprentice
    .about = Has only just put on the cap, and tries whatever looks like fun.
level-2 = track walker
    .about = Goes step by step, and takes what lies nearest.
level-3 = ticket inspector
    .about = Looks closely, and lets few chances slip.
level-4 = station master
    .about = Thinks some moves ahead, and keeps to the timetable.
level-5 = old engine driver
    .about = Has driven every line, and sees far down the track.
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
    [one] One more rule option
   *[other] { $count } more rule options
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
departure-playing = in play
departure-over = finished
refresh = refresh
your-turn = your turn
open-table = Open
join = Join
watch = Watch
seats-taken = { $taken } of { $all } seats taken
nearby = From a phone or another computer
nearby-or = A phone’s camera opens it. If it does not lead here, try: { $others }

## The waiting room

waiting-title = A table for { $game }
waiting-you = you
waiting-person = is at the table
waiting-open = send the link to whoever is to sit here
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
qr-code = QR code
qr-text = A phone’s camera opens it.

## Seats

seats = Players
seat-bot = played by a bot
seat-deciding = is deciding
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
log-earlier = Show earlier lines
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
notify-refused = Your browser does not let this page notify you.
notify-insecure = Browsers let a page notify you only over https.
confirm = Confirm moves
confirm-game = When final
confirm-always = Always
confirm-never = Never
menu-links = Links to hand out
menu-no-links = All seats are taken.
menu-move = Continue on another device
menu-move-text = { $count ->
    [one] Whoever has this link plays your seat: open it on your other device, and give it to nobody.
   *[other] Whoever has such a link plays that seat: open it on your other device, and give it to nobody.
}
your-seat = Your seat
menu-rules-version = Rules, version { $version }; edition { $edition }
leave = Leave the table

## The keyboard

keys-title = Keyboard
keys-numbers = pick the lit place or choice with this number or letter
keys-enter = do what the brass button says: confirm, pay, keep
keys-escape = close, put back, undo
keys-undo = take back the last step
keys-arrows = walk through the history
keys-end = back to now
keys-hint = ask for a hint; Enter then does it
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
final-points = Where the points came from
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
seal-broken = The seal does not match: the deck was not the one promised.
seal-about = At the start everyone was told the fingerprint (SHA-256) of the server’s part of the shuffle; then each person’s browser added a part of its own. Your browser has just worked all of it out again:
seal-told = Fingerprint told at the start
seal-seed = The shuffle’s seed
seal-record = The record of this game, which anybody can replay

## Rules

clause-tests = { $count ->
    [one] One test proves it
   *[other] { $count } tests prove it
}
closed-title = No train from here
tab-lit = something can be chosen here
hand = Your cards
hand-empty = You have no cards.
part-total = Total
`,ba=`# After the end.

final-turn = Turn { $turn }
final-leads = in the lead from here on
`,xa=`# После игры.

final-turn = Ход { $turn }
final-leads = с этого хода впереди
`,Sa=`# Після гри.

final-turn = Хід { $turn }
final-leads = відтоді лідирує
`,Ca=`shuffling = Shuffling: everyone’s browser adds something…
shuffling-ready = ready
shuffling-due = awaited
seal-again = Anybody can deal this game again from its record and see that it is the same:
fair-fixed = A guided game is dealt alike for everybody: there is no shuffle to check.
fair-who = Added to the shuffle: { $names }.
fair-who-not = Did not: { $names }.
fair-told = The server’s fingerprint is the one your browser was told before it added anything.
fair-told-bad = The server’s fingerprint is not the one your browser was told before the deal.
fair-not-there = Your browser was not here before the deal, so it has no fingerprint of its own to compare.
fair-server = The server’s part has this fingerprint: it was fixed before anybody added theirs.
fair-server-bad = The server’s part does not have this fingerprint: it was changed.
fair-added = { $name }: what was added is what was sealed before.
fair-added-bad = { $name }: what was added is not what was sealed before.
fair-changed = { $name }: the seal is not the one your browser saw before it opened its own.
fair-none = { $name } added nothing.
fair-late = { $name } sealed a part and did not open it in time: it was left out.
fair-own = Your part ({ $name }) is among them.
fair-own-missing = Your part ({ $name }) is not among them: it came too late, another device of yours added one, or the server left it out.
fair-nobody = Nobody added to this shuffle: the server alone chose it.
fair-seed = All parts together give the seed that was dealt from.
fair-seed-bad = The parts together do not give the seed that was dealt from.
`,wa=`shuffling = Тасуем: браузер каждого что-то добавляет…
shuffling-ready = готово
shuffling-due = ждём
seal-again = Любой может раздать эту партию по её записи ещё раз и убедиться, что она та же:
fair-fixed = Учебную игру раздают всем одинаково: здесь нечего проверять.
fair-who = В тасование добавили: { $names }.
fair-who-not = Не добавили: { $names }.
fair-told = Отпечаток сервера — тот, который ваш браузер узнал, прежде чем что-то добавил.
fair-told-bad = Отпечаток сервера — не тот, который ваш браузер узнал до раздачи.
fair-not-there = Вашего браузера до раздачи здесь не было, поэтому своего отпечатка для сравнения у него нет.
fair-server = Часть сервера имеет этот отпечаток: её определили, прежде чем кто-то добавил свою.
fair-server-bad = Часть сервера не имеет этого отпечатка: её изменили.
fair-added = { $name }: добавлено то, что было запечатано.
fair-added-bad = { $name }: добавлено не то, что было запечатано.
fair-changed = { $name }: печать не та, которую ваш браузер видел, прежде чем открыл свою.
fair-none = { $name }: ничего не добавлено.
fair-late = { $name }: часть запечатана, но вовремя не открыта, поэтому не учтена.
fair-own = Ваша часть ({ $name }) среди них есть.
fair-own-missing = Вашей части ({ $name }) среди них нет: она опоздала, часть добавило другое ваше устройство или сервер её не учёл.
fair-nobody = В это тасование никто ничего не добавил: его выбрал сам сервер.
fair-seed = Все части вместе дают зерно, из которого розданы карты.
fair-seed-bad = Части вместе не дают зерна, из которого розданы карты.
`,Ta=`shuffling = Тасуємо: браузер кожного щось додає…
shuffling-ready = готово
shuffling-due = чекаємо
seal-again = Будь-хто може роздати цю партію з її запису ще раз і переконатися, що вона та сама:
fair-fixed = Навчальну гру роздають усім однаково: тут немає чого перевіряти.
fair-who = До тасування додали: { $names }.
fair-who-not = Не додали: { $names }.
fair-told = Відбиток сервера — той, який ваш браузер дізнався, перш ніж щось додав.
fair-told-bad = Відбиток сервера — не той, який ваш браузер дізнався до роздачі.
fair-not-there = Вашого браузера до роздачі тут не було, тож власного відбитка для порівняння він не має.
fair-server = Частина сервера має цей відбиток: її визначено, перш ніж хтось додав свою.
fair-server-bad = Частина сервера не має цього відбитка: її змінили.
fair-added = { $name }: додано те, що було запечатано.
fair-added-bad = { $name }: додано не те, що було запечатано.
fair-changed = { $name }: печатка не та, яку ваш браузер бачив, перш ніж відкрив свою.
fair-none = { $name }: нічого не додано.
fair-late = { $name }: частину запечатано, але вчасно не відкрито, тому її не враховано.
fair-own = Ваша частина ({ $name }) серед них є.
fair-own-missing = Вашої частини ({ $name }) серед них немає: вона запізнилася, частину додав інший ваш пристрій або сервер її не врахував.
fair-nobody = До цього тасування ніхто нічого не додав: його обрав сам сервер.
fair-seed = Усі частини разом дають зерно, з якого роздано карти.
fair-seed-bad = Частини разом не дають зерна, з якого роздано карти.
`,Ea=`# A guided first game.

learn-game = Learn in { $minutes } minutes
learn-first = First time? The guided game shows you how.
guide = Guided game
guide-step = { $step } of { $steps }
guide-others = The others are playing…
guide-next = Next
guide-back = Back
guide-back-title = One step back; what was done since is taken back
guide-skip = Do it for me
guide-skip-title = The move is made for you
guide-play = Now play
guide-leave = Play on without the guide
guide-strayed = Your own way
    .text = That is allowed, and the game goes on. This lesson, though, is about another move. Would you like to go back to it, or play on as you please?
guide-return = Back to the lesson
guide-play-on = Play on
keys-guide = in a guided game: next, back, make the move for me
`,Da=`# A guided first game.

learn-game = Научиться за { $minutes } { $minutes ->
    [one] минуту
    [few] минуты
    [many] минут
   *[other] минуты
}
learn-first = Играете впервые? Учебная игра всё покажет.
guide = Учебная игра
guide-step = { $step } из { $steps }
guide-others = Сейчас ходят остальные…
guide-next = Дальше
guide-back = Назад
guide-back-title = На шаг назад; всё, сделанное после него, будет отменено
guide-skip = Сделайте за меня
guide-skip-title = Игра сама сделает этот ход
guide-play = А теперь играем
guide-leave = Играть дальше без урока
guide-strayed = Ваш собственный путь
    .text = Так тоже можно, и игра продолжается. Просто этот урок — о другом ходе. Вернётесь к нему или будете играть дальше по-своему?
guide-return = Назад к уроку
guide-play-on = Играть дальше
keys-guide = в учебной игре: дальше, назад, сделать ход за меня
`,Oa=`# A guided first game.

learn-game = Навчитися за { $minutes } { $minutes ->
    [one] хвилину
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
learn-first = Граєте вперше? Навчальна гра все покаже.
guide = Навчальна гра
guide-step = { $step } з { $steps }
guide-others = Зараз ходять інші…
guide-next = Далі
guide-back = Назад
guide-back-title = На крок назад; усе, зроблене після нього, буде скасовано
guide-skip = Зробіть за мене
guide-skip-title = Гра сама зробить цей хід
guide-play = А тепер граймо
guide-leave = Грати далі без уроку
guide-strayed = Ваш власний шлях
    .text = Так теж можна, і гра триває. Просто цей урок — про інший хід. Повернетеся до нього чи гратимете далі по-своєму?
guide-return = Назад до уроку
guide-play-on = Грати далі
keys-guide = у навчальній грі: далі, назад, зробити хід за мене
`,ka=`# Direct hands: settings and keys.

skip = Skip steps without a choice
refill = Fill gaps from the same pile

# What a move brings, told before the click.

brings = { $points ->
    [one] Brings 1 point at once.
   *[other] Brings { $points } points at once.
}
costs = { $points ->
    [one] Costs 1 point at once.
   *[other] Costs { $points } points at once.
}
`,Aa=`# Direct hands: settings and keys.

skip = Пропускать шаги без выбора
refill = Заполнять пустые места из той же колоды

# What a move brings, told before the click.

brings = { $points ->
    [one] Сразу даёт { $points } очко.
    [few] Сразу даёт { $points } очка.
   *[many] Сразу даёт { $points } очков.
}
costs = { $points ->
    [one] Сразу отнимает { $points } очко.
    [few] Сразу отнимает { $points } очка.
   *[many] Сразу отнимает { $points } очков.
}
`,ja=`# Direct hands: settings and keys.

skip = Пропускати кроки без вибору
refill = Заповнювати порожні місця з тієї самої колоди

# What a move brings, told before the click.

brings = { $points ->
    [one] Одразу дає { $points } бал.
    [few] Одразу дає { $points } бали.
   *[many] Одразу дає { $points } балів.
}
costs = { $points ->
    [one] Одразу забирає { $points } бал.
    [few] Одразу забирає { $points } бали.
   *[many] Одразу забирає { $points } балів.
}
`,Ma=`# Everything the shell of the browser table says.  The same names in every language.

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
    .about = Делает любой разрешённый ход.
level-greedy = опытный
    .about = Берёт то, что выгоднее прямо сейчас.
level-1 = ученик
    .about = Только что надел форму и пробует всё, что кажется интересным.
level-2 = обходчик
    .about = Идёт шаг за шагом и берёт то, что лежит ближе.
level-3 = контролёр
    .about = Смотрит внимательно и редко упускает случай.
level-4 = начальник станции
    .about = Думает на несколько ходов вперёд и держится расписания.
level-5 = старый машинист
    .about = Объездил все пути и видит далеко вперёд.
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
departures-none = Сейчас нет столов, где можно сыграть или посмотреть игру.
departure-gathering = ждут игроков
departure-playing = играют
departure-over = завершено
refresh = обновить
your-turn = ваш ход
open-table = Открыть
join = Сесть
watch = Смотреть
seats-taken = Занято мест: { $taken } из { $all }
nearby = С телефона или другого компьютера
nearby-or = Наведите камеру телефона. Если страница не откроется, попробуйте: { $others }

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
qr-code = QR-код
qr-text = Наведите камеру телефона.

## Seats

seats = Игроки
seat-bot = играет бот
seat-deciding = сейчас ходит
seat-away = не на связи
seat-stand-in = Пусть играет бот
seat-take-back = Я снова здесь

## The bar

play-area = Ваш ход и ваши карты
hint = Подсказка
undo = Отменить
start-over = Сначала
put-back = Вернуть
confirm-move = Подтвердить
show-results = Итоги
past = Стол после хода { $ply } из { $last }
past-your-turn = Сейчас ваш ход: чтобы играть, вернитесь к текущему ходу.
back-to-now = К текущему ходу
step-first = В начало
step-back = На шаг назад
step-on = На шаг вперёд
card = Карта

## The log and the chat

log = Журнал
log-earlier = Показать предыдущие строки
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

motion = Анимация
motion-normal = Обычная
motion-fast = Быстрая
motion-off = Выключена
notify = Сообщать о моём ходе
notify-refused = Браузер не разрешает этой странице присылать уведомления.
notify-insecure = Браузеры разрешают уведомления только через https.
confirm = Подтверждать ходы
confirm-game = Окончательные
confirm-always = Всегда
confirm-never = Никогда
menu-links = Ссылки для гостей
menu-no-links = Все места заняты.
menu-move = Продолжить на другом устройстве
menu-move-text = { $count ->
    [one] У кого есть эта ссылка, тот играет за вас: откройте её на другом своём устройстве и никому не давайте.
   *[other] У кого есть такая ссылка, тот играет за это место: откройте её на другом своём устройстве и никому не давайте.
}
your-seat = Ваше место
menu-rules-version = Правила, версия { $version }; издание { $edition }
leave = Выйти из-за стола

## The keyboard

keys-title = Клавиатура
keys-numbers = выбрать подсвеченное место или вариант с этой цифрой или буквой
keys-enter = сделать то, что на латунной кнопке: подтвердить, заплатить, оставить
keys-escape = закрыть, вернуть, отменить шаг
keys-undo = отменить последний шаг
keys-arrows = листать историю
keys-end = к текущему ходу
keys-hint = попросить подсказку; Enter сделает подсказанный ход
keys-card = увеличить карту, которая в фокусе
keys-tab = переходить от места к месту; закрытое место объяснит, почему оно закрыто
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
play = Пуск
pause = Пауза
scrubber = Место в игре
seal-kept = Тасование запечатано до первого хода, и печать цела.
seal-broken = Печать не сходится: колода была не та, которую обещали.
seal-about = В начале всем сообщили отпечаток (SHA-256) части сервера в тасовании; затем браузер каждого человека добавил свою часть. Ваш браузер только что вычислил всё заново:
seal-told = Отпечаток, сообщённый в начале
seal-seed = Зерно тасования
seal-record = Запись этой игры, которую может воспроизвести любой

## Rules

clause-tests = { $count ->
    [one] Проверено { $count } тестом
   *[other] Проверено { $count } тестами
}
closed-title = Отсюда поезд не идёт
tab-lit = здесь можно что-то выбрать
hand = Ваши карты
hand-empty = У вас нет карт.
part-total = Итого
`,Na=`## The rules pages, and the passages that other pages show of them

rules-contents = Contents
rules-read-on = Read on in the rules
rule-link = Rule
rule-asked = The rule behind what is asked
curious = For the curious
curious-about = An entry of our rule ledger, which all languages share.
`,Pa=`## The rules pages, and the passages that other pages show of them

rules-contents = Содержание
rules-read-on = Читать дальше в правилах
rule-link = Правило
rule-asked = Правило, по которому сейчас ходят
curious = Для любопытных
curious-about = Запись из нашего реестра правил; его ведут на английском.
`,Fa=`## The rules pages, and the passages that other pages show of them

rules-contents = Зміст
rules-read-on = Читати далі в правилах
rule-link = Правило
rule-asked = Правило, за яким зараз ходять
curious = Для допитливих
curious-about = Запис із нашого реєстру правил; його ведуть англійською.
`,Ia=`### Time to change one's mind.

grace = Time to change your mind
grace-seconds = { $count ->
    [0] None
    [one] { $count } second
   *[other] { $count } seconds
}

hand-over = Hand over to { $name }
connection-silent = no answer…

since = Since your last turn:
since-more = { $short ->
    [0] Since your last turn: { $count }
   *[other] { $count } more
}
`,La=`### Время передумать.

grace = Время передумать
grace-seconds = { $count ->
    [0] Нет
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}

hand-over = Передать устройство: { $name }
connection-silent = нет ответа…

since = С вашего последнего хода:
since-more = { $short ->
    [0] С вашего последнего хода: { $count }
   *[other] ещё { $count }
}
`,Ra=`### Час передумати.

grace = Час передумати
grace-seconds = { $count ->
    [0] Немає
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}

hand-over = Передати пристрій: { $name }
connection-silent = немає відповіді…

since = З вашого останнього ходу:
since-more = { $short ->
    [0] З вашого останнього ходу: { $count }
   *[other] ще { $count }
}
`,za=`# Everything the shell of the browser table says.  The same names in every language.

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
    .about = Робить будь-який дозволений хід.
level-greedy = досвідчений
    .about = Бере те, що вигідніше просто зараз.
level-1 = учень
    .about = Щойно вдягнув форму й пробує все, що здається цікавим.
level-2 = обхідник
    .about = Іде крок за кроком і бере те, що лежить ближче.
level-3 = контролер
    .about = Дивиться уважно й рідко пропускає нагоду.
level-4 = начальник станції
    .about = Думає на кілька ходів уперед і тримається розкладу.
level-5 = старий машиніст
    .about = Об’їздив усі колії й бачить далеко вперед.
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
departures-none = Зараз немає столів, де можна зіграти чи подивитися гру.
departure-gathering = чекають на гравців
departure-playing = грають
departure-over = завершено
refresh = оновити
your-turn = ваш хід
open-table = Відкрити
join = Сісти
watch = Дивитися
seats-taken = Зайнято місць: { $taken } з { $all }
nearby = З телефона чи іншого комп’ютера
nearby-or = Наведіть камеру телефона. Якщо сторінка не відкриється, спробуйте: { $others }

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
qr-code = QR-код
qr-text = Наведіть камеру телефона.

## Seats

seats = Гравці
seat-bot = грає бот
seat-deciding = зараз ходить
seat-away = не на зв’язку
seat-stand-in = Хай грає бот
seat-take-back = Я знову тут

## The bar

play-area = Ваш хід і ваші карти
hint = Підказка
undo = Скасувати
start-over = Спочатку
put-back = Повернути
confirm-move = Підтвердити
show-results = Підсумки
past = Стіл після ходу { $ply } з { $last }
past-your-turn = Зараз ваш хід: щоб грати, поверніться до поточного ходу.
back-to-now = До поточного ходу
step-first = На початок
step-back = На крок назад
step-on = На крок уперед
card = Карта

## The log and the chat

log = Журнал
log-earlier = Показати попередні рядки
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

motion = Анімація
motion-normal = Звичайна
motion-fast = Швидка
motion-off = Вимкнена
notify = Сповіщати про мій хід
notify-refused = Браузер не дозволяє цій сторінці надсилати сповіщення.
notify-insecure = Браузери дозволяють сповіщення лише через https.
confirm = Підтверджувати ходи
confirm-game = Остаточні
confirm-always = Завжди
confirm-never = Ніколи
menu-links = Посилання для гостей
menu-no-links = Усі місця зайнято.
menu-move = Продовжити на іншому пристрої
menu-move-text = { $count ->
    [one] Хто має це посилання, той грає за вас: відкрийте його на іншому своєму пристрої й нікому не давайте.
   *[other] Хто має таке посилання, той грає за це місце: відкрийте його на іншому своєму пристрої й нікому не давайте.
}
your-seat = Ваше місце
menu-rules-version = Правила, версія { $version }; видання { $edition }
leave = Вийти з-за столу

## The keyboard

keys-title = Клавіатура
keys-numbers = обрати підсвічене місце або варіант із цією цифрою чи літерою
keys-enter = зробити те, що на латунній кнопці: підтвердити, заплатити, залишити
keys-escape = закрити, повернути, скасувати крок
keys-undo = скасувати останній крок
keys-arrows = гортати історію
keys-end = до поточного ходу
keys-hint = попросити підказку; Enter зробить підказаний хід
keys-card = збільшити карту, що у фокусі
keys-tab = переходити від місця до місця; закрите місце пояснить, чому воно закрите
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
final-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце
final-board = Показати стіл
timeline = Подорож хід за ходом
rematch = Реванш
rematch-join = До реваншу
rematch-ready = Стіл для реваншу готовий.
replay = Повтор
play = Пуск
pause = Пауза
scrubber = Місце в грі
seal-kept = Тасування запечатано до першого ходу, і печатка ціла.
seal-broken = Печатка не збігається: колода була не та, яку обіцяли.
seal-about = На початку всім повідомили відбиток (SHA-256) частини сервера в тасуванні; потім браузер кожної людини додав свою частину. Ваш браузер щойно обчислив усе знову:
seal-told = Відбиток, повідомлений на початку
seal-seed = Зерно тасування
seal-record = Запис цієї гри, який може відтворити будь-хто

## Rules

clause-tests = { $count ->
    [one] Перевірено { $count } тестом
   *[other] Перевірено { $count } тестами
}
closed-title = Звідси потяг не йде
tab-lit = тут можна щось обрати
hand = Ваші карти
hand-empty = У вас немає карт.
part-total = Разом
`,Ba=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends Ba{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Va=class extends Ba{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ha=class e extends Ba{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Ba)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ba&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ua=100,Wa=`⁨`,Ga=`⁩`;function Ka(e,t,n){return n===t||n instanceof Va&&t instanceof Va&&n.value===t.value||t instanceof Va&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function qa(e,t,n){return t[n]?no(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Ja(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ya(e,i.value):n.push(Ya(e,i));return{positional:n,named:r}}function Ya(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Va(t.value,{minimumFractionDigits:t.precision});case`var`:return Xa(e,t);case`mesg`:return Za(e,t);case`term`:return Qa(e,t);case`func`:return $a(e,t);case`select`:return eo(e,t);default:return new $}}function Xa(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof Ba)return n;switch(typeof n){case`string`:return n;case`number`:return new Va(n);case`object`:if(Ha.supportsValue(n))return new Ha(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Za(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?no(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?no(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Qa(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Ja(e,r).named;let n=no(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Ja(e,r).named;let o=no(e,a.value);return e.params=null,o}function $a(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Ja(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function eo(e,{selector:t,variants:n,star:r}){let i=Ya(e,t);if(i instanceof $)return qa(e,n,r);for(let t of n)if(Ka(e,i,Ya(e,t.key)))return no(e,t.value);return qa(e,n,r)}function to(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t){if(typeof i==`string`){n.push(e.bundle._transform(i));continue}if(e.placeables++,e.placeables>Ua)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ua}`);r&&n.push(Wa),n.push(Ya(e,i).toString(e)),r&&n.push(Ga)}return e.dirty.delete(t),n.join(``)}function no(e,t){return typeof t==`string`?e.bundle._transform(t):to(e,t)}var ro=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function io(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var ao=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function oo(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Va)return new Va(n.valueOf(),{...n.opts,...io(t,ao)});if(n instanceof Ha)return new Va(n.toNumber(),{...io(t,ao)});throw TypeError(`Invalid argument to NUMBER`)}var so=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function co(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Ha||n instanceof Va)return new Ha(n,io(t,so));throw TypeError(`Invalid argument to DATETIME`)}var lo=new Map;function uo(e){let t=Array.isArray(e)?e.join(` `):e,n=lo.get(t);return n===void 0&&(n=new Map,lo.set(t,n)),n}var fo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:oo,DATETIME:co,...t},this._useIsolating=n,this._transform=r,this._intls=uo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ro(this,n,t);try{return to(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},po=/^(-?[a-zA-Z][\w-]*) *= */gm,mo=/\.([a-zA-Z][\w-]*) *= */y,ho=/\*?\[/y,go=/(-?[0-9]+(?:\.([0-9]+))?)/y,_o=/([a-zA-Z][\w-]*)/y,vo=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,yo=/^[A-Z][A-Z0-9_-]*$/,bo=/([^{}\n\r]+)/y,xo=/([^\\"\n\r]*)/y,So=/\\([\\"])/y,Co=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,wo=/^\n+/,To=/ +$/,Eo=/ *\r?\n/g,Do=/( *)$/,Oo=/{\s*/y,ko=/\s*}/y,Ao=/\[\s*/y,jo=/\s*] */y,Mo=/\s*\(\s*/y,No=/\s*->\s*/y,Po=/\s*:\s*/y,Fo=/\s*,?\s*/y,Io=/\s+/y,Lo=class{constructor(e){this.body=[],po.lastIndex=0;let t=0;for(;;){let n=po.exec(e);if(n===null)break;t=po.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(mo);){let t=o(mo),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(bo)&&(r=o(bo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,wo),u([i],i.length)):r?S(r,To):null}function u(r=[],i){for(;;){if(n(bo)){r.push(o(bo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a){r.push(a),i=Math.min(i,a.length);continue}break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,To));let c=[];for(let e of r)e instanceof Ro&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Oo,SyntaxError);let e=f();if(i(ko))return e;if(i(No)){let t=h();return i(ko,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(vo)){let[,e,t,n=null]=a(vo);if(e===`$`)return{type:`var`,name:t};if(i(Mo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(yo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Fo)}}function m(){let e=f();return e.type===`mesg`&&i(Po)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ho);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ao,SyntaxError);let e;return e=n(go)?v():{type:`str`,value:o(_o)},i(jo,SyntaxError),e}function _(){if(n(go))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(go),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;){if(n+=o(xo),e[t]===`\\`){n+=b();continue}if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(So))return o(So);if(n(Co)){let[,e,t]=a(Co),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Io),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `?ee(e.slice(n,t)):!1}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(Eo,`
`),n=Do.exec(e)[1].length;return new Ro(t,n)}}},Ro=class{constructor(e,t){this.value=e,this.length=t}},zo=``,Bo=new Map,Vo=new Map;Ho(zo,Object.assign({"../words/en.ftl":ya,"../words/end.en.ftl":ba,"../words/end.ru.ftl":xa,"../words/end.uk.ftl":Sa,"../words/fair.en.ftl":Ca,"../words/fair.ru.ftl":wa,"../words/fair.uk.ftl":Ta,"../words/guide.en.ftl":Ea,"../words/guide.ru.ftl":Da,"../words/guide.uk.ftl":Oa,"../words/hands.en.ftl":ka,"../words/hands.ru.ftl":Aa,"../words/hands.uk.ftl":ja,"../words/ru.ftl":Ma,"../words/rules.en.ftl":Na,"../words/rules.ru.ftl":Pa,"../words/rules.uk.ftl":Fa,"../words/time.en.ftl":Ia,"../words/time.ru.ftl":La,"../words/time.uk.ftl":Ra,"../words/uk.ftl":za}));function Ho(e,t){Bo.set(e,t);for(let t of Vo.keys())t.startsWith(`${e}/`)&&Vo.delete(t)}function Uo(e,t){let n=`${e}/${t}`;if(!Vo.has(n)){let r=Object.entries(Bo.get(e)??{}).filter(([e])=>e.split(/[./]/).at(-2)===t),i=r.length===0?null:new fo(t,{useIsolating:!1});for(let[,e]of r)i?.addResource(new Lo(e));Vo.set(n,i)}return Vo.get(n)}var Wo=1e3,Go=class extends Va{toString(e){return Number.isInteger(this.value)&&this.value>=0&&this.value<Wo?String(this.value):super.toString(e)}};function Ko(e){let t=Object.entries(e).map(([e,t])=>[e,typeof t==`number`?new Go(t):t]);return Object.fromEntries(t)}function qo(e,t,n){let[r,i]=t.split(`.`),a=e?.getMessage(r),o=i===void 0?a?.value:a?.attributes[i];return e&&o?e.formatPattern(o,n&&Ko(n),[]):null}function Jo(e,t){return qo(Uo(zo,ha.lang),e,t)??e}function Yo(e,t,n){return qo(Uo(e,ha.lang),t,n)??Jo(t,n)}var Xo=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 112" width="80" height="112"><rect width="80" height="112" rx="5" fill="var(--b,#17385f)"/><rect x="5" y="5" width="70" height="102" rx="3" fill="none" stroke="var(--t,#f0e6c8)" stroke-width="1.2"/><g fill="none" stroke="var(--t,#f0e6c8)" transform="translate(40 56)"><path d="M0-17V-60" transform="rotate(0)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(15)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(30)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(45)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(60)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(75)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(90)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(105)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(120)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(135)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(150)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(165)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(180)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(195)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(210)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(225)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(240)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(255)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(270)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(285)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(300)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(315)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(330)" stroke-width=".9" opacity=".55"/><path d="M0-17V-60" transform="rotate(345)" stroke-width=".9" opacity=".55"/></g><path d="M0 0h80v112H0zM7 7v98h66V7z" fill="var(--b,#17385f)" fill-rule="evenodd"/><rect x="5" y="5" width="70" height="102" rx="3" fill="none" stroke="var(--t,#f0e6c8)" stroke-width="1.4"/><g fill="none" stroke="var(--t,#f0e6c8)" transform="translate(40 56)"><circle r="29" fill="var(--b,#17385f)" stroke-width="1.4"/><circle r="25.5" stroke-width="1"/><circle r="15" stroke-width="2.4"/><path d="M-4-14V14M4-14V14" stroke-width="1.8" transform="rotate(36)"/><path d="M0-18.5V-23" transform="rotate(0)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(36)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(72)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(108)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(144)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(180)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(216)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(252)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(288)" stroke-width="2.6"/><path d="M0-18.5V-23" transform="rotate(324)" stroke-width="2.6"/></g></svg>
`,Zo=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="7" y="21" width="114" height="35" rx="2" fill="var(--b,#a9552f)" /><path d="M5 21q4-7 14-7h90q10 0 14 7z" fill="var(--r,#6c767a)"/><path d="M19 25v27M31 25v27M97 25v27M109 25v27" fill="none" stroke-width="1.7"/><rect x="45" y="22" width="38" height="34" rx="1" fill="color-mix(in oklab,var(--b,#a9552f) 78%,#101a1c)" /><path d="M45 22l38 34M83 22L45 56" fill="none" stroke-width="1.9"/><path d="M40 24h50" fill="none" stroke-width="2.2"/></g></svg>
`,Qo=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="20" y="26" width="88" height="30" rx="2" fill="var(--b,#a83a2c)" /><path d="M13 26q3-6 10-6h82q7 0 10 6z" fill="var(--r,#6c767a)"/><rect x="48" y="11" width="34" height="10" rx="1" fill="var(--b,#a83a2c)" /><rect x="53" y="12.5" width="9" height="7" rx="1" fill="var(--g,#cfe0e2)" /><rect x="68" y="12.5" width="9" height="7" rx="1" fill="var(--g,#cfe0e2)" /><path d="M44 11q2-5 7-5h28q5 0 7 5z" fill="var(--r,#6c767a)"/><rect x="30" y="32" width="12" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="86" y="32" width="12" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="54" y="30" width="20" height="26" rx="1" fill="color-mix(in oklab,var(--b,#a83a2c) 78%,#101a1c)" /><path d="M7 56V38h12M121 56V38h-12M13 38v18M115 38v18" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M7 47h12M109 47h12" fill="none" stroke="var(--ko,#1b2427)" stroke-width="1.8"/><path d="M96 20v-9h5v9" fill="var(--f,#46525a)"/><circle cx="121" cy="33" r="3.6" fill="var(--t,#e2553b)"/><path d="M20 49h34M74 49h34" fill="none" stroke-width="1.6"/></g></svg>
`,$o=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="5" y="23" width="118" height="33" rx="3" fill="var(--b,#2f6b4f)" /><path d="M5 47h118v5H5z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="5" y="23" width="118" height="33" rx="3" fill="none" /><path d="M7 23q3-9 14-9h86q11 0 14 9z" fill="var(--r,#6c767a)"/><rect x="23" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="40" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="57" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="74" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="91" y="28" width="13" height="13" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M17 25v29M111 25v29" fill="none" stroke-width="1.8"/><path d="M34 14v-3h10v3M84 14v-3h10v3" fill="var(--f,#46525a)"/></g></svg>
`,es=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#17385f"/><g color="#fbf6e6" transform="translate(5 3) scale(.84)"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></g><circle cx="50" cy="14" r="12" fill="#d39c2c" stroke="#17385f" stroke-width="4"/></svg>
`,ts=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#17385f"/><g color="#fbf6e6" transform="translate(5 3) scale(.84)"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></g></svg>
`,ns=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M14 20l7-8 9 3 8-8 12 5 9-8 13 6 9-4 10 8 9-3 14 9z" fill="#2b3033"/><path d="M38 7l4 8 8-3M59 4l5 9 8-3M81 6l3 8 7 0" fill="none" stroke-width="1.6"/></g></svg>
`,rs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M8 24h112l-7 19-15 13H30L15 43z" fill="var(--b,#8d6a43)"/><rect x="6" y="20" width="116" height="6" rx="2" fill="color-mix(in oklab,var(--b,#8d6a43) 78%,#101a1c)" /><path d="M36 26l3 30M64 26v30M92 26l-3 30" fill="none" stroke-width="1.9"/><path d="M18 45h92" fill="none" stroke-opacity=".45" stroke-width="1.8"/><path d="M44 61h12l-3 6h-6zM72 61h12l-3 6h-6z" fill="var(--f,#46525a)"/></g></svg>
`,is=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M3 61V26q0-9 10-9h102q10 0 10 9v35z" fill="var(--b,#e9e4d3)"/><path d="M3 55h48l22-9h52v6H77l-22 9H3z" fill="var(--t,#b93a26)" stroke="none"/><rect x="11" y="25" width="106" height="11" rx="5.5" fill="var(--g,#cfe0e2)"/><path d="M29 25v11M47 25v11M65 25v11M83 25v11M101 25v11" fill="none" stroke-width="1.5"/><path d="M3 61V26q0-9 10-9h102q10 0 10 9v35z" fill="none"/><path d="M22 17h22M84 17h22" fill="none" stroke-width="3.2"/></g></svg>
`,as=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM9 8h6M9 12h6"/></g></svg>
`,os=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9 13v1M15 13v1"/></g></svg>
`,ss=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="8" y="3" width="12" height="16" rx="2"/><path d="M5 7v12a2 2 0 0 0 2 2h9"/></g></svg>
`,cs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5h16v11H10l-4 4v-4H4z"/></g></svg>
`,ls=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 13l5 5L20 6"/></g></svg>
`,us=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/></g></svg>
`,ds=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5"/></g></svg>
`,fs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 7h16M4 12h16M4 17h16"/></g></svg>
`,ps=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="8" r="4"/><path d="M4 21q0-8 8-8t8 8"/></g></svg>
`,ms=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z"/></g><g fill="currentColor"><path d="M6 6h2v2H6zM16 6h2v2h-2zM6 16h2v2H6zM13 13h3v3h-3zM18 13h3v3h-3zM16 16h2v2h-2zM13 18h3v3h-3zM18 18h3v3h-3z"/></g></svg>
`,hs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 12a8 8 0 1 0 3-6.2M4 4v5h5"/></g></svg>
`,gs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 10v4h4l5 4V6L8 10zM17 9q2 3 0 6"/></g></svg>
`,_s=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path fill="currentColor" d="M12 1.5l3.1 6.8 7.4.8-5.5 5 1.5 7.4-6.5-3.7-6.5 3.7L7 14.1l-5.5-5 7.4-.8z"/></svg>
`,vs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="8"/><path d="M12 4v16" /><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/></g></svg>
`,ys=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10" stroke-dasharray="none"/></g></svg>
`,bs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M3 5h18v11H3zM5.500 8h4v4h-4zM14.500 8h4v4h-4z" fill-rule="evenodd"/><circle cx="7.500" cy="18.500" r="2.500"/><circle cx="16.500" cy="18.500" r="2.500"/></g></svg>
`,xs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-4"/></g></svg>
`,Ss=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M6 6l12 12M18 6L6 18"/></g></svg>
`,Cs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M4 74l8-13h8" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><path d="M0 60h10M118 60h10" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><circle cx="42" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="42" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="66" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="66" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="90" cy="66" r="9" fill="var(--w,#39464b)"/><circle cx="90" cy="66" r="2.6999999999999997" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="22" cy="70" r="5" fill="var(--w,#39464b)"/><circle cx="22" cy="70" r="1.5" fill="var(--m,#aab4b3)" stroke="none"/><rect x="12" y="56" width="106" height="5.5" rx="1.5" fill="var(--f,#46525a)" /><rect x="16" y="31" width="70" height="25" rx="9" fill="var(--b,#1f5a4c)" /><path d="M25 31a9 9 0 0 0-9 9v7a9 9 0 0 0 9 9h5V31z" fill="var(--f,#46525a)"/><path d="M20 31l1.5-14h-4v-5h17v5h-4L32 31z" fill="var(--f,#46525a)"/><path d="M44 31v-4q0-6 7-6t7 6v4z" fill="var(--t,#d8a437)"/><rect x="38" y="38" width="50" height="18" rx="2" fill="color-mix(in oklab,var(--b,#1f5a4c) 78%,#101a1c)" /><path d="M42 42h42M42 52h42" fill="none" stroke-width="1.6"/><path d="M84 56V22h34v34z" fill="var(--b,#1f5a4c)"/><rect x="91" y="28" width="16" height="12" rx="2" fill="var(--g,#cfe0e2)" /><path d="M79 22q0-5 5-6h34q5 1 5 6z" fill="var(--r,#6c767a)"/><path d="M38 66h56" fill="none" stroke-width="3.4"/><rect x="7" y="38" width="7" height="8" rx="2" fill="var(--t,#f2cf63)" /></g></svg>
`,ws=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="20" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="20" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="40" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="40" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M16 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="88" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="88" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="108" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="108" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M84 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="8" y="30" width="66" height="26" rx="3" fill="var(--b,#a8442f)" /><path d="M8 45h66v6H8z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="8" y="30" width="66" height="26" rx="3" fill="none" /><rect x="22" y="35" width="30" height="8" rx="1" fill="color-mix(in oklab,var(--b,#a8442f) 78%,#101a1c)" /><path d="M28 35v8M34 35v8M40 35v8M46 35v8" fill="none" stroke-width="1.5"/><path d="M28 30v-7h10v7zM48 30v-5h14v5z" fill="var(--f,#46525a)"/><rect x="104" y="34" width="17" height="22" rx="3" fill="color-mix(in oklab,var(--b,#a8442f) 78%,#101a1c)" /><path d="M68 56V22h38v34z" fill="var(--b,#a8442f)"/><path d="M68 45h38v6H68z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M68 56V22h38v34z" fill="none" /><rect x="74" y="27" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="90" y="27" width="11" height="12" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M63 22q1-6 7-6h34q6 0 7 6z" fill="var(--r,#6c767a)"/><path d="M6 56V40M122 56V44" fill="none" stroke-width="2"/><circle cx="11.5" cy="37" r="3.4" fill="var(--t,#f2cf63)"/></g></svg>
`,Ts=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="18" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="18" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="34" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="34" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="50" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="50" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="78" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="78" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="94" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="94" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="110" cy="68" r="7" fill="var(--w,#39464b)"/><circle cx="110" cy="68" r="2.1" fill="var(--m,#aab4b3)" stroke="none"/><path d="M18 68h32M78 68h32" fill="none" stroke-width="3"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)" /><path d="M6 56V42q0-4 5-4l27-4v22z" fill="var(--b,#2e4f7d)"/><path d="M122 56V42q0-4-5-4l-27-4v22z" fill="var(--b,#2e4f7d)"/><path d="M15 43v9M22 42v10M29 41v11M99 41v11M106 42v10M113 43v9" fill="none" stroke-width="1.6"/><path d="M36 56V25h56v31z" fill="var(--b,#2e4f7d)"/><path d="M36 45h56v5H36z" fill="var(--t,#f0dfb4)" stroke="none"/><path d="M36 56V25h56v31z" fill="none" /><rect x="42" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="58.5" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><rect x="75" y="30" width="11" height="11" rx="1.5" fill="var(--g,#cfe0e2)" /><path d="M32 25q1-5 6-5h52q5 0 6 5z" fill="var(--r,#6c767a)"/><path d="M46 20l-7-8 14-7M82 20l7-8-14-7" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M44 5h18M66 5h18" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><circle cx="8.5" cy="47" r="3" fill="var(--t,#f2cf63)"/></g></svg>
`,Es=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="26" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="26" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="46" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="46" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M22 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="92" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="92" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="112" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="112" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M88 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><path d="M3 57C8 40 30 19 62 18h54q8 0 8 8v35H9q-7 0-6-4z" fill="var(--b,#e9e4d3)"/><path d="M4 55h60l22-9h38v6H90L68 61H9q-6 0-5-6z" fill="var(--t,#b93a26)" stroke="none"/><path d="M33 28q12-7 24-8l-3 11H27z" fill="var(--g,#cfe0e2)"/><rect x="64" y="26" width="54" height="9" rx="4.5" fill="var(--g,#cfe0e2)" /><path d="M74 26v9M86 26v9M98 26v9M110 26v9" fill="none" stroke-width="1.5"/><path d="M3 57C8 40 30 19 62 18h54q8 0 8 8v35H9q-7 0-6-4z" fill="none"/><path d="M8 51q4-3 9-3l-2 4z" fill="var(--t,#f2cf63)" stroke-width="1.8"/><path d="M92 18l-7-8h14" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.2"/><path d="M78 8h22" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/></g></svg>
`,Ds=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><g transform="translate(32 42)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><path d="M-29.6 2A29.8 29.8 0 1 1 29.6 2l-11.5-1A18.2 18.2 0 1 0-18.1 1z"/><path d="M0-18V-29" transform="rotate(-54)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(-18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(18)" stroke-width="3.2"/><path d="M0-18V-29" transform="rotate(54)" stroke-width="3.2"/><circle cy="2" r="11.5"/><path d="M-3.6-8V12M3.6-8V12" transform="rotate(36 0 2)" stroke-width="3"/></g></svg>
`,Os=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><rect x="6" y="22" width="116" height="34" rx="2" fill="var(--b,#3f6f8c)"/><path d="M6 47h116v5H6z" fill="var(--t,#f0dfb4)" stroke="none"/><rect x="6" y="22" width="116" height="34" rx="2" fill="none"/><path d="M5 22q4-8 14-8h90q10 0 14 8z" fill="var(--r,#6c767a)"/><rect x="46" y="27" width="36" height="20" rx="2" fill="#fbf6e6"/><path d="M46 28l18 11 18-11" fill="none" stroke-width="2"/><rect x="18" y="29" width="14" height="9" rx="1.5" fill="var(--g,#cfe0e2)"/><rect x="96" y="29" width="14" height="9" rx="1.5" fill="var(--g,#cfe0e2)"/></g></svg>
`,ks=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><circle cx="12" cy="12" r="9"/></g></svg>
`,As=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M8 2h8v6h6v8h-6v6H8v-6H2V8h6z"/></g></svg>
`,js=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 1l10.5 11L12 23 1.5 12z"/></g></svg>
`,Ms=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 1.5l9.2 5.3v10.4L12 22.5l-9.2-5.3V6.8z"/></g></svg>
`,Ns=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><rect x="3.5" y="3.5" width="17" height="17" rx="1"/></g></svg>
`,Ps=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor" stroke="var(--sheet,#fff)" stroke-width="0"><path d="M12 2.5L22 20.5H2z"/></g></svg>
`,Fs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72" width="96" height="72"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M62 70V6" stroke-width="6" stroke="var(--k,#1b2427)"/><path d="M62 70V6" stroke-width="2.5" stroke="#f0ead8"/><path d="M50 70h24l-3-6H53z" fill="#46525a"/><path d="M62 6l-4-3h8z" fill="#46525a"/><path d="M62 13v14H14l5-7-5-7z" fill="#c8402a"/><path d="M24 13.5h6v13h-6z" fill="#fff8e6" stroke="none"/><path d="M62 13v14H14l5-7-5-7z" fill="none"/><rect x="55" y="11" width="22" height="18" rx="5" fill="#46525a"/><circle cx="70" cy="20" r="5" fill="#ff7a5c"/><path d="M62 44h14M62 52h14M62 60h14M76 40v24" stroke-width="2"/></g></svg>
`,Is=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><circle cx="92" cy="22" r="9" fill="color-mix(in oklab,var(--c,#5f7480) 6%,var(--stock0,#fbf7ea))"/><path d="M0 58q22-22 44-8t40-12 36 4v42H0z" fill="color-mix(in oklab,var(--c,#5f7480) 30%,var(--stock0,#fbf7ea))"/><path d="M0 68q30-14 60-4t60-6v26H0z" fill="color-mix(in oklab,var(--c,#5f7480) 44%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,Ls=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 84" width="120" height="84"><rect width="120" height="84" fill="color-mix(in oklab,var(--c,#5f7480) 18%,var(--stock0,#fbf7ea))"/><path d="M0 76V50h14V22h8v28h12V40l10-8v10l10-8v10l10-8v40zM84 76V46h10V16h7v30h19v30z" fill="color-mix(in oklab,var(--c,#5f7480) 34%,var(--stock0,#fbf7ea))"/><path d="M0 76V64h120v12z" fill="color-mix(in oklab,var(--c,#5f7480) 46%,var(--stock0,#fbf7ea))"/><path d="M0 76h120v8H0z" fill="color-mix(in oklab,var(--c,#5f7480) 62%,var(--stock0,#fbf7ea))"/></svg>
`,Rs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(-48 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#2f9a64"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,zs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40"><g stroke="var(--k,#1b2427)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M24 38V4M18 38h12" stroke="var(--ko,#1b2427)" stroke-width="3.6"/><g transform="rotate(0 24 9)"><path d="M24 5v8H3l2.5-4L3 5z" fill="#c8402a"/><path d="M8.5 5.5h3v7h-3z" fill="#fff8e6" stroke="none"/></g><circle cx="24" cy="9" r="3.4" fill="#fff2c4"/></g></svg>
`,Bs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M3 15l3-8 7-4 6 3 3 9-4 6-11 0z"/></g></svg>
`,Vs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M1 9q5.5-6 11 0t11 0v6q-5.5 6-11 0T1 15z"/></g></svg>
`,Hs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M21 3C8 3 3 9 3 16c0 2 .4 3.5 1 5 3-6 6-9 11-12-4 4-6 7-8 12C17 22 22 14 21 3z"/></g></svg>
`,Us=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM10.7 1h2.6v4h-2.6zM10.7 19h2.6v4h-2.6zM1 10.7h4v2.6H1zM19 10.7h4v2.6h-4zM3.3 5.1l1.8-1.8 2.9 2.9-1.8 1.8zM16 17.8l1.8-1.8 2.9 2.9-1.8 1.8zM18.9 3.3l1.8 1.8-2.9 2.9L16 6.2zM6.2 16L8 17.8l-2.9 2.9-1.8-1.8z"/></g></svg>
`,Ws=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M16 2a10.5 10.5 0 1 0 6 15.5A9 9 0 0 1 16 2z"/></g></svg>
`,Gs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M12 1c1 5 7 7 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-6 0 2 .6 3 1.6 3.6C9.6 9 10 5 12 1z"/></g></svg>
`,Ks=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><g fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"><path d="M12 2v20M3.34 7l17.32 10M20.66 7L3.34 17M8.5 3.5L12 6.5l3.5-3M8.5 20.5l3.5-3 3.5 3M2.9 11.1l4.3-1.6-.8-4.5M21.1 12.9l-4.3 1.6.8 4.5M21.1 11.1l-4.3-1.6.8-4.5M2.9 12.9l4.3 1.6-.8 4.5"/></g></g></svg>
`,qs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path fill-rule="evenodd" d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3.2a7.8 7.8 0 1 0 0 15.6 7.8 7.8 0 0 0 0-15.6z"/><path d="M10.7 4h2.6v16h-2.6zM4 10.7h16v2.6H4z"/><path d="M5.6 7.4l1.8-1.8 11 11-1.8 1.8zM16.6 5.6l1.8 1.8-11 11-1.8-1.8z"/></g></svg>
`,Js=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="currentColor"><path d="M14 1L4 14h6l-2 9 12-14h-7z"/></g></svg>
`,Ys=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 80" width="128" height="80"><g stroke="var(--k,#1b2427)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><circle cx="17" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="17" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="37" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="37" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M13 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><circle cx="91" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="91" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><circle cx="111" cy="68.5" r="6.5" fill="var(--w,#39464b)"/><circle cx="111" cy="68.5" r="1.95" fill="var(--m,#aab4b3)" stroke="none"/><path d="M87 62h28l-4 5h-20z" fill="var(--f,#46525a)"/><path d="M0 60h6M122 60h6" stroke="var(--ko,#1b2427)" stroke-width="3.4"/><rect x="4" y="56" width="120" height="5.5" rx="1.5" fill="var(--f,#46525a)"/><path d="M14 56v4M114 56v4" /><rect x="7" y="25" width="114" height="31" rx="15.5" fill="var(--b,#66757c)"/><path d="M20 32h88" stroke="#fff" stroke-opacity=".4" stroke-width="4.5"/><path d="M37 25v31M91 25v31" fill="none" stroke-width="2"/><path d="M54 25v-6q0-3 3-3h14q3 0 3 3v6z" fill="color-mix(in oklab,var(--b,#66757c) 78%,#101a1c)"/><path d="M50 16h28" fill="none" stroke="var(--ko,#1b2427)" stroke-width="2.6"/><path d="M80 25v31M86 25v31M80 32h6M80 39h6M80 46h6" fill="none" stroke-width="1.6"/></g></svg>
`,Xs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><circle cx="610" cy="34" r="17" fill="color-mix(in oklab,var(--c,#5f7480) 2%,var(--sheet,#fbf7ea))"/><path d="M0 84q90-60 190-26t170-18 180 10 180-18v78H0z" fill="color-mix(in oklab,var(--c,#5f7480) 15%,var(--sheet,#fbf7ea))"/><path d="M0 98q120-36 250-12t240-16 230 14v26H0z" fill="color-mix(in oklab,var(--c,#5f7480) 23%,var(--sheet,#fbf7ea))"/></svg>
`,Zs=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 110" width="720" height="110"><path d="M0 110V62h40V30h14v32h30l26-18v18l26-18v18l26-18v66zM250 110V70h60V52h50v18h30V22h12v48h40v40zM520 110V58l26-16v16l26-16v16l26-16v16l26-16v68zM660 110V40h13v22h47v48z" fill="color-mix(in oklab,var(--c,#5f7480) 17%,var(--sheet,#fbf7ea))"/><path d="M0 110V88h720v22z" fill="color-mix(in oklab,var(--c,#5f7480) 24%,var(--sheet,#fbf7ea))"/></svg>
`,Qs=new Map;$s(Object.assign({"./art/back.svg":Xo,"./art/boxcar.svg":Zo,"./art/caboose.svg":Qo,"./art/coach.svg":$o,"./art/favicon-turn.svg":es,"./art/favicon.svg":ts,"./art/hopper-load.svg":ns,"./art/hopper.svg":rs,"./art/hs-wagon.svg":is,"./art/i-book.svg":as,"./art/i-bot.svg":os,"./art/i-cards.svg":ss,"./art/i-chat.svg":cs,"./art/i-check.svg":ls,"./art/i-clock.svg":us,"./art/i-link.svg":ds,"./art/i-menu.svg":fs,"./art/i-person.svg":ps,"./art/i-qr.svg":ms,"./art/i-reset.svg":hs,"./art/i-sound.svg":gs,"./art/i-star.svg":_s,"./art/i-theme.svg":vs,"./art/i-ticket.svg":ys,"./art/i-train.svg":bs,"./art/i-undo.svg":xs,"./art/i-x.svg":Ss,"./art/loco-1.svg":Cs,"./art/loco-2.svg":ws,"./art/loco-3.svg":Ts,"./art/loco-hs.svg":Es,"./art/logo.svg":Ds,"./art/mail.svg":Os,"./art/own-circle.svg":ks,"./art/own-cross.svg":As,"./art/own-diamond.svg":js,"./art/own-hex.svg":Ms,"./art/own-square.svg":Ns,"./art/own-triangle.svg":Ps,"./art/red-semaphore.svg":Fs,"./art/sc-hills.svg":Is,"./art/sc-yard.svg":Ls,"./art/sema-clear.svg":Rs,"./art/sema-stop.svg":zs,"./art/sym-black.svg":Bs,"./art/sym-blue.svg":Vs,"./art/sym-green.svg":Hs,"./art/sym-orange.svg":Us,"./art/sym-purple.svg":Ws,"./art/sym-red.svg":Gs,"./art/sym-white.svg":Ks,"./art/sym-wild.svg":qs,"./art/sym-yellow.svg":Js,"./art/tanker.svg":Ys,"./art/wide-hills.svg":Xs,"./art/wide-yard.svg":Zs}));function $s(e){for(let[t,n]of Object.entries(e)){let e=t.slice(t.lastIndexOf(`/`)+1,-4);if((Qs.get(e)??n.trim())!==n.trim())throw Error(`There are two drawings called ${e}.`);Qs.set(e,n.trim())}}function ec(e,t,n,r){let i=Qs.get(e);if(i===void 0)throw Error(`There is no drawing called ${e}.`);let a=`class="a ${t}" style="${n}" ${r?`preserveAspectRatio="xMidYMax slice"`:``} aria-hidden="true" focusable="false"`;return i.replace(/^<svg/,`<svg ${a}`).replace(/ width="\d+" height="\d+"/,``)}function tc(e,t){it(t,!0);let n=ua(t,`class`,3,``),r=ua(t,`style`,3,``),i=ua(t,`slice`,3,!1);var a=Br();_i(bn(a),()=>ec(t.name,n(),r(),i())),Vr(e,a),at()}export{gr as $,yi as A,Qr as B,Ii as C,g as Ct,ki as D,ji as E,oi as F,Rr as G,Vr as H,ii as I,kr as J,Hr as K,ri as L,_i as M,di as N,Ci as O,si as P,Z as Q,Jr as R,Wi as S,d as St,Pi as T,Br as U,Ur as V,Ir as W,Dr as X,Or as Y,Er as Z,ra as _,rt as _t,Jo as a,yn as at,Ui as b,ke as bt,ga as c,Sn as ct,fa as d,tn as dt,yr as et,pa as f,Dt as ft,aa as g,it as gt,oa as h,at as ht,Ho as i,mn as it,vi as j,bi as k,va as l,dn as lt,sa as m,nt as mt,$s as n,Nn as nt,Yo as o,bn as ot,ua as p,Et as pt,zr as q,ec as r,Fn as rt,_a as s,xn as st,tc as t,Bn as tt,ha as u,rn as ut,na as v,Ze as vt,Fi as w,Gi as x,h as xt,Yi as y,Ae as yt,qr as z};