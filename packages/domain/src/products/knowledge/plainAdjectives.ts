/** Adjectives that point out and order, and neither praise, compare nor measure. "small", "light", "new", "simple", "good", "real" are kept out. */
export const PLAIN_ADJECTIVES: readonly string[] = `
  available suitable meant intended separate individual particular specific actual respective corresponding
  usual everyday ordinary general common related previous initial final entire full current former latter due
  equal identical similar alternate alternating possible visible horizontal vertical diagonal opposite facing
  adjacent inward outward outermost innermost central
`
  .trim()
  .split(/\s+/u);
