import { EditListingRequest, LintRequest } from '@listwright/application/contract/schemas';
import type { ListingCopy } from '@listwright/domain/listings';
import { CliError } from '../../CliError.js';
import type { LintSource } from './LintSource.js';

/** The accepted JSON names of a field: those of a check, of a listing, and of a repaired copy. */
const NAMES: Readonly<Record<keyof ListingCopy, readonly string[]>> = {
  title: ['title', 'generated_title'],
  itemHighlights: ['item_highlights', 'itemHighlights'],
  bulletPoints: ['bullet_points', 'bulletPoints'],
  description: ['generated_description', 'description'],
  keywords: ['keywords'],
  searchTerms: ['search_terms', 'searchTerms'],
  seoTitle: ['seo_title', 'seoTitle'],
  metaDescription: ['meta_description', 'metaDescription'],
  tags: ['tags'],
  handle: ['handle'],
};

const { shape } = LintRequest;

/** The type of each field, as the server validates it. */
const FIELDS = {
  title: shape.title,
  itemHighlights: shape.item_highlights,
  bulletPoints: shape.bullet_points,
  description: shape.description,
  keywords: EditListingRequest.shape.keywords,
  searchTerms: shape.search_terms,
  seoTitle: shape.seo_title,
  metaDescription: shape.meta_description,
  tags: shape.tags,
  handle: shape.handle,
} as const satisfies Record<keyof ListingCopy, unknown>;

interface Schema<T> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** Converts one JSON object to a text to check; a field of the wrong type is a usage error. */
export function lintSourceOfJson(name: string, json: unknown): LintSource {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw badField(`${name} is not a JSON object`);
  const given = json as Readonly<Record<string, unknown>>;
  const read = <T>(schema: Schema<T>, ...names: readonly string[]): T | undefined => {
    const found = names.find((one) => given[one] !== undefined);
    if (found === undefined) return undefined;
    const parsed = schema.safeParse(given[found]);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw badField(`${name}, field ${[found, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'not valid'}`);
  };
  const copy = Object.entries(FIELDS)
    .map(([property, schema]) => [property, read<unknown>(schema, ...NAMES[property as keyof ListingCopy])])
    .filter(([, value]) => value !== undefined);
  const marketplace = read(shape.marketplace, 'marketplace');
  const marketplaceId = read(shape.marketplace_id, 'marketplace_id');
  const brand = read(shape.brand, 'brand');
  return {
    name,
    copy: Object.fromEntries(copy) as Partial<ListingCopy>,
    ...(marketplace === undefined ? {} : { marketplace }),
    ...(marketplaceId === undefined || marketplaceId === '' ? {} : { marketplaceId }),
    ...(brand === undefined ? {} : { brand }),
  };
}

function badField(fault: string): CliError {
  return new CliError('bad_field', `${fault}.`, 'Use the fields that `listwright listings show ID --json` prints.');
}
