import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { PhoneFold } from './PhoneFold';

afterEach(() => {
  location.hash = '';
});

function show(isPhone: boolean): void {
  browserStandIns();
  const { matchMedia } = window;
  const value = (media: string) => ({ ...matchMedia(media), matches: !isPhone });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  renderScene(
    <PhoneFold id="claims" title="Claims side by side" note="18">
      <p>Who states what.</p>
    </PhoneFold>,
    new FakeServer(),
  );
}
const fold = () => document.querySelector('details');

describe('a part of a long report', () => {
  it('is open under its title on a wide screen', () => {
    show(false);
    expect(fold()).toBeNull();
    const part = screen.getByRole('region', { name: 'Claims side by side' });
    expect([part.id, part.textContent]).toEqual(['claims', 'Claims side by sideWho states what.']);
  });

  it('is folded to its title on a phone, which says how much is inside', () => {
    show(true);
    expect([fold()?.open, fold()?.id]).toEqual([false, 'claims']);
    expect(fold()?.querySelector('summary')?.textContent).toBe('Claims side by side18');
  });

  it('opens where a link leads to it, and to nothing else', async () => {
    show(true);
    const follow = (hash: string) =>
      act(() => {
        location.hash = hash;
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      });
    await follow('#terms');
    expect(fold()?.open).toBe(false);
    await follow('#claims');
    expect(fold()?.open).toBe(true);
  });

  it('opens again where the same link is pressed after a person folded it', async () => {
    show(true);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '#claims';
    link.innerHTML = '<b>18 claims</b>';
    const toggled = (change: () => void) =>
      act(async () => {
        const said = new Promise((resolve) => fold()?.addEventListener('toggle', resolve, { once: true }));
        change();
        await said;
      });
    const press = () => link.querySelector('b')?.click();
    await toggled(press);
    expect(fold()?.open).toBe(true);
    await toggled(() => fold()?.removeAttribute('open'));
    expect([fold()?.open, location.hash]).toEqual([false, '#claims']);
    await toggled(press);
    expect(fold()?.open).toBe(true);
    link.remove();
  });

  it('is open where the address led to it', () => {
    location.hash = '#claims';
    show(true);
    expect(fold()?.open).toBe(true);
  });
});
