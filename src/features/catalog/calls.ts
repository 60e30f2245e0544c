import { defineCall } from '#api/call.ts'
import type { ShownCategory, ShownSubcategory } from './category/category.contract.ts'
import type { Suggestions, SuggestionsQuery } from './pages/suggestions.contract.ts'
import type { CompanionCards, FoundProducts, ProductCard, ProductDetail, ProductQuery, SearchQuery } from './product/product.contract.ts'
import type { SavedCatalogue, SavedCatalogueQuery, SavedSize, SavedSizeQuery } from './saved/saved-catalogue.contract.ts'

export const listCategories = defineCall<{ answer: ShownCategory[] }>('GET', '/api/categories')
export const listSubcategories = defineCall<{ answer: ShownSubcategory[] }>('GET', '/api/subcategories')
export const listProducts = defineCall<{ query: ProductQuery; answer: ProductCard[] }>('GET', '/api/products')
export const searchProducts = defineCall<{ query: SearchQuery; answer: FoundProducts }>('GET', '/api/search')
export const suggestProducts = defineCall<{ query: SuggestionsQuery; answer: Suggestions }>('GET', '/api/suggestions')
export const listFeaturedProducts = defineCall<{ answer: ProductCard[] }>('GET', '/api/products/featured')
export const listCompanions = defineCall<{ params: { slug: string }; answer: CompanionCards }>('GET', '/api/products/:slug/companions')
export const getProduct = defineCall<{ params: { slug: string }; answer: ProductDetail }>('GET', '/api/products/:slug')
export const getSavedCatalogue = defineCall<{ query: SavedCatalogueQuery; answer: SavedCatalogue }>('GET', '/api/saved-catalogue')
export const getSavedSize = defineCall<{ query: SavedSizeQuery; answer: SavedSize }>('GET', '/api/saved-catalogue/size')
/** Returns true if any of these products (ids "7,12,3") makes, stores or carries electric power. */
export const findPower = defineCall<{ query: { ids: string }; answer: { isPower: boolean } }>('GET', '/api/power')
