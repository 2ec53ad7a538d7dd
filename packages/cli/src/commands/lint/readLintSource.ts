import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { idOf } from '../../ids/idOf.js';
import { readText } from '../../input/readInput.js';
import type { LintSource } from './LintSource.js';
import { lintSourceOfJson } from './lintSourceOfJson.js';

/** An id, or enough of one that it is not a misspelt file name. */
const ID = /^(?=.*\d)[0-9a-f-]{4,36}(…|\.\.\.)?$/i;

export async function readLintSource(
  source: string,
  marketplace: Marketplace,
  context: CliContext,
): Promise<readonly LintSource[]> {
  if (ID.test(source) && !existsSync(path.resolve(context.cwd, source))) {
    const id = await idOf.listing(source, context);
    const { listing } = await context.client.listings.read({ params: { id } });
    return [{ ...lintSourceOfJson(id, listing), listing }];
  }
  const text = await readText(context, source);
  if (/\.csv$/i.test(source)) return fromShopifyCsv(source, text);
  if (/^\s*[{[]/.test(text)) return fromJsonText(source, text);
  return [{ name: source, copy: fromPlainText(text, marketplace) }];
}

async function fromShopifyCsv(source: string, text: string): Promise<readonly LintSource[]> {
  const { readShopifyCsv } = await import('@listwright/adapters/main/tables');
  const rows = readShopifyCsv(text);
  if (rows.length === 0)
    throw new CliError('no_products', `${source} has no product with a title.`, 'Add a Title column to its header.');
  return rows.map((row, index) => ({
    name: `${source}:${index + 2}`,
    copy: row.copy,
    marketplace: 'shopify',
    brand: row.vendor,
  }));
}

function fromJsonText(source: string, text: string): readonly LintSource[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new CliError('bad_json', `${source} is not valid JSON: ${(error as Error).message}.`, 'Correct the file.');
  }
  // Accepts the full output of `generate --json` and `listings show --json`.
  const inner =
    (json as { data?: { listing?: unknown } }).data?.listing ?? (json as { listing?: unknown }).listing ?? json;
  const list = Array.isArray(inner) ? inner : [inner];
  return list.map((one, index) => lintSourceOfJson(list.length > 1 ? `${source}:${index + 1}` : source, one));
}

function fromPlainText(text: string, marketplace: Marketplace): Partial<ListingCopy> {
  const [title = '', ...rest] = text.trim().split(/\r?\n/);
  const isBullet = (line: string) => /^\s*[-•*]\s+/.test(line);
  const bullets = rest.filter(isBullet).map((line) => line.replace(/^\s*[-•*]\s+/, '').trim());
  const description = rest
    .filter((line) => !isBullet(line))
    .join('\n')
    .trim();
  return {
    title: title.trim(),
    ...(marketplace === 'amazon' && bullets.length > 0 ? { bulletPoints: bullets } : {}),
    ...(description === '' ? {} : { description }),
  };
}
