import { contentWordsOf } from '../prose/contentWordsOf.js';
import type { Point } from '../points/Point.js';

/** Past this share of known words a bullet repeats another. */
const REPEATED = 0.76;
const FEWEST_WORDS = 4;
/** With this many bullets, brand and category need none of their own. */
const FEW = 3;

export interface BulletLimits {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly total: number;
}

/** The bullets worth having, in order of weight: one a topic, none saying what another says. */
export function bulletsOf(points: readonly Point[], limits: BulletLimits): readonly string[] {
  const bullets: string[] = [];
  const topics = new Set<string>();
  for (const { topic, bullet } of points) {
    if (bullets.length === limits.count) break;
    if (topic === 'context' && bullets.length >= FEW) break;
    const text = bullet.replaceAll(/\s+/gu, ' ').replace(/[.!?,;:\s]+$/u, '');
    const length = [...text].length;
    if (text === '' || length < limits.min || length > limits.max || topics.has(topic)) continue;
    const header = /^[^:]{2,60}:/u.exec(text)?.[0] ?? '';
    if (header !== '' && bullets.some((other) => other.startsWith(header))) continue;
    if (bullets.join('').length + length > limits.total || repeats(text, bullets)) continue;
    bullets.push(text);
    topics.add(topic);
  }
  return bullets;
}

/** The linter's own measure, a little stricter: shared content words as a share of the shorter bullet. */
function repeats(bullet: string, bullets: readonly string[]): boolean {
  const own = contentWordsOf(bullet);
  return bullets.some((other) => {
    const known = contentWordsOf(other);
    const smaller = Math.min(own.size, known.size);
    return smaller >= FEWEST_WORDS && [...own].filter((word) => known.has(word)).length / smaller > REPEATED;
  });
}
