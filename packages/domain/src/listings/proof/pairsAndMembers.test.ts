import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

describe('orders that forbid with a verb of grammar', () => {
  const notes =
    'The press must not go in the dishwasher, must not be soaked and may not be put on the stove. Wash it by hand.';
  it.each([
    ['It must not go in the dishwasher.', true],
    ['Do not soak it.', true],
    ['It can go in the dishwasher.', false],
    ['You can put it on the stove.', false],
    ['It goes in the dishwasher.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample press')).toBe(isTrue);
  });
});

describe('figures of one of several parts, and of who is carried', () => {
  const notes =
    'The windbreak is 5 m long. The panel is woven polyester, and the six poles are beech, each 25 mm thick and 150 cm long with a pointed end. The pair weighs 5.5 lb and is rated for skaters up to 220 lb.';
  it.each([
    ['Each pole is 1.5 m long and 2.5 cm thick.', true],
    ['The panel is 150 cm long.', false],
    ['The rating is for skaters up to about 99.8 kg.', true],
    ['The pair weighs 220 lb.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample windbreak')).toBe(isTrue);
  });
});

describe('figures that were given together', () => {
  const notes =
    'Soldering iron, 60 W. Dial from 200 to 450 °C. Heats to 350 °C in 60 seconds. Each pole weighs 245 g and carries a load of up to 90 kg. Blade 1-1/4 in wide. Do not load it with more than 4 kg.';
  it.each([
    ['It heats to 350 °C in 60 seconds.', true],
    ['The dial goes up to 450 °C.', true],
    ['It reaches 450 °C in 60 seconds.', false],
    ['Each pole weighs about 8.6 oz.', true],
    ['Each pole carries 245 g.', false],
    ['The blade is 1.25 in wide.', true],
    ['The maximum load is 4000 g.', true],
    ['It carries at least 4 kg.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('what stands for many things', () => {
  const notes =
    'For beard only, not for pets. Fits our 25 mm pole. Warranty: 3 years on the clips, 1 year on the dome, none on the lid. Oak from: France. Made in: Lithuania';
  it.each([
    ['It is not for pets.', true],
    ["It also trims your dog's coat.", false],
    ['It fits every garden pole.', false],
    ['The clips have a three-year warranty.', true],
    ['There is no warranty on the lid.', true],
    ['Every part is covered for three years.', false],
    ['The oak comes from France.', true],
    ['Made in France.', false],
    ['Made in Lithuania.', true],
    ['It holds more than other carriers.', false],
    ['Your grandchildren will still be using it.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('what comes with it and what does not', () => {
  const notes =
    'You receive two poles, two mud baskets and a mesh storage bag. Snow baskets are sold separately. No battery, charger or cable. 10 g lead-free solder in the box; no flux.';
  it.each([
    ['A mesh bag for storage is supplied.', true],
    ['Supplied with two mud baskets.', true],
    ['The solder supplied contains no lead.', true],
    ['It comes without a battery, charger or cable.', true],
    ['It has no battery, charger or cable.', true],
    ['Flux is not part of the kit.', true],
    ['It comes with snow baskets.', false],
    ['A charger is in the box.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('colours and materials of two parts in one clause', () => {
  const notes =
    'Colour: mustard yellow frame, black saddle and grips\nThe shafts are dark green and the levers black. Two zinc-plated steel clips hold the dome and base together. Not for nail polish.';
  it.each([
    ['The grips are black.', true],
    ['The levers are black.', true],
    ['The levers are dark green.', false],
    ['The shafts are black.', false],
    ['Dome and base are held together by two zinc-plated steel clips.', true],
    ['Made in Poland.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Balance Bike')).toBe(isTrue);
  });
});

describe('small words, states and things named just before', () => {
  const notes =
    'The blanket rolls up to 38 x 14 cm. It comes with a bag, a mallet and four steel pegs, each 18 cm long. The platform is 6 mm tempered glass. Eight screws and eight plugs. Warranty: 2 years on frame; wheels and cord excluded. Not for white water. Tempo 40 to 208 BPM. Runs for at most 10 minutes.';
  it.each([
    ['The steel pegs are 180 mm long.', true],
    ['The steel pegs are 38 cm long.', false],
    ['The frame is covered for twenty-four months.', true],
    ['The wheels are covered for two years.', false],
    ['White water is not for it.', true],
    ['Tempo: 40 to 208 beats per minute.', true],
    ['Eight screws and as many plugs.', true],
    ['There are four steel pegs.', true],
    ['The glass is 0.6 cm thick.', true],
    ['The glass is 18 cm thick.', false],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Sample thing')).toBe(isTrue);
  });
});

describe('what everything else has, and words that only look like others', () => {
  const notes = 'A throw for the sofa. You get an 18-month warranty on everything but the phone adapter.';
  it.each([
    ['The phone adapter is not covered by the warranty.', true],
    ['The phone adapter is covered for 18 months.', false],
    ['A throw for evenings on the sofa.', true],
  ])('%s %s', (text, isTrue) => {
    expect(isCarried(notes, text, 'Heated Throw')).toBe(isTrue);
  });
});
