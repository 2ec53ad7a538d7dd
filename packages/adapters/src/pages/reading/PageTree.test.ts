import { describe, expect, it } from '@jest/globals';
import { judgedOnce } from './judgedOnce.js';
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

  it('have their own attributes, the first of a name, and none of a form within a form, which is no element', () => {
    const tree = new PageTree(
      '<form id=a data-x=1 data-x="2 > 1" class="b"><p title=">"><form id=c class=d data-y=3><b hidden data-z>x</b></form>',
    );
    const [form, paragraph, bold] = within(tree.root);
    expect([form, paragraph, bold].map((one) => one?.name)).toEqual(['form', 'p', 'b']);
    expect(['id', 'data-x', 'class', 'data-y'].map((name) => form?.attribute(name))).toEqual([
      'a',
      '1',
      'b',
      undefined,
    ]);
    expect(['id', 'title', 'class', 'data-y'].map((name) => paragraph?.attribute(name))).toEqual([
      undefined,
      '>',
      undefined,
      undefined,
    ]);
    expect(['hidden', 'data-z'].map((name) => bold?.attribute(name))).toEqual(['', '']);
    expect(tree.byId('c')).toBeUndefined();
  });

  it('have the first of two ids, and of so many attributes as no page needs the first', () => {
    const many = Array.from({ length: 100_000 }, (_, at) => ` a${at}="${at}"`).join('');
    const same = ' data-x="1"'.repeat(100);
    const tree = new PageTree(`<p id=a id=b title=t${same} data-y><i${many} href="/x"><b data-z=1>x</b></i></p>`);
    const [paragraph, italic, bold] = within(tree.root);
    expect([tree.byId('a'), tree.byId('b'), paragraph?.attribute('id')]).toEqual([paragraph, undefined, 'a']);
    expect(['title', 'data-x', 'data-y'].map((name) => paragraph?.attribute(name))).toEqual(['t', '1', '']);
    const kept = Array.from({ length: 100_000 }, (_, at) => `a${at}`).filter(
      (name) => italic?.attribute(name) !== undefined,
    );
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.length).toBeLessThan(1000);
    expect([kept[0], italic?.attribute('a0'), italic?.attribute('href')]).toEqual(['a0', '0', undefined]);
    expect(bold?.attribute('data-z')).toBe('1');
  });

  it('know what they hold and what comes next, and keep texts whole', () => {
    const [list, one, two, inner] = within(new PageTree('<ul>a &amp; b<li>1</li> <li>2<b>3</b></li>\n</ul><p>c').root);
    expect(list?.children).toEqual(['a & b', one, ' ', two, ' ']);
    expect(list?.elements).toEqual([one, two]);
    expect([one?.next, two?.next, inner?.next]).toEqual([two, undefined, undefined]);
  });

  it('are judged once by a test that several rules ask', () => {
    const asked: string[] = [];
    const isBold = judgedOnce(({ name }) => asked.push(name) > 0 && name === 'b');
    const elements = [...within(new PageTree('<p><b>1</b></p>').root)];
    const others = [...within(new PageTree('<b>2</b>').root)];
    for (let turn = 0; turn < 2; turn += 1) {
      expect(elements.map(isBold)).toEqual([false, true]);
      expect(others.map(isBold)).toEqual([true]);
    }
    expect(asked).toEqual(['p', 'b', 'b']);
  });
});
