import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { notify } from '../../../../ui/feedback/notify';
import { Notice } from '../../../../ui/feedback/Notice';
import type { CheckoutStore } from './CheckoutStore';

const WAITING = { processing: 'Processing your payment…', window: 'Opening the payment page…' } as const;

/** The status of a payment in place; a toast repeats it. */
export const CheckoutNote = observer(function CheckoutNote({ checkout }: { readonly checkout: CheckoutStore }) {
  const { state, message } = checkout;
  useEffect(() => {
    if (message === '') return;
    if (state === 'verified') notify.success(message);
    else notify.error(message);
  }, [state, message]);
  if (state === 'processing' || state === 'window') return <Notice>{WAITING[state]}</Notice>;
  return message === '' ? null : (
    <Notice tone={state === 'verified' ? 'ok' : state === 'failed' ? 'bad' : 'warn'}>{message}</Notice>
  );
});
