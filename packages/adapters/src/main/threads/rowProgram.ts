import { isTransient, JobKinds, RowWork, type ClaimedRow, type JobPlan } from '@listwright/application/jobs';
import { createContainer } from '../../composition/createContainer.js';
import type { RowReply } from '../../isolation/RowReply.js';
import { followRules } from '../rules/followRules.js';
import { openPlatform } from '../openPlatform.js';

const BUSY_EVERY_MS = 500;

// The program of `RowProcess`: runs the rows that its worker sends. It ends with its worker, so signals that a terminal sends to
// both are left to that one.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

const platform = await openPlatform(process.env, { poolSize: 2 });
const container = await createContainer(platform);
await followRules(container, platform.log);
const work = new RowWork(container.get(JobKinds), platform.config.OPENAI_REST_SECONDS * 1000, Math.random);

process.on('message', (message) => void reply(message as { row: ClaimedRow; plan: JobPlan }));
process.send?.('ready');

async function reply({ row, plan }: { readonly row: ClaimedRow; readonly plan: JobPlan }): Promise<void> {
  const busy = setInterval(() => process.send?.('busy'), BUSY_EVERY_MS);
  process.send?.(await outcomeOf(row, plan));
  clearInterval(busy);
}

async function outcomeOf(row: ClaimedRow, plan: JobPlan): Promise<RowReply> {
  try {
    return { outcome: await work.execute(row, plan, new AbortController().signal) };
  } catch (error) {
    return { error: (error as Error).message, isTransient: isTransient(error) };
  }
}
