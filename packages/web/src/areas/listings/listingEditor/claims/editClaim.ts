import { fieldInputId } from '../fields/fieldInputId';
import type { WireClaim } from './WireClaim';

/** Focuses the input of a statement and selects its words. */
export function editClaim({ field, index, start, end }: WireClaim): void {
  // After the card has closed and returned its focus.
  setTimeout(() => {
    const input = document.getElementById(fieldInputId(field, index)) ?? document.getElementById(fieldInputId(field));
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
    if (input instanceof HTMLTextAreaElement) input.setSelectionRange(start, end);
  }, 50);
}
