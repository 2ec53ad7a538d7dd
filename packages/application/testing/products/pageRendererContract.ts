import { describe, expect, it } from '@jest/globals';
import type { PageRenderer } from '../../src/products/index.js';

export interface RendererUnderTest {
  readonly renderer: PageRenderer;
  /** A page that writes `<h1>Enamel mug</h1>` by a script. */
  readonly scripted: string;
  /** An address that cannot be shown. */
  readonly unreachable: string;
}

/** The contract of everything that shows pages in a browser. */
export function pageRendererContract(name: string, make: () => Promise<RendererUnderTest>): void {
  describe(`${name} as a renderer of pages`, () => {
    it('gives the page that its scripts made', async () => {
      const { renderer, scripted } = await make();
      const page = await renderer.render(scripted);
      expect(page).toMatchObject({ address: scripted, contentType: 'text/html', charset: 'utf-8' });
      expect(page?.text).toContain('<h1>Enamel mug</h1>');
    });

    it('gives nothing where a page cannot be shown', async () => {
      const { renderer, unreachable } = await make();
      expect(await renderer.render(unreachable)).toBeUndefined();
    });

    it('shows nothing that is no longer wanted', async () => {
      const { renderer, scripted } = await make();
      await expect(renderer.render(scripted, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    });
  });
}
