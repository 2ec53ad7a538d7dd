import { afterAll, beforeAll } from '@jest/globals';
import { copyWriterContract } from '@listwright/application/testing';
import { pino } from 'pino';
import { startFakeOpenAi, type FakeOpenAi } from '../../testing/openai/startFakeOpenAi.js';
import { BasicWriter } from './basic/BasicWriter.js';
import { OpenAiCopyWriter } from './openai/OpenAiCopyWriter.js';
import { UnlimitedBudget } from './openai/UnlimitedBudget.js';

const ANSWER = {
  title: 'Himal Steel Water Bottle, 750 ml',
  item_highlights: '',
  bullet_points: ['Capacity: holds 750 ml'],
  description: 'A steel water bottle by Himal.',
  keywords: ['water bottle'],
  search_terms: 'flask',
};

let server: FakeOpenAi;
beforeAll(async () => {
  server = await startFakeOpenAi();
  server.answerWith({ content: JSON.stringify(ANSWER) });
});
afterAll(() => server.stop());

copyWriterContract('BasicWriter', async () => new BasicWriter());
copyWriterContract('OpenAiCopyWriter', async () => {
  const { baseURL } = server;
  const log = pino({ level: 'silent' });
  return new OpenAiCopyWriter({
    budget: new UnlimitedBudget(),
    apiKey: 'sk-secret',
    baseURL,
    model: 'fake',
    tryMs: 2000,
    turnMs: 5000,
    restMs: 10_000,
    log,
  });
});
