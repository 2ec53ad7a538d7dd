import { EMPTY_COPY, fitTitle, lintListing, proveCopy, reviewCopy } from '@listwright/domain/listings';
import { readProduct } from '@listwright/domain/products';
import { ruleSetFor } from '@listwright/domain/marketplaces';
import { matches, matchesAny, normalForm } from './patterns.mjs';
import { briefOf, ruleSetOf, visible, written } from './write.mjs';

const NOT_CARRIED = new Set(['unsupported', 'contradicted', 'unverified']);
const plain = (text) => text.replace(/<[^>]*>/g, ' ');

/** Facts shown, kinds read, forbidden text, bullets repeated in the description, bytes of search terms. */
export function measureProducts(cases) {
  const misses = [];
  const tally = { facts: 0, shown: 0, kinds: 0, misread: 0, never: 0, bullets: 0, repeated: 0, bytes: [], removed: 0 };
  for (const { id, input, facts = [], kind, never = [] } of cases) {
    if ((input.language ?? 'en') !== 'en') continue;
    const { copy, removed } = written(input);
    const texts = visible(copy);
    for (const fact of facts.filter(({ importance }) => importance === 'high')) {
      tally.facts += 1;
      if (matchesAny(fact.any, texts)) tally.shown += 1;
      else misses.push(`fact ${id} ${fact.id}`);
    }
    if (kind !== undefined) {
      tally.kinds += 1;
      if (!matchesAny(kind.any, [copy.title])) {
        misses.push(`kind ${id}: ${copy.title}`);
        tally.misread += 1;
      }
    }
    const all = [...texts, ...copy.keywords, copy.searchTerms, copy.seoTitle, copy.metaDescription, ...copy.tags];
    for (const pattern of never)
      if (matches(pattern, all)) {
        misses.push(`never ${id} ${pattern}`);
        tally.never += 1;
      }
    const described = plain(copy.description).toLowerCase();
    for (const bullet of copy.bulletPoints) {
      tally.bullets += 1;
      if (
        described.includes(bullet.toLowerCase().replace(/^[^:]*:\s+/, '')) ||
        described.includes(bullet.toLowerCase())
      ) {
        misses.push(`repeated ${id} ${bullet}`);
        tally.repeated += 1;
      }
    }
    if (input.marketplace === 'amazon') tally.bytes.push([Buffer.byteLength(copy.searchTerms), id]);
    for (const claim of removed) {
      misses.push(`removed ${id} ${claim.field}: ${claim.text} (${claim.reason})`);
      tally.removed += 1;
    }
  }
  return { ...tally, misses };
}

export function measureDistortions(cases) {
  const misses = [];
  let distorted = 0;
  let lost = 0;
  for (const { id, input, must_not: mustNot = [], must = [] } of cases) {
    const { copy } = written(input);
    const texts = visible(copy);
    const fired = mustNot.filter((pattern) => matches(pattern, [...texts, ...copy.keywords]));
    if (fired.length > 0) {
      misses.push(`distorted ${id} ${fired.join(' ')}`);
      distorted += 1;
    }
    for (const patterns of must)
      if (!matchesAny(patterns, texts)) {
        misses.push(`lost ${id} ${patterns.join(' | ')}`);
        lost += 1;
      }
  }
  return { cases: cases.length, distorted, lost, misses };
}

export function measureClaims(cases) {
  const misses = [];
  const tally = { false: 0, caught: 0, true: 0, lost: 0 };
  for (const { id, input, frame, false: wrong, true: right } of cases) {
    const reading = readProduct(briefOf(input));
    const half = Math.ceil(frame.good.length / 2);
    const isGone = (sentence) => {
      const description = [...frame.good.slice(0, half), sentence, ...frame.good.slice(half)].join(' ');
      const start = description.indexOf(sentence);
      const copy = { ...EMPTY_COPY, title: frame.title, description };
      return proveCopy(copy, reading).claims.filter(
        (claim) =>
          claim.field === 'description' &&
          claim.start < start + sentence.length &&
          claim.end > start &&
          NOT_CARRIED.has(claim.support),
      );
    };
    const base = {
      ...EMPTY_COPY,
      title: frame.title,
      itemHighlights: frame.item_highlights ?? '',
      bulletPoints: frame.bullet_points ?? [],
      description: frame.good.join(' '),
    };
    for (const claim of proveCopy(base, reading).claims)
      if (NOT_CARRIED.has(claim.support)) misses.push(`frame ${id} ${claim.field}: "${claim.text}" ${claim.reason}`);
    for (const [kind, sentences] of Object.entries(wrong))
      for (const sentence of sentences) {
        tally.false += 1;
        if (isGone(sentence).length > 0) tally.caught += 1;
        else misses.push(`missed ${id} [${kind}] ${sentence}`);
      }
    for (const [kind, sentences] of Object.entries(right))
      for (const sentence of sentences) {
        tally.true += 1;
        const found = isGone(sentence);
        if (found.length > 0) {
          misses.push(
            `lost ${id} [${kind}] ${sentence} (${found.map(({ support, reason }) => `${support}: ${reason}`).join('; ')})`,
          );
          tally.lost += 1;
        }
      }
  }
  return { ...tally, misses };
}

const ASIDE = /brand_first|too_few|advised|missing_brand/u;
const PROPERTY = {
  title: 'title',
  item_highlights: 'itemHighlights',
  description: 'description',
  search_terms: 'searchTerms',
  seo_title: 'seoTitle',
  meta_description: 'metaDescription',
};
const FILLER = [
  'Material: steel body with a matt lid',
  'Capacity: holds one litre of water',
  'Care: rinse with warm water',
  'Weight: 380 g without the lid',
];

export function measureRules(cases) {
  const misses = [];
  const tally = { violations: 0, found: 0, innocents: 0, alarmed: 0 };
  for (const one of cases) {
    const ruleSet = ruleSetFor({
      marketplace: one.marketplace,
      ...(one.marketplace_id ? { marketplaceId: one.marketplace_id } : {}),
      productClass: one.product_class ?? 'general',
      on: '2026-11-22',
    });
    const copy =
      one.field === 'bullet_points'
        ? { bulletPoints: [...FILLER, one.text] }
        : one.field === 'tags'
          ? { tags: [one.text] }
          : { [PROPERTY[one.field]]: one.text };
    const findings = lintListing(copy, ruleSet, { brand: one.brand ?? '' }).filter(
      ({ field, index, severity, rule }) =>
        field === one.field &&
        (index === undefined || one.field !== 'bullet_points' || index === 4) &&
        severity !== 'info' &&
        !ASIDE.test(rule),
    );
    if (one.wanted === 'violation') {
      tally.violations += 1;
      if (findings.length > 0) tally.found += 1;
      else misses.push(`not found ${one.id} [${one.class}] ${one.text}`);
    } else {
      tally.innocents += 1;
      if (findings.length > 0) {
        misses.push(`alarmed ${one.id} ${one.text} (${findings.map(({ rule }) => rule).join(', ')})`);
        tally.alarmed += 1;
      }
    }
  }
  return { ...tally, misses };
}

const COPY = {
  generated_title: 'title',
  item_highlights: 'itemHighlights',
  bullet_points: 'bulletPoints',
  generated_description: 'description',
  search_terms: 'searchTerms',
  keywords: 'keywords',
  seo_title: 'seoTitle',
  meta_description: 'metaDescription',
  tags: 'tags',
  handle: 'handle',
};
const copyOf = (body) => ({
  ...EMPTY_COPY,
  ...Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (COPY[name] === undefined ? [] : [[COPY[name], value]])),
  ),
});

export function measureScores(cases) {
  const misses = [];
  let right = 0;
  for (const { id, input, good, poor } of cases) {
    const brief = briefOf(input);
    const ruleSet = ruleSetOf(brief);
    const scoreOf = (body) => reviewCopy(copyOf(body), brief, ruleSet).score.score;
    const [better, worse] = [scoreOf(good), scoreOf(poor)];
    if (better > worse) right += 1;
    misses.push(`${better > worse ? 'score' : 'WRONG score'} ${id}: good ${better}, poor ${worse}`);
  }
  return { pairs: cases.length, right, misses };
}

export function measureTitles(cases) {
  const misses = [];
  let kept = 0;
  for (const {
    id,
    title,
    brand,
    product_class: productClass,
    keep = [],
    somewhere = [],
    must_not: mustNot = [],
  } of cases) {
    const ruleSet = ruleSetFor({
      marketplace: 'amazon',
      marketplaceId: 'ATVPDKIKX0DER',
      productClass: productClass ?? 'general',
      on: '2026-11-22',
    });
    const fitted = fitTitle({ title, ...(brand ? { brand } : {}) }, ruleSet);
    const faults = [];
    if ([...fitted.title].length > ruleSet.limits.titleMax) faults.push('too long');
    for (const { what, any } of keep) if (!matchesAny(any, [fitted.title])) faults.push(`no ${what}`);
    for (const any of somewhere)
      if (!matchesAny(any, [fitted.title, fitted.itemHighlights])) faults.push(`nowhere ${any[0]}`);
    for (const pattern of mustNot) if (matches(pattern, [fitted.title])) faults.push(`torn ${pattern}`);
    if (/(?:\b(?:and|or|with|for|of|the|a|in|to|by|from)|[,;:&/(-])$/iu.test(fitted.title)) faults.push('stump');
    if ((fitted.title.match(/[([]/g) ?? []).length !== (fitted.title.match(/[)\]]/g) ?? []).length)
      faults.push('open bracket');
    const known = new Set(normalForm(title).split(/[\s/-]+/));
    for (const word of normalForm(fitted.title).split(/[\s/-]+/))
      if (
        word.length > 1 &&
        !known.has(word) &&
        !normalForm(title).includes(word) &&
        !normalForm(brand ?? '').includes(word)
      )
        faults.push(`new ${word}`);
    if (faults.length === 0) kept += 1;
    else misses.push(`title ${id} ${fitted.title} [${fitted.itemHighlights}]: ${faults.join(', ')}`);
  }
  return { titles: cases.length, kept, misses };
}
