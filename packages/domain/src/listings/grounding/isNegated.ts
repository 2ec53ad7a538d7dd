const NEGATION =
  /(?:\b(?:not|no|non|never|without|isn't|aren't|doesn't|don't|cannot|can't|neither|nor)\b)[\s-]+(?:\p{L}+\s+)?$/iu;

/** Whether the word at `at` is denied by what stands right before it: "not waterproof", "is not fully waterproof". */
export function isNegated(text: string, at: number): boolean {
  return NEGATION.test(text.slice(Math.max(0, at - 30), at));
}
