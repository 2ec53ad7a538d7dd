/**
 * Browser APIs that Mantine and the screens need and jsdom lacks: media queries, observers of sizes and of what is seen, scrolling, what is at a point, text of files. Call once per test file.
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
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}

function textOf(this: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
}
