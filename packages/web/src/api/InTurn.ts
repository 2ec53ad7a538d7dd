/** Calls one after the other, however those before end. */
export class InTurn {
  private last: Promise<unknown> = Promise.resolve();

  run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = this.last.then(call);
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /** The next call waits for none of those before. */
  forget(): void {
    this.last = Promise.resolve();
  }
}
