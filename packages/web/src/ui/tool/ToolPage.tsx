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

interface ToolPageProps<Values extends object, Input, Result> {
  readonly tool: WebTool<Values, Input, Result>;
  /** What the form starts with; the tool's empty form where absent. */
  readonly initial?: Values | undefined;
}

/** A tool with history: the form, the result of the newest run, and every run before it in a drawer. */
export const ToolPage = observer(function ToolPage<Values extends object, Input, Result>({
  tool,
  initial,
}: ToolPageProps<Values, Input, Result>) {
  const { client } = useRootStore();
  const [store] = useState(() => new ToolStore(tool, client, initial));
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
  const { Live } = tool;
  const isShown = store.analysis !== null && (Live === undefined || store.isCurrent);
  return (
    <div className={Live === undefined ? 'lw-stack' : 'lw-tool'}>
      <form
        ref={form}
        className={Live === undefined ? 'lw-card lw-stack' : 'lw-card lw-tool-form'}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <tool.Form values={store.values} faults={store.faults} set={store.set} />
        <FormFault error={store.run.error} fallback={tool.messages?.failed ?? `The ${tool.noun} failed`} />
        <div className={Live === undefined ? 'lw-row-between' : 'lw-tool-submit'}>
          <Button type="submit" loading={store.run.isRunning}>
            {tool.runLabel}
          </Button>
          {tool.cost === undefined ? null : <span className="lw-caption">{tool.cost}</span>}
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
      {isShown && store.analysis !== null ? (
        <ToolResult tool={tool} store={store} analysis={store.analysis} heading={result} />
      ) : Live === undefined ? null : (
        <Live values={store.values} set={store.set} />
      )}
      <HistoryDrawer noun={tool.noun} store={store} isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
    </div>
  );
}) as <Values extends object, Input, Result>(props: ToolPageProps<Values, Input, Result>) => ReactElement;
