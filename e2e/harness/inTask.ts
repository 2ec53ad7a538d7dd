/** One task of several in a test: what fails says in which. */
export async function inTask(name: string, act: () => Promise<void>): Promise<void> {
  await act().catch((error: unknown) => {
    throw new Error(`“${name}” failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}
