import type { Marketplace } from '@listwright/domain/marketplaces';

/** What another tool found, as the generator starts with it: the state of the navigation there. */
export interface SentDraft {
  readonly productName?: string;
  readonly description?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly marketplace?: Marketplace;
  readonly keywords?: readonly string[];
}

export const sentDraft = (draft: SentDraft): { readonly sentDraft: SentDraft } => ({ sentDraft: draft });

/** The draft that a navigation brought along, if it did. */
export const sentDraftOf = (state: unknown): SentDraft | undefined =>
  (state as { readonly sentDraft?: SentDraft } | null)?.sentDraft;
