import { EMAIL_PATTERN, PASSWORD_MIN } from '@listwright/domain/accounts';
import { PLAN_KEYS, PLANS, type PlanKey } from '@listwright/domain/billing';
import { Button, Modal, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { faultsByField } from '../../../api/faultsByField';
import { FormFault } from '../../../ui/feedback/FormFault';
import { notify } from '../../../ui/feedback/notify';
import { messages } from '../../../ui/messages';
import { adminMessages } from '../adminMessages';
import { useFields } from '../../../ui/useFields';
import { useOpensAfterMount } from '../../../ui/useOpensAfterMount';
import type { Customer, CustomersStore } from './CustomersStore';

interface CustomerFormProps {
  readonly store: CustomersStore;
  /** Absent: a new customer. */
  readonly customer?: Customer;
  readonly onClose: () => void;
}

const GIVEN = 'Takes effect immediately, until you change it. The customer isn’t charged, and a paid plan won’t renew.';

const { auth } = messages;

/** Creates or edits an account. */
export function CustomerForm({ store, customer, onClose }: CustomerFormProps) {
  const isOpened = useOpensAfterMount(true);
  const [plan, setPlan] = useState<PlanKey>(customer?.subscription_plan ?? 'free');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const empty = {
    full_name: customer?.full_name ?? '',
    email: customer?.email ?? '',
    company_name: customer?.company_name ?? '',
    password: '',
  };
  const { values, field, check, refuse, form } = useFields(empty, ({ full_name: name, email, password }) => ({
    full_name: name.trim() === '' ? auth.fullNameRequired : null,
    email: email.trim() === '' ? auth.emailRequired : EMAIL_PATTERN.test(email.trim()) ? null : auth.emailInvalid,
    password: customer !== undefined || password.length >= PASSWORD_MIN ? null : passwordFault(password),
  }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return;
    setSaving(true);
    setFailure(null);
    const details = {
      full_name: values.full_name.trim(),
      email: values.email.trim(),
      company_name: values.company_name.trim(),
      subscription_plan: plan,
    };
    try {
      if (customer === undefined) await store.create({ ...details, password: values.password.trim() });
      else await store.update(customer.id, details);
      notify.success(customer === undefined ? adminMessages.created : adminMessages.updated);
      onClose();
    } catch (error) {
      refuse(faultsByField(error));
      setFailure(error);
      setSaving(false);
    }
  };
  const title = customer === undefined ? 'Add customer' : `Edit ${customer.email}`;
  return (
    <Modal opened={isOpened} onClose={onClose} title={title} size={480}>
      <form ref={form} noValidate onSubmit={submit} className="lw-stack">
        <FormFault
          error={failure}
          fallback={customer === undefined ? adminMessages.saveFailed : adminMessages.updateFailed}
          fields={Object.keys(empty)}
        />
        <TextInput label="Full name" autoComplete="off" data-autofocus {...field('full_name')} />
        <TextInput label="Email" type="email" autoComplete="off" {...field('email')} />
        <TextInput label="Company" autoComplete="off" {...field('company_name')} />
        <NativeSelect
          label="Plan"
          description={customer === undefined || plan === customer.subscription_plan ? undefined : GIVEN}
          value={plan}
          data={PLAN_KEYS.map((key) => ({ value: key, label: PLANS[key].name }))}
          onChange={({ currentTarget }) => setPlan(currentTarget.value as PlanKey)}
        />
        {customer === undefined ? (
          <PasswordInput
            label="Password"
            description="Share it with the customer, who can change it later."
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0, color: 'neutral' }}
            {...field('password')}
          />
        ) : null}
        <div className="lw-dialog-actions">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {customer === undefined ? 'Add customer' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function passwordFault(password: string): string {
  return password === '' ? auth.passwordRequired : auth.passwordShort;
}
