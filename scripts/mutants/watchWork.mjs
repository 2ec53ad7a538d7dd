import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';

const LOOK_EVERY_MS = 1000;

/** The run that is watched: the most work that it may take, where to say so, and the work of the process when it began. */
let watched;

const workMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

parentPort.on('message', ({ ms, file }) => {
  watched = ms === undefined ? undefined : { ms, file, began: workMs() };
});

setInterval(() => {
  if (watched === undefined || workMs() - watched.began < watched.ms) return;
  mkdirSync(path.dirname(watched.file), { recursive: true });
  writeFileSync(watched.file, '');
  // Its first thread never looks up: it takes no message, and no other signal.
  process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY_MS);
