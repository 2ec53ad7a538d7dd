import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { saveFile } from '../../api/saveFile';
import { useRootStore } from '../../state/useRootStore';
import { notify } from '../../ui/feedback/notify';

/** The comparison as a workbook. */
export function CompetitorActions({ analysisId }: { readonly analysisId: string | null }) {
  const { client } = useRootStore();
  if (analysisId === null) return null;
  const download = async () => {
    try {
      saveFile(await client.competitors.exportWorkbook({ params: { id: analysisId } }));
      notify.success('Analysis exported to Excel successfully!');
    } catch (error) {
      notify.failure(error, 'Failed to export analysis');
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
      onClick={() => void download()}
    >
      Export Excel
    </Button>
  );
}
