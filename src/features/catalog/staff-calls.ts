import { defineCall } from '#api/call.ts'
import type { Category, CategoryChange, CategoryInput, Subcategory, SubcategoryChange, SubcategoryInput } from './category.contract.ts'
import type { Product, ProductChange, ProductInput } from './product.contract.ts'

type Id = { params: { id: number } }
type Cascade = { query?: { cascade?: 'true' | 'false' } }

export const listAllCategories = defineCall<{ answer: Category[] }>('GET', '/api/admin/categories')
export const getCategory = defineCall<Id & { answer: Category }>('GET', '/api/admin/categories/:id')
export const createCategory = defineCall<{ body: CategoryInput; answer: Category }>('POST', '/api/admin/categories')
export const changeCategory = defineCall<Id & { body: CategoryChange; answer: Category }>('PUT', '/api/admin/categories/:id')
export const deleteCategory = defineCall<Id & Cascade & { answer: undefined }>('DELETE', '/api/admin/categories/:id')
export const listAllSubcategories = defineCall<{ answer: Subcategory[] }>('GET', '/api/admin/subcategories')
export const getSubcategory = defineCall<Id & { answer: Subcategory }>('GET', '/api/admin/subcategories/:id')
export const createSubcategory = defineCall<{ body: SubcategoryInput; answer: Subcategory }>('POST', '/api/admin/subcategories')
export const changeSubcategory = defineCall<Id & { body: SubcategoryChange; answer: Subcategory }>('PUT', '/api/admin/subcategories/:id')
export const deleteSubcategory = defineCall<Id & Cascade & { answer: undefined }>('DELETE', '/api/admin/subcategories/:id')
export const listAllProducts = defineCall<{ answer: Product[] }>('GET', '/api/admin/products')
export const getProductById = defineCall<Id & { answer: Product }>('GET', '/api/admin/products/:id')
export const createProduct = defineCall<{ body: ProductInput; answer: Product }>('POST', '/api/admin/products')
export const changeProduct = defineCall<Id & { body: ProductChange; answer: Product }>('PUT', '/api/admin/products/:id')
export const deleteProduct = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/products/:id')
export const duplicateProduct = defineCall<Id & { answer: Product }>('POST', '/api/admin/products/:id/duplicate')
