import { DatedData } from '../../shared/index.js';
import { AMAZON_EPOCHS } from './ruleEpochs.js';
import { RULE_SOURCES } from './ruleSources.js';

const { detailPageRules, titleLimit2025, titleLimit2026 } = RULE_SOURCES;

/** The periods between two changes of Amazon's rules, by the name of the change that began them. */
export const AMAZON_PERIODS = new DatedData<keyof typeof AMAZON_EPOCHS>([
  { from: AMAZON_EPOCHS.bulletsEnforced, value: 'bulletsEnforced', source: detailPageRules },
  { from: AMAZON_EPOCHS.titleCharacters, value: 'titleCharacters', source: titleLimit2025 },
  { from: AMAZON_EPOCHS.shortTitles, value: 'shortTitles', source: titleLimit2026 },
]);
