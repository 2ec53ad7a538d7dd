import { describe, expect, it } from '@jest/globals';
import { isKept } from '../testing/isKept.js';

const STOOLS =
  'Two stools. Seat depth: 41 cm. Assembly: 20 minutes per stool, hex key included. Batteries not included. Bag already filled with textile.';
const TABLE =
  'Folding set. Table 60 cm across, 71 cm high. Seat height 45 cm. Sleeve for 15.6 in, padded with 6 mm foam.';
const OIL =
  'Oil scented with cedarwood. The bottle can be recycled, the pipette top cannot. Keep it below 25 °C. If you do not like the scent, send it back within 30 days.';
const TRIMMER =
  'Trimmer. 1,400 strokes per min. Runs about 40 min on 2.0 Ah, 80 min on 4.0 Ah. Blade stops in under 1 sec. Battery and charger not included.';
const CHESS =
  'Board with 32 pieces plus 2 extra queens, 34 in total. Pieces of boxwood. Warranty: 2 years on the board, 1 year on the pieces.';
const STATION =
  'Station, iron stand with brass wool. Laminates A4, A5 and A6. Insert reduces the flow to 6 litres. Change the filter every 3 months.';
const PARASOL =
  'Parasol. Mast in aluminium, 48 mm. Ribs in powder coated steel. Warranty: 2 years on the frame, 1 year on the cover. Output 20 W (2 x 10 W).';
const VEIL = 'Bee suit. Suit machine wash cold. Veil hand wash only. Bucket and lid wipe clean only.';

describe('sentences that say a fact in another way', () => {
  it.each([
    [STOOLS, 'No need to buy a hex key.'],
    [STOOLS, 'You do not have to fill it.'],
    [STOOLS, 'Assembling both takes about 40 minutes.'],
    [STOOLS, 'The seat measures 41 cm from front to back.'],
    [TABLE, 'The table stands 71 cm tall.'],
    [TABLE, 'The sleeve is padded with 0.6 cm of foam.'],
    [OIL, 'The pipette top cannot be recycled.'],
    [OIL, 'You have thirty days to send it back if you do not like the scent.'],
    [TRIMMER, 'One thousand four hundred strokes a minute.'],
    [TRIMMER, 'It runs twice as long with the 4.0 Ah battery.'],
    [TRIMMER, 'The blade stops in less than a second.'],
    [TRIMMER, 'You need a battery and a charger to run it.'],
    [CHESS, 'There are thirty-four pieces in all.'],
    [STATION, 'The stand has brass wool.'],
    [STATION, 'All three formats go in.'],
    [STATION, 'Change the filter four times a year.'],
    [PARASOL, 'The frame is guaranteed for two years and the cover for twelve months.'],
    [VEIL, 'Do not machine wash the veil.'],
    [VEIL, 'The lid must not go in the dishwasher.'],
  ])('%s carries: %s', (note, sentence) => {
    expect(isKept(note, sentence)).toBe(true);
  });

  it.each([
    [STOOLS, 'No need to buy batteries.'],
    [STOOLS, 'You do not have to wash it.'],
    [STOOLS, 'Assembly takes 10 minutes per stool.'],
    [STOOLS, 'You get a set of four.'],
    [TABLE, 'The seat is 71 cm high.'],
    [OIL, 'It is unscented.'],
    [OIL, 'Keep it below 30 °C.'],
    [TRIMMER, 'It makes 2,800 strokes per minute.'],
    [PARASOL, 'The mast is made of steel.'],
    [PARASOL, 'The ribs are aluminium.'],
    [PARASOL, 'The output is 40 W.'],
    [VEIL, 'Do not machine wash the suit.'],
  ])('%s does not carry: %s', (note, sentence) => {
    expect(isKept(note, sentence)).toBe(false);
  });
});
