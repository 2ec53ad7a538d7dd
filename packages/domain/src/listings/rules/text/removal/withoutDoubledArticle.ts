/** "With a the lid" after a removal between the two: only the second article stays. "Vitamin A the …" is none. */
export function withoutDoubledArticle(text: string): string {
  return text.replace(/\b(?:a|an|the)\s{1,3}(?=(?:an?|the)\s)/g, '');
}
