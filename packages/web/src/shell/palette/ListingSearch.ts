import type { api, CallOutput } from '@listwright/application/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WebClient } from '../../api/WebClient';
import type { UndoStack } from '../../state/UndoStack';

type FoundListing = CallOutput<typeof api.listings.list>['listings'][number];

const SHOWN = 6;
const PAUSE_MS = 180;

/** Listings for the palette: the latest ones, or matches for a query. A response to an outdated query is dropped. */
export class ListingSearch {
  query = '';
  status: 'idle' | 'running' | 'failed' | 'done' = 'idle';
  /** The query that the listings match: while a request runs they belong to the previous one. */
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

  /** Searches once typing pauses; an empty query loads the latest at once. */
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
