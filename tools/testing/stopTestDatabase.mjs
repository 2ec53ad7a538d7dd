import { rmSync } from 'node:fs';

export default async function stopTestDatabase() {
  const started = globalThis.__testDatabase;
  if (started === undefined) return;
  globalThis.__testDatabase = undefined;
  const { dir, server } = await started;
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
}
