/**
 * Browser APIs that Mantine and the screens need and jsdom lacks: media queries, size observers, scrolling, what is at a point, text of files. Call once per test file.
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
  class NoResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: NoResizeObserver });
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
