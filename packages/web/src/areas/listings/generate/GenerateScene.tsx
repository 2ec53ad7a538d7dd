import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isKind } from '../../../api/isKind';
import { useRootStore } from '../../../state/useRootStore';
import { sentDraftOf } from '../../../ui/navigation/SentDraft';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ToolTemplate } from '../../../ui/templates/ToolTemplate';
import { emptyForm } from './emptyForm';
import { GenerateFormCard } from './GenerateFormCard';
import { GenerateResult } from './GenerateResult';
import { GenerateStore } from './GenerateStore';
import { InputsLine } from './InputsLine';
import styles from './generate.module.css';

const RESULT = 'result';

/** A form of product facts, and the listing written from them with its proof. */
export const GenerateScene = observer(function GenerateScene() {
  const { client, session, usage, quota } = useRootStore();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [store] = useState(() => {
    const made = new GenerateStore(client, session.user?.id ?? '');
    const sent = sentDraftOf(state);
    if (sent !== undefined) made.set({ ...emptyForm, ...sent });
    return made;
  });
  useEffect(() => {
    // A reload keeps what was changed since.
    if (sentDraftOf(state) !== undefined) void navigate(`${pathname}${search}`, { replace: true });
  }, []);
  useEffect(() => {
    void usage.load.run();
    return () => store.form.keep();
  }, []);

  const submit = async (writer?: 'basic') => {
    if (store.generate.isRunning) return;
    if (!store.check()) {
      const [first] = Object.entries(store.faults);
      document.getElementById(`generate-${first?.[0] ?? ''}`)?.focus();
      return;
    }
    showResult();
    await store.generate.run(...(writer === undefined ? [] : ([writer] as const)));
    if (store.generate.status === 'failed') {
      const { error } = store.generate;
      // An error sent as a stream event does not pass through the session transport.
      if (isKind(error, 'quota_exceeded')) quota.open(error.problem);
    }
    void usage.load.run();
  };

  const editInputs = () => {
    store.editInputs();
    requestAnimationFrame(() => document.getElementById('generate-product_name')?.focus());
  };

  return (
    <>
      <PageHeader title="Generate listing" purpose="Turn product facts into a listing that meets marketplace rules." />
      <ToolTemplate
        form={<GenerateFormCard store={store} onSubmit={() => submit()} />}
        folded={store.isFolded ? <InputsLine store={store} /> : null}
        onEditInputs={editInputs}
        result={
          <div id={RESULT} className={styles.toolResult}>
            <GenerateResult store={store} onRetry={() => void submit()} onBasicWriter={() => void submit('basic')} />
          </div>
        }
      />
    </>
  );
});

/** If the result is below the form, scroll to it. */
function showResult(): void {
  if (matchMedia('(min-width: 1024px)').matches) return;
  requestAnimationFrame(() => document.getElementById(RESULT)?.scrollIntoView({ block: 'start' }));
}
