import { Button } from '@mantine/core';
import { IconPackageImport } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import type { AskedPage } from './AskedPage';
import { ImportStore } from './ImportStore';

interface ImportPageProps {
  readonly asked: AskedPage;
  /** What else can be done with the page. */
  readonly children: ReactNode;
}

/** That a page was read, and the way to make a product of it. */
export const ImportPage = observer(function ImportPage({ asked, children }: ImportPageProps) {
  const { client } = useRootStore();
  const navigate = useNavigate();
  const [store] = useState(() => new ImportStore(client, asked));
  const { run, existingId } = store;
  const importPage = async () => {
    const id = await run.run();
    if (id !== undefined) void navigate(`/app/products/${id}`);
  };
  return (
    <>
      <div className="lw-row-between">
        <p role="status" className="lw-secondary">
          Product analyzed successfully!
        </p>
        <div className="lw-row">
          {children}
          {existingId === null ? (
            <>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconPackageImport size={16} aria-hidden />}
                loading={run.isRunning}
                onClick={() => void importPage()}
              >
                Import into my products
              </Button>
              <span className="lw-caption">1 API call</span>
            </>
          ) : null}
        </div>
      </div>
      {existingId === null ? (
        <FormFault error={run.error} fallback="Failed to import the page. Nothing was charged." />
      ) : (
        <Notice tone="info">
          This is one of your products already. Nothing was charged.{' '}
          <Link to={`/app/products/${existingId}`} className="lw-link">
            Open the product
          </Link>
        </Notice>
      )}
    </>
  );
});
