import type { CliContext } from '../../CliContext.js';
import { listingText } from '../../output/listingText.js';
import { openStatements } from '../../output/openStatements.js';
import { nextOfListing } from './nextOfListing.js';

export async function runShow(id: string, { client, print }: CliContext): Promise<void> {
  const { listing } = await client.listings.read({ params: { id } });
  for (const line of openStatements(listing)) print.message(line);
  print.result({ data: { listing }, text: listingText(listing), next: nextOfListing(listing) });
}
