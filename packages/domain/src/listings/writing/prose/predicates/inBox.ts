import { isPlural, withArticle } from '../grammar.js';
import { inSentence } from '../inSentence.js';
import { joined } from '../normalise.js';
import type { Spoken } from '../Spoken.js';

const IN_BOX = /^(.+?) in (?:the )?box$/iu;

/** "1 spare spring in box" → "1 spare spring is in the box"; undefined for anything richer. */
export function inBox(text: string): Spoken | undefined {
  const [, all = ''] = IN_BOX.exec(text) ?? [];
  if (all === '' || /[,&()]|n['’]t\b|\b(?:or|with|per|comes?|is|are|not|to)\b/iu.test(all)) return undefined;
  const things = all.split(' and ');
  const many = things.length > 1 || /^(?:[2-9]|\d\d|two|three|four|five|six)\b/iu.test(all) || isPlural(all);
  const named = joined(things.map((thing) => withArticle(inSentence(thing))));
  return { kind: 'sentence', text: `${named} ${many ? 'are' : 'is'} in the box` };
}
