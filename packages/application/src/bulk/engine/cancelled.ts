import { DomainError } from '@listwright/domain/shared';

const CODE = 'called_off';

/** A row that was not begun because nobody wants it any more, or its worker ends: it goes back as if it had never been taken. */
export const cancelled = {
  because: (reason: string): DomainError => new DomainError('unavailable', CODE, reason),
  is: (error: unknown): boolean => error instanceof DomainError && error.code === CODE,
};
