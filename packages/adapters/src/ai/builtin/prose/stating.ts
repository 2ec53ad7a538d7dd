import type { Subject } from '../Subject.js';
import { capitalised } from './capitalised.js';
import { conjugated } from './conjugated.js';

/** "The GNR locomotive measures 152 mm": a way to speak of the product and what is said of it, in agreement. */
export function stating(subject: Subject, reference: string, predicate: string): string {
  return `${capitalised(reference)} ${agreeing(subject, reference, predicate)}`;
}

/** The predicate alone, in the number of its subject: a number such as "Hornby R3064" is one thing. */
export function agreeing(subject: Subject, reference: string, predicate: string): string {
  return conjugated(predicate, subject.plural && reference.endsWith(subject.noun));
}
