import { useEffect, useState } from 'react';
import { createFetchTransport } from '../../api/createFetchTransport';
import { createRootStore } from '../../state/createRootStore';
import { ComparisonTable } from '../../ui/tool/ComparisonTable';
import { RunList } from '../../ui/tool/RunList';
import { ToolStore } from '../../ui/tool/ToolStore';
import type { ToolValues, WebTool } from '../../ui/tool/WebTool';
import { State } from './State';

type KitTool = WebTool<ToolValues, object, object>;

const NOTHING = () => undefined;
const run = (at: number, verdict: string) => ({
  id: `run-${at}`,
  label: 'Himal Steel Water Bottle 750 ml, Leak Proof',
  verdict,
  score: null,
  data_version: '2026-11-23',
  created_at: `2026-11-2${at}T09:00:00.000Z`,
});
type RunRow = ReturnType<typeof run>;
const RUNS: readonly RunRow[] = [run(7, 'Fits: nothing to fix.'), run(6, '2 errors to fix.')];
const analysis = (at: number) => ({ ...run(at, 'Fits: nothing to fix.'), input: {}, result: {} });
const none = () => null;

/** A tool whose history is read like this. */
const toolOf = (list: () => Promise<readonly RunRow[]>, total: number): KitTool => ({
  noun: 'title check',
  runLabel: 'Check title',
  empty: { picked: null },
  promise: '',
  Form: none,
  Result: none,
  cost: '',
  line: () => [''],
  fill: () => ({}),
  judge: () => ({}),
  inputOf: () => ({}),
  valuesOf: () => ({ picked: null }),
  calls: () => ({
    run: async () => ({ analysis: analysis(7), cached: false }),
    list: async () => ({ analyses: await list(), total, next_cursor: total > RUNS.length ? 'more' : null }),
    read: () => Promise.reject(new Error('That run was deleted.')),
    compare: () => Promise.reject(new Error()),
    remove: () => Promise.reject(new Error()),
    exportCsv: () => Promise.reject(new Error()),
  }),
});

const difference = { path: 'score', before: 71, after: 86 };

/** The runs of a tool, as its drawer shows them, in every state. */
export function HistoryPart() {
  return (
    <>
      <Runs name="Loading" list={() => new Promise(NOTHING)} />
      <Runs name="Failed" list={() => Promise.reject(new Error())} />
      <Runs name="No runs yet" list={() => Promise.resolve([])} />
      <Runs name="Runs" list={() => Promise.resolve(RUNS)} total={2} />
      <Runs name="More runs than are shown" list={() => Promise.resolve(RUNS)} total={41} />
      <Runs name="Next to a result that they can be compared with" list={() => Promise.resolve(RUNS)} total={2} isRun />
      <Runs name="A run that could not be opened" list={() => Promise.resolve(RUNS)} total={2} isOpened />
      <State name="Two runs compared">
        <ComparisonTable
          comparison={{ before: analysis(6), after: analysis(7), differences: [difference] }}
          changes={undefined}
          onClose={NOTHING}
        />
      </State>
      <State name="Two runs that are the same">
        <ComparisonTable
          comparison={{ before: analysis(6), after: analysis(7), differences: [] }}
          changes={undefined}
          onClose={NOTHING}
        />
      </State>
    </>
  );
}

interface RunsProps {
  readonly name: string;
  readonly list: () => Promise<readonly RunRow[]>;
  readonly total?: number;
  readonly isRun?: true;
  readonly isOpened?: true;
}

function Runs({ name, list, total = 0, isRun, isOpened }: RunsProps) {
  const [store] = useState(() => new ToolStore(toolOf(list, total), createRootStore(createFetchTransport()).client));
  useEffect(() => {
    void store.history.load.run({});
    if (isRun) void store.submit();
    if (isOpened) void store.open.run('run-6');
  }, [store]);
  return (
    <State name={name}>
      <div className="lw-card">
        <RunList noun="title check" store={store} onShown={NOTHING} />
      </div>
    </State>
  );
}
