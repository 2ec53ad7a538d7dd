import type { BestsellerRank } from '@listwright/domain/products';
import { gtinOf, parseCount } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import type { PageSource } from '../PageSource.js';

const TABLES = [
  'productOverview_feature_div',
  'poExpander',
  'prodDetails',
  'productDetails_techSpec_section_1',
  'productDetails_techSpec_section_2',
  'productDetails_detailBullets_sections1',
  'technicalSpecifications_feature_div',
  'tech',
] as const;
const LISTS = ['detailBullets_feature_div', 'detailBulletsWrapper_feature_div', 'productFactsDesktopExpander'] as const;
const MOST = 80;
const LONGEST_VALUE = 400;

/** Rows that are no specification: what buyers think and where it ranks. */
const NO_SPECIFICATION =
  /best ?sellers? rank|bestseller-rang|classement des meilleures|posizione nella classifica|clasificación en los más|売れ筋ランキング|plaats in bestsellerlijst|rangordning|ranking|en çok satanlar|mais vendidos|customer reviews|kundenrezensionen|kundenbewertung|moyenne des commentaires|recensioni dei clienti|opiniones|カスタマーレビュー|klantenrecensies|kundrecensioner|recenzje|müşteri yorumları|avaliações|ratings/iu;

/** The tables and lists of facts of the product, and what is named there: identifiers, sizes, ranks. */
export function amazonDetails(source: PageSource, findings: Findings): void {
  const rows = rowsOf(source);
  const specifications: Record<string, string> = {};
  for (const [name, value] of rows)
    if (!NO_SPECIFICATION.test(name) && specifications[name] === undefined) specifications[name] = value;
  findings.add('specifications', specifications, 'amazon', 'details', 'sure');
  for (const [field, names] of NAMED) {
    const row = rows.find(([name]) => names.test(name));
    if (row !== undefined)
      findings.add(
        field,
        field === 'gtin' ? firstGtin(row[1]) : row[1],
        'amazon',
        `details "${row[0]}"`,
        field === 'brand' ? 'likely' : 'sure',
      );
  }
  const ranks = distinct(rows.filter(([name]) => RANKED.test(name)).flatMap(([, value]) => ranksIn(value)));
  const shown = ranks.length > 0 ? ranks : ranksIn(textOf(source.tree.byId('SalesRank')));
  findings.add('bestseller_ranks', shown, 'amazon', 'details', 'sure');
  const [best] = shown;
  if (best !== undefined)
    findings.add(
      'bestseller_rank',
      `#${best.rank.toLocaleString('en')} in ${best.category}`,
      'amazon',
      'details',
      'sure',
    );
}

/** The same table stands in two places of some layouts. */
const distinct = (ranks: readonly BestsellerRank[]): readonly BestsellerRank[] => [
  ...new Map(ranks.map((one) => [`${one.rank} ${one.category}`, one])).values(),
];

const RANKED =
  /best ?sellers? rank|amazon bestseller|bestseller-rang|classement des meilleures|posizione nella classifica|clasificación en los más vendidos|売れ筋ランキング|plaats in bestsellerlijst|rangordning|ranking (?:bestseller|najlepiej)|en çok satanlar|mais vendidos|تصنيف الأفضل/iu;

type Named = 'brand' | 'dimensions' | 'weight' | 'model_number' | 'mpn' | 'gtin' | 'asin';
const NAMED: readonly (readonly [field: Named, names: RegExp])[] = [
  [
    'brand',
    /^(?:brand(?: name)?|marke|marque|marca|merk|varumärke|marka|ブランド(?:名)?|العلامة التجارية|nome da marca)$/iu,
  ],
  [
    'dimensions',
    /^(?:product|item|package)? ?dimensions|^(?:item )?dimensions l|(?:produkt|artikel|verpackungs)abmessungen|dimensions du (?:produit|colis)|dimensioni (?:prodotto|articolo|collo)|dimensiones del? (?:producto|paquete)|productafmetingen|produktmått|produktens mått|أبعاد المنتج|wymiary|ürün boyutları|dimensões do produto|商品の寸法|梱包サイズ/iu,
  ],
  [
    'weight',
    /^(?:item|product|net)? ?weight|^(?:artikel)?gewicht|poids (?:du produit|de l['’]article)|peso (?:del? )?(?:articolo|producto|artículo|do produto|prodotto)|artikelgewicht|vikt|waga|ağırlı[kğ]|وزن المنتج|商品の重量/iu,
  ],
  [
    'model_number',
    /^(?:item )?model (?:number|name)|^modellnummer|numéro (?:du modèle|de modèle)|numero (?:di )?modello|número de modelo|modelnummer|artikelmodellnummer|numer modelu|model numarası|número do modelo|メーカー型番|製造元リファレンス/iu,
  ],
  [
    'mpn',
    /^(?:manufacturer )?part number|^mpn|herstellerreferenz|référence (?:fabricant|constructeur)|número de pieza|部品番号/iu,
  ],
  ['gtin', /^(?:upc|ean|gtin|isbn-13|global trade identification number)/iu],
  ['asin', /^asin/iu],
];

/** "978-1849757096", or several with commas between them. */
const firstGtin = (text: string): string | null =>
  gtinOf(text) ??
  text
    .split(/[\s,;]+/u)
    .map(gtinOf)
    .find((gtin) => gtin !== null) ??
  null;

type Row = readonly [name: string, value: string];

function rowsOf({ tree }: PageSource): readonly Row[] {
  const rows: Row[] = [];
  const add = (name: string, value: string): void => {
    const label = clean(name);
    const text = clean(value);
    if (label !== '' && label.length <= 80 && text !== '' && rows.length < MOST) rows.push([label, text]);
  };
  for (const id of TABLES)
    for (const row of findAll(tree.byId(id), ({ name }) => name === 'tr')) {
      const [label, value] = row.children.filter(
        (cell): cell is PageElement => typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th'),
      );
      if (label !== undefined && value !== undefined) add(textOf(label), textOf(value).slice(0, LONGEST_VALUE));
    }
  for (const id of LISTS)
    for (const item of findAll(tree.byId(id), ({ name }) => name === 'li')) {
      const label = find(item, (one) => hasClass(one, 'a-text-bold'));
      if (label === undefined) continue;
      const whole = textOf(item);
      const name = textOf(label);
      add(name, whole.slice(whole.indexOf(name) + name.length, LONGEST_VALUE));
    }
  for (const fact of findAll(tree.byId('productFactsDesktopExpander'), (one) =>
    hasClass(one, 'product-facts-detail'),
  )) {
    const [label, value] = ['a-col-left', 'a-col-right'].map((side) => find(fact, (one) => hasClass(one, side)));
    if (label !== undefined && value !== undefined) add(textOf(label), textOf(value));
  }
  return rows;
}

const clean = (text: string): string =>
  text
    .replaceAll(/[\u200E\u200F\u202A-\u202E]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s:：]+/u, '')
    .replace(/[\s:：]+$/u, '');

/** "#14,402 in Kitchen", "Nr. 12.345 in Küche", "n°3 en Cuisine", "929,084 in Books"; "(See Top 100 in Kitchen)" is cut before. */
const REMARK =
  /\(\s?(?:See|Siehe|Voir|Ver|Visualizza|Bekijk|Visa|شاهد|Se |Zobacz|İlk|Conheça|Les)[^()]{0,200}\)|[(（][^()（）]{0,200}を見る[)）]/giu;
const RANK =
  /(?:#|Nr\.? ?|Nº ?|n[.°ºo]{1,2} ?|nr ?|No\. ?|(?<![\d.,\p{L}-]))(\d[\d.,\u00A0\u202F ]*) (?:in|en|dans|em|i|w|på|de|в|di|في)\s(?:les |la |los )?([^#|]{2,120}?)(?= ?[|#]|$| (?:Nr\.?|Nº|n[.°ºo]{1,2}|nr|No\.) ?\d| - (?:Nr|n)| \d[\d.,]* (?:in|en|dans|em|w|på|de) )/giu;
/** "Küche kategorisinde 1.234. sırada". */
const TURKISH = /(?:^|[)\s])([^()]{2,60}?) kategorisinde (\d[\d.]*)\. sırada/gu;
const JAPANESE = /([^\s|-][^-\d|]{1,60}?) ?- ?(\d[\d,]*)位|(\d[\d,]*)位 ?([^\s(（\d|][^(（\d|]{0,60})/gu;

function ranksIn(text: string): readonly BestsellerRank[] {
  const ranks: BestsellerRank[] = [];
  const plain = text.replaceAll(REMARK, ' | ');
  for (const [, figure = '', category = ''] of plain.matchAll(RANK)) add(figure, category);
  for (const [, category = '', figure = ''] of text.matchAll(TURKISH)) add(figure, category);
  if (ranks.length === 0)
    for (const [, before = '', first = '', second = '', after = ''] of plain.matchAll(JAPANESE))
      add(first === '' ? second : first, first === '' ? after : before);
  return ranks;

  function add(figure: string, category: string): void {
    const rank = parseCount(figure);
    const name = category.replace(/^\s*[(（][^()（）]*[)）]\s*/u, '').replace(/^[\s:：-]+|[\s:：-]+$/gu, '');
    if (rank !== null && rank > 0 && name !== '' && ranks.length < 10) ranks.push({ rank, category: name });
  }
}
