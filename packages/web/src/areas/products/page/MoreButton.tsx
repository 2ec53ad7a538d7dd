import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface MoreButtonProps extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> {
  /** Of the product. */
  readonly name: string;
}

/** Opens what is seldom done with a product; the same before and after its menu is there. */
export function MoreButton({ name, ...props }: MoreButtonProps) {
  return (
    <ActionIcon {...props} aria-label={`More actions for ${name}`}>
      <IconDots size={18} aria-hidden />
    </ActionIcon>
  );
}
