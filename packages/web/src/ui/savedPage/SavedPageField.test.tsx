import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { bookmarklet } from './bookmarklet';
import { SavedPageField } from './SavedPageField';

browserStandIns();

function Field({ most }: { readonly most: number }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <SavedPageField label="Saved page" files={files} most={most} onChange={setFiles} />
      <p>Chosen: {files.map(({ name }) => name).join(', ')}</p>
    </>
  );
}
const open = async (most = 1) => {
  renderScene(<Field most={most} />, new FakeServer());
  fireEvent.click(await screen.findByText('Copy a page with a bookmark'));
};
const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Paste the page' }), {
    clipboardData: { files: [], getData: () => text },
  });

describe('SavedPageField', () => {
  it('takes a page that was pasted, under its title', async () => {
    await open();
    paste('<html><head><title>Enamel mug</title></head></html>');
    expect(await screen.findByText('Chosen: Enamel mug.html')).toBeTruthy();
  });

  it('says that something else is no page', async () => {
    await open();
    paste('Enamel mug');
    expect(await screen.findByText(/That is not a page/u)).toBeTruthy();
  });

  it('takes files that are dropped, no more than it may', async () => {
    await open(2);
    const files = ['a', 'b', 'c'].map((name) => new File(['<html>'], `${name}.html`));
    fireEvent.drop(screen.getByText('Copy a page with a bookmark'), { dataTransfer: { files } });
    expect(await screen.findByText('Chosen: a.html, b.html')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('At most 2 pages: the first 2 were taken.');
  });

  it('adds pages that are chosen one after the other, each once', async () => {
    await open(3);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    const choose = (name: string) => fireEvent.change(input, { target: { files: [new File([name], `${name}.html`)] } });
    choose('a');
    choose('b');
    choose('a');
    expect(await screen.findByText('Chosen: a.html, b.html')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove the files' }));
    expect(await screen.findByText('Chosen:')).toBeTruthy();
  });

  it('has a bookmark that copies the page with its address and sends nothing', async () => {
    await open();
    const link = screen.getByText('Copy page for Listwright').closest('a');
    expect(link?.getAttribute('href')).toBe(bookmarklet());
    const code = decodeURIComponent(bookmarklet().slice('javascript:'.length));
    expect(code).toContain('saved from url=');
    expect(code).not.toMatch(/fetch|XMLHttpRequest|sendBeacon|WebSocket/u);
    expect(fireEvent.click(link!)).toBe(false);
  });
});
