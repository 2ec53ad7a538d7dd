/** A real text with what often goes wrong, to try the analyser on. */
export const sampleSeoText = {
  title: 'Himal Steel Water Bottle 750 ml, BEST Gift, Leak Proof Insulated Bottle Bottle for Gym and Travel',
  description:
    'The bottle is made of stainless steel and holds 750 ml. Its double wall keeps drinks cold for 24 hours. Free shipping on all orders! Not for the dishwasher.',
  keywords: ['steel water bottle', 'gym bottle', 'insulated flask'],
  brand: 'Himal',
};
