import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { aListingRow } from '../../../testing/aListingRow';
import { answers } from '../../../testing/answers';
import { aProduct } from '../../../testing/aProduct';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { ProductScene } from './ProductScene';

browserStandIns();

const { id } = aProduct().product;
const READ = `GET /api/products/${id}`;
const EDIT = `PATCH /api/products/${id}`;
const DECIDE = (fact: string) => `PUT /api/products/${id}/facts/${fact}`;
const photo = {
  id: '00000000-0000-4000-8000-000000000500',
  type: 'image/png' as const,
  width: 10,
  height: 10,
  size: 100,
  thumbnail: 'data:image/webp;base64,AAAA',
};
const listings = {
  listings: [aListingRow(0, { product_id: id, generated_title: 'Himal Bottle of Steel', error_count: 2 })],
  total: 1,
  next_cursor: null,
};
const analysis = {
  id: '00000000-0000-4000-8000-000000000600',
  kind: 'seo_check',
  label: 'Himal Bottle',
  verdict: '72 of 100, grade B.',
  score: 72,
  data_version: 'amazon-2026-07',
  created_at: '2026-11-22T09:00:00.000Z',
};
const job = {
  batch_id: '00000000-0000-4000-8000-000000000700',
  kind: 'listings',
  file_name: 'spring.csv',
  status: 'completed_with_errors',
  rows: 2,
  created_at: '2026-11-23T09:00:00.000Z',
};
const settled = () => aProduct({ version: 2, contradiction_count: 0, leave_out: ['400 g'] }, { contradictions: [] });

async function open(shown = aProduct(), server = new FakeServer()) {
  server
    .on(READ, answers.ok(shown))
    .on('GET /api/listings/', answers.ok(listings))
    .on(`GET /api/products/${id}/activity`, answers.ok({ activity: [analysis], jobs: [job] }));
  const scene = (
    <Routes>
      <Route path="/app/products/:id" element={<ProductScene />} />
      <Route path="/app/products" element={<p>All products</p>} />
    </Routes>
  );
  const view = renderScene(scene, server, { path: `/app/products/${id}` });
  await screen.findByRole('heading', { name: 'Himal Steel Bottle' });
  await screen.findByRole('region', { name: 'The product' });
  return { server, ...view };
}
const sentTo = (server: FakeServer, call: string) =>
  server.requests
    .filter((_, at) => server.calls[at] === call)
    .map(({ body }) => JSON.parse(String(body)) as Record<string, unknown>);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ProductScene', () => {
  it('shows identifiers, facts with their sources, listings and what is missing', async () => {
    const { server } = await open();
    expect(screen.getByText('HB-750')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New listing' }).getAttribute('href')).toBe(`/app/generate?product=${id}`);
    expect(screen.getByRole('region', { name: 'The product' }).textContent).toContain('Attribute Colour');
    expect(screen.getByRole('region', { name: 'Not understood' }).textContent).toContain('Paani thanda rakhta hai');
    expect(screen.getByRole('region', { name: 'Buyers will ask' }).textContent).toContain('Is there a warranty?');
    const row = await screen.findByRole('link', { name: 'Himal Bottle of Steel' });
    expect(row.closest('li')?.textContent).toContain('2 errors');
    expect(server.requests.find(({ url }) => url.startsWith('/api/listings/'))?.url).toContain(`product_id=${id}`);
    expect(document.title).toBe('Himal Steel Bottle · Listwright');
  });

  it('names the page that it and its facts were imported from', async () => {
    const url = 'https://www.larkhill.example/mug';
    const page = { url, images: ['https://cdn.example/a/front.jpg'], imported_at: '2026-11-23T09:00:00.000Z' };
    const facts = aProduct().facts.map((fact) => (fact.id === 'f1' ? { ...fact, page_url: url } : fact));
    await open(aProduct({ page }, { facts }));
    const card = within(await screen.findByRole('region', { name: 'Imported page' }));
    expect(card.getByRole('link', { name: 'larkhill.example' }).getAttribute('href')).toBe(url);
    expect(card.getByRole('link', { name: 'front.jpg', hidden: true }).getAttribute('rel')).toContain('noreferrer');
    expect(await screen.findAllByText(/From larkhill\.example/u)).toHaveLength(1);
  });

  it('keeps one side of a contradiction, and undoes it', async () => {
    const server = new FakeServer()
      .on(DECIDE('f2'), answers.ok(settled()))
      .on(EDIT, answers.ok(aProduct({ version: 3 })));
    await open(aProduct(), server);
    press('Keep this one: 380 g');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Which one is right?' })).toBeNull());
    expect(sentTo(server, DECIDE('f2'))).toEqual([{ action: 'choose', version: 1 }]);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('region', { name: 'Which one is right?' })).toBeTruthy();
    expect(sentTo(server, EDIT)).toEqual([{ leave_out: [], version: 2 }]);
  });

  it('confirms and corrects a fact in its place', async () => {
    const server = new FakeServer().on(DECIDE('f1'), ({ body }) => {
      const { action } = JSON.parse(String(body)) as { readonly action: string };
      const { facts } = aProduct();
      const value = action === 'correct' ? 'Green' : 'Blue';
      const next = facts.map((fact) => (fact.id === 'f1' ? { ...fact, value, confirmed: true } : fact));
      return answers.ok(aProduct({ attributes: { Colour: value, Weight: '380 g' } }, { facts: next }));
    });
    await open(aProduct(), server);
    press('Confirm Colour: Blue');
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    press('Correct Colour: Blue');
    const field = screen.getByRole('textbox', { name: 'Right value for Colour' });
    fireEvent.change(field, { target: { value: 'Green' } });
    press('Save');
    expect(await screen.findByRole('button', { name: 'Correct Colour: Green' })).toBeTruthy();
    expect(sentTo(server, DECIDE('f1')).map(({ action, value }) => [action, value])).toEqual([
      ['confirm', undefined],
      ['correct', 'Green'],
    ]);
    expect(await screen.findByText('Colour is now Green')).toBeTruthy();
  });

  it('says why a correction was refused, and keeps what was typed', async () => {
    const server = new FakeServer().on(DECIDE('f1'), answers.problem(400, 'fact_in_name', 'The name says this.'));
    await open(aProduct(), server);
    press('Correct Colour: Blue');
    const field = screen.getByRole('textbox', { name: 'Right value for Colour' });
    fireEvent.change(field, { target: { value: 'Green' } });
    press('Save');
    expect(await screen.findByText('The name says this.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'Green');
  });

  it('loads a product again that was changed elsewhere, and says so', async () => {
    const server = new FakeServer().on(DECIDE('f1'), answers.problem(409, 'product_changed', 'Changed.'));
    await open(aProduct(), server);
    server.on(READ, answers.ok(aProduct({ product_name: 'Renamed', version: 5 })));
    press('Delete Colour: Blue');
    expect(await screen.findByRole('heading', { name: 'Renamed' })).toBeTruthy();
    expect(screen.getByText(/changed somewhere else/)).toBeTruthy();
  });

  it('answers a question of buyers with an attribute', async () => {
    const answered = aProduct({ version: 2, missing_facts: [] });
    const server = new FakeServer().on(EDIT, answers.ok(answered));
    await open(aProduct(), server);
    press('Answer: Is there a warranty?');
    fireEvent.change(screen.getByRole('textbox', { name: 'Is there a warranty?' }), { target: { value: '1 year' } });
    press('Add');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Buyers will ask' })).toBeNull());
    expect(sentTo(server, EDIT)).toEqual([
      { attributes: { Colour: 'Blue', Weight: '380 g', Warranty: '1 year' }, version: 1 },
    ]);
  });

  it('edits the notes that were not understood', async () => {
    const server = new FakeServer().on(EDIT, answers.ok(aProduct({ version: 2 }, { unused: [] })));
    await open(aProduct(), server);
    press('Edit the notes');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Notes' }), { target: { value: 'Keeps water cold.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Not understood' })).toBeNull());
    expect(sentTo(server, EDIT)[0]).toMatchObject({ description: 'Keeps water cold.', version: 1 });
  });

  it('refuses files that cannot be photos before it sends them, and adds the others', async () => {
    const add = `POST /api/products/${id}/photos`;
    const server = new FakeServer().on(add, answers.ok(aProduct({ photos: [photo] })));
    await open(aProduct(), server);
    const files = [
      new File(['%PDF'], 'notes.pdf', { type: 'application/pdf' }),
      new File(['x'], 'a.png', { type: 'image/png' }),
    ];
    fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
    expect(await screen.findByRole('img', { name: 'Photo 1 of Himal Steel Bottle' })).toBeTruthy();
    expect(screen.getByText('notes.pdf: this is no JPEG, PNG or WebP image')).toBeTruthy();
    expect(server.calls.filter((call) => call === add)).toHaveLength(1);
  });

  it('deletes a photo when Undo has passed, not before', async () => {
    const remove = `DELETE /api/products/${id}/photos/${photo.id}`;
    const server = new FakeServer().on(remove, answers.ok(aProduct({ version: 2 })));
    const { root } = await open(aProduct({ photos: [photo] }), server);
    press('Delete photo 1');
    await waitFor(() => expect(screen.queryByRole('img', { name: /Photo 1/ })).toBeNull());
    expect(server.calls).not.toContain(remove);
    await root.undo.commitAll();
    expect(server.calls).toContain(remove);
  });

  it('deletes the product with Undo, and leads back to the list', async () => {
    const remove = `DELETE /api/products/${id}`;
    const { root, server } = await open(aProduct(), new FakeServer().on(remove, answers.ok({})));
    press('More actions for Himal Steel Bottle');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete product' }));
    expect(await screen.findByText('All products')).toBeTruthy();
    expect(root.undo.hidden.has(id)).toBe(true);
    await root.undo.commitAll();
    expect(server.calls).toContain(remove);
  });

  it('shows what the tools found of it, and sends it to each of them', async () => {
    await open();
    const activity = await screen.findByText('72 of 100, grade B.');
    expect(activity.parentElement?.textContent).toContain('SEO analysis');
    const upload = screen.getByRole('link', { name: 'spring.csv: 2 rows of this product' });
    expect(upload.getAttribute('href')).toBe(`/app/bulk-generate?job=${job.batch_id}`);
    expect(upload.closest('li')?.textContent).toContain('Job completed with errors');
    press('Send to');
    const tools = await screen.findAllByRole('menuitem', { hidden: true });
    expect(tools.map(({ textContent }) => textContent)).toEqual(['SEO Analyzer', 'Competitor Analysis', 'Titles']);
  });

  it('says that a product is not there', async () => {
    const server = new FakeServer().on(READ, answers.problem(404, 'product_not_found', 'There is no such product.'));
    const scene = (
      <Routes>
        <Route path="/app/products/:id" element={<ProductScene />} />
      </Routes>
    );
    renderScene(scene, server, { path: `/app/products/${id}` });
    expect(await screen.findByText('Product not found')).toBeTruthy();
  });
});
