import { notify } from './feedback/notify';
import { messages } from './messages';

/** Puts a text on the clipboard and says so; without a field name it is the whole listing. */
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
