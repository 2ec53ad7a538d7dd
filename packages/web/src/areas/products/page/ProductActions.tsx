import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useOpenMenu } from '../../../ui/navigation/useOpenMenu';
import type { Product } from '../../../ui/product/Product';
import { MoreButton } from './MoreButton';

export interface ProductActionsProps {
  readonly product: Product;
  readonly onDelete: () => void;
}

/** The menu of what is seldom done with a product. */
export function ProductActions({ product, onDelete }: ProductActionsProps) {
  const { isOpen, setOpen, button } = useOpenMenu();
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={220}>
      <Menu.Target>
        <MoreButton ref={button} name={product.product_name} />
      </Menu.Target>
      <Menu.Dropdown aria-label={`More actions for ${product.product_name}`}>
        <Menu.Item
          className="lw-menu-danger"
          leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          onClick={onDelete}
        >
          Delete product
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
