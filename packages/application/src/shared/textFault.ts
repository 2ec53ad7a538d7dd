import { DomainError } from '@listwright/domain/shared';

/** Most texts take less than a second, so that others have had their turn by then. */
const RETRY_SECONDS = 5;

/** Why a text was not judged. Its own length is no reason: requests are limited before. */
export const textFault = {
  busy: () =>
    new DomainError('unavailable', 'text_busy', 'Many long texts are being checked. Try again in a few seconds.', {
      details: { retry_after_seconds: RETRY_SECONDS },
    }),
  tooSlow: (cause: unknown) =>
    new DomainError('invalid', 'text_too_slow', 'This text takes too long to check. Shorten it and try again.', {
      cause,
    }),
  /** Where the text that was sent is short, and what its product knows besides is not. */
  productTooSlow: (product: string, cause: unknown) =>
    new DomainError(
      'invalid',
      'text_too_slow',
      `Your product "${product}" takes too long to check together with this text. Shorten the product's text, or use another product name.`,
      { cause },
    ),
};
