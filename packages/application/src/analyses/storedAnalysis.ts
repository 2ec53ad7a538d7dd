import type { Analysis, Json } from './Analysis.js';
import type { AnalysisOutcome } from './AnalysisKind.js';

const LABEL_MAX = 200;

interface Run {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly dataVersion: string;
  readonly now: Date;
}

/** A run with its outcome, as it is stored. */
export function storedAnalysis<Input, Result>(
  { id, userId, kind, dataVersion, now }: Run,
  input: Input,
  { result, label, verdict, score }: AnalysisOutcome<Result>,
): Analysis {
  return {
    id,
    userId,
    kind,
    label: label.slice(0, LABEL_MAX),
    verdict,
    score,
    dataVersion,
    input: asJson(input),
    result: asJson(result),
    createdAt: now,
  };
}

/** As it will be read from the store: without `undefined`, dates as texts. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
