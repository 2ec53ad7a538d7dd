import { wordInTitle } from '@listwright/domain/products';
import type { Subject } from '../Subject.js';

const MOST = 15;

/** Shopify tags: what a shop filters by. Each once, whatever its capitals. */
export function tagsOf(subject: Subject): readonly string[] {
  const { facts, brand, type, brief } = subject;
  const seasons = facts.features.filter(({ label }) => label === 'season' || label === 'edition');
  const candidates = [
    ...brief.category.split(/\s*(?:>|\|)\s*/u),
    brand,
    type,
    ...facts.scales.map(({ value }) => value),
    ...facts.colours.slice(0, 3).map(({ value }) => value),
    ...facts.materials.slice(0, 3).map(({ value }) => value),
    ...facts.audiences.slice(0, 3).map(({ value }) => value),
    ...seasons.map(({ value }) => value),
    ...facts.name.quoted,
    facts.name.prefix,
    ...brief.keywords,
  ];
  const seen = new Set<string>();
  return candidates
    .map((tag) =>
      tag
        .replaceAll(/[,<>"|]+/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter(
      (tag) =>
        tag.length > 1 && tag.length <= 60 && !seen.has(tag.toLowerCase()) && Boolean(seen.add(tag.toLowerCase())),
    )
    .map((tag) =>
      tag
        .split(' ')
        .map((word, at) =>
          at === 0 && /^\p{Ll}+$/u.test(word) ? (word[0]?.toUpperCase() ?? '') + word.slice(1) : wordInTitle(word),
        )
        .join(' '),
    )
    .slice(0, MOST);
}
