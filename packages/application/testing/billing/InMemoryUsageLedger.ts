import { QUOTA_KEYS, type QuotaPeriod } from '@listwright/domain/billing';
import { DomainError } from '@listwright/domain/shared';
import {
  UsageLedger,
  type AllTotals,
  type AccountPeriod,
  type Correction,
  type Reservation,
  type UnitsRequest,
  type UsageDay,
  type UsedUnits,
} from '../../src/billing/index.js';
import type { Clock } from '../../src/shared/index.js';

interface Held extends UnitsRequest {
  readonly at: Date;
}

export class InMemoryUsageLedger extends UsageLedger {
  private readonly usage = new Map<string, number>();
  private readonly held = new Map<string, Held>();
  private readonly days: { userId: string; date: string; quota: string; units: number }[] = [];
  private count = 0;

  constructor(private readonly clock: Clock) {
    super();
  }

  override async reserve(request: UnitsRequest): Promise<Reservation | { usedUp: number }> {
    const key = keyOf(request.userId, request.quota, request.period);
    const used = this.usage.get(key) ?? 0;
    if (request.limit !== null && used + request.units > request.limit) return { usedUp: used };
    this.usage.set(key, used + request.units);
    this.count += 1;
    const id = String(this.count);
    this.held.set(id, { ...request, at: this.clock.now() });
    return { id };
  }

  override async reserveUpTo(request: UnitsRequest): Promise<readonly Reservation[]> {
    const taken: Reservation[] = [];
    while (taken.length < request.units) {
      const one = await this.reserve({ ...request, units: 1 });
      if (!('id' in one)) break;
      taken.push(one);
    }
    return taken;
  }

  override async commitAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.commit({ id });
  }

  override async releaseAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.release({ id });
  }

  override async commit({ id }: Reservation): Promise<void> {
    const held = this.held.get(id);
    if (held === undefined) throw new DomainError('unavailable', 'took_too_long', 'The units are not held any more.');
    this.held.delete(id);
    this.days.push({ userId: held.userId, date: dateOf(this.clock.now()), quota: held.quota, units: held.units });
  }

  override async release({ id }: Reservation): Promise<void> {
    const held = this.held.get(id);
    if (held === undefined) return;
    this.held.delete(id);
    const key = keyOf(held.userId, held.quota, held.period);
    this.usage.set(key, (this.usage.get(key) ?? 0) - held.units);
  }

  override async releaseAbandoned(before: Date): Promise<number> {
    const abandoned = [...this.held].filter(([, { at }]) => at < before);
    for (const [id] of abandoned) await this.release({ id });
    return abandoned.length;
  }

  override async used(userId: string, period: QuotaPeriod): Promise<UsedUnits> {
    const entries = QUOTA_KEYS.map((quota) => [quota, this.usage.get(keyOf(userId, quota, period)) ?? 0]);
    return Object.fromEntries(entries) as UsedUnits;
  }

  override usedByEach(accounts: readonly AccountPeriod[]): Promise<readonly UsedUnits[]> {
    return Promise.all(accounts.map(({ userId, period }) => this.used(userId, period)));
  }

  override async correct({ userId, quota, period }: Correction): Promise<{ before: number; after: number }> {
    const key = keyOf(userId, quota, period);
    const after = [...this.held.values()]
      .filter((held) => keyOf(held.userId, held.quota, held.period) === key)
      .reduce((sum, { units }) => sum + units, 0);
    const before = this.usage.get(key) ?? 0;
    this.usage.set(key, after);
    return { before, after };
  }

  override async history(userId: string, days: number, today: Date): Promise<readonly UsageDay[]> {
    return Array.from({ length: days }, (_, index) => {
      const date = dateOf(new Date(today.getTime() - (days - 1 - index) * 86_400_000));
      const units = (quota: string) =>
        this.days
          .filter((day) => day.userId === userId && day.date === date && day.quota === quota)
          .reduce((sum, day) => sum + day.units, 0);
      return { date, used: Object.fromEntries(QUOTA_KEYS.map((quota) => [quota, units(quota)])) as UsedUnits };
    });
  }

  /** When each competitor analysis was run. */
  readonly analyses: Date[] = [];

  override async totals(_userId: string, { start, end }: QuotaPeriod): Promise<AllTotals> {
    const inPeriod = this.analyses.filter((at) => at >= start && at < end);
    return {
      listings: 0,
      images: 0,
      competitorAnalyses: this.analyses.length,
      competitorAnalysesInPeriod: inPeriod.length,
    };
  }
}

const keyOf = (userId: string, quota: string, period: QuotaPeriod) =>
  `${userId} ${quota} ${period.start.toISOString()}`;
const dateOf = (time: Date) => time.toISOString().slice(0, 10);
