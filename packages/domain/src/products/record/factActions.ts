/** What a seller may say of a fact. `choose` ends a contradiction: what the fact contradicts is left out. */
export const FACT_ACTIONS = ['confirm', 'correct', 'delete', 'choose'] as const;
export type FactAction = (typeof FACT_ACTIONS)[number];
