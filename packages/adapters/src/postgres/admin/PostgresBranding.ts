import { BrandingRepository } from '@listwright/application/admin';
import { defaultBranding } from '@listwright/application/contract';
import { brandingSchema } from '@listwright/application/contract/schemas';
import type { Branding } from '@listwright/domain/admin';
import * as z from 'zod';
import type { Database } from '../Database.js';

/** A newer version may store fields that this one does not know. */
const storedWords = z.object(brandingSchema.shape);

export class PostgresBranding extends BrandingRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async read(): Promise<Branding | undefined> {
    const [row] = await this.database.query<{ words: object }>('select words from branding', [], 'read_branding');
    return row && storedWords.parse({ ...defaultBranding, ...row.words });
  }

  override async save(branding: Branding, now: Date): Promise<void> {
    await this.write(branding, now, 'do update set words = excluded.words, updated_at = excluded.updated_at');
  }

  override async saveFirst(branding: Branding, now: Date): Promise<boolean> {
    return (await this.write(branding, now, 'do nothing')).length > 0;
  }

  private write(branding: Branding, now: Date, onConflict: string): Promise<object[]> {
    const statement = `insert into branding (words, updated_at) values ($1, $2) on conflict (id) ${onConflict} returning id`;
    return this.database.query(statement, [JSON.stringify(branding), now]);
  }
}
