/** A subject that buyers look for, with the heading a bullet gives it. */
export interface TextTopic {
  readonly topic: string;
  readonly header: string;
}

const TOPICS: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [
    /\b(?:keeps?\b.{0,30}\b(?:cold|hot|warm|cool)|insulat\w+|vacuum[- ]insulated)\b/iu,
    'temperature',
    ['Temperature', 'Hot and cold'],
  ],
  [
    /\b(?:skin|moistur\w*|scent|fragrance|flavou?r|taste|ingredients?|vitamins?|olive oil|essential oil)\b/iu,
    'substance',
    ['What is in it', 'Ingredients and scent'],
  ],
  [
    /\b(?:compatible|compatibility|fits (?:most|all)|works with|suitable for (?:most )?\p{Lu}|designed to fit)\b/u,
    'compatibility',
    ['Compatibility', 'Fit'],
  ],
  [
    /\b(?:package (?:content|include)s?|includes?|included|comes with|contains|in the box|set of|pack of|kit)\b/iu,
    'included',
    ['What is included', 'In the box'],
  ],
  [
    /\b(?:wash(?:able|ing)?|clean(?:s|ing|ed)?|wipe|dishwasher|care|ironed|bleach|rinse)\b/iu,
    'care',
    ['Care', 'Cleaning'],
  ],
  [
    /\b(?:made (?:of|from|with|out of)|material|fabric|cotton|polyester|leather|wood(?:en)?|steel|metal|alumini?um|plastic|silicone|silk|wool|linen|canvas|resin|ceramic|glass|rubber|nylon|fib(?:er|re)|foam|vinyl|velvet|silver|crystal|knit|tpu|pvc|abs|eva)\b/iu,
    'material',
    ['Material', 'Made of'],
  ],
  [
    /\b(?:measures?|dimensions?|size[sd]?|length|width|height|diameter|capacity|weighs?|weight|inch(?:es)?|cm|mm|ft|feet)\b/iu,
    'size',
    ['Size', 'Dimensions', 'Measurements'],
  ],
  [
    /\b(?:batter(?:y|ies)|charg(?:e|es|ing|er)|volts?|watts?|power(?:ed)?|usb|plug|solar|mah)\b/iu,
    'power',
    ['Power', 'Power and charging'],
  ],
  [
    /\b(?:bluetooth|wi-?fi|wireless|app|remote|connect(?:s|ivity|ion)?|signal|transmit|dcc|control(?:s|ler|led)?|digital)\b/iu,
    'control',
    ['Connection and control', 'Control'],
  ],
  [/\b(?:sounds?|audio|speakers?|music|noise|mic(?:rophone)?)\b/iu, 'sound', ['Sound', 'Audio']],
  [/\b(?:lights?|led|bulbs?|lamp|lumens?|bright(?:ness)?|illuminat\w+|glow)\b/iu, 'light', ['Light', 'Lighting']],
  [/\b(?:screen|display|resolution|camera|lens|photo|video|pixel)\b/iu, 'display', ['Display', 'Image']],
  [
    /\b(?:pockets?|compartments?|storage|stores?|shel(?:f|ves)|drawers?|zip(?:per)?|organi[sz]e\w*)\b/iu,
    'storage',
    ['Pockets and storage', 'Storage'],
  ],
  [
    /\b(?:install\w*|assembl\w+|mount(?:s|ed|ing)?|attach\w*|set-?up|hang(?:s|ing)?|with screws|brackets?|adhesive|peel)\b/iu,
    'assembly',
    ['Setting up', 'Fitting', 'Assembly'],
  ],
  [
    /\b(?:adjust\w*|strap|elastic|stretch\w*|waist|sleeves?|collar|neck(?:line)?|hem|fit|fitted|hood(?:ed)?|heel|sole|closure|buttons?)\b/iu,
    'fit',
    ['Cut and fit', 'Fit'],
  ],
  [
    /\b(?:comfort\w*|soft\w*|cushion\w*|padd(?:ed|ing)|breathab\w*|warm\w*|cool|ergonomic\w*|lightweight)\b/iu,
    'comfort',
    ['Comfort', 'Feel'],
  ],
  [
    /\b(?:waterproof|water[- ]resistant|weather\w*|rain|uv|rust\w*|outdoors?|shockproof|heat[- ]resistant|scratch\w*|protect\w*|safe(?:ty|ly)?|secure\w*|guard)\b/iu,
    'protection',
    ['Protection', 'Safety'],
  ],
  [/\b(?:lids?|spouts?|handles?|grips?|loops?|levers?|knobs?)\b/iu, 'handling', ['Handling']],
  [
    /\b(?:durab\w*|sturdy|strong|robust|lasting|reinforced|heavy[- ]duty|solid)\b/iu,
    'build',
    ['Build', 'Construction'],
  ],
  [
    /\b(?:colou?rs?|print(?:ed|s)?|pattern\w*|design(?:s|ed)?|style[sd]?|graphics?|embroider\w*|shape[sd]?|finish(?:ed)?|decorat\w*|look)\b/iu,
    'design',
    ['Design', 'Look'],
  ],
  [
    /\b(?:kids?|children|toddlers?|babies|baby|age[sd]?|boys?|girls?|adults?|men|women|famil(?:y|ies)|beginners?|players?)\b/iu,
    'audience',
    ['Who it is for', 'Made for'],
  ],
  [
    /\b(?:use[sd]?|using|ideal|suitable|idea|occasions?|party|wedding|travel\w*|office|home|school|kitchen|garden|camping|room)\b/iu,
    'use',
    ['Where to use it', 'Use', 'In use'],
  ],
  [
    /\b(?:game|play(?:s|ing|ers)?|story|series|characters?|learn(?:s|ing)?|skills?|puzzle)\b/iu,
    'play',
    ['Play', 'Play and learning'],
  ],
];

/** What a sentence or phrase is about, by its words; undefined when none of the usual subjects is named. */
export function topicOfText(text: string, taken: ReadonlySet<string> = new Set()): TextTopic | undefined {
  for (const [pattern, topic, headers] of TOPICS) {
    if (taken.has(topic) || !pattern.test(text)) continue;
    // The heading must not say what the text starts with.
    const header = headers.find((one) => !text.toLowerCase().startsWith(one.toLowerCase())) ?? headers[0];
    if (header !== undefined) return { topic, header };
  }
  return undefined;
}
