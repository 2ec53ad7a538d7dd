import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

describe('what the notes name otherwise', () => {
  it.each([
    ['Crock, 2 L, with lid.', 'The pot holds 2 L.'],
    ['One drawer under the top.', 'The storage is under the top.'],
    ['Legs left raw.', 'The legs are unpainted.'],
    ['The head turns both ways.', 'The head turns clockwise.'],
    ['The back of the card is blank.', 'The reverse of the card is blank.'],
    ['Delivery takes two weeks.', 'Delivery takes a fortnight.'],
    ['The view has a zoom of 50x.', 'The view has a magnification of 50x.'],
    ['The racks are for shoes.', 'The holders are for shoes.'],
    ['The bum bag is black.', 'The fanny pack is black.'],
    ['Hand truck, carries 60 kg.', 'The dolly carries 60 kg.'],
    ['Oil the hinge.', 'The hinge needs a drop of oil.'],
    ['The mudguard is at the rear.', 'The fender is at the rear.'],
    ['Parasol with crank.', 'The sun umbrella has a crank.'],
    ['For dogs up to 10 kg.', 'It is for furry friends up to 10 kg.'],
    ['The cover snaps in.', 'The cover clicks into place.'],
    ['The bowl is bevelled at the rim.', 'The bowl is chamfered at the rim.'],
    ['Returns need the receipt.', 'Returns need the proof of purchase.'],
  ])('%s — "%s"', (notes, sentence) => expect(isCarried(notes, sentence, 'Thing')).toBe(true));

  it('carries no kind where only the general word was given', () => {
    for (const [notes, sentence] of [
      ['Pot, 2 L, with lid.', 'The crock holds 2 L.'],
      ['Storage under the top.', 'One drawer is under the top.'],
      ['Plug it into an outlet.', 'It plugs into a wall socket.'],
      ['A hat with dots.', 'The beanie has dots.'],
      ['The bird is on the label.', 'The parrot is on the label.'],
      ['Receipt with every parcel.', 'Every parcel has a leaflet.'],
      ['Delivery takes three weeks.', 'Delivery takes a fortnight.'],
    ] as const)
      expect({ sentence, carried: isCarried(notes, sentence, 'Thing') }).toEqual({ sentence, carried: false });
  });
});
