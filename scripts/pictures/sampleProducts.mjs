/**
 * What the sample seller sells: made-up products of the made-up brand Himal, the newest listing first. `key` is how the
 * pictures name one, `age` how many hours ago it was written.
 */
export const sampleProducts = [
  {
    key: 'bottle',
    age: 0.4,
    product_name: 'Himal Insulated Steel Water Bottle 750 ml',
    description:
      'Double-wall vacuum bottle of 18/8 stainless steel with a powder-coated outside. Keeps drinks cold for 24 hours and hot for 12 hours. Leakproof screw lid with a carry loop. Wide mouth takes ice cubes. Fits most car cup holders. Hand wash only.',
    category: 'Sports',
    marketplace: 'amazon',
    attributes: { material: '18/8 stainless steel', capacity: '750 ml', colour: 'Forest Green', weight: '380 g' },
    keywords: ['insulated water bottle', 'steel bottle', 'leakproof', 'hiking bottle', 'thermal flask'],
  },
  {
    key: 'throw',
    age: 3,
    product_name: 'Himal Handwoven Wool Throw 130 x 180 cm',
    description:
      'Throw of pure merino wool, woven on a hand loom. Measures 130 x 180 cm. Fringed ends, knotted by hand. Machine washable at 30 °C on the wool cycle. Comes in a cotton bag.',
    category: 'Home',
    marketplace: 'shopify',
    attributes: { material: 'merino wool', size: '130 x 180 cm', colour: 'Charcoal Grey', weight: '1.1 kg' },
    keywords: ['wool throw', 'merino blanket', 'sofa throw', 'handwoven'],
  },
  {
    // Facts that disagree, words that may not be stated, and a text that says more than the facts: what Facts is for.
    key: 'kettle',
    age: 4,
    product_name: 'Himal Electric Kettle 1.7 l',
    description:
      'Stainless steel body with a plastic lid, 2200 W. Boils one litre in about 4 minutes. Weighs 1.1 kg. Cord storage in the base. Only ₹1,499, free shipping. Call 98200 12345. Jaldi ubalta hai.',
    category: 'Kitchen',
    marketplace: 'amazon',
    mode: 'review',
    attributes: { weight: '900 g', colour: 'Brushed steel', warranty: '1 year' },
    keywords: ['electric kettle', 'tea kettle'],
  },
  {
    // Deliberately thin: its page shows what to do next.
    key: 'organiser',
    age: 5,
    product_name: 'Desk organiser',
    description: '',
    category: 'Home',
    marketplace: 'amazon',
    attributes: {},
    keywords: [],
  },
  {
    key: 'backpack',
    age: 22,
    product_name: 'Himal Trekking Backpack 38 L',
    description:
      'Backpack with an adjustable back length from 44 to 52 cm. Body of ripstop nylon 210D with a rain cover in the base. Two side pockets for bottles and a sleeve for a hydration bladder. Padded hip belt with two zip pockets.',
    category: 'Sports',
    marketplace: 'amazon',
    attributes: { material: 'ripstop nylon', volume: '38 L', colour: 'Slate Blue', weight: '1.35 kg' },
    keywords: ['trekking backpack', 'hiking rucksack', 'rain cover', 'travel backpack'],
  },
  {
    key: 'mugs',
    age: 27,
    product_name: 'Himal Stoneware Coffee Mug Set of 2',
    description:
      'Set of two mugs of glazed stoneware. Each holds 350 ml. Dishwasher and microwave safe. Glazed by hand, so the speckles differ from mug to mug. Packed in a carton without plastic.',
    category: 'Home',
    marketplace: 'shopify',
    attributes: { material: 'stoneware', capacity: '350 ml', colour: 'Speckled White' },
    keywords: ['coffee mug', 'stoneware mug', 'mug set', 'handmade cup'],
  },
  {
    key: 'lamp',
    age: 51,
    product_name: 'Himal LED Desk Lamp with USB Port',
    description:
      'Desk lamp of aluminium with a foldable arm. Five brightness levels and three colour temperatures, from warm to cold white. USB port for charging a phone. Memory function keeps the last setting. The cable is 1.5 m long.',
    category: 'Electronics',
    marketplace: 'amazon',
    attributes: { material: 'aluminium', power: '9 W', weight: '820 g', colour: 'Black' },
    keywords: ['desk lamp', 'dimmable lamp', 'reading light', 'office lamp'],
  },
  {
    key: 'mat',
    age: 74,
    product_name: 'Himal Rubber Yoga Mat 6 mm',
    description:
      'Yoga mat of natural rubber with a textured surface. 6 mm thick, 183 x 66 cm. Comes with a carrying strap of cotton. Wipe clean with a damp cloth.',
    category: 'Sports',
    marketplace: 'amazon',
    attributes: { material: 'natural rubber', thickness: '6 mm', size: '183 x 66 cm', colour: 'Teal' },
    keywords: ['yoga mat', 'exercise mat', 'pilates mat', 'gym mat'],
  },
  {
    key: 'board',
    age: 98,
    product_name: 'Himal Bamboo Cutting Board 38 x 25 cm',
    description:
      'Cutting board with a juice groove of 8 mm on one side. Measures 38 x 25 cm. Two finger grooves for lifting. Sanded and oiled. Hand wash, oil once a month.',
    category: 'Home',
    marketplace: 'amazon',
    attributes: { size: '38 x 25 cm', weight: '900 g', thickness: '18 mm' },
    keywords: ['cutting board', 'chopping board', 'kitchen board'],
  },
  {
    key: 'apron',
    age: 146,
    product_name: 'Himal Linen Kitchen Apron',
    description:
      'Apron of washed linen with adjustable straps and two front pockets. One size, 70 x 85 cm. Machine washable at 40 °C.',
    category: 'Home',
    marketplace: 'shopify',
    attributes: { material: 'linen', size: '70 x 85 cm', colour: 'Natural' },
    keywords: ['linen apron', 'kitchen apron', 'cooking apron'],
  },
  {
    key: 'hammock',
    age: 171,
    product_name: 'Himal Double Camping Hammock',
    description:
      'Hammock of parachute nylon, 300 x 200 cm. Carries up to 225 kg. Two tree straps and two steel carabiners are in the bag. Packs to 24 x 14 cm.',
    category: 'Sports',
    marketplace: 'amazon',
    attributes: { material: 'parachute nylon', size: '300 x 200 cm', colour: 'Olive' },
    keywords: ['camping hammock', 'double hammock', 'tree straps'],
  },
];
