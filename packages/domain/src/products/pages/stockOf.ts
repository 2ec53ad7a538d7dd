/** Values of schema.org's ItemAvailability, with or without the address before them. */
const STATES: Readonly<Record<string, boolean>> = {
  instock: true,
  onlineonly: true,
  instoreonly: true,
  limitedavailability: true,
  backorder: false,
  preorder: false,
  presale: false,
  madetoorder: true,
  reserved: false,
  outofstock: false,
  soldout: false,
  discontinued: false,
  oos: false,
  available: true,
  unavailable: false,
};

const OUT =
  /out of stock|sold[ -]?out|(?:currently|temporarily|now) (?:unavailable|out)|not (?:currently )?available|unavailable|no longer available|discontinued|nicht (?:auf lager|verfügbar|lieferbar|vorrätig|am lager)|ausverkauft|derzeit nicht|vergriffen|en rupture|rupture de stock|épuisé|(?:actuellement|momentanément|temporairement)? ?indisponible|plus disponible|agotado|sin stock|sin existencias|no disponible|fuera de stock|esaurito|non disponibile|non (?:è )?(?:al momento )?disponibile|niet (?:op voorraad|beschikbaar|leverbaar|verkrijgbaar)|(?:momenteel|tijdelijk) niet|otillgänglig|uitverkocht|slutsåld|slut i lager|ej i lager|inte i lager|(?:för närvarande|tillfälligt) (?:inte|slut)|obecnie niedostępn|niedostępn|brak w magazynie|wyprzedan|esgotado|indisponível|não disponível|fora de estoque|stokta yok|tükendi|mevcut değil|نفذ|غير متوفر|غير متاح|在庫切れ|現在在庫切れ|在庫なし|お取り扱いできません|品切れ|缺货|售罄|udsolgt|ikke på lager|utsolgt|loppuunmyyty|нет в наличии|немає в наявності|vyprodáno|vypredané|elfogyott|stoc epuizat|ni na zalogi|nije (?:dostupn|na (?:stanju|zalihi))|rasprodan|nav (?:pieejams|noliktavā)|izpārdots|išparduota|läbi müüdud|nedostupn[éýá]|nie je (?:skladom|dostupn)|недоступен|отсутству|распродан|закончил|אזל(?: מה)?מלאי|אזל|לא במלאי|缺貨|補貨中|完售|已售完|sem stock|sin unidades|stok habis|habis terjual|hết hàng|สินค้าหมด|품절/iu;
const IN =
  /in stock|in-stock|(?:only|just) \d+ left|left in stock|add to (?:cart|basket|bag)|available (?:now|to ship|for|from)|^available|usually (?:ships|dispatched)|ships (?:within|in)|ready to ship|auf lager|vorrätig|lieferbar|sofort verfügbar|verfügbar|nur noch \d+|en stock|disponible|il ne reste plus que|quedan? \d+|disponibilità|disponibile|op voorraad|beschikbaar|leverbaar|i lager|på lager|w magazynie|dostępn|em estoque|disponível|stokta|mevcut|متوفر|متاح|在庫あり|残り\d+|有货|現貨|varastossa|в наличии|є в наявності|skladem|skladom|raktáron|készleten|în stoc|stok tersedia|còn hàng|재고 있음|na (?:zalogi|zalihi|stanju|skladě|skladištu|sklade)|ir (?:noliktavā|pieejams)|pieejams|yra sandėlyje|laos(?!\p{L})|saadaval|saatavilla|на складе|есть в наличии|במלאי|庫存|可購買|em stock|pronta entrega|subito disponibil|immediatamente disponibil|în stoc|disponibil/iu;
/** A template that holds both until a script hides one. */
const BOTH = /in stock[\s/|]*(?:out of stock|sold out)|out of stock[\s/|]*in stock(?! soon)/iu;
/** What turns "in stock" into its opposite, with a few words between: "nicht mehr lieferbar", "no está disponible". */
const NOT =
  /(?:^|[^\p{L}])(?:not|no|never|nicht|keine?|pas|plus|hors|non|niet|inte|ej|ikke|ei|nincs|není|nie|nie je|não|sem|sin|nu|fără|нет|не|немає|tidak|không)(?:\s+[\p{L}'’]+){0,3}\s*$/iu;
const LONGEST_BEFORE = 60;

/** Whether a text says that the product can be bought now: the words of a shop or a value of schema.org. Null where it says neither. */
export function stockOf(text: string): boolean | null {
  const state = text
    .trim()
    .replace(/^.*schema\.org\//iu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '');
  const known = STATES[state];
  if (known !== undefined) return known;
  if (BOTH.test(text)) return null;
  if (OUT.test(text)) return false;
  const shown = IN.exec(text);
  if (shown === null) return null;
  return !NOT.test(text.slice(Math.max(0, shown.index - LONGEST_BEFORE), shown.index));
}
