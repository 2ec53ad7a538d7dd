import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { FormFault } from '../feedback/FormFault';
import { formatNumber } from '../formatNumber';
import { HistoryDrawer } from './HistoryDrawer';
import { ToolResult } from './ToolResult';
import { ToolStore } from './ToolStore';
import type { WebTool } from './WebTool';

/** A tool with history: the form, the result of the newest run, and every run before it in a drawer. */
export const ToolPage = observer(function ToolPage<Values extends object, Input, Result>({
  tool,
}: {
  readonly tool: WebTool<Values, Input, Result>;
}) {
  const { client } = useRootStore();
  const [store] = useState(() => new ToolStore(tool, client));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.history.load.run({}), [store]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ran = await store.submit();
    // The result, or the first field to correct.
    if (ran) result.current?.focus();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const { total } = store.history;
  return (
    <div className="lw-stack">
      <form ref={form} className="lw-card lw-stack" noValidate onSubmit={(event) => void submit(event)}>
        <tool.Form values={store.values} faults={store.faults} set={store.set} />
        <FormFault error={store.run.error} fallback={`The ${tool.noun} failed`} />
        <div className="lw-row-between">
          <Button type="submit" loading={store.run.isRunning}>
            {tool.runLabel}
          </Button>
          <Button
            variant="subtle"
            color="neutral"
            leftSection={<IconHistory size={16} aria-hidden />}
            onClick={() => setHistoryOpen(true)}
          >
            History{total === 0 ? '' : ` (${formatNumber.integer(total)})`}
          </Button>
        </div>
      </form>
      {store.analysis === null ? null : (
        <ToolResult tool={tool} store={store} analysis={store.analysis} heading={result} />
      )}
      <HistoryDrawer noun={tool.noun} store={store} isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
    </div>
  );
}) as <Values extends object, Input, Result>(props: { readonly tool: WebTool<Values, Input, Result> }) => ReactElement;
