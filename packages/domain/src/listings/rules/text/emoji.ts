/**
 * Pictures, stars, arrows and dingbats, with joiners and variation marks. Not ™ ® ©, which have their own rule, and not
 * letters of any language.
 */
export const EMOJI =
  /[\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\ufe0e\ufe0f\u200d\u20e3\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]+/gu;
