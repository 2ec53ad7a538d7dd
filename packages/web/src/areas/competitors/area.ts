import { IconScale } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';

export const competitorsArea: Area = {
  scenes: [
    lazyScene('/app/competitors', 'Competitor Analysis', () =>
      import('./CompetitorsScene').then((area) => area.CompetitorsScene),
    ),
  ],
  navigation: [{ label: 'Competitor Analysis', path: '/app/competitors', icon: IconScale }],
  commands: [
    {
      id: 'compare-competitors',
      label: 'Compare with competitors',
      keywords: ['competitor', 'price', 'claims', 'compare'],
      icon: IconScale,
      leadsTo: '/app/competitors',
    },
  ],
};
