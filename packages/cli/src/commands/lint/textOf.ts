import type { ListingCopy } from '@listwright/domain/listings';

/** A copy in the text format that `lint` reads: title, bullets, description. */
export function textOf(copy: Partial<ListingCopy>): string {
  const parts = [
    copy.title,
    (copy.bulletPoints ?? []).map((bullet) => `- ${bullet}`).join('\n'),
    copy.description,
    copy.searchTerms,
  ];
  return parts.filter((part) => part !== undefined && part !== '').join('\n');
}
