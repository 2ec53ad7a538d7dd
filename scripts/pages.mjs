// Prints how much of the pages in folders is read right, and how many of those without a product are called what they are:
// `npm run pages -- FOLDER...`; each page has NAME.expected.json beside it.
import { readProductPage } from '../packages/adapters/dist/src/pages/reading/readProductPage.js';
import { checkKinds } from '../packages/adapters/dist/testing/pages/checkKinds.js';
import { checkPages } from '../packages/adapters/dist/testing/pages/checkPages.js';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name a folder of saved pages with NAME.expected.json beside each.');
  process.exit(2);
}
for (const folder of folders) {
  const kinds = await checkKinds(folder, readProductPage);
  if (kinds.expected > 0)
    console.log(`${folder}: ${kinds.right} of ${kinds.expected} pages without a product named right`);
  for (const miss of kinds.misses) console.log(`  ${miss}`);
  const { misses, ...counts } = await checkPages(folder, readProductPage);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) continue;
  const share = (counts.right / all) * 100;
  console.log(
    `${folder}: ${counts.right} of ${all} fields right (${share.toFixed(1)} %), ${counts.invented} invented, ${counts.missing} missing, ${counts.wrong} wrong`,
  );
  for (const miss of misses) console.log(`  ${miss}`);
}
