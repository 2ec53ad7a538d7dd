import type { Language } from './Language.js';

let loaded: Promise<Language> | undefined;

/** English: loaded at first use (some 130 ms and 60 MB), once a process. */
export function loadLanguage(): Promise<Language> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Language> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { its } = nlp;
  return {
    sentencesOf: (paragraph) => nlp.readDoc(paragraph).sentences().out(),
    tag: (sentence) => {
      const tokens = nlp.readDoc(sentence).tokens();
      const texts = tokens.out();
      const tags = tokens.out(its.pos) as readonly string[];
      const spaces = tokens.out(its.precedingSpaces) as readonly string[];
      return texts.map((text, at) => ({ text, pos: tags[at] ?? 'X', spaced: (spaces[at] ?? '') !== '' }));
    },
  };
}
