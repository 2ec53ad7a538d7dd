import type { Spoken } from '../Spoken.js';

/** What no noun phrase begins with: it was cut from a sentence. */
const TORN_START = /^(?:an? |no )?(?:in|on|at|with|of|by|to|from|for|and|or|but|it|them|not|is|are) |^an? an? /u;
/** "A slots together", "a packs flat": a verb read as a noun. */
const VERB = /^an? \p{Ll}+s (?:together|flat|up|down|in|on|out|away|into|easily|over)\b/u;
/** "A foam filled": a quality without its noun. */
const QUALITY = /(?:^| )(?:filled|coated|lined|padded|wrapped|sealed|quilted)$/u;

/** "Closed, it stands out 9 cm": how it is then, not what it is. */
const STATE = /^(?:closed|open|opened|folded|unfolded|extended|full|empty|wet|dry|assembled|inflated)$/u;

/** "Not under the grill", "children only with an adult": where and by whom it is used, not what it is. */
const OF_USE = /^not (?:under|above|on|in|at|near|inside|over|by|if|when|unless)\b|\bonly (?:with|by|when|if)\b/u;

/** Whether what a product is said to be or have is a quality or a noun phrase. */
export const isSound = ({ kind, text }: Spoken): boolean =>
  !(kind === 'is' && (STATE.test(text) || OF_USE.test(text))) &&
  (kind !== 'has' || !(TORN_START.test(text) || VERB.test(text) || QUALITY.test(text)));
