import type { Joint } from './TitlePart.js';

/** What stands between a part and the one before it. */
export function jointText(joint: Joint): string {
  return { start: '', comma: ', ', space: ' ', dash: ' - ', colon: ': ' }[joint];
}
