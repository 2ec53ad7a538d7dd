import { Popover } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ListingEditor } from '../ListingEditor';
import { ClaimCard } from './ClaimCard';
import { editClaim } from './editClaim';
import { labelOf } from './supportLabels';
import type { WireClaim } from './WireClaim';
import styles from './ClaimMark.module.css';

const OPEN_MS = 200;
/** Long enough to move the pointer from the words to the card. */
const CLOSE_MS = 250;

type Opened = 'no' | 'looked-at' | 'pinned';

interface ClaimMarkProps {
  readonly editor: ListingEditor;
  readonly claim: WireClaim;
  readonly text: string;
}

/**
 * Words of the text with a mark for their support. Hover or focus shows why; a click, Enter or Space moves into the
 * card.
 */
export const ClaimMark = observer(function ClaimMark({ editor, claim, text }: ClaimMarkProps) {
  const [opened, setOpened] = useState<Opened>('no');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const mark = useRef<HTMLSpanElement>(null);
  /** The card that was closed gives the focus back to the mark, which must not open it again. */
  const isReturning = useRef(false);
  const later = (next: Opened, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened((now) => (now === 'pinned' ? now : next)), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    clearTimeout(timer.current);
    isReturning.current = opened === 'pinned';
    setOpened('no');
  };
  const pin = () => {
    clearTimeout(timer.current);
    setOpened('pinned');
  };
  const focus = () => {
    if (!isReturning.current && mark.current?.matches(':focus-visible')) later('looked-at', 0);
    isReturning.current = false;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pin();
  };
  const { word } = labelOf(claim);
  return (
    <Popover
      opened={opened !== 'no'}
      onChange={(isOpen) => isOpen || close()}
      onDismiss={close}
      position="bottom-start"
      width={300}
      shadow="md"
      trapFocus={opened === 'pinned'}
      returnFocus={opened === 'pinned'}
    >
      <Popover.Target>
        <span
          ref={mark}
          role="button"
          tabIndex={0}
          className={styles.claim}
          data-support={claim.kept === true ? 'kept' : claim.support}
          onClick={pin}
          onKeyDown={press}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && later('looked-at', OPEN_MS)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later('no', CLOSE_MS)}
          onFocus={focus}
          onBlur={() => later('no', CLOSE_MS)}
        >
          {text}
          <span className="lw-visually-hidden"> ({word})</span>
        </span>
      </Popover.Target>
      <Popover.Dropdown
        aria-label={`${word}: ${claim.text}`}
        onPointerEnter={() => later('looked-at', 0)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later('no', CLOSE_MS)}
      >
        <ClaimCard editor={editor} claim={claim} onClose={close} onEdit={() => editClaim(claim)} />
      </Popover.Dropdown>
    </Popover>
  );
});
