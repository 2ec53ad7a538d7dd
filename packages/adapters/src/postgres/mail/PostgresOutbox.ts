import { Outbox, type DueMail, type NewMail, type OutboxCounts, type OutboxMail } from '@listwright/application/mail';
import type { Page, PageRequest } from '@listwright/application/shared';
import type { Database } from '../Database.js';
import { pageOf, placeOf } from '../keysetPage.js';

const ADD = `insert into outbox_mails (id, user_id, recipient, subject, text, withheld, created_at, expires_at, next_attempt_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $7)`;

const LIST = `select id, recipient, subject, case when expires_at > $1 then text else '' end as text, created_at, sent_at, failure,
    created_at::text as cursor_value
  from outbox_mails where not withheld and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
  order by created_at desc, id desc limit $4 offset $5`;

// `skip locked`: several processes that look at once each get emails of their own.
const CLAIM = `update outbox_mails m set attempts = m.attempts + 1, next_attempt_at = $2
  from (
    select id from outbox_mails where sent_at is null and not withheld and next_attempt_at <= $1 and expires_at > $1
    order by created_at, id limit $3 for update skip locked
  ) due
  where m.id = due.id returning m.id, m.recipient, m.subject, m.text, m.attempts, m.created_at`;

const UNSENT = 'from outbox_mails where sent_at is null and not withheld and next_attempt_at';
const COUNTS = `select (select count(*)::int ${UNSENT} is not null) as waiting,
  (select count(*)::int ${UNSENT} is null) as failed`;

export class PostgresOutbox extends Outbox {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(mail: NewMail): Promise<void> {
    const { id, userId, to, subject, text, withheld, createdAt, expiresAt } = mail;
    await this.database.query(ADD, [id, userId, to, subject, text, withheld, createdAt, expiresAt]);
  }

  override async counts(): Promise<OutboxCounts> {
    const [row] = await this.database.query<{ waiting: number; failed: number }>(COUNTS);
    return row ?? { waiting: 0, failed: 0 };
  }

  override async list(now: Date, page: PageRequest): Promise<Page<OutboxMail>> {
    const { before, offset } = placeOf(page);
    const [counted, rows] = await Promise.all([
      this.database.query<{ total: number }>('select count(*)::int as total from outbox_mails where not withheld'),
      this.database.query<MailRow & { cursor_value: string }>(LIST, [now, ...before, page.limit + 1, offset]),
    ]);
    return { ...pageOf(rows, page.limit, mailOf), total: counted[0]?.total ?? 0 };
  }

  override async claim(now: Date, leaseEnd: Date, most: number): Promise<readonly DueMail[]> {
    const rows = await this.database.query<MailRow & { attempts: number }>(CLAIM, [now, leaseEnd, most]);
    return rows
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1))
      .map(({ id, recipient, subject, text, attempts }) => ({ id, to: recipient, subject, text, attempts }));
  }

  override async markSent(id: string, now: Date): Promise<void> {
    const SENT = `update outbox_mails set sent_at = $2, failure = null, text = '' where id = $1`;
    await this.database.query(SENT, [id, now]);
  }

  override async markFailed(id: string, reason: string, retryAt: Date | null): Promise<void> {
    const FAILED = 'update outbox_mails set failure = $2, next_attempt_at = $3 where id = $1';
    await this.database.query(FAILED, [id, reason, retryAt]);
  }

  override async sweep(now: Date, before: Date): Promise<void> {
    await this.database.query('delete from outbox_mails where created_at < $2 or (withheld and expires_at <= $1)', [
      now,
      before,
    ]);
    await this.database.query(`update outbox_mails set text = '' where expires_at <= $1 and text <> ''`, [now]);
  }
}

interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly failure: string | null;
}

function mailOf(row: MailRow): OutboxMail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    failure: row.failure,
  };
}
