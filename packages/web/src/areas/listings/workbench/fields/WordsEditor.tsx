import { TagsInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { CountBar } from '../../../../ui/listing/CountBar';
import { FieldFindings } from './FieldFindings';
import { fieldInputId } from './fieldInputId';
import type { FieldSpec } from '../../../../ui/listing/fields/fieldSpecs';
import type { Workbench } from '../Workbench';

/** A field of short phrases, such as tags and keywords. Enter or a comma ends one. */
export const WordsEditor = observer(function WordsEditor({
  bench,
  spec,
}: {
  readonly bench: Workbench;
  readonly spec: FieldSpec;
}) {
  const { field, label, wire } = spec;
  const words = bench.copy[wire] as string[];
  const limit = spec.limit(bench.ruleSet.limits);
  const id = fieldInputId(field);
  return (
    <>
      <TagsInput
        id={id}
        aria-label={label}
        value={words}
        splitChars={[',']}
        onChange={(next) => bench.set({ [wire]: next })}
      />
      {limit === null ? null : <CountBar label={label} count={words.length} limit={limit} />}
      <FieldFindings bench={bench} findings={bench.findingsOf(field)} id={`${id}-findings`} />
    </>
  );
});
