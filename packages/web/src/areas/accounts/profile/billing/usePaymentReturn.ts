import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CheckoutStore } from './CheckoutStore';
import { paymentOutcomeOf } from './PaymentOutcome';

/** Handles the return from the payment page, which puts its result into the query. */
export function usePaymentReturn(checkout: CheckoutStore): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const outcome = paymentOutcomeOf(Object.fromEntries(query));
    if (outcome === undefined) return;
    // The result leaves the address at once: a reload must not submit it again.
    setQuery({}, { replace: true });
    void checkout.handleOutcome(outcome);
  }, []);
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) checkout.comeBack();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
}
