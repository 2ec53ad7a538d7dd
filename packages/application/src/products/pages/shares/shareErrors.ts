import { SHARES_AT_MOST } from '@listwright/domain/products';
import { DomainError } from '@listwright/domain/shared';

export const shareErrors = {
  notFound: () => new DomainError('not_found', 'share_not_found', 'There is no such link.'),
  /** The same for each reason: a guesser learns nothing. */
  gone: () =>
    new DomainError('not_found', 'share_gone', 'This link has expired or was revoked. Ask its sender for a new one.'),
  tooMany: () =>
    new DomainError(
      'conflict',
      'too_many_shares',
      `You can have up to ${SHARES_AT_MOST} links. Revoke one of them first.`,
    ),
};
