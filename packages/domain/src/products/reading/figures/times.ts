/** The sign between the sides or the factors of a chain. */
export const TIMES = /^[x×*]$/iu;
