/** A text with the digits that `Number` reads, where it has Arabic, Persian or full-width ones. */
export const latinDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));
