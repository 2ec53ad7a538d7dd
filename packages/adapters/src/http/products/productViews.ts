import { contradictionView, factView, kindView, unusedView } from '@listwright/application/contract';
import {
  factPage,
  type ListedProduct,
  type ListingsOfProduct,
  type Photo,
  type Product,
  type ShownProduct,
} from '@listwright/application/products';
import { dataUri } from '../reply/dataUri.js';

/** A product with its facts. */
export function productView({ product, reading, use }: ShownProduct) {
  const { brief } = product;
  return {
    product: {
      id: product.id,
      product_name: brief.productName,
      brand: brief.brand,
      category: brief.category,
      ...product.identifiers,
      kind: kindView(reading).name,
      listings: useView(use),
      fact_count: reading.facts.length,
      contradiction_count: reading.contradictions.length,
      missing_facts: [...reading.missingFacts],
      is_sample: product.isSample,
      created_at: product.createdAt.toISOString(),
      updated_at: product.updatedAt.toISOString(),
      description: brief.description,
      attributes: { ...brief.attributes },
      leave_out: [...(brief.leftOut ?? [])],
      page: pageView(product.page),
      photos: product.photos.map((photo) => ({ ...photoData(photo), thumbnail: dataUri(photo.thumbnail) })),
      version: product.version,
    },
    ...factsView({ product, reading }),
  };
}

/** What of its input is a fact, and what is none. */
export function factsView({ product, reading }: Pick<ShownProduct, 'product' | 'reading'>) {
  return {
    facts: reading.facts.map((fact) => ({
      ...factView(fact),
      confirmed: product.confirmed.includes(fact.text),
      page_url: factPage(product, fact),
    })),
    unused: reading.unused.map(unusedView),
    contradictions: reading.contradictions.map(contradictionView),
  };
}

export function productRowView({ row, use }: ListedProduct) {
  const { figures } = row;
  return {
    id: row.id,
    product_name: row.name,
    brand: row.brand,
    category: row.category,
    ...row.identifiers,
    kind: figures.kind,
    listings: useView(use),
    fact_count: figures.facts,
    contradiction_count: figures.contradictions,
    missing_facts: [...figures.missingFacts],
    is_sample: row.isSample,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    thumbnail: row.thumbnail === undefined ? null : dataUri(row.thumbnail),
    photo_count: row.photos,
  };
}

/** A product as the export of an account has it: its input and what the seller decided. */
export function exportedProduct({
  id,
  brief,
  identifiers,
  confirmed,
  photos,
  page,
  isSample,
  version,
  ...dates
}: Product) {
  return {
    id,
    product_name: brief.productName,
    description: brief.description,
    category: brief.category,
    brand: brief.brand,
    attributes: { ...brief.attributes },
    leave_out: [...(brief.leftOut ?? [])],
    ...identifiers,
    confirmed_facts: [...confirmed],
    page: pageView(page),
    photos: photos.map(photoData),
    is_sample: isSample,
    version,
    created_at: dates.createdAt.toISOString(),
    updated_at: dates.updatedAt.toISOString(),
  };
}

const pageView = (page: Product['page']) =>
  page === undefined ? null : { url: page.address, images: [...page.images], imported_at: page.readAt.toISOString() };

function useView({ listings, faulty, lowestScore }: ListingsOfProduct) {
  return { count: listings, faulty, lowest_score: lowestScore ?? null };
}

function photoData({ id, type, width, height, size }: Photo) {
  return { id, type, width, height, size };
}
