import type { ListingBrief } from '@listwright/domain/listings';

/** The value the seller gave under any of these names, without regard to case, spaces and underscores; else empty. */
export function givenAttribute(brief: ListingBrief, ...names: readonly string[]): string {
  const plain = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
  const wanted = new Set(names.map(plain));
  return Object.entries(brief.attributes).find(([name]) => wanted.has(plain(name)))?.[1] ?? '';
}
