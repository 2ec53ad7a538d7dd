import type { CliContext } from '../../CliContext.js';
import { listingText } from '../../output/listingText.js';

export async function runShow(id: string, { client, print }: CliContext): Promise<void> {
  const { listing } = await client.listings.read({ params: { id } });
  print.result({ data: { listing }, text: listingText(listing) });
}
