import { Button } from '@mantine/core';
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
    <Button
      size="sm"
      leftSection={<IconPackageImport size={16} aria-hidden />}
      title="Uses 1 API call"
      loading={run.isRunning}
      onClick={() => void importPage()}
    >
      Import into my products
    </Button>
  );
});
