import { observer } from 'mobx-react-lite';
import { Notice } from '../../../../ui/feedback/Notice';
import type { CheckoutStore } from './CheckoutStore';

const WAITING = { processing: 'Processing your payment…', window: 'Opening the payment page…' } as const;

/** The status of a payment in place. */
export const CheckoutNote = observer(function CheckoutNote({ checkout }: { readonly checkout: CheckoutStore }) {
  const { state, message } = checkout;
  if (state === 'processing' || state === 'window') return <Notice>{WAITING[state]}</Notice>;
  return message === '' ? null : (
    <Notice tone={state === 'verified' ? 'ok' : state === 'failed' ? 'bad' : 'warn'}>{message}</Notice>
  );
});
