/** A page that was read, as another tool starts with it: the state of the navigation there. */
export interface SentPage {
  readonly title: string;
  readonly description: string;
  readonly bulletPoints: readonly string[];
  readonly brand: string;
  /** Where the page is; empty where that is not known. */
  readonly url: string;
  /** Host of the shop without www; empty where that is not known. */
  readonly shop: string;
}

export const sentPage = (page: SentPage): { readonly sentPage: SentPage } => ({ sentPage: page });

/** The page that a navigation brought along, if it did. */
export const sentPageOf = (state: unknown): SentPage | undefined =>
  (state as { readonly sentPage?: SentPage } | null)?.sentPage;
