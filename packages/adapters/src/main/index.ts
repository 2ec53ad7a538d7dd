export * from './doctor.js';
export * from './NothingSetUp.js';
export * from './openPlatform.js';
export * from './rotateSecrets.js';
export * from './runMigrations.js';
export * from './serve.js';
export * from './work.js';
