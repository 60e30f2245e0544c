export { OfferedCart } from '#features/cart/screen/offered-cart.tsx'
export { CartChecks } from './cart-checks.tsx'
