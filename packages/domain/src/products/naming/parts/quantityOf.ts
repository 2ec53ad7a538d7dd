const UNIT = '(?:pcs?|pieces?|packs?|pk|count|ct|sheets?|rolls?|pairs?|bottles?|bags?|cards?|sets?)';
const FORMS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:pack|set|box|lot|case|bundle|bag|tin)s?\s+of\s+(?:\d+|two|three|four|five|six|eight|ten|twelve)(?:\s?(?:pcs?|pieces?))?(?![\p{L}\d:.]|\s?(?:mm|cm|ml|inch))/iu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.:/-])\d{1,4}[\s-]?${UNIT}(?!\p{L})(?:\s+(?:combo|pack|set|in a pack|per\s\p{L}+))?`,
    'iu',
  ),
  /(?<=\s)[x×]\s?\d{1,3}$/iu,
  /(?<![\p{L}\p{N}-])\d{1,2}[\s-](?:car|wagon|coach|panel|carriage|player)(?:\s\p{L}+)?\s(?:sets?|packs?)(?!\p{L})/iu,
  /^(?:\d{1,3})\s(?:wagons?|coaches|cars|tracks|panels|lamps|lanterns|figures|balloons)$/iu,
];

/** Where a name says how many there are: "Pack of 4", "20pcs", "7 Car Set". Empty when it does not. */
export function quantityOf(text: string): string {
  for (const form of FORMS) {
    const match = form.exec(text);
    if (match) return match[0].trim();
  }
  return '';
}

/** Whether the quantity can be taken out of a name without taking away what the thing is ("7 Car Set" cannot). */
export function isLooseQuantity(quantity: string): boolean {
  return !/(?:car|wagon|coach|panel|carriage|player)s?[\s-]/iu.test(quantity);
}
