import { describe, expect, test } from '@jest/globals';
import { growth, repeated } from '../../../shared/testing/growth.js';
import { glossedBrackets, glossWithBrackets, isHinglish } from './glossHinglish.js';

/** So many times the length for which longer texts are compared: these are cut quickly. */
const MANY = 10;

describe('Hindi-English clauses', () => {
  test.each([
    ['carbon brush aur wire par warranty nahi', 'no warranty on carbon brush and wire'],
    ['5G ya 125 me nahi lagega', 'does not fit 5G or 125'],
    ['carpenter nahi chahiye', 'no carpenter needed'],
    ['upper aur sole dono leather', 'upper and sole both leather'],
    ['barish me mat pehno', 'do not wear in rain'],
    ['paani se kharab hota hai', 'water spoils it'],
    ['size 6 se 11 tak', 'size 6 to 11'],
    ['5 din me ready', 'ready in 5 days'],
    ['mahine me ek baar oil lagao', 'apply oil once a month'],
    ['gum se chipkayi nahi', 'not glued'],
    ['Bolt 300W aur Bolt 350W me fit hota hai', 'fits Bolt 300W and Bolt 350W'],
    ['model number check karke hi order kare', 'check the model number before you order'],
    ['lagatar 20 min se zyada mat chalao', 'do not run for more than 20 min at a stretch'],
    ['dishwasher chalega', 'dishwasher safe'],
    ['leak proof nahi hai', 'not leak proof'],
    ['plastic kahi nahi hai', 'no plastic'],
    ['paani se bachao', 'keep away from water'],
    ['Oven me use na kare', 'do not use in oven'],
    ['2/3 se zyada na bhare', 'do not fill more than 2/3'],
    ['4-5 logo ke liye', 'for 4-5 people'],
    ['5 saal warranty body par', '5 years warranty on body'],
    ['gas aur induction dono par chalega', 'works on both gas and induction'],
    ['tray photo me dikhane ke liye hai', 'tray not included'],
    ['har packet mein 12 cookies', '12 cookies in each packet'],
    ['cotton bag mein aata hai', 'comes in cotton bag'],
    ['carry bag saath me', 'carry bag included'],
    ['aage 14 teeth', '14 teeth at the front'],
    ['haath se bana hua', 'handmade'],
    ['bachche 5 saal se upar', 'children over 5 years'],
    ['pure silk nahi hai', 'not pure silk'],
    ['mineral oil nahi', 'no mineral oil'],
    ['wide feet ho to ek size bada lo', 'take one size larger for wide feet'],
    ['Lid acrylic hai so you can see inside', 'Lid is acrylic so you can see inside'],
    ['photo se thoda farak ho sakta hai', 'may differ slightly from the photo'],
    ['spare battery nahi hai box me', 'spare battery not included'],
    ['pehle 4-5 din thoda tight lagega', 'slightly tight for the first 4-5 days'],
    ['neutral cream, mahine mein ek baar', 'neutral cream once a month'],
    ['Plate saath me nahi milegi', 'Plate not included'],
    ['brush ya vacuum se saaf kare', 'clean with brush or vacuum'],
    ['baarish me bahar na rakhe', 'do not leave outside in rain'],
    ['Dishwasher me daal sakte hain', 'may be put in Dishwasher'],
    ['microwave me nahi rakh sakte', 'do not put in microwave'],
    ['Silicone ka bana', 'made of Silicone'],
    ['haath se buna', 'handwoven'],
    ['8 mm mota', '8 mm thick'],
    ['upar 8 inch chauda', '8 inch wide at the top'],
    ['Neeche drain hole diya hai', 'drain hole at the bottom'],
    ['garam pani se na dhoye', 'do not wash with hot water'],
    ['Sesame oil base me bhringraj', 'bhringraj in a Sesame oil base'],
    ['hafte me 2-3 baar', '2-3 times a week'],
    ['sirf bahari upyog ke liye', 'for external use only'],
    ['dry skin walo ke liye nahi', 'not for dry skin'],
    ['45 min chalta hai full charge par', 'runs 45 min full charge'],
    ['preservative nahi dala', 'no preservative'],
    ['Earrings free saath me (1 pair)', 'Earrings included (1 pair)'],
    ['6 mahine ki warranty manufacturing defect pe', '6 months warranty on manufacturing defect'],
  ])('%s', (hindi, english) => {
    expect(isHinglish(hindi)).toBe(true);
    expect(glossWithBrackets(hindi)).toBe(english);
  });

  test.each(['gadi garam ho to cover mat lagao', 'kshir pak vidhi se 2 din mein banta hai'])(
    'what has no sure English has none: %s',
    (hindi) => {
      expect(isHinglish(hindi)).toBe(true);
      expect(glossWithBrackets(hindi)).toBeUndefined();
    },
  );

  test('asides keep their place, and go where they have no English', () => {
    expect(glossWithBrackets('Alpha (2011-2022), Beta ke liye')).toBe('for Alpha (2011-2022), Beta');
    expect(glossedBrackets('5 year warranty (gasket par nahi)')).toBe('5 year warranty (not on gasket)');
    expect(glossedBrackets('do not wash (kaala ho jata hai)')).toBe('do not wash');
  });

  test.each(['( ', 'nahi ', 'ke liye ', 'me ', '(nahi) '])(
    'twice as much of %j takes no more than twice as long',
    (piece) => {
      // Of the processor, not of the clock: other work on the machine does not count.
      const work = (length: number): unknown => glossWithBrackets(repeated(piece, length * MANY));
      expect(growth(work, () => process.cpuUsage().user / 1000)).toBeLessThan(3.5);
    },
  );
});
