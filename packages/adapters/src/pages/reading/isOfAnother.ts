import { judgedOnce } from './judgedOnce.js';
import { attributeOf, type PageElement } from './PageTree.js';

/** In a link, or in an item of a list that leads elsewhere: the price of another product. */
export function isOfAnother(element: PageElement, area: PageElement | null): boolean {
  for (let at: PageElement | null = element; at !== null && at !== area; at = at.parent)
    if (leadsElsewhere(at) || (/^(?:li|article)$/u.test(at.name) && holdsLink(at))) return true;
  return false;
}

const PICTURE = /^[^?#]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/iu;
/** What galleries name the links that open a picture over the page. */
const GALLERY = /lightbox|fancybox|photoswipe|magnific-?popup|(?:^|[\s_-])(?:mfp|jqzoom|cloud-?zoom|magiczoom)/iu;
const GALLERY_DATA = /^data-(?:fancybox|lightbox|fslightbox|glightbox|pswp|gallery|zoom|mfp)/u;

/** A link to another page; one that opens a picture of this product leads nowhere. */
const leadsElsewhere = (one: PageElement): boolean => one.name === 'a' && isLinkElsewhere(one);
/** Judged once, as the attributes of a link may be long and it may hold any number of prices. */
const isLinkElsewhere = judgedOnce((link) => {
  const href = attributeOf(link, 'href');
  return (
    /^(?!#|javascript:)./iu.test(href) &&
    !PICTURE.test(href) &&
    !GALLERY.test(`${attributeOf(link, 'class')} ${attributeOf(link, 'rel')}`) &&
    !link.hasAttributeLike(GALLERY_DATA)
  );
});

/** Whether an element holds a name of its own: a heading, or a picture. */
const holdsName: ReturnType<typeof judgedOnce> = judgedOnce((element) =>
  element.elements.some((child) => /^(?:h[2-6]|img)$/u.test(child.name) || holdsName(child)),
);

/** Whether an element holds a link to another page that has such a name: searched once, however many prices stand in it. */
const holdsLink: ReturnType<typeof judgedOnce> = judgedOnce((element) =>
  element.elements.some((child) => holdsLink(child) || (leadsElsewhere(child) && holdsName(child))),
);
