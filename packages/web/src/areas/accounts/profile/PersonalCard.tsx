import { Button, TextInput } from '@mantine/core';
import { IconLogout, IconPencil } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { faultsByField } from '../../../api/faultsByField';
import { useLogout } from '../../../ui/useLogout';
import type { User } from '../../../state/SessionStore';
import { DraftRestored } from '../../../ui/feedback/DraftRestored';
import { notify } from '../../../ui/feedback/notify';
import { formatDate } from '../../../ui/formatDate';
import { messages } from '../../../ui/messages';
import { accountMessages } from '../accountMessages';
import { SaveBar } from '../../../ui/page/SaveBar';
import { StatusPill } from '../../../ui/page/StatusPill';
import type { ProfileStore } from './ProfileStore';
import { VerifyEmailRow } from './VerifyEmailRow';
import styles from './profile.module.css';

const FIELDS = [
  { name: 'full_name', label: 'Full name', autoComplete: 'name', type: 'text' },
  { name: 'company_name', label: 'Company', autoComplete: 'organization', type: 'text' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
] as const;

export const PersonalCard = observer(function PersonalCard({
  store,
  user,
}: {
  readonly store: ProfileStore;
  readonly user: User;
}) {
  const logout = useLogout();
  const { draft } = store;
  const faults = faultsByField(store.save.error);
  const isNameMissing = draft?.value.full_name.trim() === '';
  const edit = () => {
    store.edit();
    requestAnimationFrame(() => document.getElementById('profile-full_name')?.focus());
  };
  const leave = () => {
    store.cancel();
    requestAnimationFrame(() => document.getElementById('profile-edit')?.focus());
  };
  const save = async () => {
    if (isNameMissing) return document.getElementById('profile-full_name')?.focus();
    await store.save.run();
    if (store.save.status === 'done') {
      notify.success(accountMessages.profile.updated);
      document.getElementById('profile-edit')?.focus();
    } else notify.failure(store.save.error, accountMessages.profile.updateFailed);
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
      {draft === null ? (
        <dl className="lw-details-list">
          {FIELDS.map(({ name, label }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{user[name] || '—'}</dd>
            </div>
          ))}
          <div>
            <dt>Email</dt>
            <dd className={`lw-row ${styles.emailRow}`}>
              {user.email}
              <StatusPill tone={user.email_verified ? 'ok' : 'neutral'}>
                {user.email_verified ? 'Verified' : 'Not verified'}
              </StatusPill>
            </dd>
          </div>
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
              error={name === 'full_name' && isNameMissing ? messages.auth.fullNameRequired : faults[name]}
              onChange={({ currentTarget }) => draft.set({ [name]: currentTarget.value })}
            />
          ))}
          <TextInput
            label="Email"
            value={user.email}
            disabled
            description="You can’t change the email you log in with."
          />
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
