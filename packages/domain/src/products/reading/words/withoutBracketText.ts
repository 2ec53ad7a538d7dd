/**
 * A text with every "( … )" replaced by a space. An inner bracket ends the search of an outer one, so that the time
 * stays in proportion to the text when brackets are opened and never closed.
 */
export const withoutBracketText = (text: string): string =>
  text.includes('(') ? text.replaceAll(/\([^()]*\)/gu, ' ') : text;
