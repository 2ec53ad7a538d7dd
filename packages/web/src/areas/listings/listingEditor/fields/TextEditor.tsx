import { observer } from 'mobx-react-lite';
import { CountBar } from '../../../../ui/listing/CountBar';
import { GrowingTextarea } from '../../../../ui/listing/fields/GrowingTextarea';
import { countText } from '../../../../ui/listing/countText';
import { FieldClaims } from '../claims/FieldClaims';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import { TitleFit } from './TitleFit';
import type { ListingEditor } from '../ListingEditor';

/** A field with one text. It may wrap on the screen but never holds a line break. */
export const TextEditor = observer(function TextEditor({
  editor,
  spec,
}: {
  readonly editor: ListingEditor;
  readonly spec: FieldSpec;
}) {
  const { field, label, wire, kind } = spec;
  const value = String(editor.copy[wire]);
  const findings = editor.findingsOf(field);
  const limit = spec.limit(editor.ruleSet.limits);
  const id = fieldInputId(field);
  return (
    <>
      <GrowingTextarea
        id={id}
        aria-label={label}
        value={value}
        minRows={kind === 'text' ? 3 : 1}
        maxRows={16}
        aria-invalid={findings.some(({ severity }) => severity === 'error')}
        {...(findings.length === 0 ? {} : { 'aria-describedby': `${id}-findings` })}
        onChange={({ currentTarget }) => {
          const text = kind === 'line' ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value;
          editor.set({ [wire]: text });
        }}
      />
      {limit === null ? null : <CountBar label={label} count={countText(value, limit.unit)} limit={limit} />}
      <FieldClaims editor={editor} field={field} text={value} />
      {field === 'title' ? <TitleFit editor={editor} /> : null}
      <FieldFindings editor={editor} findings={findings} id={`${id}-findings`} />
    </>
  );
});
