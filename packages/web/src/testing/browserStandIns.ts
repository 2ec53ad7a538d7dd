/**
 * Browser APIs that Mantine and the screens need and jsdom lacks: media queries, observers of sizes and of what is seen, places, scrolling, what is at a point, text of files. Call once per test file.
 */
export function browserStandIns(): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: /min-width/.test(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
      onchange: null,
    }),
  });
  class NoObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  /** Nothing is laid out, so nothing is seen. */
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
  Object.assign(window, { scrollTo: () => undefined });
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(Blob.prototype, { text: textOf });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, getBoundingClientRect: inView });
  // What has no place in the window is hidden with what opens at it, and the focus finds nothing there.
  Object.defineProperties(document.documentElement, {
    clientWidth: { configurable: true, value: WINDOW.width },
    clientHeight: { configurable: true, value: WINDOW.height },
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}

const WINDOW = { width: 1280, height: 800 };

/** Everything is somewhere in the window. */
function inView(): Omit<DOMRect, 'toJSON'> {
  return { x: 8, y: 8, left: 8, top: 8, right: 24, bottom: 24, width: 16, height: 16 };
}

function textOf(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
}
