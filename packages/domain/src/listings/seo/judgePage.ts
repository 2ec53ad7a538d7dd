import type { PageProduct } from '../../products/index.js';
import type { Severity } from '../Finding.js';
import { checkPage } from './checkPage.js';
import { photoAdvice } from './photoAdvice.js';
import type { SeoCheck } from './SeoCheck.js';

/** The parts of a page that a suggestion can concern. */
export type PagePlace = 'page' | 'title' | 'images' | 'bullets' | 'description';

export interface PlacedSuggestion {
  /** Its rank, from 1: what marks its place on the page. */
  readonly number: number;
  readonly place: PagePlace;
  /** The bullet point it concerns, from 0; null: all of the part. */
  readonly index: number | null;
  readonly severity: Severity;
  readonly message: string;
  readonly source: string;
}

export interface JudgedPage extends Pick<SeoCheck, 'score' | 'grade' | 'capped' | 'checks'> {
  /** The most urgent first. */
  readonly suggestions: readonly PlacedSuggestion[];
}

const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Judges the text of a page on a day (an ISO date), and says which part each suggestion concerns. */
export function judgePage(product: PageProduct, today: string): JudgedPage {
  const { score, grade, capped, checks, suggestions } = checkPage(product, today);
  const ofText = suggestions.map(({ rule, field, index, severity, message, source }) => ({
    place: placeOf(field ?? rule),
    index: index ?? null,
    severity,
    message,
    source,
  }));
  const ofPhotos = photoAdvice(product).map((one) => ({ ...one, place: 'images' as const, index: null }));
  const ranked = [...ofText, ...ofPhotos].toSorted((a, b) => RANKS[a.severity] - RANKS[b.severity]);
  return { score, grade, capped, checks, suggestions: ranked.map((one, at) => ({ ...one, number: at + 1 })) };
}

/** By the field, or by the part of the score that costs points. */
function placeOf(named: string): PagePlace {
  if (/bullet|highlight/u.test(named)) return 'bullets';
  if (named.includes('description')) return 'description';
  return named.includes('title') ? 'title' : 'page';
}
