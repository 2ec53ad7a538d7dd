import { observer } from 'mobx-react-lite';
import { DiffView } from '../../../ui/listing/DiffView';
import { fieldSpecs } from '../../../ui/listing/fields/fieldSpecs';
import type { Version } from '../listingEditor/text/Version';
import type { ListingEditor } from '../listingEditor/ListingEditor';

const asText = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join('\n'));

/** The fields in which a version differs from the current text. */
export const VersionDiff = observer(function VersionDiff({
  version,
  editor,
}: {
  readonly version: Version;
  readonly editor: ListingEditor;
}) {
  const differing = fieldSpecs.filter(({ wire }) => asText(version[wire]) !== asText(editor.copy[wire]));
  if (differing.length === 0) return <p className="lw-secondary">No changes.</p>;
  return (
    <div className="lw-stack">
      {differing.map(({ wire, label }) => (
        <DiffView
          key={wire}
          label={label}
          before={asText(version[wire])}
          after={asText(editor.copy[wire])}
          beforeName={`Version ${version.version}`}
          afterName="Current"
        />
      ))}
    </div>
  );
});
