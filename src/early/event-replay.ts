/**
 * The inline script of every public document. It marks the root: without the mark, controls that need a script are hidden.
 *
 * It catches touches on elements that only a script can handle, marks them as busy and queues them in `window.q`; once the early
 * script has loaded, it passes them on at once (`q.go`). It ignores what works without script (links, forms, details, popovers)
 * and everything in an element with `data-live`, whose own script handles touches.
 *
 * A second touch on a button or link with `data-js` or of class `cmp` before the early script has loaded works as without script,
 * and the queue is emptied: otherwise a form could be sent twice. A script that fails sets `x` to 2 for the same effect.
 *
 * If the early script has failed to load when the document is complete, it removes the mark and catches nothing more (`q.x`): controls
 * that cannot work disappear, links and forms work.
 *
 * Written by hand as a string, because its hash is part of the security policy.
 */
export const eventReplay =
  "document.documentElement.dataset.script=q=[];addEventListener('click',e=>{let t=!q.x&&e.target.closest('button[type=button]:not([popovertarget]),[data-js],.cmp');t&&!t.closest('[data-live]')&&(t.type!='button'&&(t.x>1||t.x&&!q.go)?(t.x=2,q.length=0):(t.x=1,t.setAttribute('aria-busy',!0),e.preventDefault(),e.stopPropagation(),q.push(t),q.go&&q.go()))},!0);addEventListener('load',()=>q.go||(q.x=delete document.documentElement.dataset.script))"

/**
 * Inline script of documents with such a form: if the early script has failed to load when the document is complete, one touch submits
 * the form without script, also a touch that is queued already.
 */
export const plainForms =
  "addEventListener('load',()=>{q.go||(q.go=()=>q.splice(0).forEach(t=>{t.type!='button'&&(t.x=2,t.click())}),q.go())})"
