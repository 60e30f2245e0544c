/**
 * The inline script of every public document. It marks the root: without the mark, controls that need a script are hidden.
 *
 * Until the early script has loaded it catches touches on elements that only a script can handle, marks them as busy and queues
 * them in `window.q`. It ignores what works without script (links, forms, details, popovers) and everything in an element with
 * `data-live`, whose own script handles touches.
 *
 * A form's button with `data-js` is caught once, so that the form is sent without leaving the page. A second touch before the
 * early script has loaded submits the form without script, and the queue is emptied: otherwise the form could be sent again
 * meanwhile. The same applies to a link of class `cmp`, which leads to a comparison.
 *
 * Written by hand as a string, because its hash is part of the security policy.
 */
export const eventReplay =
  "(w=>{document.documentElement.dataset.script='';w.q=[];addEventListener('click',e=>{let t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),[data-js],.cmp');t&&!t.closest('[data-live]')&&(t.type!='button'&&(t.x>1||t.x&&!w.q.go)?(t.x=2,w.q.length=0):(e.preventDefault(),e.stopPropagation(),t.x=1,t.setAttribute('aria-busy','true'),w.q.push(t),w.q.go&&w.q.go()))},!0)})(window)"
