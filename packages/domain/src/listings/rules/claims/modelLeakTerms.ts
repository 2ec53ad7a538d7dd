import { plainTerms, type ClaimVocabulary } from './ClaimTerm.js';

/** What a language model says instead of writing, and text that was never filled in. */
export const MODEL_LEAK_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms('as an ai', 'as a language model', 'large language model', 'ai language model', 'openai', 'chatgpt'),
    ...plainTerms('i cannot fulfil', 'i cannot fulfill', "i can't fulfil", "i can't fulfill", 'unable to fulfill this'),
    ...plainTerms('i cannot assist', "i can't assist", 'i cannot help with', "i can't help with", 'i cannot provide'),
    ...plainTerms("i'm sorry but i", 'i am sorry but i', "i'm sorry i can", 'i apologize but', 'i apologise but'),
    ...plainTerms(
      'here is your',
      'here is the title',
      'here is a title',
      'here is an optimized',
      "here's your",
      "here's a",
    ),
    ...plainTerms('sure here', 'certainly here', 'goes against our', 'against openai', 'usage policies', 'lorem ipsum'),
    ...plainTerms('insert product name', 'product name here', 'your brand here', 'insert brand'),
  ],
};
