import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const REST =
  'Size 90 x 60 cm, weight dry 650 g. For paint and glass, but please use another towel for wheels. Not for polish, not for wax removing. Wash before the first use. Machine wash at 40 °C, no softener, no bleach. Wash it alone, it gives a little fluff in the first two washes. One towel in the bag, no bucket. One-year warranty, stains are not covered.';

describe('what it does, is free of and is for, among the highlights', () => {
  it.each([
    ['It takes up to 3 litres of water.', /takes up to 3 L of water/iu],
    ['Suits pots from 7 to 11 in across.', /suits pots from 7 to 11 in across/iu],
    ['BPA free, PVC free.', /BPA free, PVC free/iu],
    ['For natural nails; not for gel.', /for natural nails/iu],
    ['The whole set is dishwasher safe.', /dishwasher safe/iu],
    ['Drying cloth for cars and boats.', /for cars and boats/iu],
    ['Two steel cables hold the front edge; they are coated.', /two steel cables hold the front edge/iu],
    ['Name field on the side takes a marker.', /name field on the side takes a marker/iu],
    ['90 cm long, fits gaps from 0.4 to 1.8 in.', /fits gaps from 0.4 to 1.8 in/iu],
    ['It has a round opening with a mesh strainer.', /mesh strainer/iu],
    ['You get the cloth and a linen pouch with a zip.', /linen pouch included/iu],
    ['Tray is birch plywood 4 mm.', /birch plywood tray/iu],
  ])('%s', (notes, wanted) => {
    expect(writeFromNotes('Drying Cloth', `${REST} ${notes}`).itemHighlights).toMatch(wanted);
  });

  it.each([
    ['Works on couch, bed, carpet, car seat fabric.', /works on couch/iu],
    ['Lid is polypropylene, BPA free. Bowl is glass.', /BPA free/iu],
    ['Dishwasher safe, top rack only.', /dishwasher safe/iu],
    ['Bends above 140 °F.', /bends/iu],
    ['One pusher with an angled tip.', /one pusher(?:,|$)/iu],
    ['Ball end on the long side, 6 mm and up only.', /ball end/iu],
    ['Blade length 100 mm for 2 - 3 mm, 200 mm the rest.', /100 mm/iu],
    ['Stitching guaranteed 2 years, straps 1 year.', /straps/iu],
    ['Wood is lotus wood, sealed with linseed oil.', /wood wood/iu],
    ['Walk in them on rubber mats, locker rooms, short bits of concrete.', /concrete/iu],
    ['Dry cloth. CE marked.', /dry cloth/iu],
    ['Freezer: yes, leave 2 cm of space.', /freezer/iu],
    ['Water seeps out along the hose, it does not spray.', /seeps/iu],
    ['Rattan varies in colour from piece to piece.', /varies/iu],
    ['Made this for my own workshop.', /my own/iu],
    ['Two leather straps with brass buckles.', /straps.*straps/iu],
  ])('promises no more than %s', (notes, unwanted) => {
    expect(writeFromNotes('Drying Cloth', `${REST} ${notes}`).itemHighlights).not.toMatch(unwanted);
  });

  it('says no sentence of the highlights again in the bullets or the description', () => {
    const { itemHighlights, bulletPoints, description } = writeFromNotes(
      'Skate Guards',
      `Name field on the side takes a marker. Rinse in lukewarm water. ${REST}`,
    );
    expect(itemHighlights).toMatch(/name field on the side takes a marker/iu);
    expect([...bulletPoints, description].join(' ')).not.toMatch(/name field/iu);
  });

  it('says a sentence with its denial, where the seller laughs behind it', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Gap Filler',
      `drop your fries, your phone, your keys no more lol. ${REST}`,
    );
    const said = [...bulletPoints, description].join(' ');
    expect(said).toMatch(/drop your fries, your phone, your keys no more(?! lol)/iu);
  });
});
