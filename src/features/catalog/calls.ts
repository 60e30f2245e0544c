import { defineCall } from '#api/call.ts'
import type {
  CategoryChange,
  CategoryInput,
  CategoryOrder,
  ShownCategory,
  ShownSubcategory,
  StaffCategory,
  StaffSubcategory,
  SubcategoryChange,
  SubcategoryInput,
} from './category/category.contract.ts'
import type { TranslationFilter } from './entity/translations.ts'
import type { Suggestions, SuggestionsQuery } from './pages/suggestions.contract.ts'
import type { BulkAnswer, BulkInput } from './product/bulk/bulk.contract.ts'
import type {
  CompanionCards,
  FoundProducts,
  ProductCard,
  ProductChange,
  ProductDetail,
  ProductInput,
  ProductListRow,
  ProductMoves,
  ProductQuery,
  SearchQuery,
  StaffProduct,
} from './product/product.contract.ts'
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

type Id = { params: { id: number } }
type Filter = { translation?: TranslationFilter }
type Deletion<Place> = { query?: { cascade?: 'true' | 'false'; moveTo?: Place } }

/** Ids of the products that the visitors' search finds for these words in German or in Spanish, best first. */
export const findAsVisitors = defineCall<{ query: { q: string }; answer: number[] }>('GET', '/api/admin/products/found')
export const listAllCategories = defineCall<{ query?: Filter; answer: StaffCategory[] }>('GET', '/api/admin/categories')
export const getCategoryById = defineCall<Id & { answer: StaffCategory }>('GET', '/api/admin/categories/:id')
export const createCategory = defineCall<{ body: CategoryInput; answer: StaffCategory }>('POST', '/api/admin/categories')
export const changeCategory = defineCall<Id & { body: CategoryChange; answer: StaffCategory }>('PUT', '/api/admin/categories/:id')
export const deleteCategory = defineCall<Id & Deletion<number> & { answer: undefined }>('DELETE', '/api/admin/categories/:id')
/** Saves the order of all categories and subcategories in one call. */
export const orderCategories = defineCall<{ body: CategoryOrder; answer: undefined }>('PUT', '/api/admin/categories/order')
export const listAllSubcategories = defineCall<{ query?: Filter; answer: StaffSubcategory[] }>('GET', '/api/admin/subcategories')
export const getSubcategoryById = defineCall<Id & { answer: StaffSubcategory }>('GET', '/api/admin/subcategories/:id')
export const createSubcategory = defineCall<{ body: SubcategoryInput; answer: StaffSubcategory }>('POST', '/api/admin/subcategories')
export const changeSubcategory = defineCall<Id & { body: SubcategoryChange; answer: StaffSubcategory }>(
  'PUT',
  '/api/admin/subcategories/:id',
)
export const deleteSubcategory = defineCall<Id & Deletion<number | 'none'> & { answer: undefined }>(
  'DELETE',
  '/api/admin/subcategories/:id',
)
export const listAllProducts = defineCall<{ query?: Filter; answer: StaffProduct[] }>('GET', '/api/admin/products')
/** All products, each with the fields that a row of the staff's list shows. */
export const listProductRows = defineCall<{ query: { view: 'list' }; answer: ProductListRow[] }>('GET', '/api/admin/products')
export const getProductById = defineCall<Id & { answer: StaffProduct }>('GET', '/api/admin/products/:id')
/**
 * Returns the page of an unsaved product as HTML. A form whose target is an iframe sends `language` and `product`, a ProductPreview
 * as JSON.
 */
export const previewProduct = defineCall('POST', '/api/admin/products/preview')
export const createProduct = defineCall<{ body: ProductInput; answer: StaffProduct }>('POST', '/api/admin/products')
export const changeProduct = defineCall<Id & { body: ProductChange; answer: StaffProduct }>('PUT', '/api/admin/products/:id')
export const deleteProduct = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/products/:id')
export const duplicateProduct = defineCall<Id & { answer: StaffProduct }>('POST', '/api/admin/products/:id/duplicate')
export const orderProducts = defineCall<{ body: ProductMoves; answer: undefined }>('PUT', '/api/admin/products/order')
/** Changes many products at once, or shows what would change. */
export const changeProducts = defineCall<{ body: BulkInput; answer: BulkAnswer }>('POST', '/api/admin/products/bulk')
