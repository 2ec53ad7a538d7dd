const VOWEL = /[aeiou]/;
/** One stressed syllable that ends in a single consonant doubles it: stop, stopping. */
const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgmnprt]|repel|control)$/;

/** English verbs with their regular forms: cure, cures, cured, curing. The first word of a phrase is the verb. */
export function verbForms(...verbs: readonly string[]): readonly string[] {
  return verbs.flatMap((phrase) => {
    const [verb = '', ...rest] = phrase.split(' ');
    const tail = rest.length === 0 ? '' : ` ${rest.join(' ')}`;
    return formsOf(verb).map((form) => form + tail);
  });
}

function formsOf(verb: string): readonly string[] {
  const stem = verb.slice(0, -1);
  if (verb.endsWith('e')) return [verb, `${verb}s`, `${verb}d`, `${stem}ing`];
  if (verb.endsWith('y') && !VOWEL.test(verb.at(-2) ?? '')) return [verb, `${stem}ies`, `${stem}ied`, `${verb}ing`];
  if (/(?:s|x|z|ch|sh)$/.test(verb)) return [verb, `${verb}es`, `${verb}ed`, `${verb}ing`];
  const doubled = DOUBLES.test(verb) ? verb + (verb.at(-1) ?? '') : verb;
  return [verb, `${verb}s`, `${doubled}ed`, `${doubled}ing`];
}

/** English nouns with their plural: germ, germs. The last word of a phrase is the noun. */
export function nounForms(...nouns: readonly string[]): readonly string[] {
  return nouns.flatMap((noun) => [noun, pluralOf(noun)]);
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
