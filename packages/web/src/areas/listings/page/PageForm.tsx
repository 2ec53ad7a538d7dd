import { Button, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormFault } from '../../../ui/feedback/FormFault';
import { SavedPageField } from '../../../ui/savedPage/SavedPageField';
import { analysisTab } from '../results/analysisTab';
import type { PageAnalysisStore } from './PageAnalysisStore';
import styles from './PageForm.module.css';

/** The page to read: an address, one that was read before, or a page that was saved. */
export const PageForm = observer(function PageForm({ store }: { readonly store: PageAnalysisStore }) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  const openTab = () => {
    if (store.asksForUrl()) analysisTab.open(store.url.trim());
  };
  return (
    <form className="lw-card lw-tool-form" noValidate onSubmit={submit}>
      <TextInput
        label="Product URL"
        type="url"
        inputMode="url"
        maxLength={4000}
        description="Read once, by the site's robots.txt. Mind the terms of the site."
        value={store.url}
        error={store.fault}
        onChange={({ currentTarget: { value } }) => store.setUrl(value)}
      />
      {store.recent.addresses.length === 0 ? null : (
        <ul aria-label="Recent pages" className={styles.recent}>
          {store.recent.addresses.map((address) => (
            <li key={address}>
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<IconHistory size={14} aria-hidden />}
                title={address}
                onClick={() => store.setUrl(address)}
              >
                {address.replace(/^https?:\/\/(?:www\.)?/u, '')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SavedPageField
        label="Saved page"
        files={store.file === null ? [] : [store.file]}
        most={1}
        onChange={([file = null]) => store.setFile(file)}
      />
      <div className="lw-tool-submit">
        <FormFault error={store.run.error} fallback="Failed to analyze product" isLed />
        <Button type="submit" loading={store.run.isRunning}>
          Analyze Here
        </Button>
        <Button variant="default" onClick={openTab}>
          Analyze in New Tab
        </Button>
        <span className="lw-caption">1 API call; a page without a product is free</span>
      </div>
    </form>
  );
});
