import { zipOf, type ZipEntry } from './zipOf.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookSource {
  /** The rows of each sheet as XML, in the order of the tabs; `hidden` sheets by their number. */
  readonly sheets: readonly string[];
  readonly hidden?: readonly number[];
  /** The `si` elements of the shared strings. */
  readonly strings?: string;
  /** The content of the style sheet. */
  readonly styles?: string;
  readonly from1904?: boolean;
  /** Further entries, which also replace those of the same name. */
  readonly more?: readonly ZipEntry[];
}

/** A workbook made of the XML that a test is about. */
export function workbookOf({
  sheets,
  hidden = [],
  strings,
  styles,
  from1904 = false,
  more = [],
}: WorkbookSource): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const tabs = sheets.map((_, at) => {
    const state = hidden.includes(at) ? ' state="hidden"' : '';
    return `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}"${state} r:id="s${at}"/>`;
  });
  const relations = [
    ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
    ...(strings === undefined ? [] : [relation('strings', 'sharedStrings', 'sharedStrings.xml')]),
    ...(styles === undefined ? [] : [relation('styles', 'styles', '/xl/styles.xml')]),
  ];
  const entries: ZipEntry[] = [
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${RELATIONS}">${relation('w', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets>${tabs.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`,
    },
    ...(strings === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${strings}</sst>` }]),
    ...(styles === undefined
      ? []
      : [{ name: 'xl/styles.xml', content: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }]),
    ...sheets.map((rows, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      content: `<?xml version="1.0" encoding="UTF-8"?>\n<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ];
  const replaced = new Set(more.map(({ name }) => name));
  return zipOf([...entries.filter(({ name }) => !replaced.has(name)), ...more]);
}
