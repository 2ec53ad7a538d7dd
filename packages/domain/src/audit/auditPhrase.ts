import { auditPhrases } from './auditPhrases.js';

/**
 * The phrase of an action and the name it was done to: before it and after it, or all before where it was done to no other account. Newer
 * servers may know more actions: those are shown by their own names.
 */
export function auditPhrase(action: string, actor: string, subject: string): readonly [before: string, after?: string] {
  const [own, other] = Object.entries(auditPhrases).find(([known]) => known === action)?.[1] ?? [action];
  // A failed login is of the account itself; an account is blocked by another.
  const isByAnother = actor !== '' || /^(?:customer|payment|quota)\./.test(action);
  const isAboutOther = subject !== '' && subject !== actor && isByAnother;
  const [before = '', after] = (isAboutOther ? (other ?? `${own} for {}`) : own).split('{}');
  return after === undefined ? [before] : [before, after];
}

/** Who did it: an account about itself where no other is named, and the server where no account was signed in. */
export const auditDoer = (actor: string, subject: string, isAboutOther: boolean): string =>
  actor || (isAboutOther ? '' : subject) || 'This server';
