import path from 'node:path';
import type { CliContext } from '../CliContext.js';
import { readBytes } from './readInput.js';

/** A saved page as an upload; `-` reads stdin. */
export async function savedPage(context: CliContext, source: string) {
  const content = new Blob([new Uint8Array(await readBytes(context, source))]);
  return { name: path.basename(source), type: 'application/octet-stream', content };
}
