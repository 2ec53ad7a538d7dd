import { IconLetterCase, IconListDetails, IconPlus, IconSeo, IconSparkles, IconWorldSearch } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const listingsArea: Area = {
  scenes: [
    lazyScene('/app/generate', 'Generate', () => import('./generate/GenerateScene').then((area) => area.GenerateScene)),
    lazyScene('/app/titles', 'Titles', () => import('./titles/TitlesScene').then((area) => area.TitlesScene)),
    lazyScene('/app/seo-analyzer', 'SEO Analyzer', () => import('./seo/SeoScene').then((area) => area.SeoScene)),
    lazyScene('/app/marketplace-analysis', 'Marketplace Analysis', () =>
      import('./page/PageAnalysisScene').then((area) => area.PageAnalysisScene),
    ),
    lazyScene(
      '/app/listings',
      'Library',
      () => import('./library/LibraryScene').then((area) => area.LibraryScene),
      '/api/listings/?sort=date&order=desc&limit=20',
    ),
    lazyScene(
      '/app/listings/:id',
      'Listing',
      () => {
        // The scene fetches it too, but only once it runs; a failure shows there.
        import('./listingEditor/editorStart').catch(() => undefined);
        return import('./editor/EditorScene').then((area) => area.EditorScene);
      },
      '/api/listings/:id',
    ),
  ],
  entrances: [
    {
      path: '/analysis-results',
      name: 'Product analysis',
      load: () => import('./results/AnalysisResultsScene').then((area) => area.AnalysisResultsScene),
      readsQuery: true,
    },
    {
      path: '/shared-analysis',
      name: 'Shared product analysis',
      load: () => import('./share/SharedAnalysisScene').then((area) => area.SharedAnalysisScene),
      readsQuery: true,
    },
  ],
  navigation: [
    { label: 'Generate', path: '/app/generate', icon: IconSparkles },
    { label: 'Library', path: '/app/listings', icon: IconListDetails, key: 'l' },
    { label: 'SEO Analyzer', path: '/app/seo-analyzer', icon: IconSeo },
    {
      label: 'Marketplace Analysis',
      path: '/app/marketplace-analysis',
      icon: IconWorldSearch,
      otherPaths: ['/app/marketplace-analysis/bulk'],
    },
  ],
  commands: [
    {
      id: 'new',
      label: 'New listing',
      keywords: ['create', 'write', 'generate'],
      icon: IconPlus,
      leadsTo: '/app/generate',
    },
    {
      id: 'title-check',
      label: 'Check a title',
      keywords: ['title', 'rules', 'length'],
      icon: IconLetterCase,
      leadsTo: '/app/titles',
    },
    {
      id: 'title-fit',
      label: 'Shorten a title',
      keywords: ['title', 'fit', 'limit'],
      icon: IconLetterCase,
      leadsTo: '/app/titles?tool=fit',
    },
  ],
};
