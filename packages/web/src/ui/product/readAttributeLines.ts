/** A named fact in a form, as it is typed. */
export interface AttributeRow {
  readonly name: string;
  readonly value: string;
}

const LINE = /^[\s•*-]*([^:：\t]{1,60}?)\s*[:：\t]\s*(.+)$/u;

/** The rows of a pasted text of "name: value" lines; none if a line is something else. */
export function readAttributeLines(text: string): readonly AttributeRow[] {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const rows = lines.flatMap((line) => {
    const [, name, value] = LINE.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name: name.trim(), value: value.trim() }];
  });
  return rows.length === lines.length ? rows : [];
}
