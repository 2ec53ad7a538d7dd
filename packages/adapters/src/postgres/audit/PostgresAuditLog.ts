import {
  auditEventOf,
  AuditLog,
  ANONYMISED_PERSON,
  PERSONAL_DETAILS,
  type AuditEntry,
  type AuditEvent,
  type AuditFilter,
} from '@listwright/application/audit';
import type { Clock, IdSource, LongPage, PageRequest } from '@listwright/application/shared';
import { isNotable } from '@listwright/domain/audit';
import type { Database } from '../Database.js';
import { countedUpTo, pageOf, takePage } from '../keysetPage.js';
import { likePatterns } from '../likePatterns.js';
import { eventOf, type AuditRow } from './auditRow.js';

const COLUMNS =
  'id, at, actor_id, actor_email, action, subject_id, subject_label, detail, address, request_id, at::text as cursor_value';

const ORDER = { by: 'at', id: 'id' };

const ADD = `insert into audit_events (id, at, actor_id, actor_email, action, subject_id, subject_label, detail, address,
    request_id, notable)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const NEWEST_NOTABLE = `select ${COLUMNS} from audit_events where notable order by at desc, id desc limit $1`;

const FORGET_ACTOR = `update audit_events set actor_email = $2, address = '', detail = detail - $3::text[]
  where actor_id = $1`;

const FORGET_SUBJECT = `update audit_events set subject_label = $2, detail = (detail - $3::text[])
    || case when detail ? 'before' then jsonb_build_object('before', (detail -> 'before') - $3::text[]) else '{}' end
    || case when detail ? 'after' then jsonb_build_object('after', (detail -> 'after') - $3::text[]) else '{}' end
  where subject_id = $1`;

export class PostgresAuditLog extends AuditLog {
  constructor(
    private readonly database: Database,
    private readonly ids: IdSource,
    private readonly clock: Clock,
    /** Writes the line in the log of the process. */
    private readonly say: (event: AuditEvent) => void,
  ) {
    super();
  }

  override async record(entry: AuditEntry): Promise<void> {
    const event = auditEventOf(entry, this.ids.next(), this.clock.now());
    await this.database.query(
      ADD,
      [
        event.id,
        event.at,
        event.actorId,
        event.actorEmail,
        event.action,
        event.subjectId,
        event.subjectLabel,
        event.detail,
        event.address,
        event.requestId,
        isNotable(event.action),
      ],
      'add_audit_event',
    );
    this.database.whenStored(() => this.say(event));
  }

  override async list(filter: AuditFilter, page: PageRequest): Promise<LongPage<AuditEvent>> {
    const { build } = this.database;
    const matching = build('audit_events');
    if (filter.action !== undefined) void matching.where('action', filter.action);
    if (filter.actorId !== undefined) void matching.where('actor_id', filter.actorId);
    const words = likePatterns(filter.search);
    for (const word of words) {
      void matching.whereRaw(`lower(actor_email || ' ' || subject_label) like ?`, [word]);
    }
    const rows = matching.clone().select(build.raw(COLUMNS));
    const [counted, records] = await Promise.all([
      countedUpTo(this.database, matching, words.length > 0 ? undefined : ORDER),
      this.database.run<AuditRow>(takePage(rows, ORDER, page)),
    ]);
    return { ...pageOf(records, page.limit, eventOf), ...counted };
  }

  override async newestNotable(most: number): Promise<readonly AuditEvent[]> {
    const rows = await this.database.query<AuditRow>(NEWEST_NOTABLE, [most], 'newest_notable_events');
    return rows.map(eventOf);
  }

  override async anonymisePerson(userId: string): Promise<void> {
    await this.database.query(FORGET_ACTOR, [userId, ANONYMISED_PERSON, [...PERSONAL_DETAILS]]);
    await this.database.query(FORGET_SUBJECT, [userId, ANONYMISED_PERSON, [...PERSONAL_DETAILS]]);
  }
}
