import type { PageProduct } from '../../products/index.js';
import { countOf } from '../../shared/index.js';
import type { Severity } from '../Finding.js';
import { isAmazonPage } from './checkPage.js';

/** What the photos of a page lack. */
export interface PhotoAdvice {
  readonly severity: Severity;
  readonly message: string;
  readonly source: string;
}

/** What is advised to sellers of Amazon, beside one video. */
const GOOD_PHOTOS = 6;

/** Advice on the number of photos: none for pages of other shops, which have no such rule. */
export function photoAdvice(page: Pick<PageProduct, 'images' | 'marketplace'>): readonly PhotoAdvice[] {
  const { length } = page.images;
  if (length >= GOOD_PHOTOS || !isAmazonPage(page)) return [];
  return [
    {
      severity: length === 0 ? 'error' : 'warning',
      message: `The page shows ${countOf(length, 'image')}. Show at least ${GOOD_PHOTOS}: sides, size, use, what is in the box.`,
      source: 'Six photos and a video are advised for Amazon (poodlescanner.com/help, read 2026-11)',
    },
  ];
}
