import type { PageKind, ReadPage } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';

const BY_HAND = 'Open the page in your browser, save it, and upload the saved file.';
/** How to go on where the page holds no product. */
const NEXT: Readonly<Record<Exclude<PageKind, 'product'>, string>> = {
  search: 'Open one of the products and use its address.',
  blocked: BY_HAND,
  sign_in: BY_HAND,
  not_found: 'Open the address in your browser to check it.',
  consent: BY_HAND,
  error: 'Try again later.',
  empty: BY_HAND,
};

export const pageErrors = {
  /** The page was read and holds no product; `page_kind` in the details says what it is. */
  noProduct: ({ page: { kind, reason } }: ReadPage) =>
    new DomainError('invalid', 'page_without_product', `${reason} ${kind === 'product' ? '' : NEXT[kind]}`.trim(), {
      details: { page_kind: kind },
    }),
  nothingToImport: () =>
    new DomainError(
      'invalid',
      'page_required',
      'Send the address of the page, the saved page as a file, or its HTML.',
      {
        faults: [{ path: 'url', message: 'Enter the address of the page, or send "file" or "html"' }],
      },
    ),
  nothingGiven: () =>
    new DomainError('invalid', 'page_required', 'Send the saved page as a file, or its HTML.', {
      faults: [{ path: 'file', message: 'Send the saved page, or "html"' }],
    }),
};
