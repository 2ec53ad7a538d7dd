import { Button, TextInput } from '@mantine/core';
import { IconLogout, IconPencil } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { faultsByField } from '../../../api/faultsByField';
import { useLogout } from '../../../ui/account/useLogout';
import type { User } from '../../../state/SessionStore';
import { DraftRestored } from '../../../ui/feedback/DraftRestored';
import { FormFault } from '../../../ui/feedback/FormFault';
import { formatDate } from '../../../ui/formatDate';
import { messages } from '../../../ui/messages';
import { accountMessages } from '../accountMessages';
import { SaveBar } from '../../../ui/page/SaveBar';
import { StatusPill } from '../../../ui/page/StatusPill';
import { credentialFaults } from '../fields/credentialFaults';
import type { ProfileStore } from './ProfileStore';
import { VerifyEmailRow } from './VerifyEmailRow';
import styles from './profile.module.css';

const FIELDS = [
  { name: 'full_name', label: 'Full name', autoComplete: 'name', type: 'text' },
  { name: 'company_name', label: 'Company', autoComplete: 'organization', type: 'text' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'email', label: 'Email', autoComplete: 'email', type: 'email' },
] as const;

type Details = Readonly<Record<(typeof FIELDS)[number]['name'], string>>;

/** What is wrong with the fields, by what they hold or by the server's reply. */
function faultsOf({ full_name: fullName, email }: Details, error: unknown): Partial<Details> {
  const own = { full_name: credentialFaults.fullName(fullName), email: credentialFaults.email(email) };
  const present = Object.entries(own).filter(([, fault]) => fault !== null);
  return { ...faultsByField(error), ...Object.fromEntries(present) };
}

export const PersonalCard = observer(function PersonalCard({
  store,
  user,
}: {
  readonly store: ProfileStore;
  readonly user: User;
}) {
  const logout = useLogout();
  const { draft } = store;
  const faults = draft === null ? {} : faultsOf(draft.value, store.save.error);
  const edit = () => {
    store.edit();
    requestAnimationFrame(() => document.getElementById('profile-full_name')?.focus());
  };
  const leave = () => {
    store.cancel();
    requestAnimationFrame(() => document.getElementById('profile-edit')?.focus());
  };
  const save = async () => {
    if (draft === null) return;
    if (Object.keys(faultsOf(draft.value, null)).length === 0) await store.save.run();
    const wrong = store.draft && FIELDS.find(({ name }) => faultsOf(draft.value, store.save.error)[name] !== undefined);
    // Fields are disabled until the outcome is rendered.
    requestAnimationFrame(() => document.getElementById(wrong ? `profile-${wrong.name}` : 'profile-edit')?.focus());
  };
  return (
    <section id="personal" tabIndex={-1} className="lw-card lw-stack" aria-label="Personal information">
      <div className="lw-row-between">
        <div className="lw-row">
          <span className={`lw-avatar ${styles.avatarLarge}`} aria-hidden="true">
            {(user.full_name || messages.shell.defaultName).slice(0, 1).toUpperCase()}
          </span>
          <div>
            <h2>Personal information</h2>
            <p className="lw-secondary">Member since {formatDate.day(user.created_at)}</p>
          </div>
        </div>
        {draft === null ? (
          <div className="lw-row">
            <Button variant="default" size="sm" leftSection={<IconLogout size={16} aria-hidden />} onClick={logout}>
              Log out
            </Button>
            <Button
              id="profile-edit"
              variant="default"
              size="sm"
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={edit}
            >
              Edit
            </Button>
          </div>
        ) : (
          <DraftRestored from={store.persisted?.restoredFrom ?? null} onDiscard={store.cancel} />
        )}
      </div>
      <FormFault
        error={store.save.error}
        fallback={accountMessages.profile.updateFailed}
        fields={FIELDS.map(({ name }) => name)}
      />
      {draft === null && store.save.status === 'done' ? (
        <p className="lw-small" role="status">
          {accountMessages.profile.updated}
        </p>
      ) : null}
      {draft === null ? (
        <dl className="lw-details-list">
          {FIELDS.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd className={name === 'email' ? `lw-row ${styles.emailRow}` : undefined}>
                {user[name] || '—'}
                {name === 'email' ? (
                  <StatusPill tone={user.email_verified ? 'ok' : 'neutral'}>
                    {user.email_verified ? 'Verified' : 'Not verified'}
                  </StatusPill>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <form
          className={styles.fields}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {FIELDS.map(({ name, label, autoComplete, type }) => (
            <TextInput
              key={name}
              id={`profile-${name}`}
              label={label}
              type={type}
              autoComplete={autoComplete}
              disabled={store.save.isRunning}
              value={draft.value[name]}
              error={faults[name]}
              description={
                name === 'email' ? 'You log in with it. We’ll send a link to verify a new address.' : undefined
              }
              onChange={({ currentTarget }) => draft.set({ [name]: currentTarget.value })}
            />
          ))}
          <button type="submit" hidden />
        </form>
      )}
      {draft === null && !user.email_verified ? <VerifyEmailRow email={user.email} /> : null}
      <SaveBar
        isOpen={draft !== null}
        isSaving={store.save.isRunning}
        onSave={save}
        onDiscard={leave}
        discardLabel="Cancel"
      >
        {draft?.isDirty ? 'Unsaved changes' : 'Editing'}
      </SaveBar>
    </section>
  );
});
