import { parseCount, parseRating } from '@listwright/domain/products';
import type { Add } from './Add.js';
import { textValue, type Thing } from './Thing.js';

/** What an `AggregateRating` says; nothing where it is of no rating. */
export function ratingOf(aggregate: Thing | undefined, add: Add): void {
  if (aggregate === undefined) return;
  const best = Number(textValue(aggregate, 'bestRating').replace(',', '.')) || 5;
  const text = textValue(aggregate, 'ratingValue');
  const figure = Number(text.replace(',', '.'));
  // "4.5 out of 5" is no figure.
  const value = Number.isFinite(figure) ? figure : (parseRating(text)?.value ?? 0);
  const count = parseCount(textValue(aggregate, 'ratingCount')) ?? parseCount(textValue(aggregate, 'reviewCount'));
  // Zero stars of zero ratings are no rating.
  if (value <= 0 || value > best || count === 0) return;
  add('rating', value, 'aggregateRating.ratingValue');
  add('best_rating', best, 'aggregateRating.bestRating');
  add('rating_count', count, 'aggregateRating.ratingCount');
  add('review_count', parseCount(textValue(aggregate, 'reviewCount')) ?? count, 'aggregateRating.reviewCount');
}
