import { stemOf, type Statement } from '../../../products/index.js';
import type { Evidence } from '../Evidence.js';
import type { Verdict } from '../Verdict.js';

const PETS = 'dog cat puppy kitten rabbit hamster bird parrot horse pony';
/** What a word stands for: who denies it denies each of them. */
const MEMBERS: readonly (readonly [general: string, members: string])[] = [
  ['pet', PETS],
  ['animal', PETS],
  ['child', 'kid toddler baby infant boy girl newborn'],
  ['metal', 'steel aluminium aluminum brass copper iron tin'],
  ['liquid', 'water milk juice soup oil'],
  ['appliance', 'kettle heater microwave oven fridge'],
];
const GENERAL = new Map<string, readonly string[]>();
for (const [general, members] of MEMBERS)
  for (const member of members.split(' '))
    GENERAL.set(stemOf(member), [...(GENERAL.get(stemOf(member)) ?? []), stemOf(general)]);

/** "It also trims your dog's coat" where "not for pets" was given, and no fact speaks of dogs. */
export function checkMembers(
  { tokens, stems, negated, text }: Statement,
  { concepts, factsById }: Evidence,
): readonly Verdict[] {
  if (negated.includes(true) || AWAY.test(text)) return [];
  for (const [at, token] of tokens.entries()) {
    const stem = stemOf(token.lower.replace(/['’]s$/u, ''));
    if (concepts.has(stem) || concepts.has(stems[at] ?? '')) continue;
    for (const general of GENERAL.get(stem) ?? []) {
      const use = concepts.get(general);
      if (use?.denied !== true || use.affirmed || use.isEntailed) continue;
      const said = [...use.factIds].map((id) => factsById.get(id)?.text).find((one) => one !== undefined);
      return [
        {
          support: 'contradicted',
          factIds: [...use.factIds],
          reason: `The facts say "${said ?? `not ${general}`}".`,
          at: { start: token.start, end: token.end },
        },
      ];
    }
  }
  return [];
}

/** A caution keeps them away from it. */
const AWAY = /\b(?:away|out of (?:the )?reach|supervis\p{L}*|beware|danger\p{L}*)\b/iu;
