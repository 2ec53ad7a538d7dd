import type { Subject } from '../Subject.js';

/** How one bullet speaks of the product: by its number in one, by its name in the next. */
export function reference(subject: Subject, topic: string): string {
  return subject.choose(`reference of ${topic}`, [subject.it, subject.its]);
}
