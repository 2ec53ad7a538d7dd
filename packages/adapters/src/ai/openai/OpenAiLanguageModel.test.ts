import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { languageModelContract } from '@listwright/application/testing';
import { pino } from 'pino';
import {
  completion,
  startFakeOpenAi,
  type FakeAnswer,
  type FakeOpenAi,
} from '../../../testing/openai/startFakeOpenAi.js';
import { OpenAiLanguageModel } from './OpenAiLanguageModel.js';
import { UnlimitedBudget } from './UnlimitedBudget.js';

let server: FakeOpenAi;
beforeAll(async () => {
  server = await startFakeOpenAi();
});
afterAll(() => server.stop());

const make = () =>
  new OpenAiLanguageModel({
    apiKey: 'sk-secret',
    baseURL: server.baseURL,
    model: 'fake',
    tryMs: 400,
    turnMs: 5000,
    restMs: 10_000,
    budget: new UnlimitedBudget(),
    log: pino({ level: 'silent' }),
  });

/** In one piece, or as three events where streaming is requested. */
const either =
  (content: string): FakeAnswer =>
  (response, { body }) => {
    if (!('stream' in body))
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(completion({ content }));
    const at = Math.ceil(content.length / 3);
    const pieces = [content.slice(0, at), content.slice(at, 2 * at), content.slice(2 * at)];
    const event = (delta: object, finish: string | null) =>
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(event({ content: piece }, null));
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  };

languageModelContract('OpenAiLanguageModel', async (...answers) => {
  server.answerWith(...answers.map(either));
  return make();
});

describe('OpenAiLanguageModel', () => {
  const schema = { name: 'any', shape: { type: 'object' }, read: (text: string) => ({ value: text }) };
  const prompt = { system: 'Do.', user: '{"a":1}' };

  it('asks for the shape, with the data apart from the instructions', async () => {
    server.answerWith(either('{}'));
    await make().ask(prompt, schema, { answers: 1, calls: 1 });
    expect(server.requests[0]?.body).toMatchObject({
      messages: [
        { role: 'system', content: 'Do.' },
        { role: 'user', content: '{"a":1}' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'any', strict: true, schema: { type: 'object' } } },
    });
  });

  it('counts failed calls, and says nothing of the provider to a seller', async () => {
    server.answerWith((response) => void response.writeHead(500).end('{"error":{"message":"sk-secret"}}'));
    const failure = await make()
      .ask(prompt, schema, { answers: 2, calls: 2 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'provider_failed' });
    expect(String(failure)).not.toContain('sk-secret');
    expect(server.requests).toHaveLength(2);
  });
});
