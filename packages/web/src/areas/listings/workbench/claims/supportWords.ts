import type { WireClaim } from './WireClaim';

interface SupportWords {
  readonly word: string;
  readonly tone: 'bad' | 'warn' | 'info' | 'ok';
}

/** What supports a statement, in words. */
export const supportWords: Readonly<Record<WireClaim['support'], SupportWords>> = {
  contradicted: { word: 'Contradicted', tone: 'bad' },
  unsupported: { word: 'No fact supports this', tone: 'bad' },
  unverified: { word: 'Not verified', tone: 'warn' },
  inferred: { word: 'Follows from your facts', tone: 'info' },
  given: { word: 'Given', tone: 'ok' },
};

/** Whether the seller has to decide on a statement. */
export function isOpenClaim({ support }: Pick<WireClaim, 'support'>): boolean {
  return support === 'unverified' || support === 'unsupported' || support === 'contradicted';
}
