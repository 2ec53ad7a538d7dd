import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parsePost } from './parsePost';

const HEAD = 'id: 7\ntitle: Two: words\nexcerpt: E\nauthor: A\ndate: 2026-11-01\nreadTime: 3 min read\ncategory: Rules';
const post = (body: string, head = HEAD) => parsePost('a-post', `---\n${head}\n---\n\n${body}`);

describe('parsePost', () => {
  it('reads the front matter, including colons', () => {
    const { html, sections, ...facts } = post('Text.');
    expect(facts).toEqual({
      id: 7,
      slug: 'a-post',
      title: 'Two: words',
      excerpt: 'E',
      author: 'A',
      date: '2026-11-01',
      readTime: '3 min read',
      category: 'Rules',
    });
    expect([html, sections]).toEqual(['<p>Text.</p>\n', []]);
  });

  it('gives headings the ids that the contents link to', () => {
    const { html, sections } = post("## What's new, since *July*?\n\nA\n\n### Detail\n\n## Next");
    expect(sections.map(({ id }) => id)).toEqual(['what-s-new-since-july', 'next']);
    for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`);
    expect(html).toContain('<h3 id="detail">');
  });

  it('lets wide tables and examples scroll, each with a name', () => {
    const table = '|  | b |\n| --- | --- |\n| `1` | **2** |';
    const { html } = post(`${table}\n\n${table}\n\n\`\`\`\na < b\n\`\`\``);
    expect(html).toContain('<div class="site-table" role="region" aria-label="Table 1" tabindex="0">');
    expect(html).toContain('aria-label="Table 2"');
    expect(html).toContain('<thead><tr><td></td><th>b</th></tr></thead>');
    expect(html).toContain('<td><code>1</code></td><td><strong>2</strong></td>');
    expect(html).toContain('<pre role="region" aria-label="Example 1" tabindex="0"><code>a &lt; b</code></pre>');
  });

  it('rejects an incomplete post', () => {
    expect(() => post('Text.', HEAD.replace('author: A', ''))).toThrow('The post a-post has no author.');
  });
});

describe('the posts of the blog', () => {
  const folder = 'packages/web/content/blog';
  const all = readdirSync(folder).map((file) =>
    parsePost(file.replace('.md', ''), readFileSync(`${folder}/${file}`, 'utf8')),
  );

  it('are six, with different addresses, dates and numbers', () => {
    expect(all).toHaveLength(6);
    expect(new Set(all.map(({ id }) => id)).size).toBe(6);
    expect(new Set(all.map(({ date }) => date)).size).toBe(6);
  });

  it.each(all.map((one) => [one.slug, one] as const))(
    '%s is long enough to be useful and can be found',
    (_slug, one) => {
      expect(one.title.length).toBeLessThanOrEqual(70);
      expect(one.excerpt.length).toBeGreaterThanOrEqual(100);
      expect(one.excerpt.length).toBeLessThanOrEqual(165);
      expect(one.sections.length).toBeGreaterThanOrEqual(3);
      expect(one.html.split(/\s+/).length).toBeGreaterThan(600);
      expect(new Set(one.sections.map(({ id }) => id)).size).toBe(one.sections.length);
    },
  );
});
