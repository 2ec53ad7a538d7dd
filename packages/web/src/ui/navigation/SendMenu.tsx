import { Menu } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { SendButton } from './SendButton';
import type { SendToProps } from './SendTarget';
import { useOpenMenu } from './useOpenMenu';

/** The menu of tools to start with what is on show. */
export function SendMenu({ targets, size = 'sm' }: SendToProps) {
  const navigate = useNavigate();
  const { isOpen, setOpen, button } = useOpenMenu();
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end">
      <Menu.Target>
        <SendButton ref={button} size={size} />
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map(({ label, icon: Mark, path, state }) => (
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
