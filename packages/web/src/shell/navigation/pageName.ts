import { messages } from '../../ui/messages';
import { sceneAt } from './sceneAt';

/** What the header calls an address; Dashboard where it has no name of its own. */
export function pageName(pathname: string): string {
  return sceneAt(pathname)?.name ?? messages.shell.defaultPage;
}
