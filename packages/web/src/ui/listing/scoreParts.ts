import type { ExplainedScore } from './ExplainedScore';

type Check = ExplainedScore['checks'][number];

export interface ScorePart {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly max: number;
  readonly checks: readonly Check[];
}

/** The checks of a score grouped by part, in order: "form.title" belongs to "form". A cap is not a part. */
export function scoreParts(checks: readonly Check[]): readonly ScorePart[] {
  const ids = [...new Set(checks.filter(({ id }) => id !== 'limit').map(partOf))];
  return ids.map((id) => {
    const own = checks.filter((check) => partOf(check) === id);
    const [only] = own;
    const label = own.length === 1 && only !== undefined ? only.label : 'Format and rules';
    return {
      id,
      label,
      points: sum(own.map(({ points }) => points)),
      max: sum(own.map(({ max }) => max)),
      checks: own,
    };
  });
}

const partOf = ({ id }: Check): string => id.split('.')[0] ?? id;
const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((all, one) => all + one, 0) * 10) / 10;
