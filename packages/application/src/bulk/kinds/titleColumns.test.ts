import { describe, expect, it } from '@jest/globals';
import type { JobRow } from '../../jobs/index.js';
import { TITLE_COLUMNS, titleCells } from './titleColumns.js';

const row: JobRow = {
  number: 2,
  name: 'Oak table',
  status: 'completed',
  cells: { Title: 'Oak table, solid, best gift' },
  attempts: 1,
  isAccepted: false,
};

describe('a row of the results of titles', () => {
  it('has the fitted texts, and says of each phrase where it went', () => {
    const fitted = {
      title: 'Oak table',
      itemHighlights: 'Solid',
      searchTerms: 'gift',
      moved: [
        { text: 'solid', to: 'item_highlights', reason: 'It is long.' },
        { text: 'best gift', to: 'search_terms', reason: 'It is long.' },
      ],
      findings: [],
    } as const;
    const cells = titleCells({ row, fitted }, [{ name: 'Title', field: 'title' }]);
    const named = Object.fromEntries(TITLE_COLUMNS.map((name, at) => [name, cells[at]]));
    expect(named).toMatchObject({
      row: 2,
      status: 'completed',
      title: 'Oak table, solid, best gift',
      optimized_title: 'Oak table',
      item_highlights: 'Solid',
      search_terms: 'gift',
      moved: 'solid → item_highlights; best gift → search_terms',
      changes: expect.any(String),
      error: '',
    });
    expect(cells).toHaveLength(TITLE_COLUMNS.length);
  });
});
