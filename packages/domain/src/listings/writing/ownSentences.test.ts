import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const NOTES =
  `A pepper mill with a ceramic grinder. It holds 25 g of corns and has 12 settings from fine to coarse. The body is
 brushed steel. The crank comes off for filling. 18 cm tall, 6 cm across, 380 g. Do not wash the grinder with water.
 Box: mill, brush, cotton pouch. For pepper, sea salt and dried herbs.`.replaceAll(/\s+/gu, ' ');

it('sentences of the seller stand once, in a bullet or in the description', () => {
  const { description, bulletPoints } = writeFromNotes('Pepper Mill Manual', NOTES);
  for (const sentence of ['The crank comes off for filling', 'The body is brushed steel', 'olds 25 g of corns'])
    expect([description, ...bulletPoints].filter((text) => text.includes(sentence))).toHaveLength(1);
  // What the notes begin with is the first bullet.
  expect(bulletPoints[0]).toContain('A pepper mill with a ceramic grinder');
});

const THEATRE =
  `A tabletop theatre with a cotton screen. The frame is 4 mm birch plywood and slots together without tools. The
 figures are black card on beech sticks. Four of them have moving arms. There is no lamp in the box. Never use candles near
 the screen. The stories are printed in English only. It is for ages 5 and up. The screen can be hand washed at 30 °C. The
 frame is guaranteed for 2 years, the figures are not.`.replaceAll(/\s+/gu, ' ');

it('a sentence that points to the one before it stays behind it', () => {
  const { description, bulletPoints } = writeFromNotes('Shadow Puppet Theatre', THEATRE);
  expect([description, ...bulletPoints].join('\n')).toContain(
    'The figures are black card on beech sticks. Four of them have moving arms',
  );
});

it('a guarantee keeps what it does not cover, in the words that marketplaces allow', () => {
  const { description, bulletPoints } = writeFromNotes('Shadow Puppet Theatre', THEATRE);
  expect([description, ...bulletPoints].join('\n')).toContain(
    'The frame is under guarantee for 2 years, the figures are not',
  );
});

it('sentences keep the order of the seller', () => {
  const { description, bulletPoints } = writeFromNotes('Shadow Puppet Theatre', THEATRE);
  for (const text of [description, bulletPoints.join('. ')]) isInOrder(text);
});

function isInOrder(text: string): void {
  const places = text
    .split('. ')
    .map((sentence) => THEATRE.indexOf(sentence.slice(-SAMPLE).replace(/\.$/u, '')))
    .filter((place) => place !== -1);
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}
/** Letters by which a sentence is found. */
const SAMPLE = 12;

it('what is too much for the bullets stands in the description', () => {
  const long = Array.from(
    { length: 6 },
    (_, at) =>
      `The side ${'ABCDEF'.charAt(at)} of the screen is ${'woven by hand on a wooden loom in our village and '.repeat(4)}washed ${at + 2} times.`,
  ).join(' ');
  const { description, bulletPoints } = writeFromNotes(
    'Shadow Puppet Theatre',
    `A tabletop theatre with a screen. ${long}`,
  );
  expect(bulletPoints.join('').length).toBeLessThanOrEqual(1000);
  for (const side of ['A', 'B', 'C', 'D', 'E', 'F'])
    expect([description, ...bulletPoints].filter((text) => text.includes(`side ${side} of the screen`))).toHaveLength(
      1,
    );
});

it('a thing whose name only ends like that of another kind is not searched as it', () => {
  const { searchTerms } = writeFromNotes(
    'Piano Caster Cups',
    'Caster cups of solid beech for a grand piano. 140 mm across.',
  );
  expect(searchTerms).not.toMatch(/\b(?:mug|coffee|tea)\b/u);
});

it.each([
  ['Dutch Oven Cast Iron', 'Enamelled cast iron. For gas, electric and induction hobs. Weight 5 kg. Lid with a knob.'],
  [
    'Digital Caliper',
    'Steel caliper for inside, outside and depth measurement. Range 0-150 mm. Weight 150 g. Zero button.',
  ],
])('%s: a list is not cut to its first word', (name, notes) => {
  const { description, itemHighlights, bulletPoints } = writeFromNotes(name, notes);
  for (const text of [description, itemHighlights, ...bulletPoints])
    expect(text).not.toMatch(/\bfor (?:gas|inside)(?:[.]|$| and )/u);
});

it('a name with "&" keeps it', () => {
  expect(
    writeFromNotes('Card Game Kettle & Cup', 'A card game for 2 to 5 players. 72 cards. Box 15 x 11 x 4 cm.').title,
  ).toMatch(/Kettle & Cup/u);
});

it('European oak is a material, no origin', () => {
  const { bulletPoints } = writeFromNotes(
    'Bedside Table Oak',
    'Bedside table in solid European oak, oiled\n45 cm wide, 38 cm deep, 52 cm high\nOne drawer with dovetail joints\nDelivered assembled\nDrawer carries up to 5 kg\nRe-oil once a year, no wet cloths',
  );
  expect(bulletPoints.join('\n')).not.toMatch(/^Origin/mu);
});

it('a promise to replace is under no heading that says "use"', () => {
  const { bulletPoints } = writeFromNotes(
    'Hiking Socks Merino',
    '62% merino wool, 38% polyamide. Cushioned heel and toe. Sizes: UK 4-7 and UK 8-11. Two-year replacement if a hole appears with normal wear. Wash at 40 degrees.',
  );
  expect(bulletPoints.join('\n')).not.toMatch(/^Use: /mu);
});

it('that things of other brands do not fit is a limit, not a comparison', () => {
  const { description, bulletPoints } = writeFromNotes(
    'Electric Toothbrush',
    'A sonic brush with 5 modes. The timer runs for two minutes. It charges in 4 hours. Heads from other brands do not fit. It can be rinsed. Not for children under 7. The adapter is not included.',
  );
  expect([description, ...bulletPoints].join('\n')).toContain('Heads from other brands do not fit');
});

it('lines under a heading of the whole note are lines of their own', () => {
  const { bulletPoints } = writeFromNotes(
    'Spirit Gum Kit',
    'Spirit gum 15 ml with brush.\n\nAbout this item:\n• Sticks moustaches and beards\n• Holds up to 8 hours, sweat resistant\n• Dries clear\n• Contains natural rosin and alcohol\n• Highly flammable, keep away from flames\n• Not for children under 12\n• Remover is oil based\n• Made in the UK',
  );
  for (const bullet of bulletPoints) expect(bullet.length).toBeLessThan(120);
});

it.each([
  'the scope does not detect the 10X setting',
  'Bandwidth is 100 MHz at 10X and 6 MHz at 1X',
  'not for bleach, acids or anything hot (max 104 °F)',
])('limits are kept whole: %s', (limit) => {
  const { description, bulletPoints } = writeFromNotes(
    'Thing',
    `A pair of probes for two inputs. Bandwidth is 100 MHz at 10X and 6 MHz at 1X. There is no pin, so the scope does not detect the 10X setting. For water and soap; not for bleach, acids or anything hot (max 104 F). The trimmer sits at the end. The cable is 1.2 m long. The holder is not included.`,
  );
  expect([description, ...bulletPoints].join('\n')).toContain(limit);
});
