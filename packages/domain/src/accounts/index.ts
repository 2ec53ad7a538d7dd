export * from './accountErrors.js';
export * from './ApiScope.js';
export * from './credentialRules.js';
export * from './isCommonPassword.js';
export * from './networkOf.js';
export * from './totpRules.js';
export * from './User.js';
