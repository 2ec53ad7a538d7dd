import { DomainError } from '@listwright/domain/shared';

/** Why a text was not judged. Its own length is no reason: requests are limited before. */
export const textFault = {
  busy: () =>
    new DomainError('unavailable', 'text_busy', 'Many long texts are being checked. Try again in a few seconds.'),
  tooSlow: (cause: unknown) =>
    new DomainError('unavailable', 'text_too_slow', 'This text takes too long to check. Shorten it and try again.', {
      cause,
    }),
};
