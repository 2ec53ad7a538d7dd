import { SaxesParser } from 'saxes';

/** What a reader is told of; names come without their namespace prefix, since writers choose that freely. */
export interface XmlReader {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Parses a part of a workbook chunk by chunk; control comes back after each. Throws where it is no XML. */
export async function* readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    reader.open?.(local(name), (wanted) => {
      const direct = attributes[wanted];
      if (direct !== undefined) return direct;
      const prefixed = Object.keys(attributes).find((one) => one.endsWith(`:${wanted}`));
      return prefixed === undefined ? undefined : attributes[prefixed];
    });
  });
  if (reader.text !== undefined) parser.on('text', (text) => reader.text?.(text));
  parser.on('closetag', ({ name }) => reader.close?.(local(name)));
  // A chunk may end within a character.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: false });
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield;
  }
  parser.write(decoder.decode());
  parser.close();
}

/** Parses a whole part. */
export async function readWholeXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const steps = readXml(chunks, reader);
  while ((await steps.next()).done !== true);
}

function local(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
