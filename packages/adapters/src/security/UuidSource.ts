import { randomBytes } from 'node:crypto';
import { IdSource } from '@listwright/application/shared';

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, then a counter within the millisecond, then random bits. */
export class UuidSource extends IdSource {
  private last = 0;
  private counter = 0;

  override next(): string {
    const now = Date.now();
    this.counter = now > this.last ? 0 : this.counter + 1;
    // The 12-bit counter keeps ids of one millisecond in order; past it the clock is borrowed from.
    if (now > this.last) this.last = now;
    else if (this.counter > 0xfff) {
      this.last += 1;
      this.counter = 0;
    }
    const bytes = randomBytes(16);
    bytes.writeUIntBE(this.last, 0, 6);
    bytes.writeUInt16BE(0x7000 | this.counter, 6);
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}
