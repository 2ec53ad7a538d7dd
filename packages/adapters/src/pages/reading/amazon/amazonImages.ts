import type { Findings } from '../Findings.js';
import { attributeOf, find, findAll, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';

const MAIN = ['landingImage', 'imgBlkFront', 'ebooksImgBlkFront', 'main-image', 'img-canvas'];
/** Of the gallery's own script. */
const LARGEST = /"hiRes":"(https:[^"]{10,400})"/gu;
const MOST = 20;
const LONGEST_LIST = 60_000;

/** The largest file of each picture of the product; those of other products are on the page too. */
export function amazonImages(source: PageSource, findings: Findings): void {
  const main = MAIN.map((id) => source.tree.byId(id)).find((element) => element !== undefined);
  const image = main?.name === 'img' || main === undefined ? main : find(main, ({ name }) => name === 'img');
  const shown = image === undefined ? null : absolute(largestOf(image), source);
  findings.add('main_image', shown, 'amazon', `#${image?.attribute('id') ?? 'landingImage'}`, 'sure');
  const gallery = galleryOf(source);
  const all = [...(shown === null ? [] : [shown]), ...gallery];
  findings.add('images', distinct(all).slice(0, MOST), 'amazon', 'colorImages', 'sure');
  if (shown === null) findings.add('main_image', gallery[0], 'amazon', 'colorImages', 'likely');
}

/** The gallery begins at "colorImages", that of books at "imageGalleryData"; its first list is of the chosen variation. */
function galleryOf(source: PageSource): readonly string[] {
  const { html } = source;
  for (const name of GALLERIES) {
    const at = html.search(name);
    const start = at === -1 ? -1 : html.indexOf('[', at);
    if (start !== -1) return picturesIn(html.slice(start, endOfList(html, start) + 1));
  }
  return findAll(source.tree.byId('altImages'), ({ name }) => name === 'img')
    .map((image) => absolute(fullSize(attributeOf(image, 'src')), source))
    .filter((address) => address !== null && /\/images\/I\//u.test(address)) as string[];
}

const GALLERIES = [/['"]colorImages['"]\s*:\s*\{\s*['"]initial['"]/u, /['"]imageGalleryData['"]\s*:/u] as const;

/** The largest file of each entry. */
function picturesIn(list: string): readonly string[] {
  try {
    const entries = JSON.parse(list) as readonly Partial<Record<'hiRes' | 'large' | 'mainUrl', string | null>>[];
    return entries
      .flatMap(({ hiRes, large, mainUrl }) => hiRes ?? large ?? mainUrl ?? [])
      .filter((address) => address.startsWith('https://'));
  } catch {
    return [...list.matchAll(LARGEST)].map(([, address = '']) => address);
  }
}

/** The list closes where its brackets do. */
function endOfList(html: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(html.length, from + LONGEST_LIST); at += 1) {
    if (html[at] === '[') depth += 1;
    else if (html[at] === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return from + LONGEST_LIST;
}

function largestOf(image: PageElement): string {
  const old = attributeOf(image, 'data-old-hires');
  if (old !== '') return old;
  const sizes = attributeOf(image, 'data-a-dynamic-image');
  try {
    const parsed: unknown = JSON.parse(sizes);
    if (typeof parsed === 'object' && parsed !== null) {
      const [best] = Object.entries(parsed as Record<string, unknown>).toSorted(
        ([, one], [, other]) => areaOf(other) - areaOf(one),
      );
      if (best !== undefined) return best[0];
    }
  } catch {
    // Not every layout has sizes.
  }
  const src = attributeOf(image, 'src');
  return src.startsWith('data:') ? '' : src;
}

const areaOf = (size: unknown): number => (Array.isArray(size) ? Number(size[0] ?? 0) * Number(size[1] ?? 0) : 0);

/** Without the part that asks for a small copy: "…/I/71abc._SX38_SY50_.jpg". */
const fullSize = (address: string): string => address.replace(/\._[A-Z0-9_,+-]+_(?=\.\w{3,4}$)/u, '');

/** One file a picture, whatever size its address asks for. */
function distinct(addresses: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return addresses.filter((address) => {
    const key = fullSize(address);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
