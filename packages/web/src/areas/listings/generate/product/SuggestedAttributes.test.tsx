import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers } from '../../../../testing/answers';
import { browserStandIns } from '../../../../testing/browserStandIns';
import { FakeServer } from '../../../../testing/FakeServer';
import { renderScene } from '../../../../testing/renderScene';
import { usageAnswer } from '../../../../testing/usageAnswer';
import { GenerateScene } from '../GenerateScene';

browserStandIns();

const answer = (question: string) => screen.findByRole('textbox', { name: question });

describe('suggested attributes', () => {
  it('are what buyers of the kind ask; an answer becomes an attribute', async () => {
    renderScene(<GenerateScene />, new FakeServer().on('GET /api/usage/', answers.ok(usageAnswer())));
    expect(screen.queryByText('Buyers will ask')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /Product name/ }), { target: { value: 'Water bottle' } });
    const material = await answer('What is it made of?');
    fireEvent.change(material, { target: { value: 'steel' } });
    fireEvent.keyDown(material, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'What is it made of?' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Attribute 1 name' })).toHaveProperty('value', 'material');
    expect(screen.getByRole('textbox', { name: 'Attribute 1 value' })).toHaveProperty('value', 'steel');
    const capacity = await answer('How much does it hold?');
    fireEvent.change(capacity, { target: { value: '750 ml' } });
    fireEvent.blur(capacity);
    expect(await screen.findByRole('textbox', { name: 'Attribute 2 value' })).toHaveProperty('value', '750 ml');
  });
});
