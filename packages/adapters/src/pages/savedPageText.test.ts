import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { savedPageText } from './savedPageText.js';

const HTML = '<html><meta charset="utf-8"><h1>Becher für 12,50 €</h1></html>';

it.each([
  ['as it is', Buffer.from(HTML)],
  ['gzipped', gzipSync(HTML)],
  [
    'in an older encoding',
    Buffer.from('<html><meta charset="windows-1252"><h1>Becher f\xfcr 12,50 \x80</h1></html>', 'latin1'),
  ],
  ['with a byte order mark', Buffer.from(`\uFEFF${HTML}`)],
])('a page is read %s', async (_, bytes) => {
  expect(await savedPageText(bytes)).toContain('Becher für 12,50 €');
});

it.each([
  [
    'quoted-printable',
    'Content-Transfer-Encoding: quoted-printable',
    '<h1>Becher f=C3=BCr 12,50 =E2=82=AC</h1><p class=3D"x">a=\r\nb</p>',
  ],
  [
    'an older encoding',
    'Content-Transfer-Encoding: quoted-printable',
    '<h1>Becher f=FCr 12,50 =80</h1>',
    '; charset="windows-1252"',
  ],
  ['base64', 'Content-Transfer-Encoding: base64', Buffer.from('<h1>Becher für 12,50 €</h1>').toString('base64')],
])('a web archive in %s gives its page', async (_, encoding, body, charset = '') => {
  const archive = `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----B--x"\r\n\r\n------B--x\r\nContent-Type: text/html${charset}\r\n${encoding}\r\n\r\n${body}\r\n------B--x\r\nContent-Type: text/css\r\n\r\nb{}\r\n`;
  const text = await savedPageText(Buffer.from(archive));
  expect(text).toContain('Becher für 12,50 €');
  expect(text).not.toContain('b{}');
});

it.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'not_a_page'],
  ['nothing', Buffer.alloc(0), 'not_a_page'],
  ['a table', Buffer.from('sku,title\n1,Mug'), 'not_a_page'],
  ['a bomb', gzipSync(Buffer.alloc(30 * 1024 * 1024, '<p>')), 'page_too_large'],
])('%s is refused', async (_, bytes, code) => {
  await expect(savedPageText(bytes)).rejects.toMatchObject({ code });
});
