import { toolsForPage } from '../../../ui/navigation/sendTargets';
import { SendTo } from '../../../ui/navigation/SendTo';
import { webAddress } from '../../../ui/product/webAddress';
import type { PageProduct } from './ReadPage';

/** Starts another tool with the page that was read. */
export function SendToMenu({ product }: { readonly product: PageProduct }) {
  const { title, description, bullet_points: bulletPoints, brand, marketplace, url } = product;
  const page = {
    title,
    description: description ?? '',
    // The history of a browser takes plain lists alone, not those that a store watches.
    bulletPoints: [...bulletPoints],
    brand: brand ?? '',
    url: webAddress(url ?? '') ?? '',
    shop: marketplace ?? '',
  };
  return <SendTo targets={toolsForPage(page)} />;
}
