import type { PageElement, PageNode } from './PageElement.js';

const NO = 1;
const YES = 2;

/**
 * A test that judges each element once: several rules ask for the same. What it found is kept by page, a byte for each place, as a map
 * of elements costs more than most tests.
 */
export function judgedOnce(test: (element: PageElement) => boolean): (element: PageElement) => boolean {
  const verdicts = new WeakMap<readonly PageNode[], Uint8Array>();
  return (element) => {
    let known = verdicts.get(element.nodes);
    if (known === undefined) {
      known = new Uint8Array(element.nodes.length);
      verdicts.set(element.nodes, known);
    }
    if (known[element.at] === 0) known[element.at] = test(element) ? YES : NO;
    return known[element.at] === YES;
  };
}
