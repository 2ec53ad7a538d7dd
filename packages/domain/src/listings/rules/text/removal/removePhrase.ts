import { tidy } from '../tidy.js';
import { withoutDoubledArticle } from './withoutDoubledArticle.js';

/** Takes the words between two UTF-16 offsets out of a text that is a row of phrases (title, highlights, tags). */
export function removePhrase(text: string, start: number, end: number): string {
  return tidy(withoutDoubledArticle(`${text.slice(0, start)} ${text.slice(end)}`));
}
