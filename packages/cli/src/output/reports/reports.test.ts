import { describe, expect, it } from '@jest/globals';
import { withRows, type Report } from './Report.js';
import { reportHtml } from './reportHtml.js';
import { reportMarkdown } from './reportMarkdown.js';

const report: Report = {
  title: 'Mug <script>alert(1)</script>',
  verdict: 'Scores 72, *not* bad',
  basis: 'Rules of 2026-11-23',
  parts: [
    {
      heading: 'Facts | figures',
      text: 'https://shop.example/mug?a=1&b=2',
      table: {
        columns: ['Field', 'Value'],
        rows: [
          ['Price', 12.5],
          ['Brand', '[click](javascript:alert(1))\n# Heading'],
          ['Rating', null],
          ['Address', 'javascript:alert(1)'],
          ['Range', '1. first'],
        ],
      },
    },
  ],
};

describe('a report', () => {
  it('is one HTML file whose texts are no markup, with links to web addresses alone', () => {
    const html = reportHtml(report);
    expect(html).toContain('<h1>Mug &lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(html).not.toMatch(/<script/iu);
    expect(html.match(/href="[^"]*"/gu)).toEqual(['href="https://shop.example/mug?a=1&amp;b=2"']);
    expect(html).toContain('<td class="number">12.5</td>');
    expect(html).toContain('<td>—</td>');
    expect(html).toContain('name="robots" content="noindex"');
  });

  it('is Markdown whose texts are no markup', () => {
    expect(reportMarkdown(report)).toBe(
      [
        String.raw`# Mug \<script\>alert(1)\</script\>`,
        String.raw`**Scores 72, \*not\* bad**`,
        '_Rules of 2026-11-23_',
        String.raw`## Facts \| figures`,
        'https://shop.example/mug?a=1&b=2',
        [
          '| Field | Value |',
          '| --- | --- |',
          '| Price | 12.5 |',
          String.raw`| Brand | \[click\](javascript:alert(1)) \# Heading |`,
          '| Rating | — |',
          '| Address | javascript:alert(1) |',
          String.raw`| Range | 1\. first |`,
        ].join('\n'),
        '',
      ]
        .join('\n\n')
        .replace(/\n\n$/u, '\n'),
    );
  });

  it('leaves out parts without rows', () => {
    const empty = { heading: 'Keywords', table: { columns: ['Term'], rows: [] } };
    expect(withRows([empty, ...report.parts]).map(({ heading }) => heading)).toEqual(['Facts | figures']);
  });
});
