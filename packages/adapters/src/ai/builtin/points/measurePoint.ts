import type { LabelledFact } from '@listwright/domain/products';
import { capitalised } from '../prose/capitalised.js';
import { joined } from '../prose/joined.js';
import { shownMeasure } from '../prose/shownMeasure.js';
import { stating } from '../prose/stating.js';
import type { Subject } from '../Subject.js';
import { createPoint } from './createPoint.js';
import type { Point } from './Point.js';
import { reference } from './reference.js';

/** Things that need a place of their own. */
const PLACED =
  /train|model|locomotive|coach|wagon|table|shelf|bed\b|desk|cabinet|rug|sofa|lamp|chair|pool|storage|curtain|furniture|home/iu;

/** Measures: those given under a name together, else those that stand in the product name. */
export function measurePoint(subject: Subject): Point | undefined {
  const { facts, designation } = subject;
  const labelled = facts.measures.filter(({ label }) => label !== '');
  if (labelled.length > 0) {
    const shown = labelled.slice(0, 5).map((measure) => labelledMeasure(measure));
    const [first = '', ...rest] = shown;
    return createPoint('size', {
      bullet:
        rest.length === 0
          ? `${capitalised(first.replace(/\s(?=[\d(])/u, ': '))}${first.length < 12 ? ` for ${reference(subject, 'size')}` : ''}`
          : `Size and weight: ${capitalised(joined(shown))}`.replace('Size and weight', headerOf(labelled)),
      sentence: `${capitalised(joined(labelled.slice(0, 5).map((measure) => `the ${measure.label.toLowerCase()} ${/(?:[^s]s)$/u.test(measure.label) ? 'are' : 'is'} ${shownMeasure(measure.value)}`)))}.`,
      phrase: labelled[0] ? shownMeasure(labelled[0].value) : '',
    });
  }
  const loose = facts.measures.filter(
    ({ value }) =>
      !designation.includes(value) && !/\bton\b/iu.test(value) && !facts.name.fors.some((part) => part.includes(value)),
  );
  if (loose.length === 0) return undefined;
  const shown = joined(loose.slice(0, 3).map(({ value }) => shownMeasure(value).replace(/\bAmp\b/u, 'A')));
  const it = reference(subject, 'measure');
  if (/\d\s(?:V|A|W|mAh)\b/u.test(shown)) {
    return createPoint('power', {
      bullet: `Rating: ${shown}, to be compared with what ${it} is to be connected to`,
      predicate: `is rated at ${shown}`,
      phrase: shown,
    });
  }
  if (/\d\s(?:mm|cm|m|in|ft|yd)\b/u.test(shown)) {
    const plain = `Size: ${stating(subject, it, `measures ${shown}`)}`;
    const placed = PLACED.test(`${subject.type} ${subject.brief.category}`);
    return createPoint('size', {
      bullet: placed
        ? subject.choose('size', [
            `Size: ${shown}, worth comparing with the space you have for ${it}`,
            `Size: ${shown}, so measure the place you have in mind for ${it}`,
            plain,
          ])
        : plain,
      predicate: `measures ${shown}`,
      phrase: shown,
    });
  }
  return createPoint('size', {
    bullet: `Content: ${shown} of ${it}`.replace(/of the (?=.*(?:set|kit)\b)/u, 'in the '),
    sentence: '',
    predicate: /%/u.test(shown) ? '' : `comes as ${shown}`,
    phrase: shown,
  });
}

function headerOf(measures: readonly LabelledFact[]): string {
  const weighs = measures.some(({ label }) => /weight/iu.test(label));
  const powers = measures.every(({ label }) => /volt|watt|power|frequency|resolution/iu.test(label));
  const holds = measures.some(({ label }) => /capacity|volume/iu.test(label));
  if (powers) return 'Technical data';
  return weighs ? 'Size and weight' : holds ? 'Size and capacity' : 'Dimensions';
}

function labelledMeasure({ label, value }: LabelledFact): string {
  return `${label.toLowerCase()} ${shownMeasure(value)}`;
}
