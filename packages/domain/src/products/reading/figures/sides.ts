/** What names a side behind a figure. */
export const SIDE = /^(?:w|d|h|l|wide|deep|high|long|tall|width|depth|height|length)$/iu;

/** The letter of a side by how it is written. */
export const SIDES: Readonly<Record<string, string>> = { w: 'W', d: 'D', h: 'H', l: 'L' };
