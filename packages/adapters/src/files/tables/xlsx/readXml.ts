import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string | undefined>>;

/** Events of the XML reader; element names come without their prefix, since writers choose that freely. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Deeper than any part of a workbook nests; each level costs memory until it ends. */
const DEEPEST = 100;

/** Parses a part of a workbook chunk by chunk; control comes back after each. Throws where it is no XML. */
export async function* readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Error(`elements nest deeper than ${DEEPEST}`);
    reader.open?.(local(name), attributes);
  });
  if (reader.text !== undefined) parser.on('text', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close?.(local(name));
  });
  // A chunk may end within a character.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: false });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
}

/** Parses a complete part. */
export async function readWholeXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const steps = readXml(chunks, reader);
  while ((await steps.next()).done !== true);
}

function local(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
