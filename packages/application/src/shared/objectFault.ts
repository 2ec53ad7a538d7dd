import { DomainError } from '@listwright/domain/shared';

/** The refusals of `ObjectStore`. */
export const objectFault = {
  invalidKey: (key: string) =>
    new DomainError('invalid', 'invalid_object_key', `${JSON.stringify(key.slice(0, 100))} is not the key of a file.`),
  tooLarge: (maxBytes: number) =>
    new DomainError(
      'invalid',
      'object_too_large',
      `This file is larger than ${maxBytes.toLocaleString('en')} bytes, the limit for a stored file.`,
    ),
  unavailable: (cause: unknown) =>
    new DomainError(
      'unavailable',
      'storage_unavailable',
      'The file storage does not answer at the moment. Try again shortly.',
      { cause },
    ),
};
