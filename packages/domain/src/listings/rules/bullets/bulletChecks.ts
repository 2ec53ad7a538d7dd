import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import { removalOf } from '../text/removal/removalOf.js';
import { removedEntry } from '../text/removal/removedEntry.js';
import type { Check, ListCheck, TextCheck } from '../engine/Check.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { stripHtml } from '../everyField/stripHtml.js';
import { codePointLength } from '../text/codePointLength.js';
import { EMOJI } from '../text/emoji.js';
import { countOf } from '../../../shared/index.js';
import { removeStatement } from '../text/removal/removeStatement.js';
import { tidy } from '../text/tidy.js';
import { repeatedBullets } from './repeatedBullets.js';
import { sentenceCase } from './sentenceCase.js';
import { isShouting } from '../title/isShouting.js';
import { tornEndCheck } from '../everyField/tornEndCheck.js';
import { unitSpace } from './unitSpace.js';

/** Seller Central, bullet points. `â` is what remains of a broken ™ or –, and is a letter in French or Romanian words. */
const BANNED = /[™®€…†‡º¢£¥©±~]|â(?![\p{L}])|(?<![\p{L}])â/gu;
const PLACEHOLDER =
  /^\W*(?:n\.?a\.?|n\/a|none|null|undefined)\W*$|\b(?:not applicable|not eligible|yet to (?:be )?decided?|to be decided|tbd|copy pending|n\/a)\b/i;

const tooMany: ListCheck = (bullets, { limits }) => {
  const most = limits.bulletCount;
  if (most === undefined || bullets.length <= most) return undefined;
  return bullets.slice(most).map((extraBullet, extra) => ({
    index: most + extra,
    message: `There are ${bullets.length} bullet points; the limit is ${most}. Remove this one or merge it with another.`,
    fix: () => removedEntry('Remove this bullet', extraBullet.text),
  }));
};

const tooFew: ListCheck = (bullets, { limits }) => {
  const least = limits.bulletCountRecommended;
  if (least === undefined || bullets.length >= least) return undefined;
  return {
    message: `There ${bullets.length === 1 ? 'is' : 'are'} ${countOf(bullets.length, 'bullet point')}; write at least ${least}.`,
  };
};

const totalLength: ListCheck = (bullets, { limits }) => {
  const most = limits.bulletsTotalMax;
  const length = bullets.reduce((sum, bullet) => sum + codePointLength(bullet.text), 0);
  if (most === undefined || length <= most) return undefined;
  return {
    message: `The bullet points have ${countOf(length, 'character')} together; stay within ${countOf(most, 'character')}.`,
  };
};

const tooShort: TextCheck = ({ text }, { limits }) => {
  const least = limits.bulletMin;
  const length = codePointLength(text.trim());
  if (least === undefined || length >= least) return undefined;
  return {
    message: `This bullet point has ${countOf(length, 'character')}; ${least} is the least. Say more, or remove it.`,
    fix: () => removedEntry('Remove this bullet', text),
  };
};

const banned: TextCheck = (text) => {
  if (text.ascii && !text.text.includes('~')) return undefined;
  const found = Array.from(text.text.matchAll(BANNED)).filter(({ index }) => !text.isBrand(index, index + 1));
  const [first] = found;
  if (first === undefined) return undefined;
  const characters = [...new Set(found.map(([character]) => character))].join(' ');
  return {
    message: `Amazon does not allow ${characters} in bullet points. Remove it, or write it as a word.`,
    span: { start: first.index, end: first.index + first[0].length },
    fix: () => editBetween(`Remove ${characters}`, text.text, tidy(text.text.replace(BANNED, ''))),
  };
};

const emoji: TextCheck = (text) => {
  if (text.ascii) return undefined;
  const first = text.text.match(EMOJI)?.[0];
  if (first === undefined) return undefined;
  const start = text.text.indexOf(first);
  return {
    message: `Bullet points have no emoji or symbols (${quoted(first)}). Remove them.`,
    span: { start, end: start + first.length },
    fix: () => editBetween('Remove emoji', text.text, tidy(text.text.replace(EMOJI, ' '))),
  };
};

const placeholder: TextCheck = ({ text }) => {
  const match = PLACEHOLDER.exec(text);
  if (match === null) return undefined;
  const span = { start: match.index, end: match.index + match[0].length };
  return {
    message: `"${match[0].trim()}" is placeholder text. Write the fact, or remove it.`,
    span,
    fix: () => removalOf('Remove it', text, span.start, span.end, removeStatement),
  };
};

const endPunctuation: TextCheck = ({ text }) => {
  const end = text.trimEnd().length;
  let start = end;
  while (start > 0 && '.!?;:,'.includes(text.charAt(start - 1))) start -= 1;
  if (start === end || start === 0) return undefined;
  return {
    message: `End a bullet point without "${quoted(text.slice(start, end))}": it is a fragment, not a sentence.`,
    span: { start, end: text.length },
    fix: () => editBetween('Remove the end mark', text, text.slice(0, start).trimEnd()),
  };
};

const capitalFirst: TextCheck = (text) => {
  const first = /^\s*\p{Ll}/u.exec(text.text);
  if (first === null) return undefined;
  const at = first[0].length - 1;
  const word = /^[\p{L}\p{N}]+/u.exec(text.text.slice(at))?.[0] ?? '';
  // iPhone, boAt and a brand keep their spelling.
  if (/\p{Lu}/u.test(word) || text.isBrand(at, at + word.length)) return undefined;
  return {
    message: 'Start a bullet point with a capital letter.',
    span: { start: at, end: at + 1 },
    fix: () => ({
      label: 'Start with a capital',
      ...{ start: at, end: at + 1, insert: text.text.slice(at, at + 1).toUpperCase() },
    }),
  };
};

/** Fewer words are a heading or a name. */
const SHOUTED_LEAST = 4;

const allCaps: TextCheck = (text) => {
  const words = text.tokens.filter(({ word }) => word.length > 2).length;
  if (words < SHOUTED_LEAST || !isShouting(text.text, text.brand)) return undefined;
  return {
    message: 'This bullet point is written in capital letters. Write it as a sentence.',
    fix: () => editBetween('Use small letters', text.text, sentenceCase(text.text, text.brand.name)),
  };
};

const bannedClaims: TextCheck = ({ text, claims }) =>
  claims
    .filter(({ claimClass }) => claimClass === 'material')
    .map(({ start, end }) => ({
      message: `Amazon bans "${text.slice(start, end)}" in bullet points, as an environmental or health claim. Name the material in its attribute instead.`,
      span: { start, end },
      fix: () => removalOf('Remove it', text, start, end, removeStatement),
    }));

const html: TextCheck = ({ text }) => {
  const match =
    text.includes('<') || text.includes('&')
      ? /<\/?[a-z][^<>]*>|<(?:script|img|iframe|svg|style)\b|&(?:[a-z]{2,8}|#\d{2,5});/i.exec(text)
      : null;
  if (match === null) return undefined;
  return {
    message: `Bullet points are plain text. Remove ${quoted(match[0])}.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: () => editBetween('Remove HTML', text, stripHtml(text)),
  };
};

/** The code behind `AMAZON_BULLET_RULES`. */
export const BULLET_CHECKS: Readonly<Record<string, Check>> = {
  'amazon.bullets.count': { list: tooMany },
  'amazon.bullets.too_few': { list: tooFew },
  'amazon.bullets.min_length': { text: tooShort },
  'amazon.bullets.length': { text: lengthCheck('bulletMax', { name: 'This bullet point', advice: 'Shorten it.' }) },
  'amazon.bullets.total_length': { list: totalLength },
  'amazon.bullets.banned_characters': { text: banned },
  'amazon.bullets.emoji': { text: emoji },
  'amazon.bullets.placeholder': { text: placeholder },
  'amazon.bullets.end_punctuation': { text: endPunctuation },
  'amazon.bullets.capital_first': { text: capitalFirst },
  'amazon.bullets.all_caps': { text: allCaps },
  'amazon.bullets.torn_end': { text: tornEndCheck },
  'amazon.bullets.banned_claims': { text: bannedClaims },
  'amazon.bullets.html': { text: html },
  'amazon.bullets.repeated': { list: repeatedBullets },
  'amazon.bullets.unit_space': { text: unitSpace },
};
