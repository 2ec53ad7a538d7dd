import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHasBeenTrue } from '../../../../ui/useHasBeenTrue';
import type { ListingEditor } from '../ListingEditor';
import { labelOf } from './supportLabels';
import type { WireClaim } from './WireClaim';
import styles from './ClaimMark.module.css';

// Cards lie over the page, whose placement is heavy: it comes when a mark is reached.
const load = () => import('./ClaimPopover').then((claims) => ({ default: claims.ClaimPopover }));
const ClaimPopover = lazy(load);
/** A failure shows when the card is opened. */
const prepare = () => void load().catch(() => undefined);

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
  const wasOpened = useHasBeenTrue(opened !== 'no');
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
  const pointer = {
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later('no', CLOSE_MS);
    },
  };
  return (
    <>
      <span
        ref={mark}
        role="button"
        tabIndex={0}
        aria-haspopup="dialog"
        aria-expanded={opened !== 'no'}
        className={styles.claim}
        data-support={claim.kept === true ? 'kept' : claim.support}
        onClick={pin}
        onKeyDown={press}
        onPointerEnter={({ pointerType }) => {
          prepare();
          if (pointerType === 'mouse') later('looked-at', OPEN_MS);
        }}
        onFocus={focus}
        onBlur={() => later('no', CLOSE_MS)}
        {...pointer}
      >
        {text}
        <span className="lw-visually-hidden"> ({word})</span>
      </span>
      {wasOpened && mark.current !== null ? (
        <Suspense fallback={null}>
          <ClaimPopover
            editor={editor}
            claim={claim}
            mark={mark.current}
            isOpen={opened !== 'no'}
            isPinned={opened === 'pinned'}
            onClose={close}
            onPointerEnter={() => later('looked-at', 0)}
            {...pointer}
          />
        </Suspense>
      ) : null}
    </>
  );
});
