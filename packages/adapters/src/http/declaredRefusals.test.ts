import { describe, expect, it } from '@jest/globals';
import { api } from '@listwright/application/contract/schemas';
import { DomainError } from '@listwright/domain/shared';
import { pino } from 'pino';
import { declaredRefusals } from './declaredRefusals.js';

const declared = new DomainError('not_found', 'listing_not_found', 'There is no such listing.');
const undeclared = new DomainError('conflict', 'no_model', 'No AI model is connected.');

function refuseIn(isTest: boolean, error: unknown) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  return { answer: declaredRefusals('listings.read', api.listings.read, isTest)(error, log), lines };
}

describe('a refusal', () => {
  it.each([true, false])('is answered where it is declared (test: %s)', (isTest) => {
    expect(refuseIn(isTest, declared)).toEqual({ answer: declared, lines: [] });
  });

  it('fails a test where it is not declared', () => {
    const { answer } = refuseIn(true, undeclared);
    expect(answer).not.toBeInstanceOf(DomainError);
    expect(answer).toMatchObject({ message: expect.stringContaining('listings.read'), cause: undeclared });
  });

  it('is answered and logged on other servers where it is not declared', () => {
    const { answer, lines } = refuseIn(false, undeclared);
    expect(answer).toBe(undeclared);
    expect(lines.join('')).toContain('no_model');
  });

  it('leaves other errors as they are', () => {
    const bug = new TypeError('x is not a function');
    expect(refuseIn(true, bug).answer).toBe(bug);
  });
});
