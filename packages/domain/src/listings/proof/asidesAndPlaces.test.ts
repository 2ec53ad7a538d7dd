import { describe, expect, it } from '@jest/globals';
import { isCarried } from './testing/isCarried.js';

describe('what an aside, a compound and a place say', () => {
  it.each([
    ['Steel barrel, wooden handle (beech).', 'Beech wood handle.'],
    ['Does not do Dunlop (Woods) valves.', 'Not for Woods valves.'],
    ['Do not put in pearl, opal, coated sunglasses.', 'Not for coated sunglasses.'],
    ['For fresh and salt water.', 'Works in saltwater.'],
    ['Made in Cornwall.', 'Made in the UK.'],
    ['You need to supply your own padlock.', 'No padlock is included.'],
    ['Chain 45 cm with 5 cm extender.', 'With the extender the chain reaches 50 cm.'],
    ['No padlock included.', 'You will need to supply a padlock.'],
    ['Size (L x W x H): 40 x 30 x 60 cm.', 'It is 60 cm high.'],
  ])('%s "%s" is carried', (note, sentence) => {
    expect(isCarried(note, sentence, 'Sample thing')).toBe(true);
  });

  it.each([
    ['Steel barrel, wooden handle (beech).', 'Beech barrel.'],
    ['Does not do Dunlop (Woods) valves.', 'Fits Woods valves.'],
    ['Designed in Cornwall, made in China.', 'Made in the UK.'],
    ['Made in Cornwall.', 'Made in Germany.'],
    ['Chain 45 cm with 5 cm extender.', 'The chain is 50 cm long.'],
    ['Chain 45 cm with 5 cm extender.', 'With the extender the chain reaches 55 cm.'],
    ['A padlock is included.', 'You will need to supply a padlock.'],
    ['Size (L x W x H): 40 x 30 x 60 cm.', 'It is 40 cm high.'],
  ])('%s "%s" is not', (note, sentence) => {
    expect(isCarried(note, sentence, 'Sample thing')).toBe(false);
  });
});
