import type { api, CallOutput, Client } from '@listwright/application/contract';

type Row = CallOutput<typeof api.bulk.rows>['rows'][number];

const PIECE = 500;

/**
 * Yields the rows of a job as they finish, each once. Rows finish out of order, so it remembers the finished ones after
 * the first open row.
 */
export class FinishedRows {
  private readonly given = new Set<number>();
  /** The page that starts at the first row that was open at the last read. */
  private cursor: string | undefined;

  constructor(
    private readonly id: string,
    private readonly client: Client<typeof api>,
  ) {}

  async next(): Promise<readonly Row[]> {
    const fresh: Row[] = [];
    let cursor = this.cursor;
    let firstOpen = cursor;
    let isFinal = true;
    for (;;) {
      const page = await this.client.bulk.rows({ params: { id: this.id }, query: { limit: PIECE, cursor } });
      const ended = page.rows.filter(({ status }) => status === 'completed' || status === 'failed');
      fresh.push(...ended.filter(({ row }) => !this.given.has(row)));
      isFinal &&= ended.length === page.rows.length;
      if (page.next_cursor === null) break;
      // Every row of this page is final: do not read it again.
      if (isFinal) firstOpen = page.next_cursor;
      if (ended.length === 0) break;
      cursor = page.next_cursor;
    }
    // At the end: where a page fails, all of them are read again.
    this.cursor = firstOpen;
    for (const { row } of fresh) this.given.add(row);
    return fresh;
  }
}
