/** Calls one after the other, however those before end. Of those of one kind that wait, only the last is made. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();
  private readonly wanted = new Map<string, symbol>();

  /** Rejects without a call where a later one of its kind, or `forget`, took its turn. */
  run<Answer>(kind: string, call: () => Promise<Answer>): Promise<Answer> {
    const mine = Symbol(kind);
    this.wanted.set(kind, mine);
    const answer = this.last.then(() => {
      if (this.wanted.get(kind) !== mine) throw new Error(`A later call took the turn of this one: ${kind}`);
      return call();
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /** Drops what waits; the next call waits for none of those before. */
  forget(): void {
    this.last = Promise.resolve();
    this.wanted.clear();
  }
}
