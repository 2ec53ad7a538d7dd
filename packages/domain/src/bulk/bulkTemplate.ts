import { BRIEF_LIMITS, TITLE_TO_FIT_MAX, TONES } from '../listings/index.js';
import { SKU_MAX } from '../products/index.js';
import type { BulkField } from './bulkColumns.js';
import type { BulkKind } from './BulkKind.js';

/** A column of the file that a seller fills in. */
export interface TemplateColumn {
  readonly name: BulkField;
  readonly required: boolean;
  readonly explanation: string;
  readonly sample: string;
}

const CATEGORY = `At most ${BRIEF_LIMITS.category} characters, for example Home or Books > Fiction.`;

const TEMPLATES: Readonly<Record<BulkKind, readonly TemplateColumn[]>> = {
  listings: [
    {
      name: 'product_name',
      required: true,
      explanation: `What the product is, as you call it. At most ${BRIEF_LIMITS.productName} characters.`,
      sample: 'Sample Steel Water Bottle 750 ml, Blue',
    },
    { name: 'category', required: false, explanation: CATEGORY, sample: 'Home' },
    {
      name: 'brand',
      required: false,
      explanation: `At most ${BRIEF_LIMITS.brand} characters.`,
      sample: 'Sample',
    },
    {
      name: 'sku',
      required: false,
      explanation: `Your own number for the product: rows with the same one are the same product. At most ${SKU_MAX} characters.`,
      sample: '',
    },
    {
      name: 'asin',
      required: false,
      explanation: 'The ASIN where the product has one. It stays with the row; no text is written from it.',
      sample: '',
    },
    {
      name: 'description',
      required: false,
      explanation: `Anything you know about the product: the source of facts. At most ${BRIEF_LIMITS.description} characters.`,
      sample: 'Stainless steel bottle with a screw lid, 26 cm high. Hand wash only.',
    },
    {
      name: 'keywords',
      required: false,
      explanation: `Words that buyers should find it by, separated by commas. At most ${BRIEF_LIMITS.keywords}; they support no claim.`,
      sample: 'water bottle, steel bottle',
    },
    { name: 'tone', required: false, explanation: `One of ${TONES.join(', ')}. Empty: neutral.`, sample: 'neutral' },
    {
      name: 'language',
      required: false,
      explanation:
        'Language of the text, such as en or de, where an AI server writes; without one the text is English. Empty: English.',
      sample: 'en',
    },
  ],
  titles: [
    {
      name: 'title',
      required: true,
      explanation: `The title that is to fit. At most ${TITLE_TO_FIT_MAX} characters.`,
      sample:
        'Sample Steel Water Bottle 750 ml with Screw Lid, Leak Proof, for Hiking, School and Office, Midnight Blue, Pack of 2',
    },
    {
      name: 'brand',
      required: false,
      explanation: 'The brand as it is spelled. It keeps its letters and comes first.',
      sample: 'Sample',
    },
    {
      name: 'category',
      required: false,
      explanation: `${CATEGORY} Books, music and films may have longer titles.`,
      sample: 'Home',
    },
  ],
  pages: [
    {
      name: 'url',
      required: true,
      explanation: 'The address of the product page, or an ASIN, which is looked up at amazon.com.',
      sample: 'https://www.example.com/products/steel-bottle',
    },
  ],
};

/** The columns of the template for a kind, in order. Further columns may be present and feed nothing. */
export function bulkTemplate(kind: BulkKind): readonly TemplateColumn[] {
  return TEMPLATES[kind];
}
