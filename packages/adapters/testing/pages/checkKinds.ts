import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PageKind, ReadPage } from '@listwright/domain/products';

/** What the reader has to call a page that is no product, by what a person called it. */
const KINDS: Readonly<Record<string, PageKind>> = {
  captcha: 'blocked',
  bot_check_button: 'blocked',
  server_error: 'error',
  search_results: 'search',
};

export interface KindScore {
  readonly right: number;
  readonly expected: number;
  /** Each page that was taken for something else, or that a product was read from. */
  readonly misses: readonly string[];
}

/** Reads every page of a folder whose `NAME.expected.json` says that it is no product, and compares what it is called; a list has all results. */
export async function checkKinds(
  folder: string,
  read: (html: string, address: string) => ReadPage | Promise<ReadPage>,
): Promise<KindScore> {
  let [right, expected]: [number, number] = [0, 0];
  const misses: string[] = [];
  const files = readdirSync(folder);
  for (const name of files.filter((one) => one.endsWith('.expected.json')).toSorted()) {
    const stem = name.replace('.expected.json', '');
    const file = files.find((one) => one === `${stem}.html.gz` || one === `${stem}.html`);
    const said = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as {
      readonly page_kind?: string;
      readonly result_count?: number;
    };
    if (file === undefined || said.page_kind === undefined) continue;
    expected += 1;
    const bytes = readFileSync(path.join(folder, file));
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const { page, product, results } = await read(html, 'https://www.amazon.com/');
    const isRight =
      page.kind === KINDS[said.page_kind] && product === null && results.length === (said.result_count ?? 0);
    if (isRight) right += 1;
    else
      misses.push(
        `${stem}: ${page.kind}, ${results.length} results${product === null ? '' : ' and a product'} for ${said.page_kind}`,
      );
  }
  return { right, expected, misses };
}
