/** Prepositions, articles and conjunctions: they may stand in a title as often as needed (Seller Central, titles). */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the'],
  ...['and', 'or', 'nor', 'but', 'yet', 'so', 'as', 'if', 'than', 'that', 'while'],
  ...['about', 'above', 'across', 'after', 'against', 'along', 'among', 'around', 'at', 'before', 'behind', 'below'],
  ...['beneath', 'beside', 'between', 'beyond', 'by', 'down', 'during', 'except', 'for', 'from', 'in', 'inside', 'into'],
  ...['near', 'of', 'off', 'on', 'onto', 'out', 'outside', 'over', 'per', 'through', 'to', 'toward', 'towards', 'under'],
  ...['until', 'up', 'upon', 'via', 'with', 'within', 'without'],
]);

/** Written small inside a title (Seller Central: in/on/over/with, and/or/for, the/a/an) with the shortest of their kind. */
export const LOWER_CASE_WORDS: ReadonlySet<string> = new Set([
  ...['a', 'an', 'the', 'and', 'or', 'for', 'nor', 'but', 'in', 'on', 'over', 'with', 'of', 'to', 'by', 'at', 'from', 'as', 'per'],
]);
