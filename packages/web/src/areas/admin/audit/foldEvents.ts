import type { api, CallOutput } from '@listwright/application/contract';

export type AuditEvent = CallOutput<typeof api.admin.audit>['events'][number];

/** An event, or several in a row that differ in nothing but their time: the newest of them. */
export interface FoldedEvent extends AuditEvent {
  readonly times: number;
  /** When the oldest of them was. */
  readonly since: string;
}

/** Newest first: events in a row that say the same are one, so that the others are not lost among them. */
export function foldEvents(events: readonly AuditEvent[]): readonly FoldedEvent[] {
  const folded: FoldedEvent[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (last !== undefined && textOf(last) === textOf(event))
      folded[folded.length - 1] = { ...last, times: last.times + 1, since: event.at };
    else folded.push({ ...event, times: 1, since: event.at });
  }
  return folded;
}

function textOf({ action, actor_email: actor, subject_label: subject, address, detail }: AuditEvent): string {
  return JSON.stringify([action, actor, subject, address, detail]);
}
