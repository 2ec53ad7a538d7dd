/** Counts what a person does for each task: keys pressed and texts typed, or places pressed and fields filled in. */
export class StepCount {
  private readonly taken: Record<string, number> = {};

  /** What has been done so far in all. */
  constructor(private readonly done: () => number) {}

  /** One task of several in a test: what fails says in which. */
  async inTask(name: string, act: () => Promise<void>): Promise<void> {
    const before = this.done();
    await act().catch((error: unknown) => {
      throw new Error(`“${name}” failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
    this.taken[name] = this.done() - before;
  }

  /** The tasks that took more steps than they may, each with both numbers. */
  tooLong(most: Readonly<Record<string, number>>): readonly string[] {
    return Object.entries(this.taken).flatMap(([name, steps]) =>
      steps <= (most[name] ?? 0) ? [] : [`${name}: ${steps} in place of ${most[name]}`],
    );
  }
}
