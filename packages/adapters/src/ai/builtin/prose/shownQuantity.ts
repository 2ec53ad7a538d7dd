const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A pack content for a title: "20 Pieces", "Pack of 4", "2-Pack". */
export function quantityInTitle(quantity: string): string {
  const pieces = /^(\d+)[\s-]?(?:pcs?|pieces?)\b/iu.exec(quantity);
  if (pieces) return `${pieces[1] ?? ''} ${pieces[1] === '1' ? 'Piece' : 'Pieces'}`;
  const pack = /^(\d+)[\s-]?(pack|count)s?\b/iu.exec(quantity);
  if (pack) return `${pack[1] ?? ''}-${(pack[2] ?? '').toLowerCase() === 'pack' ? 'Pack' : 'Count'}`;
  const times = /^[x×]\s?(\d+)$/iu.exec(quantity);
  if (times) return `Pack of ${times[1] ?? ''}`;
  return quantity.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The same in running text: "20 pieces", "pack of four". Figures to nine are words there, as the style guides ask. */
export function quantityInProse(quantity: string): string {
  const shown = /^[x×]\s?\d+$|^\d+[\s-]?(?:pcs?|pieces?|packs?|counts?)\b/iu.test(quantity)
    ? quantityInTitle(quantity)
    : quantity;
  return shown
    .toLowerCase()
    .replaceAll(/(?<![\d.,:/-])\b([1-9])(?=\s|$)/gu, (_whole, digit: string) => WORDS[Number(digit)] ?? digit);
}
