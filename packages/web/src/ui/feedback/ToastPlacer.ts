import { MARGIN, freePlace, overlaps, type Edges } from './freePlace';

const TOAST = '.mantine-Notification-root';
const CLOSE = '.mantine-Notification-closeButton';
/** What a person may be about to press. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label, [contenteditable="true"], [tabindex="0"], [role="tab"]';
const TEXTS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, span, img, svg, mark';
/** The widest first. */
const WIDTHS = [352, 240];
/** A page that has not moved for so long is no longer scrolled. */
const STILL_MS = 150;

/**
 * Puts each toast where it lies over no control (`freePlace`), on the page itself: it scrolls with what it lies on, and
 * nothing of the page moves for it. A toast for which there is no room is announced, and shown as soon as there is; one with a
 * button lies in the corner then.
 */
export class ToastPlacer {
  private frame = 0;
  private timer = 0;
  private readonly pages = new MutationObserver(() => this.soon());
  private readonly sizes = new ResizeObserver(() => this.soon());

  /** The element that holds the toasts. */
  constructor(private readonly region: HTMLElement) {}

  watch(): void {
    this.placeAll();
    this.pages.observe(document.body, { childList: true, subtree: true });
    this.sizes.observe(document.body);
    window.addEventListener('resize', this.soon);
    window.addEventListener('scroll', this.whenStill, { capture: true, passive: true });
  }

  end(): void {
    this.pages.disconnect();
    this.sizes.disconnect();
    cancelAnimationFrame(this.frame);
    window.clearTimeout(this.timer);
    window.removeEventListener('resize', this.soon);
    window.removeEventListener('scroll', this.whenStill, { capture: true });
  }

  private readonly soon = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.placeAll());
  };

  private readonly whenStill = (): void => {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(this.soon, STILL_MS);
  };

  private placeAll(): void {
    const toasts = [...this.region.querySelectorAll<HTMLElement>(TOAST)];
    if (toasts.length === 0) return;
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const seen = { left: 0, top: 0, right: window.width, bottom: window.height };
    const isOutside = (one: Element) => !this.region.contains(one);
    const controls = shownEdges(CONTROLS, seen, isOutside);
    const texts = shownEdges(TEXTS, seen, (one) => isOutside(one) && hasOwnContent(one));
    for (const toast of toasts) {
      const now = edgesOfToast(toast);
      const stays = 'placed' in toast.dataset && isInside(now, seen) && !controls.some((one) => overlaps(now, one));
      const sizes = stays ? [] : sizesOf(toast, window.width);
      // What can be undone may not go unseen, where a page has no free place at all.
      const place = stays
        ? now
        : (freePlace(sizes, { window, controls, texts }) ?? (hasAction(toast) ? cornerFor(sizes, window) : null));
      if (!stays) put(toast, place);
      // Toasts lie over each other no more than over controls.
      if (place !== null) controls.push(place);
    }
  }
}

/** A button beside the one that closes it: "Undo". */
const hasAction = (toast: HTMLElement): boolean => toast.querySelector(`button:not(${CLOSE})`) !== null;

/** The bottom left of the window. */
function cornerFor(
  [size]: readonly { readonly width: number; readonly height: number }[],
  window: { readonly height: number },
): Edges | null {
  if (size === undefined) return null;
  const bottom = window.height - MARGIN;
  return { left: MARGIN, top: bottom - size.height, right: MARGIN + size.width, bottom };
}

/** Its height depends on its width. */
const sizesOf = (toast: HTMLElement, windowWidth: number) =>
  WIDTHS.map((most) => {
    const width = Math.min(most, windowWidth - 2 * MARGIN);
    toast.style.setProperty('--lw-toast-width', `${width}px`);
    return { width, height: toast.offsetHeight };
  });

function put(toast: HTMLElement, place: Edges | null): void {
  toast.toggleAttribute('data-placed', place !== null);
  if (place === null) return;
  const isPinned = staysInView(elementBelow(place));
  toast.toggleAttribute('data-pinned', isPinned);
  toast.style.setProperty('--lw-toast-left', `${place.left + (isPinned ? 0 : scrollX)}px`);
  toast.style.setProperty('--lw-toast-top', `${place.top + (isPinned ? 0 : scrollY)}px`);
  toast.style.setProperty('--lw-toast-width', `${place.right - place.left}px`);
}

/** What a toast comes to lie on: other toasts, and its own last place, do not count. */
const elementBelow = ({ left, top, bottom }: Edges): Element | null =>
  document.elementsFromPoint(left, (top + bottom) / 2).find((one) => one.closest(TOAST) === null) ?? null;

/** Whether what is there does not scroll with the page, as the sidebar: what lies on it must not either. */
const staysInView = (one: Element | null): boolean =>
  one !== null && (/^(?:fixed|sticky)$/u.test(getComputedStyle(one).position) || staysInView(one.parentElement));

/** Where a toast comes to lie: it may still be moving there. */
function edgesOfToast({ dataset, offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Edges {
  const [left, top] = 'pinned' in dataset ? [offsetLeft, offsetTop] : [offsetLeft - scrollX, offsetTop - scrollY];
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

const isInside = (one: Edges, other: Edges): boolean =>
  one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;

/** What matches and is seen in the window. */
const shownEdges = (selector: string, seen: Edges, isMeant: (one: Element) => boolean): Edges[] =>
  [...document.querySelectorAll(selector)].flatMap((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const edges = { left, top, right, bottom };
    return right > left && bottom > top && overlaps(edges, seen) && isMeant(one) ? [edges] : [];
  });

/** Whether there is something to see of its own, beside what it contains. */
const hasOwnContent = (one: Element): boolean =>
  /^(?:img|svg)$/iu.test(one.tagName) ||
  [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
