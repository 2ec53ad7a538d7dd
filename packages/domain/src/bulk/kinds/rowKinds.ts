import { listingRows } from './listingRows.js';
import { pageRows } from './pageRows.js';
import type { RowKind } from './RowKind.js';
import { titleRows } from './titleRows.js';

/** The one list of the kinds of bulk jobs. */
export const rowKinds = { listings: listingRows, titles: titleRows, pages: pageRows } satisfies Record<string, RowKind>;
