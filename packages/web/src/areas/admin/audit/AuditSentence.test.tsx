import { describe, expect, it } from '@jest/globals';
import { AUDIT_ACTIONS, type AuditAction } from '@listwright/domain/audit';
import { cleanup, render } from '@testing-library/react';
import { AuditSentence } from './AuditSentence';

const sentence = (action: AuditAction, actor: string, subject: string) => {
  cleanup();
  return render(<AuditSentence action={action} actor={actor} subject={subject} />).container.textContent;
};

describe('AuditSentence', () => {
  it.each([
    ['login.succeeded', 'ann@example.com', 'ann@example.com', 'ann@example.com logged in'],
    ['customer.blocked', 'admin@example.com', 'ann@example.com', 'admin@example.com blocked ann@example.com'],
    [
      'customer.promoted',
      'admin@example.com',
      'ann@example.com',
      'admin@example.com made ann@example.com an administrator',
    ],
    ['login.failed', '', 'ann@example.com', 'ann@example.com failed to log in'],
    ['rules.imported', '', '', 'This server imported marketplace rules'],
    ['logout', 'admin@example.com', 'ann@example.com', 'admin@example.com logged out for ann@example.com'],
  ] as const)('says %s by %j', (action, actor, subject, text) => {
    expect(sentence(action, actor, subject)).toBe(text);
  });

  it('has words for every action, and no code', () => {
    const sentences = AUDIT_ACTIONS.map((action) => sentence(action, 'A', 'B'));
    expect(sentences.filter((text) => text === null || /[._{}]/.test(text))).toEqual([]);
  });
});
