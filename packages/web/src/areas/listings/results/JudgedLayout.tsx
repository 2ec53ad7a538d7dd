import { judgePage } from '@listwright/domain/listings';
import { useMemo } from 'react';
import type { PageProduct } from '../page/ReadPage';
import { AmazonLayout } from './AmazonLayout';
import { ShopLayout } from './ShopLayout';

interface JudgedLayoutProps {
  readonly product: PageProduct;
  /** The day whose rules count, as ISO date. */
  readonly today: string;
  readonly isAmazon: boolean;
}

/** A page in the layout of its shop, judged. It brings the rules, which are large. */
export function JudgedLayout({ product, today, isAmazon }: JudgedLayoutProps) {
  const judged = useMemo(() => judgePage(product, today), [product, today]);
  const Layout = isAmazon ? AmazonLayout : ShopLayout;
  return <Layout product={product} judged={judged} />;
}
