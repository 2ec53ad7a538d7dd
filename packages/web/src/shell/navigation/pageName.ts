import { messages } from '../../ui/messages';
import { sceneAt } from './sceneAt';

/** The page name in the header; Dashboard if the path has none. */
export function pageName(pathname: string): string {
  return sceneAt(pathname)?.name ?? messages.shell.defaultPage;
}
