import { IconShieldLock } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { useRootStore } from '../state/useRootStore';
import { AppLayout } from './AppLayout';
import type { NavEntry } from './navigation/orderNav';
import { sellerNav } from './navigation/sidebars';

const forAdministrators: readonly NavEntry[] = [
  ...sellerNav,
  { label: 'Administration', path: '/admin/dashboard', icon: IconShieldLock },
];

/** The layout of the seller's app, with a link to the admin area for administrators. */
export const SellerLayout = observer(function SellerLayout() {
  const { session } = useRootStore();
  return <AppLayout nav={session.isAdmin ? forAdministrators : sellerNav} />;
});
