import { describe, expect, it } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const HARP = [
  'Type: curd cutter, horizontal wires',
  'Material: frame 304 stainless steel',
  'Wires: 14, 12 mm apart',
  'Cutting area: 16 x 18 cm',
  'Not for: hard cheese, butter, boiled eggs',
  'Weight: 390 g in S, 420 g in L',
  'In the box: harp, 2 spare wires',
  'Not in the box: thermometer, rennet, moulds',
  'Colour: dove grey. Undyed to order',
  'Returns: 30 days unused',
].join('\n');

describe('a sheet of labels in a store', () => {
  const { description } = writeFromNotes('Cheese Curd Harp, Stainless Steel, Dove Grey', HARP, 'shopify');

  it.each([
    '<p>Cheese curd harp by ',
    '<li><strong>Wires:</strong> 14, 12 mm apart</li><li><strong>Cutting area:</strong> 16 x 18 cm</li>',
    '<li>Not for hard cheese, butter or boiled eggs</li>',
    '<strong>Not in the box:</strong> thermometer, rennet, moulds</li>',
    '390 g in S, 420 g in L',
    '<strong>Colour:</strong> dove grey</li><li>Undyed to order</li>',
  ])('is listed label by label: %s', (part) => {
    expect(description).toContain(part);
  });

  it('leaves the terms of the shop out', () => {
    expect(description).not.toMatch(/returns|30 days/iu);
  });
});

describe('notes with slips of the fingers', () => {
  it('are written with the words that were meant, the quotes they have and the units as they were spelled', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Dog Harness',
      'No pull harnes for dogs to 25 kg. Mesure the chest before ordering. Reflectve stitching, glows in headlights only. "Top" and "side" labels on the strap. The 7-litre pouch is removable. Not crash tested. Leash not included. Hand wash cold.',
    );
    const all = [...bulletPoints, description].join('\n');
    for (const said of [
      'No pull harness',
      'Measure the chest',
      'Reflective stitching',
      '"Top" and "side" labels',
      '7-litre',
    ])
      expect(all).toContain(said);
  });
});

describe('a list of uses', () => {
  it('keeps its first entry, though the name says it too', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Hand Cream, 75 ml',
      'Cream for dry hands. With 20% shea butter and 5% glycerin. No perfume, no colour. For hands, elbows and feet, not for the face. Contains almond oil, so it is not for people with a nut allergy. It sinks in within two minutes. It was not tested on animals. Use within 12 months of opening.',
    );
    expect([...bulletPoints, description].join('\n')).toMatch(/for hands, elbows and feet, not for the face/iu);
  });
});

describe('highlights of a sheet', () => {
  it('count what the labels count, and name no half of a value', () => {
    const { itemHighlights } = writeFromNotes(
      'Tower Fan',
      [
        'Base: 30 cm round',
        'Speeds: 3',
        'Modes: normal, natural, sleep',
        'Timer: 1 to 12 hours',
        'Noise: 38 dB on low, 56 dB on high',
        'Battery: 1 x CR2025, not included',
        'Cable: 1.75 m, UK plug',
        'No app',
        'Warranty: 2 years',
      ].join('\n'),
    );
    expect(itemHighlights).toContain('3 speeds');
    expect(itemHighlights).toContain('imer 1 to 12 hours');
    expect(itemHighlights).not.toMatch(/38 dB|CR2025/u);
  });
});

describe('search terms', () => {
  it('name no place, person or power that the notes do not give', () => {
    const { searchTerms } = writeFromNotes(
      'Stovetop Moka Pot, 6 Cup',
      'Stovetop espresso maker for six cups. Body in 18/10 stainless steel. For gas and induction hobs. Handle in nylon. Silicone seal. Do not fill water above the valve. Rinse with water only. The milk frother in the pictures is not included. D-ring for a strap. Strap not included. It weighs 640 g.',
    );
    expect(searchTerms).not.toMatch(/electric|appliance|frother|strap|gift|office/u);
  });

  it('reads what an editor of text marks as bold, and prints no mark', () => {
    const { description } = writeFromNotes(
      'Dog Paw Washer Cup',
      '**What it is:** a cup with soft bristles\n**Bristles:** silicone, white\n**Lid:** none\n**Not for:** cats\n**Care:** rinse\n**Origin:** made in China',
      'shopify',
    );
    expect(description).toContain('<strong>Bristles:</strong> silicone, white');
    expect(description).not.toContain('*');
  });

  it('says of a label with "no" what it denies', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Rain Barrel Tap',
      'Spigot: brass, quarter turn\nBulkhead: black polypropylene\nWashers: 2 rubber, 1 spare\nHole needed: 1 in\nHole saw: not included\nDrinking water: no\nMax pressure: 10 psi, not for mains\nFrost: drain before winter\nWarranty: 2 years, broken levers no\nWeight: 11 oz\nMade in: Mexico',
    );
    const text = [...bulletPoints, description].join('\n');
    expect(text).toMatch(/not for drinking water/iu);
    expect(text).toMatch(/broken levers (?:are )?not covered/iu);
  });

  it('keeps the clauses of a list together', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Kite, 2 Pieces',
      '2 kites, 1 red 1 turquoise, diamond shape. sail ripstop polyester, rods fibreglass 3 mm, joints PVC. 30 m line on each handle, polyester, 10 kg. 85 g per kite. wind 8-25 km/h, not in thunderstorm. age 5+. comes w/ 2 kites, 2 handles. rods go in sleeves, no tools. gloves not incl. warranty 6 months.',
    );
    const text = [...bulletPoints, description].join('\n');
    expect(text).toMatch(/2 kites, 1 red 1 turquoise/u);
    expect(text).toMatch(/30 m line on each handle, polyester, 10 kg/u);
  });

  it('keeps a question with its answer', () => {
    const { bulletPoints, description } = writeFromNotes(
      'Hair Brush',
      "Bristles are boar, set in a rubber cushion. It's for dry hair. Fine hair or tight curls? Get the soft one instead, this one's too stiff. Don't use on wet hair. 22 cm long, it weighs 95 g. You get a brush and a bag. Made in Germany. Two-year guarantee.",
    );
    expect([...bulletPoints, description].join('\n')).toContain('Fine hair or tight curls? Get the soft one');
  });

  it('ends with what only a name or an attribute says', () => {
    const { description } = writeFromNotes(
      'Shape Sorter',
      'A sorting cube with holes. The cube measures 5.5 in. Six shapes, red, blue and green. Do not soak. No batteries. One year of warranty. Made in Thailand.',
      'amazon',
      { color: 'Multicolor' },
    );
    expect(description).not.toMatch(/^color/iu);
  });
});
