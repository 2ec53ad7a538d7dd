export * from './EmbeddedDatabaseFault.js';
export * from './hasEmbeddedPostgres.js';
export * from './startEmbeddedPostgres.js';
