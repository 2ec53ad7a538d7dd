const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['dice', 'die'],
  ['feet', 'foot'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'person'],
  ['scissors', 'scissors'],
  ['glasses', 'glass'],
  ['axes', 'axe'],
  ['halves', 'half'],
  ['scarves', 'scarf'],
  ['loaves', 'loaf'],
  ['pcs', 'pc'],
  ['accessories', 'accessory'],
  ['series', 'series'],
  ['buses', 'bus'],
  ['trousers', 'trousers'],
  ['binoculars', 'binoculars'],
]);

/** The singular of an English noun in lower case, by rule; good enough to compare "wagons" with "wagon". */
export function singularOf(noun: string): string {
  const irregular = IRREGULAR.get(noun);
  if (irregular !== undefined) return irregular;
  if (noun.length < 4 || /(?:ss|us|is)$/u.test(noun)) return noun;
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/u.test(noun)) return noun.slice(0, -2);
  return noun.endsWith('s') ? noun.slice(0, -1) : noun;
}
