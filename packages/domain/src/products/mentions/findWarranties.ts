import type { Mention } from './Mention.js';

const WARRANTY =
  /(?<!\p{L})(?:(?:\d+|one|two|three|five|ten|twelve)[\s-]?(?:year|month|day|yr)s?[\s-]+)?(?:(?:limited|lifetime|full|manufacturer'?s?|money[\s-]back|100%|satisfaction)[\s-]+)*(?:warrant(?:y|ies|ed)|guarantees?|guaranteed|money[\s-]back)(?!\p{L})(?:\s+(?:of|for)\s+(?:\d+|one|two|three|five|ten)\s+(?:year|month|day)s?)?/giu;

/** Promises of warranty and guarantee. The key keeps the period, so two years do not support five. */
export function findWarranties(text: string): readonly Mention[] {
  // A cheap look before the long pattern.
  if (!/warrant|guarant|money/i.test(text)) return [];
  return [...text.matchAll(WARRANTY)].map((match) => {
    const period = /\d+|one|two|three|five|ten|twelve|lifetime/iu.exec(match[0])?.[0].toLowerCase() ?? '';
    const word = /guarant/iu.test(match[0]) ? 'guarantee' : /back/iu.test(match[0]) ? 'money back' : 'warranty';
    return {
      kind: 'warranty' as const,
      key: `${word} ${period}`.trim(),
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      quantities: [],
    };
  });
}
