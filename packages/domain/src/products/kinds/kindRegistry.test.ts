import { describe, expect, it } from '@jest/globals';
import { PROPERTY_IDS } from '../facts/properties.js';
import { categoryOf } from './categoryOf.js';
import { CATEGORY_FRAMES, GENERAL_KIND, KINDS } from './kindRegistry.js';
import { KIND_CATEGORIES } from './kindCategories.js';

const BANNED =
  /\b(?:best|premium|cheap(?:est)?|luxury|luxurious|perfect|ideal|superior|quality|durable|strong|sturdy|comfortable|comfy|leak ?proof|waterproof|safe|certified|organic|healthy|original|genuine|kids?|professional|discount|sale|tupperware|velcro|lego|apple|iphone|samsung|nike|adidas|hornby|barbie|thermos|hoover|nespresso|canon|hp|sony|bosch|amazon|stanley|frisbee|crock pot|jacuzzi|band aid|rollerblade|post it|sharpie|ziploc|pyrex)\b/u;
const FILLER = /\b(?:items?|essentials|stuff|attire|accents?|wearables?|goods|toddlers?|self care|time)\b/u;
const frames = Object.values(CATEGORY_FRAMES);

const words = (list: readonly string[]): readonly string[] => list.filter((word) => BANNED.test(word));

describe('the registry of kinds', () => {
  it('holds at least 200 kinds', () => {
    expect(KINDS.length).toBeGreaterThanOrEqual(200);
  });

  it('names every kind once', () => {
    const ids = [...KINDS, ...frames, GENERAL_KIND].map((kind) => kind.id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id))).toEqual([]);
  });

  it('lets no phrase mean two kinds', () => {
    expect(repeated(KINDS.flatMap((kind) => [kind.name, ...kind.synonyms]))).toEqual([]);
  });

  it('asks by properties, and asks enough', () => {
    const known = new Set<string>(PROPERTY_IDS);
    const odd = [...KINDS, ...frames].filter(
      ({ questions, title }) =>
        [...questions, ...title].some((id) => !known.has(id)) ||
        repeated(questions).length > 0 ||
        questions.length < 6 ||
        questions.length > 13 ||
        title.length < 2 ||
        title.length > 6,
    );
    expect(odd.map((kind) => kind.id)).toEqual([]);
  });

  it('has a search term or another name for each kind', () => {
    expect(KINDS.filter(({ searchTerms, synonyms }) => searchTerms.length + synonyms.length === 0)).toEqual([]);
  });

  it('searches by no word that only fills', () => {
    const terms = [...KINDS, ...frames].flatMap((kind) => kind.searchTerms.map((term) => [kind.id, term]));
    expect(terms.filter(([, term]) => FILLER.test(term ?? ''))).toEqual([]);
  });

  it('recognises a kind by what is alike, and searches by none of it', () => {
    const blocks = KINDS.find(({ id }) => id === 'building-blocks');
    expect(blocks?.synonyms).toContain('magnetic tiles');
    expect(blocks?.alike).toContain('magnetic tiles');
    const odd = KINDS.filter(({ alike, synonyms, searchTerms }) =>
      alike.some((name) => !synonyms.includes(name) || searchTerms.includes(name)),
    );
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('adds the words of a category to no kind that stands apart', () => {
    const termsOf = (id: string): readonly string[] => KINDS.find((kind) => kind.id === id)?.searchTerms ?? [];
    expect(termsOf('backpack')).toContain('bags');
    expect(termsOf('umbrella')).not.toContain('bags');
  });

  it('speaks of parts and of use', () => {
    const odd = KINDS.filter((kind) => kind.parts.length < 6 || kind.neutral.length < 15 || kind.neutral.length > 45);
    expect(odd.map((kind) => [kind.id, kind.parts.length, kind.neutral.length])).toEqual([]);
  });

  it('claims nothing and names no brand', () => {
    expect(
      KINDS.flatMap((kind) => words([...kind.neutral, ...kind.searchTerms]).map((word) => [kind.id, word])),
    ).toEqual([]);
  });

  it('is written in lower case, without empty or padded phrases', () => {
    const phrases = [...KINDS, ...frames].flatMap((kind) => [
      kind.name,
      ...kind.synonyms,
      ...kind.parts,
      ...kind.neutral,
      ...kind.searchTerms,
    ]);
    expect(
      phrases.filter((phrase) => phrase === '' || phrase !== phrase.trim() || phrase !== phrase.toLowerCase()),
    ).toEqual([]);
  });

  it('has a frame for every category, and no other', () => {
    expect(Object.keys(CATEGORY_FRAMES).sort()).toEqual([...KIND_CATEGORIES].sort());
    expect(KINDS.filter((kind) => CATEGORY_FRAMES[kind.category] === undefined)).toEqual([]);
  });
});

describe('categoryOf', () => {
  it.each([
    ['Home & Kitchen', 'home'],
    ['Kitchen & Dining', 'kitchen'],
    ['Haustier', 'pets'],
    ['Pet Supplies', 'pets'],
    ['Apparel', 'clothing'],
    ['Fashion', 'clothing'],
    ['Health & Personal Care', 'health'],
    ['Beauty', 'beauty'],
    ['Hobbies > Model Trains & Railway Sets > Rail Vehicles > Trains', 'hobby'],
    ['Home & Kitchen > Bedding > Bed Sheets', 'bedding'],
    ['Jewelry', 'jewellery'],
    ['Automotive', 'automotive'],
    ['Cell Phones & Accessories', 'phones'],
    ['Sports & Outdoors', 'sports'],
    ['Musical Instruments', 'music'],
    ['Tools & Home Improvement', 'tools'],
    ['Clothing, Shoes & Jewelry', 'clothing'],
    ['Clothing, Shoes & Jewelry / Shoes', 'shoes'],
    ['Puja Articles', 'puja'],
    ['Figures & Playsets > Science Fiction & Fantasy', 'toys'],
    ['Grocery & Gourmet Foods', 'grocery'],
  ])('reads %s', (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });

  it('knows when it does not know', () => {
    expect(categoryOf('')).toBeUndefined();
    expect(categoryOf('Miscellaneous')).toBeUndefined();
  });
});

function repeated(values: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
