// What the server and the OpenAPI document need besides the routes: schemas, access, limits and errors.
export * from '../accounts/index.js';
export * from '../admin/index.js';
export * from '../analyses/analysisOperations.js';
export * from '../analytics/analyticsContract.js';
export * from '../api.js';
export * from '../apiDocument.js';
export * from '../billing/index.js';
export * from '../bulk/index.js';
export * from '../competitors/index.js';
export type * from '../kernel/CallTypes.js';
export * from '../kernel/errorsOf.js';
export * from '../kernel/hasEntityTag.js';
export type * from '../kernel/Operation.js';
export * from '../listings/index.js';
export * from '../mail/mailContract.js';
export * from '../products/index.js';
export * from '../site/brandingSchema.js';
export * from '../systemContract.js';
