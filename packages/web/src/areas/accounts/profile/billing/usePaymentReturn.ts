import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutStore } from './CheckoutStore';
import { paymentOutcomeOf } from './PaymentOutcome';

/** Takes up a payment that was made on a page of its own, which came back here with what happened in its address. */
export function usePaymentReturn(checkout: CheckoutStore): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const outcome = paymentOutcomeOf(Object.fromEntries(query));
    if (outcome === undefined) return;
    // The proof leaves the address at once: a reload must not tell it again.
    setQuery({}, { replace: true });
    void checkout.settle(outcome);
  }, []);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) checkout.comeBack();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
