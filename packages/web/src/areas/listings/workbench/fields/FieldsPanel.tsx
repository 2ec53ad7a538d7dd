import { observer } from 'mobx-react-lite';
import { FactsSwitch } from '../claims/FactsSwitch';
import { EntriesEditor } from './EntriesEditor';
import { FieldFrame } from './FieldFrame';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';
import { TextEditor } from './TextEditor';
import type { Workbench } from '../Workbench';
import { WordsEditor } from './WordsEditor';

const EDITORS = { line: TextEditor, text: TextEditor, entries: EntriesEditor, words: WordsEditor } as const;

/** Every field with its count, findings, lock and Rewrite. */
export const FieldsPanel = observer(function FieldsPanel({ bench }: { readonly bench: Workbench }) {
  return (
    <div className="lw-stack-wide">
      <FactsSwitch bench={bench} />
      {fieldSpecs
        .filter(({ on }) => on.includes(bench.listing.marketplace))
        .map((spec) => {
          const Editor = EDITORS[spec.kind];
          return (
            <FieldFrame key={spec.field} bench={bench} spec={spec}>
              <Editor bench={bench} spec={spec} />
            </FieldFrame>
          );
        })}
    </div>
  );
});
