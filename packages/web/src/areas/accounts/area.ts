import { IconKey, IconLock, IconUserCircle } from '@tabler/icons-react';
import type { Area } from '../../ui/area/Area';
import { lazyScene } from '../../ui/area/lazyScene';
import { entrances } from './entrance/entrances';

export const accountsArea: Area = {
  scenes: [
    lazyScene('/app/profile', 'Account', () => import('./profile/ProfileScene').then((area) => area.ProfileScene)),
    lazyScene('/app/profile/security', 'Security', () =>
      import('./profile/security/SecurityScene').then((area) => area.SecurityScene),
    ),
    lazyScene('/app/profile/api-keys', 'API keys', () =>
      import('./profile/keys/ApiKeysScene').then((area) => area.ApiKeysScene),
    ),
    lazyScene('/app/profile/appearance', 'Appearance', () =>
      import('./profile/AppearanceScene').then((area) => area.AppearanceScene),
    ),
    lazyScene('/app/profile/data', 'Your data', () =>
      import('./profile/data/DataScene').then((area) => area.DataScene),
    ),
  ],
  navigation: [{ label: 'Account', path: '/app/profile', icon: IconUserCircle, key: 'a' }],
  commands: [
    {
      id: 'api-keys',
      label: 'API keys',
      keywords: ['token', 'script', 'key'],
      icon: IconKey,
      leadsTo: '/app/profile/api-keys',
    },
    {
      id: 'security',
      label: 'Password and sessions',
      keywords: ['password', 'two-step', 'login', 'security'],
      icon: IconLock,
      leadsTo: '/app/profile/security',
    },
  ],
  entrances,
};
