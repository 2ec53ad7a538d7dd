import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import type { Product } from '../../../ui/product/Product';

interface ProductMenuProps {
  readonly product: Product;
  readonly onDelete: () => void;
}

/** What is seldom done with a product. */
export function ProductMenu({ product, onDelete }: ProductMenuProps) {
  const label = `More actions for ${product.product_name}`;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={label}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
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
