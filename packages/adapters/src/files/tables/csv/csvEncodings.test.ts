import { describe, expect, it } from '@jest/globals';
import type { TableEncoding } from '@listwright/domain/shared';
import iconv from 'iconv-lite';
import { FileTableReader } from '../FileTableReader.js';

const reader = new FileTableReader();

const open = (text: string, written: TableEncoding, encoding?: TableEncoding) =>
  reader.open({
    name: 'products.csv',
    bytes: new Uint8Array(iconv.encode(text, written)),
    ...(encoding === undefined ? {} : { encoding }),
  });

async function namesIn(table: Awaited<ReturnType<typeof open>>): Promise<readonly (string | undefined)[]> {
  const names = [];
  for await (const { cells } of table.rows) names.push(cells[0]);
  return names;
}

const fileOf = (names: readonly string[]) => `product_name,price\n${names.map((name) => `${name},9`).join('\n')}\n`;

const GREEK = ['Ανοξείδωτο μπουκάλι νερού 750 ml με καπάκι', 'Ξύλινο τραπέζι κουζίνας', 'Παιχνίδι για γάτες'];
const RUSSIAN = ['Бутылка для воды из нержавеющей стали', 'Деревянный кухонный стол', 'Игрушка для кошки'];
const POLISH = ['Butelka na wodę ze stali nierdzewnej', 'Drewniany stół kuchenny', 'Żółta łódź, łyżka'];
const CZECH = ['Nerezová láhev na vodu, pěkná', 'Dřevěný kuchyňský stůl', 'Hračka pro kočku'];
const TURKISH = ['Paslanmaz çelik su şişesi', 'Ahşap mutfak masası', 'Kedi oyuncağı, ışık'];

const FOREIGN: readonly (readonly [TableEncoding, readonly string[]])[] = [
  ['iso-8859-7', GREEK],
  ['windows-1253', GREEK],
  ['windows-1251', RUSSIAN],
  ['koi8-r', RUSSIAN],
  ['iso-8859-5', RUSSIAN],
  ['ibm866', RUSSIAN],
  ['windows-1250', POLISH],
  ['iso-8859-2', POLISH],
  ['windows-1250', CZECH],
  ['windows-1250', ['Rozsdamentes palack, erős', 'Tölgyfa asztal gyűrűvel']],
  ['windows-1254', TURKISH],
  ['windows-1255', ['בקבוק מים נירוסטה', 'שולחן מטבח']],
  ['windows-1256', ['زجاجة ماء من الفولاذ', 'طاولة مطبخ خشبية']],
  ['windows-874', ['ขวดน้ำสแตนเลส', 'โต๊ะครัวไม้']],
  ['shift_jis', ['ステンレス水筒', '木製キッチンテーブル']],
  ['gb18030', ['不锈钢水瓶', '木制厨房桌子']],
  ['big5', ['不鏽鋼水瓶', '木製廚房桌子']],
  ['euc-kr', ['스테인리스 물병', '나무 주방 테이블']],
  ['macintosh', ['Café crème', 'Fenêtre à l’ancienne']],
  ['cp850', ['Wasserflasche, groß', 'Küchentisch weiß']],
];

describe('a CSV in a code page that its bytes do not show', () => {
  it.each(FOREIGN)(
    '%s: lists the likely encodings with cells of the file, the right one among them',
    async (written, names) => {
      const quoted = names.map((name) => `"${name}"`);
      const table = await open(fileOf(quoted), written);
      const shown = names.filter((name) => /[^\x00-\x7f]/.test(name)).toSorted();
      const right = table.encodings?.find(({ sample }) => sample.toSorted().join('\n') === shown.join('\n'));
      expect(right?.encoding).toBeDefined();
      expect(table.encodings?.length).toBeGreaterThan(1);
      expect(table.encoding).toBe(table.encodings?.[0]?.encoding);
      const read = await open(fileOf(quoted), written, right?.encoding);
      expect(read.encodings).toBeUndefined();
      expect(await namesIn(read)).toEqual(names);
    },
  );

  it.each([
    ['iso-8859-7', GREEK],
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['windows-1250', POLISH],
    ['windows-1254', TURKISH],
    ['shift_jis', ['ステンレス水筒', '木製キッチンテーブル']],
  ] as const)('%s: reads it right already before a choice', async (written, names) => {
    const quoted = names.map((name) => `"${name}"`);
    expect(await namesIn(await open(fileOf(quoted), written))).toEqual(names);
  });

  it('is noticed by one word among thousands of plain ones', async () => {
    const names = [...Array.from({ length: 5000 }, (_, at) => `Steel Bottle ${at}`), 'Стол'];
    const table = await open(fileOf(names), 'windows-1251');
    expect(table.encodings?.map(({ encoding }) => encoding)).toEqual(
      expect.arrayContaining(['windows-1251', 'windows-1252']),
    );
  });

  it('is noticed where UTF-8 has a damaged byte', async () => {
    const bytes = Buffer.concat([Buffer.from(fileOf(['Café crème', 'Müsli'])), Buffer.from([0xe9, 0x2c, 0x39])]);
    const table = await reader.open({ name: 'a.csv', bytes: new Uint8Array(bytes) });
    expect(table.encodings).toBeDefined();
  });
});

describe('a CSV in the encoding that its bytes show', () => {
  const WESTERN = [
    'Wasserflasche für die Küche – groß',
    'Bouteille d’eau « créée » à la française, œuf où',
    '¿Botella? Niño pequeño – año 2026, 1ª calidad, nº 5',
    'Garrafa de água aço inoxidável, três peças, não põe',
    'Vattenflaska för kök, Köksbord grå',
    'Vandflaske til køkken rød blå, Spisebord træ',
    'Bottiglia più bella, qualità della città, così',
    'Vesipullo ruostumatonta terästä, älykäs',
    'Ampolla d’aigua, història, col·lecció',
    'Himal™ Bottle 750 ml ½ cup ® 25°C 10×20 cm² €5 µm',
    'Café',
  ];

  it.each(WESTERN)('windows-1252 is read without a question: %s', async (name) => {
    const table = await open(fileOf([`"${name}"`, 'Oak Table']), 'windows-1252');
    expect([table.encoding, table.encodings]).toEqual(['windows-1252', undefined]);
    expect(await namesIn(table)).toEqual([name, 'Oak Table']);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('%s is read without a question', async (encoding) => {
    const names = [...GREEK, ...RUSSIAN, 'Café'];
    const bytes = iconv.encode(fileOf(names), encoding, { addBOM: true });
    const table = await reader.open({ name: 'a.csv', bytes: new Uint8Array(bytes) });
    expect([table.encoding, table.encodings]).toEqual([encoding, undefined]);
    expect(await namesIn(table)).toEqual(names);
  });
});
