import { EMAIL_PATTERN, isCommonPassword, PASSWORD_MIN } from '@listwright/domain/accounts';
import { messages } from '../../../ui/messages';

const { auth } = messages;

/** The rules of the login and registration fields: an error message, or null when the value is valid. */
export const credentialFaults = {
  email: (email: string) => {
    if (email.trim() === '') return auth.emailRequired;
    return EMAIL_PATTERN.test(email.trim()) ? null : auth.emailInvalid;
  },
  password: (password: string) => {
    if (password.trim() === '') return auth.passwordRequired;
    return password.trim().length < PASSWORD_MIN ? auth.passwordShort : null;
  },
  newPassword: (password: string) =>
    credentialFaults.password(password) ?? (isCommonPassword(password.trim()) ? auth.passwordCommon : null),
  confirmation: (confirmation: string, password: string) => {
    if (confirmation.trim() === '') return auth.confirmRequired;
    return confirmation.trim() === password.trim() ? null : auth.passwordsDiffer;
  },
  /** Six digits, or a recovery code, which contains letters. */
  code: (code: string) => {
    if (code.trim() === '') return auth.codeRequired;
    const digits = code.replace(/[\s-]/g, '');
    return /^\d*$/.test(digits) && digits.length !== 6 && digits.length < 16 ? auth.codeDigits : null;
  },
  fullName: (name: string) => (name.trim() === '' ? auth.fullNameRequired : null),
};
