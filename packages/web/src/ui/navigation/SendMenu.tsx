import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { SendToProps } from './SendTarget';
import { useHasScene } from './useHasScene';

/** Starts another tool of this version with what is on show. */
export function SendMenu({ targets, size = 'sm' }: SendToProps) {
  const navigate = useNavigate();
  const hasScene = useHasScene();
  const present = targets.filter(({ path }) => hasScene(path.split('?')[0] ?? path));
  if (present.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size={size} variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Send to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {present.map(({ label, icon: Mark, path, state }) => (
          <Menu.Item
            key={label}
            leftSection={<Mark size={16} stroke={1.75} aria-hidden />}
            onClick={() => void navigate(path, { state })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
