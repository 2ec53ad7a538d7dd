import { useEffect } from 'react';
import { useAddressQuery } from '../../../../ui/navigation/useAddressQuery';
import type { CheckoutStore } from './CheckoutStore';
import { paymentOutcomeOf } from './PaymentOutcome';

/** Handles the return from the payment page, which puts its result into the query. */
export function usePaymentReturn(checkout: CheckoutStore): void {
  const [query, changeQuery] = useAddressQuery();
  useEffect(() => {
    const outcome = paymentOutcomeOf(Object.fromEntries(query));
    if (outcome === undefined) return;
    // The result leaves the address at once: a reload must not submit it again.
    changeQuery((next) => {
      for (const name of [...next.keys()]) next.delete(name);
    });
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
