import type { api, CallOutput } from '@listwright/application/contract';
import { PLANS } from '@listwright/domain/billing';
import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../../api/saveFile';
import { Task } from '../../../../state/Task';
import { useRootStore } from '../../../../state/useRootStore';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { notify } from '../../../../ui/feedback/notify';
import { formatDate } from '../../../../ui/formatDate';
import { formatNumber } from '../../../../ui/formatNumber';
import { SectionCard } from '../../../../ui/page/SectionCard';

type Invoice = CallOutput<typeof api.billing.invoices>['invoices'][number];

const PAISE = 100;

/** The payments, each with its invoice as PDF. `round` changes when there may be a new one. */
export const InvoicesCard = observer(function InvoicesCard({ round }: { readonly round: number }) {
  const { client } = useRootStore();
  const [invoices, setInvoices] = useState<readonly Invoice[] | null>(null);
  const [load] = useState(
    () => new Task(async () => setInvoices((await client.billing.invoices({ query: {} })).invoices)),
  );
  const read = () => void load.run();
  useEffect(read, [round]);
  const take = async ({ id }: Invoice) => {
    try {
      saveFile(await client.billing.printInvoice({ params: { id } }));
    } catch (error) {
      notify.failure(error, 'Failed to download invoice');
    }
  };
  return (
    <SectionCard id="invoices" title="Invoices">
      {load.status === 'failed' && invoices === null ? (
        <ErrorState title="Failed to load invoices" error={load.error} onRetry={read} />
      ) : invoices === null ? (
        <Skeleton height={40} className="lw-after-200ms" role="status" aria-label="Loading invoices" />
      ) : invoices.length === 0 ? (
        <p className="lw-secondary">No invoices yet.</p>
      ) : (
        <ul className="lw-items">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="lw-item">
              <div className="lw-item-text">
                <p className="lw-item-name">
                  {invoice.number} · {formatNumber.money(invoice.amount / PAISE, invoice.currency)}
                </p>
                <p className="lw-caption">
                  {PLANS[invoice.plan].name} · {formatDate.day(invoice.period_start)} –{' '}
                  {formatDate.day(invoice.period_end)}
                  {invoice.refunded > 0
                    ? ` · ${formatNumber.money(invoice.refunded / PAISE, invoice.currency)} refunded`
                    : null}
                </p>
              </div>
              <Button
                variant="default"
                size="xs"
                leftSection={<IconDownload size={14} aria-hidden />}
                aria-label={`Download invoice ${invoice.number}`}
                onClick={() => take(invoice)}
              >
                PDF
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
});
