import type { api, CallOutput, Client } from '@listwright/application/contract';

type Row = CallOutput<typeof api.bulk.rows>['rows'][number];

const PIECE = 500;

/** Hands out the rows of a job as they finish, each once. Rows end out of turn, so those past the first open one are remembered. */
export class FinishedRows {
  private readonly given = new Set<number>();
  /** The list from the first row on that was open when it was last read. */
  private cursor: string | undefined;

  constructor(
    private readonly id: string,
    private readonly client: Client<typeof api>,
  ) {}

  async next(): Promise<readonly Row[]> {
    const fresh: Row[] = [];
    let cursor = this.cursor;
    let isWhole = true;
    for (;;) {
      const page = await this.client.bulk.rows({ params: { id: this.id }, query: { limit: PIECE, cursor } });
      const ended = page.rows.filter(({ status }) => status === 'completed' || status === 'failed');
      fresh.push(...ended.filter(({ row }) => !this.given.has(row)));
      isWhole &&= ended.length === page.rows.length;
      if (page.next_cursor === null) break;
      // Nothing of this page will change any more: it is not read again.
      if (isWhole) this.cursor = page.next_cursor;
      if (ended.length === 0) break;
      cursor = page.next_cursor;
    }
    for (const { row } of fresh) this.given.add(row);
    return fresh;
  }
}
