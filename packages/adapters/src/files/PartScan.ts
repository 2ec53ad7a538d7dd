/** Excel's longest cell, each character escaped (`&#xFFFF;`), with room; nothing between two tags is longer. */
const LONGEST_RUN = 512 * 1024;
/** Declarations stand before the root element; comments may stand before them. */
const MARKERS = ['<!DOCTYPE', '<!ENTITY'];
const OVERLAP = 16;

/** Reads a part of a workbook as it is unpacked, a chunk at a time, and says what makes it unsafe. */
export class PartScan {
  private sinceTag = 0;
  private tail = '';
  private isFirst = true;
  private isUtf16 = false;

  constructor(private readonly isXml: boolean) {}

  /** The reason to refuse the part, as the end of a sentence; undefined while there is none. */
  reasonIn(chunk: Buffer): string | undefined {
    const first = this.isFirst;
    this.isFirst = false;
    if (first && chunk.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'it holds another archive';
    if (!this.isXml) return undefined;
    if (first) this.isUtf16 = /^(?:\xff\xfe|\xfe\xff|\0|.\0)/s.test(chunk.subarray(0, 2).toString('latin1'));
    // Zero bytes between the letters would hide a declaration.
    const letters = this.isUtf16 ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk;
    if (this.declaresEntities(letters)) return 'it declares XML entities';
    return this.runsOn(chunk) ? 'it holds a text longer than any cell can be' : undefined;
  }

  private declaresEntities(chunk: Buffer): boolean {
    // `<!` is rare in a workbook, so the search for it alone passes over nearly everything.
    const seam = this.tail + chunk.subarray(0, OVERLAP).toString('latin1');
    this.tail = chunk.subarray(-OVERLAP).toString('latin1');
    if (MARKERS.some((marker) => seam.toUpperCase().includes(marker))) return true;
    for (let at = chunk.indexOf('<!'); at >= 0; at = chunk.indexOf('<!', at + 2)) {
      const head = chunk
        .subarray(at, at + OVERLAP)
        .toString('latin1')
        .toUpperCase();
      if (MARKERS.some((marker) => head.startsWith(marker))) return true;
    }
    return false;
  }

  private runsOn(chunk: Buffer): boolean {
    const last = Math.max(chunk.lastIndexOf('<'), chunk.lastIndexOf('>'));
    // Chunks are far shorter than the longest run, so only runs over several of them matter.
    this.sinceTag = last < 0 ? this.sinceTag + chunk.length : chunk.length - last;
    return this.sinceTag > LONGEST_RUN;
  }
}
