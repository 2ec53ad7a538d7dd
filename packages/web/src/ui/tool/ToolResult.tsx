import type { AnalysisReply } from '@listwright/application/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactElement, type RefObject } from 'react';
import { saveFile } from '../../api/saveFile';
import { notify } from '../feedback/notify';
import { formatDate } from '../formatDate';
import { ReportTemplate } from '../templates/ReportTemplate';
import { ComparisonTable } from './ComparisonTable';
import type { ToolStore } from './ToolStore';
import type { ToolValues, WebTool } from './WebTool';

interface ToolResultCardProps<Values extends ToolValues, Input, Result> {
  readonly tool: WebTool<Values, Input, Result>;
  readonly store: ToolStore<Values, Input, Result>;
  readonly analysis: AnalysisReply<Input, Result>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The verdict, when and by which rules it was found, the result itself, and what differs from another run. */
export const ToolResult = observer(function ToolResult<Values extends ToolValues, Input, Result>({
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
  const isFailure = tool.isFailure?.(result) === true;
  const message = isFailure ? tool.messages?.failed : tool.messages?.done;
  const paid = store.cached ? 'analysed before, nothing was charged' : (tool.costOf?.(result) ?? tool.cost);
  return (
    <ReportTemplate
      verdict={verdict}
      verdictRef={heading}
      freshness={
        store.isFresh ? (
          <>
            {message === undefined ? '' : `${message} · `}
            {formatDate.dayAndTime(at)}
          </>
        ) : (
          `Run of ${formatDate.dayAndTime(at)}`
        )
      }
      source={
        <>
          Your input · rules {rules}
          {store.isFresh ? ` · ${paid}` : ''}
        </>
      }
      actions={
        <>
          {isFailure ? null : (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={() => void download()}
            >
              Export CSV
            </Button>
          )}
          {tool.Actions === undefined ? null : <tool.Actions values={store.values} analysisId={id} result={result} />}
        </>
      }
      figures={tool.figures?.(result) ?? []}
      rail={
        tool.Rail === undefined || isFailure ? undefined : (
          <Suspense fallback={null}>
            <tool.Rail result={result} />
          </Suspense>
        )
      }
      isRailFirst={tool.isRailFirst}
      details={
        tool.Details === undefined || isFailure ? undefined : (
          <Suspense fallback={null}>
            <tool.Details result={result} />
          </Suspense>
        )
      }
      evidence={
        <>
          {store.comparison === null ? null : (
            <ComparisonTable comparison={store.comparison} changes={tool.changes} onClose={store.closeComparison} />
          )}
          {/* What a tool shows may load with its first result: the page and the focus stay where they are. */}
          <Suspense fallback={null}>
            <tool.Result input={input} result={result} values={store.values} set={store.set} />
          </Suspense>
        </>
      }
    />
  );
}) as <Values extends ToolValues, Input, Result>(props: ToolResultCardProps<Values, Input, Result>) => ReactElement;
