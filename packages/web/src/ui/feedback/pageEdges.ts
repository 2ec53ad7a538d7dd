import { overlaps, type Edges } from './freePlace';

/** What a person may be about to press. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], [tabindex="0"], [role="tab"]';
const TEXTS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, span, img, svg, mark';

/** What is seen of the page in the window, except in one region: its controls, and its texts once they are asked for. */
export function pageEdges(region: HTMLElement, seen: Edges) {
  const shown = (selector: string, isMeant: (one: Element) => boolean = () => true): Edges[] =>
    [...document.querySelectorAll(selector)].flatMap((one) => {
      if (region.contains(one) || !isMeant(one)) return [];
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const edges = { left, top, right, bottom };
      return right > left && bottom > top && overlaps(edges, seen) ? [edges] : [];
    });
  let texts: readonly Edges[] | undefined;
  return {
    controls: shown(CONTROLS),
    texts: () => (texts ??= shown(TEXTS, hasOwnContent)),
  };
}

/** Whether there is something to see of its own, beside what it contains. */
const hasOwnContent = (one: Element): boolean =>
  /^(?:img|svg)$/iu.test(one.tagName) ||
  [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
