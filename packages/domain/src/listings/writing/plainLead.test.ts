import { describe, expect, test } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const lead = (name: string, notes: string, marketplace: 'amazon' | 'shopify' = 'amazon'): string =>
  writeFromNotes(name, notes, marketplace)
    .description.replaceAll(/<[^>]+>/gu, ' ')
    .trim()
    .split('. ')[0] ?? '';

describe('a lead that says something', () => {
  test('what it is made of rather than a part in two words', () => {
    expect(
      lead('Trekking Socks', '70% merino wool, 30% nylon. Arch band. Crew height. Not compression socks.', 'shopify'),
    ).toMatch(/are made of 70% merino wool and 30% nylon/u);
  });

  test('its wood rather than how it ships', () => {
    expect(
      lead('Hallway Bench', 'Solid beech, no veneer. Ships flat. Indoor use only. Oil once a year.', 'shopify'),
    ).toMatch(/is made of solid beech/u);
  });

  test('its parts rather than one side', () => {
    expect(
      lead(
        'Table Lamp',
        'base: glazed stoneware\nshade: natural cotton, drum\noverall height 40 cm\nE14 max 25W',
        'shopify',
      ),
    ).toMatch(/has a base of glazed stoneware and a shade of natural cotton/u);
  });

  test('protein rather than a sweetener', () => {
    expect(
      lead('Oat Protein Bars', 'Per bar 15 g protein, 2 g sugar, 190 kcal. Sweetened with stevia. Not vegan.'),
    ).toMatch(/have 15 g protein, 2 g sugar and 190 kcal per bar/u);
  });

  test('an oil is what it was pressed from, and comes in its bottle', () => {
    const { description } = writeFromNotes(
      'Sunflower Oil 750 ml',
      'Cold pressed from Hungarian sunflower seeds, single variety. Green glass bottle, aluminium screw cap. Gross weight 1.1 kg.',
    );
    expect(description).not.toMatch(/has a green glass bottle/u);
  });
});

describe('whole sentences', () => {
  test('a weight, a mark and a model have a verb', () => {
    const { description } = writeFromNotes(
      'Pressure Cooker 3 L',
      'Empty weight 2.4 kg\nISI mark IS 2347\nModel: PC-300\nbase thickness 3 mm\nhandle bakelite\nfor family of 3',
    );
    expect(description).not.toMatch(/(?:^|\. )(?:Empty weight \d|ISI mark IS|Model:)/u);
  });

  test('a weave has its article', () => {
    expect(
      writeFromNotes('Wool Throw', 'Twill weave. Weight 900 g. Sized for an armchair. Made in Porto.').description,
    ).not.toMatch(/has twill weave/u);
  });
});

describe('raw notes', () => {
  const all = (name: string, notes: string): string => {
    const { bulletPoints, description } = writeFromNotes(name, notes);
    return [...bulletPoints, description].join('\n');
  };

  test('yes and no of two parts', () => {
    expect(all('Filing Cabinet', 'soft close: top drawer yes / bottom drawer no\nsteel body\n12 kg')).toMatch(
      /soft close on the top drawer, not on the bottom drawer/iu,
    );
  });

  test('a count before a size is a count', () => {
    const text = all('Paint Roller Kit', '3x 7" microfiber covers\n1x 7 in roller frame\nextension pole NOT in kit');
    expect(text).toMatch(/3 microfiber covers of 7 in/u);
    expect(text).not.toMatch(/3 x 7 in/u);
  });
});

describe('what buyers look for', () => {
  test('a warning is a bullet', () => {
    expect(
      writeFromNotes(
        'Stick Blender',
        'Stick blender, 600 W motor. Beaker of Tritan, 0.7 L. 2 blades of stainless steel. 5 speeds plus turbo. Housing of ABS plastic. Cord 1.2 m. Weight 0.9 kg. 220 V only. Do not blend hot oil. Whisk included. 2-year warranty. Made in Spain.',
      ).bulletPoints.join('\n'),
    ).toMatch(/^Please note: [^\n]*do not blend hot oil/mu);
  });

  test('ingredients stand under their heading', () => {
    expect(
      writeFromNotes(
        'Hair Conditioner 250 ml',
        'Conditioner for dry hair. With 3% coconut oil and shea butter. No sulfates, no silicones. pH 5. Vegan. White bottle of recycled PET. Bottle 18 cm tall. Not for children under 3 years. Avoid contact with eyes. Use within 12 months of opening. Made in Spain.',
      ).bulletPoints.join('\n'),
    ).toMatch(/^Ingredients: [^\n]*3% coconut oil/mu);
  });

  test('accuracy is a highlight where nothing else is', () => {
    expect(
      writeFromNotes(
        'Digital Caliper 200 mm',
        'Model DC-200\nresolution | 0.01 mm\naccuracy | ±0.02 mm\nreadout | inch / mm\nmeasures | outside, inside, depth\nbattery | 1 x LR44 fitted\nauto off | after 4 min\nbox | caliper, case, manual\nNOT | no data port, no bluetooth',
      ).itemHighlights,
    ).toMatch(/accuracy \+\/-0\.02 mm/iu);
  });
});
