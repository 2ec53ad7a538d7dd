export * from './EmbeddedDatabaseFault.js';
export * from './startEmbeddedPostgres.js';
