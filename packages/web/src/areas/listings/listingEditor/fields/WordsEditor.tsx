import { Skeleton } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { CountBar } from '../../../../ui/listing/CountBar';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import type { ListingEditor } from '../ListingEditor';

// The list it could open weighs more than the editor, and its fields are the last of the page.
const WordsInput = lazy(() => import('./WordsInput').then((fields) => ({ default: fields.WordsInput })));
/** Of an input with one line of phrases. */
const INPUT_HEIGHT = 36;

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
      <Suspense fallback={<Skeleton height={INPUT_HEIGHT} />}>
        <WordsInput id={id} aria-label={label} value={words} onChange={(next) => editor.set({ [wire]: next })} />
      </Suspense>
      {limit === null ? null : <CountBar label={label} count={words.length} limit={limit} />}
      <FieldFindings editor={editor} findings={editor.findingsOf(field)} id={`${id}-findings`} />
    </>
  );
});
