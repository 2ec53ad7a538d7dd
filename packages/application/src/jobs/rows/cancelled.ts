import { DomainError } from '@listwright/domain/shared';

const CODE = 'called_off';

/** The reason for not starting a row: its job was stopped or its worker ends. The row is requeued unchanged. */
export const cancelled = {
  because: (reason: string): DomainError => new DomainError('unavailable', CODE, reason),
  is: (error: unknown): boolean => error instanceof DomainError && error.code === CODE,
};
