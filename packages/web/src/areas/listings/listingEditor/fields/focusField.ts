import type { CopyField } from '@listwright/domain/listings';
import { fieldInputId } from './fieldInputId';

/** Focuses a field's input once its tab is open. */
export function focusField(field: CopyField, index?: number): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(fieldInputId(field, index)) ?? document.getElementById(fieldInputId(field));
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });
}
