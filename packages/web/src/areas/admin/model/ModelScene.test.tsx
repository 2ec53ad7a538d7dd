import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answers } from '../../../testing/answers';
import { browserStandIns } from '../../../testing/browserStandIns';
import { FakeServer } from '../../../testing/FakeServer';
import { renderScene } from '../../../testing/renderScene';
import { ModelScene } from './ModelScene';

browserStandIns();

const setups = [{ name: 'Ollama', start: 'ollama serve', env: ['OPENAI_MODEL=llama3.1:8b'] }];
const hosted = [{ name: 'OpenAI', env: ['OPENAI_API_KEY=your key'] }];
const none = { connected: false, has_key: false, base_url: null, model: null, setups, hosted };

describe('Connect a model', () => {
  it('says where .env is read, for hosted models too', async () => {
    renderScene(<ModelScene />, new FakeServer().on('GET /api/admin/server/model', answers.ok(none)));
    expect(await screen.findByText(/\.env in the folder where you start Listwright/)).toBeTruthy();
    expect(screen.getByLabelText('.env lines of OpenAI').textContent).toBe('OPENAI_API_KEY=your key');
  });

  it('says whether a key is set, never the key', async () => {
    const one = {
      ...none,
      connected: true,
      has_key: true,
      base_url: 'https://api.openai.com/v1',
      model: 'gpt-4o-mini',
    };
    renderScene(<ModelScene />, new FakeServer().on('GET /api/admin/server/model', answers.ok(one)));
    expect(await screen.findByText('OPENAI_API_KEY is set')).toBeTruthy();
  });
});
