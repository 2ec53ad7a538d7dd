import { describe, expect, it } from '@jest/globals';
import { api } from '@listwright/application/contract/schemas';
import { DomainError } from '@listwright/domain/shared';
import { pino } from 'pino';
import { declaredRefusals } from './declaredRefusals.js';

const declared = new DomainError('not_found', 'listing_not_found', 'There is no such listing.');
const undeclared = new DomainError('conflict', 'no_model', 'No AI model is connected.');

function refuseIn(isProduction: boolean, error: unknown) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  return { answer: declaredRefusals('listings.read', api.listings.read, isProduction)(error, log), lines };
}

describe('a refusal', () => {
  it.each([true, false])('is answered where it is declared (production: %s)', (isProduction) => {
    expect(refuseIn(isProduction, declared)).toEqual({ answer: declared, lines: [] });
  });

  it('fails where it is not declared', () => {
    const { answer } = refuseIn(false, undeclared);
    expect(answer).not.toBeInstanceOf(DomainError);
    expect(answer).toMatchObject({ message: expect.stringContaining('listings.read'), cause: undeclared });
  });

  it('is answered and logged in production where it is not declared', () => {
    const { answer, lines } = refuseIn(true, undeclared);
    expect(answer).toBe(undeclared);
    expect(lines.join('')).toContain('no_model');
  });

  it('leaves other errors as they are', () => {
    const bug = new TypeError('x is not a function');
    expect(refuseIn(false, bug).answer).toBe(bug);
  });
});
