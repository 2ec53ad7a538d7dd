import { describe, expect, it } from '@jest/globals';
import { findAll, PageTree, shortText, textOf, within } from './PageTree.js';

const HTML = `<main> <h1> Enamel <b>mug</b>, <i>white</i></h1><p>350&nbsp;ml</p><p>a</p><script>no()</script>
  <div>12<span>,</span><span>50</span> <span> € </span>\u200B</div><style>p {}</style>
  <ul><li>one</li><li>two<br>lines</li></ul><table><tr><td>a</td><td>b</td></tr></table>
  <section>${'<p>A long text. </p>'.repeat(40)}</section><template><p>hidden</p></template></main>`;

describe('the elements of a page', () => {
  const { root } = new PageTree(HTML);

  it('say in short what they say', () => {
    const elements = [root, ...within(root)];
    expect(elements.length).toBeGreaterThan(60);
    for (const most of [3, 40, 300])
      expect(elements.map((one) => shortText(one, most))).toEqual(
        elements.map((one) => (textOf(one).length <= most ? textOf(one) : '')),
      );
  });

  it('come in the order of the page', () => {
    const { root: nested } = new PageTree('<a><b><c></c></b><d></d></a><e></e>');
    expect([...within(nested)].map(({ name }) => name).join('')).toBe('abcde');
    expect(findAll(nested, ({ name }) => name > 'b').map(({ name }) => name)).toEqual(['c', 'd', 'e']);
  });
});
