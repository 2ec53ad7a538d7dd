import { editBetween } from '../text/removal/editBetween.js';
import { quoted } from '../text/quoted.js';
import { removedEntry } from '../text/removal/removedEntry.js';
import { handleFor } from '../../fitting/handleFor.js';
import type { Check, ListCheck, TextCheck } from '../engine/Check.js';
import { descriptionMissing } from '../description/descriptionMissing.js';
import { tornEndCheck } from '../everyField/tornEndCheck.js';
import { repeatsItself } from '../title/repeatsItself.js';
import { lengthCheck } from '../everyField/lengthCheck.js';
import { countOf } from '../../../shared/index.js';
import { isShouting } from '../title/isShouting.js';
import { titleCase } from '../title/titleCase.js';
import { sanitiseHtml } from './sanitiseHtml.js';

const titleAdvised: TextCheck = (text, context) => {
  const fault = lengthCheck('titleAdvised', {
    name: 'Title',
    advice: 'Shorter titles are shown in full in search results.',
    cut: false,
  });
  return fault(text, context);
};

const handleCharacters: TextCheck = ({ text }) => {
  if (text === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return undefined;
  return {
    message: `"${quoted(text)}" is no URL handle. Use lower-case letters, digits and single dashes.`,
    fix: () => editBetween('Make a handle of it', text, handleFor(text)),
  };
};

const tagCount: ListCheck = (tags, { limits }) => {
  const most = limits.tagsMax;
  if (most === undefined || tags.length <= most) return undefined;
  return tags.slice(most).map((extraTag, extra) => ({
    index: most + extra,
    message: `There are ${countOf(tags.length, 'tag')}; Shopify keeps ${most}. Remove this one.`,
    fix: () => removedEntry('Remove this tag', extraTag.text),
  }));
};

const duplicateTags: ListCheck = (tags) => {
  const seen = new Map<string, number>();
  return tags.flatMap(({ text }, index) => {
    const key = text.trim().toLowerCase();
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, index);
      return [];
    }
    return [
      {
        index,
        message: `The tag "${quoted(text.trim())}" is given twice; capitals make no difference. Remove one.`,
        fix: () => removedEntry('Remove this tag', text),
      },
    ];
  });
};

const ALLOWED_TAG =
  /^<(?:\/(?:p|ul|ol|li|strong|em|b|i|h2|h3|h4)\s*|(?:p|ul|ol|li|strong|em|b|i|h2|h3|h4|br\s*\/?)\s*)>$/i;
const ACTIVE =
  /<\/?(?:script|style|iframe|object|embed|svg|link|meta)\b|\son[a-z]{2,30}\s{0,4}=\s{0,4}["']?|(?:java|vb)script\s{0,4}:(?=\S)/i;

const html: TextCheck = ({ text }) => {
  if (!text.includes('<')) return undefined;
  for (const match of text.matchAll(/<\/?[a-z!][^>]*(?:>|$)/gi)) {
    if (ALLOWED_TAG.test(match[0])) continue;
    return {
      message: `${quoted(match[0])} is not allowed here. Use p, ul, ol, li, strong, em, b, i, h2, h3, h4 and br, without attributes.`,
      span: { start: match.index, end: match.index + match[0].length },
      fix: () => editBetween('Remove other HTML', text, sanitiseHtml(text)),
    };
  }
  return undefined;
};

const script: TextCheck = ({ text }) => {
  const match = text.includes('<') || /script\s{0,4}:\S/i.test(text) ? ACTIVE.exec(text) : null;
  if (match === null) return undefined;
  return {
    message: `${quoted(match[0].trim())} is active content, which a description must not have. Remove it.`,
    span: { start: match.index, end: match.index + match[0].length },
    fix: () => editBetween('Remove active content', text, sanitiseHtml(text)),
  };
};

const advised = 'Search engines cut what is longer.';

/** The code behind `SHOPIFY_RULES`. */
export const SHOPIFY_CHECKS: Readonly<Record<string, Check>> = {
  'shopify.title.missing': {
    text: ({ text }) =>
      text.trim() === '' ? { message: 'The title is empty. Shopify creates no product without one.' } : undefined,
  },
  'shopify.title.length': { text: lengthCheck('titleMax', { name: 'Title', advice: 'Shorten it.' }) },
  'shopify.title.length_advised': { text: titleAdvised },
  'shopify.title.all_caps': {
    text: (text) =>
      isShouting(text.text, text.brand)
        ? {
            message: 'The title is written in capital letters. Use Title Case.',
            fix: () => editBetween('Use Title Case', text.text, titleCase(text.text, text.brand.name)),
          }
        : undefined,
  },
  'shopify.handle.characters': { text: handleCharacters },
  'shopify.handle.length': {
    text: (text, context) => {
      const fault = lengthCheck('handleMax', { name: 'The handle', advice: 'Shorten it.', cut: false })(text, context);
      return fault === undefined || 'length' in fault
        ? fault
        : { ...fault, fix: () => editBetween('Shorten it', text.text, handleFor(text.text)) };
    },
  },
  'shopify.seo_title.length': { text: lengthCheck('seoTitleMax', { name: 'The search title', advice: 'Shorten it.' }) },
  'shopify.seo_title.length_advised': {
    text: lengthCheck('seoTitleAdvised', { name: 'The search title', advice: advised }),
  },
  'shopify.meta_description.length': {
    text: lengthCheck('metaDescriptionMax', { name: 'The search description', advice: 'Shorten it.' }),
  },
  'shopify.meta_description.length_advised': {
    text: lengthCheck('metaDescriptionAdvised', { name: 'The search description', advice: advised }),
  },
  'shopify.tags.count': { list: tagCount },
  'shopify.tags.length': { text: lengthCheck('tagMax', { name: 'This tag', advice: 'Shorten it.' }) },
  'shopify.tags.duplicate': { list: duplicateTags },
  'shopify.description.missing': { text: descriptionMissing },
  'shopify.description.torn_end': { text: tornEndCheck },
  'shopify.meta_description.torn_end': { text: tornEndCheck },
  'shopify.title.repeats_itself': { text: repeatsItself },
  'shopify.description.html': { text: html },
  'shopify.description.script': { text: script },
};
