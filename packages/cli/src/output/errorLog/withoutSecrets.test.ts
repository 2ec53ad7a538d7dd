import { expect, it } from '@jest/globals';
import { withoutSecrets } from './withoutSecrets.js';

it.each([
  ['the key was a-long-secret!', 'the key was [removed]!'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [removed]'],
  ['refused lw_a1B2-c3', 'refused [removed]'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'token [removed]'],
  ['at postgres://listwright:hunter2@db:5432/x', 'at postgres://[removed]@db:5432/x'],
  ['at https://shop.example/mug?a@b', 'at https://shop.example/mug?a@b'],
  ['a short key stays', 'a short key stays'],
])('%s', (text, expected) => {
  expect(withoutSecrets(text, { SECRET_KEY: 'a-long-secret', S3_ACCESS_KEY_ID: 'short', HOME: '/home/ann' })).toBe(
    expected,
  );
});

it('leaves nothing of a secret that holds another one', () => {
  const env = { API_TOKEN: 'abcdef', SMTP_PASSWORD: 'abcdef-and-more' };
  expect(withoutSecrets('abcdef-and-more abcdef', env)).toBe('[removed] [removed]');
});
