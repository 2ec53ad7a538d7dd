import { canUseAccount, type User } from '@listwright/domain/accounts';

/** An account as the local admin commands print it. */
export function userView(user: User) {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    can_sign_in: canUseAccount(user),
    two_step: user.hasTotp,
  };
}
