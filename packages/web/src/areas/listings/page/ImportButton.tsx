import { Button, Group } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import type { ImportStore } from './ImportStore';

/** Makes a product of the page that was read, and opens it. */
export const ImportButton = observer(function ImportButton({ store }: { readonly store: ImportStore }) {
  const navigate = useNavigate();
  const { run, existingId } = store;
  if (existingId !== null) return null;
  const importPage = async () => {
    const id = await run.run();
    if (id !== undefined) void navigate(`/app/products/${id}`);
  };
  return (
    <Group gap="xs">
      <Button
        size="sm"
        leftSection={<IconPackageImport size={16} aria-hidden />}
        loading={run.isRunning}
        onClick={() => void importPage()}
      >
        Import into my products
      </Button>
      <span className="lw-caption">1 API call</span>
    </Group>
  );
});
