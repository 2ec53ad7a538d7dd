const PLAIN_INPUTS = /^(checkbox|radio|button|submit|file)$/;

/** Whether a key belongs to the focused element: a text field, a select, an open menu or dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !PLAIN_INPUTS.test(target.type);
  return target.closest('textarea, select, [contenteditable], [role="dialog"], [role="menu"]') !== null;
}
