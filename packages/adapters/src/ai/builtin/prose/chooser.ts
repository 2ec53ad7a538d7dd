/** Picks one of several equal ways to say a thing; the same subject always gets the same one. */
export type Choose = <T>(topic: string, options: readonly T[]) => T;

/** A chooser that depends on nothing but `seed`, so that a brief is always written the same way. */
export function chooser(seed: string): Choose {
  return (topic, options) => {
    const option = options[hash(`${seed}\u0000${topic}`) % options.length];
    if (option === undefined) throw new RangeError(`Nothing to choose from for "${topic}".`);
    return option;
  };
}

/** FNV-1a, folded to 32 bits: spreads neighbours such as "Faller 140428" and "Faller 140431" well apart. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c_1b_3c_6d);
  return (value ^ (value >>> 13)) >>> 0;
}
