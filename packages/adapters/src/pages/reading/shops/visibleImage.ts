import type { Findings } from '../Findings.js';
import { attributeOf, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { isWithin } from './cardsOf.js';

const MOST = 20;
/** Where pages keep a picture that they load when it is seen. */
const PLACES = ['data-zoom-image', 'data-large_image', 'data-src', 'src'];

/** Pictures that are described with the name of the product, where no data names any; `cards` show other products. */
export function visibleImage(source: PageSource, cards: readonly PageElement[], findings: Findings): void {
  const title = folded(findings.get('title') ?? '');
  if (findings.get('main_image') !== undefined || title === '') return;
  const images = source.tree
    .named('img')
    .filter((image) => isNamed(image, title) && !isWithin(image, cards))
    .map((image) => PLACES.map((place) => attributeOf(image, place)).find((address) => address !== '') ?? '')
    .flatMap((address) => absolute(address, source) ?? []);
  const different = [...new Set(images)].slice(0, MOST);
  findings.add('main_image', different[0], 'text', 'picture with the name of the product', 'guess');
  findings.add('images', different, 'text', 'pictures with the name of the product', 'guess');
}

/** "Enamel mug", or "Enamel mug, picture 2" of the product "Enamel mug". */
function isNamed(image: PageElement, title: string): boolean {
  const text = folded(attributeOf(image, 'alt'));
  return text !== '' && (text.startsWith(title) || (text.length > SHORTEST && title.startsWith(text)));
}

/** Names of several words; "Mug" is also the beginning of others. */
const SHORTEST = 12;
const folded = (text: string): string => textOf(text).toLowerCase().replaceAll(/\s+/gu, ' ').trim();
