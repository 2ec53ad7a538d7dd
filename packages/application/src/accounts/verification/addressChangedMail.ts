/** The email to the old address of an account that has a new one. */
export function addressChangedMail(newAddress: string): { readonly subject: string; readonly text: string } {
  const text = `The email address of your Listwright account was changed to ${newAddress}.
Log in with the new address from now on. Your password is the same.

If it was not you, tell the administrator of your Listwright server at once.
`;
  return { subject: 'Your Listwright account has a new email address', text };
}
