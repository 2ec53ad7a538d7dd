import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { PhraseInput } from './PhraseInput';

browserStandIns();

function open(start: readonly string[] = []) {
  function Form() {
    const [value, setValue] = useState(start);
    return (
      <>
        <PhraseInput label="Keywords" description="Press Enter." error="Too many" value={value} onChange={setValue} />
        <output>{value.join('|')}</output>
      </>
    );
  }
  renderScene(<Form />, new FakeServer());
  const input = screen.getByRole('textbox', { name: 'Keywords' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { input, type, phrases: () => screen.getByRole('status').textContent };
}

describe('PhraseInput', () => {
  it('ends a phrase at Enter, at a comma and when the field is left', () => {
    const { input, type, phrases } = open();
    type(' steel bottle ');
    fireEvent.keyDown(input, { key: 'Enter' });
    type('gym');
    fireEvent.keyDown(input, { key: ',' });
    type('flask');
    fireEvent.blur(input);
    expect(phrases()).toBe('steel bottle|gym|flask');
    expect(input).toHaveProperty('value', '');
  });

  it('takes a phrase once, whatever its letters', () => {
    const { input, type, phrases } = open(['Gym']);
    type('gym');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(phrases()).toBe('Gym');
  });

  it('leaves Enter to the form where nothing is typed', () => {
    const { input } = open(['gym']);
    expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
  });

  it('splits what is pasted with commas or lines, and leaves other text in the field', () => {
    const { input, phrases } = open();
    const paste = (text: string) => fireEvent.paste(input, { clipboardData: { getData: () => text } });
    paste('steel, gym\nflask');
    expect(phrases()).toBe('steel|gym|flask');
    expect(paste('one phrase')).toBe(true);
    expect(phrases()).toBe('steel|gym|flask');
  });

  it('removes the last with Backspace and any with its button, which gives the focus to the field', () => {
    const { input, phrases } = open(['steel', 'gym', 'flask']);
    fireEvent.keyDown(input, { key: 'Backspace' });
    expect(phrases()).toBe('steel|gym');
    fireEvent.click(screen.getByRole('button', { name: 'Remove steel' }));
    expect(phrases()).toBe('gym');
    expect(document.activeElement).toBe(input);
  });

  it('is described by its error and its help', () => {
    const { input } = open();
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too many', 'Press Enter.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
