import type { Point } from './Point.js';

/** A point with what is not given left empty. */
export function createPoint(topic: string, parts: Partial<Omit<Point, 'topic'>>): Point {
  return { topic, bullet: '', predicate: '', sentence: '', phrase: '', ...parts };
}
