export { OfferedCart } from '#features/cart/screen/offered-cart.tsx'
