import { notify } from './feedback/notify';
import { messages } from './messages';

/** Copies a text to the clipboard and shows a toast; without a field name it is the listing. */
export async function copyText(text: string, field?: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(field === undefined ? messages.shared.copied : messages.shared.fieldCopied(field));
    return true;
  } catch {
    notify.error(messages.shared.copyFailed);
    return false;
  }
}
