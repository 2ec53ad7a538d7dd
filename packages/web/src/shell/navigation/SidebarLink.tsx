import { NavLink } from 'react-router-dom';
import type { NavLinkEntry } from '../../ui/area/Area';
import styles from './SidebarLink.module.css';

interface SidebarLinkProps {
  readonly entry: NavLinkEntry;
  readonly onNavigate?: (() => void) | undefined;
}

export function SidebarLink({ entry, onNavigate }: SidebarLinkProps) {
  const { icon: Mark, label, path } = entry;
  return (
    <NavLink
      to={path}
      className={({ isActive }) => (isActive ? `${styles.link} ${styles.active}` : styles.link)}
      onClick={() => onNavigate?.()}
    >
      <Mark size={16} stroke={1.75} aria-hidden />
      {label}
    </NavLink>
  );
}
