import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { DayFilter } from './DayFilter';

browserStandIns();

function Page({ asked }: { readonly asked: string[] }) {
  const [day, setDay] = useState('');
  const ask = (next: string) => {
    asked.push(next);
    setDay(next);
  };
  return <DayFilter label="From" value={day} onChange={ask} />;
}

describe('DayFilter', () => {
  it('keeps what is typed, and reports only a complete, plausible date', async () => {
    const asked: string[] = [];
    renderScene(<Page asked={asked} />, new FakeServer());
    const field = screen.getByLabelText('From');
    for (const typed of ['0002-11-21', '0020-11-21', '0202-11-21', '2026-11-21']) {
      fireEvent.change(field, { target: { value: typed } });
      await waitFor(() => expect(field).toHaveProperty('value', typed));
    }
    expect(asked).toEqual(['2026-11-21']);
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(asked).toEqual(['2026-11-21', '']));
  });
});
