import type { SeoResult } from '@listwright/application/contract';
import type * as z from 'zod';
import type { ReportCell, ReportPart } from '../../output/reports/Report.js';

/** An SEO check as the parts of a report. */
export function seoReport(result: z.output<typeof SeoResult>): readonly ReportPart[] {
  const { score, grade, checks, suggestions, keywords, keyword_coverage: coverage } = result;
  return [
    { heading: 'Score', text: `${score} of 100 (${grade})` },
    {
      heading: 'Suggestions',
      table: {
        columns: ['Severity', 'Where', 'What', 'Points', 'Source'],
        rows: suggestions.map(({ severity, field, message, points, source }): ReportCell[] => [
          severity,
          field?.replaceAll('_', ' ') ?? null,
          message,
          points,
          source,
        ]),
      },
    },
    {
      heading: 'How the score is made up',
      table: {
        columns: ['Part', 'Points', 'Most', 'Why'],
        rows: checks.map(({ label, points, max, why }): ReportCell[] => [label, points, max, why]),
      },
    },
    {
      heading: keywords.length === 0 ? 'Keywords' : `Keywords: ${coverage}% in the text`,
      table: {
        columns: ['Keyword', 'In the text', 'Places'],
        rows: keywords.map(({ keyword, covered, places }): ReportCell[] => [
          keyword,
          covered ? 'yes' : 'no',
          places.join(', '),
        ]),
      },
    },
  ];
}
