import { asinOf, parseCount, parseRating, type PageVariation, type SimilarProduct } from '@listwright/domain/products';
import type { Findings } from '../Findings.js';
import { mainHeading } from '../mainHeading.js';
import { attributeOf, find, findAll, hasClass, textOf, type PageElement } from '../PageTree.js';
import { absolute, type PageSource } from '../PageSource.js';
import { seenText } from '../seenText.js';
import { amazonDetails } from './amazonDetails.js';
import { amazonImages } from './amazonImages.js';
import { amazonOffer } from './amazonOffer.js';
import { amazonPrice } from './amazonPrice.js';
import { amazonSellers } from './amazonSellers.js';

const TITLES = ['productTitle', 'ebooksProductTitle', 'title'];
const MOST_BULLETS = 20;
const SHOWN_SIMILAR = 6;

/** The page of one product on any Amazon shop. */
export function amazonProduct(source: PageSource, findings: Findings): void {
  const { tree } = source;
  for (const id of TITLES) findings.add('title', textOf(tree.byId(id)), 'amazon', `#${id}`, 'sure');
  // Albums of music have a heading of their own.
  if (tree.byId('averageCustomerReviews') !== undefined)
    findings.add('title', seenText(mainHeading(tree)), 'amazon', 'h1', 'likely');
  findings.add('asin', asinIn(source), 'amazon', '#ASIN', 'sure');
  findings.add('brand', brandIn(tree.byId('bylineInfo') ?? tree.byId('brand')), 'amazon', '#bylineInfo', 'sure');
  ratingsOf(source, findings);
  const crumbs = findAll(tree.byId('wayfinding-breadcrumbs_feature_div'), ({ name }) => name === 'a')
    .map(textOf)
    .filter((text) => text !== '' && !BACK.test(text));
  findings.add('breadcrumb', crumbs, 'amazon', '#wayfinding-breadcrumbs_feature_div', 'sure');
  findings.add('bullet_points', bulletsOf(source), 'amazon', '#feature-bullets', 'sure');
  const description = textOf(tree.byId('productDescription') ?? tree.byId('bookDescription_feature_div'));
  findings.add('description', description.slice(0, 5000), 'amazon', '#productDescription', 'sure');
  const bought = textOf(tree.byId('social-proofing-faceout-title-tk_bought'));
  findings.add('bought_past_month', boughtIn(bought), 'amazon', '#social-proofing-faceout-title-tk_bought', 'sure');
  amazonPrice(source, findings);
  amazonOffer(source, findings);
  amazonSellers(source, findings);
  amazonImages(source, findings);
  amazonDetails(source, findings);
  findings.add('variations', variationsOf(source), 'amazon', '#twister', 'likely');
  findings.add('review_highlights', highlightsOf(source), 'amazon', '#product-summary', 'likely');
  findings.add(
    'similar_products',
    similarOf(source, findings.get('asin') ?? null),
    'amazon',
    '.a-carousel-card',
    'likely',
  );
}

/** "Back to results" is no category. */
const BACK = /^(?:[‹<«]|back to|zurück zu|retour|volver|torna|terug|tillbaka|wróć)/iu;

/** "1K+ bought in past month", "Mehr als 500 Mal im letzten Monat gekauft", "過去1か月で50点以上購入されました". */
function boughtIn(text: string): string | undefined {
  const shown = /\d[\d.,]*\s?(?:K|M|mil|tsd)?\+/iu.exec(text)?.[0];
  const said =
    /(?:mehr als|plus de|più di|oltre|más de|meer dan|mer än|ponad|mais de) (\d[\d.,]*(?:\s?(?:K|mil|tsd\.?|tys\.?)(?!\p{L}))?)|(\d[\d,]*)点以上/iu.exec(
      text,
    );
  return shown ?? (said === null ? undefined : `${said[1] ?? said[2]}+`);
}

function asinIn({ tree, url }: PageSource): string | null {
  const own = attributeOf(tree.byId('ASIN'), 'value') || attributeOf(tree.byId('asin'), 'value');
  if (/^[A-Z0-9]{10}$/u.test(own)) return own;
  const linked = tree.named('link').find((link) => attributeOf(link, 'rel') === 'canonical');
  return asinOf(attributeOf(linked, 'href')) ?? asinOf(url?.href ?? '');
}

const STORE: readonly RegExp[] = [
  /^visit the (.+?) store$/iu,
  /^visit (.+?) store$/iu,
  /^besuche(?:n sie)? den (.+?)[- ]store$/iu,
  /^visiter la boutique (.+)$/iu,
  /^visita (?:la )?(?:tienda|store) de (.+)$/iu,
  /^visita lo store (?:di )?(.+)$/iu,
  /^(?:bezoek de )(.+?)[- ](?:store|winkel)$/iu,
  /^besök (.+?)[- ]?butiken$/iu,
  /^odwiedź sklep (.+)$/iu,
  /^(.+?)(?:['’]\p{L}+)? (?:store['’]?\p{L}*|mağazasını) ziyaret edin$/iu,
  /^visite a loja (.+)$/iu,
  /^(.+?)のストアを表示$/u,
  /^تفضل بزيارة متجر (.+)$/u,
  /^(?:brand|marke|marque|marca|merk|varumärke|marka|ブランド|العلامة التجارية)\s*[:：]\s*(.+)$/iu,
];

/** A maker by its line under the title; the authors of a book stand there too and are none. */
function brandIn(line: PageElement | undefined): string {
  if (line === undefined || find(line, (one) => hasClass(one, 'author')) !== undefined) return '';
  const text = textOf(line);
  for (const shape of STORE) {
    const name = shape.exec(text)?.[1];
    if (name !== undefined) return name.trim();
  }
  // Older layouts show the name alone, as a link.
  return line.name === 'a' && text.length <= 50 ? text.replace(/^by\s+/iu, '') : '';
}

function ratingsOf({ tree }: PageSource, findings: Findings): void {
  const own = tree.byId('averageCustomerReviews') ?? tree.byId('averageCustomerReviews_feature_div');
  const popover = tree.byId('acrPopover');
  const shown = attributeOf(popover, 'title') || textOf(find(own, (one) => hasClass(one, 'a-icon-alt')));
  const rating = parseRating(shown);
  if (rating !== null) {
    findings.add('rating', rating.value, 'amazon', '#acrPopover', 'sure');
    findings.add('best_rating', rating.best, 'amazon', '#acrPopover', 'sure');
  }
  // Pages for telephones: "(201)" in the link to the reviews.
  const counted = /\(([^()]+)\)/u.exec(textOf(tree.byId('acrCustomerReviewLink')))?.[1] ?? '';
  const count = parseCount(textOf(tree.byId('acrCustomerReviewText')) || counted);
  if (count !== null && rating !== null)
    for (const field of ['rating_count', 'review_count'] as const)
      findings.add(field, count, 'amazon', '#acrCustomerReviewText', 'sure');
}

const FITMENT =
  /^(?:make sure this fits|this fits your|enter your model number|show more|see more|› see more|mehr anzeigen|inserisci il (?:tuo )?(?:numero di )?modello|saisissez (?:le )?(?:numéro de )?modèle|modellnummer eingeben|introduce (?:el|tu) (?:número de )?modelo)/iu;

function bulletsOf({ tree }: PageSource): readonly string[] {
  const block =
    tree.byId('feature-bullets') ?? tree.byId('productFactsDesktopExpander') ?? tree.byId('featurebullets_feature_div');
  return (
    findAll(
      block,
      (one) =>
        one.name === 'li' &&
        !hasClass(one, 'aok-hidden') &&
        one.attribute('id') !== 'replacementPartsFitmentBullet' &&
        find(one, ({ name }) => name === 'li') === undefined,
    )
      .map(textOf)
      // Some pages write their list twice.
      .filter((text, at, all) => text !== '' && !FITMENT.test(text) && all.indexOf(text) === at)
      .slice(0, MOST_BULLETS)
  );
}

function variationsOf({ tree }: PageSource): readonly PageVariation[] {
  return [...tree.idsFrom('variation_'), ...tree.idsFrom('inline-twister-row-')].flatMap((row) => {
    const label = textOf(find(row, (one) => hasClass(one, 'a-form-label') || hasClass(one, 'dimension-text')));
    const id = row.attribute('id') ?? '';
    const name =
      label.split(/[:：]/u)[0]?.trim() || id.replace(/^(?:variation_|inline-twister-row-)/u, '').replaceAll('_', ' ');
    const values = findAll(row, (one) => one.name === 'li' || (one.name === 'option' && !isPrompt(one)))
      .map(choiceIn)
      .filter((text) => text !== '' && !/^select$/iu.test(text));
    return values.length > 0 ? [{ name, values: [...new Set(values)].slice(0, 60) }] : [];
  });
}

/** "Select" of a list. */
const isPrompt = (option: PageElement): boolean => ['', '-1'].includes(attributeOf(option, 'value'));

/** What titles ask for around a choice: "Click to select Blue", "Klicken Sie auf 500 ml, um auszuwählen". */
const ASKS =
  /^(?:click to select|klicken sie auf|cliquez (?:pour|ici pour) sélectionner|haz clic para (?:seleccionar|elegir)|fai clic per selezionare|klik om|klicka för att välja|kliknij,? aby wybrać|clique para selecionar|انقر لاختيار)\s*|,? (?:um auszuwählen|te selecteren)$|\s?(?:をクリックして選択|['’]?\p{L}{0,3} seçmek için tıkla(?:yın)?)$/giu;

/** A choice by the text or picture that its title names, else by the title. */
function choiceIn(element: PageElement): string {
  const title = attributeOf(element, 'title');
  const image = attributeOf(
    find(element, ({ name }) => name === 'img'),
    'alt',
  );
  const shown = [textOf(element), image].find((text) => text !== '' && title.includes(text));
  if (shown !== undefined) return shown;
  return title.replaceAll(ASKS, '') || image || (element.name === 'option' ? textOf(element) : '');
}

const highlightsOf = ({ tree }: PageSource): readonly string[] => {
  const summary = textOf(
    find(tree.byId('product-summary') ?? tree.byId('cr-product-insights-cards'), ({ name }) => name === 'p'),
  );
  return summary === '' ? [] : [summary.slice(0, 1000)];
};

function similarOf(source: PageSource, own: string | null): readonly SimilarProduct[] {
  const found = new Map<string, SimilarProduct>();
  for (const card of source.tree.named('li')) {
    if (found.size >= SHOWN_SIMILAR) break;
    if (!hasClass(card, 'a-carousel-card')) continue;
    const link = find(card, (one) => one.name === 'a' && asinOf(attributeOf(one, 'href')) !== null);
    const asin = asinOf(attributeOf(link, 'href'));
    const image = find(card, ({ name }) => name === 'img');
    const title = attributeOf(image, 'alt') || attributeOf(link, 'title') || textOf(link);
    const address = absolute(attributeOf(link, 'href'), source);
    if (asin === null || asin === own || title === '' || address === null || found.has(asin)) continue;
    found.set(asin, { title: title.slice(0, 300), url: new URL(`/dp/${asin}`, address).href, asin });
  }
  return [...found.values()];
}
