import { stemOf } from '../../../products/index.js';

const SAME_PARTS: readonly (readonly string[])[] = [
  ['knob', 'dial'],
  ['stitch', 'stitching', 'seam', 'thread'],
  ['strap', 'band'],
  ['zip', 'zipper'],
  ['lid', 'cap'],
  ['lining', 'liner', 'inside', 'interior'],
  ['sole', 'outsole'],
  ['fill', 'filling', 'stuffing', 'padding', 'pad'],
  ['cover', 'covering'],
  ['case', 'casing', 'housing', 'body', 'shell', 'enclosure'],
  ['mount', 'strap', 'bracket', 'holder'],
  ['shade', 'lampshade'],
  ['pouch', 'bag'],
  ['box', 'carton'],
  ['base', 'foot', 'stand'],
  ['cord', 'cable', 'lead'],
  ['knob', 'button'],
  ['collar', 'neck'],
  ['pole', 'rod', 'bar'],
  ['grip', 'handle'],
  ['fingerboard', 'fretboard'],
  ['tuner', 'tuners', 'peg', 'pegs'],
  ['page', 'paper', 'sheet'],
  ['peg', 'stake'],
  ['bottom', 'underside'],
  ['canopy', 'shade', 'cover'],
  ['jack', 'socket', 'port'],
].map((words) => words.map(stemOf));

/** Whether two stems name the same part: cord and cable, lid and cap. */
export const isSamePart = (one: string, other: string): boolean =>
  one === other || SAME_PARTS.some((group) => group.includes(one) && group.includes(other));

/** The same, where an empty stem stands for a part that is not named. */
export const mayBeSamePart = (one: string, other: string): boolean =>
  one === '' || other === '' || isSamePart(one, other);
