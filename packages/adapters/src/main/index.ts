export * from './doctor.js';
export * from './DatabaseMissing.js';
export * from './maintenance/openAdministration.js';
export * from './openPlatform.js';
export * from './maintenance/rotateSecrets.js';
export * from './maintenance/runMigrations.js';
export * from './serve.js';
export * from './work.js';
