import type { FactTopic } from './FactTopic.js';

const TOPICS: readonly (readonly [RegExp, FactTopic])[] = [
  [/^(?:brand|manufacturer|maker)(?: name)?$/iu, 'brand'],
  [/\b(?:part|model|mpn|sku|article|style|item) (?:number|no|name|code)\b|^(?:model|mpn|sku)\b/iu, 'model'],
  [/\b(?:material|fabric|composition|metal type|gemstone|stone type|lining|upper|sole)\b/iu, 'material'],
  [/\bcolou?rs?\b/iu, 'colour'],
  [
    /\b(?:sizes?|dimensions?|length|width|height|depth|diameter|thickness|weight|capacity|volume|wattage|voltage|power|thread count|circumference|resolution|frequency|battery capacity)\b/iu,
    'measure',
  ],
  [/^(?:quantity|pack(?: size)?|count|pieces|number of .+|quantity per pack|units?)$/iu, 'quantity'],
  [/\b(?:compatib\w*|fits|works with|for models?)\b/iu, 'compatibility'],
  [/\b(?:age|ages|age range|gender|audience|department|target)\b/iu, 'audience'],
  [/\b(?:certifi\w*|standards?|approval)\b/iu, 'certification'],
  [/\b(?:origin|made in|country)\b/iu, 'origin'],
  [/^(?:product |item )?type$|^item name$/iu, 'type'],
  [/^(?:scale|gauge)$/iu, 'scale'],
];

/** What a label such as "Fabric type" is about; `feature` when it is none of the known kinds. */
export function topicOfLabel(label: string): FactTopic {
  return TOPICS.find(([pattern]) => pattern.test(label))?.[1] ?? 'feature';
}
