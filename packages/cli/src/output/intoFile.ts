import { appendFileSync, writeFileSync } from 'node:fs';

/** Writes a file anew, piece by piece; what was there goes with the first. */
export function intoFile(path: string): (text: string) => void {
  let isBegun = false;
  return (text) => {
    if (isBegun) appendFileSync(path, text);
    else writeFileSync(path, text);
    isBegun = true;
  };
}
