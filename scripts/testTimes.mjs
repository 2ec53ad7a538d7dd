import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { Failed, main } from './run.mjs';

const RECORD = path.join(root, 'tools/testing/testTimes.json');
const LATEST = path.join(root, '.tmp/testTimes.json');
const PAGE = path.join(root, 'CONTRIBUTING.md');
const BEGIN = '<!-- npm run test:times -- --write -->';
const END = '<!-- end of the table -->';
const MAX_LENGTH = 15;

/**
 * Prints how long the tests of the last run took. `--write` puts the table into CONTRIBUTING.md and the times on record,
 * by which the longest files start first; it wants a run of everything that passed.
 */
await main(async () => {
  if (!existsSync(LATEST))
    throw new Failed(1, 'There is no run yet: npm test leaves its times in .tmp/testTimes.json.');
  const latest = JSON.parse(readFileSync(LATEST, 'utf8'));
  const table = tableOf(latest);
  console.log(table);
  if (!process.argv.includes('--write')) return;
  const { files } = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : { files: {} };
  const missing = Object.keys(files).filter(
    (file) => latest.files[file] === undefined && existsSync(path.join(root, file)),
  );
  if (latest.failed > 0 || missing.length > 0)
    throw new Failed(1, 'Not written: the last run was not one of everything, or some test failed.');
  writeFileSync(RECORD, `${JSON.stringify(latest, null, 2)}\n`);
  const [before, rest] = readFileSync(PAGE, 'utf8').split(BEGIN);
  const [, after] = rest.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
});

function tableOf({ seconds, files }) {
  const all = Object.entries(files);
  const suites = [...new Set(all.map(([, { suite }]) => suite))].map((suite) => {
    const own = all.filter(([, file]) => file.suite === suite).map(([, file]) => file);
    return [suite, String(own.length), String(sum(own, 'tests')), minutes(sum(own, 'seconds'))];
  });
  const total = [
    'all',
    String(all.length),
    String(
      sum(
        all.map(([, file]) => file),
        'tests',
      ),
    ),
    minutes(seconds),
  ];
  const longest = all
    .toSorted(([, a], [, b]) => b.seconds - a.seconds)
    .slice(0, MAX_LENGTH)
    .map(([file, one]) => [`\`${file}\``, String(one.tests), minutes(one.seconds)]);
  return [
    ...rows(['Suite', 'Files', 'Tests', 'Time'], [...suites, total]),
    '',
    ...rows(['Longest files', 'Tests', 'Time'], longest),
  ].join('\n');
}

function sum(list, name) {
  return list.reduce((total, one) => total + one[name], 0);
}

function minutes(seconds) {
  const total = Math.round(seconds);
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** Markdown as prettier writes it: text to the left, figures to the right, columns of one width. */
function rows(head, body) {
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => row[at].length), 4));
  const line = (row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)];
}
