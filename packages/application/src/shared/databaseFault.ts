import { DomainError } from '@listwright/domain/shared';

const CODE = 'database_unavailable';

/** The refusal where the database cannot be reached or does not answer in time; what was asked may or may not be done. */
export const databaseFault = {
  of: (cause: unknown) =>
    new DomainError('unavailable', CODE, 'The database does not answer at the moment. Try again shortly.', { cause }),
  is: (error: unknown): error is DomainError => error instanceof DomainError && error.code === CODE,
};
