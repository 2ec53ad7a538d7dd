import { describe, expect, it } from '@jest/globals';
import { EMPTY_COPY } from '@listwright/domain/listings';
import { CannedWriter, FixedClock, FixedServerState } from '../../../testing/index.js';
import { ListingWriter } from '../../listings/index.js';
import { ReadModel } from './ReadModel.js';
import { TryModel } from './TryModel.js';

const written = {
  ...EMPTY_COPY,
  title: 'Himal Insulated Steel Water Bottle, 750 ml, Forest Green',
  bulletPoints: ['Material: 304 stainless steel', 'Weight: 380 g', 'Battery: lasts 9 days'],
  description: 'A steel bottle by Himal that holds 750 ml.',
};

describe('the connected model', () => {
  const clock = new FixedClock();

  it('is reported with the lines that connect one', () => {
    const { isConnected, baseUrl, setups, hosted } = new ReadModel(new FixedServerState()).execute();
    expect([isConnected, baseUrl]).toEqual([true, 'http://127.0.0.1:11434/v1']);
    expect(setups.map(({ name }) => name)).toEqual(['Ollama', 'llama.cpp', 'vLLM', 'LM Studio']);
    expect(setups.every(({ env }) => env.some((line) => line.startsWith('OPENAI_BASE_URL=http')))).toBe(true);
    // A model can be pulled only while the program runs.
    expect(setups[0]?.start).toMatch(/^ollama serve\nollama pull/);
    expect(hosted[0]?.env).toContain('OPENAI_API_KEY=your key');
  });

  it('is tried with a sample, and what the facts do not support is counted', async () => {
    const listingWriter = new ListingWriter(new CannedWriter([written], true), clock);
    const trial = await new TryModel(new FixedServerState(), listingWriter, clock).execute();
    expect(trial.removed).toBeGreaterThan(0);
    expect(trial.carried).toBeGreaterThan(3);
    expect(trial.statements).toBe(trial.carried + trial.unverified + trial.removed);
    expect(trial.removedClaims.map(({ text }) => text).join(' ')).toContain('9 days');
  });

  it('shows what the facts neither carry nor contradict, with the seconds that it took', async () => {
    const clockOfTrial = new FixedClock();
    const writer = new CannedWriter(
      [{ ...written, description: `${written.description} It has a pocket for a pencil. The lid plays a melody.` }],
      true,
    );
    const write = writer.write.bind(writer);
    writer.write = (order) => {
      clockOfTrial.advance(2500);
      return write(order);
    };
    const trial = await new TryModel(
      new FixedServerState(),
      new ListingWriter(writer, clockOfTrial),
      clockOfTrial,
    ).execute();
    // Strict checking would remove it, and the operator would not see what the model makes up.
    expect(trial.unverified).toBeGreaterThan(0);
    expect(trial.seconds).toBe(2.5 * writer.orders.length);
    expect(trial.productName).toContain('Himal');
    expect(trial.title).toContain('Himal');
  });

  it('is not tried where there is none', async () => {
    const state = { model: () => ({ isConnected: false, hasKey: false, baseUrl: null, model: null }) };
    const listingWriter = new ListingWriter(new CannedWriter([written]), clock);
    await expect(new TryModel(state, listingWriter, clock).execute()).rejects.toMatchObject({ code: 'no_model' });
  });
});
