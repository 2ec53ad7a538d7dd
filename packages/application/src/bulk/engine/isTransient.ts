import { DomainError } from '@listwright/domain/shared';

/** A database that is away comes back; anything else would fail again. */
export function isTransient(error: unknown): boolean {
  return error instanceof DomainError && error.kind === 'unavailable' && error.code !== 'took_too_long';
}
