import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { PLANS } from '@listwright/domain/billing';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useRootStore } from '../../state/useRootStore';
import { messages } from '../../ui/messages';
import type { NavEntry, NavGroupEntry } from './orderNav';
import { SidebarLink } from './SidebarLink';
import { useLogout } from '../../ui/account/useLogout';
import styles from './Sidebar.module.css';

interface SidebarProps {
  readonly nav: readonly NavEntry[];
  /** Icons only; the names stay for screen readers and as tooltips. */
  readonly isRail?: boolean;
  readonly onNavigate?: () => void;
}

/** Navigation and account, the same in the column, on the rail and in the drawer. */
export const Sidebar = observer(function Sidebar({ nav, isRail = false, onNavigate }: SidebarProps) {
  const { session } = useRootStore();
  const logout = useLogout();
  const name = session.user?.full_name || messages.shell.defaultName;
  const plan = session.user === null ? messages.shell.defaultPlan : PLANS[session.user.subscription_plan].name;
  return (
    <div className={styles.sidebar} data-rail={isRail || undefined}>
      <nav aria-label="Main" className={styles.nav}>
        <ul className={styles.list}>
          {nav.map((entry, at) => {
            if (entry === 'divider') return <li key={at} className={styles.divider} aria-hidden="true" />;
            if ('entries' in entry)
              return <SidebarGroup key={entry.label} group={entry} isRail={isRail} onNavigate={onNavigate} />;
            return (
              <li key={entry.path}>
                <SidebarLink entry={entry} isRail={isRail} onNavigate={onNavigate} />
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={styles.foot}>
        <span className="lw-avatar" aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={isRail ? 'lw-visually-hidden' : styles.user}>
          <span className={styles.name}>{name}</span>
          <span className="lw-caption">{plan}</span>
        </span>
        <ActionIcon aria-label="Log out" title="Log out" onClick={logout}>
          <IconLogout size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
});

interface SidebarGroupProps {
  readonly group: NavGroupEntry;
  readonly isRail: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

const SidebarGroup = observer(function SidebarGroup({ group, isRail, onNavigate }: SidebarGroupProps) {
  const { preferences } = useRootStore();
  const { pathname } = useLocation();
  const paths = group.entries.flatMap(({ path, otherPaths = [] }) => [path, ...otherPaths]);
  const isCurrent = paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const Mark = group.icon;
  const isOpen = isCurrent || preferences.isGroupOpen(group.label);
  const id = `nav-${group.label.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <li>
      <UnstyledButton
        className={styles.group}
        aria-expanded={isOpen}
        aria-controls={id}
        title={isRail ? group.label : undefined}
        onClick={() => preferences.toggleGroup(group.label)}
        disabled={isCurrent}
      >
        <Mark size={16} stroke={1.75} aria-hidden />
        <span className={isRail ? 'lw-visually-hidden' : styles.groupName}>{group.label}</span>
        <IconChevronDown size={14} aria-hidden className={styles.chevron} data-open={isOpen || undefined} />
      </UnstyledButton>
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <SidebarLink entry={entry} isRail={isRail} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </li>
  );
});
