import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aListing } from '../../../testing/aListing';
import { aListingRow } from '../../../testing/aListingRow';
import { aProduct } from '../../../testing/aProduct';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { LibraryScene } from './LibraryScene';

browserStandIns();

const PHOTO = {
  id: '00000000-0000-4000-8000-000000000501',
  type: 'image/jpeg' as const,
  width: 800,
  height: 600,
  size: 40_000,
  thumbnail: 'data:image/webp;base64,UklGRg==',
};
const REMOVE = `DELETE /api/listings/${aListingRow(1).id}`;

function Place() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

async function open(path = '/app/listings') {
  const server = new FakeServer()
    .on('GET /api/listings/', answers.ok({ listings: [aListingRow(1), aListingRow(2)], total: 2, next_cursor: null }))
    .on(REMOVE, answers.ok({}));
  const scene = (
    <>
      <Place />
      <Routes>
        <Route path="/app/listings" element={<LibraryScene />} />
      </Routes>
    </>
  );
  const view = renderScene(scene, server, { path });
  await screen.findByText('Bottle 1');
  return { server, ...view };
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('LibraryScene', () => {
  it('supports single-key shortcuts', async () => {
    await open();
    press('j');
    press('j');
    expect(document.activeElement?.textContent).toBe('Bottle 2');
    press('k');
    expect(document.activeElement?.textContent).toBe('Bottle 1');
    press('x');
    expect(await screen.findByText('1 selected')).toBeTruthy();
    press('e');
    expect(await screen.findByText(`at /app/listings/${aListingRow(1).id}?tab=fields`)).toBeTruthy();
  });

  it('moves through its own table alone, by the link that opens each listing', async () => {
    await open();
    const other = document.createElement('table');
    other.innerHTML = '<tr data-row="other"><td><a class="lw-row-link" href="#other">Other</a></td></tr>';
    document.body.prepend(other);
    const note = document.createElement('a');
    note.href = '#note';
    screen.getByRole('row', { name: /Bottle 1/ }).firstElementChild?.prepend(note);
    press('j');
    expect(document.activeElement?.textContent).toBe('Bottle 1');
    press('j');
    expect(document.activeElement?.textContent).toBe('Bottle 2');
    other.querySelector('a')?.focus();
    press('e');
    expect(screen.getByText('at /app/listings')).toBeTruthy();
  });

  it('looks at a listing beside the library, and the address says so until it is closed', async () => {
    const { server } = await open('/app/listings?quality=ready');
    server
      .on(
        `GET /api/listings/${aListingRow(1).id}`,
        answers.ok({ listing: aListing({ product_id: aProduct().product.id }) }),
      )
      .on(`GET /api/products/${aProduct().product.id}`, answers.ok(aProduct({ photos: [PHOTO] })));
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Bottle 1' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Quick look' }));
    const drawer = await screen.findByRole('dialog', { name: aListing().product_name });
    expect(await within(drawer).findByText(aListing().generated_title)).toBeTruthy();
    expect(
      within(drawer).getByRole('img', { name: new RegExp(`Score ${aListing().score.score} of 100`) }),
    ).toBeTruthy();
    await waitFor(() => expect(drawer.querySelector('img')?.getAttribute('src')).toBe(PHOTO.thumbnail));
    expect(screen.getByText(`at /app/listings?quality=ready&row=${aListingRow(1).id}`)).toBeTruthy();
    fireEvent.keyDown(drawer, { key: 'Escape' });
    expect(await screen.findByText('at /app/listings?quality=ready')).toBeTruthy();
  });

  it('clears the selection on Esc, then the filters', async () => {
    await open('/app/listings?quality=ready');
    press('j');
    press('x');
    await screen.findByText('1 selected');
    expect(screen.getByRole('row', { name: /Bottle 1/ }).dataset.selected).toBe('true');
    expect(screen.getByRole('checkbox', { name: 'Select all listings shown' })).toHaveProperty('indeterminate', true);
    press('Escape');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(screen.getByText('at /app/listings?quality=ready')).toBeTruthy();
    press('Escape');
    expect(await screen.findByText('at /app/listings')).toBeTruthy();
  });

  it('ignores single keys when they are switched off', async () => {
    const { root } = await open();
    root.preferences.setSingleKeys(false);
    press('j');
    expect(document.activeElement?.textContent).not.toBe('Bottle 1');
  });

  const heading = (name: string) => screen.getByRole('columnheader', { name });
  const lastQuery = (server: FakeServer) =>
    Object.fromEntries(new URL(server.requests.at(-1)?.url ?? '', 'http://x').searchParams);

  it('sorts by a column heading, both ways, and keeps the order in the address', async () => {
    const { server } = await open('/app/listings?quality=ready');
    expect(heading('Created').getAttribute('aria-sort')).toBe('descending');
    expect(heading('Score').hasAttribute('aria-sort')).toBe(false);
    const press = () => fireEvent.click(within(heading('Score')).getByRole('button', { name: 'Score' }));
    press();
    expect(await screen.findByText('at /app/listings?quality=ready&sort=score')).toBeTruthy();
    await screen.findByRole('table', { name: 'Listings, highest score first' });
    expect(heading('Score').getAttribute('aria-sort')).toBe('descending');
    expect(heading('Created').hasAttribute('aria-sort')).toBe(false);
    expect(lastQuery(server)).toMatchObject({ quality: 'ready', sort: 'score', order: 'desc' });
    press();
    expect(await screen.findByText('at /app/listings?quality=ready&sort=score&order=asc')).toBeTruthy();
    await waitFor(() => expect(heading('Score').getAttribute('aria-sort')).toBe('ascending'));
    expect(lastQuery(server)).toMatchObject({ sort: 'score', order: 'asc' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('at /app/listings?sort=score&order=asc')).toBeTruthy();
  });

  it('opens in the order of the address, which phones choose from a list', async () => {
    const { server } = await open('/app/listings?sort=score&order=asc');
    expect(lastQuery(server)).toMatchObject({ sort: 'score', order: 'asc' });
    const select = screen.getByRole('combobox', { name: 'Sort' });
    expect(select).toHaveProperty('value', 'score asc');
    fireEvent.change(select, { target: { value: 'date asc' } });
    expect(await screen.findByText('at /app/listings?order=asc')).toBeTruthy();
    await waitFor(() => expect(lastQuery(server)).toMatchObject({ sort: 'date', order: 'asc' }));
  });

  it('shows photo and SKU of the product', async () => {
    const pictured = aListingRow(1, { sku: 'HB-750', thumbnail: 'data:image/webp;base64,AAAA' });
    const server = new FakeServer().on(
      'GET /api/listings/',
      answers.ok({ listings: [pictured], total: 1, next_cursor: null }),
    );
    renderScene(<LibraryScene />, server, { path: '/app/listings' });
    const row = within(await screen.findByRole('row', { name: /Bottle 1/ }));
    expect(row.getByRole('rowheader').textContent).toContain('Bottle 1');
    expect(row.getByRole('cell', { name: 'HB-750' })).toBeTruthy();
    expect(row.getByRole('presentation', { hidden: true }).getAttribute('src')).toBe('data:image/webp;base64,AAAA');
  });

  async function remove(name: string) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull());
  }

  it('defers a deletion while it can be undone', async () => {
    const { server, root } = await open();
    await remove('Bottle 1');
    expect(await screen.findByText('“Bottle 1” deleted')).toBeTruthy();
    expect(screen.getByText('Showing 1 of 1 listing')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Showing 2 of 2 listings')).toBeTruthy();
    await root.undo.commitAll();
    expect(server.calls).not.toContain(REMOVE);
  });

  it('deletes when the page unloads, and restores what the server does not delete', async () => {
    const { server } = await open();
    await remove('Bottle 1');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.calls).toContain(REMOVE));
    expect(screen.getByText('Showing 1 of 1 listing')).toBeTruthy();
    server.on(`DELETE /api/listings/${aListingRow(2).id}`, { status: 500, body: {} });
    await remove('Bottle 2');
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText('Failed to delete “Bottle 2”. It wasn’t deleted.')).toBeTruthy();
    expect(screen.getByText('Bottle 2')).toBeTruthy();
  });
});
