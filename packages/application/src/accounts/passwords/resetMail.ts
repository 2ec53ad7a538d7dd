/** The email that carries a link to set a new password. */
export function resetMail(link: string): { readonly subject: string; readonly text: string } {
  const text = `We received a request to set a new password for your Listwright account.

Open this link within one hour. It works once:

${link}

If it was not you, do nothing: your password stays as it is.
`;
  return { subject: 'Set a new password for Listwright', text };
}
