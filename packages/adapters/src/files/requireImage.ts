import { DomainError } from '@listwright/domain/shared';

const SIGNATURES: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith('\xff\xd8\xff'),
  (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
];

/** Refuses what is no JPEG, PNG or WebP by its first bytes; a name or a header can say anything. */
export function requireImage(bytes: Uint8Array, field: string): void {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (SIGNATURES.some((matches) => matches(head))) return;
  const message = 'This file is not a JPEG, PNG or WebP image';
  throw new DomainError('invalid', 'wrong_type', `${message}. Choose another one.`, {
    faults: [{ path: field, message }],
  });
}
