import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const all = ({ title, itemHighlights, bulletPoints, description }: ReturnType<typeof writeFromNotes>): string =>
  [title, itemHighlights, ...bulletPoints, description].join('\n');

describe('texts of catalogues', () => {
  it('keep labels of two words that open a line without a space behind the colon', () => {
    const text = all(
      writeFromNotes(
        'Lace Bra Set',
        'Material:Spandex\nSupport Type:Wire Free\nStrap Type:Adjusted-straps\nPattern Type:Solid',
      ),
    );
    expect(text).toMatch(/support type: wire free/iu);
    expect(text).toMatch(/strap type: adjusted-straps/iu);
    expect(text).not.toMatch(/^- ?support\b(?! type)|support\. type/imu);
  });

  it('end a unit where the next label is pasted to it', () => {
    const text = all(
      writeFromNotes('Xeon Processor', 'Clock Speed: 2.33 GHz\nBus Speed: 1333 MHzL2 Cache: 12 MB\nSocket: LGA-771'),
    );
    expect(text).toMatch(/1333 MHz\b/u);
    expect(text).toMatch(/L2 Cache:? 12 MB/iu);
    expect(text).not.toMatch(/MHzL2/u);
  });

  it('leave out what the buyer is to feel', () => {
    const text = all(
      writeFromNotes(
        'Shark Fin Antenna',
        'FM/AM connection cable inside. Make your car cool and distinctive. You never need to worry about it. Be sure to show off your school spirit. Height: 7.6 cm. Material: ABS plastic. Color: black. Weight: 29 g.',
      ),
    );
    expect(text).toMatch(/connection cable inside/iu);
    expect(text).not.toMatch(/distinctive|worry|spirit/iu);
  });

  it('name the gold of a ring in the letters of the trade', () => {
    const { title, bulletPoints, description } = writeFromNotes(
      'Solitaire Ring in 14K White Gold',
      'This is a solitaire ring in 14k white gold. The stone is held in a four prong setting. Band 2 mm wide. Made in Italy.',
    );
    expect(title).toMatch(/in 14K White Gold$/u);
    expect([...bulletPoints, description].join(' ')).not.toMatch(/14 kt/u);
  });

  it('keep whom it is for and a pair of colours in a title that is too long', () => {
    const { title } = writeFromNotes(
      "Men's Gray/White Providence Friars Structure Woven Button-Up Long Sleeve Shirt",
      'Woven dress shirt with a button-up front and a point collar. Machine wash cold. Long sleeves with button cuffs.',
    );
    expect(title).toMatch(/men's gray\/white/iu);
    expect(title).toMatch(/shirt/iu);
  });

  it('take no praise for what it fits', () => {
    const { title } = writeFromNotes(
      'Laminated Poster With Bright Colors And Vivid Imagery-Fits Perfectly In Many Attractive Frames',
      'The poster is 20 x 30 inches. It is laminated on both sides. It comes rolled in a tube. Printed in the USA.',
    );
    expect(title).not.toMatch(/for perfectly/iu);
  });

  it('read cells that many spaces part', () => {
    const text = all(
      writeFromNotes(
        'Bikini Set',
        'Gender: Women         Season: Summer         Material: Polyester     Clothing Length: Regular     Sleeve Style: Short',
      ),
    );
    expect(text).not.toMatch(/women season|polyester clothing|regular sleeve/iu);
    expect(text).toMatch(/polyester/iu);
  });

  it('part pasted lines, and no name that is written with two capitals', () => {
    const text = all(
      writeFromNotes(
        'Adult Tee',
        'FeaturesMaterial - 100% ringspun cottonClassic long fitDouble-needle hemType - TeeSleeve Type - LongCollection - LucyColor - Banana. XtremeVision prints last. XtremeVision dyes too.- SKU: TCSW1971',
      ),
    );
    expect(text).toMatch(/100% ringspun cotton(?!Classic)/iu);
    expect(text).not.toMatch(/Xtreme\. ?Vision|cottonClassic|TeeSleeve|SKU|TCSW/u);
  });

  it('read sides that are written without a space', () => {
    expect(all(writeFromNotes('Mold', 'Silicone mold. Size: 8cmX4.5cm. Packed: 60cmx40cmx2.5cm.'))).toMatch(
      /8 ?cm x 4\.5 ?cm/iu,
    );
  });

  it('leave out what the shop says of itself, of delivery and of measuring', () => {
    const text = all(
      writeFromNotes(
        'Carpet 40 x 60 cm',
        'Please note, this item ships from an international seller. Expected delivery is 10-15 days. Polyester pile. Technics:Other\nBrand Name:None\nBecause of the different measurement methods, there may be 1-3 cm of error.\nHave a nice day!\nWash Style:Hand Wash',
      ),
    );
    expect(text).not.toMatch(/seller|delivery|methods|nice day|technics|brand name/iu);
    expect(text).toMatch(/hand wash/iu);
  });
});
