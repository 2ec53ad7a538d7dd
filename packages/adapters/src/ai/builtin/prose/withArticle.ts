const SPELLED_VOWEL = /^(?:[AEFHILMNORSX](?=[A-Z\d&]|$)|8|11(?!\d)|18(?!\d))/u;
const SOUNDED_AS_CONSONANT = /^(?:uni(?!n)|use|usu|uti|eu|one\b|once|ubi)/iu;
const SILENT_H = /^(?:hour|honest|heir|honou?r)/iu;
/** Acronyms that are read as words. */
const READ_AS_WORD = /^(?:LEGO|LED\b(?=$)|NASA|RAM|ROM|SIM|MIDI|RAW|HEPA|NATO|LAN|SUV(?=$^))/u;

/** "an LNER locomotive", "a steam locomotive", "an 8-piece set". */
export function withArticle(phrase: string): string {
  return `${articleFor(phrase)} ${phrase}`;
}

function articleFor(phrase: string): 'a' | 'an' {
  const word = phrase.replace(/^['"(]+/u, '');
  const first = word.split(/[\s-]/u)[0] ?? word;
  const isAcronym =
    first.length > 1 &&
    first === first.toUpperCase() &&
    /^[\p{L}\d&]+$/u.test(first) &&
    !READ_AS_WORD.test(first) &&
    first.length <= 5;
  if (isAcronym || /^\d/u.test(first) || first.length === 1) return SPELLED_VOWEL.test(first) ? 'an' : 'a';
  if (SOUNDED_AS_CONSONANT.test(word)) return 'a';
  return /^[aeiouàáâäèéêëìíîïòóôöùúûü]/iu.test(word) || SILENT_H.test(word) ? 'an' : 'a';
}
