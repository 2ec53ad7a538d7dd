import { randomFillSync } from 'node:crypto';
import { IdSource } from '@listwright/application/shared';

const BYTES = 16;
/** Ids whose random bits are drawn at once: a draw for each would cost more than all else. */
const IDS_A_DRAW = 256;

/** UUID version 7 (RFC 9562): 48 bits of milliseconds, then a counter within the millisecond, then random bits. */
export class UuidSource extends IdSource {
  private last = 0;
  private counter = 0;
  private readonly drawn = Buffer.alloc(BYTES * IDS_A_DRAW);
  private used = IDS_A_DRAW;

  override next(): string {
    const now = Date.now();
    this.counter = now > this.last ? 0 : this.counter + 1;
    // The 12-bit counter keeps ids of one millisecond in order; past it the clock is borrowed from.
    if (now > this.last) this.last = now;
    else if (this.counter > 0xfff) {
      this.last += 1;
      this.counter = 0;
    }
    const bytes = this.randomBytes();
    bytes.writeUIntBE(this.last, 0, 6);
    bytes.writeUInt16BE(0x7000 | this.counter, 6);
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    const hex = bytes.toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Sixteen bytes that no other id was made of. */
  private randomBytes(): Buffer {
    if (this.used === IDS_A_DRAW) {
      randomFillSync(this.drawn);
      this.used = 0;
    }
    const start = this.used * BYTES;
    this.used += 1;
    return this.drawn.subarray(start, start + BYTES);
  }
}
