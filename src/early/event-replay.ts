/**
 * The inline script of every public document. It marks the root: without the mark, controls that need a script are hidden.
 * Until the early script is there it holds a touch on anything that only a script can answer, and shows that it was felt. What works without script (links, forms, details, popovers) is
 * let through, and so is what stands in an element with `data-live`, which answers for itself. A form's button with
 * `data-js` is caught once, so that the form is sent without leaving the page; touched again before the early script is
 * there, it sends the form in the old way, from then on for good: whatever was caught is forgotten, else the form could
 * be sent once more while that one is under way. So it is with a link of class `cmp`, which leads to a comparison where no
 * script makes a switch of it. Kept by hand as text because its hash is part of the security policy.
 */
export const eventReplay =
  "(w=>{document.documentElement.dataset.script='';w.q=[];addEventListener('click',e=>{let t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),[data-js],.cmp');t&&!t.closest('[data-live]')&&(t.type!='button'&&(t.x>1||t.x&&!w.q.go)?(t.x=2,w.q.length=0):(e.preventDefault(),e.stopPropagation(),t.x=1,t.setAttribute('aria-busy','true'),w.q.push(t),w.q.go&&w.q.go()))},!0)})(window)"
