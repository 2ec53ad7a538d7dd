import { sortOut } from '../clauses/sortOut.js';

/** What a bracket says of the shop, its charts and its pictures: it takes nothing from the clause that it stands in. */
const OF_SHOP =
  /^(?:optional|(?:we|you) know\b.*|trust us.*|(?:please |pls )?(?:see|follow|check|refer to) .{0,24}(?:picture|photo|chart|guide|image)s?\b.*|other accessories (?:are )?(?:not included|excluded)|(?:please |pls )make sure .*)$/iu;
const isOfShop = (inner: string): boolean => OF_SHOP.test(inner.trim());

const without = (text: string, isLeftOut: (inner: string) => boolean): string =>
  text.includes('(')
    ? text.replaceAll(/\s?\(([^()]*)\)/gu, (bracket, inner: string) => (isLeftOut(inner) ? '' : bracket))
    : text;

/** A clause without the brackets in it that may not be stated: "speed 15 km/h (the box says 20)". */
export const withoutAsides = (text: string): string =>
  without(text, (inner) => isOfShop(inner) || sortOut(inner) !== undefined);

/** A clause without what its brackets say of the shop: "41 (follow the size chart)". */
export const withoutShopTalk = (text: string): string => without(text, isOfShop);
