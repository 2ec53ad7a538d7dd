import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface RowButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Of the listing. */
  readonly name: string;
}

/** Opens what can be done with a listing; the same before and after its menu is there. */
export function RowButton({ name, ...props }: RowButtonProps) {
  return (
    <ActionIcon {...props} size="sm" aria-label={`Actions for ${name}`}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
