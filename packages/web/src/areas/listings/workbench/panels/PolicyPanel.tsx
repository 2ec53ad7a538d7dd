import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../../ui/formatDate';
import { LintList } from '../../../../ui/listing/LintList';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import type { Workbench } from '../Workbench';

interface PolicyPanelProps {
  readonly bench: Workbench;
  readonly onShow: (field: CopyField, index?: number) => void;
}

export const PolicyPanel = observer(function PolicyPanel({ bench, onShow }: PolicyPanelProps) {
  const { ruleSet } = bench;
  return (
    <div className="lw-stack">
      <p className="lw-caption">
        Checked against <span className="lw-mono">{ruleSet.id}</span>, in force since {formatDate.day(ruleSet.date)}.
      </p>
      <LintList
        findings={bench.findings}
        fieldLabel={fieldLabel}
        onFix={bench.fix}
        onFixAll={bench.fixAll}
        onShow={({ field, index }) => onShow(field, index)}
      />
    </div>
  );
});
