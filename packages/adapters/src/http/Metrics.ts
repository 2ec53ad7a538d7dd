import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one process, in Prometheus' text format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'listwright_http_request_seconds',
    help: 'Duration of HTTP requests by operation',
    labelNames: ['method', 'operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [this.registry],
  });
  /** Looking labels up costs more than observing; there are as many as operations times statuses. */
  private readonly observers = new Map<string, Histogram.Internal<string>>();

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'listwright_' });
  }

  request(method: string, operation: string, status: number, seconds: number): void {
    const key = `${method} ${operation} ${status}`;
    let observer = this.observers.get(key);
    if (observer === undefined) {
      observer = this.requests.labels({ method, operation, status: String(status) });
      this.observers.set(key, observer);
    }
    observer.observe(seconds);
  }

  /**
   * A counter that every process of a database reports alike, read at scrape time; its name ends with `_total`. It keeps its
   * last figures where they cannot be read.
   */
  counter(name: string, help: string, label: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        const figures = await read().catch(() => undefined);
        if (figures === undefined) return;
        counter.reset();
        for (const [value, count] of Object.entries(figures)) counter.inc({ [label]: value }, count);
      },
    });
  }

  /** Gauges that are read together at scrape time; NaN where they cannot be read. */
  gauges<Name extends string>(
    figures: Readonly<Record<Name, string>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void {
    let reading: Promise<Readonly<Record<Name, number>> | undefined> | undefined;
    const readOnce = () =>
      (reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined)));
    for (const name of Object.keys(figures) as Name[]) {
      const gauge: Gauge = new Gauge({
        name,
        help: figures[name],
        registers: [this.registry],
        collect: async () => gauge.set((await readOnce())?.[name] ?? Number.NaN),
      });
    }
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
