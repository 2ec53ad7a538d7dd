import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { malformedNumbers } from './malformedNumbers.js';
import { rivalParameters } from './rivalParameters.js';
import { unknownFields } from './unknownFields.js';

const schema = z.object({
  product_name: z.string().trim(),
  keywords: z.array(z.string()).optional(),
  rows: z.array(z.object({ score: z.number() })).default([]),
  attributes: z.record(z.string(), z.string()).optional(),
});

describe('fields that an operation does not declare', () => {
  it.each([
    [{ product_name: 'x', attributes: { anything: 'goes' } }, []],
    [{ product_nam: 'x' }, [['product_nam', 'There is no field "product_nam" here (did you mean "product_name"?)']]],
    [{ colour: 'red' }, [['colour', 'There is no field "colour" here']]],
    [{ rows: [{ score: 1 }, { scor: 2 }] }, [['rows.1.scor', 'There is no field "scor" here (did you mean "score"?)']]],
    [JSON.parse('{"__proto__": {"role": "admin"}}'), [['__proto__', 'There is no field "__proto__" here']]],
    ['no object', []],
  ])('of %j are reported', (value, faults) => {
    expect(unknownFields(schema, value).map(({ path, message }) => [path, message])).toEqual(faults);
  });
});

describe('numbers of a query', () => {
  const query = z.object({ limit: z.coerce.number().int().default(20), cursor: z.string().optional() });

  it.each([
    [{ limit: '20', cursor: '1e1' }, []],
    [{ limit: '1e1' }, ['limit']],
    [{ limit: '0x10' }, ['limit']],
    [{ limit: ' 5' }, ['limit']],
    [{}, []],
  ])('in %j', (given, paths) => {
    expect(malformedNumbers(query, given).map(({ path }) => path)).toEqual(paths);
  });
});

describe('a cursor and a page together', () => {
  const list = z.object({ cursor: z.string().optional(), page: z.coerce.number().optional() });

  it.each([
    [list, { cursor: 'x', page: '2' }, ['page']],
    [list, { cursor: 'x' }, []],
    [list, { page: '2' }, []],
    [z.object({ cursor: z.string().optional() }), { cursor: 'x', page: '2' }, []],
    [undefined, { cursor: 'x', page: '2' }, []],
  ])('are refused', (declared, query, paths) => {
    expect(rivalParameters(declared, query).map(({ path }) => path)).toEqual(paths);
  });
});
