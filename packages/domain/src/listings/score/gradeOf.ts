/** The letters of a score, best first. */
export const GRADES = ['A', 'B', 'C', 'D', 'F'] as const;
export type Grade = (typeof GRADES)[number];

const LEAST: readonly (readonly [Grade, number])[] = [
  ['A', 80],
  ['B', 60],
  ['C', 40],
  ['D', 20],
];

/** The letter of a score from 0 to 100: A from 80, B from 60, C from 40, D from 20, F below. */
export function gradeOf(score: number): Grade {
  return LEAST.find(([, least]) => score >= least)?.[0] ?? 'F';
}
