import type { RuleLimits } from '../RuleLimits.js';

/** The name of a figure in files and requests: `title_max` for `titleMax`. */
export function limitNameOf(key: keyof RuleLimits): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
