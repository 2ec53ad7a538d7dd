import { createHash } from 'node:crypto';
import { ColumnMappingRepository, type ColumnMapping } from '@listwright/application/bulk';
import { type BulkKind, type ColumnChoice } from '@listwright/domain/bulk';
import { headerKey } from '@listwright/domain/shared';
import type { Database } from '../Database.js';

const MAX_MAPPINGS = 100;

interface ColumnMapRow {
  readonly kind: BulkKind;
  readonly choice: ColumnChoice;
  readonly chosen_at: Date;
}

export class PostgresColumnMappingRepository extends ColumnMappingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(userId: string, header: readonly string[], kind?: BulkKind): Promise<ColumnChoice | undefined> {
    const [row] = await this.database.query<ColumnMapRow>(
      `select choice from bulk_column_maps where user_id = $1 and header_hash = $2 and ($3::text is null or kind = $3)
       order by chosen_at desc limit 1`,
      [userId, hashOf(header), kind ?? null],
    );
    return row?.choice;
  }

  override async save(userId: string, header: readonly string[], { kind, choice, at }: ColumnMapping): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.query(
        `insert into bulk_column_maps (user_id, header_hash, kind, choice, chosen_at) values ($1, $2, $3, $4, $5)
         on conflict (user_id, header_hash, kind) do update set choice = excluded.choice, chosen_at = excluded.chosen_at`,
        [userId, hashOf(header), kind, JSON.stringify(choice), at],
      );
      await this.database.query(
        `delete from bulk_column_maps where ctid = any(array(
           select ctid from bulk_column_maps where user_id = $1 order by chosen_at desc offset ${MAX_MAPPINGS}))`,
        [userId],
      );
    });
  }

  override async remove(userId: string, header: readonly string[], kind?: BulkKind): Promise<void> {
    await this.database.query(
      'delete from bulk_column_maps where user_id = $1 and header_hash = $2 and ($3::text is null or kind = $3)',
      [userId, hashOf(header), kind ?? null],
    );
  }

  override async all(userId: string): Promise<readonly ColumnMapping[]> {
    const rows = await this.database.query<ColumnMapRow>(
      'select kind, choice, chosen_at from bulk_column_maps where user_id = $1 order by chosen_at desc',
      [userId],
    );
    return rows.map(({ kind, choice, chosen_at: at }) => ({ kind, choice, at }));
  }
}

function hashOf(header: readonly string[]): Buffer {
  return createHash('sha256').update(headerKey(header)).digest();
}
