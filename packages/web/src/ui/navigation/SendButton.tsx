import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

/** Opens the menu of tools; the same before and after the menu is there. */
export function SendButton(props: ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>) {
  return (
    <Button {...props} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
      Send to
    </Button>
  );
}
