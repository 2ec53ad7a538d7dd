import { Fingerprint } from '../../src/shared/index.js';

export class PlainFingerprint extends Fingerprint {
  override of(text: string): string {
    return text;
  }
}
