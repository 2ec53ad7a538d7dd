export * from './removal/enforceProof.js';
export * from './factUse.js';
export * from './proveCopy.js';
export * from './removal/withoutClaim.js';
export { checkStatement } from './checks/checkStatement.js';
export { evidenceOf } from './evidenceOf.js';
export { entailmentsOf, type Triggered } from './entailmentsOf.js';
export type { Evidence } from './Evidence.js';
