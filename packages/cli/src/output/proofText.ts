import type { api, CallOutput } from '@listwright/application/contract';
import { countOf } from '@listwright/domain/shared';

type Proof = CallOutput<(typeof api)['listings']['read']>['listing']['proof'];

/** The counts of a proof, in one line: "27 statements: 24 given, 2 follow, 1 computed; 2 removed". */
export function proofText({ statements, given, entailed, computed, unverified, kept = 0, removed }: Proof): string {
  const counts = [
    `${given} given`,
    ...(entailed > 0 ? [`${entailed} ${entailed === 1 ? 'follows' : 'follow'}`] : []),
    ...(computed > 0 ? [`${computed} computed`] : []),
    ...(unverified > 0 ? [`${unverified} not verified`] : []),
    ...(kept > 0 ? [`${kept} kept by you`] : []),
  ];
  return `${countOf(statements, 'statement')}: ${counts.join(', ')}${removed > 0 ? `; ${removed} removed` : ''}`;
}
