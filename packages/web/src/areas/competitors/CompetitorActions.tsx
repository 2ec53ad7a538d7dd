import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { saveFile } from '../../api/saveFile';
import { useRootStore } from '../../state/useRootStore';
import { notify } from '../../ui/feedback/notify';
import { toGenerator } from '../../ui/navigation/sendTargets';
import { SendTo } from '../../ui/navigation/SendTo';
import type { Comparison, CompetitorValues } from './CompetitorValues';

const MOST_KEYWORDS = 20;

interface CompetitorActionsProps {
  readonly values: CompetitorValues;
  readonly analysisId: string;
  readonly result: Comparison;
}

/** The comparison as a workbook, and the words that only competitors use as keywords of a listing. */
export function CompetitorActions({ values, analysisId, result }: CompetitorActionsProps) {
  const { client } = useRootStore();
  const download = async () => {
    try {
      saveFile(await client.competitors.exportWorkbook({ params: { id: analysisId } }));
      notify.success('Analysis exported to Excel successfully!');
    } catch (error) {
      notify.failure(error, 'Failed to export analysis');
    }
  };
  const { productName, description, marketplace, picked } = values;
  const keywords = result.keywords.flatMap(({ term, is_yours: isYours }) => (isYours ? [] : [term]));
  const draft = { productName, description, marketplace, keywords: keywords.slice(0, MOST_KEYWORDS) };
  return (
    <>
      {result.status === 'failed' ? null : (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          onClick={() => void download()}
        >
          Export Excel
        </Button>
      )}
      {keywords.length === 0 ? null : <SendTo targets={[toGenerator(draft, picked?.id)]} />}
    </>
  );
}
