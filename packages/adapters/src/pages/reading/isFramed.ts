import { judgedOnce } from './judgedOnce.js';
import { attributeOf } from './PageTree.js';

const FRAMES = /^(?:header|nav|aside|footer|dialog)$/u;
const OPENED =
  /(?:^|[\s_-])(?:modal|pop-?up|drop-?down|drawer|off-?canvas|fly-?out|side-?bar|(?:site-?|page-?|main-?|top-?)?(?:header|nav(?:bar)?|footer)|menu|mini-?(?:cart|login|account))(?:[\s_-]|$)/iu;
/** Whether an element is in what frames a page, or opens over it: no part of what was asked for. */
export const isFramed: ReturnType<typeof judgedOnce> = judgedOnce(
  (element) =>
    element.name !== 'body' &&
    (FRAMES.test(element.name) ||
      attributeOf(element, 'role') === 'dialog' ||
      OPENED.test(attributeOf(element, 'class')) ||
      OPENED.test(attributeOf(element, 'id')) ||
      (element.parent !== null && isFramed(element.parent))),
);
