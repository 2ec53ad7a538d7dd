import { expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

it.each([
  [
    'Wiper Blades',
    '24 in and 18 in blades. Not original Bosch product. For outdoor use only.',
    'not an original Bosch',
  ],
  ['Climbing Brush', 'Boar hair bristles. Works on rock, glass, wood. 30 g.', 'rock, glass and wood'],
  ['Sun Hat', 'UPF 50+. Colour mint green. Size 56 cm. Chin strap removable.', 'mint green'],
  ['Garlic Press', 'Cast zinc body. Handles foldable. 1 spare spring in box.', 'spare spring'],
])('%s: a sentence of one clause is said whole', (name, notes, said) => {
  const { description, bulletPoints, itemHighlights, title } = writeFromNotes(name, notes);
  expect([title, itemHighlights, description, ...bulletPoints].join('\n').toLowerCase()).toContain(said.toLowerCase());
});

it('years stay with the car that they are of', () => {
  const { title } = writeFromNotes('Cabin Air Filter for Toyota Camry 2018-2024', 'Paper media. 21 x 19 x 3 cm.');
  expect(title).toMatch(/Toyota Camry 2018-2024/u);
});

it('a figure after its word is not torn from it', () => {
  const { title } = writeFromNotes('Wooden Puzzle Farm Animals Ages 2-5 12 Pieces', 'Beech. Water based paint.');
  expect(title).not.toMatch(/ages(?:,|$)/iu);
});
