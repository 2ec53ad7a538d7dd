import { ORIGINS } from './origins.js';

const VERBS = ['made in', 'manufactured in', 'produced in', 'crafted in', 'product of'];

const phrasesOf = ([country = '', adjective = '', ...names]: readonly string[]): readonly string[] => [
  ...[country, ...names].flatMap((name) => VERBS.map((verb) => `${verb} ${name}`)),
  `${adjective}-made`,
  `${adjective} made`,
];

/** Ways to say where a thing was made, country by country. */
export const ORIGIN_PHRASES: readonly (readonly string[])[] = ORIGINS.map(phrasesOf);
