export * from './accountErrors.js';
export * from './ApiScope.js';
export * from './credentialRules.js';
export * from './User.js';
