import { phrases } from '../../words/phrases.js';
import { plainTerms, type ClaimPair, type ClaimTerm } from '../ClaimTerm.js';

/** Offers, shipping and calls to buy beyond the common ones, in English, German and Hindi. */
export const OFFER_TERMS: readonly ClaimTerm[] = [
  ...plainTerms(
    ...phrases(`percent off, per cent off, off mrp, off on mrp, percent discount, limited stock, hurry, combo offer, order
      before, order in the next, grab yours, get yours now, get yours today, grab it, buy today, buy two, buy <number>
      save, shop our, add to basket, add to bag, buy it now, buy more save more, order yours, free postage, free p p,
      no delivery charge, no shipping cost, no shipping fee, no shipping charges, delivered free, free dispatch,
      dispatched within, same day dispatch, same day delivery, ships within, ships in <number>, ships today, ships
      same day, delivery in <number>, delivered in <number>, delivered within, arrives in <number> days, arrives
      tomorrow, next day shipping, <number> day delivery, overnight shipping, no cost emi, emi available, easy emi,
      cod available, pay on delivery, pay later, interest free, special discount, extra discount, festive offer,
      diwali offer, launch offer, launch price, introductory price, introductory offer, factory price, throwaway
      price, price slashed, prices slashed, slashed prices, flash deal, daily deal, lightning deal, exclusive deal,
      limited deal, deal ends, offer ends, offer valid, sale ends, limited time deal, promo code, coupon code, use
      code, voucher code, discount code, gift with purchase, gift inside, free surprise, surprise gift, free
      accessory, free of any charge, on the house, at no extra cost, no extra charge, complimentary gift, two for one,
      2 for 1, <number> for the price of, bundle and save, best offer, great offer, amazing offer, amazing price,
      great price, unbelievable price, rock bottom price, rock bottom prices, budget price, at half the price, lowest
      prices, low prices, best prices, wholesale rate, jetzt kaufen, jetzt bestellen, jetzt zugreifen, jetzt sichern,
      heute bestellen, gleich bestellen, bestellen sie jetzt, versandkostenfrei, versandkostenfreie lieferung,
      kostenloser versand, kostenlose lieferung, gratis versand, gratisversand, gratis dazu, gratis geschenk, gratis,
      kostenlos dazu, ohne versandkosten, portofrei, rabatt, rabatte, rabattcode, sonderangebot, sonderpreis,
      schnäppchen, aktionspreis, gutschein, gutscheincode, nur heute, prozent reduziert, tiefpreis, bestpreis, zum
      halben preis, blitzversand, schneller versand, muft, free mein, free me milega, bilkul free, sasta, sabse sasta,
      kam daam, kam dam, sahi daam, jaldi kare, jaldi karein, jaldi karo, abhi order, abhi kharide, abhi kharidein,
      abhi mangwaye, order kare, order karein, order karo, aaj hi order, aaj hi kharide, aaj hi kharidein, chhoot,
      bhari chhoot, bhari discount, ghar baithe paye`),
  ),
];

/** "Free" with something that is given away. */
export const OFFER_PAIRS: readonly ClaimPair[] = [
  {
    verbs: ['free', 'gratis', 'complimentary', 'bonus'],
    objects:
      phrases(`with every, with each, with your order, with order, with purchase, inside every, in every box, with this, on
      orders, on every order, worth, inside each`),
    reach: 4,
    allow: [
      {
        after: ['sugar', 'bpa', 'lead', 'hands', 'gluten', 'fat', 'tangle', 'worry', 'cruelty', 'dust', 'oil'],
        reason: 'without something',
      },
    ],
  },
  {
    verbs: ['get', 'grab', 'enjoy', 'receive', 'win', 'claim', 'comes with a', 'plus a', 'with a', 'includes a'],
    objects:
      phrases(`free gift, free keychain, free pouch, free bag, free mug, cashback, discount, extra discount, one free, a free,
      free`),
    reach: 2,
    allow: [
      {
        before: phrases(`hand, hands, flow, of, from, standing, motion, style, app, range, end, spirit, walking`),
        reason: 'not for nothing, but at liberty',
      },
    ],
  },
  {
    verbs:
      phrases(`special, limited, festive, festival, diwali, holi, christmas, launch, introductory, exclusive, today's,
      unbeatable, incredible, crazy, mega, huge`),
    objects: ['offer', 'offers', 'deal', 'deals', 'discount', 'discounts', 'savings', 'rabatt'],
    reach: 1,
  },
  {
    verbs: ['buy', 'kaufe', 'kharido', 'kharidein', 'order', 'lo'],
    objects: ['get', 'free', 'gratis', 'muft', 'bekomme', 'pao', 'paaye'],
    reach: 3,
    allow: [{ before: ['range', 'hand'], reason: 'not for nothing' }],
  },
];
