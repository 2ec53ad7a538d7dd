import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSite, type TestSite } from './startServer.js';

/** Of a file of twelve rows, the third has no name; the plan takes ten. */
const ROWS = Array.from({ length: 12 }, (_, at) => `${at === 2 ? '' : `Steel cup ${at}`},Home,Himal`);

/** A site where new users do the ten tasks of issue 8, and what they need for them. */
export class TaskSite {
  static readonly product = 'Himal Steel Bottle 750 ml';
  /** Weighs two things: a contradiction. */
  static readonly description = 'Steel. Weighs 400 g. Weighs 380 g. Hand wash only.';
  static readonly password = 'long enough';

  private constructor(
    private readonly site: TestSite,
    private readonly folder: string,
  ) {}

  static async start(): Promise<TaskSite> {
    const site = await startSite({ WORKERS: '1' });
    return new TaskSite(site, mkdtempSync(path.join(tmpdir(), 'listwright-tasks-')));
  }

  get url(): string {
    return this.site.url;
  }

  /** An address that no user has, and no earlier try of a test. */
  newEmail(): string {
    return `maya.${randomUUID()}@example.com`;
  }

  /** A file with more rows than the plan takes, one of which fails. */
  fileOverLimit(): string {
    const file = path.join(this.folder, 'over.csv');
    writeFileSync(file, `product_name,category,brand\n${ROWS.join('\n')}\n`);
    return file;
  }

  /** The listings of the product are now those of last week. */
  async ageProduct(): Promise<void> {
    await this.site.test.database.query(
      `update listings set created_at = now() - interval '7 days', updated_at = now() - interval '7 days'
        where product_name = $1`,
      [TaskSite.product],
    );
  }

  async close(): Promise<void> {
    await this.site.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
