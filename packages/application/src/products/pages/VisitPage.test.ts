import { describe, expect, it } from '@jest/globals';
import { FixedPages, FixedRenderer, PlainPages } from '../../../testing/index.js';
import { VisitPage } from './VisitPage.js';

const MUG = 'https://shop.example/mug';

describe('VisitPage', () => {
  const visiting = (text: string, rendered: Readonly<Record<string, string>> = {}) => {
    const renderer = new FixedRenderer(rendered);
    const visit = new VisitPage(new FixedPages({ [MUG]: { text } }), renderer, new PlainPages());
    return { renderer, read: () => visit.execute(MUG) };
  };

  it('reads a page without a browser where it shows something', async () => {
    const { renderer, read } = visiting('<h1>Enamel mug</h1>');
    expect(await read()).toMatchObject({ address: MUG, product: { title: 'Enamel mug' } });
    expect(renderer.asked).toEqual([]);
  });

  it('reads what the scripts of an empty page made', async () => {
    const { renderer, read } = visiting('<div id="root"></div>', { [MUG]: '<h1>Enamel mug</h1>' });
    expect(await read()).toMatchObject({ address: MUG, product: { title: 'Enamel mug' } });
    expect(renderer.asked).toEqual([MUG]);
  });

  it('leaves an empty page empty where no browser can show it', async () => {
    const { read } = visiting('<div id="root"></div>');
    expect(await read()).toMatchObject({ page: { kind: 'empty' }, product: null });
  });
});
