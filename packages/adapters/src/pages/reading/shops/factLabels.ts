/** What shops write before a value that a reader sees, in the languages of their buyers. */
export const LABELS = {
  brand:
    /^(?:brand(?: name)?|marke|hersteller|marque|fabricant|marca|fabricante|merk|merke|mærke|marka|märke|varumärke|varemerke|manufacturer|vendor|producent|produsent|fabrikant|produttore|výrobce|výrobca|značka|gyártó|márka|produc[aă]tor|gamintojas|prekės ženklas|ražotājs|zīmols|tootja|kaubamärk|bränd|valmistaja|(?:tuote)?merkki|proizvođač|robna marka|brend|proizvajalec|blagovna znamka|κατασκευαστής|μάρκα|üretici|бренд|производител[ья]|торговая марка|виробник|торгова марка|марка|מותג|יצרן|ブランド(?:名)?|メーカー(?:名)?|品牌|廠牌|브랜드|제조사|thương hiệu|merek|แบรนด์|ยี่ห้อ|العلامة التجارية|الماركة)$/iu,
  sku: /^(?:sku|product (?:code|number|id)|item (?:code|number|no\.?|#)|(?:artikel|produkt|bestell)-?(?:nummer|nr\.?)|art\.? ?-?nr\.?|référence|réf\.?|ref\.?|referencia|referência|codice(?: prodotto| articolo)?|artikelnummer|style (?:code|number)|kód(?: (?:produktu|tovaru|zboží|výrobku))?|objednac[ií] (?:kód|číslo)|objednávkové číslo|kod(?: produktu| towaru)?|nr (?:ref\.?|kat(?:alogowy|\.)|produktu)|indeks|cikkszám|termékkód|cod (?:produs|articol)|cód(?:igo|\.)?(?: d[eo] produto| del producto)?|prekės kodas|produkta kods|preces kods|tootekood|tuote(?:koodi|numero)|varenr\.?|varenummer|artikkelnummer|šifra(?: (?:artikla|proizvoda|izdelka))?|kataloški broj|κωδικός(?: προϊόντος)?|ürün kodu|stok kodu|артикул|код(?: (?:товара|товару|продукта))?|מק["״]ט|קוד (?:מוצר|פריט)|商品(?:コード|番号|編號|编号|货号)|品番|型號|상품(?:번호|코드)|mã (?:sản phẩm|sp|hàng)|kode produk|รหัสสินค้า|رمز المنتج)$/iu,
  gtin: /^(?:upc|ean|gtin|isbn|jan|barcode|(?:(?:kod|kód|код|código|codice|code|cod) )?(?:ean|isbn|gtin)(?:[- ]?(?:code|kód|kod|koodi|nummer|nr\.?|\d*))?|gtin[- ]?\d*|jan ?コード|штрих-?код|vonalkód|čiarový kód|čárový kód)$/iu,
  mpn: /^(?:mpn|part (?:number|no\.?)|(?:manufacturer|mfr)(?:['’]?s)? part (?:number|no\.?)|herstellernummer|produktové číslo|kód výrobc[eu]|kod producenta|référence fabricant|codice produttore)$/iu,
  availability:
    /^(?:availability|stock(?: status)?|verfügbarkeit|lieferbarkeit|disponibilité|disponibilidad|disponibilità|disponibilidade|disponibilitate|beschikbaarheid|dostępność|dostupnos[tť]|tillgänglighet|tilgængelighed|lagerstatus|elérhetőség|saatavuus|saadavus|pieejamība|prieinamumas|razpoložljivost|zaloga|διαθεσιμότητα|stok durumu|наличие|наявність|доступность|מלאי|在庫(?:状況)?|庫存(?:狀態)?|库存|재고|tình trạng|ketersediaan)$/iu,
  weight:
    /^(?:(?:item |product |net )?weight|(?:artikel|produkt|netto)?gewicht|poids(?: net)?|peso(?: net[to]o| líquido)?|(?:vara )?vikt|vægt|waga(?: netto)?|ağırlık|(?:本体)?(?:重量|重さ))$/iu,
  dimensions:
    /^(?:(?:overall |item |product |assembled product )?dimensions?|(?:produkt)?abmessungen|maße|dimensions du produit|dimensiones|medidas|dimensioni|misure|(?:product)?afmetingen|mått|dimensões|wymiary|boyutlar|(?:商品)?(?:サイズ|寸法))(?: \(.{1,20}\))?$/iu,
  model_number: /^(?:model(?: (?:number|no\.?|#))?|modell(?:nummer)?|modèle|modelo|modello|型番)$/iu,
  warranty:
    /^(?:(?:manufacturer )?warranty|garantie|(?:hersteller)?garantie|garantía|garanzia|garantia|garanti|gwarancja|保証(?:期間)?)$/iu,
} as const;

/** "Item # 418295", "Nr ref. 82514129", "EAN 4006381333931": a label and its number without a colon between them. */
const NUMBERED =
  /^(?<label>\p{L}[\p{L} .'’-]{1,24}?)\s*(?<sign>#|n[°º]\.?|nr\.?|no\.?)?\s*(?<value>(?=[\p{L}\d./-]*\d)[\p{L}\d][\p{L}\d./-]*)$/iu;

/** The label and the number of a text that holds nothing else, where the label is one of a number; undefined of other texts. */
export function numbered(text: string): readonly [label: string, value: string] | undefined {
  const { label = '', sign = '', value = '' } = NUMBERED.exec(text)?.groups ?? {};
  if (value === '') return undefined;
  const names = [`${label} ${sign}`, label].map((name) => name.trim());
  const name = names.find((one) => [LABELS.sku, LABELS.gtin, LABELS.mpn].some((known) => known.test(one)));
  return name === undefined ? undefined : [name, value];
}
