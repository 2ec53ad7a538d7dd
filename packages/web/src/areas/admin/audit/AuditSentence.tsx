import { auditPhrases } from './auditPhrases';

interface AuditSentenceProps {
  readonly action: string;
  /** Empty where no account was signed in. */
  readonly actor: string;
  /** The account that it was done to; empty: none. */
  readonly subject: string;
}

/** An event of the audit log as a sentence. */
export function AuditSentence({ action, actor, subject }: AuditSentenceProps) {
  // A server that is newer than this page may know more actions.
  const [own, other] = Object.entries(auditPhrases).find(([known]) => known === action)?.[1] ?? [action];
  const isAboutOther = actor !== '' && subject !== '' && subject !== actor;
  const [before = '', after] = (isAboutOther ? (other ?? `${own} for {}`) : own).split('{}');
  return (
    <>
      <strong>{actor || subject || 'This server'}</strong> {before}
      {after === undefined ? null : (
        <>
          <strong>{subject}</strong>
          {after}
        </>
      )}
    </>
  );
}
