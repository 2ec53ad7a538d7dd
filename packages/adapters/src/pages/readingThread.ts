import { answerMessages } from '../isolation/answerMessages.js';
import { readProductPage } from './reading/readProductPage.js';

// The body of the thread of `ThreadPageReader`.
answerMessages(({ html, address }: { readonly html: string; readonly address: string | undefined }) =>
  readProductPage(html, address),
);
