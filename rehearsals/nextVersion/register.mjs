import { register } from 'node:module';

// Imported before the program: it makes this build one version newer.
register('./addMigrations.mjs', import.meta.url);
