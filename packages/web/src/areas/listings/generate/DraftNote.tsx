import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../ui/formatDate';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { GenerateStore } from './GenerateStore';

/** Says that the form was restored, or that it holds the sample. */
export const DraftNote = observer(function DraftNote({ store }: { readonly store: GenerateStore }) {
  const { restoredFrom } = store.form;
  if (store.isSample) {
    return (
      <p className="lw-row lw-caption">
        <StatusPill tone="ai">Sample</StatusPill>
        Generate it, or{' '}
        <button type="button" className="lw-link-button" onClick={store.reset}>
          clear it
        </button>
      </p>
    );
  }
  if (restoredFrom === null) return null;
  return (
    <p className="lw-caption">
      Draft from {formatDate.time(restoredFrom)} ·{' '}
      <button type="button" className="lw-link-button" onClick={store.reset}>
        Discard
      </button>
    </p>
  );
});
