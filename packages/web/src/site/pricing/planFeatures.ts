import { TRIAL, type Plan } from '@listwright/domain/billing';

const number = new Intl.NumberFormat('en');
const NOUNS = {
  listings_generated: 'listings',
  images_processed: 'images',
  api_calls: 'API calls',
  bulk_operations: 'bulk operations',
} as const;

/** The contents of a plan as lines: its monthly quotas, then the rest. */
export function planFeatures({ key, quotas, features }: Plan): readonly string[] {
  const lines = Object.entries(NOUNS).flatMap(([quota, noun]) => {
    const limit = quotas[quota as keyof typeof NOUNS];
    return limit === null || limit === 0 ? [] : [`${number.format(limit)} ${noun}`];
  });
  const trial = key === 'free' ? [`${TRIAL.bulkOperations} bulk operations in the trial of ${TRIAL.days} days`] : [];
  return [...lines, ...trial, ...features];
}
