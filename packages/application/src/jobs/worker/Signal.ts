/** An event within a process: `emit` calls all who subscribed, in order. */
export class Signal {
  private readonly listeners = new Set<() => void>();

  emit(): void {
    for (const listener of this.listeners) listener();
  }

  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
