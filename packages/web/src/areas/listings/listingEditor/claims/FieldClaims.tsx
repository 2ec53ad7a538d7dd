import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { useIsPainted } from '../fields/useIsPainted';
import type { ListingEditor } from '../ListingEditor';
import { MarkedStatements } from './MarkedStatements';
import { isOpenClaim } from './supportLabels';
import styles from './claims.module.css';

interface FieldClaimsProps {
  readonly editor: ListingEditor;
  readonly field: CopyField;
  readonly index?: number;
  readonly text: string;
}

/** The text of an input with its statements marked: the sentences to decide on, or with "Show facts" all of them. */
export const FieldClaims = observer(function FieldClaims({ editor, field, index, text }: FieldClaimsProps) {
  const isPainted = useIsPainted();
  const claims = editor.claimsOf(field, index);
  const marked = editor.showsFacts ? claims : claims.filter(isOpenClaim);
  if (marked.length === 0) return null;
  return (
    <div className={styles.claims} role="group" aria-label={`Statements in ${fieldLabel(field, index).toLowerCase()}`}>
      {isPainted ? <MarkedStatements editor={editor} text={text} marked={marked} /> : text}
    </div>
  );
});
