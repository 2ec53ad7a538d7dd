import type { Point } from '../points/Point.js';

const HEADER = /^[^:]{2,60}:\s/u;
/** Past this share of known words a bullet repeats another. */
const REPEATED = 0.75;

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
    const text = bullet.replaceAll(/\s+/gu, ' ').replace(/[.!?,;:\s]+$/u, '');
    const length = [...text].length;
    if (text === '' || length < limits.min || length > limits.max || topics.has(topic)) continue;
    if (bullets.join('').length + length > limits.total || repeats(text, bullets)) continue;
    bullets.push(text);
    topics.add(topic);
  }
  return bullets;
}

function repeats(bullet: string, bullets: readonly string[]): boolean {
  const own = contentOf(bullet);
  return bullets.some((other) => {
    const known = new Set(contentOf(other));
    return own.length > 0 && own.filter((word) => known.has(word)).length / own.length > REPEATED;
  });
}

function contentOf(bullet: string): readonly string[] {
  return bullet
    .replace(HEADER, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 || /\d/u.test(word));
}
