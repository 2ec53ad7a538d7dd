import path from 'node:path/posix';
import type yauzl from 'yauzl';
import { entryStream, openZip, zipEntries } from '../../zipEntries.js';
import { readWholeXml } from './readXml.js';

interface Relation {
  readonly type: string;
  readonly target: string;
}

/** The parts of a workbook by name, and how they refer to one another (ECMA-376 part 2, relationships). */
export class WorkbookParts {
  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  static async open(bytes: Uint8Array): Promise<WorkbookParts> {
    const zip = await openZip(bytes);
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zipEntries(zip)) entries.set(entry.fileName.toLowerCase(), entry);
    return new WorkbookParts(zip, entries);
  }

  /** The content of a part; undefined where there is none of that name. Names differ by more than case. */
  async read(name: string): Promise<AsyncIterable<Buffer> | undefined> {
    const entry = this.entries.get(name.toLowerCase());
    return entry === undefined ? undefined : entryStream(this.zip, entry);
  }

  /** The relations of a part by their ids, with the names of their targets. `''` is the package itself. */
  async relationsOf(name: string): Promise<ReadonlyMap<string, Relation>> {
    const relations = new Map<string, Relation>();
    const folder = path.dirname(name);
    const chunks = await this.read(path.join(folder, '_rels', `${path.basename(name)}.rels`));
    if (chunks === undefined) return relations;
    await readWholeXml(chunks, {
      open: (tag, { Id = '', Type = '', Target: target, TargetMode: mode }) => {
        if (tag !== 'Relationship' || target === undefined || mode === 'External') return;
        relations.set(Id, {
          type: Type.replace(/^.*\//, ''),
          target: target.startsWith('/') ? target.slice(1) : path.join(folder, target),
        });
      },
    });
    return relations;
  }
}
