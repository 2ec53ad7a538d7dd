import { attributeOf, find, textOf, type PageElement } from './PageTree.js';

/** What themes name the parts of a text that only screen readers say. */
const SAID_ONLY =
  /(?:^|[\s_-])(?:sr-only|visually-?hidden|screen-?reader(?:-text|-only)?|off-?screen|g-hdn|assistive-text)(?:[\s_-]|$)/iu;
/** Signs of fonts of icons: none of any script. */
const ICONS = /\p{Co}/gu;

/**
 * The text of a heading without what only screen readers say before or behind it, "Details about", and without what is pressed there,
 * "show original".
 */
export function seenText(element: PageElement | undefined): string {
  const whole = textOf(element).replaceAll(ICONS, ' ').trim();
  const without = [isSaidOnly, isPressed].reduce((text, test) => cut(text, textOf(find(element, test))), whole);
  return without.replace(/\s+/gu, ' ');
}

const isSaidOnly = (one: PageElement): boolean => SAID_ONLY.test(attributeOf(one, 'class'));
const isPressed = (one: PageElement): boolean =>
  /^(?:button|form)$/u.test(one.name) || (one.name === 'a' && /^(?:#|javascript:)/iu.test(attributeOf(one, 'href')));

/** A text without one at its start or its end, and without the sign between the two. */
function cut(text: string, part: string): string {
  if (part === '' || part === text) return text;
  if (text.startsWith(part)) return text.slice(part.length).trim();
  return text.endsWith(part) ? text.slice(0, -part.length).replace(/[\s(|·–-]+$/u, '') : text;
}
