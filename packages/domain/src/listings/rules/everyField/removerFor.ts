import type { CopyField } from '../../ListingCopy.js';
import { removePhrase } from '../text/removal/removePhrase.js';
import { removeStatement } from '../text/removal/removeStatement.js';

/** Fields that are rows of phrases; the others are running text. */
const PHRASE_FIELDS: ReadonlySet<CopyField> = new Set([
  'title',
  'item_highlights',
  'search_terms',
  'seo_title',
  'tags',
]);

/** How words are removed from a field: alone, or with the statement that they make. */
export const removerFor = (field: CopyField): typeof removePhrase =>
  PHRASE_FIELDS.has(field) ? removePhrase : removeStatement;
