import type { Review } from '@listwright/domain/listings';

/** Corrections once held a copy of the corrected text, which no reader can apply any more: they are dropped. */
export function dropStoredFixes<Stored extends Pick<Review, 'findings'>>(review: Stored): Stored {
  const isOld = ({ fix }: Review['findings'][number]): boolean => fix !== undefined && !('insert' in fix);
  if (!review.findings.some(isOld)) return review;
  return {
    ...review,
    findings: review.findings.map((finding) => {
      if (!isOld(finding)) return finding;
      const { fix: _, ...rest } = finding;
      return rest;
    }),
  };
}
