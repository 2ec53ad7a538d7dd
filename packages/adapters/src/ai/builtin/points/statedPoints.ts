import { capitalised } from '../prose/capitalised.js';
import { inProse } from '../prose/inProse.js';
import { joined } from '../prose/joined.js';
import { stating } from '../prose/stating.js';
import { shownMeasure } from '../prose/shownMeasure.js';
import { topicOfText } from '../source/topicOfText.js';
import type { Subject } from '../Subject.js';
import { measurePoint } from './measurePoint.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';
import { reference } from './reference.js';

const SINGLE_COLOUR = /^[\p{L}\s/&,-]{3,40}$/u;

/** Facts the brief gives under a name (attributes and "Material: cotton" lines), and colours and measures of the name. */
export function statedPoints(subject: Subject): readonly Point[] {
  return [
    materialPoint(subject),
    measurePoint(subject),
    colourPoint(subject),
    audiencePoint(subject),
    ...otherPoints(subject),
    certificationPoint(subject),
    originPoint(subject),
  ].filter((one) => one !== undefined);
}

function materialPoint(subject: Subject): Point | undefined {
  const { facts, type, designation } = subject;
  const stated = facts.materials.filter(
    ({ value }) => !`${type} ${designation}`.toLowerCase().includes(value.toLowerCase()),
  );
  if (stated.length === 0) return undefined;
  const given = stated.filter(({ sourceField }) => sourceField !== 'product_name');
  const shown = joined((given.length > 0 ? given : stated).slice(0, 4).map(({ value }) => inProse(value)));
  const ref = given.length > 0 ? '' : ` for ${reference(subject, 'material')}`;
  const colour =
    given.length > 0
      ? facts.colours.find(({ sourceField }) => sourceField.startsWith('attributes.'))?.value
      : undefined;
  return createPoint('material', {
    bullet:
      colour === undefined || !SINGLE_COLOUR.test(colour)
        ? `Material: ${capitalised(shown)}${ref}`
        : `Material and colour: ${capitalised(shown)} in ${colour.toLowerCase()}`,
    predicate: /plated|coated|blend|lined$/iu.test(shown) && !/\s/u.test(shown) ? `is ${shown}` : `is made of ${shown}`,
    phrase: stated[0]?.value ?? '',
  });
}

function colourPoint(subject: Subject): Point | undefined {
  const { facts, choose, type, designation } = subject;
  const given = facts.colours.filter(
    ({ value, sourceField }) =>
      SINGLE_COLOUR.test(value) && (sourceField !== 'product_name' || facts.name.colours.includes(value)),
  );
  const named = facts.colours.filter(
    ({ value }) => !`${type} ${designation} ${facts.name.fors.join(' ')}`.toLowerCase().includes(value.toLowerCase()),
  );
  const colours =
    given.length > 0
      ? given
      : named.filter(({ sourceField }) => sourceField !== 'product_name' || facts.name.after.length === 0);
  if (colours.length === 0) return undefined;
  const shown = joined(
    colours.slice(0, 3).map(({ value }) => inProse(value.toLowerCase()).replaceAll(/\s*[/&]\s*/gu, ' and ')),
  );
  const it = reference(subject, 'colour');
  const isWithMaterial =
    facts.materials.some(({ sourceField }) => sourceField !== 'product_name') &&
    colours[0]?.sourceField.startsWith('attributes.') === true;
  return createPoint('colour', {
    bullet: isWithMaterial
      ? ''
      : choose('colour', [`Colour: ${capitalised(shown)} for ${it}`, `Colour: ${capitalised(it)} in ${shown}`]),
    predicate: `comes in ${shown}`,
    phrase: colours[0]?.value ?? '',
  });
}

function audiencePoint(subject: Subject): Point | undefined {
  const { facts, type } = subject;
  const audiences = facts.audiences.filter(({ value }) => !type.includes(value.toLowerCase().replace(/s$/u, '')));
  if (audiences.length === 0) return undefined;
  const aged = audiences.find(({ value }) => /\d/u.test(value));
  if (aged)
    return createPoint('audience', {
      bullet: `Age range: ${capitalised(aged.value)} for ${reference(subject, 'audience')}`,
      sentence: `The age range is ${aged.value}.`,
      phrase: aged.value,
    });
  const named = [...new Set(audiences.map(({ value }) => value.toLowerCase()))];
  const shown = joined((named.length > 1 ? named.filter((value) => value !== 'unisex') : named).slice(0, 3));
  if (shown === 'unisex')
    return createPoint('audience', {
      bullet: `Fit: Unisex, for ${reference(subject, 'audience')}`,
      predicate: 'is unisex',
      phrase: 'unisex',
    });
  return createPoint('audience', {
    bullet: `Who it is for: ${stating(subject, subject.its, `is for ${shown}`)}`,
    predicate: `is for ${shown}`,
    phrase: shown,
  });
}

function otherPoints(subject: Subject): readonly Point[] {
  const taken = new Set<string>();
  return subject.facts.features
    .filter(({ sourceField }) => sourceField !== 'product_name')
    .slice(0, 8)
    .map((feature) => {
      const value = shownMeasure(feature.value).replace(/[.;,]+$/u, '');
      const found = topicOfText(feature.label === '' ? value : `${feature.label} ${value}`, taken);
      const topic = found?.topic ?? `stated ${feature.label || value}`;
      if (found) taken.add(found.topic);
      const header = feature.label === '' ? (found?.header ?? 'Feature') : feature.label;
      const isPhrase = feature.label !== '' && value.split(' ').length < 12;
      return createPoint(topic, {
        bullet:
          `${header}: ${capitalised(value)}`.length < 12
            ? `${header}: ${capitalised(value)} for ${subject.it}`
            : `${header}: ${capitalised(value)}`,
        sentence: isPhrase ? `${header}: ${inProseKeepingNames(value)}.` : `${capitalised(value)}.`,
        phrase: value.split(' ').length <= 4 ? value : '',
      });
    });
}

function inProseKeepingNames(value: string): string {
  return /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(value)
    ? value.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : value;
}

function certificationPoint(subject: Subject): Point | undefined {
  const given = subject.facts.certifications;
  if (given.length === 0) return undefined;
  const shown = joined(given.map(({ value }) => value));
  return createPoint('certification', {
    bullet: `Certification: ${shown} for ${reference(subject, 'certification')}`,
    sentence: `Certification: ${shown}.`,
    phrase: given[0]?.value ?? '',
  });
}

function originPoint(subject: Subject): Point | undefined {
  const [origin] = subject.facts.origins.filter(({ value }) => !/import/iu.test(value));
  if (!origin) return undefined;
  const made = /made|produc|origin|craft|manufact|assembl|design/iu.test(origin.value)
    ? origin.value.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    : `made in ${origin.value}`;
  return createPoint('origin', {
    bullet: `Origin: ${stating(subject, subject.it, `is ${made}`)}`,
    predicate: `is ${made}`,
  });
}
