/** Preloaded with `--import`: shifts the clock of the process by CLOCK_SHIFT_SECONDS. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RightDate = Date;

globalThis.Date = class extends RightDate {
  constructor(...given) {
    if (given.length === 0) super(RightDate.now() + shift);
    else super(...given);
  }

  static now() {
    return RightDate.now() + shift;
  }
};
