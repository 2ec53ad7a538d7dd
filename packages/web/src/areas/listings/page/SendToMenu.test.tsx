import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { CompetitorsScene } from '../../competitors/CompetitorsScene';
import { SeoScene } from '../seo/SeoScene';
import type { PageProduct } from './ReadPage';
import { SendToMenu } from './SendToMenu';

browserStandIns();

const HISTORY = answers.ok({ analyses: [], total: 0, next_cursor: null });

async function send(known: Parameters<typeof aPageProduct>[0], to: string) {
  const product = { ...aPageProduct(known), reviews: null, availability: 'In Stock' } as PageProduct;
  const server = new FakeServer()
    .on('GET /api/services/seo/analyze', HISTORY)
    .on('GET /api/services/competitors/analyze', HISTORY);
  renderScene(
    <Routes>
      <Route path="/" element={<SendToMenu product={product} />} />
      <Route path="/app/seo-analyzer" element={<SeoScene />} />
      <Route path="/app/competitors" element={<CompetitorsScene />} />
    </Routes>,
    server,
    { path: '/' },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send to' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: to }));
}
const value = async (name: RegExp) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;

describe('SendToMenu', () => {
  it('starts the SEO Analyzer with the text of the page, by the rules of its shop', async () => {
    await send({ title: 'Emaille-Becher', description: 'Fasst 350 ml.', marketplace: 'amazon.de' }, 'SEO Analyzer');
    expect([await value(/^Title/u), await value(/^Description/u)]).toEqual(['Emaille-Becher', 'Fasst 350 ml.']);
  });

  it('starts the Competitor Analysis with the address of the page', async () => {
    await send({ url: 'https://shop.example/mug', marketplace: 'shop.example' }, 'Competitor Analysis');
    expect(await value(/^Product URL/u)).toBe('https://shop.example/mug');
  });
});
