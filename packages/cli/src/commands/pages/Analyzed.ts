import type { JudgedPage } from '@listwright/domain/listings';
import type { CliContext } from '../../CliContext.js';

export type Read = Awaited<ReturnType<CliContext['client']['products']['readPage']>>;
type Product = NonNullable<Read['product']>;

/** A page that the server read. */
export interface Analyzed {
  readonly source: string;
  readonly page: Read['page'];
  readonly product: Product | null;
  readonly results: Read['results'];
  readonly provenance: Read['provenance'];
  /** The text and the pictures of a product page, judged by the rules of its store. */
  readonly judged: Pick<JudgedPage, 'score' | 'grade' | 'suggestions'> | null;
  /** The link that was made to it. */
  readonly share?: { readonly id: string; readonly url: string; readonly expires_at: string };
}
