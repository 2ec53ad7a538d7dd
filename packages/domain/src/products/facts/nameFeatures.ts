import { featureWords } from '../lexicons/featureWords.js';
import { TermIndex, wordsOf } from '../mentions/index.js';
import type { LabelledFact } from '../ProductFacts.js';

const TOPICS = featureWords.map(({ topic, terms }) => ({ label: topic, index: new TermIndex(terms) }));

/** Properties that a product name states in a word or two ("Battery Operated", "Weathered"), by topic. */
export function nameFeatures(productName: string): readonly LabelledFact[] {
  const words = wordsOf(productName);
  return TOPICS.flatMap(({ label, index }) =>
    index
      .find(productName, words)
      .map(({ text, start, end }) => ({ label, value: text, sourceField: 'product_name', start, end })),
  );
}
