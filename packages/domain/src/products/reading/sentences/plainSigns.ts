/** Whether a plain letter or a digit stands at a place: most of a text, so that nothing else need be asked of it. */
export function isWordSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** The same or a space: it ends nothing, opens nothing and parts nothing. */
export const isPlain = (text: string, at: number): boolean => text.charCodeAt(at) === 32 || isWordSign(text, at);
