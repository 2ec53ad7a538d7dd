import type { User } from '../state/SessionStore';

export function aUser(changes: Partial<User> = {}): User {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'maya@himal.example',
    full_name: 'Maya Thapa',
    role: 'user',
    subscription_plan: 'free',
    company_name: '',
    phone: '',
    created_at: '2026-03-04T09:00:00.000Z',
    email_verified: true,
    totp_enabled: false,
    totp_setup_required: false,
    ...changes,
  };
}
