import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

/** Real listings beside the checkout. They may not be published, so the test runs only where the folder exists. */
const SAMPLES = path.resolve('../shared/samples/listings/amazon-listings.json');
const present = existsSync(SAMPLES);

(present ? test : test.skip)('every sample title fits without an error', () => {
  const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
  const listings = JSON.parse(readFileSync(SAMPLES, 'utf8')) as readonly { readonly title: string }[];
  const broken = listings.flatMap(({ title }) => {
    const { title: fitted, findings } = fitTitle({ title }, AMAZON);
    const errors = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    return [...fitted].length > 75 || errors.length > 0 ? [{ title, fitted, errors }] : [];
  });
  expect(broken).toEqual([]);
});
