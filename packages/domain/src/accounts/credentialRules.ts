/** The pattern of the web forms and the API alike: something@something.tld without spaces. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
/** Longer texts are refused before hashing, so that a password cannot be used to burn the server's time. */
export const PASSWORD_MAX = 256;
