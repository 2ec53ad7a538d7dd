import { audienceTerms } from './lexicons/audienceTerms.js';
import { distinctFacts } from './facts/distinctFacts.js';
import { factIn } from './facts/factIn.js';
import type { FactTopic } from './facts/FactTopic.js';
import { nameFeatures } from './facts/nameFeatures.js';
import type { StatedFact } from './facts/StatedFact.js';
import { statedFacts } from './facts/statedFacts.js';
import { topicOfLabel } from './facts/topicOfLabel.js';
import { findMentions, TermIndex, wordsOf } from './mentions/index.js';
import type { Mention, MentionKind } from './mentions/index.js';
import { readName, shownBrand } from './naming/index.js';
import type { Fact, LabelledFact, ProductBrief, ProductFacts } from './ProductFacts.js';

const CLOTHES_SIZE =
  /^(?:size:?\s.{1,12}|(?:x{0,3}-?)(?:small|large)|medium|[2-5]?x{0,3}[sml]|one size|uk:? ?\d{1,2}(?:\.5)?|eu:? ?\d{2}|\d{1,2}(?:\.5)? (?:[a-z]{1,2} )?(?:us|uk|eu))$/iu;
const AUDIENCES = new TermIndex(audienceTerms);

/**
 * Reads a brief into facts, each with the field and the place it was read from. Deterministic; what the brief does not
 * say is not there.
 */
export function readFacts(brief: ProductBrief): ProductFacts {
  const stated = statedFacts(brief);
  const brand = shownBrand(brief.brand) || shownBrand(of(stated, 'brand')[0]?.value ?? '');
  const name = readName(brief.productName, brand);
  const inName = (value: string): Fact => factIn(value, brief.productName, 'product_name');
  const mentions = findMentions(brief.productName);
  const named = (kind: MentionKind): readonly Fact[] => mentions.filter((mention) => mention.kind === kind).map(asFact);
  const [type] = of(stated, 'type');
  return {
    name,
    brand,
    productType: name.type === '' ? type && { ...asStated(type), value: type.value.toLowerCase() } : inName(name.type),
    models: distinctFacts([...name.articles.map(inName), ...of(stated, 'model').map(asStated)]),
    colours: distinctFacts([...of(stated, 'colour').map(asStated), ...name.colours.map(inName), ...named('colour')]),
    materials: distinctFacts([...of(stated, 'material').map(asStated), ...named('material')]),
    measures: distinctFacts([...measuresOf(stated, mentions), ...sizesOf(name.details, inName)]),
    scales: distinctFacts([...name.scales.map(inName), ...of(stated, 'scale').map(asStated)]),
    quantities: distinctFacts([
      ...(name.quantity === '' ? [] : [inName(name.quantity)]),
      ...of(stated, 'quantity').map(asStated),
    ]),
    compatibleWith: distinctFacts([...name.fors.map(inName), ...of(stated, 'compatibility').map(asStated)]),
    audiences: distinctFacts([...of(stated, 'audience').map(asStated), ...audiencesOf(brief.productName)]),
    certifications: distinctFacts([...of(stated, 'certification').map(asStated), ...named('certification')]),
    origins: distinctFacts([...of(stated, 'origin').map(asStated), ...named('origin')]),
    features: [...of(stated, 'feature').flatMap(featuresOf), ...nameFeatures(brief.productName)],
    text: [brief.productName, brief.description, ...Object.entries(brief.attributes).flat()].join('\n').toLowerCase(),
  };
}

function of(stated: readonly StatedFact[], topic: FactTopic): readonly StatedFact[] {
  return stated.filter((fact) => topicOfLabel(fact.label) === topic);
}

function asStated({ value, sourceField, start, end }: StatedFact): Fact {
  return { value, sourceField, start, end };
}

function asFact({ text, start, end }: Mention): Fact {
  return { value: text, sourceField: 'product_name', start, end };
}

function measuresOf(stated: readonly StatedFact[], mentions: readonly Mention[]): readonly LabelledFact[] {
  const labels = new Set<string>();
  const labelled = of(stated, 'measure')
    .filter(({ value }) => /\d/u.test(value) || CLOTHES_SIZE.test(value))
    .filter(({ label }) => !labels.has(label) && Boolean(labels.add(label)))
    .map((fact) => ({ ...asStated(fact), label: fact.label }));
  const named = mentions
    .filter((mention) => mention.quantities.some(({ unit }) => unit !== '' && unit !== 'count' && unit !== 'gauge'))
    .map((mention) => ({ ...asFact(mention), label: '' }));
  return distinctFacts([...labelled, ...named]);
}

/** Sizes of clothes and shoes among the parts of a name: "X-Small", "10 M US", "UK 8". */
function sizesOf(details: readonly string[], inName: (value: string) => Fact): readonly LabelledFact[] {
  return details
    .filter((detail) => CLOTHES_SIZE.test(detail))
    .map((detail) => ({ ...inName(detail.replace(/^size:?\s/iu, '')), label: 'Size' }));
}

function audiencesOf(productName: string): readonly Fact[] {
  return AUDIENCES.find(productName, wordsOf(productName)).map(({ key, start, end }) => ({
    value: key,
    sourceField: 'product_name',
    start,
    end,
  }));
}

/** A list of features given as one value is several facts. */
function featuresOf(fact: StatedFact): readonly LabelledFact[] {
  const isList = /^(?:features?|highlights|benefits|key features|bullet ?points?)$/iu.test(fact.label);
  if (!isList) return [{ ...asStated(fact), label: fact.label }];
  return fact.value
    .split(/\s*[;\n|•]\s*|\s*,\s+/u)
    .filter((value) => value.length > 2)
    .map((value) => ({ ...asStated(fact), value, label: '' }));
}
