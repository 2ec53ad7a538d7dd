import type { MantineThemeComponents } from '@mantine/core';

const HEIGHTS: Readonly<Record<string, string>> = { xs: '28px', sm: '32px', md: '40px', lg: '44px' };

const close = { closeButtonProps: { 'aria-label': 'Close' } };
/** A dialog's header must not be a banner landmark. */
const plainHeader = { defaultProps: { role: 'presentation' } };
const height = (name: string, part: string) => ({
  defaultProps: { size: 'md' },
  vars: (_: unknown, props: { size?: string | number }) => ({
    [part]: { [name]: HEIGHTS[String(props.size ?? 'md')] },
  }),
});

/** Default sizes, and accessibility fixes for Mantine components. */
export const componentDefaults: MantineThemeComponents = {
  // Popovers and menus render inside a landmark of the page.
  Portal: { defaultProps: { target: '#overlays' } },
  Button: height('--button-height', 'root'),
  Input: height('--input-height', 'wrapper'),
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'neutral', size: 'md' },
    vars: (_: unknown, props: { size?: string | number }) => ({
      root: { '--ai-size': HEIGHTS[String(props.size ?? 'md')] },
    }),
  },
  Modal: {
    defaultProps: {
      ...close,
      centered: true,
      overlayProps: { color: 'var(--lw-scrim)', backgroundOpacity: 1 },
      transitionProps: { duration: 220, transition: 'pop' },
    },
  },
  ModalHeader: plainHeader,
  Drawer: { defaultProps: { ...close, position: 'right', transitionProps: { duration: 220 } } },
  DrawerHeader: plainHeader,
  // The placeholder for the first focus is a child that a menu may not have.
  Menu: {
    defaultProps: {
      withInitialFocusPlaceholder: false,
      transitionProps: { duration: 160, transition: 'fade' },
      shadow: 'md',
    },
  },
  Popover: { defaultProps: { transitionProps: { duration: 160, transition: 'fade' } } },
  Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
  Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right' } },
  Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } },
  Badge: { defaultProps: { variant: 'light', radius: 'xs', tt: 'none', fw: 500 } },
  Tabs: { defaultProps: { keepMounted: false } },
  PasswordInput: { defaultProps: { size: 'md' } },
};
