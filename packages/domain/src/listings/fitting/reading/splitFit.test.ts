import { expect, test } from '@jest/globals';
import { splitFit } from './splitFit.js';

test.each([
  ['for Motorola Moto G8 Power Lite Anti Shatter Front', 'for Motorola Moto G8 Power Lite', 'Anti Shatter Front'],
  [
    'Fits for Polaris Sportsman 400 450 500 Replaces 5632291',
    'Fits for Polaris Sportsman 400 450 500',
    'Replaces 5632291',
  ],
  ['Compatible with Intex Indie 22 Mobile Flip Cover', 'Compatible with Intex Indie 22 Mobile', 'Flip Cover'],
  ['for iPhone 12 Pro Case', 'for iPhone 12 Pro', 'Case'],
  ['for Husqvarna TC 50 2018', 'for Husqvarna TC 50 2018', ''],
  ['for 15.6 Inch Laptop 16:9 Widescreen Film', 'for 15.6 Inch Laptop', '16:9 Widescreen Film'],
  ['for Oldbury 2.5 L Stovetop Kettle OB-25', 'for Oldbury 2.5 L Stovetop Kettle OB-25', ''],
  ['for Shimano and SRAM Road Bikes', 'for Shimano and SRAM', 'Road Bikes'],
  ['for 01-10 Chrysler Sebring 300', 'for 01-10 Chrysler Sebring 300', ''],
])('%s', (clause, fit, rest) => {
  expect(splitFit(clause)).toEqual({ fit, rest });
});

test.each(['for Women', 'for 3 Years', 'for Age 4', 'for Kids 5', 'for 12 Inch Deep Pots', 'for Women Size EU-38'])(
  '%s fits nothing',
  (clause) => {
    expect(splitFit(clause)).toBeUndefined();
  },
);
