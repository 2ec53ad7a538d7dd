/** Characters that are judged within about ten milliseconds, whatever they are. */
const SHORT = 5000;

/** Whether the texts of a product or a listing are too long to be judged on the event loop. */
export function isLong(texts: object): boolean {
  return JSON.stringify(texts).length > SHORT;
}
