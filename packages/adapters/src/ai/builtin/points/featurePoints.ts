import { capitalised } from '../prose/capitalised.js';
import { inProse } from '../prose/inProse.js';
import { stating } from '../prose/stating.js';
import { withArticle } from '../prose/withArticle.js';
import { finishOf } from '../source/finishOf.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';
import { reference } from './reference.js';

interface Wording {
  readonly header: string;
  readonly bullet: (value: string, it: string) => string;
  readonly predicate: (value: string) => string;
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  power: {
    header: 'Power',
    bullet: (value, it) =>
      /battery/iu.test(value) ? `${value}, so check which batteries ${it} takes` : `${value} on ${it}`,
    predicate: (value) => (/^usb$|^solar$|plug/iu.test(value) ? '' : `is ${value}`),
  },
  control: {
    header: 'Control',
    bullet: () => '',
    predicate: (value) => (/^interactive|digital$/iu.test(value) ? `is ${value}` : `has ${value}`),
  },
  lights: {
    header: 'Light',
    bullet: () => '',
    predicate: (value) =>
      /up$/iu.test(value)
        ? 'lights up'
        : /flashing|backlit/iu.test(value)
          ? ''
          : /^leds?$/iu.test(value)
            ? 'has LED light'
            : `has ${value}`,
  },
  sound: { header: 'Sound', bullet: (value, it) => `${value} on ${it}`, predicate: (value) => `has ${value}` },
  edition: {
    header: 'Edition',
    bullet: () => '',
    predicate: (value) => (/edition$/iu.test(value) ? `is ${withArticle(value)}` : ''),
  },
  motion: {
    header: 'Action',
    bullet: () => '',
    predicate: (value) => (/^working$/iu.test(value) ? '' : `has ${value} action`),
  },
  season: {
    header: 'Theme',
    bullet: () => '',
    predicate: (value) => `has ${withArticle(`${value} theme`)}`,
  },
  finish: {
    header: 'Finish',
    bullet: () => '',
    predicate: (value) => `has ${withArticle(`${value} finish`)}`,
  },
};
const SEASONS = /^(?:christmas|xmas|halloween|easter|valentine)/iu;

/** Properties named in a word or two inside the product name. What the kind of thing already says is not repeated. */
export function featurePoints(subject: Subject): readonly Point[] {
  const points: Point[] = [];
  for (const feature of subject.facts.features) {
    const wording = WORDINGS[feature.label];
    if (feature.sourceField !== 'product_name' || !wording || points.some(({ topic }) => topic === feature.label))
      continue;
    const value = SEASONS.test(feature.value) ? capitalised(feature.value.toLowerCase()) : inProse(feature.value);
    if (isSaid(subject, feature.value)) continue;
    if (feature.label === 'finish' && finishOf(subject.facts.name.designation)?.text.includes(' ')) continue;
    points.push(
      createPoint(feature.label, {
        bullet: bulletOf(subject, wording, value, reference(subject, feature.label)),
        predicate: wording.predicate(value),
        phrase: feature.value,
      }),
    );
  }
  return points;
}

function bulletOf(subject: Subject, wording: Wording, value: string, it: string): string {
  const predicate = wording.predicate(value);
  const text = wording.bullet(value, it);
  return `${wording.header}: ${capitalised(text === '' ? (predicate === '' ? `${value} on ${it}` : stating(subject, it, predicate)) : text)}`;
}

/** Whether the kind, the extras or the livery already tell this. */
function isSaid({ type, designation, facts }: Subject, value: string): boolean {
  const told = [
    type,
    designation,
    ...facts.name.withs,
    ...facts.name.details,
    ...facts.name.fors,
    facts.quantities[0]?.value ?? '',
  ];
  // "Xmas" on a Christmas train says nothing more.
  const meant = /^xmas$/iu.test(value) && /christmas/iu.test(type) ? 'christmas' : value;
  return plain(told.join(' ')).includes(plain(meant));
}

function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;
}
