import { expect, it } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', productClass: 'general', on: '2026-07-27' });

it.each([
  [
    'years that a range covers go before the model does',
    'Front Right Passenger Side Window Regulator Motor - Compatible with 2008 - 2013 Honda Accord 2009 2010 2011 2012 2013',
    '',
    /Window Regulator Motor Compatible with 2008-2013 Honda Accord$/,
  ],
  [
    'a maker of vehicles keeps its model, and the part its name',
    'Varo OEM Replacement for 2011 - 2016 Kia Sorento Rear Fog Light Lamp Assembly / Lens / Cover - Right Side Replacement For Kia Sorento',
    'Varo',
    /^Varo Rear Fog Light Lamp Assembly Replacement for 2011-2016 Kia Sorento/,
  ],
  [
    'a count in brackets behind a model counts the product',
    'Lumo Footwell LED for Audi C Class 2004-2009 (12 Pieces) White Footwell LED Bulb Kit + Removal Tool',
    'Lumo',
    /LED Bulb Kit for Audi C Class 2004-2009, 12 Pieces$/,
  ],
  [
    'of two figures with a slash, the count comes first',
    'beadwell 1 Bag Silver Plated Metal Split Rings for Jewellery Making - approx. 900 pcs / 0.7mm thickness Mixed - B7314',
    'beadwell',
    /Approx\. 900 pcs/,
  ],
  [
    'a maker that goes by its address keeps its name',
    'Purefold.com Magnesium Citrate Powder - Magnesium Supplements - Pure Magnesium - Magnesium Mineral Powder (500 Grams - 17.6 oz)',
    'Purefold',
    /^Purefold Magnesium Citrate/,
  ],
  [
    'where it was made comes after what it is for',
    'Vinylo Skin for Tonewave Rider Wireless - Blue Marble | Protective Vinyl Wrap | Easy to Apply and Change Style | Made in the USA',
    'Vinylo',
    /^Vinylo Skin for Tonewave Rider Wireless, Blue Marble/,
  ],
  [
    'what a model shows stays when the maker closes the title',
    'Lancia Stratos HF Rally (A2), No.4, Marlboro Team, Sanremo, 24h Spa, 1976, Model Car, Ready-made, Trofello 1:43',
    'Trofello',
    /^Trofello Lancia Stratos HF Rally Model Car/,
  ],
  [
    'a name goes on with its last word, whether a list knows it or not',
    'Patio Square Resin Free Standing Umbrella Foot,Outdoor Umbrella Foot,Grey Foot,Water Filled Foot,Gravel Filled Foot',
    '',
    /Umbrella Foot/,
  ],
  [
    'what a picture is called comes before how it is printed',
    'Halden Fine Art Print "Larkspur and Foxglove" by Artist Rowan Ellery, Unmounted Cotton Canvas, 16" x 20"',
    'Halden',
    /^Halden Fine Art Print "Larkspur and Foxglove", 16" x 20"$/,
  ],
  [
    'a shirt is named behind what is printed on it',
    "Printello Junior Class of 2019 in Teal with Graduation Owl Adult Men's V-Neck T-Shirt Male Navy L",
    'Printello',
    /T-Shirt/,
  ],
  [
    'a figure stays with its unit',
    'Kettlebell Rack - Compact Kettlebell Tree Holder Home Gym Exercise Weight Rack for Kettlebells Max Load 60 lbs (Without Kettlebells)',
    '',
    /^(?!.*\b60$)/,
  ],
])('%s', (_, title, brand, wanted) => {
  const fitted = fitTitle({ title, brand }, AMAZON);
  expect(fitted.title).toMatch(wanted);
  expect(fitted.title.length).toBeLessThanOrEqual(75);
});
