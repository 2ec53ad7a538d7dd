import { describe, expect, it } from '@jest/globals';
import { decodedText } from './decodedText.js';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const latin = (text: string) => Buffer.from(text, 'latin1');

describe('decodedText', () => {
  it.each<[string, Uint8Array, string | undefined, string, string]>([
    ['the header', latin('caf\xe9'), 'ISO-8859-1', 'café', 'windows-1252'],
    [
      'the header before the page',
      latin('<meta charset=utf-8>\xe9'),
      'latin1',
      '<meta charset=utf-8>é',
      'windows-1252',
    ],
    [
      'the page',
      latin('<meta charset="windows-1252">\x80'),
      undefined,
      '<meta charset="windows-1252">€',
      'windows-1252',
    ],
    [
      'the older meta element',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">\xb1'),
      undefined,
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">ą',
      'iso-8859-2',
    ],
    [
      'what it surely is, where a program left the meta element as it was',
      Buffer.from('<meta charset="iso-8859-1">ACESSÓRIOS'),
      undefined,
      '<meta charset="iso-8859-1">ACESSÓRIOS',
      'utf-8',
    ],
    ['a byte order mark before the header', bytes('ef bb bf c3 a9'), 'latin1', 'é', 'utf-8'],
    ['a byte order mark of UTF-16', bytes('ff fe e9 00'), 'utf-8', 'é', 'utf-16le'],
    ['Japanese', bytes('83 65 83 58 83 67'), 'Shift_JIS', 'テスト', 'shift_jis'],
    ['Chinese', bytes('b2 e2 ca d4'), 'gb2312', '测试', 'gbk'],
    ['Korean', bytes('c5 d7 bd ba c6 ae'), 'euc-kr', '테스트', 'euc-kr'],
    ['Russian', bytes('d4 c5 d3 d4'), 'koi8-r', 'тест', 'koi8-r'],
    ['nothing, where it is UTF-8', Buffer.from('für 750 ml'), undefined, 'für 750 ml', 'utf-8'],
    ['nothing, where it is not', latin('f\xfcr'), undefined, 'für', 'windows-1252'],
    ['no encoding that exists', Buffer.from('für'), 'klingon', 'für', 'utf-8'],
    ['no text', new Uint8Array(), undefined, '', 'utf-8'],
  ])('reads by %s', (_name, given, header, text, charset) => {
    expect(decodedText(given, header)).toEqual({ text, charset });
  });

  it('marks bytes that mean nothing', () => {
    expect(decodedText(bytes('41 ff 42'), 'utf-8').text).toBe('A\ufffdB');
  });

  it('refuses an encoding that is not decoded here', () => {
    expect(() => decodedText(latin('x'), 'x-user-defined')).toThrow(
      expect.objectContaining({ code: 'page_unreadable' }),
    );
  });
});
