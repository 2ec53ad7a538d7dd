import type { api, CallOutput } from '@listwright/application/contract';
import { CountBar } from '../../../ui/listing/CountBar';
import { AnnotatedText } from '../annotated/AnnotatedText';
import { overLimit } from '../annotated/overLimit';
import { FindingLines } from './FindingLines';

type Check = CallOutput<typeof api.listings.runTitleCheck>['analysis'];

interface CheckedTitleProps {
  readonly input: Pick<Check['input'], 'title'>;
  readonly result: Check['result'];
}

/** The title with the places that the rules are about, how long it is, and what the rules say of it. */
export function CheckedTitle({ input: { title }, result: { length, limit, findings } }: CheckedTitleProps) {
  const marks = findings.flatMap(({ span, severity, message }) =>
    span === undefined ? [] : [{ ...span, kind: severity, label: message }],
  );
  return (
    <div className="lw-stack">
      <div className="lw-well">
        <AnnotatedText label="Your title" text={title} marks={[...marks, ...overLimit(title, limit)]} />
      </div>
      <CountBar label="Title" count={length} limit={{ max: limit, unit: 'characters' }} />
      <FindingLines findings={findings} />
    </div>
  );
}
