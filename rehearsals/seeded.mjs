/** A repeatable source of chance (mulberry32): the same seed gives the same rehearsal, as far as the machine allows. */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    oneOf: (values) => values[Math.floor(next() * values.length)],
    /** Another source, so that what runs side by side does not depend on who asks first. */
    branch: () => seeded(Math.floor(next() * 4_294_967_296)),
  };
}
