import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import type { Workbench } from '../Workbench';
import { ClaimMark } from './ClaimMark';
import { claimPieces, sentencesWith } from './claimPieces';
import { isOpenClaim } from './supportWords';

interface FieldClaimsProps {
  readonly bench: Workbench;
  readonly field: CopyField;
  readonly index?: number;
  readonly text: string;
}

/** The text of an input with its statements marked: the sentences to decide on, or with "Show facts" all of them. */
export const FieldClaims = observer(function FieldClaims({ bench, field, index, text }: FieldClaimsProps) {
  const claims = bench.claimsOf(field, index);
  const marked = bench.showsFacts ? claims : claims.filter(isOpenClaim);
  if (marked.length === 0) return null;
  const spans = sentencesWith(text, marked);
  return (
    <div className="lw-claims" role="group" aria-label={`Statements in ${fieldLabel(field, index).toLowerCase()}`}>
      {spans.map((span, at) => (
        <Fragment key={span.start}>
          {at > 0 ? ' … ' : span.start > 0 ? '… ' : ''}
          {claimPieces(text, marked, span).map((piece, place) =>
            piece.claim === undefined ? (
              <span key={place} className={piece.isStatement && 'lw-statement'}>
                {piece.text}
              </span>
            ) : (
              <ClaimMark key={place} bench={bench} claim={piece.claim} text={piece.text} />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
});
