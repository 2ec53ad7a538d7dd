import { describe, expect, it } from '@jest/globals';
import { aPageProduct } from '@listwright/application/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { aComparison } from '../../../testing/aComparison';
import { answers } from '../../../testing/answers';
import { aProduct } from '../../../testing/aProduct';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { analysisTab } from '../results/analysisTab';
import { PageAnalysisScene } from './PageAnalysisScene';
import { samplePage } from './sample/samplePage';

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

function ShownProduct() {
  return <p>Product {useParams()['id']}</p>;
}

const open = (path: string, answer: ReturnType<typeof answers.ok>) => {
  const server = new FakeServer().on(`POST /api/scraper/${path}`, answer);
  const scene = (
    <Routes>
      <Route path="/app/marketplace-analysis" element={<PageAnalysisScene />} />
      <Route path="/app/products/:id" element={<ShownProduct />} />
    </Routes>
  );
  renderScene(scene, server, { path: '/app/marketplace-analysis' });
  return server;
};
const analyze = async () => fireEvent.click(await screen.findByRole('button', { name: 'Analyze Here' }));
const type = async (url: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Product URL/u }), { target: { value: url } });

const editInputs = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit inputs' }));

describe('PageAnalysisScene', () => {
  it('shows what it says of a sample page until one was read', async () => {
    open('generic-product', answers.ok({}));
    const sample = within(await screen.findByRole('region', { name: 'Sample result' }));
    expect(await sample.findByText(samplePage.title)).toBeTruthy();
    expect(sample.getByText(samplePage.suggestions[0].message)).toBeTruthy();
  });

  it('asks for an address before it calls the server', async () => {
    const server = open('generic-product', answers.ok({}));
    await analyze();
    expect(await screen.findByText('Please enter a product URL')).toBeTruthy();
    expect(server.calls).toEqual([]);
  });

  it('opens the analysis of an address in a new tab, which may read it at once', async () => {
    const opened: unknown[] = [];
    const before = window.open;
    window.open = (...given) => {
      opened.push(given);
      return null;
    };
    try {
      const server = open('generic-product', answers.ok({}));
      const button = await screen.findByRole('button', { name: 'Analyze in New Tab' });
      fireEvent.click(button);
      expect(await screen.findByText('Please enter a product URL')).toBeTruthy();
      await type('https://www.amazon.de/dp/B08CZDYNF7');
      fireEvent.click(button);
      const address = '/analysis-results?url=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB08CZDYNF7&marketplace=amazon';
      expect(opened).toEqual([[address, '_blank', 'noopener']]);
      expect(analysisTab.take('https://www.amazon.de/dp/B08CZDYNF7')).toEqual({});
      expect(analysisTab.take('https://www.amazon.de/dp/B08CZDYNF7')).toBeNull();
      expect(server.calls).toEqual([]);
    } finally {
      window.open = before;
    }
  });

  it('opens a saved page that was read in a new tab, which reads nothing', async () => {
    const opened: unknown[] = [];
    const before = window.open;
    window.open = (address) => {
      opened.push(address);
      return null;
    };
    try {
      const saved = { ...product, url: 'https://www.amazon.de/dp/B08CZDYNF7', marketplace: 'amazon.de' };
      open('read', answers.ok({ page: { kind: 'product', reason: '' }, product: saved, results: [], provenance }));
      const file = new File(['<h1>Enamel mug</h1>'], 'mug.html', { type: 'text/html' });
      await screen.findByRole('button', { name: 'Analyze Here' });
      fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
      await analyze();
      fireEvent.click(await screen.findByRole('button', { name: 'Open in New Tab' }));
      expect(opened).toEqual([
        '/analysis-results?url=https%3A%2F%2Fwww.amazon.de%2Fdp%2FB08CZDYNF7&marketplace=amazon',
      ]);
      expect(analysisTab.take(saved.url)?.result).toMatchObject({ product: { title: saved.title, price: 12.5 } });
    } finally {
      window.open = before;
    }
  });

  it('shows what the page says, what would improve it, and where each value was found', async () => {
    open('generic-product', answers.ok({ ...product, provenance }));
    await type('https://shop.example/mug');
    await analyze();
    expect(await screen.findByText('Product analyzed successfully!')).toBeTruthy();
    expect(await screen.findByText('€12.50')).toBeTruthy();
    expect(screen.getByText('€15.00')).toBeTruthy();
    const heading = screen.getByRole('heading', { name: /^\d+ of 100: / });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('region', { name: 'Inputs' }).textContent).toContain('shop.example/mug');
    expect(screen.queryByRole('textbox', { name: /^Product URL/u })).toBeNull();
    expect(screen.getByText(/^Not on the page: .*Availability/u)).toBeTruthy();
    const places = within(screen.getByRole('table', { name: 'Values and their places' }));
    expect(places.getByText('offers.price')).toBeTruthy();
    expect(screen.queryByText(/Show at least 6/u)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Why \d+\?/u }));
    fireEvent.click((await screen.findAllByRole('button', { name: 'Show findings' }))[0]!);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Suggestions' })));
  });

  it('offers the pages that were read last, by their addresses', async () => {
    localStorage.clear();
    open('generic-product', answers.ok({ ...product, provenance }));
    await type('https://www.shop.example/mug');
    expect(screen.queryByRole('list', { name: 'Recent pages' })).toBeNull();
    await analyze();
    await editInputs();
    const recent = within(await screen.findByRole('list', { name: 'Recent pages' }));
    await type('');
    fireEvent.click(recent.getByRole('button', { name: 'shop.example/mug' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Product URL/u });
    expect(field.value).toBe('https://www.shop.example/mug');
  });

  it("judges a page of Amazon by its store's rules, and advises six photos", async () => {
    open('amazon-product', answers.ok({ ...product, marketplace: 'amazon.de', provenance }));
    await type('https://www.amazon.de/dp/B000000000');
    await analyze();
    expect(await screen.findByText(/Show at least 6/u)).toBeTruthy();
  });

  describe('a page that was read', () => {
    const { id } = aProduct().product;
    const imported = async (answer: ReturnType<typeof answers.ok>) => {
      const server = open('generic-product', answers.ok({ ...product, provenance }));
      server.on('POST /api/products/import', answer);
      await type('https://shop.example/mug');
      await analyze();
      const button = await screen.findByRole('button', { name: 'Import into my products' });
      // The page that was read counts, not what was typed since.
      await editInputs();
      await type('https://shop.example/other');
      fireEvent.click(button);
      return server;
    };

    it('becomes a product, and leads to it', async () => {
      const server = await imported(answers.ok(aProduct()));
      expect(await screen.findByText(`Product ${id}`)).toBeTruthy();
      const { body, headers } = server.requests.at(-1) ?? {};
      expect(body).toBe(JSON.stringify({ url: 'https://shop.example/mug' }));
      expect(headers).toHaveProperty('idempotency-key');
    });

    it('leads to the product that the account has already', async () => {
      await imported(answers.problem(409, 'product_exists', 'It is one.', { product_id: id }));
      const link = await screen.findByRole('link', { name: 'Open the product' });
      expect(link.getAttribute('href')).toBe(`/app/products/${id}`);
      expect(screen.queryByRole('button', { name: 'Import into my products' })).toBeNull();
    });

    it('says why it could not be imported', async () => {
      await imported(answers.problem(409, 'too_many_products', 'Delete those that you do not need.'));
      expect(await screen.findByText('Delete those that you do not need.')).toBeTruthy();
    });
  });

  describe('a page that could not be reached', () => {
    const fault = answers.problem(503, 'page_timeout', 'The site took too long to answer. Try again later.');
    const info = {
      title: 'Enamel mug',
      price: 12.5,
      currency: 'EUR',
      asin: '',
      rating: 4.5,
      reviews: 120,
      seller: 'Larkhill',
    };
    const compare = '/api/listings/competitor/analyze';
    const after = async (first: typeof fault, second: ReturnType<typeof answers.ok>) => {
      const server = open('generic-product', first).on(`POST ${compare}`, second);
      await type('https://shop.example/mug');
      await analyze();
      return server;
    };

    it('is read by the competitor analysis instead, which says so', async () => {
      const server = await after(fault, answers.ok(aComparison(info)));
      expect(await screen.findByText('Product analyzed successfully!')).toBeTruthy();
      expect(screen.getByText(/the competitor analysis read it/u)).toBeTruthy();
      expect(screen.getByText('€12.50')).toBeTruthy();
      expect(JSON.parse(String(server.requests.at(-1)?.body))).toEqual({
        product_name: 'Product Analysis',
        marketplace: 'shopify',
        competitor_urls: ['https://shop.example/mug'],
      });
    });

    it('keeps its first failure where that cannot read it either', async () => {
      await after(fault, answers.ok(aComparison(null)));
      expect(await screen.findByText(/took too long to answer/u)).toBeTruthy();
    });

    it.each([
      [503, 'page_busy', {}],
      [502, 'page_site_error', {}],
      [500, 'internal_error', {}],
      [422, 'page_without_product', { page_kind: 'error' }],
    ])('is read by the competitor analysis after %i %s, which may pass', async (status, code, more) => {
      await after(answers.problem(status, code, 'Not now.', more), answers.ok(aComparison(info)));
      expect(await screen.findByText(/the competitor analysis read it/u)).toBeTruthy();
    });

    it.each([
      [403, 'page_robots'],
      [403, 'page_blocked'],
      [422, 'page_without_product'],
      [403, 'quota_exceeded'],
      [503, 'page_insecure'],
      [503, 'page_rate_limited'],
      [429, 'too_many_requests'],
      [502, 'unexpected_answer'],
    ])('is not asked for twice where the answer was %i %s', async (status, code) => {
      const server = await after(answers.problem(status, code, 'No.'), answers.ok(aComparison(null)));
      expect(await screen.findByText(/No\./u)).toBeTruthy();
      expect(server.requests.filter(({ url }) => url.includes(compare))).toEqual([]);
    });

    it('is not asked for twice where no answer came: the first call may have been charged', async () => {
      const server = open('generic-product', answers.ok({}));
      server.on('POST /api/scraper/generic-product', () => Promise.reject(new TypeError('fetch failed')));
      await type('https://shop.example/mug');
      await analyze();
      expect(await screen.findByText(/Failed to analyze product/u)).toBeTruthy();
      expect(server.calls.filter((call) => call.includes(compare))).toEqual([]);
    });
  });

  it('says why a page could not be read', async () => {
    open('generic-product', answers.problem(403, 'page_robots', 'This site asks programs not to read this page.'));
    await type('https://shop.example/mug');
    await analyze();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to analyze product: This site asks programs not to read this page.');
  });
});
