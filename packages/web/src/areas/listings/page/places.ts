import type { PagePlace } from '@listwright/domain/listings';

/** The parts of a page by name. */
export const PLACES: Readonly<Record<PagePlace, string>> = {
  page: 'Page',
  title: 'Title',
  images: 'Images',
  bullets: 'Bullet points',
  description: 'Description',
};
