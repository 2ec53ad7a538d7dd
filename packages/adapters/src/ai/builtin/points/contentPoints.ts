import { productNouns, singularOf, typeModifiers } from '@listwright/domain/products';
import { capitalised } from '../prose/capitalised.js';
import { inProse } from '../prose/inProse.js';
import { joined } from '../prose/joined.js';
import { shownMeasure } from '../prose/shownMeasure.js';
import { quantityInProse } from '../prose/shownQuantity.js';
import { agreeing } from '../prose/stating.js';
import { withArticle } from '../prose/withArticle.js';
import { listedParts } from '../source/listedParts.js';
import { topicOfText } from '../source/topicOfText.js';
import type { Subject } from '../Subject.js';
import type { Point } from './Point.js';
import { createPoint } from './createPoint.js';
import { reference } from './reference.js';

/** What is in it, what comes with it and what it goes with, as far as the name says. */
export function contentPoints(subject: Subject): readonly Point[] {
  return [
    quantityPoint(subject),
    partsPoint(subject),
    ...withPoints(subject),
    ...forPoints(subject),
    compatibilityPoint(subject),
    detailPoint(subject),
  ].filter((one) => one !== undefined);
}

function quantityPoint(subject: Subject): Point | undefined {
  const { facts, choose, full } = subject;
  const [quantity] = facts.quantities;
  // "7 Car Set" is the product itself and told with it.
  if (
    quantity === undefined ||
    (/(?:car|wagon|coach|panel|player)s?[\s-]/iu.test(quantity.value) && facts.name.main.includes(quantity.value))
  )
    return undefined;
  const shown = quantityInProse(quantity.value);
  const isPack = /(?:pack|set|box|lot|case|bundle|bag)\b/iu.test(shown);
  const plainNumber = /^\d+$/u.test(quantity.value);
  const content = plainNumber ? `${shown} in the pack` : shown;
  return createPoint('quantity', {
    bullet: choose('quantity', [
      `What you get: ${capitalised(isPack ? withArticle(content) : content)}, sold together under the name ${subject.designation === '' ? full : subject.designation}`,
      `Quantity: ${capitalised(content)}, so count what you need before ordering ${reference(subject, 'quantity')}`,
      `Contents: ${capitalised(content)} for ${reference(subject, 'quantity')}`,
    ]),
    predicate: isPack
      ? `is sold as ${withArticle(shown)}`
      : plainNumber
        ? `comes as a ${subject.type.includes('set') ? 'set' : 'pack'} of ${shown}`
        : choose('quantity predicate', [`contains ${shown}`, `consists of ${shown}`]),
    phrase: quantity.value,
  });
}

function partsPoint(subject: Subject): Point | undefined {
  const parts = listedParts(subject.facts.name);
  if (parts.length === 0) return undefined;
  return createPoint('parts', {
    bullet: `Parts of the ${subject.noun}: ${capitalised(joined(parts))}`,
    sentence: `${capitalised(joined(parts))} belong to ${subject.the}.`,
    phrase: parts.join(' '),
  });
}

/** What comes along is sorted under these headings; anything else is simply included. */
const WITH_TOPICS: ReadonlySet<string> = new Set(['sound', 'light', 'control', 'power']);

function withPoints(subject: Subject): readonly (Point | undefined)[] {
  return subject.facts.name.withs.map((part) => {
    const found = topicOfText(part);
    const { header, topic } = found && WITH_TOPICS.has(found.topic) ? found : { header: 'Included', topic: 'included' };
    const it = reference(subject, topic);
    const shown = extraInProse(part);
    return createPoint(topic, {
      bullet: `${header}: ${capitalised(/(?:[^s]s|\band\b.*)$/iu.test(shown) ? `${it} ${agreeing(subject, it, 'comes')} with ${shown}` : subject.choose(`with ${part}`, [`${it} ${agreeing(subject, it, 'comes')} with ${shown}`, `${shown} comes with ${it}`]))}`,
      predicate: `comes with ${shown}`,
      phrase: part,
    });
  });
}

/** "Charging Case" is a charging case; "TTS Sound" and other names stay as they are. */
function extraInProse(part: string): string {
  if (/^[1-9]\s/u.test(part)) return quantityInProse(part);
  const words = part.toLowerCase().split(' ');
  const isPlain = words.every(
    (word) =>
      /^(?:and|&)$/u.test(word) ||
      typeModifiers.has(word) ||
      productNouns.has(singularOf(word)) ||
      /^(?:sounds?|music|steel|lights?|pipes?|remote|control|handle)$/u.test(word),
  );
  if (!isPlain) return part;
  const plain = inProse(part).replaceAll('&', 'and');
  const last = words.at(-1) ?? '';
  const isSingle =
    productNouns.has(last) &&
    singularOf(last) === last &&
    !last.endsWith('s') &&
    !words.includes('and') &&
    !words.includes('&');
  return isSingle && !/(?:ing|wear|ware|music|oil|paint|paper|film)$/u.test(last) ? withArticle(plain) : plain;
}

function forPoints(subject: Subject): readonly (Point | undefined)[] {
  return subject.facts.name.fors
    .filter((part) => part.split(' ').length <= LONGEST_DETAIL + 2)
    .map((part) => {
      const shown = shownMeasure(part.replace(/^\p{L}/u, (letter) => letter.toLowerCase()));
      const object = shown.replace(/^(?:for|to fit|fits|compatible with|suitable for)\s/iu, '');
      const it = reference(subject, 'use');
      if (/\d\s?V\b/iu.test(object)) {
        return createPoint('power', {
          bullet: `Power supply: ${capitalised(object)}, to be checked against the supply ${it} will share`,
          predicate: `is meant for ${object}`,
          phrase: object,
        });
      }
      if (/^to\s(?!fit)/iu.test(shown))
        return createPoint('use', {
          bullet: `Use: Made ${shown}, with ${it} as the starting point`,
          predicate: `is made ${shown}`,
          phrase: shown,
        });
      return createPoint('compatibility', {
        bullet: subject.choose('for', [
          `Made for: ${capitalised(object)}, to go with ${it}`,
          `Goes with: ${capitalised(object)}, so check yours before ordering ${it}`,
        ]),
        predicate: `is meant for ${object}`,
        phrase: shown,
      });
    });
}

/** What the seller says under a name of its own: `{ compatible_with: 'VW Golf VII' }`. */
function compatibilityPoint(subject: Subject): Point | undefined {
  const given = subject.facts.compatibleWith.filter(({ sourceField }) => sourceField !== 'product_name').slice(0, 3);
  if (given.length === 0) return undefined;
  const shown = given.map(({ value }) => value).join('; ');
  return createPoint('compatibility', {
    bullet: `${subject.choose('compatibility', ['Compatible with', 'Works with'])}: ${shown}`,
    predicate: `is compatible with ${shown}`,
    phrase: shown,
  });
}

/** Past this many words a detail is a string of search words. */
const LONGEST_DETAIL = 7;

function detailPoint(subject: Subject): Point | undefined {
  const details = subject.facts.name.details
    .filter(
      (detail) =>
        !/^(?:model )?(?:trains?|toys?)$/iu.test(detail) &&
        detail.split(' ').length <= LONGEST_DETAIL &&
        !subject.facts.measures.some(({ value }) => detail.endsWith(value)),
    )
    .map((detail) => shownMeasure(detail).replaceAll(' & ', ' and '));
  if (details.length === 0) return undefined;
  const all = details.some((detail) => detail.includes(' and ')) ? details.join(', ') : joined(details);
  const it = reference(subject, 'details');
  return createPoint('details', {
    bullet: `${details.length > 1 ? 'Details' : subject.choose('details', ['Version', 'Detail', 'Also of note'])}: ${capitalised(all)}, for ${it}`,
    sentence: `Further detail${details.length > 1 ? 's' : ''}: ${all}.`,
    phrase: details[0] ?? '',
  });
}
