export * from './accountErrors.js';
export * from './ApiScope.js';
export * from './credentialRules.js';
export * from './isCommonPassword.js';
export * from './User.js';
