import { Button, Skeleton } from '@mantine/core';
import { IconEraser, IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { useRootStore } from '../../state/useRootStore';
import { FormFault } from '../feedback/FormFault';
import { ResultSkeleton } from '../feedback/ResultSkeleton';
import { formatNumber } from '../formatNumber';
import { ToolTemplate } from '../templates/ToolTemplate';
import type { HistoryDrawer as Drawer } from './HistoryDrawer';
import { SampleCard } from './SampleCard';
import { ToolResult } from './ToolResult';
import { ToolStore } from './ToolStore';
import type { ToolValues, WebTool } from './WebTool';
import styles from './ToolPage.module.css';

const ToolProduct = lazy(() => import('./ToolProduct').then((tool) => ({ default: tool.ToolProduct })));
/** Loaded when it is opened; its types are those of the drawer. */
const HistoryDrawer = lazy(() =>
  import('./HistoryDrawer').then((drawer) => ({ default: drawer.HistoryDrawer })),
) as unknown as typeof Drawer;
/** Of the picker, so that nothing moves when it comes. */
const PICKER_HEIGHT = 60;
const SAMPLE_HEIGHT = 240;

interface ToolPageProps<Values extends ToolValues, Input, Result> {
  readonly tool: WebTool<Values, Input, Result>;
  /** What the form starts with; the tool's empty form where absent. */
  readonly initial?: Values | undefined;
  /** What the form is about, where that is not one of the products. */
  readonly subject?: string | undefined;
  /** Runs at once with what the form starts with, where that costs nothing. */
  readonly isToRun?: boolean;
}

/** A tool with history: the form, the result of the newest run, and every run before it in a drawer. */
export const ToolPage = observer(function ToolPage<Values extends ToolValues, Input, Result>({
  tool,
  initial,
  subject,
  isToRun = false,
}: ToolPageProps<Values, Input, Result>) {
  const { client } = useRootStore();
  const [store] = useState(() => new ToolStore(tool, client, initial));
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isHistoryKept, keepHistory] = useState(false);
  const openHistory = () => {
    keepHistory(true);
    setHistoryOpen(true);
  };
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => void store.history.load.run({}), [store]);
  const run = async () => {
    const ran = await store.submit();
    // The result, or the first field to correct.
    if (ran) result.current?.focus();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useEffect(() => {
    if (isToRun) void run();
  }, []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run();
  };
  // Not the picker: it would open its list over the fields.
  const focusFirst = () =>
    void requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(':is(input, textarea):not([aria-haspopup])')?.focus(),
    );
  const editInputs = () => {
    store.editInputs();
    focusFirst();
  };
  const { total } = store.history;
  const { Live } = tool;
  const id = useId();
  const missing = tool.missing?.(store.values) ?? null;
  const [name, ...rest] = tool.line(store.values);
  const { sample, Sample } = tool;
  const history = (
    <Button
      variant="subtle"
      color="neutral"
      size="sm"
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={openHistory}
    >
      History{total === 0 ? '' : ` (${formatNumber.integer(total)})`}
    </Button>
  );
  const clear =
    tool.clearLabel === undefined ? null : (
      <Button
        variant="subtle"
        color="neutral"
        size="sm"
        disabled={store.run.isRunning}
        leftSection={<IconEraser size={16} aria-hidden />}
        onClick={() => {
          store.clear();
          focusFirst();
        }}
      >
        {tool.clearLabel}
      </Button>
    );
  return (
    <>
      <ToolTemplate
        folded={
          store.isFolded ? (
            <>
              <span className={`lw-strong ${styles.name}`}>{name}</span>
              <span className="lw-secondary">{rest.map((part) => ` · ${part}`)}</span>
            </>
          ) : null
        }
        onEditInputs={editInputs}
        extra={
          <>
            {clear}
            {history}
          </>
        }
        form={
          <form
            ref={form}
            className="lw-card lw-tool-form"
            noValidate
            onSubmit={submit}
            onKeyDown={(event) => {
              // A button that is disabled keeps the browser from submitting: the fields say then what they need.
              const isField = event.target instanceof HTMLInputElement && event.target.getAttribute('role') === null;
              if (missing !== null && event.key === 'Enter' && isField) submit(event);
            }}
          >
            {subject === undefined ? (
              <Suspense fallback={<Skeleton height={PICKER_HEIGHT} className="lw-after-200ms" />}>
                <ToolProduct
                  picked={store.values.picked}
                  onFill={(product) => store.set(tool.fill(product, store.values))}
                  onClear={() => store.set({ ...tool.unfill, picked: null } as Partial<Values>)}
                />
              </Suspense>
            ) : (
              <p className="lw-secondary">{subject}</p>
            )}
            <tool.Form values={store.values} faults={store.faults} set={store.set} />
            <div className={`lw-tool-submit ${styles.submit}`}>
              <FormFault error={store.run.error} fallback={tool.messages?.failed ?? `The ${tool.noun} failed`} />
              <Button
                type="submit"
                loading={store.run.isRunning}
                disabled={missing !== null}
                aria-describedby={`${id}-cost`}
              >
                {tool.runLabel}
              </Button>
              {store.analysis === null && store.run.status !== 'failed' ? null : clear}
              {history}
              <span id={`${id}-cost`} className="lw-caption">
                {missing ?? tool.cost}
              </span>
            </div>
          </form>
        }
        result={
          store.analysis !== null && (Live === undefined || store.isCurrent) ? (
            <ToolResult tool={tool} store={store} analysis={store.analysis} heading={result} />
          ) : Live === undefined && store.run.isRunning ? (
            <ResultSkeleton label={`The ${tool.noun} is running`} />
          ) : Live === undefined ? (
            <SampleCard promise={tool.promise} onTry={sample && (() => store.set(sample))}>
              <Suspense fallback={<Skeleton height={SAMPLE_HEIGHT} className="lw-after-200ms" />}>
                {Sample === undefined ? null : <Sample />}
              </Suspense>
            </SampleCard>
          ) : (
            <Live values={store.values} set={store.set} />
          )
        }
      />
      {/* Once opened it stays, so that it closes in its own time and gives the focus back. */}
      {isHistoryKept && (
        <Suspense fallback={null}>
          <HistoryDrawer noun={tool.noun} store={store} isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </>
  );
}) as <Values extends ToolValues, Input, Result>(props: ToolPageProps<Values, Input, Result>) => ReactElement;
