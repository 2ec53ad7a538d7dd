import { NavLink } from 'react-router-dom';
import type { NavLinkEntry } from '../../ui/area/Area';

interface SidebarLinkProps {
  readonly entry: NavLinkEntry;
  readonly onNavigate?: (() => void) | undefined;
}

export function SidebarLink({ entry, onNavigate }: SidebarLinkProps) {
  const { icon: Mark, label, path } = entry;
  return (
    <NavLink to={path} className="lw-sidebar-link" onClick={() => onNavigate?.()}>
      <Mark size={16} stroke={1.75} aria-hidden />
      {label}
    </NavLink>
  );
}
