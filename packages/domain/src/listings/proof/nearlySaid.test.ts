import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

describe('sentences that one sentence of the notes nearly says', () => {
  const notes =
    'The bench has a slatted seat of larch, and a rail of stainless steel forms its back. The feet are capped with rubber. ' +
    'Two drawers of birch plywood slide under the seat. A cotton loop holds the lid open. ' +
    'Not for wet cellars, and the cushion is not covered by the guarantee. Load: at most 180 kg. ' +
    'Close the flap and lay a cloth over the hinge in winter.';
  it.each([
    // An order that leaves open what comes of it.
    ['Lay an old cloth over the hinge in winter and shut the flap.', true],
    ['Use it in the swimming pool.', false],
    // The same words in another order.
    ['A stainless steel rail makes up the back.', true],
    ['Under the seat there are two birch plywood drawers.', true],
    // Nothing but the thing and what it is of: each word counts.
    ['The seat is stainless steel.', false],
    ['The drawers are made of cotton.', false],
    // What is kept from the buyer promises nothing.
    ['Do not stand it in wet cellars.', true],
    ['The guarantee does not cover the cushion.', true],
    ['It never squeaks.', false],
    // A figure under its limit.
    ['Keep the load to 180 kg or less.', true],
    // A name, a number or a place decides.
    ['Two drawers slide under the Wellmoor seat.', false],
    ['Six drawers of birch plywood slide under the seat.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample bench')).toBe(isTrue);
  });
});

describe('lists that leave out their verb, and things under a label', () => {
  const notes =
    'We give four years of warranty on the motor and one year on the belt. Posts: 3, spruce, 30 in. Rails: 5, ash, 40 in long. ' +
    '2 lamps: blue heating, white ready. A 20-page guide in French and German is in the box. ' +
    'Wood oil not included. Lined with dark-green cotton satin. Ages: 8 years and up.';
  it.each([
    ['One year of warranty applies to the belt and four years to the motor.', true],
    ['One year of warranty applies to the motor and four years to the belt.', false],
    ['The posts are 30 in long.', true],
    ['The posts are 40 in long.', false],
    ['The blue lamp shows heating.', true],
    ['The guide is in two languages, French and German.', true],
    ['Made in Germany.', false],
    ['The wood oil is not included.', true],
    ['Inside, it is lined with satin.', true],
    ['For children from 8 years and for adults.', true],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample mixer')).toBe(isTrue);
  });
});

describe('what a thing is named for', () => {
  it.each([
    ['Up to 2 kg of dough can be mixed.', true],
    ['Up to 2 kg of dough can be frozen.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried('Takes up to 2 kg of dough. 300 W.', text, 'Sample Hand Mixer')).toBe(isTrue);
  });
});

describe('lists that are denied as a whole, and materials themselves', () => {
  const notes =
    'It is free of sulphates, silicones, palm oil and soap. Made without latex, nickel and perfume. Bellows: cowhide on pine. ' +
    'Keep leather dry. 24 months warranty, not on leather. Knob acetal, black. Side panels: polyester. Window: EVA. ' +
    'The warranty is two years on dials and stand and does not cover the jersey. Thread not included. Adjusts 0 to 45°.';
  it.each([
    ['There are no silicones in it.', true],
    ['It contains palm oil.', false],
    ['It contains no perfume.', true],
    ['The leather must not get wet.', true],
    ['It has a 24-month warranty, leather excepted.', true],
    ['The black knob is made of acetal.', true],
    ['Polyester is used for the side panels and EVA for the window.', true],
    ['The dials and the stand are covered for 24 months.', true],
    ['The jersey is covered for 24 months.', false],
    ['Get your thread ready.', true],
    ['Thread is included.', false],
    ['Set it at any angle from 0 to 45°.', true],
    ['Set it at any angle.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample smoker')).toBe(isTrue);
  });
});
