import { RuleBook, type RuleChanges } from '@listwright/domain/marketplaces';
import * as z from 'zod';
import type { Platform } from '../composition/Platform.js';
import { PostgresRulesFile } from '../postgres/admin/PostgresRulesFile.js';
import type { Diagnosis } from './Diagnosis.js';

/** Which rules are in force, and whether the imported file can be read. */
export async function ruleCheck({ database }: Pick<Platform, 'database'>): Promise<Diagnosis> {
  let imported: RuleChanges | undefined;
  try {
    imported = await new PostgresRulesFile(database).read();
  } catch (error) {
    // A database that is away or not migrated has checks of its own.
    if (error instanceof z.ZodError)
      return {
        check: 'rules',
        ok: false,
        detail: 'the imported rules file cannot be read by this version',
        advice: 'Import it again with a later day: listwright policy update FILE',
      };
  }
  const on = new Date().toISOString().slice(0, 10);
  const { id, date, asOf } = new RuleBook(imported).setFor({ marketplace: 'amazon', on });
  const origin = imported === undefined ? '' : `; rules file of ${imported.dated}`;
  return { check: 'rules', ok: true, detail: `${id}, in force since ${date}, compared in ${asOf}${origin}` };
}
