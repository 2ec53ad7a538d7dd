import { Fingerprint } from '../../src/listings/index.js';

export class PlainFingerprint extends Fingerprint {
  override of(text: string): string {
    return text;
  }
}
