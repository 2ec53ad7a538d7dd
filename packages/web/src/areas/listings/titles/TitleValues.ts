import type { Marketplace } from '@listwright/domain/marketplaces';
import { marketplaceName } from '../../../ui/marketplaceName';
import type { SentPage } from '../../../ui/navigation/SentPage';
import { pickedProduct } from '../../../ui/product/pickedProduct';
import type { Product } from '../../../ui/product/Product';
import type { ToolValues } from '../../../ui/tool/WebTool';

/** What the form of a title tool holds. */
export interface TitleValues extends ToolValues {
  readonly title: string;
  readonly brand: string;
  readonly marketplace: Marketplace;
}

export const EMPTY_TITLE: TitleValues = { picked: null, title: '', brand: '', marketplace: 'amazon' };

export const judgeTitle = ({ title }: TitleValues): Partial<Record<keyof TitleValues, string>> =>
  title.trim() === '' ? { title: 'Title is required' } : {};

interface TitleInput {
  readonly title: string;
  readonly brand?: string | undefined;
  readonly product_id?: string | undefined;
  readonly marketplace: Marketplace;
}

export const titleInput = ({ picked, title, brand, marketplace }: TitleValues): TitleInput => ({
  title,
  marketplace,
  ...(brand.trim() === '' ? {} : { brand: brand.trim() }),
  ...(picked === null ? {} : { product_id: picked.id }),
});

export const titleValues = ({ title, brand = '', marketplace }: TitleInput): TitleValues => ({
  picked: null,
  title,
  brand,
  marketplace,
});

/** A title with what often goes wrong, to try the tools on. */
export const SAMPLE_TITLE: TitleValues = {
  ...EMPTY_TITLE,
  title:
    'Himal Steel Water Bottle 750 ml, Leak Proof, Double Wall Insulated, FREE SHIPPING, for Gym, Office and School',
  brand: 'Himal',
};

/** The name of a product as its title, until another was typed. */
export const titleOfProduct = (product: Product, { title, picked }: TitleValues): Partial<TitleValues> => ({
  picked: pickedProduct(product),
  brand: product.brand,
  ...(title.trim() === '' || title === picked?.name ? { title: product.product_name } : {}),
});

export const titleLine = ({ title, marketplace }: TitleValues): readonly [string, string] => [
  title,
  marketplaceName(marketplace),
];

/** Starts with the title of a page. */
export const titleOfPage = ({ title, brand, shop }: SentPage): TitleValues => ({
  picked: null,
  title,
  brand,
  marketplace: shop.startsWith('amazon.') ? 'amazon' : 'shopify',
});
