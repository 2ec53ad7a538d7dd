import type { ListingBrief } from '../../listings/index.js';

/** What the upload says for all its rows; a cell for tone or language wins for its row. */
export type RowDefaults = Pick<ListingBrief, 'marketplace' | 'marketplaceId' | 'tone' | 'language'>;
