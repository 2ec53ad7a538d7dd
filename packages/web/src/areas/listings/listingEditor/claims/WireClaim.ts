import type { Listing } from '../../../../ui/listing/fields/Listing';

/** A statement of the text and what supports it. */
export type WireClaim = Listing['grounding'][number];
/** A fact from the input. */
export type WireFact = Listing['facts'][number];
