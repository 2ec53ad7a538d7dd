import { createHash } from 'node:crypto';
import { Fingerprint } from '@listwright/application/shared';

export class Sha256Fingerprint extends Fingerprint {
  override of(text: string): string {
    return createHash('sha256').update(text).digest('base64url');
  }
}
