const LOOK_EVERY_MS = 20;

/** Resolves when it holds; throws after `withinMs`. */
export async function until(holds: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
