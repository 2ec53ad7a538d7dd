import { Textarea } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { CountBar } from '../../../../ui/listing/CountBar';
import { countText } from '../../../../ui/listing/countText';
import { FieldClaims } from '../claims/FieldClaims';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import { TitleFit } from './TitleFit';
import type { Workbench } from '../Workbench';

/** A field with one text. It may wrap on the screen but never holds a line break. */
export const TextEditor = observer(function TextEditor({
  bench,
  spec,
}: {
  readonly bench: Workbench;
  readonly spec: FieldSpec;
}) {
  const { field, label, wire, kind } = spec;
  const value = String(bench.copy[wire]);
  const findings = bench.findingsOf(field);
  const limit = spec.limit(bench.ruleSet.limits);
  const id = fieldInputId(field);
  return (
    <>
      <Textarea
        id={id}
        aria-label={label}
        value={value}
        autosize
        minRows={kind === 'text' ? 3 : 1}
        maxRows={16}
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        {...(findings.length === 0 ? {} : { 'aria-describedby': `${id}-findings` })}
        onChange={({ currentTarget }) => {
          const text = kind === 'line' ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value;
          bench.set({ [wire]: text });
        }}
      />
      {limit === null ? null : <CountBar label={label} count={countText(value, limit.unit)} limit={limit} />}
      <FieldClaims bench={bench} field={field} text={value} />
      {field === 'title' ? <TitleFit bench={bench} /> : null}
      <FieldFindings bench={bench} findings={findings} id={`${id}-findings`} />
    </>
  );
});
