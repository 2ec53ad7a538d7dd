import type { WireClaim } from './WireClaim';

interface SupportWords {
  readonly word: string;
  readonly tone: 'bad' | 'warn' | 'info' | 'ok' | 'neutral';
}

/** The label of a statement's support. */
const supportLabels: Readonly<Record<WireClaim['support'], SupportWords>> = {
  contradicted: { word: 'Contradicted', tone: 'bad' },
  unsupported: { word: 'No fact supports this', tone: 'bad' },
  unverified: { word: 'Not verified', tone: 'warn' },
  inferred: { word: 'Follows from your facts', tone: 'info' },
  given: { word: 'Given', tone: 'ok' },
};

/** The label of a statement: its support, or that the seller keeps it without. */
export function labelOf({ support, kept }: Pick<WireClaim, 'support' | 'kept'>): SupportWords {
  if (kept !== true) return supportLabels[support];
  return { word: support === 'unverified' ? 'Kept by you' : 'Kept despite contradiction', tone: 'neutral' };
}

/** Whether the seller must decide on a statement. */
export function isOpenClaim({ support, kept }: Pick<WireClaim, 'support' | 'kept'>): boolean {
  if (kept === true) return false;
  return support === 'unverified' || support === 'unsupported' || support === 'contradicted';
}
