/**
 * Folds an English plural and possessive to one form so that `bottles`, `bottle` and `bottle's` meet. The result is a
 * key for comparison, not a word to show.
 */
export function foldPlural(word: string): string {
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (bare.length < 4 || !bare.endsWith('s') || /(?:ss|us|is)$/.test(bare)) return bare;
  if (bare.endsWith('ies') && bare.length > 4) return `${bare.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zzes)$/.test(bare)) return bare.slice(0, -2);
  return bare.slice(0, -1);
}
