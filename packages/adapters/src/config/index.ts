export * from './adminTotp.js';
export * from './configSchema.js';
export * from './drainSeconds.js';
export * from './envExample.js';
export * from './invoiceTerms.js';
export * from './loadConfig.js';
export * from './secretKey.js';
export * from './makeDataFolder.js';
