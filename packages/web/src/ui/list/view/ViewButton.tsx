import { Button, type ButtonProps } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

type ViewButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/** Opens how a list is shown; the same before and after the code of its menu is there. */
export function ViewButton(props: ViewButtonProps) {
  return (
    <Button {...props} variant="default" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
      View
    </Button>
  );
}
