import type { ComparedProduct } from '../ComparedProduct.js';

/** A compared product of which only what is given is known. */
export const aProduct = (id: string, given: Partial<ComparedProduct> = {}): ComparedProduct => ({
  id,
  label: id,
  title: '',
  brand: '',
  category: '',
  price: null,
  listPrice: null,
  rating: null,
  reviewCount: null,
  imageCount: null,
  bulletPoints: [],
  description: '',
  specifications: {},
  asin: '',
  seller: '',
  sellers: [],
  otherOffers: '',
  ...given,
});
