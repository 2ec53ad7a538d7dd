import { expect, test } from '@jest/globals';
import { titleCase } from './titleCase.js';

test.each([
  ['water bottle for kids', 'Water Bottle for Kids'],
  ['CLASSIC TOY TRAIN SET WITH LED LIGHT', 'Classic Toy Train Set with LED Light'],
  ['iPhone 11 case with usb-c cable', 'iPhone 11 Case with USB-C Cable'],
  ['BLINKIN Gym wear Leggings', 'BLINKIN Gym Wear Leggings'],
  ['U.S. POLO ASSN. mens Vests', 'U.S. POLO ASSN. Mens Vests'],
  ['Samsung RDC220C54/DWEXXXXXG 250 ml', 'Samsung RDC220C54/DWEXXXXXG 250 ml'],
  ['the Guild Wars (the end): a novel', 'The Guild Wars (The End): A Novel'],
  ['Moving On: West Coast', 'Moving On: West Coast'],
  ['a-line dress, glow-in-the-dark', 'A-Line Dress, Glow-in-the-Dark'],
  ['bike helmet, in-mould shell', 'Bike Helmet, In-Mould Shell'],
  ['Hornby LNER Steam Locomotive', 'Hornby LNER Steam Locomotive'],
  ['Steel Bottle SALE', 'Steel Bottle Sale'],
])('%s → %s', (text, expected) => {
  expect(titleCase(text)).toBe(expected);
  expect(titleCase(expected)).toBe(expected);
});

test('the brand keeps its spelling', () => {
  expect(titleCase('xcluma voltage converter', 'xcluma')).toBe('xcluma Voltage Converter');
  expect(titleCase('NEW AND LINGWOOD SOCKS FOR MEN', 'NEW AND LINGWOOD')).toBe('NEW AND LINGWOOD Socks for Men');
});
