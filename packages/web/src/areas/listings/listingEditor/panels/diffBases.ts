import { formatDate } from '../../../../ui/formatDate';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import { editableCopyOf } from '../text/editableCopyOf';
import type { Version } from '../text/Version';
import type { ListingEditor } from '../ListingEditor';

export interface DiffBase {
  readonly id: string;
  readonly label: string;
  readonly copy: Partial<EditableCopy>;
}

/** The texts to compare with, most recent first. */
export function diffBases(editor: ListingEditor, versions: readonly Version[]): readonly DiffBase[] {
  const { listing, draft } = editor;
  const older = versions.filter(({ version }) => version < listing.version);
  return [
    ...(draft.isDirty ? [{ id: 'saved', label: 'Saved text', copy: draft.stored }] : []),
    ...older.map((version) => ({
      id: `version-${version.version}`,
      label: `Version ${version.version}, ${formatDate.dayAndTime(version.created_at)}`,
      copy: editableCopyOf(version),
    })),
    ...(listing.description === ''
      ? []
      : [{ id: 'given', label: 'Your description', copy: { generated_description: listing.description } }]),
  ];
}
