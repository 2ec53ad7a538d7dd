import { rowKinds } from './rowKinds.js';

/** The kind of a bulk job: what each of its rows becomes. */
export type BulkKind = keyof typeof rowKinds;

/** All of them, in the order in which a file is asked whether it is one. */
export const BULK_KINDS = Object.keys(rowKinds) as unknown as readonly [BulkKind, ...BulkKind[]];
