import { capitalised } from '../prose/capitalised.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';

const COLLECTED = /train|railway|hobb|model|collect|figure|toy|card|die-?cast/iu;

/** The article or model number, and what it is good for. */
export function numberPoint(subject: Subject): Point | undefined {
  const { brief, brand, choose, noun, type, designation } = subject;
  const article = subject.article || (subject.facts.models[0]?.value ?? '');
  if (article === '') return undefined;
  const collected = COLLECTED.test(`${brief.category} ${type}`);
  const this_ = designation === '' || type === '' ? `this ${noun}` : subject.its;
  const header = choose(
    'number header',
    collected ? ['Item number', 'Article number', 'Reference', 'Number'] : ['Model number', 'Item number', 'Reference'],
  );
  const uses = collected
    ? [
        `${article}, to match ${this_} against a catalogue or a wants list`,
        `${article}, for checking ${this_} against what is already in a collection`,
        `Look for ${article} when comparing ${this_} with similar items`,
        `${article}, which tells ${this_} from similar items${brand === '' ? '' : ` by ${brand}`}`,
        `Compare ${article} with your list before ordering ${this_}`,
      ]
    : [
        `${article}, for comparing the exact version of ${this_} or ordering it again`,
        `${article}, which tells ${this_} from similar items${brand === '' ? '' : ` by ${brand}`}`,
        `Quote ${article} to find the same version of ${this_} again`,
      ];
  const sentences = collected
    ? [
        `The number ${article} helps to match it against a catalogue or a wants list.`,
        `Look for ${article} to tell it from similar items${brand === '' ? '' : ` by ${brand}`}.`,
        `Its number, ${article}, is the quickest way to check it against a collection.`,
        `When comparing offers, match the number ${article}.`,
      ]
    : [`The model number is ${article}.`, `Quote ${article} to find the same version again.`];
  return createPoint('number', {
    bullet: `${header}: ${capitalised(choose('number', uses))}`,
    sentence: choose('number sentence', sentences),
    phrase: `${brand} ${article}`.trim(),
  });
}
