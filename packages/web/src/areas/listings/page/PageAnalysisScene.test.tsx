import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { PageAnalysisScene } from './PageAnalysisScene';

browserStandIns();

const product = {
  ...aPageProduct({
    title: 'Enamel mug, FREE SHIPPING',
    brand: 'Larkhill',
    price: 12.5,
    list_price: 15,
    currency: 'EUR',
  }),
  reviews: null,
  availability: 'In Stock',
};
const provenance = { price: { strategy: 'json_ld', path: 'offers.price', certainty: 'sure' } };

const open = (path: string, answer: ReturnType<typeof answers.ok>) => {
  const server = new FakeServer().on(`POST /api/scraper/${path}`, answer);
  renderScene(<PageAnalysisScene />, server, { path: '/app/marketplace-analysis' });
  return server;
};
const analyze = async () => fireEvent.click(await screen.findByRole('button', { name: 'Analyze Here' }));
const type = async (url: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Product URL/u }), { target: { value: url } });

describe('PageAnalysisScene', () => {
  it('asks for an address before it calls the server', async () => {
    const server = open('generic-product', answers.ok({}));
    await analyze();
    expect(await screen.findByText('Please enter a product URL')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('shows what the page says, what would improve it, and where each value was found', async () => {
    open('generic-product', answers.ok({ ...product, provenance }));
    await type('https://shop.example/mug');
    await analyze();
    expect(await screen.findByText('Product analyzed successfully!')).toBeTruthy();
    expect(await screen.findByText('€12.50 (before €15.00)')).toBeTruthy();
    expect(screen.getByText('The page does not say')).toBeTruthy();
    const places = within(screen.getByRole('table', { name: 'Values and their places' }));
    expect(places.getByText('offers.price')).toBeTruthy();
    expect(screen.queryByText(/Show at least 6/u)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Why \d+\?/u }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Show findings' }))[0]!);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Suggestions' })));
  });

  it("judges a page of Amazon by its store's rules, and advises six photos", async () => {
    open('generic-product', answers.ok({ ...product, marketplace: 'amazon.de', provenance }));
    await type('https://www.amazon.de/dp/B000000000');
    await analyze();
    expect(await screen.findByText(/Show at least 6/u)).toBeTruthy();
  });

  it('says why a page could not be read', async () => {
    open('generic-product', answers.problem(403, 'page_robots', 'This site asks programs not to read this page.'));
    await type('https://shop.example/mug');
    await analyze();
    expect(await screen.findByText(/asks programs not to read/u)).toBeTruthy();
  });
});
