import { Link, useLocation } from 'react-router-dom';
import type { NavLinkEntry } from '../../ui/area/Area';
import styles from './SidebarLink.module.css';

interface SidebarLinkProps {
  readonly entry: NavLinkEntry;
  readonly isRail: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

/** A link of the sidebar, marked while its screen or one below it is shown. */
export function SidebarLink({ entry, isRail, onNavigate }: SidebarLinkProps) {
  const { icon: Mark, label, path, otherPaths = [] } = entry;
  const { pathname } = useLocation();
  const isCurrent = [path, ...otherPaths].some((one) => pathname === one || pathname.startsWith(`${one}/`));
  return (
    <Link
      to={path}
      className={isCurrent ? `${styles.link} ${styles.active}` : styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      title={isRail ? label : undefined}
      onClick={() => onNavigate?.()}
    >
      <Mark size={16} stroke={1.75} aria-hidden />
      <span className={isRail ? 'lw-visually-hidden' : undefined}>{label}</span>
    </Link>
  );
}
