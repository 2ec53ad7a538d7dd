import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { SaveBar } from './SaveBar';

browserStandIns();

function Form({ isChanged }: { readonly isChanged: boolean }) {
  const [saves, setSaves] = useState(0);
  return (
    <>
      <input aria-label="Title" />
      <p>{saves} saved</p>
      <SaveBar isOpen={isChanged} isSaving={false} onSave={() => setSaves(saves + 1)} onDiscard={() => undefined}>
        1 field changed
      </SaveBar>
    </>
  );
}

describe('SaveBar', () => {
  it.each(['ctrlKey', 'metaKey'])('saves by S with %s, from a text field too, instead of the browser', (modifier) => {
    renderScene(<Form isChanged />, new FakeServer());
    const wasLeftToBrowser = fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', [modifier]: true });
    expect(wasLeftToBrowser).toBe(false);
    fireEvent.keyDown(document.body, { key: 's', [modifier]: true });
    expect(screen.getByText('2 saved')).toBeTruthy();
  });

  it('leaves the keys alone while nothing has changed', () => {
    renderScene(<Form isChanged={false} />, new FakeServer());
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true);
    expect(screen.getByText('0 saved')).toBeTruthy();
  });
});
