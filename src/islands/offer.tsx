export { OfferedCart } from '#features/cart/offered-cart.tsx'
