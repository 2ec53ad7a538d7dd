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

type Photos = Pick<PageProduct, 'images' | 'marketplace'>;

/** What is advised to sellers of Amazon, beside one video. */
const GOOD_PHOTOS = 6;
/** Amazon offers to zoom into a photo from this longest side on. */
const ZOOM_PIXELS = 1000;

/** Advice on the number and the size of the photos. */
export const photoAdvice = (page: Photos): readonly PhotoAdvice[] => [...countAdvice(page), ...sizeAdvice(page)];

/** Other shops have no rule on the number, but a page without a photo sells nothing. */
function countAdvice(page: Photos): readonly PhotoAdvice[] {
  const { length } = page.images;
  if (!isAmazonPage(page))
    return length > 0
      ? []
      : [
          {
            severity: 'warning',
            message: 'No image of the product was found on the page. Show it from several sides and in use.',
            source: 'Listwright house rule (read 2026-11)',
          },
        ];
  if (length >= GOOD_PHOTOS) return [];
  return [
    {
      severity: length === 0 ? 'error' : 'warning',
      message: `The page shows ${countOf(length, 'image')}. Show at least ${GOOD_PHOTOS}: sides, size, use, what is in the box.`,
      source: 'Six photos and a video are advised for Amazon (poodlescanner.com/help, read 2026-11)',
    },
  ];
}

/** By the sizes that the addresses name; nothing where one names none. */
function sizeAdvice(page: Photos): readonly PhotoAdvice[] {
  const sizes = page.images.map(namedSize);
  const largest = Math.max(...sizes.map((size) => size ?? Infinity));
  if (sizes.length === 0 || largest >= ZOOM_PIXELS) return [];
  return [
    {
      severity: isAmazonPage(page) ? 'warning' : 'info',
      message: `The largest image that the page links is ${largest} pixels wide or high. Buyers can zoom from 1,000 pixels.`,
      source: 'Amazon product image requirements: 1,000 pixels on the longest side for zoom (read 2026-11)',
    },
  ];
}

const NAMED = [
  // "…/I/71abc._AC_SX679_.jpg" of Amazon.
  /\._(?:[A-Z0-9]+_)*?(?:SL|SX|SY|UL|SS|US|SR)(\d{2,4})(?:,\d{2,4})?_/u,
  // "mug-600x450.jpg", "mug_600x.jpg".
  // Of three digits: "poster-30x40.jpg" names the poster.
  /[-_](\d{3,4})x(\d{3,4})?(?:@\dx)?\.\w{3,4}(?:[?#]|$)/u,
  /[?&](?:w|width|wid|imwidth|size)=(\d{2,4})(?!\d)/u,
] as const;

/** The longest side of an image, as its address asks for it; null where it does not say. */
function namedSize(address: string): number | null {
  for (const shape of NAMED) {
    const [, width, height = '0'] = shape.exec(address) ?? [];
    if (width !== undefined) return Math.max(Number(width), Number(height));
  }
  return null;
}
