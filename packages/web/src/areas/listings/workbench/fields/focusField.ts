import type { CopyField } from '@listwright/domain/listings';
import { fieldInputId } from './fieldInputId';

/** Moves the focus to a field's input once its tab stands open. */
export function focusField(field: CopyField, index?: number): void {
  requestAnimationFrame(() => {
    const input = document.getElementById(fieldInputId(field, index)) ?? document.getElementById(fieldInputId(field));
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });
}
