import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@listwright/adapters/testing';
import { validate } from 'dockerfile-utils';
import { killAfterTests } from './harness/killAfterTests.js';

const dockerfile = readFileSync('Dockerfile', 'utf8');

/** What the last stage takes from the build, as [from, to] within /app. */
const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].flatMap(([, from = '', to = '']) =>
  from.split(' ').map((one) => [one.replace('/app/', ''), to] as const),
);

describe('the container', () => {
  let test: TestDatabase;
  let image: string;

  beforeEach(async () => {
    test = await createTestDatabase();
    image = mkdtempSync(path.join(tmpdir(), 'listwright-image-'));
  });
  afterEach(async () => {
    await test.drop();
    rmSync(image, { recursive: true, force: true });
  });

  it('is described without a fault that the linter knows', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  it('is built from images that are pinned by version and digest', () => {
    const services = [...readFileSync('docker-compose.yml', 'utf8').matchAll(/^ +image: (\S+)$/gm)];
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm), ...services].map(([, image = '']) => image);
    expect(images).toHaveLength(3);
    for (const one of images) expect(one).toMatch(/^\w+:\d+\.\d+(\.\d+)?-[\w-]+@sha256:[0-9a-f]{64}$/);
  });

  it('installs packages once, before its sources, with all files that the step imports', () => {
    const [before = ''] = dockerfile.split('COPY . .');
    const there = /^COPY (scripts\/.+) scripts\/$/m.exec(before)?.[1]?.split(' ') ?? [];
    const imported = there.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '\.\/(.+)'/g)].map(([, name = '']) => `scripts/${name}`),
    );
    expect(there).toEqual(expect.arrayContaining([...imported, 'scripts/ensureDeps.mjs']));
    expect(dockerfile).not.toContain('npm ci');
    // Every workspace, or its packages would be missing.
    for (const { name } of readdirSync('packages', { withFileTypes: true }))
      expect(before).toContain(`COPY packages/${name}/package.json packages/${name}/\n`);
  });

  it('takes every folder of packages that run', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const needed = Object.entries(packages).flatMap(([place, { dev }]) =>
      dev ? [] : (/^(?:.+\/)??node_modules(?=\/)/.exec(place) ?? []),
    );
    const missing = [...new Set(needed)].filter((folder) => !copied.some(([from]) => from === folder));
    expect(missing).toEqual([]);
  });

  const compose = readFileSync('docker-compose.yml', 'utf8');
  const wordsOf = (pattern: RegExp) => JSON.parse(pattern.exec(dockerfile)?.[1] ?? '[]') as string[];
  const wordsOfWorker = (key: string) => {
    const [, worker = ''] = compose.split('\n  worker:\n');
    return [...(new RegExp(`^ +${key}: \\[(.*)\\]$`, 'm').exec(worker)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(
      ([, word = '']) => word,
    );
  };
  const fillImage = () => {
    for (const [from, to] of copied) {
      if (from === 'node_modules') linkProductionPackages(image);
      else cpSync(from, path.join(image, to === './' ? from : to), { recursive: true });
    }
  };
  /** Starts a command of the container in its folder, and resolves to it once it has said `ready`. */
  async function start([command, ...words]: readonly string[], ready: RegExp) {
    expect(command).toBe('node');
    const child = killAfterTests(spawn(process.execPath, words, { cwd: image, env: environment() }));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const throwIfEnded = () => {
      const end = child.exitCode ?? child.signalCode;
      if (end !== null) throw new Error(`it ended with ${end}: ${output}`);
    };
    while (!ready.test(output)) {
      throwIfEnded();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const stop = () => {
      child.kill('SIGTERM');
      return exited;
    };
    return { said: ready.exec(output)?.[1], stop, throwIfEnded };
  }
  const environment = () => ({
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', LISTWRIGHT_DATA_DIR: path.join(image, 'data') },
    ...{ PORT: '0', DATABASE_URL: test.url, SECRET_KEY: 'a test key that is long enough to be one' },
    APP_URL: 'https://listings.example.com',
  });

  it('serves app and site by its own command from what it holds, and nothing else', async () => {
    fillImage();
    const server = await start(wordsOf(/^CMD (\[.*\])$/m), /"port":(\d+),.*"msg":"listening"/);
    for (const page of ['/', '/login', '/api/health/ready'])
      expect((await fetch(`http://127.0.0.1:${server.said}${page}`)).status).toBe(200);
    // The image's own check, at the port of this test.
    const [, , check = ''] = wordsOf(/^HEALTHCHECK .* CMD (\[.*\])$/m);
    const isHealthy = (port = '') =>
      spawnSync(process.execPath, ['-e', check.replace(':3000', `:${port}`)], { stdio: 'ignore' }).status;
    expect(isHealthy(server.said)).toBe(0);
    expect(await server.stop()).toBe(0);
    expect(isHealthy(server.said)).toBe(1);
  });

  it('runs the worker by its command, and knows whether it runs', async () => {
    fillImage();
    const [, , ...check] = wordsOfWorker('test');
    const isHealthy = () =>
      spawnSync(process.execPath, check, { cwd: image, env: environment(), stdio: 'ignore' }).status;
    expect(isHealthy()).toBe(1);
    const worker = await start(wordsOfWorker('command'), /worker started/);
    while (isHealthy() !== 0) {
      worker.throwIfEnded();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await worker.stop()).toBe(0);
  });

  it('names the lines of the sources in traces of its bundle, where source maps are on', () => {
    const server = pathToFileURL('packages/adapters/dist/server/main/index.js').href;
    const program = `import(${JSON.stringify(server)}).then(({ serve }) => serve({ PORT: 'none' }))
      .catch(({ stack }) => console.log(stack))`;
    const { stdout } = spawnSync(process.execPath, ['--enable-source-maps', '-e', program], { encoding: 'utf8' });
    expect(stdout).toMatch(
      /^ConfigurationFault: .*PORT.*at loadConfig \(\S+packages\/adapters\/src\/config\/loadConfig\.ts:\d+/s,
    );
  });
});

/** As `npm prune --omit=dev` leaves them; our own packages are those of the image. */
function linkProductionPackages(image: string): void {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  for (const [place, { dev, link }] of Object.entries(lock.packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) || dev || (!link && !existsSync(place))) continue;
    mkdirSync(path.join(image, path.dirname(place)), { recursive: true });
    const name = path.basename(place);
    symlinkSync(link ? path.join(image, 'packages', name) : path.resolve(place), path.join(image, place));
  }
  expect(readdirSync(path.join(image, 'node_modules'))).not.toContain('jest');
}
