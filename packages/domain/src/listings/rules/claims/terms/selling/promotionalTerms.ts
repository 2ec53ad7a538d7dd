import { SHOP_GOODS } from '../../words/shopGoods.js';
import { OFFER_PAIRS, OFFER_TERMS } from './offerTerms.js';
import { plainTerms, type ClaimVocabulary } from '../ClaimTerm.js';

/**
 * Prices, discounts, gifts with purchase, shipping and calls to buy. "Free" counts only where something is given away:
 * sugar-free, BPA free, gender-free, hands-free and free size describe the product.
 */
export const PROMOTIONAL_TERMS: ClaimVocabulary = {
  pairs: OFFER_PAIRS,
  terms: [
    ...OFFER_TERMS,
    {
      phrase: '<number> off',
      allow: [
        {
          before: ['white', 'road', 'grid', 'the', 'season', 'shoulder', 'set', 'axis', 'center', 'centre', 'timer'],
          reason: 'not from a price',
        },
        { anywhere: ['switch', 'timer', 'socket', 'plug', 'channel'], reason: 'a position of a switch' },
      ],
    },
    {
      phrase: 'save <number>',
      allow: [
        {
          before: [
            ...[
              'energy',
              'space',
              'water',
              'battery',
              'power',
              'minutes',
              'hours',
              'files',
              'settings',
              'time',
              'presets',
              'of',
            ],
            ...[
              'games',
              'channels',
              'contacts',
              'stations',
              'profiles',
              'recordings',
              'photos',
              'electricity',
              'gallons',
              'litres',
            ],
          ],
          reason: 'saves or stores something else than money',
        },
      ],
    },
    ...plainTerms(
      'free shipping',
      'free delivery',
      'free express shipping',
      'fast shipping',
      'fast delivery',
      'ships free',
    ),
    ...plainTerms('same day shipping', 'next day delivery', 'quick delivery', 'express delivery', 'free returns'),
    ...plainTerms('free return', 'free gift', 'free gifts', 'free bonus', 'free sample', 'free samples', 'free trial'),
    ...plainTerms(
      'free item',
      'get free',
      'get <number> free',
      'free with purchase',
      'free with every',
      'absolutely free',
    ),
    ...plainTerms('free of cost', 'free of charge', 'free home delivery', 'free at home', 'free installation'),
    ...plainTerms('buy <number> get <number> free', 'buy <number> get <number>', 'buy one get one', 'bogo', 'buy now'),
    ...plainTerms(
      'shop now',
      'order now',
      'order today',
      'add to cart',
      'click here',
      'act now',
      'hurry up',
      "don't miss",
    ),
    ...plainTerms(
      'on sale',
      'big sale',
      'flash sale',
      'clearance sale',
      'sale price',
      'for sale',
      'super sale',
      'mega sale',
    ),
    ...plainTerms('discounted', 'price drop', 'low price', 'lowest price', 'reduced price'),
    ...plainTerms('special price', 'special offer', 'special offers', 'limited offer', 'exclusive offer', 'best deal'),
    ...plainTerms(
      'great deal',
      'good deal',
      'hot deal',
      'deal of the day',
      'combo offer',

      'cashback',
    ),
    ...plainTerms(
      'cash back',
      'cash on delivery',

      'half price',

      'save money',
    ),
    ...plainTerms(
      'bonus gift',
      'bonus pack',
      'cheap price',
      'wholesale price',

      'fsa eligible',
      'hsa eligible',
    ),
    ...plainTerms('fsa hsa eligible', 'hsa fsa eligible', 'fsa or hsa eligible', 'free ebook'),
    ...plainTerms('order online'),
    {
      phrase: 'for free',
      allow: [
        {
          before: ['hand', 'hands', 'style', 'standing', 'flow', 'weight', 'weights', 'motion'],
          reason: 'free of hands',
        },
      ],
    },
    {
      phrase: 'sale',
      allow: [
        { after: ['re', 'pre', 'post', 'after'], reason: 'resale value and the like' },
        {
          after: ['garage', 'yard', 'bake', 'point', 'of', 'estate'],
          reason: 'a kind of event or a till, not an offer',
        },
        { afterAll: ['not part of the', 'not included in the'], reason: 'what is sold, not an offer' },
        { before: ['greater', 'manchester', 'cheshire', 'victoria'], reason: 'a town of that name' },
        SHOP_GOODS,
      ],
    },
    ...['discount', 'discounts', 'coupon', 'coupons', 'bargain', 'giveaway'].map((phrase) => ({
      phrase,
      allow: [SHOP_GOODS],
    })),
    {
      phrase: 'clearance',
      allow: [
        SHOP_GOODS,
        { before: ['under', 'below', 'beneath', 'underneath', 'of', 'between', 'height', 'for'], reason: 'a distance' },
        {
          after: [
            'ground',
            'floor',
            'bed',
            'underbed',
            'under',
            'head',
            'leg',
            'knee',
            'mm',
            'cm',
            'in',
            'inch',
            'inches',
            'ft',
          ],
          reason: 'a distance',
        },
      ],
    },
    { phrase: 'cheap', severity: 'warning' },
    {
      phrase: 'bonus',
      severity: 'warning',
      allow: [{ before: ['track', 'tracks', 'room', 'level'], reason: 'part of a work' }],
    },
    { phrase: 'free item included' },
    { phrase: 'affordable', severity: 'warning' },
  ],
};
