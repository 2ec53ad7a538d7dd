import type { CopyField } from '@listwright/domain/listings';
import { SegmentedControl } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import { FactsPanel } from '../facts/FactsPanel';
import type { ListingEditor } from '../ListingEditor';
import { PolicyPanel } from './PolicyPanel';

/** The two checks of a text: against the rules of the marketplace, and against the facts of the seller. */
const CHECKS = ['rules', 'facts'] as const;
export type Check = (typeof CHECKS)[number];

interface ChecksPanelProps {
  readonly editor: ListingEditor;
  readonly check: Check;
  readonly onCheck: (check: Check) => void;
  readonly onShow: (field: CopyField, index?: number) => void;
}

const LABELS: Readonly<Record<Check, string>> = { rules: 'Rules', facts: 'Facts' };

export const ChecksPanel = observer(function ChecksPanel({ editor, check, onCheck, onShow }: ChecksPanelProps) {
  return (
    <div className="lw-stack">
      <div>
        <SegmentedControl
          aria-label="Check against"
          value={check}
          data={CHECKS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(value) => onCheck(CHECKS.find((one) => one === value) ?? 'rules')}
        />
      </div>
      {check === 'rules' ? (
        <PolicyPanel editor={editor} onShow={onShow} />
      ) : (
        <FactsPanel editor={editor} onShow={onShow} />
      )}
    </div>
  );
});
