import type { Severity } from '../Finding.js';
import type { JudgedPage, PagePlace } from './judgePage.js';

/** The parts of a page that are judged one by one. */
export const PAGE_PARTS = ['title', 'bullets', 'images', 'description'] as const satisfies readonly PagePlace[];
export type PagePart = (typeof PAGE_PARTS)[number];

/** The most urgent suggestion for a part; good where there is none. */
export type PartState = Severity | 'good';
export const PART_STATES = ['good', 'info', 'warning', 'error'] as const satisfies readonly PartState[];

/** How each part of a page is: suggestions are ranked, so the first of a part is its most urgent. */
export const pageParts = ({ suggestions }: JudgedPage): Readonly<Record<PagePart, PartState>> => {
  const stateOf = (part: PagePart): PartState => suggestions.find(({ place }) => place === part)?.severity ?? 'good';
  return {
    title: stateOf('title'),
    bullets: stateOf('bullets'),
    images: stateOf('images'),
    description: stateOf('description'),
  };
};
