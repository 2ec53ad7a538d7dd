/** Excel's longest cell with every character escaped (`&#xFFFF;`), and a margin; no text between two tags is longer. */
const MAX_RUN_LENGTH = 512 * 1024;
/** Declarations come before the root element; comments may precede them. */
const MARKERS = ['<!DOCTYPE', '<!ENTITY'];
const OVERLAP = 16;

/** What one part may hold of an element, by its name: the rows of a sheet (Excel's limit) and different texts. */
const COUNTED: readonly (readonly [part: RegExp, element: string, most: number, reason: string])[] = [
  [/worksheets\/[^/]*$/i, 'row', 1_048_576, 'a sheet of it has more rows than Excel allows'],
  [/sharedStrings[^/]*$/i, 'si', 2_000_000, 'it holds more texts than a table of products does; save it as CSV'],
];

/** Reads a part of a workbook as it is unpacked, a chunk at a time, and says what makes it unsafe. */
export class WorkbookPartScanner {
  private sinceTag = 0;
  private tail = '';
  private isFirst = true;
  private isUtf16 = false;

  private readonly isXml: boolean;
  private readonly most: (typeof COUNTED)[number] | undefined;
  private counted = 0;
  private needle = '';

  constructor(name: string) {
    this.isXml = /\.(?:xml|rels|vml)$/i.test(name);
    this.most = COUNTED.find(([part]) => part.test(name));
  }

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
    if (first) this.needle = `<${prefixIn(letters)}${this.most?.[1] ?? ''}`;
    if (this.most !== undefined && this.count(letters) > this.most[2]) return this.most[3];
    return this.hasOversizedText(chunk) ? 'it holds a text longer than any cell can be' : undefined;
  }

  private declaresEntities(chunk: Buffer): boolean {
    const seam = this.tail + chunk.subarray(0, OVERLAP).toString('latin1');
    this.tail = chunk.subarray(-OVERLAP).toString('latin1');
    if (MARKERS.some((marker) => seam.toUpperCase().includes(marker))) return true;
    // The exclamation mark is far rarer than the bracket before it.
    for (let at = chunk.indexOf('!', 1); at >= 0; at = chunk.indexOf('!', at + 1)) {
      if (chunk[at - 1] !== 0x3c) continue;
      const head = chunk
        .subarray(at - 1, at + OVERLAP)
        .toString('latin1')
        .toUpperCase();
      if (MARKERS.some((marker) => head.startsWith(marker))) return true;
    }
    return false;
  }

  /** Counts start tags of an element; one split by a chunk boundary is ignored. */
  private count(chunk: Buffer): number {
    const { needle } = this;
    for (let at = chunk.indexOf(needle); at >= 0; at = chunk.indexOf(needle, at + needle.length)) {
      const next = chunk[at + needle.length];
      if (next === undefined || next <= 0x20 || next === 0x2f || next === 0x3e) this.counted += 1;
    }
    return this.counted;
  }

  private hasOversizedText(chunk: Buffer): boolean {
    const last = Math.max(chunk.lastIndexOf('<'), chunk.lastIndexOf('>'));
    // Chunks are far shorter than the longest run, so only runs over several of them matter.
    this.sinceTag = last < 0 ? this.sinceTag + chunk.length : chunk.length - last;
    return this.sinceTag > MAX_RUN_LENGTH;
  }
}

/** The prefix that a writer chose for its elements, with its colon; mostly none. */
function prefixIn(chunk: Buffer): string {
  return /<(\w+:)(?:worksheet|sst)\b/.exec(chunk.toString('latin1'))?.[1] ?? '';
}
