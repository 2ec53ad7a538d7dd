export * from './doctor.js';
export * from './openAdministration.js';
export * from './openPlatform.js';
export * from './runMigrations.js';
export * from './serve.js';
export * from './work.js';
