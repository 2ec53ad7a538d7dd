import type { Finding } from '@listwright/domain/listings';
import { DomainError } from '@listwright/domain/shared';

export const listingErrors = {
  notFound: () => new DomainError('not_found', 'listing_not_found', 'There is no such listing.'),
  tooMany: (limit: number) =>
    new DomainError(
      'conflict',
      'too_many_listings',
      `From ${limit.toLocaleString('en-US')} listings on, your plan makes no more copies. Remove listings that you do not need, or upgrade.`,
    ),
  noRoom: (limit: number) =>
    new DomainError(
      'conflict',
      'too_many_bytes',
      `Your plan keeps ${(limit / 1_000_000).toLocaleString('en-US')} MB of listings with their versions, and yours take as much. Remove listings that you do not need, or upgrade.`,
    ),
  versionNotFound: () => new DomainError('not_found', 'version_not_found', 'This listing has no such version.'),
  changedMeanwhile: () =>
    new DomainError(
      'conflict',
      'listing_changed',
      'This listing was changed somewhere else meanwhile. Your edit was not saved; load the newest version and apply it again.',
    ),
  locked: (field: string) =>
    new DomainError('conflict', 'field_locked', `The field ${field} is locked. Unlock it to write it again.`, {
      faults: [{ path: 'fields', message: `${field} is locked` }],
    }),
  noSuchEntry: () =>
    new DomainError('invalid', 'no_such_entry', 'Name one list field, and one of the entries it has.', {
      faults: [{ path: 'index', message: 'There is no such entry' }],
    }),
  nothingOther: () =>
    new DomainError(
      'conflict',
      'nothing_other',
      'The facts give no other wording of this. Nothing was changed or charged. Add facts, or edit the text.',
    ),
  languageNeedsModel: (language: string) => {
    const message = `The Basic writer writes English only. To write "${language}", connect an AI model, or choose English.`;
    return new DomainError('invalid', 'language_needs_model', message, { faults: [{ path: 'language', message }] });
  },
  tooSlow: (seconds: number) =>
    new DomainError(
      'unavailable',
      'provider_timeout',
      `The AI model did not answer within ${seconds} seconds. Nothing was saved or charged. Try again, or use the Basic writer.`,
      { details: { alternative_writer: 'basic' } },
    ),
  incomplete: () =>
    new DomainError(
      'unavailable',
      'copy_incomplete',
      'The AI model wrote too little that the facts support. Nothing was saved or charged. Try again, or use the Basic writer.',
      { details: { alternative_writer: 'basic' } },
    ),
  notCompliant: (errors: readonly Finding[]) =>
    new DomainError(
      'unavailable',
      'copy_not_compliant',
      `The written text could not be brought within the rules: ${errors[0]?.message ?? ''} Nothing was saved or charged. Try again, or change the input.`,
    ),
  wrongMarketplace: (wanted: string) =>
    new DomainError('invalid', 'wrong_marketplace', `This export takes ${wanted} listings only.`, {
      faults: [{ path: 'id', message: `This listing is not for ${wanted}` }],
    }),
};
