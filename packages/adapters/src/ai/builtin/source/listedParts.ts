import { findMentions } from '@listwright/domain/products';
import type { NameReading } from '@listwright/domain/products';

const COLLECTIVE = /(?:set|kit|playset|pack)$/u;
const SKIPPED = /^(?:boxed|boys?|girls?|kids?|children|toy|toys|new|for|and|with)$/iu;
/** Parts of a set that names run together without commas. */
const PARTS =
  /^(?:tracks?|carriages?|wagons?|coaches|engines?|batter(?:y|ies)|lights?|sounds?|signals?|stations?|bridges?|tunnels?|trees?|figures?|cars?|controllers?|tools?|brush(?:es)?|lids?|straws?|bags?|cases?|caps?)$/iu;

/** The parts that a stuffed name lists behind its set: "Train Set Track Carriages Light Engine" has three. */
export function listedParts(name: NameReading): readonly string[] {
  if (
    !COLLECTIVE.test(name.type) ||
    name.after === '' ||
    findMentions(name.after).some(({ kind }) => kind === 'number' || kind === 'name')
  )
    return [];
  const parts: string[] = [];
  let open = '';
  for (const word of name.after.split(' ')) {
    if (SKIPPED.test(word)) open = '';
    else if (PARTS.test(word)) {
      // "Light engine" is one part, "track carriages" are two.
      if (/^light$/iu.test(word)) open = word.toLowerCase();
      else {
        parts.push(`${open === '' ? '' : `${open} `}${word.toLowerCase()}`);
        open = '';
      }
    } else return [];
  }
  return parts.length > 1 ? parts : [];
}
