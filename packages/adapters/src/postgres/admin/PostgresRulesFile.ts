import { RulesFileRepository, type StoredRulesFile } from '@listwright/application/admin';
import { ruleChangesOf, rulesFileOf } from '@listwright/application/contract';
import { rulesFileSchema } from '@listwright/application/contract/schemas';
import type { RuleChanges } from '@listwright/domain/marketplaces';
import type { Database } from '../Database.js';

export class PostgresRulesFile extends RulesFileRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async read(): Promise<RuleChanges | undefined> {
    const [row] = await this.database.query<{ content: object }>('select content from rules_file', [], 'read_rules');
    return row && ruleChangesOf(rulesFileSchema.parse(row.content));
  }

  override async compare(file: RuleChanges): Promise<StoredRulesFile | undefined> {
    const [row] = await this.database.query<{ dated: string; is_same: boolean }>(
      'select dated::text, content = $1::jsonb as is_same from rules_file',
      [JSON.stringify(rulesFileOf(file))],
    );
    return row && { dated: row.dated, isSame: row.is_same };
  }

  override async saveNewer(file: RuleChanges, now: Date): Promise<boolean> {
    const saved = await this.database.query(
      `insert into rules_file (dated, content, imported_at) values ($1, $2, $3)
       on conflict (id) do update set dated = excluded.dated, content = excluded.content, imported_at = excluded.imported_at
       where rules_file.dated < excluded.dated returning id`,
      [file.dated, JSON.stringify(rulesFileOf(file)), now],
    );
    return saved.length > 0;
  }
}
