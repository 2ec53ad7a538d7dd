import {
  PageShareRepository,
  type NewPageShare,
  type PageShare,
  type SharedPage,
} from '@listwright/application/products';
import { storedPage, type PageProduct } from '@listwright/domain/products';
import { USABLE } from '../accounts/actorRow.js';
import type { Database } from '../Database.js';

const ADD = `insert into page_shares (id, user_id, token_hash, title, address, product, read_at, created_at, expires_at)
  select $1, $2, $3, $4, $5, $6::json, $7, $8, $9
  where (select count(*) from page_shares where user_id = $2 and expires_at > $8) < $10 returning id`;

const OPEN = `select s.product, s.read_at, s.expires_at from page_shares s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2 and ${USABLE}`;

export class PostgresPageShareRepository extends PageShareRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override add({ share, page, tokenHash }: NewPageShare, most: number): Promise<boolean> {
    return this.database.transaction(async () => {
      // The lock orders callers; each counts in a statement of its own, which sees what the one before has stored.
      await this.database.query('select 1 from users where id = $1 for no key update', [share.userId]);
      const added = await this.database.query(ADD, [
        share.id,
        share.userId,
        tokenHash,
        storable(share.title),
        share.address,
        JSON.stringify(page.product),
        page.readAt,
        share.createdAt,
        share.expiresAt,
        most,
      ]);
      return added.length > 0;
    });
  }

  override async list(userId: string, now: Date): Promise<readonly PageShare[]> {
    const rows = await this.database.query<ShareRow>(
      `select id, user_id, title, address, created_at, expires_at from page_shares
       where user_id = $1 and expires_at > $2 order by created_at desc, id desc`,
      [userId, now],
    );
    return rows.map(shareOf);
  }

  override async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.query('delete from page_shares where user_id = $1 and id = $2 returning 1', [
      userId,
      id,
    ]);
    return removed.length > 0;
  }

  override async open(tokenHash: string, now: Date): Promise<(SharedPage & Pick<PageShare, 'expiresAt'>) | undefined> {
    const [row] = await this.database.query<{ product: PageProduct; read_at: Date; expires_at: Date }>(OPEN, [
      tokenHash,
      now,
    ]);
    return row && { product: storedPage(row.product), readAt: row.read_at, expiresAt: row.expires_at };
  }

  override async removeExpired(now: Date): Promise<number> {
    return (await this.database.query('delete from page_shares where expires_at <= $1 returning 1', [now])).length;
  }
}

interface ShareRow {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly address: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const shareOf = (row: ShareRow): PageShare => ({
  id: row.id,
  userId: row.user_id,
  title: row.title,
  address: row.address,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});

/** PostgreSQL has no NUL in texts. */
const storable = (text: string): string => text.replaceAll('\u0000', ' ');
