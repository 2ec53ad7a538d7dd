import type { Kind } from '../kinds/Kind.js';
import type { Fact } from './Fact.js';
import { propertyOf } from './propertyRegistry.js';
import type { PropertyId } from './properties.js';

/** Facts that answer a question although they carry another name. */
const ANSWERS: Partial<Record<PropertyId, readonly PropertyId[]>> = {
  dimensions: ['length', 'width', 'height', 'depth', 'diameter', 'size', 'thickness', 'screen_size'],
  size: ['dimensions', 'length', 'fit', 'capacity'],
  capacity: ['net_content'],
  net_content: ['capacity', 'weight', 'count', 'pack', 'dosage'],
  count: ['pack', 'pieces', 'included', 'dosage'],
  pack: ['count', 'pieces'],
  pieces: ['count', 'pack', 'included'],
  included: ['excluded', 'pieces'],
  compatible_with: ['not_compatible_with', 'year_range', 'fit'],
  audience: ['age', 'skin_type'],
  age: ['audience'],
  battery: ['battery_life', 'energy', 'power'],
  battery_life: ['run_time'],
  run_time: ['battery_life'],
  care: ['storage'],
  ingredient: ['free_from', 'nutrient', 'strength', 'material'],
  nutrient: ['strength', 'ingredient'],
  strength: ['nutrient', 'dosage'],
  model: ['part_number'],
  part_number: ['model', 'licence_number'],
  power: ['voltage', 'energy', 'battery'],
  voltage: ['power'],
  material: ['ingredient', 'finish'],
  finish: ['colour', 'pattern'],
  pattern: ['colour', 'finish'],
  closure: ['fit'],
  taste: ['scent'],
  certification: ['licence_number'],
  directions: ['dosage', 'care'],
  protection_class: ['warning', 'certification'],
  connection: ['compatible_with', 'data_rate'],
};

const MOST = 6;

/** What buyers of a kind ask and the facts do not answer, in the order they ask: at most six noun phrases. */
export function missingFactsOf(kind: Kind, facts: readonly Fact[]): readonly string[] {
  return openQuestionsOf(kind, facts)
    .slice(0, MOST)
    .map((question) => propertyOf(question).question);
}

/** Every question of a kind that the facts do not answer, in the order in which buyers ask. */
export function openQuestionsOf(kind: Kind, facts: readonly Fact[]): readonly PropertyId[] {
  const given = new Set(facts.map(({ property }) => property));
  return kind.questions.filter(
    (question) => !given.has(question) && !(ANSWERS[question] ?? []).some((other) => given.has(other)),
  );
}
