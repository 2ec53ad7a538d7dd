import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';

/** Opens the drawer of a row. */
export function QuickLook({ name, onLook }: { readonly name: string; readonly onLook: () => void }) {
  const label = `Quick look at ${name}`;
  return (
    <ActionIcon size="sm" aria-label={label} title="Quick look" onClick={onLook}>
      <IconLayoutSidebarRight size={18} aria-hidden />
    </ActionIcon>
  );
}
