import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Notice } from '../../../../ui/feedback/Notice';
import type { CheckoutStore } from './CheckoutStore';

const WAITING = { processing: 'Processing your payment…', window: 'Opening the payment page…' } as const;

/** The status of a payment in place. How it ended comes into view: it may be a screen away from the button. */
export const CheckoutNote = observer(function CheckoutNote({ checkout }: { readonly checkout: CheckoutStore }) {
  const { state, message } = checkout;
  const note = useRef<HTMLDivElement>(null);
  const isWaiting = state === 'processing' || state === 'window';
  const said = isWaiting ? '' : message;
  useEffect(() => {
    if (said === '') return;
    note.current?.scrollIntoView({ block: 'center' });
    note.current?.focus({ preventScroll: true });
  }, [said]);
  if (isWaiting) return <Notice>{WAITING[state]}</Notice>;
  return said === '' ? null : (
    <div ref={note} tabIndex={-1}>
      <Notice tone={state === 'verified' ? 'ok' : state === 'failed' ? 'bad' : 'warn'}>{said}</Notice>
    </div>
  );
});
