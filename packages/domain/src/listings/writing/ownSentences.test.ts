import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const NOTES =
  `A pepper mill with a ceramic grinder. It holds 25 g of corns and has 12 settings from fine to coarse. The body is
 brushed steel. The crank comes off for filling. 18 cm tall, 6 cm across, 380 g. Do not wash the grinder with water.
 Box: mill, brush, cotton pouch. For pepper, sea salt and dried herbs.`.replaceAll(/\s+/gu, ' ');

it('sentences of the seller stand in the description, not in the bullets', () => {
  const { description, bulletPoints } = writeFromNotes('Pepper Mill Manual', NOTES);
  for (const sentence of ['the crank comes off for filling', 'the body is brushed steel']) {
    expect(description.toLowerCase()).toContain(sentence);
    expect(bulletPoints.join(' ').toLowerCase()).not.toContain(sentence);
  }
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
