import { flatMapped } from '../../shared/index.js';
import type { RuleSet } from '../../marketplaces/index.js';
import { readProduct, stemsOf } from '../../products/index.js';
import type { ListingBrief } from '../ListingBrief.js';
import { titleOf } from './fields/title/titleParts.js';
import { isSaidOfPart } from './plan/isSaidOfPart.js';
import { mayNotBeStated } from './plan/mayNotBeStated.js';
import { passagesOf } from './plan/passagesOf.js';
import type { Unit } from './plan/Unit.js';
import { unitsOf } from './plan/unitsOf.js';
import type { Story } from './Story.js';
import { subjectOf } from './subjectOf.js';
import { voiceOf } from './Voice.js';

/** Where a store sets no limit a title still ends before search results cut it. */
const SHOPIFY_TITLE = 70;

/** What is to be said of a product, before a word is chosen: its title, and the clauses and passages of the brief that may be stated. */
export function storyOf(brief: ListingBrief, ruleSet: RuleSet, variation: number): Story {
  const reading = readProduct(brief);
  const said = unitsOf(reading, mayNotBeStated(ruleSet, brief, reading.name.kind.kind.id));
  const max =
    ruleSet.marketplace === 'shopify'
      ? Math.min(ruleSet.limits.titleMax, SHOPIFY_TITLE)
      : Math.min(ruleSet.limits.titleMax, 200);
  const title = titleOf(reading, said, ruleSet, max);
  const known = new Set(stemsOf(title.title));
  const described = new Set(
    flatMapped(said, ({ source, text }) => (source.field === 'description' ? stemsOf(text) : [])),
  );
  // What the name or an attribute says and the title keeps needs no bullet; nor what of the name the notes say too.
  const isSaid = ({ source: { field }, text }: Unit): boolean =>
    stemsOf(text).every((stem) => known.has(stem) || (field === 'product_name' && described.has(stem)));
  const units = said.filter(
    (unit) => unit.source.field === 'description' || (!isSaid(unit) && !isSaidOfPart(unit, said)),
  );
  // What only the title says so far: the description says it in sentences.
  const inTitle = units.filter(
    ({ source: { field }, text }) => field !== 'product_name' && stemsOf(text).every((stem) => known.has(stem)),
  );
  return {
    brief,
    reading,
    ruleSet,
    subject: subjectOf(reading),
    voice: voiceOf(brief.tone, variation),
    units,
    passages: passagesOf(units, brief, known),
    titled: passagesOf(inTitle, brief),
    title,
    variation,
  };
}
