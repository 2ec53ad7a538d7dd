import type { Listing } from '../../../../ui/listing/fields/Listing';

export type Unused = Listing['unused'][number];

/** Labels for the reasons that a passage of the input is not in the text. */
export const unusedReasons: Readonly<Record<Unused['reason'], string>> = {
  duplicate: 'Repeats another fact',
  price: 'Price or discount',
  contact: 'Contact details',
  promotion: 'Promotion',
  banned_claim: 'Claim not allowed by marketplaces',
  contradiction: 'Contradicts another fact',
  not_understood: 'Not understood',
  no_room: 'Not used in any field',
  left_out: 'Left out by you',
};

/** Passages that a listing must never state, even if the seller asks for it. */
export const FORBIDDEN: readonly Unused['reason'][] = ['price', 'contact', 'promotion', 'banned_claim'];
