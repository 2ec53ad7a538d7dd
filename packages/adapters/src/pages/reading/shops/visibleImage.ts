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
  if (isOfOther(image)) return false;
  const isSame = text.startsWith(title) && GOES_ON.test(text.slice(title.length));
  return text !== '' && (isSame || (text.length > SHORTEST && title.startsWith(text)));
}

/** A "mug rack" is no mug: behind the name stands a sign, a number or the word for a picture. */
const GOES_ON = /^(?:$|\s*[,.;:|/()[\]#–—-]|\s+(?:\d|picture|image|photo|view|bild|foto|imagen|immagine|zdjęcie))/u;

/** A picture that leads to another page shows what is there. */
function isOfOther(image: PageElement): boolean {
  for (let one = image.parent; one !== null; one = one.parent)
    if (one.name === 'a') return !OF_PICTURE.test(attributeOf(one, 'href'));
  return false;
}
const OF_PICTURE = /^$|^#|^javascript:|^data:|\.(?:jpe?g|png|webp|avif|gif)(?:[?#]|$)/iu;

/** Names of several words; "Mug" is also the beginning of others. */
const SHORTEST = 12;
const folded = (text: string): string => textOf(text).toLowerCase().replaceAll(/\s+/gu, ' ').trim();
