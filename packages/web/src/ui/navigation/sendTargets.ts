import { IconLetterCase, IconScale, IconSeo, IconSparkles } from '@tabler/icons-react';
import type { SendTarget } from './SendTarget';
import { sentDraft, type SentDraft } from './SentDraft';
import { sentPage, type SentPage } from './SentPage';

const toSeo = { label: 'SEO Analyzer', icon: IconSeo } as const;
const toTitles = { label: 'Titles', icon: IconLetterCase } as const;
const toCompetitors = { label: 'Competitor Analysis', icon: IconScale } as const;

/** The tools that a product fills in. */
export const toolsForProduct = (id: string): readonly SendTarget[] => [
  { ...toSeo, path: `/app/seo-analyzer?product=${id}` },
  { ...toCompetitors, path: `/app/competitors?product=${id}` },
  { ...toTitles, path: `/app/titles?product=${id}` },
];

/** The tools that start with the page of a shop, or with a text of one's own. */
export const toolsForPage = (page: SentPage): readonly SendTarget[] => [
  { ...toSeo, path: '/app/seo-analyzer', state: sentPage(page) },
  ...(page.url === '' ? [] : [{ ...toCompetitors, path: '/app/competitors', state: sentPage(page) }]),
  { ...toTitles, path: '/app/titles', state: sentPage(page) },
];

/** The generator, with what was found; of a product where one was chosen. */
export const toGenerator = (draft: SentDraft, productId?: string): SendTarget => ({
  label: 'Generator',
  icon: IconSparkles,
  path: productId === undefined ? '/app/generate' : `/app/generate?product=${productId}`,
  state: sentDraft(draft),
});
