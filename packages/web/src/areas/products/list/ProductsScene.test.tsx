import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aProduct, aProductRow } from '../../../testing/aProduct';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { ProductsScene } from './ProductsScene';

browserStandIns();

const LIST = 'GET /api/products';
const ADD = 'POST /api/products';
const { product } = aProduct();
const page = (products: readonly object[], more: object = {}) =>
  answers.ok({ products, total: products.length, next_cursor: null, ...more });

function open(server: FakeServer, path = '/app/products') {
  const scene = (
    <Routes>
      <Route path="/app/products" element={<ProductsScene />} />
      <Route path="/app/products/:id" element={<Place />} />
    </Routes>
  );
  return renderScene(scene, server, { path });
}

function Place() {
  return <p>at {useLocation().pathname}</p>;
}

describe('ProductsScene', () => {
  it('shows each product with its numbers, its weakest score and what it needs, in words', async () => {
    const faulty = aProductRow({
      id: '00000000-0000-4000-8000-000000000401',
      product_name: 'Desk lamp',
      brand: '',
      sku: '',
      is_sample: true,
      listings: { count: 3, faulty: 2, lowest_score: 18 },
      contradiction_count: 0,
      missing_facts: ['power', 'voltage', 'brightness', 'dimensions'],
    });
    open(new FakeServer().on(LIST, page([aProductRow(), faulty])));
    const bottle = (await screen.findByRole('link', { name: 'Himal Steel Bottle' })).closest('tr');
    expect(bottle?.textContent).toContain('HB-750');
    expect(bottle?.textContent).toContain('Lowest score 86 Strong');
    expect(bottle?.textContent).toContain('1 contradiction');
    const lamp = screen.getByRole('link', { name: 'Desk lamp' }).closest('tr');
    expect(lamp?.textContent).toContain('Sample');
    expect(lamp?.textContent).toContain('2 listings with errors');
    expect(lamp?.textContent).toContain('Missing: power, voltage and 2 more');
  });

  it('looks at a product beside the list, under an address of its own', async () => {
    const server = new FakeServer()
      .on(LIST, page([aProductRow()]))
      .on(`GET /api/products/${product.id}`, answers.ok(aProduct()));
    open(server);
    fireEvent.click(await screen.findByRole('button', { name: 'Quick look at Himal Steel Bottle' }));
    const drawer = await screen.findByRole('dialog', { name: 'Himal Steel Bottle' });
    expect(await within(drawer).findByText('380 g · 400 g')).toBeTruthy();
    expect(within(drawer).getAllByText('Weight')).toHaveLength(1);
    expect(drawer.textContent).toContain('1 contradiction');
    expect(within(drawer).getByRole('link', { name: 'Open product' }).getAttribute('href')).toBe(
      `/app/products/${product.id}`,
    );
    fireEvent.keyDown(drawer, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens the drawer of an address, also for a product that the list has not loaded', async () => {
    const server = new FakeServer()
      .on(LIST, page([]))
      .on(`GET /api/products/${product.id}`, answers.ok(aProduct({ product_name: 'Desk lamp' })));
    open(server, `/app/products?row=${product.id}`);
    expect(await screen.findByRole('dialog', { name: 'Desk lamp' })).toBeTruthy();
  });

  it('sorts by name, lowest score or date, in the address and on the server', async () => {
    const server = new FakeServer().on(LIST, page([aProductRow()]));
    open(server);
    await screen.findByRole('link', { name: 'Himal Steel Bottle' });
    const lists = () => server.requests.filter(({ url }) => url.startsWith('/api/products?')).map(({ url }) => url);
    fireEvent.click(screen.getByRole('button', { name: 'Lowest score' }));
    await waitFor(() => expect(lists().at(-1)).toContain('sort=score&order=asc'));
    const heading = () => screen.getByRole('columnheader', { name: 'Lowest score' }).getAttribute('aria-sort');
    await waitFor(() => expect(heading()).toBe('ascending'));
    fireEvent.click(screen.getByRole('button', { name: 'Lowest score' }));
    await waitFor(() => expect(lists().at(-1)).toContain('sort=score&order=desc'));
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'name asc' } });
    await waitFor(() => expect(lists().at(-1)).toContain('sort=name&order=asc'));
  });

  it('hides columns by the address, and keeps a view under a name', async () => {
    open(new FakeServer().on(LIST, page([aProductRow()])), '/app/products?hide=Needs');
    await screen.findByRole('link', { name: 'Himal Steel Bottle' });
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Product', 'SKU / ASIN', 'Listings', 'Lowest score', 'Added', 'Actions']);
    fireEvent.click(screen.getByRole('button', { name: 'View' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Listings' }));
    expect(heads()).toEqual(['Product', 'SKU / ASIN', 'Lowest score', 'Added', 'Actions']);
    fireEvent.change(screen.getByLabelText('Name of this view'), { target: { value: 'Short' } });
    fireEvent.click(screen.getByText('Save view'));
    expect(screen.getByText('Short').getAttribute('href')).toBe('/app/products?hide=Needs%2CListings');
    fireEvent.click(screen.getByLabelText('Delete the view Short'));
    expect(screen.queryByText('Short')).toBeNull();
  });

  it('loads page after page, and sends the words of the address', async () => {
    const second = aProductRow({ id: '00000000-0000-4000-8000-000000000402', product_name: 'Second' });
    const server = new FakeServer().on(LIST, ({ url }) =>
      url.includes('cursor=next')
        ? page([second], { total: 2 })
        : page([aProductRow()], { total: 2, next_cursor: 'next' }),
    );
    open(server, '/app/products?search=himal');
    await screen.findByText('Showing 1 of 2 products');
    expect(server.requests[0]?.url).toContain('search=himal');
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 2 of 2 products')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('offers to retry what failed, and to clear a search without matches', async () => {
    const server = new FakeServer().on(LIST, answers.problem(500, 'internal', 'Broken.'));
    open(server, '/app/products?search=zeppelin');
    expect(await screen.findByText('Failed to load products')).toBeTruthy();
    server.on(LIST, page([]));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No products match this search.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByText('No products yet')).toBeTruthy();
  });

  it('adds a product, with attributes typed and pasted, and opens it', async () => {
    const server = new FakeServer().on(LIST, page([])).on(ADD, answers.ok(aProduct()));
    open(server, '/app/products?add=yes');
    const dialog = within(await screen.findByRole('dialog'));
    const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Add product' }));
    add();
    expect(await dialog.findByText('Product name is required')).toBeTruthy();
    const type = (name: string | RegExp, value: string) =>
      fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
    type(/Product name/, ' Himal Steel Bottle ');
    type('SKU', 'HB-750');
    fireEvent.click(dialog.getByRole('button', { name: 'Add attribute' }));
    type('Attribute 1 name', 'Colour');
    type('Attribute 1 value', 'Blue');
    fireEvent.keyDown(dialog.getByRole('textbox', { name: 'Attribute 1 value' }), { key: 'Enter' });
    const next = await dialog.findByRole('textbox', { name: 'Attribute 2 name' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    fireEvent.paste(next, { clipboardData: { getData: () => 'Weight: 380 g\nCare: Hand wash' } });
    await dialog.findByRole('textbox', { name: 'Attribute 3 name' });
    add();
    expect(await screen.findByText(`at /app/products/${product.id}`)).toBeTruthy();
    const sent = server.requests.find(({ method }) => method === 'POST');
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      product_name: 'Himal Steel Bottle',
      sku: 'HB-750',
      attributes: { Colour: 'Blue', Weight: '380 g', Care: 'Hand wash' },
    });
  });

  it('leads to the product that the new one is already, and keeps what was typed', async () => {
    const refusal = answers.problem(409, 'product_exists', 'It is this product already.', { product_id: product.id });
    open(new FakeServer().on(LIST, page([])).on(ADD, refusal), '/app/products?add=yes');
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /Product name/ });
    fireEvent.change(name, { target: { value: 'Himal Steel Bottle' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Add product' }));
    const link = await dialog.findByRole('link', { name: 'Open that product' });
    expect(link.getAttribute('href')).toBe(`/app/products/${product.id}`);
    expect(name).toHaveProperty('value', 'Himal Steel Bottle');
  });
});
