import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import type { ListingEditor } from '../ListingEditor';
import { ClaimMark } from './ClaimMark';
import { claimPieces, sentencesWith } from './claimPieces';
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
  const claims = editor.claimsOf(field, index);
  const marked = editor.showsFacts ? claims : claims.filter(isOpenClaim);
  if (marked.length === 0) return null;
  const spans = sentencesWith(text, marked);
  return (
    <div className={styles.claims} role="group" aria-label={`Statements in ${fieldLabel(field, index).toLowerCase()}`}>
      {spans.map((span, at) => (
        <Fragment key={span.start}>
          {at > 0 ? ' … ' : span.start > 0 ? '… ' : ''}
          {claimPieces(text, marked, span).map((piece, place) =>
            piece.claim === undefined ? (
              <span key={place} className={piece.isStatement && styles.statement}>
                {piece.text}
              </span>
            ) : (
              <ClaimMark key={place} editor={editor} claim={piece.claim} text={piece.text} />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
});
