import { observer } from 'mobx-react-lite';
import { CountBar } from '../../../../ui/listing/CountBar';
import { PhraseInput } from '../../../../ui/listing/fields/PhraseInput';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import type { ListingEditor } from '../ListingEditor';

/** A field of short phrases, such as tags and keywords. */
export const WordsEditor = observer(function WordsEditor({
  editor,
  spec,
}: {
  readonly editor: ListingEditor;
  readonly spec: FieldSpec;
}) {
  const { field, label, wire } = spec;
  const words = editor.copy[wire] as string[];
  const limit = spec.limit(editor.ruleSet.limits);
  const id = fieldInputId(field);
  return (
    <>
      <PhraseInput id={id} aria-label={label} value={words} onChange={(next) => editor.set({ [wire]: next })} />
      {limit === null ? null : <CountBar label={label} count={words.length} limit={limit} />}
      <FieldFindings editor={editor} findings={editor.findingsOf(field)} id={`${id}-findings`} />
    </>
  );
});
