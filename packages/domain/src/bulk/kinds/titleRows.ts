import { TITLE_TO_FIT_MAX } from '../../listings/index.js';
import { CATEGORY_EXPLANATION } from './CATEGORY_EXPLANATION.js';
import { readTitleRow, type TitleRow } from './readTitleRow.js';
import type { RowKind } from './RowKind.js';

/** Each row is a title, and becomes one that fits the limits in force. */
export const titleRows: RowKind<TitleRow> = {
  sheet: {
    fileName: 'titles-template',
    sheetName: 'Titles',
    columns: [
      {
        name: 'title',
        required: true,
        explanation: `The title that is to fit. At most ${TITLE_TO_FIT_MAX} characters.`,
        sample:
          'Sample Steel Water Bottle 750 ml with Screw Lid, Leak Proof, for Hiking, School and Office, Midnight Blue, Pack of 2',
      },
      {
        name: 'brand',
        required: false,
        explanation: 'The brand as it is spelled. It keeps its letters and comes first.',
        sample: 'Sample',
      },
      {
        name: 'category',
        required: false,
        explanation: `${CATEGORY_EXPLANATION} Books, music and films may have longer titles.`,
        sample: 'Home',
      },
    ],
  },
  takesAttributes: false,
  label: 'title',
  isKnownByLabel: true,
  quota: 'listings_generated',
  unit: 'listing',
  isForMarketplace: true,
  makesListings: false,
  read: readTitleRow,
  // The sentence of the specification.
  doneSentence: (count) => `Successfully optimized ${count} titles!`,
};
