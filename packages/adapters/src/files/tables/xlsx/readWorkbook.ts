import type { WorkbookParts } from './WorkbookParts.js';
import { WorkbookRefusal } from './WorkbookRefusal.js';
import { readWholeXml, type Attributes } from './readXml.js';

/** What a workbook says of itself. */
export interface WorkbookOutline {
  /** The names of the parts that hold the sheets, in the order of their tabs, hidden ones last. Charts are no sheets. */
  readonly sheets: readonly string[];
  /** Dates count from 1904 instead of 1900. */
  readonly from1904: boolean;
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
}

/** Reads the outline of a workbook from its relations, wherever its writer put the parts. */
export async function readWorkbook(parts: WorkbookParts): Promise<WorkbookOutline> {
  const main = [...(await parts.relationsOf('')).values()].find(({ type }) => type === 'officeDocument')?.target;
  const name = main ?? 'xl/workbook.xml';
  const chunks = await parts.read(name);
  if (chunks === undefined) throw new WorkbookRefusal('This workbook cannot be read: it holds no sheets.');
  const relations = await parts.relationsOf(name);
  const shown: string[] = [];
  const hidden: string[] = [];
  let from1904 = false;
  await readWholeXml(chunks, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = /^(?:1|true|on)$/.test(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const relation = relations.get(relationId(attributes));
      if (relation?.type !== 'worksheet') return;
      (/hidden/i.test(attributes.state ?? '') ? hidden : shown).push(relation.target);
    },
  });
  const targetOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.target;
  return {
    sheets: [...shown, ...hidden],
    from1904,
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  };
}

/** `r:id` by custom, but the prefix is the writer's. */
function relationId(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}
