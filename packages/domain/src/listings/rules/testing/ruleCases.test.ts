import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { AMAZON_STORES, ruleSetFor, type RuleSet } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';
import type { ListingCopy } from '../../ListingCopy.js';
import type { Finding } from '../../Finding.js';

/** A text in a field of a listing, and what a reader of the marketplace's rules says about it. */
interface RuleCase {
  /** What it is about; empty where it is innocent. */
  readonly about: string;
  readonly store: string;
  readonly field: string;
  readonly text: string;
  readonly brand: string;
}

/** Cases of a data file beside this one: `about | store | field | text | brand`; innocent ones start with the store. */
function readCases(name: 'violations' | 'innocents'): readonly RuleCase[] {
  const file = new URL(`./${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const parts = line.split(' | ');
      const [about, store, field, text, brand] = name === 'violations' ? parts : ['', ...parts];
      return { about: about ?? '', store: store ?? '', field: field ?? '', text: text ?? '', brand: brand ?? '' };
    });
}

const COUNTRIES: Readonly<Record<string, string>> = { us: 'US', in: 'IN', de: 'DE', uk: 'GB' };

function ruleSetOf(store: string): RuleSet {
  if (store === 'shopify') return ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });
  const marketplaceId = AMAZON_STORES.find(({ country }) => country === (COUNTRIES[store] ?? ''))?.id ?? '';
  return ruleSetFor({ marketplace: 'amazon', marketplaceId, on: '2026-11-20' });
}

/** A bullet is judged as the fifth: too few bullets, and their form, are no matter here. */
const PLAIN_BULLETS = [
  'Fits most cup holders in cars',
  'Wipes clean with a damp cloth',
  'Stands firm on a kitchen shelf',
  'Folds flat into its own sleeve',
];
const PROPERTIES: Readonly<Record<string, keyof ListingCopy>> = {
  ...{ title: 'title', description: 'description', seo_title: 'seoTitle', meta_description: 'metaDescription' },
  ...{ item_highlights: 'itemHighlights', search_terms: 'searchTerms' },
};
const FORM = /too_few|brand_first|length_advised|bytes_target/;

/** The errors and warnings on the text of a case. */
function findingsOf({ store, field, text, brand }: RuleCase): readonly Finding[] {
  const copy =
    field === 'bullet_points'
      ? { bulletPoints: [...PLAIN_BULLETS, text] }
      : field === 'tags'
        ? { tags: [text] }
        : { [PROPERTIES[field] as string]: text };
  return lintListing(copy, ruleSetOf(store), { brand }).filter(
    (finding) =>
      finding.severity !== 'info' &&
      finding.field === field &&
      !FORM.test(finding.rule) &&
      (field !== 'bullet_points' || finding.index === PLAIN_BULLETS.length),
  );
}

/** Which rules speak of what a case is about. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  ...{
    health: /disease/,
    pesticide: /pesticide/,
    environment: /environment/,
    superlative: /superlative/,
    badge: /badge/,
  },
  ...{ promotion: /promotional|price|time_sensitive/, guarantee: /guarantee/, contact: /contact/, price: /price/ },
  ...{ reviews: /reviews/, authority: /authority/, competitor: /competitor/, markup: /markup|html|script/ },
  ...{ case: /all_caps|all_lower/, characters: /characters|emoji|non_language/, placeholder: /placeholder|model_leak/ },
  ...{ 'model leak': /model_leak/, tamper: /tamper/, length: /length/, time: /time_sensitive/ },
};

test.each(readCases('violations'))('$about: $text', (given) => {
  const rules = findingsOf(given).map(({ rule }) => rule);
  expect(rules.filter((rule) => ABOUT[given.about]?.test(rule))).not.toEqual([]);
});

test.each(readCases('innocents'))('innocent: $text', (given) => {
  expect(findingsOf(given).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
});
