import { describe, expect, it } from '@jest/globals';
import type { ServerState } from '../../src/admin/index.js';

/** The contract of every report of a server. `make` gives one of a server that is up to date. */
export function serverStateContract(name: string, make: () => Promise<ServerState>): void {
  describe(`${name} as the state of a server`, () => {
    it('reports its versions, migrations in order, bulk work, and checks', async () => {
      const state = await make();
      expect(state.versions()).toEqual({ version: expect.stringMatching(/^\d/), node: expect.stringMatching(/^v\d/) });
      const migrations = await state.migrations();
      expect(migrations[0]?.name).toBe('2026_11_21_accounts');
      const times = migrations.map(({ appliedAt }) => appliedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const { isConnected, baseUrl, model } = state.model();
      expect([baseUrl === null, model === null]).toEqual([!isConnected, !isConnected]);
      expect(state.setup()).toEqual({
        sendsEmail: expect.any(Boolean),
        payments: expect.stringMatching(/^(razorpay|sandbox|none)$/),
      });
      expect(await state.workload()).toEqual({ workers: expect.any(Number), jobs: 0, rows: 0 });
      expect(await state.checks()).toContainEqual(expect.objectContaining({ check: 'database', ok: true }));
    });
  });
}
