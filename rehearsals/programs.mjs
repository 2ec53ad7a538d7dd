import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from '../scripts/root.mjs';

const LISTWRIGHT = path.join(root, 'bin/listwright.mjs');
const running = new Set();

/** Starts `listwright` with arguments; `node` are those of Node itself, `program` is another version's. */
export function start(args, env, { node = [], program = LISTWRIGHT, cwd = root } = {}) {
  const child = spawn(process.execPath, [...node, program, ...args], {
    cwd,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => (output[name] += chunk));
  // 'close', not 'exit': its output is complete then.
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, ...output });
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, output, ended, stop };
}

/** Runs a command to its end. */
export function runCommand(args, env) {
  return start(args, { LOG_LEVEL: 'error', ...env }).ended;
}

/** Starts a server and resolves when it has printed its address. */
export async function startServer(env, options) {
  const server = start(['serve'], env, options);
  for (;;) {
    const url = /running at (\S+)/.exec(server.output.stdout)?.[1];
    if (url !== undefined) return { ...server, url };
    if (server.child.exitCode !== null) throw new Error(`a server ended: ${server.output.stderr}`);
    await pause(20);
  }
}

/** Ends what an interrupted rehearsal left. */
export function killAll() {
  for (const child of running) child.kill('SIGKILL');
}

export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function until(holds, what, withinMs = 120_000) {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited ${withinMs / 1000} s for nothing: ${what}`);
    await pause(50);
  }
}
