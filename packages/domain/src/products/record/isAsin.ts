/** Ten characters: B and nine letters or digits, or the ISBN-10 of a book (Seller Central, "What is an ASIN?"). */
const ASIN = /^(?:B[0-9A-Z]{9}|\d{9}[\dX])$/i;

export const isAsin = (text: string): boolean => ASIN.test(text);

/** What a refusal of one says, in forms, requests and files alike. */
export const ASIN_FAULT = 'An ASIN has 10 characters: B and nine letters or digits, or the ISBN-10 of a book';
