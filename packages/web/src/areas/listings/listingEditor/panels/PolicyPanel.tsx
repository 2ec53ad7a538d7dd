import type { CopyField } from '@listwright/domain/listings';
import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../../ui/formatDate';
import { LintList } from '../../../../ui/listing/LintList';
import { fieldLabel } from '../../../../ui/listing/fields/fieldLabel';
import type { ListingEditor } from '../ListingEditor';

interface PolicyPanelProps {
  readonly editor: ListingEditor;
  readonly onShow: (field: CopyField, index?: number) => void;
}

export const PolicyPanel = observer(function PolicyPanel({ editor, onShow }: PolicyPanelProps) {
  const { ruleSet } = editor;
  return (
    <div className="lw-stack">
      <p className="lw-caption">
        Checked against <span className="lw-mono">{ruleSet.id}</span>, effective since {formatDate.day(ruleSet.date)}.
      </p>
      <LintList
        findings={editor.findings}
        fieldLabel={fieldLabel}
        onFix={editor.fix}
        onFixAll={editor.fixAll}
        onShow={({ field, index }) => onShow(field, index)}
      />
    </div>
  );
});
