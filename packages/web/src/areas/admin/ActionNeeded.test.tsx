import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { browserStandIns } from '../../testing/browserStandIns';
import { ActionNeeded } from './ActionNeeded';

browserStandIns();

const action = { id: 'email_not_set_up', title: 'No emails are sent', advice: 'Set SMTP_URL.' } as const;

describe('what an administrator has to do', () => {
  it('is listed with what to do', () => {
    render(<ActionNeeded actions={[action]} />, { wrapper: MantineProvider });
    const region = within(screen.getByRole('region', { name: 'Action needed' }));
    expect(region.getByRole('listitem').textContent).toBe('No emails are sentSet SMTP_URL.');
  });

  it('is not mentioned where there is nothing', () => {
    render(<ActionNeeded actions={[]} />, { wrapper: MantineProvider });
    expect(screen.queryByText('Action needed')).toBeNull();
  });
});
