import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer from 'puppeteer';
import { root } from '../root.mjs';

const ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The machine's own Chrome or Chromium, else the one that comes inside an npm package. Nothing is downloaded. */
export async function launchBrowser(options = {}) {
  const { executablePath, headless } = await findBrowser();
  return puppeteer.launch({ executablePath, headless, ...options, args: [...ARGUMENTS, ...(options.args ?? [])] });
}

/** Where the browser is, and how it runs without a window. */
export async function findBrowser() {
  const named = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (named !== undefined) return { executablePath: named, headless: true };
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']) {
      const file = path.join(folder, name);
      if (existsSync(file)) return { executablePath: file, headless: true };
    }
  }
  // The package unpacks into a fixed name in the temp folder and trusts what it finds there: give it a folder of our own,
  // and make it use the libraries it brings where the machine has none.
  const folder = path.join(root, '.tmp/chromium');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  process.env.TMPDIR = folder;
  process.env.FONTCONFIG_PATH ??= fontSettings(folder);
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return { executablePath, headless: 'shell' };
}

/**
 * The settings that come with the package look for fonts in folders of Lambda, and a browser without any font ends at the
 * first page: these add the fonts that the package brings to those of the machine.
 */
function fontSettings(folder) {
  const settings = path.join(folder, 'fontconfig');
  mkdirSync(settings, { recursive: true, mode: 0o700 });
  const own = `<dir>${folder}/fonts</dir><cachedir>${settings}/cache</cachedir>`;
  const machine = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  writeFileSync(path.join(settings, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${machine}${own}</fontconfig>`);
  return settings;
}
