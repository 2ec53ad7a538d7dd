import type { ListingCopy } from '@listwright/domain/listings';
import type { Marketplace } from '@listwright/domain/marketplaces';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { EXIT } from '../../exitCode.js';
import { readText } from '../../input/readInput.js';

/** A text to check, and what its source says of the product. */
export interface LintSource {
  readonly name: string;
  readonly copy: Partial<ListingCopy>;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The names a field may stand under in JSON: those of a check, of a listing, and of a repaired copy. */
const NAMES: Readonly<Record<keyof ListingCopy, readonly string[]>> = {
  title: ['title', 'generated_title'],
  itemHighlights: ['item_highlights', 'itemHighlights'],
  bulletPoints: ['bullet_points', 'bulletPoints'],
  description: ['generated_description', 'description'],
  keywords: ['keywords'],
  searchTerms: ['search_terms', 'searchTerms'],
  seoTitle: ['seo_title', 'seoTitle'],
  metaDescription: ['meta_description', 'metaDescription'],
  tags: ['tags'],
  handle: ['handle'],
};

export async function readLintSource(
  source: string,
  marketplace: Marketplace,
  context: CliContext,
): Promise<readonly LintSource[]> {
  if (UUID.test(source)) {
    const { listing } = await context.client.listings.read({ params: { id: source } });
    return [fromJson(source, listing as unknown as Record<string, unknown>)];
  }
  const text = await readText(context, source);
  if (/\.csv$/i.test(source)) return fromShopifyCsv(source, text);
  if (/^\s*[{[]/.test(text)) return fromJsonText(source, text);
  return [{ name: source, copy: fromPlainText(text, marketplace) }];
}

async function fromShopifyCsv(source: string, text: string): Promise<readonly LintSource[]> {
  const { readShopifyCsv } = await import('@listwright/adapters/main');
  const rows = readShopifyCsv(text);
  if (rows.length === 0)
    throw new CliError(
      EXIT.usage,
      'no_products',
      `${source} holds no product with a title.`,
      'Its header needs a column Title.',
    );
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
    throw new CliError(
      EXIT.usage,
      'bad_json',
      `${source} is not valid JSON: ${(error as Error).message}.`,
      'Correct the file.',
    );
  }
  // The whole output of `generate --json` and `listings show --json` is taken as it is.
  const inner =
    (json as { data?: { listing?: unknown } }).data?.listing ?? (json as { listing?: unknown }).listing ?? json;
  const list = Array.isArray(inner) ? inner : [inner];
  return list.map((one, index) =>
    fromJson(list.length > 1 ? `${source}:${index + 1}` : source, one as Record<string, unknown>),
  );
}

function fromJson(name: string, json: Record<string, unknown>): LintSource {
  const fields = Object.entries(NAMES).flatMap(([property, names]) => {
    const found = names.find((one) => json[one] !== undefined);
    return found === undefined ? [] : [[property, json[found]]];
  });
  return {
    name,
    copy: Object.fromEntries(fields) as Partial<ListingCopy>,
    ...(json.marketplace === 'amazon' || json.marketplace === 'shopify' ? { marketplace: json.marketplace } : {}),
    ...(typeof json.marketplace_id === 'string' && json.marketplace_id !== ''
      ? { marketplaceId: json.marketplace_id }
      : {}),
    ...(typeof json.brand === 'string' ? { brand: json.brand } : {}),
  };
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
