import { ApiError } from '@listwright/application/contract';
import { Button, FileInput } from '@mantine/core';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { FormFault } from '../../../ui/feedback/FormFault';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/notify';
import { formatDate } from '../../../ui/formatDate';
import { formatNumber } from '../../../ui/formatNumber';
import type { RulesStore } from './RulesStore';

/** Imports a rules file in place of the one in force, as `listwright policy update` does. */
export const ImportRulesForm = observer(function ImportRulesForm({ store }: { readonly store: RulesStore }) {
  const { chosen, imported, fault, send } = store;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    const sent = await send.run(chosen.content);
    if (sent !== undefined) notify.success(sent.isNew ? 'Rules imported' : 'These rules are in force already');
  };
  const errors = send.error instanceof ApiError ? send.error.errors : [];
  return (
    <form className="lw-stack" noValidate onSubmit={(event) => void submit(event)}>
      <FileInput
        label="Rules file"
        description="JSON, as docs/operations.md describes under Rules. It replaces the imported file completely and needs a later date."
        clearable
        accept=".json,application/json"
        placeholder="Choose a file"
        value={chosen?.file ?? null}
        error={fault}
        onChange={(file) => void store.choose(file)}
      />
      {chosen === null ? null : (
        <Notice>
          {`Rules of ${chosen.content.dated}: ${formatNumber.count(chosen.content.changes.length, 'change')}.`}
          {imported ? ` They replace those of ${formatDate.day(imported.dated)}.` : ''}
        </Notice>
      )}
      <FormFault error={send.error} fallback="Failed to import the rules" />
      {errors.length === 0 ? null : (
        <ul className="lw-items" aria-label="Mistakes in the file">
          {errors.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="lw-item">
              <div className="lw-item-text">
                <p className="lw-item-name lw-mono">{path}</p>
                <p className="lw-caption">{message}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="lw-row">
        <Button type="submit" disabled={chosen === null} loading={send.isRunning}>
          Import rules
        </Button>
      </div>
    </form>
  );
});
