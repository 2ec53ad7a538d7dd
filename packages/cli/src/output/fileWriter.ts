import { appendFileSync } from 'node:fs';
import { writeOutput } from './writeOutput.js';

/** Writes a file chunk by chunk; the first chunk replaces its content. */
export function fileWriter(path: string): (text: string) => void {
  let isBegun = false;
  return (text) => {
    if (isBegun) appendFileSync(path, text);
    else writeOutput(path, text);
    isBegun = true;
  };
}
