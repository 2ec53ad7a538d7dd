import { beforeEach, describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { AnalysisResultsScene } from './AnalysisResultsScene';

browserStandIns();

const NOTE = 'listwright-analysis-tab';
const AMAZON = 'https://www.amazon.de/dp/B08CZDYNF7';
const SHOP = 'https://larkhill.example/mug';
const product = (url: string) => ({
  ...aPageProduct({
    title: '<i>Enamel mug</i>',
    url,
    marketplace: new URL(url).hostname.replace('www.', ''),
    price: 12.5,
    currency: 'EUR',
    bullet_points: ['Holds 350 ml'],
    images: Array.from({ length: 9 }, (_, at) => `https://cdn.example/${at}.jpg`),
    qa_section: Array.from({ length: 7 }, (_, at) => ({ question: `Question ${at}?`, answer: 'Yes.' })),
  }),
  reviews: null,
  availability: 'In Stock',
  provenance: {},
});

interface Tab {
  readonly server?: FakeServer;
  /** When the app asked for the tab, in milliseconds; absent: it did not. */
  readonly askedAt?: number;
  /** What the app had read already. */
  readonly result?: object;
  readonly isSignedIn?: boolean;
}

function open(url: string, { server = new FakeServer(), askedAt, result, isSignedIn = true }: Tab = {}) {
  const path = `/analysis-results?${new URLSearchParams({ url }).toString()}`;
  // As the other tab left it; rendering a scene clears the storage first.
  const Asked = () => {
    if (askedAt !== undefined) localStorage.setItem(NOTE, JSON.stringify({ url, at: askedAt, result }));
    return null;
  };
  const scene = (
    <>
      <Asked />
      <Routes>
        <Route path="/analysis-results" element={<AnalysisResultsScene />} />
        <Route path="/login" element={<p>Log in first</p>} />
      </Routes>
    </>
  );
  renderScene(scene, server, { path, isSignedIn });
  return server;
}
const analyze = async () => fireEvent.click(await screen.findByRole('button', { name: 'Analyze' }));

describe('AnalysisResultsScene', () => {
  beforeEach(() => sessionStorage.clear());

  it('reads the page that the app asked for, in the layout of the store', async () => {
    const server = new FakeServer().on('POST /api/scraper/amazon-product', answers.ok(product(AMAZON)));
    open(AMAZON, { server, askedAt: Date.now() });
    expect(await screen.findByRole('heading', { level: 1, name: /<i>Enamel mug<\/i>/u })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'About this item' }).textContent).toContain('Holds 350 ml');
    expect(within(screen.getByRole('complementary', { name: 'Offer' })).getByText('€12.50')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Images' })).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getAllByText(/^Question \d\?$/u)).toHaveLength(5);
    expect(server.requests.map(({ body }) => body)).toEqual([JSON.stringify({ url: AMAZON, marketplace: 'amazon' })]);
    expect(localStorage.getItem(NOTE)).toBeNull();
  });

  it('shows a saved page that the app has read, and reads nothing', async () => {
    const { provenance: _, ...read } = product(AMAZON);
    const result = { product: read, readAt: '2026-11-28T09:00:00.000Z' };
    const server = open(AMAZON, { askedAt: Date.now(), result });
    expect(await screen.findByRole('heading', { level: 1, name: /Enamel mug/u })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'About this item' })).toBeTruthy();
    expect(server.requests).toEqual([]);
    expect(sessionStorage.getItem(`listwright-analysis:${AMAZON}`)).not.toBeNull();
  });

  it('shows what the tab has kept, also where an earlier version read it', async () => {
    const { offers: _, other_offers: __, ...earlier } = product(SHOP);
    const kept = { product: earlier, readAt: '2026-11-26T09:00:00.000Z' };
    sessionStorage.setItem(`listwright-analysis:${SHOP}`, JSON.stringify(kept));
    const server = open(SHOP);
    expect(await screen.findByRole('heading', { level: 1, name: /Enamel mug/u })).toBeTruthy();
    expect(screen.getByText('Product description')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });

  it('pins each suggestion to its place', async () => {
    const server = new FakeServer().on('POST /api/scraper/generic-product', answers.ok(product(SHOP)));
    open(SHOP, { server, askedAt: Date.now() });
    const list = await screen.findByRole('region', { name: 'Improvement suggestions' });
    const pins = screen.getAllByRole('link', { name: /^Suggestion \d+:/u });
    expect(pins.length).toBe(within(list).getAllByRole('listitem').length);
    for (const pin of pins) expect(document.querySelector(pin.getAttribute('href') ?? '')).not.toBeNull();
    for (const back of within(list).getAllByRole('link'))
      expect(document.querySelector(back.getAttribute('href') ?? '')).not.toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Offer' })).toBeNull();
  });

  it('asks before it spends a call where a link from elsewhere opened it, or the note is old', async () => {
    const server = open(SHOP, { askedAt: Date.now() - 120_000 });
    expect(await screen.findByText('Read this page?')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('keeps the result in its tab, so that loading it again costs nothing', async () => {
    open(SHOP, { server: new FakeServer().on('POST /api/scraper/generic-product', answers.ok(product(SHOP))) });
    await analyze();
    await screen.findByRole('heading', { level: 1, name: /Enamel mug/u });
    const again = open(SHOP);
    expect(await screen.findByRole('heading', { level: 1, name: /Enamel mug/u })).toBeTruthy();
    expect(again.calls).toEqual([]);
  });

  it('links only to addresses of the web', async () => {
    const hostile = {
      ...product(SHOP),
      images: ['javascript:alert(1)', 'https://cdn.example/1.jpg'],
      similar_products: [{ title: 'Other mug', url: 'javascript:alert(2)', asin: null }],
    };
    const server = new FakeServer().on('POST /api/scraper/generic-product', answers.ok(hostile));
    open(SHOP, { server, askedAt: Date.now() });
    expect(await screen.findByText('Other mug')).toBeTruthy();
    const addresses = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    expect(addresses).toContain('https://cdn.example/1.jpg');
    expect(addresses.filter((address) => !/^(?:https?:|#|\/)/u.test(address))).toEqual([]);
  });

  it('says why a page could not be read, and tries again', async () => {
    const refused = answers.problem(403, 'page_robots', 'This site asks programs not to read this page.');
    const server = open(SHOP, { server: new FakeServer().on('POST /api/scraper/generic-product', refused) });
    await analyze();
    expect(await screen.findByText('Failed to load product analysis')).toBeTruthy();
    const reason = 'Failed to analyze product: This site asks programs not to read this page.';
    expect(screen.getByText(reason)).toBeTruthy();
    server.on('POST /api/scraper/generic-product', answers.ok(product(SHOP)));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Enamel mug/u })).toBeTruthy();
  });

  it('says what failed where no server gives a reason', async () => {
    const lost = () => Promise.reject(new Error('lost'));
    open(SHOP, { server: new FakeServer().on('POST /api/scraper/generic-product', lost) });
    await analyze();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load product analysis');
    expect(alert.textContent).toContain('Failed to analyze product');
  });

  it.each([
    ['page_blocked', 'Use a saved page', '/app/marketplace-analysis'],
    ['quota_exceeded', 'View usage and plans', '/app/profile'],
  ])('offers another way after %s', async (code, name, href) => {
    const server = new FakeServer().on('POST /api/scraper/generic-product', answers.problem(403, code, 'Refused.'));
    open(SHOP, { server });
    await analyze();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('is for people who are logged in', async () => {
    open(SHOP, { isSignedIn: false });
    expect(await screen.findByText('Log in first')).toBeTruthy();
  });
});
