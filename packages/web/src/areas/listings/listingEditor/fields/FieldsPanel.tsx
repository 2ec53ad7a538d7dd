import { observer } from 'mobx-react-lite';
import { FactsSwitch } from '../claims/FactsSwitch';
import { EntriesEditor } from './EntriesEditor';
import { FieldFrame } from './FieldFrame';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';
import { TextEditor } from './TextEditor';
import type { ListingEditor } from '../ListingEditor';
import { useIsPainted } from './useIsPainted';
import { WordsEditor } from './WordsEditor';

const EDITORS = { line: TextEditor, text: TextEditor, entries: EntriesEditor, words: WordsEditor } as const;

/** Those that fill the first screen of a phone. */
const FIRST_FIELDS = 1;

/** Every field with its count, findings, lock and Rewrite; what lies below the first screen comes after the first paint. */
export const FieldsPanel = observer(function FieldsPanel({ editor }: { readonly editor: ListingEditor }) {
  const isPainted = useIsPainted();
  return (
    <div className="lw-stack-wide">
      <FactsSwitch editor={editor} />
      {fieldSpecs
        .filter(({ on }) => on.includes(editor.listing.marketplace))
        .slice(0, isPainted ? undefined : FIRST_FIELDS)
        .map((spec) => {
          const Editor = EDITORS[spec.kind];
          return (
            <FieldFrame key={spec.field} editor={editor} spec={spec}>
              <Editor editor={editor} spec={spec} />
            </FieldFrame>
          );
        })}
    </div>
  );
});
