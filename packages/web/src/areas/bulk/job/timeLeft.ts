const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A rounded estimate as text: "about 2 min left". */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'a few seconds left';
  if (seconds < MINUTE) return `about ${Math.ceil(seconds / 10) * 10} s left`;
  if (seconds < HOUR) return `about ${Math.round(seconds / MINUTE)} min left`;
  return `about ${Math.round(seconds / HOUR)} h left`;
}
