import type { Marketplace } from '@listwright/domain/marketplaces';

/** What the form of a title tool holds. */
export interface TitleValues {
  readonly title: string;
  readonly brand: string;
  readonly marketplace: Marketplace;
}

export const EMPTY_TITLE: TitleValues = { title: '', brand: '', marketplace: 'amazon' };

export const judgeTitle = ({ title }: TitleValues): Partial<Record<keyof TitleValues, string>> =>
  title.trim() === '' ? { title: 'Title is required' } : {};

interface TitleInput {
  readonly title: string;
  readonly brand?: string | undefined;
  readonly marketplace: Marketplace;
}

export const titleInput = ({ title, brand, marketplace }: TitleValues): TitleInput => ({
  title,
  marketplace,
  ...(brand.trim() === '' ? {} : { brand: brand.trim() }),
});

export const titleValues = ({ title, brand = '', marketplace }: TitleInput): TitleValues => ({
  title,
  brand,
  marketplace,
});
