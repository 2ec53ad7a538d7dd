import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { answers } from '../../../testing/answers';
import { aListingRow } from '../../../testing/aListingRow';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { LibraryScene } from './LibraryScene';

browserStandIns();

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

  it('clears the selection on Esc, then the filters', async () => {
    await open('/app/listings?status=completed');
    press('j');
    press('x');
    await screen.findByText('1 selected');
    press('Escape');
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    expect(screen.getByText('at /app/listings?status=completed')).toBeTruthy();
    press('Escape');
    expect(await screen.findByText('at /app/listings')).toBeTruthy();
  });

  it('ignores single keys when they are switched off', async () => {
    const { root } = await open();
    root.preferences.setSingleKeys(false);
    press('j');
    expect(document.activeElement?.textContent).not.toBe('Bottle 1');
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
