import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import { useIsPainted } from '../fields/useIsPainted';
import type { ListingEditor } from '../ListingEditor';
import { isOpenClaim } from './supportLabels';
import styles from './claims.module.css';

// Marks open cards over the page, whose placement is heavy: the text is read before it, and one without a mark goes without.
const MarkedStatements = lazy(() =>
  import('./MarkedStatements').then((claims) => ({ default: claims.MarkedStatements })),
);

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
      <Suspense fallback={text}>
        {isPainted ? <MarkedStatements editor={editor} text={text} marked={marked} /> : text}
      </Suspense>
    </div>
  );
});
