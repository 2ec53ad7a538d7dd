import { DomainError } from '@listwright/domain/shared';

/** Whether a retry may help: the database was away. Other errors would repeat. */
export function isTransient(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && error.code !== 'took_too_long';
}
