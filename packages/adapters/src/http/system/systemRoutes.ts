import type { systemContract } from '@listwright/application/contract';
import type { CopyWriter } from '@listwright/application/listings';
import type { Clock } from '@listwright/application/shared';
import type { Handlers } from '../bindContract.js';
import { requestErrors } from '../requestErrors.js';
import type { Readiness } from './Readiness.js';

export interface SystemParts {
  readonly version: string;
  readonly readiness: Readiness;
  readonly writer: CopyWriter;
  readonly clock: Clock;
}

export function systemRoutes({ version, readiness, writer, clock }: SystemParts): Handlers<typeof systemContract> {
  return {
    live: () => ({ status: 'ok' }),
    ready: async () => {
      if (!(await readiness.isReady())) throw requestErrors.draining();
      return { status: 'ok', version };
    },
    info: () => ({
      version,
      engine: { name: writer.engine.name, model: writer.engine.model },
      today: clock.now().toISOString().slice(0, 10),
    }),
  };
}
