/** The email that carries a link to verify an address. */
export function verificationMail(link: string): { readonly subject: string; readonly text: string } {
  const text = `This address was given for a Listwright account.

Open this link within one day to confirm that it is yours. It works once:

${link}

If it was not you, do nothing: the address stays unverified.
`;
  return { subject: 'Verify your email address for Listwright', text };
}
