import type { ProductClass } from './ProductClass.js';

/** A product category as the generator offers it. */
export interface Category {
  /** The value on the wire. */
  readonly id: string;
  /** What the screen shows. */
  readonly label: string;
  readonly productClass: ProductClass;
}

/** The ten categories of the listing generator, in the order of its form. */
export const CATEGORIES: readonly Category[] = [
  { id: 'Electronics', label: 'Electronics', productClass: 'general' },
  { id: 'Fashion', label: 'Fashion', productClass: 'general' },
  { id: 'Home', label: 'Home & Kitchen', productClass: 'general' },
  { id: 'Beauty', label: 'Beauty', productClass: 'general' },
  { id: 'Sports', label: 'Sports', productClass: 'general' },
  { id: 'Toys', label: 'Toys', productClass: 'general' },
  { id: 'Books', label: 'Books', productClass: 'media' },
  { id: 'Automotive', label: 'Automotive', productClass: 'general' },
  { id: 'Health', label: 'Health', productClass: 'general' },
  { id: 'Garden', label: 'Garden', productClass: 'general' },
];
