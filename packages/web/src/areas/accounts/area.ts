import { IconUserCircle } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';
import { entrances } from './entrance/entrances';

export const accountsArea: Area = {
  scenes: [
    lazyScene('/app/profile', 'Account', () => import('./profile/ProfileScene').then((area) => area.ProfileScene)),
  ],
  navigation: [{ label: 'Account', path: '/app/profile', icon: IconUserCircle, key: 'a' }],
  entrances,
};
