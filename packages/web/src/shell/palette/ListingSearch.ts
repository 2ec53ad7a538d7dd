import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import type { UndoStack } from '../../state/UndoStack';

type FoundListing = CallOutput<typeof api.listings.list>['listings'][number];

const SHOWN = 6;
const PAUSE_MS = 180;

/** Listings for the palette: the newest, or those that a name finds. A question overtaken by the next is dropped. */
export class ListingSearch {
  query = '';
  status: 'idle' | 'running' | 'failed' | 'done' = 'idle';
  /** What the listings answer: while the next answer is awaited they belong to the last question. */
  answered = '';
  private listings: readonly FoundListing[] = [];
  private asked: AbortController | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: Pick<WebClient, 'listings'>,
    private readonly undo: UndoStack,
  ) {
    makeAutoObservable<this, 'client' | 'undo' | 'asked' | 'pause'>(
      this,
      { client: false, undo: false, asked: false, pause: false },
      { autoBind: true },
    );
  }

  get found(): readonly FoundListing[] {
    return this.listings.filter(({ id }) => !this.undo.hidden.has(id));
  }

  /** Asks once the typing pauses; an empty question asks for the newest at once. */
  ask(query: string): void {
    this.query = query;
    clearTimeout(this.pause);
    this.asked?.abort();
    if (query.trim() === '') void this.read();
    else this.pause = setTimeout(() => void this.read(), PAUSE_MS);
  }

  private async read(): Promise<void> {
    const asked = new AbortController();
    this.asked = asked;
    this.status = 'running';
    const search = this.query.trim();
    try {
      const query = { limit: SHOWN, ...(search === '' ? {} : { search }) };
      const { listings } = await this.client.listings.list({ query }, { signal: asked.signal });
      runInAction(() => {
        if (asked.signal.aborted) return;
        this.listings = listings;
        this.answered = search;
        this.status = 'done';
      });
    } catch {
      runInAction(() => {
        if (asked.signal.aborted) return;
        this.listings = [];
        this.status = 'failed';
      });
    }
  }
}
