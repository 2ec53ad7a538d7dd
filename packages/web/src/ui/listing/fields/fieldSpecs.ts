import type { CopyField } from '@listwright/domain/listings';
import type { Marketplace, RuleLimits } from '@listwright/domain/marketplaces';
import type { CountLimit } from '../CountLimit';
import type { EditableCopy } from './EditableCopy';

export interface FieldSpec {
  readonly field: CopyField;
  readonly wire: keyof EditableCopy;
  readonly label: string;
  /** `line` and `text` hold one text; `entries` a list of texts; `words` a list of short phrases. */
  readonly kind: 'line' | 'text' | 'entries' | 'words';
  readonly on: readonly Marketplace[];
  readonly help?: string;
  /** The limit of the text; for `entries` of each, for `words` of their number. */
  readonly limit: (limits: RuleLimits) => CountLimit | null;
}

const both: readonly Marketplace[] = ['amazon', 'shopify'];
const characters = (max: number | undefined, advised?: number): CountLimit | null =>
  max === undefined ? null : { max, unit: 'characters', ...(advised === undefined ? {} : { soft: [advised] }) };

/** The fields of a listing in reading order. */
export const fieldSpecs: readonly FieldSpec[] = [
  {
    field: 'title',
    wire: 'generated_title',
    label: 'Title',
    kind: 'line',
    on: both,
    limit: (limits) => characters(limits.titleMax, limits.titleCutMobile ?? limits.titleAdvised),
  },
  {
    field: 'item_highlights',
    wire: 'item_highlights',
    label: 'Item highlights',
    kind: 'line',
    on: ['amazon'],
    help: 'Separate phrases with commas. Shown under the title.',
    limit: (limits) => characters(limits.highlightsMax),
  },
  {
    field: 'bullet_points',
    wire: 'bullet_points',
    label: 'Bullet points',
    kind: 'entries',
    on: ['amazon'],
    limit: (limits) => characters(limits.bulletMax),
  },
  {
    field: 'description',
    wire: 'generated_description',
    label: 'Description',
    kind: 'text',
    on: both,
    limit: (limits) => characters(limits.descriptionMax),
  },
  {
    field: 'search_terms',
    wire: 'search_terms',
    label: 'Search terms',
    kind: 'line',
    on: ['amazon'],
    help: 'Lower case, single spaces. Not visible to shoppers.',
    limit: ({ searchTermsMaxBytes: max, searchTermsTargetBytes: target }) =>
      max === undefined ? null : { max, unit: 'bytes', ...(target === undefined ? {} : { soft: [target] }) },
  },
  {
    field: 'seo_title',
    wire: 'seo_title',
    label: 'SEO title',
    kind: 'line',
    on: ['shopify'],
    limit: (limits) => characters(limits.seoTitleMax, limits.seoTitleAdvised),
  },
  {
    field: 'meta_description',
    wire: 'meta_description',
    label: 'Meta description',
    kind: 'text',
    on: ['shopify'],
    limit: (limits) => characters(limits.metaDescriptionMax, limits.metaDescriptionAdvised),
  },
  {
    field: 'tags',
    wire: 'tags',
    label: 'Tags',
    kind: 'words',
    on: ['shopify'],
    limit: ({ tagsMax: max }) => (max === undefined ? null : { max, unit: 'tags' }),
  },
  {
    field: 'handle',
    wire: 'handle',
    label: 'URL handle',
    kind: 'line',
    on: ['shopify'],
    limit: (limits) => characters(limits.handleMax),
  },
  {
    field: 'keywords',
    wire: 'keywords',
    label: 'Keywords',
    kind: 'words',
    on: both,
    help: 'Search words for this listing, most important first.',
    limit: () => null,
  },
];
