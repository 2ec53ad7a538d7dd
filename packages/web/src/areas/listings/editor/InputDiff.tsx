import { observer } from 'mobx-react-lite';
import { DiffView } from '../../../ui/listing/DiffView';
import type { ListingEditor } from '../listingEditor/ListingEditor';

/** The seller's own description next to the written one. */
export const InputDiff = observer(function InputDiff({ editor }: { readonly editor: ListingEditor }) {
  const { description } = editor.listing;
  if (description === '') return null;
  return (
    <details className="lw-details">
      <summary>Compare with your description</summary>
      <div className="lw-details-body">
        <DiffView
          label="Description"
          before={description}
          after={editor.copy.generated_description}
          beforeName="Your description"
          afterName="Current"
        />
      </div>
    </details>
  );
});
