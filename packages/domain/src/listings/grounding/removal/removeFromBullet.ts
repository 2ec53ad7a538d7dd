import { removePassage } from './removePassage.js';

/** A fragment says something in two words: "Two lids". */
const FEWEST_WORDS = 2;
const HEADER = /^([^:.!?]{2,60}):\s+/u;

/**
 * Takes a claim out of a "Header: fragment". A claim in the header takes the header with it; a fragment that would lose
 * what it says takes the whole bullet, and the answer is empty.
 */
export function removeFromBullet(text: string, start: number, end: number): string {
  const header = HEADER.exec(text)?.[0] ?? '';
  if (end <= header.length) {
    const rest = text.slice(header.length);
    return capital(rest);
  }
  if (start < header.length) return '';
  const left = removePassage(
    text.slice(header.length),
    start - header.length,
    end - header.length,
    FEWEST_WORDS,
  ).replace(/[.,;:]+$/u, '');
  return left === '' ? '' : `${header}${header === '' ? capital(left) : left}`;
}

function capital(text: string): string {
  return (text[0]?.toUpperCase() ?? '') + text.slice(1);
}
