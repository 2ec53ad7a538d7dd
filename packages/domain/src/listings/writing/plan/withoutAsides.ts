import { sortOut } from '../../../products/index.js';

/** A clause without the brackets in it that may not be stated: "speed 15 km/h (the box says 20)". */
export const withoutAsides = (text: string): string =>
  text.includes('(')
    ? text.replaceAll(/\s?\(([^()]*)\)/gu, (bracket, inner: string) => (sortOut(inner) === undefined ? bracket : ''))
    : text;
