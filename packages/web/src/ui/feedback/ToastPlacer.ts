import { MARGIN, freePlace, overlaps, type Edges } from './freePlace';
import { pageEdges } from './pageEdges';

const TOAST = '.mantine-Notification-root';
const CLOSE = '.mantine-Notification-closeButton';
/** The widest first. */
const WIDTHS = [352, 240];
/** A page that has not moved for so long is no longer scrolled. */
const STILL_MS = 150;
/** How much of the window, at its bottom, docked toasts take from the page (`toasts.css`). */
const DOCK = '--lw-dock';

/**
 * Puts each toast where it lies over no control (`freePlace`), on the page itself: it scrolls with what it lies on, and
 * nothing of the page moves for it. A toast for which there is no room is announced, and shown as soon as there is. One with a
 * button may not go unseen: it is docked to the bottom of the window, and the page ends above it.
 */
export class ToastPlacer {
  private frame = 0;
  private timer = 0;
  /** In px. */
  private docked = 0;
  private readonly pages = new MutationObserver(() => this.soon());
  private readonly sizes = new ResizeObserver(() => this.soon());
  /** A toast may grow once it is placed: as it comes, or with its text. */
  private readonly measured = new WeakSet<HTMLElement>();

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
    document.documentElement.style.removeProperty(DOCK);
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
    const toasts = [...this.region.querySelectorAll<HTMLElement>(TOAST)].toSorted(
      (one, other) => Number(isDocked(other)) - Number(isDocked(one)),
    );
    if (toasts.length === 0) return;
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const seen = { left: 0, top: 0, right: window.width, bottom: window.height };
    const { controls, texts } = pageEdges(this.region, seen);
    const isFree = (place: Edges): boolean => isInside(place, seen) && !controls.some((one) => overlaps(place, one));
    let docked = 0;
    for (const toast of toasts) {
      // One that is observed again would report again.
      if (!this.measured.has(toast)) this.sizes.observe(toast);
      this.measured.add(toast);
      if (!isDocked(toast)) {
        const now = edgesOfToast(toast);
        const stays = 'placed' in toast.dataset && isFree(now);
        // What stays is compared with controls alone: texts are many, and are asked for by what comes.
        const placeFor = (isTight: boolean) =>
          freePlace(sizesOf(toast, window.width, isTight), { window, controls, texts });
        const place = stays ? now : (placeFor(false) ?? placeFor(true));
        if (!stays) put(toast, place);
        // Toasts lie over each other no more than over controls.
        if (place !== null) controls.push(place);
        if (place !== null || !hasAction(toast)) continue;
      }
      dock(toast, docked);
      docked += toast.offsetHeight;
      controls.push({ ...seen, top: window.height - docked });
    }
    if (this.docked === docked) return;
    this.docked = docked;
    document.documentElement.style.setProperty(DOCK, `${docked}px`);
    // Toasts before it may lie where it does now.
    this.soon();
  }
}

/** A button beside the one that closes it: "Undo". */
const hasAction = (toast: HTMLElement): boolean => toast.querySelector(`button:not(${CLOSE})`) !== null;

/** It stays so until it goes, or would move with each change of the page. */
const isDocked = ({ dataset }: HTMLElement): boolean => 'docked' in dataset;

/** Above what is docked before it. */
function dock(toast: HTMLElement, above: number): void {
  toast.toggleAttribute('data-placed', true);
  toast.toggleAttribute('data-docked', true);
  toast.style.setProperty('--lw-toast-bottom', `${above}px`);
}

/** Its height depends on its width, and on whether its text keeps to one line. */
function sizesOf(toast: HTMLElement, windowWidth: number, isTight: boolean) {
  toast.toggleAttribute('data-tight', isTight);
  return WIDTHS.map((most) => {
    const width = Math.min(most, windowWidth - 2 * MARGIN);
    toast.style.setProperty('--lw-toast-width', `${width}px`);
    return { width, height: toast.offsetHeight };
  });
}

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
