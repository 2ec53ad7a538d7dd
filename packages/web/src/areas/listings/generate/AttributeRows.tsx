import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import type { GenerateStore } from './GenerateStore';
import listingsStyles from '../listings.module.css';
import styles from './generate.module.css';

/** Named facts, one per row. */
export const AttributeRows = observer(function AttributeRows({ store }: { readonly store: GenerateStore }) {
  const { attributes } = store.form.value;
  const change = (at: number, patch: Partial<(typeof attributes)[number]>) =>
    store.set({ attributes: attributes.map((row, index) => (index === at ? { ...row, ...patch } : row)) });
  return (
    <fieldset className="lw-choice">
      <legend className="mantine-InputWrapper-label">Attributes</legend>
      <div className="lw-stack-tight">
        {attributes.map(({ name, value }, at) => (
          <div key={at} className={styles.attribute}>
            <TextInput
              aria-label={`Attribute ${at + 1} name`}
              placeholder="material"
              value={name}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <TextInput
              aria-label={`Attribute ${at + 1} value`}
              placeholder="stainless steel"
              value={value}
              onChange={({ currentTarget }) => change(at, { value: currentTarget.value })}
            />
            <ActionIcon
              aria-label={`Remove attribute ${at + 1}`}
              onClick={() => store.set({ attributes: attributes.filter((_, index) => index !== at) })}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          size="sm"
          className={listingsStyles.entryAdd}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => store.set({ attributes: [...attributes, { name: '', value: '' }] })}
        >
          Add attribute
        </Button>
      </div>
    </fieldset>
  );
});
