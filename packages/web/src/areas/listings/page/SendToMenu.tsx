import { Button, Menu } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconSeo } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { sentPage } from '../../../ui/navigation/SentPage';
import { webAddress } from '../../../ui/product/webAddress';
import type { PageProduct } from './ReadPage';

/** Starts another tool with the page that was read. */
export function SendToMenu({ product }: { readonly product: PageProduct }) {
  const navigate = useNavigate();
  const { title, description, bullet_points: bulletPoints, brand, marketplace } = product;
  const url = webAddress(product.url ?? '') ?? '';
  const send = (path: string) => {
    const page = {
      title,
      description: description ?? '',
      // The history of a browser takes plain lists alone, not those that a store watches.
      bulletPoints: [...bulletPoints],
      brand: brand ?? '',
      url,
      shop: marketplace ?? '',
    };
    void navigate(path, { state: sentPage(page) });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="sm" variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Send to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSeo size={16} aria-hidden />} onClick={() => send('/app/seo-analyzer')}>
          SEO Analyzer
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          disabled={url === ''}
          onClick={() => send('/app/competitors')}
        >
          Competitor Analysis
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
