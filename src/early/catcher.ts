/**
 * The lines that stand in every public document: until the early script is there they catch a touch on anything that
 * only the application can answer, and show that it was felt. What works without script (links, forms, details,
 * popovers) is let through. Kept by hand as text because its hash is part of the security policy.
 */
export const catcher =
  "(w=>{w.q=[];addEventListener('click',w.q.f=e=>{let t=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');t&&(e.preventDefault(),e.stopPropagation(),t.setAttribute('aria-busy','true'),w.q.push(t),w.q.go&&w.q.go())},!0)})(window)"
