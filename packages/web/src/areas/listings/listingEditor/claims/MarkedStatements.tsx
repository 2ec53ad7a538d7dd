import { Fragment } from 'react';
import type { ListingEditor } from '../ListingEditor';
import { ClaimMark } from './ClaimMark';
import { claimPieces, sentencesWith } from './claimPieces';
import type { WireClaim } from './WireClaim';
import styles from './claims.module.css';

interface MarkedStatementsProps {
  readonly editor: ListingEditor;
  readonly text: string;
  readonly marked: readonly WireClaim[];
}

/** The sentences of a text with such statements, each of them a mark that opens to its facts. */
export function MarkedStatements({ editor, text, marked }: MarkedStatementsProps) {
  return sentencesWith(text, marked).map((span, at) => (
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
  ));
}
