import { DomainError } from '@listwright/domain/shared';

const CODE = 'storage_full';

/** The refusal where a disk of the server, or of its database, has no room: nothing of what was asked is done. */
export const storageFull = {
  of: (cause?: unknown) =>
    new DomainError(
      'unavailable',
      CODE,
      "The server's disk is full, so nothing was saved. Its administrator must make room; then try again.",
      { cause },
    ),
  is: (error: unknown): error is DomainError => error instanceof DomainError && error.code === CODE,
};
