import { auditDoer, auditPhrase } from '@listwright/domain/audit';

interface AuditSentenceProps {
  readonly action: string;
  /** Empty where no account was signed in. */
  readonly actor: string;
  /** The account that it was done to; empty: none. */
  readonly subject: string;
}

/** An event of the audit log as a sentence. */
export function AuditSentence({ action, actor, subject }: AuditSentenceProps) {
  const [before, after] = auditPhrase(action, actor, subject);
  return (
    <>
      <strong>{auditDoer(actor, subject, after !== undefined)}</strong> {before}
      {after === undefined ? null : (
        <>
          <strong>{subject}</strong>
          {after}
        </>
      )}
    </>
  );
}
