import { describe, expect, it } from '@jest/globals';
import type { AnswerSchema, LanguageModel } from '../../src/shared/index.js';

const PROMPT = { system: 'Name the colour.', user: '{"product":"Blue bottle"}' };
const ONCE = { answers: 1, calls: 1 };

const colour: AnswerSchema<string> = {
  name: 'colour',
  shape: {
    type: 'object',
    additionalProperties: false,
    required: ['colour'],
    properties: { colour: { type: 'string' } },
  },
  read: (text) => {
    const found = /^\{"colour":"(\w+)"\}$/.exec(text)?.[1];
    return found === undefined ? { fault: 'it named no colour' } : { value: found };
  },
};

/** The contract of every model. `make` gives one that answers with these texts in turn. */
export function languageModelContract(name: string, make: (...answers: string[]) => Promise<LanguageModel>): void {
  describe(`${name} as a language model`, () => {
    it('gives what is read from the answer', async () => {
      const model = await make('{"colour":"blue"}');
      expect(model.name).not.toBe('');
      expect(await model.ask(PROMPT, colour, ONCE)).toBe('blue');
    });

    it('asks again for an answer that cannot be used, as often as it may', async () => {
      const model = await make('Blue!', '{"colour":"blue"}');
      expect(await model.ask(PROMPT, colour, { answers: 2, calls: 2 })).toBe('blue');
    });

    it.each([
      { answers: 1, calls: 3 },
      { answers: 3, calls: 1 },
    ])('says why no answer can be used within %j', async (budget) => {
      const model = await make('Blue!', '{"colour":"blue"}');
      const failure = { kind: 'unavailable', code: 'provider_failed' };
      await expect(model.ask(PROMPT, colour, budget)).rejects.toMatchObject(failure);
      const another = await make('Blue!', '{"colour":"blue"}');
      await expect(another.ask(PROMPT, colour, budget)).rejects.toThrow('it named no colour');
    });

    it('gives the text of an answer as it comes', async () => {
      const model = await make('Blue!', '{"colour":"blue"}');
      const texts: string[] = [];
      const onPiece = (piece: string) =>
        piece === '' ? void texts.push('') : void texts.push(`${texts.pop() ?? ''}${piece}`);
      await model.ask(PROMPT, colour, { answers: 2, calls: 2, onPiece });
      expect(texts).toEqual(['Blue!', '{"colour":"blue"}']);
    });

    it.each(['cancelBeforeStart', 'signal'] as const)('throws the reason of %s where it is aborted', async (which) => {
      const model = await make('{"colour":"blue"}');
      const aborted = { ...ONCE, [which]: AbortSignal.abort(new Error('left')) };
      await expect(model.ask(PROMPT, colour, aborted)).rejects.toThrow('left');
    });
  });
}
