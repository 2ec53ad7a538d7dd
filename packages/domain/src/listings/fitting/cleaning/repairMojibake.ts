/** The characters that windows-1252 puts at 0x80–0x9f, in that order; a space where it has none. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** UTF-8 of two or three bytes that was read as windows-1252: `Ã©` for é, `â€“` for –. */
const BROKEN =
  /[\u00c2-\u00df][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}/g;

/** A text that was stored wrongly several times is repaired as often; sound text contains no such sequences. */
const MOST_ROUNDS = 5;

/** Repairs text whose UTF-8 bytes were read as windows-1252, once or several times in a row. */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = repaired;
    repaired = repairOnce(before);
    if (repaired === before) break;
  }
  return repaired;
}

function repairOnce(text: string): string {
  return text.replace(BROKEN, (broken) => {
    const bytes = [...broken].map(byteOf);
    const [first = 0, second = 0, third] = bytes;
    const code =
      third === undefined
        ? ((first & 0x1f) << 6) | (second & 0x3f)
        : ((first & 0x0f) << 12) | ((second & 0x3f) << 6) | (third & 0x3f);
    return code < 0x80 ? broken : String.fromCodePoint(code);
  });
}

function byteOf(character: string): number {
  const index = WINDOWS_1252.indexOf(character);
  return character !== ' ' && index !== -1 ? 0x80 + index : (character.codePointAt(0) ?? 0);
}
