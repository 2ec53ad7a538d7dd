import { mkdirSync } from 'node:fs';

/**
 * Makes the data directory, or a folder in it that PostgreSQL is run in, for this account alone. Root lets others pass through, not
 * look in: PostgreSQL does not run as root, and the account that it runs as must reach its own folder.
 */
export function makeDataFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
