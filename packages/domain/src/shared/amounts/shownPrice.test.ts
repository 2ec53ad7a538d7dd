import { describe, expect, it } from '@jest/globals';
import { shownPrice } from './shownPrice.js';

describe('shownPrice', () => {
  it.each([
    [9.95, 'EUR', '€9.95'],
    [1299, 'INR', '₹1,299.00'],
    [12, 'CHF', 'CHF 12.00'],
    [900, 'JPY', '¥900'],
    [9.5, '', '9.50'],
    [9.5, 'Rs.', 'Rs. 9.50'],
  ])('writes %d %s as %s', (amount, currency, text) => {
    expect(shownPrice(amount, currency)).toBe(text);
  });
});
