/** What names a side behind a figure. */
export const SIDE = /^(?:w|d|h|l|wide|deep|high|long|tall|width|depth|height|length)$/iu;

/** The letter of a side by how it is written. */
export const SIDES: Readonly<Record<string, string>> = { w: 'W', d: 'D', h: 'H', l: 'L' };

/** "L x W x H", in the label of the figures or in brackets behind them. B is for breadth. */
const ORDER = /(?<!\p{L})([lwhdb])\s?[x×*]\s?([lwhdb])(?:\s?[x×*]\s?([lwhdb]))?(?!\p{L})/iu;

/** The sides of figures in a row, where a text names their order: one letter for each figure, else none. */
export function sidesNamed(text: string, count: number): readonly string[] {
  const letters = (ORDER.exec(text)?.slice(1) ?? []).filter((letter) => letter !== undefined);
  return letters.length !== count ? [] : letters.map((letter) => letter.toUpperCase().replace('B', 'W'));
}
