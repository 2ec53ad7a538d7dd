const START =
  /^(?:home|home ?page|shop|store|all categories|startseite|accueil|inicio|início|todas las categorías|todas as categorias|strona główna|hem|hjem|ana ?sayfa|domů|úvod(?:ní (?:strana|stránka))?|domov|domovská stránka|acas[aă]|kezdőlap|főoldal|početna|naslovnica|naslovna|sākums|sākumlapa|avaleht|esileht|pradžia|pagrindinis|etusivu|koti|forside|startsida|αρχική|начало|главная(?: страница)?|головна|עמוד הבית|דף הבית|ראשי|الرئيسية|الصفحة الرئيسية|trang chủ|beranda|หน้าแรก|홈|首頁|首页|トップ(?:ページ)?|home page|ホーム|https?:.*)$/iu;

/** "Item # TA224626": what the shop calls the product by, at the end of its categories. */
const CODE =
  /^(?:item|article|art|artikel(?:nummer)?|style|model|product|sku|ref(?:erence)?|réf|code)\.?\s*(?:#:?|:|n[o°º]\.?:?|nr\.?:?|number:?|code:?|id:?)\s*[\p{L}\d-]*\d[\p{L}\d-]*$/iu;

/** The number of the shop that stands among the categories, without its label; undefined where none does. */
export const codeAmong = (crumbs: readonly string[]): string | undefined =>
  crumbs.find((crumb) => CODE.test(crumb))?.replace(/^.*[\s#:]/u, '');

/** What any page of a product is called. */
const THIS_PAGE =
  /^(?:product|item|article) (?:details?|page|info(?:rmation)?)$|^produktdetails?$|^détails? du produit$|^detalles? del producto$|^dettagli(?:o)? (?:del )?prodotto$|^productdetails?$|^detalhes do produto$/iu;

/** "← Prev", "Next →": the way to another product. */
const STEP =
  /^[<«‹←\s]*(?:prev(?:ious)?|next)(?: product)?[>»›→\s]*$|^(?:[<«‹←]\s*(?:back|zurück|retour|volver)|(?:zurück|weiter)\s*[>»›→])$/iu;

/** Whether a crumb is the shop itself: "Home", "Startseite". */
export const isStart = (crumb: string): boolean => START.test(crumb);

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** One of two names begins with the other: long names are cut. */
const isStartOf = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/** The label that a shop bought: "mugs" of "www.mugs.co.uk". */
function shopName(host: string): string {
  const labels = host.split('.');
  const isShared = labels.length > 2 && /^(?:com?|org|net|gen)$/u.test(labels.at(-2) ?? '');
  return labels.at(isShared ? -3 : -2) ?? '';
}

/** "Mugs.com" on www2.mugs.com. */
const isHost = (crumb: string, host: string): boolean =>
  crumb.includes('.') && `.${host}`.endsWith(`.${crumb.toLowerCase()}`);

/** Categories from the outermost: without the shop itself at the start, the product at the end, and what has no letters. */
export function tidyBreadcrumb(
  crumbs: readonly string[],
  { title, sku, mpn, shop, host }: Readonly<Record<'title' | 'sku' | 'mpn' | 'shop' | 'host', string>>,
): readonly string[] {
  const starts = new Set([folded(shopName(host)), folded(shop)].filter((name) => name !== ''));
  const name = folded(title);
  const isProduct = (crumb: string): boolean =>
    (name !== '' && (folded(crumb) === name || (crumb.length > 30 && isStartOf(folded(crumb), name)))) ||
    // "Mugs" is a category, whatever the maker's number is.
    [sku, mpn].some((code) => /\d/u.test(code) && code.length > 3 && folded(crumb).includes(folded(code)));
  return crumbs
    .filter((crumb) => /\p{L}/u.test(crumb) && !CODE.test(crumb) && !STEP.test(crumb) && !THIS_PAGE.test(crumb))
    .filter((crumb, at) => at > 0 || !(isStart(crumb) || starts.has(folded(crumb)) || isHost(crumb, host)))
    .filter((crumb, at, all) => at < all.length - 1 || !isProduct(crumb));
}
