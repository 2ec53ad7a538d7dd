import { IconTag } from '@tabler/icons-react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from '../../shell/navigation/Breadcrumbs';
import { Sidebar } from '../../shell/navigation/Sidebar';
import { adminNav, sellerNav } from '../../shell/navigation/sidebars';
import { AnalysisTabs } from '../../ui/navigation/AnalysisTabs';
import { SendTo } from '../../ui/navigation/SendTo';
import { State } from './State';
import styles from './NavigationPart.module.css';

const BARS = [
  ['Sellers, in a group', '/app/listings', sellerNav, false],
  ['Sellers, on a page of its own', '/app/products', sellerNav, false],
  ['Administrators', '/admin/customers', adminNav, false],
  ['Icon rail', '/app/listings', sellerNav, true],
] as const;
const TRAILS = [
  '/app/dashboard',
  '/app/products',
  '/app/listings/01a1fced-0000-7000-8000-000000000000',
  '/admin/audit',
];
const TARGETS = [{ label: 'New listing', icon: IconTag, path: '/app/generate' }];

/** Navigation in every state. */
export function NavigationPart() {
  return (
    <>
      <div className={styles.bars}>
        {BARS.map(([name, path, nav, isRail]) => (
          <State key={name} name={name}>
            <MemoryRouter initialEntries={[path]}>
              <div className={styles.bar} data-rail={isRail || undefined}>
                <Sidebar nav={nav} isRail={isRail} />
              </div>
            </MemoryRouter>
          </State>
        ))}
      </div>
      {TRAILS.map((path) => (
        <State key={path} name={`Breadcrumbs of ${path}`}>
          <MemoryRouter initialEntries={[path]}>
            <Breadcrumbs />
          </MemoryRouter>
        </State>
      ))}
      <State name="Tabs of the analysis">
        <MemoryRouter initialEntries={['/app/marketplace-analysis/bulk']}>
          <AnalysisTabs />
        </MemoryRouter>
      </State>
      <State name="Send to">
        <MemoryRouter>
          <SendTo targets={TARGETS} />
        </MemoryRouter>
      </State>
    </>
  );
}
