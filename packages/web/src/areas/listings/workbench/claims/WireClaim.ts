import type { Listing } from '../../../../ui/listing/fields/Listing';

/** A statement of the text and what supports it. */
export type WireClaim = Listing['grounding'][number];
/** A fact that the input gives. */
export type WireFact = Listing['facts'][number];
