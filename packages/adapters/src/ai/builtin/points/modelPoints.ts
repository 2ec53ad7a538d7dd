import { capitalised } from '../prose/capitalised.js';
import { inProse } from '../prose/inProse.js';
import { agreeing, stating } from '../prose/stating.js';
import { withArticle } from '../prose/withArticle.js';
import { finishOf } from '../source/finishOf.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';
import { reference } from './reference.js';

const WHEELS = /(?<![\p{L}\p{N}-])\d-\d{1,2}-\d(?:-\d)?[A-Z]{0,2}(?![\p{L}\p{N}-])/u;

/** Railway companies as models name them. */
const COMPANY =
  /(?<![\p{L}&.])(?:BR|GWR|LNER|LMS|SR|GNR|LSWR|NER|L&YR|DB|DR|DRG|OBB|SBB|SNCF|KSStEB|K\.BAY\.STS)(?![\p{L}&])/u;
const CLASS = /(?<!\p{L})(?:Class\s[A-Z]?\d[\dA-Z]{0,3}|[A-Z]\d{1,2}\sClass)(?![\p{L}\p{N}])/u;

/** What only models have: scale or gauge, wheel arrangement, livery, a name on the engine. */
export function modelPoints(subject: Subject): readonly Point[] {
  return [
    scalePoint(subject),
    liveryPoint(subject),
    wheelPoint(subject),
    companyPoint(subject),
    classPoint(subject),
    namePoint(subject),
  ].filter((one) => one !== undefined);
}

function scalePoint(subject: Subject): Point | undefined {
  const { facts, choose } = subject;
  const scales = facts.scales.map(({ value }) => value);
  const [scale = ''] = scales;
  if (scale === '') return undefined;
  const all = scales.join(', ');
  const figure = scale.replace(/\s(?:gauge|scale)$/iu, '');
  const it = reference(subject, 'scale');
  if (/gauge$/iu.test(scale)) {
    return createPoint('scale', {
      bullet: choose('scale', [
        `Gauge: ${figure}, so ${it} ${agreeing(subject, it, 'belongs')} on ${figure} gauge track`,
        `${figure} gauge: Check your track before adding ${it}`,
        `Gauge: ${figure}, the figure to match with your layout before ${it} ${agreeing(subject, it, 'joins')} it`,
        `Track gauge: ${stating(subject, it, `is in ${figure}`)}, so check that yours is the same`,
      ]),
      predicate: choose(
        'scale predicate',
        [`is in ${scale}`, `is made in ${scale}`].slice(0, isVehicle(subject) ? 2 : 1),
      ),
      phrase: all,
    });
  }
  return createPoint('scale', {
    bullet: choose('scale', [
      `Scale: ${figure}, to keep ${it} in proportion with the models around it`,
      `Scale: ${figure}, the figure to match before adding ${it} to a scene`,
      `${capitalised(scale)}: ${stating(subject, it, 'matches')} models made to the same scale`,
    ]),
    predicate: choose('scale predicate', [`is made to ${scale}`, `is in ${scale}`]),
    phrase: all,
  });
}

function isVehicle({ type }: Subject): boolean {
  return /locomotive|train|coach|wagon|car\b|tank|loco/u.test(type) && !/set$|kit$/u.test(type);
}

function wheelPoint(subject: Subject): Point | undefined {
  const wheels = WHEELS.exec(subject.facts.name.main)?.[0];
  if (wheels === undefined) return undefined;
  const it = reference(subject, 'wheels');
  const plain = it.replaceAll(` ${wheels}`, '');
  return createPoint('wheels', {
    bullet: subject.choose('wheels', [
      `Wheel arrangement: ${wheels} on ${plain}`,
      `Wheels: ${wheels} arrangement on ${plain}`,
      `Wheel arrangement: ${wheels}, a detail to check when ${plain} has to match other stock`,
    ]),
    predicate: `has ${withArticle(`${wheels} wheel arrangement`)}`,
  });
}

function liveryPoint(subject: Subject): Point | undefined {
  const { facts, choose } = subject;
  const finish = finishOf(facts.name.designation);
  if (!finish || finish.text.split(' ').length < 2) return undefined;
  const text = finishText(finish.text);
  const it = reference(subject, 'livery');
  if (finish.isLivery) {
    return createPoint('colour', {
      bullet: choose('livery', [
        `Livery: ${capitalised(text)} on ${it}`,
        `Finish: ${capitalised(text)} for ${it}`,
        `Livery: ${capitalised(text)}, carried by ${it}`,
      ]),
      predicate: choose('livery predicate', [`wears ${text}`, `is finished in ${text}`]),
      phrase: finish.text,
    });
  }
  return createPoint('colour', {
    bullet: `Colours: ${capitalised(text)} on ${it}`,
    predicate: `comes in ${text}`,
    phrase: finish.text,
  });
}

/** "BR Lined Black Early Emblem" → "BR lined black with early emblem". */
function finishText(text: string): string {
  return inProse(text)
    .replaceAll('&', 'and')
    .replace(/\s(?=(?:early|late)\s(?:emblem|crest)$)/u, ' with ');
}

function namePoint(subject: Subject): Point | undefined {
  const [name] = subject.facts.name.quoted;
  if (name === undefined || subject.type === '') return undefined;
  const rest = subject.it.includes(name) ? `the ${subject.noun}` : subject.it;
  return createPoint('name', {
    bullet: subject.choose('name', [
      `Name: '${name}', carried by ${rest}`,
      `Named '${name}': The name to look for on ${rest}`,
      `Name: '${name}' for ${rest}`,
    ]),
    phrase: name,
  });
}

function companyPoint(subject: Subject): Point | undefined {
  const company = COMPANY.exec(subject.facts.name.main)?.[0];
  if (company === undefined || finishOf(subject.facts.name.designation)?.isLivery) return undefined;
  const it = reference(subject, 'company').replace(`${company} `, '');
  return createPoint('company', {
    // Only what the name says: that it goes with other stock would be a claim of fit.
    bullet: `${subject.choose('company', ['Railway', 'Railway company'])}: ${company} for ${it}`,
  });
}

function classPoint(subject: Subject): Point | undefined {
  const found = CLASS.exec(subject.facts.name.main)?.[0];
  if (found === undefined) return undefined;
  const it = reference(subject, 'class');
  const name = it.includes(found) ? subject.it : it;
  return name.includes(found) ? undefined : createPoint('class', { bullet: `Class: ${capitalised(name)} is ${found}` });
}
