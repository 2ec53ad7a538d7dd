import { EditListingRequest } from '@listwright/application/contract/schemas';
import type * as z from 'zod';
import type { CliContext } from '../../CliContext.js';
import { CliError } from '../../CliError.js';
import { readText } from '../../input/readInput.js';
import { countOf } from '@listwright/domain/shared';
import { listingText } from '../../output/listingText.js';
import { openStatements } from '../../output/openStatements.js';
import { nextOfListing } from './nextOfListing.js';

export interface EditOptions {
  readonly title?: string;
  readonly highlights?: string;
  readonly bullet: readonly string[];
  readonly description?: string;
  readonly searchTerms?: string;
  readonly seoTitle?: string;
  readonly metaDescription?: string;
  readonly from?: string;
}

type Edit = z.input<typeof EditListingRequest>;

/** Saves an edit based on the stored version, so that a concurrent change is a conflict and not lost. */
export async function runEdit(id: string, options: EditOptions, context: CliContext): Promise<void> {
  const { client, print } = context;
  const { listing } = await client.listings.read({ params: { id } });
  const fields: Edit = {
    ...(options.from === undefined ? {} : fieldsOf(await readText(context, options.from))),
    ...present({
      generated_title: options.title,
      item_highlights: options.highlights,
      generated_description: options.description,
      search_terms: options.searchTerms,
      seo_title: options.seoTitle,
      meta_description: options.metaDescription,
    }),
    ...(options.bullet.length === 0 ? {} : { bullet_points: bulletsOf(listing.bullet_points, options.bullet) }),
  };
  if (Object.keys(fields).length === 0) {
    throw new CliError('nothing_to_change', 'No fields to change.', 'listwright listings edit ID --title "…"');
  }
  const saved = await client.listings.edit({ params: { id }, body: { ...fields, version: listing.version } });
  const errors = saved.listing.findings.filter((finding) => finding.severity === 'error').length;
  print.message(
    `Saved as version ${saved.listing.version}${errors > 0 ? `; correct ${countOf(errors, 'finding')} to complete it` : ''}.`,
  );
  for (const line of openStatements(saved.listing)) print.message(line);
  print.result({ data: saved, text: listingText(saved.listing), next: nextOfListing(saved.listing) });
}

function fieldsOf(text: string): Edit {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new CliError(
      'bad_json',
      'The file is not JSON.',
      'For field names see `listwright listings show ID --json`.',
    );
  }
  const known = Object.keys(EditListingRequest.shape).filter((name) => name !== 'version');
  const given = json as Record<string, unknown>;
  return Object.fromEntries(known.filter((name) => name in given).map((name) => [name, given[name]]));
}

function bulletsOf(current: readonly string[], changes: readonly string[]): string[] {
  const bullets = [...current];
  for (const change of changes) {
    const parts = /^(\d+)=(.*)$/s.exec(change);
    const number = Number(parts?.[1]);
    if (parts === null || number < 1 || number > bullets.length + 1) {
      throw new CliError(
        'bad_bullet',
        `"${change}" must be number=text with a number from 1 to ${bullets.length + 1}.`,
        '--bullet 2="Fits: …"',
      );
    }
    bullets[number - 1] = parts[2] ?? '';
  }
  return bullets.filter((bullet) => bullet.trim() !== '');
}

function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}
