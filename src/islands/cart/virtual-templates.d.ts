/** Markup of the cart's templates in one language; made by tools/cart-templates.ts. */
declare module 'virtual:cart-templates/*' {
  export const cart: string
  export const findings: string
  export const linkedOrder: string
}
