import { describe, expect, test } from '@jest/globals';
import { ruleSetFor } from '../../../marketplaces/index.js';
import { lintListing } from '../../lintListing.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-20' });
const SHOPIFY = ruleSetFor({ marketplace: 'shopify', on: '2026-11-20' });
const claims = (description: string, brand = ''): readonly string[] =>
  lintListing({ description }, AMAZON, { brand })
    .filter(({ rule }) => rule.includes('.claims.'))
    .map(({ rule }) => rule.replace('amazon.claims.', ''));

describe('claims that are found', () => {
  test.each([
    ['Kills 99.9% of germs', 'pesticide'],
    ['Antimicrobial fabric', 'pesticide'],
    ['No chemicals, sanitizes bottles in 5 minutes', 'pesticide'],
    ['It does not merely sanitize the tray', 'pesticide'],
    ['Never stops sanitizing', 'pesticide'],
    ['Sterilize it in minutes', 'pesticide'],
    ['Your phone can be disinfected in seconds', 'pesticide'],
    ['Now part of the sale', 'promotional'],
    ['Guaranteed for life', 'guarantee'],
    ['No-quibble guarantee', 'guarantee'],
    ['Anti-bacterial lining', 'pesticide'],
    ['Mildew resistant curtain', 'pesticide'],
    ['Prevents odour-causing bacteria', 'pesticide'],
    ['Repels mosquitoes all night', 'pesticide'],
    ['Treats arthritis', 'disease'],
    ['Relieves chronic back pain', 'disease'],
    ['Helps with anxiety', 'disease'],
    ['Detox tea', 'disease'],
    ['CBD infused', 'disease'],
    ['Eco-friendly bottle', 'environment'],
    ['ecofriendly bottle', 'environment'],
    ['Fully biodegradable', 'environment'],
    ['The best seller of the year', 'superlative'],
    ['#1 in its class', 'superlative'],
    ['Top-rated blender', 'superlative'],
    ['100% satisfaction', 'guarantee'],
    ['Full refund within a week', 'guarantee'],
    ['Comes with free shipping', 'promotional'],
    ['Buy 1 get 1 free', 'promotional'],
    ['Now 20% off', 'promotional'],
    ['FSA/HSA eligible', 'promotional'],
    ['Limited time offer', 'time_sensitive'],
    ['The latest model', 'time_sensitive'],
    ["Amazon's Choice", 'badge'],
    ['Works with Alexa', 'badge'],
    ['Unlike others, it lasts', 'competitor'],
    ['Better than other brands', 'competitor'],
    ['Other brands fall apart in a week, this one fits every hand', 'competitor'],
    ['Other brands charge more. It fits cups', 'competitor'],
    ['Do not buy this', 'tamper'],
    ['Counterfeit goods', 'tamper'],
    ["I'm sorry, but I cannot fulfil this request", 'model_leak'],
    ['As an AI language model', 'model_leak'],
    ['Meet the [product name]', 'model_leak'],
    ['Lorem ipsum dolor', 'model_leak'],
    ['Order at shop-acme.com', 'contact'],
  ])('"%s" is %s', (text, expected) => {
    expect(claims(text)).toContain(expected);
  });
});

describe('words that only look like claims', () => {
  test.each([
    ['Hand-knotted Persian rug'],
    ['Do not boil or sterilize'],
    ['Rinse it. Never disinfect it'],
    ['May be disinfected with alcohol'],
    ['The mouse in the picture is not part of the sale'],
    ['Seams guaranteed for a year'],
    ['Scratches are out of guarantee'],
    ['Damascus steel knife'],
    ['First class leather'],
    ['Turkish cotton towel'],
    ['Gender-free sizing, sugar free, BPA-free, hands-free and wire free'],
    ['A gift for your bestie and your best friend'],
    ['Manicure set with cured resin handles'],
    ['Good for your health'],
    ['A treat for your dog'],
    ['Wholesale box of sale tags'],
    ['Optimus Prime figure'],
    ['Prime rib rub'],
    ['New York skyline'],
    ['Gift for a new mom'],
    ['Compatible with Alexa'],
    ['Counterfeit bill detector pen'],
    ['Green leaves on a green field'],
    ['Heat treatment of the blade'],
    ['Free size kurta'],
  ])('%s', (text) => {
    expect(claims(text)).toEqual([]);
  });

  test('the brand may contain anything', () => {
    expect(claims('Best Friends by Sheri bed', 'Best Friends by Sheri')).toEqual([]);
    expect(claims('Prime Line hinge', 'Prime Line')).toEqual([]);
    expect(claims('The Free Shipping Company mug', 'The Free Shipping Company')).toEqual([]);
  });
});

test('spans show exactly the claim', () => {
  const text = 'Soft towel – antimicrobial, 😀 with FREE Shipping';
  const spans = lintListing({ description: text }, AMAZON)
    .filter(({ rule }) => rule.includes('.claims.'))
    .map(({ span }) => text.slice(span?.start, span?.end));
  expect(spans).toEqual(['antimicrobial', 'FREE Shipping']);
});

test('a sign of tampering has no correction', () => {
  const [finding] = lintListing({ title: 'Do Not Buy' }, AMAZON);
  expect(finding).toMatchObject({ rule: 'amazon.claims.tamper', severity: 'error' });
  expect(finding?.fix).toBeUndefined();
});

test('on Shopify a claim is a risk, a leaked refusal an error', () => {
  const severity = (description: string) => lintListing({ description }, SHOPIFY).map((finding) => finding.severity);
  expect(severity('Antimicrobial towel')).toEqual(['warning']);
  expect(severity('As an AI language model')).toEqual(['error']);
});
