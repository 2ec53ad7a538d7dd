import { attributeOf, isElement, type PageElement } from './PageTree.js';

/** In a link, or in an item of a list that leads elsewhere: the price of another product. */
export function isOfAnother(element: PageElement, area: PageElement | null): boolean {
  for (let at: PageElement | null = element; at !== null && at !== area; at = at.parent)
    if (leadsElsewhere(at) || (/^(?:li|article)$/u.test(at.name) && holds(at, 'link'))) return true;
  return false;
}

const PICTURE = /^[^?#]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/iu;
/** What galleries name the links that open a picture over the page. */
const GALLERY = /lightbox|fancybox|photoswipe|magnific-?popup|(?:^|[\s_-])(?:mfp|jqzoom|cloud-?zoom|magiczoom)/iu;
const GALLERY_DATA = /^data-(?:fancybox|lightbox|fslightbox|glightbox|pswp|gallery|zoom|mfp)/u;

/** A link to another page; one that opens a picture of this product leads nowhere. */
function leadsElsewhere(one: PageElement): boolean {
  const href = one.name === 'a' ? attributeOf(one, 'href') : '';
  return (
    /^(?!#|javascript:)./iu.test(href) &&
    !PICTURE.test(href) &&
    !GALLERY.test(`${attributeOf(one, 'class')} ${attributeOf(one, 'rel')}`) &&
    !Object.keys(one.attributes).some((name) => GALLERY_DATA.test(name))
  );
}

type Held = 'link' | 'name';
const held: Readonly<Record<Held, WeakMap<PageElement, boolean>>> = { link: new WeakMap(), name: new WeakMap() };

/**
 * Whether an element holds a link to another page that has a name of its own (a heading, or a picture), or such a name. Each is searched
 * once, however many prices stand in it.
 */
function holds(element: PageElement, what: Held): boolean {
  const known = held[what].get(element);
  if (known !== undefined) return known;
  const found = element.children.some(
    (child) =>
      isElement(child) &&
      (holds(child, what) ||
        (what === 'name' ? /^(?:h[2-6]|img)$/u.test(child.name) : leadsElsewhere(child) && holds(child, 'name'))),
  );
  held[what].set(element, found);
  return found;
}
