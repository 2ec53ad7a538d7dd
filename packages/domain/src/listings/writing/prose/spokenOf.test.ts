import { describe, expect, test } from '@jest/globals';
import { readProduct } from '../../../products/index.js';
import { createBrief } from '../../createBrief.js';
import { passagesOf } from '../plan/passagesOf.js';
import { unitsOf } from '../plan/unitsOf.js';
import { subjectOf } from '../subjectOf.js';
import { voiceOf } from '../Voice.js';
import { newMemory, sentencesOf } from './sentencesOf.js';
import { spokenOf } from './spokenOf.js';

/** The notes in whole sentences; nothing where the grammar is not sure. */
function said(description: string, productName = 'Acme Desk Lamp'): string {
  const brief = createBrief({
    productName,
    description,
    category: '',
    brand: 'Acme',
    attributes: {},
    keywords: [],
    marketplace: 'amazon',
    marketplaceId: '',
    tone: 'neutral',
    language: 'en',
  });
  const reading = readProduct(brief);
  const subject = subjectOf(reading);
  const passages = passagesOf(
    unitsOf(reading, () => new Set()),
    brief,
  ).filter(({ units }) => units.every(({ source }) => source.field === 'description'));
  const spoken = passages.flatMap((passage) => spokenOf(passage, subject) ?? []);
  return sentencesOf(spoken, subject, voiceOf('neutral', 0), newMemory()).join(' ');
}

describe('clauses that are sure become sentences', () => {
  test.each([
    ['Suction 20 kPa.', 'The suction is 20 kPa.'],
    ['Handle of aluminium.', 'The handle is made of aluminium.'],
    ['Brush and wall bracket included.', 'A brush and a wall bracket are included.'],
    ['Removable lithium-ion battery.', 'The Acme desk lamp has a removable lithium-ion battery.'],
    ['Strap 120 cm long.', 'The strap is 120 cm long.'],
    ['Each foot 40 g, case 90 g.', 'Each foot weighs 40 g, and the case weighs 90 g.'],
    ['Pre-treated with linseed oil.', 'The Acme desk lamp is pre-treated with linseed oil.'],
    ['Matching mark under each button.', 'There is a matching mark under each button.'],
    ['Weight 2 kg, height 40 cm.', 'The Acme desk lamp is 40 cm tall and weighs 2 kg.'],
    ['Glass platform 8 x 6 cm, only 2 cm thick.', 'The glass platform measures 8 x 6 cm and is only 2 cm thick.'],
    ['Clear acrylic shade and steel base.', 'The Acme desk lamp has a clear acrylic shade and a steel base.'],
    ['Two-year warranty.', 'The Acme desk lamp comes with a two-year warranty.'],
    ['Made in Czech Republic.', 'The Acme desk lamp is made in the Czech Republic.'],
    ['No batteries, no sound.', 'The Acme desk lamp has no batteries and no sound.'],
    ['Wipe with a cloth, do not soak.', 'Wipe with a cloth and do not soak.'],
    ['IPX4 splash resistant, not for swimming.', 'The Acme desk lamp is IPX4 splash resistant but not for swimming.'],
  ])('%s', (notes, sentence) => {
    expect(said(notes)).toBe(sentence);
  });
});

describe('clauses that are not sure stay quotations', () => {
  test.each([
    'Units g, oz, lb:oz (water and milk).',
    'Max 5 kg, min 2 g, steps 1 g.',
    'Grip cork, stays cool.',
    'No bleach.',
    'Bread 300 g.',
    'Auto off after 60 sec, low battery plus overload.',
    'Set of steel.',
  ])('%s', (notes) => {
    expect(said(notes)).toBe('');
  });
});

test('a pronoun is not used behind a sentence about a part', () => {
  expect(said('Base of clay.\nMade in Porto. Weight 2 kg.')).not.toMatch(/clay\. It /u);
});
