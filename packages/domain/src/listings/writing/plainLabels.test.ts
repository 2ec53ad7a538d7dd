import { describe, expect, test } from '@jest/globals';
import { writeFromNotes } from '../testing/writeFromNotes.js';

const bulletsOf = (name: string, notes: string): string => writeFromNotes(name, notes).bulletPoints.join('\n');

describe('labels that fit their content', () => {
  test('a blade that rusts is no feature, an age check is a note', () => {
    const text = bulletsOf(
      'Grafting Knife',
      'Blade of carbon steel. Blade not rustproof, dry after use. Cork grip. Over 18s only at checkout. Not for kitchen use. Weight 90 g.',
    );
    expect(text).not.toMatch(/^(?:More )?[Ff]eatures[^\n]*(?:rustproof|18s)/mu);
    expect(text).toMatch(/^(?:Please note|Use)[^\n]*18s only/mu);
  });

  test('a label keeps its colon beside other facts, and none stands before a fact without one', () => {
    const text = bulletsOf(
      'Hair Dryer',
      'Motor: brushless, quiet\nNoise: 78 dB\nFilter: removable, clean monthly\nPlug: UK 3-pin\nAttachments: diffuser, nozzle, all magnetic\nColour: plum',
    );
    expect(text).toMatch(/filter: removable, clean monthly/iu);
    expect(text).not.toMatch(/\b(?:filter removable|attachments diffuser|motor brushless)/iu);
    for (const bullet of text.split('\n'))
      expect(bullet.split('; ').map((entry) => entry.includes(': '))).toEqual(
        bullet
          .split('; ')
          .map((entry) => entry.includes(': '))
          .toSorted((one, other) => Number(one) - Number(other)),
      );
  });

  test('a list of values in capitals is written small, names keep theirs', () => {
    const text = bulletsOf(
      'Slippers',
      'Season: Spring, Summer, Autumn\nColor: White, Black (Optional)\nSize: 36, 37, 38 (Follow the size chart to select please)\nUpper: cotton',
    );
    expect(text).toMatch(/spring, summer, autumn/iu);
    expect(text).not.toMatch(/Summer|Optional|size chart/u);
    expect(text).toMatch(/36, 37, 38/u);
  });

  test('an act that a label denies is denied as a verb', () => {
    const text = bulletsOf('Stacking Cups', 'floats: no\nFood grade silicone. 7 cups. Height 10 cm. Weight 200 g.');
    expect(text).toMatch(/does not float/iu);
  });

  test('washing a part is care too', () => {
    expect(
      bulletsOf('Dog Bed', 'Fleece cover removable, cover machine washable at 40 °C. Base not washable. Two handles.'),
    ).not.toMatch(/^Materials: [^\n]*washable/mu);
  });

  test('a load test is no standard', () => {
    expect(
      bulletsOf('Garden Stool', 'Tested to 150 kg seated. Solid teak. Folds flat. Wipe with a damp cloth. Three legs.'),
    ).not.toMatch(/^Standards/mu);
  });

  test('what it is free from is no warning', () => {
    const text = bulletsOf(
      'Lunch Box',
      'Steel box. No plastic inside. Not airtight. Weight 300 g. Two trays. Clip lid.',
    );
    expect(text).not.toMatch(/^Please note[^\n]*no plastic/mu);
    expect(text).toMatch(/no plastic inside/iu);
  });

  test('protein is nutrition', () => {
    const text = bulletsOf(
      'Oat Protein Bars',
      'Per bar 15 g protein, 2 g sugar, 190 kcal. Contains milk and oats. No palm oil. Store below 20 °C. Not vegan.',
    );
    expect(text).toMatch(/^(?:Ingredients and nutrition|Nutrition): [^\n]*15 g protein/mu);
  });

  test('only one bullet is of the materials', () => {
    const text = bulletsOf(
      'Pull Saw',
      'Blade 210 mm long, 0.6 mm thick, kerf 0.9 mm. 280 g. Handle of ash wrapped in rattan, total length 55 cm. SK5 carbon steel, hardened teeth that cannot be sharpened, buy a new blade when they are worn (one screw holds it, reference AC-12). Not for nails.',
    );
    expect(text.match(/^[^:\n]*materials/gimu)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});
