import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  measureClaims,
  measureDistortions,
  measureProducts,
  measureRules,
  measureScores,
  measureTitles,
} from './quality/measures.mjs';

/**
 * Prints how good the text is on a folder of cases in the format of `text-cases`: `npm run quality -- FOLDER [--misses]`.
 * Everything runs in this process with the Basic writer, in strict mode; the product must have been built.
 */
const [folder = '../shared/samples/text-cases'] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const showMisses = process.argv.includes('--misses');
const read = (name) => {
  const file = path.join(folder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
const percent = (part, total) => (total === 0 ? '-' : `${((part / total) * 100).toFixed(1)} %`);
const rows = [];
const misses = [];
function measure(name, work, rowsOf) {
  const cases = read(name);
  if (cases === undefined) return;
  const result = work(cases);
  rows.push(...rowsOf(result));
  misses.push(...result.misses.map((miss) => `${name}: ${miss}`));
}
measure('products', measureProducts, (r) => {
  const bytes = r.bytes.map(([count]) => count).toSorted((a, b) => a - b);
  return [
    ['important facts shown', `${r.shown} of ${r.facts}`, percent(r.shown, r.facts), '>= 95 %'],
    ['kind misread', `${r.misread} of ${r.kinds}`, percent(r.misread, r.kinds), '<= 4 %'],
    ['forbidden text kept', `${r.never}`, '', '0'],
    ['bullets word for word in the description', `${r.repeated} of ${r.bullets}`, percent(r.repeated, r.bullets), '0'],
    ['search-term bytes, median', `${bytes[Math.floor(bytes.length / 2)] ?? 0}`, '', '>= 120'],
    ['own statements removed by the proof', `${r.removed}`, '', '0'],
  ];
});
measure('distortions', measureDistortions, (r) => [
  ['distortions', `${r.distorted} of ${r.cases}`, percent(r.distorted, r.cases), '<= 3.3 %'],
  ['must be shown, lost', `${r.lost}`, '', '0'],
]);
measure('claims', measureClaims, (r) => [
  ['false sentences caught', `${r.caught} of ${r.false}`, percent(r.caught, r.false), '>= 90 %'],
  ['true sentences lost', `${r.lost} of ${r.true}`, percent(r.lost, r.true), '<= 5 %'],
]);
measure('rules', measureRules, (r) => [
  ['rule violations found', `${r.found} of ${r.violations}`, percent(r.found, r.violations), '>= 92 %'],
  ['innocent texts flagged', `${r.alarmed} of ${r.innocents}`, percent(r.alarmed, r.innocents), '<= 3 %'],
]);
measure('scores', measureScores, (r) => [
  ['good listing above the poor one', `${r.right} of ${r.pairs}`, percent(r.right, r.pairs), '>= 90 %'],
]);
measure('titles', measureTitles, (r) => [
  ['titles that keep what they must', `${r.kept} of ${r.titles}`, percent(r.kept, r.titles), '>= 95 %'],
]);

const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, count, share, goal] of rows)
  console.log(`${name.padEnd(width)}  ${count.padStart(12)}  ${share.padStart(8)}  needed ${goal}`);
if (showMisses) for (const miss of misses) console.log(miss);
