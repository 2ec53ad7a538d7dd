import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './buildAll.mjs';
import { ensureDeps } from './ensureDeps.mjs';
import { root } from './root.mjs';
import { main } from './run.mjs';

/** Server on port 3000 and the web app with hot reload on 5173; TypeScript is compiled as it is saved, the server restarts. */
await main(async () => {
  ensureDeps();
  await build();
  const node = process.execPath;
  const children = [
    spawn(node, ['node_modules/typescript/bin/tsc', '-b', '--watch', '--preserveWatchOutput', 'packages/cli'], {
      cwd: root,
      stdio: 'inherit',
    }),
    spawn(
      node,
      [
        '--watch-path=packages/adapters/dist',
        '--watch-path=packages/application/dist',
        '--watch-path=packages/domain/dist',
        'packages/cli/dist/tsc/main.js',
        'serve',
      ],
      { cwd: root, stdio: 'inherit' },
    ),
    spawn(node, [path.join(root, 'node_modules/vite/bin/vite.js')], {
      cwd: path.join(root, 'packages/web'),
      stdio: 'inherit',
    }),
  ];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  stop();
});
