import { Button } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { useEffect } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Notice } from '../../ui/feedback/Notice';
import { notify } from '../../ui/feedback/notify';
import { PhraseInput } from '../../ui/listing/fields/PhraseInput';
import { KeywordBank } from '../../ui/listing/KeywordBank';
import { SampleCard } from '../../ui/tool/SampleCard';
import { State } from './State';

const PHRASES = ['steel bottle', 'gym bottle'];
const PLACES = ['title', 'bullet_points', 'search_terms'] as const;
const PLACEMENTS = [
  { keyword: 'steel bottle', places: ['title', 'search_terms'] },
  { keyword: 'insulated flask for the gym', places: [] },
];
const NOTHING = () => undefined;

/** What the app says, and the fields of phrases, in every state; its toasts too. */
export function MessagesPart() {
  useEffect(() => {
    notify.success('Product saved');
    notify.error('Failed to load products', { label: 'Retry', onClick: NOTHING });
    notify.success('Listing deleted', { label: 'Undo', onClick: NOTHING, onGone: NOTHING });
  }, []);
  return (
    <>
      <State name="Notices">
        <Notice>You can leave this page. The job keeps running.</Notice>
        <Notice tone="ok">Imported 12 products.</Notice>
        <Notice tone="warn">This file has 25 rows, and your plan takes 10 per file.</Notice>
        <Notice tone="bad" isUrgent>
          The page could not be read.
        </Notice>
      </State>
      <State name="Empty">
        <div className="lw-card">
          <EmptyState icon={IconPackages} title="No products yet" actions={<Button size="sm">Add product</Button>}>
            Say once what a product is.
          </EmptyState>
        </div>
      </State>
      <State name="Sample">
        <SampleCard promise="The length against the limit of the marketplace." onTry={NOTHING}>
          <p>The title has 104 characters; the limit is 75.</p>
        </SampleCard>
      </State>
      <State name="Failed">
        <ErrorState title="Failed to load products" onRetry={NOTHING}>
          Your products are safe.
        </ErrorState>
      </State>
      <State name="Phrases">
        <div className="lw-card lw-stack">
          <PhraseInput label="Keywords" description="Press Enter." value={PHRASES} onChange={NOTHING} />
          <PhraseInput label="Tags" error="Too many tags" value={[]} onChange={NOTHING} />
          <KeywordBank placements={PLACEMENTS} coverage={50} places={PLACES} onPlace={NOTHING} />
        </div>
      </State>
    </>
  );
}
