import type { AnalysisReply } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactElement, type RefObject } from 'react';
import { saveFile } from '../../api/saveFile';
import { notify } from '../feedback/notify';
import { formatDate } from '../formatDate';
import { ComparisonTable } from './ComparisonTable';
import type { ToolStore } from './ToolStore';
import type { WebTool } from './WebTool';

interface ToolResultCardProps<Values extends object, Input, Result> {
  readonly tool: WebTool<Values, Input, Result>;
  readonly store: ToolStore<Values, Input, Result>;
  readonly analysis: AnalysisReply<Input, Result>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The verdict, when and by which rules it was found, the result itself, and what differs from another run. */
export const ToolResult = observer(function ToolResult<Values extends object, Input, Result>({
  tool,
  store,
  analysis,
  heading,
}: ToolResultCardProps<Values, Input, Result>) {
  const { id, verdict, input, result, data_version: rules, created_at: at } = analysis;
  const download = async () => {
    try {
      saveFile(await store.exportCsv(id));
    } catch (error) {
      notify.failure(error, 'Export failed');
    }
  };
  return (
    <section className="lw-card lw-stack" aria-label="Result">
      <div className="lw-section-head">
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {verdict}
          </h2>
          <p className="lw-secondary" role="status">
            {store.isFresh && tool.messages !== undefined ? `${tool.messages.done} · ` : ''}
            {formatDate.dayAndTime(at)} · rules {rules}
            {store.cached ? ' · analysed before, nothing was charged' : ''}
          </p>
        </div>
        <div className="lw-row">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void download()}
          >
            Export CSV
          </Button>
          {tool.Actions === undefined ? null : <tool.Actions values={store.values} analysisId={id} />}
        </div>
      </div>
      {/* What a tool shows may load with its first result: the page and the focus stay where they are. */}
      <Suspense fallback={null}>
        <tool.Result input={input} result={result} values={store.values} set={store.set} />
      </Suspense>
      {store.comparison === null ? null : (
        <ComparisonTable comparison={store.comparison} onClose={store.closeComparison} />
      )}
    </section>
  );
}) as <Values extends object, Input, Result>(props: ToolResultCardProps<Values, Input, Result>) => ReactElement;
