import type { Marketplace } from '@listwright/domain/marketplaces';
import type { Tone } from '@listwright/domain/listings';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { idOf } from '../../ids/idOf.js';
import { CATEGORIES } from '@listwright/domain/marketplaces';
import { readProduct } from '@listwright/domain/products';
import { attributesOf } from '../../input/attributesOf.js';
import { readText } from '../../input/readInput.js';
import { textOrFile } from '../../input/textOrFile.js';
import { nextOfListing } from '../listings/nextOfListing.js';
import { engineText, listingText } from '../../output/listingText.js';
import { openStatements } from '../../output/openStatements.js';
import { proofText } from '../../output/proofText.js';

export interface GenerateOptions {
  readonly product?: string;
  readonly description?: string;
  readonly category?: string;
  readonly marketplace?: Marketplace;
  readonly marketplaceId?: string;
  readonly brand?: string;
  readonly attribute: readonly string[];
  readonly keywords?: string;
  readonly tone?: Tone;
  readonly language?: string;
  readonly strict?: boolean;
  readonly review?: boolean;
  readonly basic?: boolean;
  readonly leaveOut: readonly string[];
}

/** Generates a listing on the server and prints it: the text on stdout, hints on stderr. */
export async function runGenerate(
  name: string | undefined,
  options: GenerateOptions,
  context: CliContext,
): Promise<void> {
  const { client, print, settings } = context;
  const productId = options.product === undefined ? undefined : await idOf.product(options.product, context);
  if (name === undefined && productId === undefined && context.stdin.isTTY) {
    throw new CliError(
      'product_name_required',
      'Product name is required',
      'listwright generate "Steel water bottle 750 ml"',
    );
  }
  const isPiped = name === '-' || (name === undefined && productId === undefined);
  const productName = isPiped ? await readText(context, '-') : (name ?? '');
  warnOfCategory(options.category, context);
  const { listing } = await client.listings.generate({
    body: {
      product_name: productName,
      ...(productId === undefined ? {} : { product_id: productId }),
      marketplace: options.marketplace ?? settings.marketplace(),
      description: await textOrFile(context, options.description ?? ''),
      category: options.category ?? '',
      brand: options.brand ?? '',
      attributes: attributesOf(options.attribute),
      keywords: options.keywords === undefined ? [] : linesOf(await readText(context, options.keywords)),
      ...(options.marketplaceId === undefined ? {} : { marketplace_id: options.marketplaceId }),
      ...(options.tone === undefined ? {} : { tone: options.tone }),
      ...(options.language === undefined ? {} : { language: options.language }),
      mode: options.review ? 'review' : 'strict',
      writer: options.basic ? 'basic' : 'auto',
      leave_out: [...options.leaveOut],
    },
  });
  print.message(
    listing.cached
      ? 'Retrieved from Cache! Nothing was charged.'
      : `Listing generated successfully! (${listing.processing_time.toFixed(2)} s)`,
  );
  print.message(`${engineText(listing.engine)}. ${proofText(listing.proof)}.`);
  for (const line of openStatements(listing)) print.message(line);
  for (const passage of options.leaveOut) {
    const isFound = listing.unused.some(({ reason, text }) => reason === 'left_out' && text === passage.trim());
    if (!isFound)
      print.message(
        `Warning: --leave-out "${passage}" matches no passage of the input. Copy a passage from \`listwright facts\`.`,
      );
  }
  if (listing.missing_facts.length > 0) print.message(`Buyers also look for: ${listing.missing_facts.join(', ')}.`);
  print.result({ data: { listing }, text: listingText(listing), next: nextOfListing(listing) });
}

/** An unknown category is stored, but the writer cannot use it. */
function warnOfCategory(category: string | undefined, { print }: CliContext): void {
  if (category === undefined || category.trim() === '') return;
  // If the name does not reveal the product type, only the category can.
  const { kind } = readProduct({ productName: '-', description: '', category, brand: '', attributes: {} }).name;
  if (kind.certainty === 'category') return;
  const known = CATEGORIES.map(({ label }) => label).join(', ');
  print.message(`Warning: unknown category "${category}". Examples: ${known}.`);
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
