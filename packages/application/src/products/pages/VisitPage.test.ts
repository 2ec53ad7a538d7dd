import { describe, expect, it } from '@jest/globals';
import type { ReadPage } from '@listwright/domain/products';
import { FixedPages, FixedRenderer, InMemoryPageVisits, PlainPages } from '../../../testing/index.js';
import { VisitPage } from './VisitPage.js';

const MUG = 'https://shop.example/mug';

/** Every page asks whether its reader is a robot. */
class Wall extends PlainPages {
  override async read(): Promise<ReadPage> {
    const page = await super.read('', undefined);
    return { ...page, page: { kind: 'blocked', reason: 'The site asks for a proof.' } };
  }
}

describe('VisitPage', () => {
  const visiting = (text: string, rendered: Readonly<Record<string, string>> = {}, reader = new PlainPages()) => {
    const renderer = new FixedRenderer(rendered);
    const visits = new InMemoryPageVisits();
    const visit = new VisitPage(new FixedPages({ [MUG]: { text } }), renderer, reader, visits);
    return { renderer, visits, read: () => visit.execute(MUG) };
  };

  it('reads a page without a browser where it shows something', async () => {
    const { renderer, visits, read } = visiting('<h1>Enamel mug</h1>');
    expect(await read()).toMatchObject({ address: MUG, product: { title: 'Enamel mug' } });
    expect(renderer.asked).toEqual([]);
    expect(await visits.all()).toEqual({ http: 1, browser: 0 });
  });

  it('reads what the scripts of an empty page made', async () => {
    const { renderer, visits, read } = visiting('<div id="root"></div>', { [MUG]: '<h1>Enamel mug</h1>' });
    expect(await read()).toMatchObject({ address: MUG, product: { title: 'Enamel mug' } });
    expect(renderer.asked).toEqual([MUG]);
    expect(await visits.all()).toEqual({ http: 0, browser: 1 });
  });

  it('leaves an empty page empty where no browser can show it', async () => {
    const { visits, read } = visiting('<div id="root"></div>');
    expect(await read()).toMatchObject({ page: { kind: 'empty' }, product: null });
    expect(await visits.all()).toEqual({ http: 0, browser: 0 });
  });

  it('counts no page that stands in place of a product', async () => {
    const { visits, read } = visiting('<p>Press the button</p>', {}, new Wall());
    expect(await read()).toMatchObject({ page: { kind: 'blocked' } });
    expect(await visits.all()).toEqual({ http: 0, browser: 0 });
  });
});
