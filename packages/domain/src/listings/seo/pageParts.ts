import type { PageProduct } from '../../products/index.js';
import type { Severity } from '../Finding.js';
import type { JudgedPage, PagePlace } from './judgePage.js';

/** The parts of a page that are judged one by one. */
const PAGE_PARTS = ['title', 'bullets', 'images', 'description'] as const satisfies readonly PagePlace[];
export type PagePart = (typeof PAGE_PARTS)[number];

/** The most urgent suggestion for a part; good: there is none; absent: the page does not have it, and no rule asks for it. */
export type PartState = Severity | 'good' | 'absent';
export const PART_STATES = ['good', 'info', 'warning', 'error', 'absent'] as const satisfies readonly PartState[];

/** How each part of a page is: suggestions are ranked, so the first of a part is its most urgent. */
export function pageParts(
  { suggestions }: JudgedPage,
  { images, bullet_points: bullets, description }: PageProduct,
): Readonly<Record<PagePart, PartState>> {
  const stateOf = (part: PagePart, isThere: boolean): PartState =>
    suggestions.find(({ place }) => place === part)?.severity ?? (isThere ? 'good' : 'absent');
  return {
    title: stateOf('title', true),
    bullets: stateOf('bullets', bullets.length > 0),
    images: stateOf('images', images.length > 0),
    description: stateOf('description', description !== null),
  };
}
