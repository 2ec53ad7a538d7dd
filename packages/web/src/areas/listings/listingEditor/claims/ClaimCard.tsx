import { Button } from '@mantine/core';
import { IconAlertTriangle, IconBookmark, IconCheck, IconCircleX, IconMathFunction } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { StatusPill } from '../../../../ui/page/StatusPill';
import { exactFacts } from '../../../../ui/product/facts/exactFacts';
import { factWords } from '../../../../ui/product/facts/factWords';
import { sourceLabel } from '../../../../ui/product/facts/sourceLabel';
import type { ListingEditor } from '../ListingEditor';
import { sourceText } from './factLabels';
import { isOpenClaim, labelOf } from './supportLabels';
import { useKeep } from './useKeep';
import type { WireClaim } from './WireClaim';
import styles from './claims.module.css';

const MARKS = {
  bad: IconCircleX,
  warn: IconAlertTriangle,
  info: IconMathFunction,
  ok: IconCheck,
  neutral: IconBookmark,
} as const;

/** More facts would need scrolling; the Facts view lists them all. */
const MAX_FACTS = 3;

interface ClaimCardProps {
  readonly editor: ListingEditor;
  readonly claim: WireClaim;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** One statement: what supports it, the facts it states, and its actions. */
export const ClaimCard = observer(function ClaimCard({ editor, claim, onClose, onEdit }: ClaimCardProps) {
  const { word, tone } = labelOf(claim);
  const Mark = MARKS[tone];
  const isOpen = isOpenClaim(claim);
  const { keep, open } = useKeep(editor);
  const [isAsking, setAsking] = useState(false);
  const press = () => {
    if (claim.support !== 'unverified' && !isAsking) return setAsking(true);
    onClose();
    void keep(claim);
  };
  const stated = editor.listing.facts.filter(({ id }) => claim.fact_ids.includes(id));
  const facts = exactFacts(stated, (place) => sourceText(editor.listing, place)).slice(0, MAX_FACTS);
  return (
    <div className={styles.card}>
      <StatusPill tone={tone} icon={<Mark size={12} aria-hidden />}>
        {word}
      </StatusPill>
      {claim.reason === undefined ? null : <p className="lw-small">{claim.reason}</p>}
      {facts.length === 0 ? null : (
        <ul className={styles.facts} aria-label={isOpen ? 'Contradicting facts' : 'Supporting facts'}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <p className="lw-small">
                <span className="lw-secondary">
                  {factWords.property(fact.property)}
                  {fact.part === '' ? '' : ` of the ${fact.part}`}:
                </span>{' '}
                <strong>{factWords.value(fact)}</strong>
              </p>
              <p className="lw-caption">
                From {sourceLabel(fact.source.field).toLowerCase()} ·{' '}
                <button
                  type="button"
                  className="lw-link-button"
                  onClick={() => {
                    onClose();
                    editor.showFact(fact.id);
                  }}
                >
                  Show in Facts
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {isAsking ? (
        <p className="lw-small" role="alert">
          Your facts don’t support this. You’re responsible for it if you keep it.
        </p>
      ) : null}
      <div className={`lw-row ${styles.actions}`}>
        {isOpen ? (
          <Button size="xs" variant="default" disabled={editor.isBusy} onClick={press}>
            {isAsking ? 'Keep despite contradiction' : 'Keep'}
          </Button>
        ) : null}
        {claim.kept === true ? (
          <Button
            size="xs"
            variant="default"
            disabled={editor.isBusy}
            onClick={() => {
              onClose();
              void open(claim);
            }}
          >
            Undo keep
          </Button>
        ) : null}
        <Button
          size="xs"
          variant="default"
          color="bad"
          onClick={() => {
            onClose();
            editor.removeClaim(claim);
          }}
        >
          Remove
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            onClose();
            onEdit();
          }}
        >
          Edit
        </Button>
      </div>
    </div>
  );
});
