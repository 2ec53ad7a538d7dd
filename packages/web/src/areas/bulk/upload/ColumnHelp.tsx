import { rowKinds } from '@listwright/domain/bulk';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../api/saveFile';
import { useRootStore } from '../../../state/useRootStore';
import { notify } from '../../../ui/feedback/notify';
import { bulkMessages } from '../bulkMessages';
import { SectionCard } from '../../../ui/page/SectionCard';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { BulkTool } from '../BulkTool';
import styles from './upload.module.css';

/** The columns of a file for this screen, and a template. */
export function ColumnHelp({ tool }: { readonly tool: BulkTool }) {
  const { client } = useRootStore();
  const download = async () => {
    try {
      saveFile(await client.bulk.template({ query: { type: tool.template, format: tool.formats[0] } }));
    } catch (error) {
      notify.failure(error, bulkMessages.templateFailed);
    }
  };
  return (
    <SectionCard
      title="What the file needs"
      note="The first row holds the column names. Exports from Amazon, Shopify and other shops work too."
      aside={
        <Button variant="default" size="sm" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
          Download template
        </Button>
      }
    >
      <dl className={styles.columnHelp}>
        {rowKinds[tool.kind].sheet.columns.map(({ name, explanation, required }) => (
          <div key={name}>
            <dt className="lw-row">
              <code className="lw-mono">{name}</code>
              {tool.required.includes(name) ? (
                <StatusPill tone="neutral">{required ? 'Required' : 'Column required'}</StatusPill>
              ) : null}
            </dt>
            <dd className="lw-secondary lw-small">
              {explanation}
              {tool.required.includes(name) && !required ? ' A cell may be empty.' : null}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
