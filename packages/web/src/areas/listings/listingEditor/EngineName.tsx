import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useRootStore } from '../../../state/useRootStore';
import type { Listing } from '../../../ui/listing/fields/Listing';

/** What wrote a text. With the Basic writer an administrator gets a link to connect a model. */
export const EngineName = observer(function EngineName({ engine }: { readonly engine: Listing['engine'] }) {
  const { session } = useRootStore();
  if (engine.name !== 'built-in') return <>{engine.model === '' ? engine.name : `${engine.name}, ${engine.model}`}</>;
  return (
    <>
      Basic writer (no AI model)
      {session.isAdmin ? (
        <>
          {' · '}
          <Link to="/admin/model" className="lw-link">
            Connect a model
          </Link>
        </>
      ) : (
        <> · an administrator can connect a model</>
      )}
    </>
  );
});
