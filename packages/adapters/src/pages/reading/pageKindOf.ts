import type { PageKind } from '@listwright/domain/products';
import { attributeOf, find, isElement, rawTextOf, shortText, textOf } from './PageTree.js';
import { isFramed } from './isFramed.js';
import type { PageSource } from './PageSource.js';

export interface KindOfPage {
  readonly kind: PageKind;
  readonly reason: string;
}

interface Look {
  readonly kind: PageKind;
  readonly reason: string;
  /** In the title, the address of a form or the first words that a reader sees. */
  readonly shows: RegExp;
  /** In a script of a short page: names of those who guard shops, and no words, which forms hold for later. */
  readonly runs?: RegExp;
}

/** Pages that shops and those who guard them send in place of the one asked for, by their own words. */
const LOOKS: readonly Look[] = [
  {
    kind: 'blocked',
    reason: 'The shop asks to type the characters of a picture: it takes us for a robot.',
    shows:
      /validateCaptcha|cvf_captcha|(?:Type|Enter) the (?:letters and numbers|characters) above|Solve this puzzle to protect your account|Type the characters you see|Enter the characters you see|Geben Sie die Zeichen|Saisissez les caractères|Introduce los caracteres|Inserisci i caratteri|画像に表示されている文字|Digite os caracteres/iu,
    runs: /opfcaptcha\.amazon/u,
  },
  {
    kind: 'blocked',
    reason: 'The shop asks to press a button before it goes on: it takes us for a robot.',
    shows:
      /Click the button below to continue shopping|Klicke auf die Schaltfläche unten, um (?:den Einkauf|mit dem)|Cliquez sur le bouton ci-dessous pour continuer|Haz clic en el botón de abajo para continuar|Fai clic sul pulsante (?:qui sotto|in basso)/iu,
  },
  {
    kind: 'blocked',
    reason: 'A robot check of the shop stands before the page.',
    shows:
      /Just a moment\.\.\.|Attention Required! \| Cloudflare|checking (?:if the site connection is secure|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human|are you (?:a )?(?:human|robot)|not a robot|robot or human|Pardon Our Interruption|Access to this page has been denied|unusual traffic|automated (?:access|requests|traffic)|discuss automated access|Request unsuccessful\. Incapsula|Human Verification|security check|bot (?:detection|check)|please complete the captcha|enable JavaScript and cookies to continue|DDoS protection by|Bestätige(?:, dass du|n Sie, dass Sie) ein Mensch|vérifi(?:er|ons|ez) que vous êtes (?:un )?humain|verifi(?:que|ca) que (?:usted es|eres) un ser humano|verifica di essere umano|(?:confirme|verifique) que você é humano|controleer of u een mens bent|potwierdź, że jesteś człowiekiem|[iİ]nsan olduğunuzu doğrulayın|人間であることを確認|(?:确认|验证)您是真人|slide to verify|Press & Hold/iu,
    runs: /cf-browser-verification|_cf_chl_opt|px-captcha|captcha-delivery\.com|_Incapsula_Resource\?[SC]WUDNSAI|awsWafCookieDomainList|gokuProps|\/_sec\/cp_challenge/iu,
  },
  {
    kind: 'blocked',
    reason: 'The shop refuses us the page.',
    shows:
      /Access Denied|403 Forbidden|^Forbidden\b|You don't have permission to access|you have been blocked|Error 1020|Zugriff verweigert|Accès refusé|Acceso denegado|Too Many Requests|error 429|^429\b/imu,
  },
  {
    kind: 'not_found',
    reason: 'The shop has no page at this address.',
    shows:
      /page (?:you (?:requested|are looking for|were looking for)[^.]{0,40} )?(?:was |is |could )?(?:not|n['’]t|no longer) (?:be )?(?:found|exist|available)|Page Not Found|404 (?:error|not found|-)|^404\b|not a functioning page|Looking for something\?|dogs of Amazon|Dokument nicht gefunden|Seite (?:wurde )?nicht gefunden|page (?:introuvable|non trouvée)|Documento no encontrado|Página no encontrada|Pagina non trovata|Pagina niet gevonden|(?:Sidan kunde inte|kunde inte sidan) hittas|Sidan hittades inte|Nie znaleziono strony|Página não encontrada|Sayfa bulunamadı|ページが見つかりません|we (?:could|can)(?:n['’]t| ?not) find (?:that|the|this|your) (?:page|product|item)|(?:product|item|listing) (?:was |could )?not (?:be )?found|(?:Produkt|Artikel) (?:wurde )?nicht gefunden|produit introuvable|producto no encontrado|prodotto non trovato|this (?:product|item|listing) (?:is no longer|does not|doesn['’]t)|n['’]existe (?:plus|pas)|existiert nicht|no existe|non esiste|bestaat niet|finns inte|nie istnieje|não existe|artık (?:mevcut|satışta) değil|больше не существует|не найдена?(?!\p{L})|存在しません|見つかりません(?:でした)?|页面不存在|已下架|(?:page|article) is missing|we looked everywhere|vous cherchez quelque chose|keine funktionierende seite/iu,
  },
  {
    kind: 'error',
    reason: 'The shop answered with an error.',
    shows:
      /Sorry! Something went wrong|500 (?:- )?Internal Server Error|Internal Server Error|502 Bad Gateway|Bad Gateway|503 (?:- )?Service|Service (?:Temporarily )?Unavailable|504 Gateway|Gateway Time-?out|An error occurred (?:while|when) processing|technical (?:difficulties|error)|under maintenance|be right back|Es tut uns leid! Etwas ist|Desculpe! Algo deu errado|Lo sentimos\b.{0,30}error|error 5\d\d|scheduled maintenance|problem loading this (?:website|page|store)|(?:shop|store|(?:web)?site|page) is (?:currently|temporarily) unavailable|not available in your (?:country|region|location|area)|Wartungs(?:arbeiten|modus)|wird gerade gewartet|(?:site|boutique) (?:est )?en maintenance|(?:sitio|web|tienda|página) (?:está )?en mantenimiento|(?:sito|negozio|pagina) (?:è )?in manutenzione|(?:site|loja|página) (?:está )?em manutenção|(?:site|website|winkel|pagina) (?:is |wordt )?in onderhoud|underhållsarbete|w trakcie konserwacji|przerwa techniczna|bakımdayız|bakım çalışması|site(?:miz)? (?:şu an(?:da)? )?bakımda(?!\p{L})|メンテナンス中/iu,
  },
  {
    kind: 'consent',
    reason: 'The shop asks for consent before it shows the page.',
    shows:
      /Before you continue to|Bevor Sie (?:fortfahren|zu)|Avant d['’]accéder|consent\.(?:google|yahoo|youtube)|We value your privacy|cookie (?:consent|preferences|settings)|accept (?:all )?cookies|Wir verwenden Cookies|age verification|are you (?:over|at least) (?:18|21)|(?:verify|confirm) your age|legal (?:drinking|smoking) age|Sind Sie (?:über|mindestens|schon) (?:16|18)|avez-vous (?:plus de|au moins) 18|eres mayor de (?:18|edad)|hai (?:più|almeno) (?:di )?18|ben je (?:18|ouder dan)/iu,
  },
];
const SIGN_IN =
  /^(?:amazon )?(?:sign[ -]?in|log[ -]?in|login|anmelden|identifiez-vous|connexion|iniciar sesión|accedi|inloggen|logga in|zaloguj|giriş yap|entrar|サインイン|ログイン)\b|(?:sign|log) in (?:to (?:continue|your account|view)|for the best)|please (?:sign|log) in/iu;

/** The button of those who ask, and what they ask about. */
const ACCEPT =
  /^(?:i )?(?:accept|agree|allow)(?: (?:all|and (?:close|continue)))*(?: cookies)?$|^(?:alles?|alle cookies)? ?(?:akzeptieren|zustimmen)(?: (?:und|&) .{1,20})?$|^(?:tout )?accepter(?: (?:tout|(?:et|&) .{1,20}))?$|^aceptar(?: (?:todo|todas|y .{1,20}))?$|^accetta(?: (?:tutto|tutti|e .{1,20}))?$|^(?:alles )?accepteren$|^(?:godkänn|acceptera|tillåt)(?: alla)?$|^(?:za)?akceptuj(?: wszystk\p{L}+)?$|^aceitar(?: (?:todos|tudo|e .{1,20}))?$|^(?:tümünü )?kabul et$|^(?:すべて)?(?:同意|許可)(?:する|します)?$|^同意$/iu;
const ASKED =
  /cookie|consent|einwillig|personenbezogen|personal data|données personnelles|datos personales|dati personali|persoonsgegevens|dados pessoais|personuppgifter|dane osobowe|kişisel veri|プライバシー|個人情報|隐私/iu;

/** A page with more to read than this has what was asked for, whatever else it says. */
const SHORT = 2500;
const FIRST_WORDS = 1500;
/** What a page with a list says before it: "This product is gone. You may like:". */
const BEFORE_LIST = 200;
const NOTHING = 160;
const MOST_CARDS = 200;

/** What a page without a product is, by what it shows first. `text`: all that a reader sees; `isList`: it shows cards of products. */
export function pageKindOf(source: PageSource, text: string, isList: boolean): KindOfPage {
  const { tree } = source;
  const title = textOf(tree.named('title')[0]);
  const heading = textOf(tree.named('h1')[0]);
  const allForms = tree.named('form');
  const forms = allForms.map((form) => attributeOf(form, 'action'));
  const isShort = text.length < SHORT;
  // Scripts hold the messages of other pages and of forms: "El usuario no existe", "Please verify that you are not a robot".
  const scripts =
    isShort && !isList
      ? [...tree.named('script'), ...tree.named('iframe')]
          .map((script) => attributeOf(script, 'src') + rawTextOf(script).slice(0, 4000))
          .join('\n')
      : '';
  const seen = [title, heading, ...forms, ...(isShort ? [text.slice(0, isList ? BEFORE_LIST : FIRST_WORDS)] : [])].join(
    '\n',
  );
  const passwords = tree.named('input').filter((input) => attributeOf(input, 'type') === 'password');
  const hasPassword = passwords.length > 0;
  // Menus hold a small form for those who have an account.
  const isAsked = passwords.some((input) => !isFramed(input));
  // What a page shows decides; guards have programs on the pages too that they let pass.
  const look =
    LOOKS.find(({ shows, kind }) => (kind === 'consent' ? isShort : true) && shows.test(seen)) ??
    LOOKS.find(({ runs }) => runs?.test(scripts) === true || (runs !== undefined && isGuard(tree, scripts)));
  // What scripts will show is seen in a browser only.
  const isScripted = tree.named('script').length > 0;
  const isUnseen = isScripted && text.length < NOTHING && !isList;
  if (look !== undefined && !(look.kind === 'consent' && hasPassword)) return { kind: look.kind, reason: look.reason };
  const isSignIn =
    SIGN_IN.test(title) ||
    SIGN_IN.test(heading) ||
    tree.byId('ap_email') !== undefined ||
    (isShort &&
      allForms.some((form) => /\/ap\/signin|\/login|\/signin/u.test(attributeOf(form, 'action')) && !isFramed(form)));
  if ((isSignIn && (hasPassword || isShort)) || (isAsked && isShort && !isList && !isUnseen))
    return { kind: 'sign_in', reason: 'The shop asks to sign in before it shows the page.' };
  if (isShort && !isList && !isUnseen && isConsentAsked(source, text))
    return { kind: 'consent', reason: 'The shop asks for consent before it shows the page.' };
  if (text.length < NOTHING && !isList) {
    return {
      kind: 'empty',
      reason: isScripted ? 'The page is empty until its scripts run in a browser.' : 'The page is empty.',
    };
  }
  if (isList || countOfCards(source) >= 4) return { kind: 'search', reason: 'The page lists several products.' };
  return { kind: 'empty', reason: 'The page shows no product.' };
}

/** Guards that have a program on each page: a page of nothing else is their check. */
const GUARDS = /kpsdk|__uzdbm_|_Incapsula_Resource/iu;
const isGuard = (tree: PageSource['tree'], scripts: string): boolean =>
  GUARDS.test(scripts) &&
  (tree.named('body')[0]?.children ?? []).every((child) => !isElement(child) || GUARD_PARTS.test(child.name));
const GUARD_PARTS = /^(?:script|noscript|iframe|style|link|meta)$/u;

const LONGEST_BUTTON = 60;

/** A short page that asks to accept its cookies, in any of these languages. */
const isConsentAsked = ({ tree }: PageSource, text: string): boolean =>
  ASKED.test(text) &&
  [...tree.named('button'), ...tree.named('a')].some((one) => ACCEPT.test(shortText(one, LONGEST_BUTTON)));

/** Links to products in a list, by data or by the names of their elements. */
const countOfCards = ({ tree }: PageSource): number =>
  tree
    .named('li')
    .concat(tree.named('article'), tree.named('div'))
    .filter((one) =>
      /(?:^|[\s_-])(?:product|result|grid)[-_]{0,2}(?:card|item|tile|cell)\b/iu.test(attributeOf(one, 'class')),
    )
    .slice(0, MOST_CARDS)
    .filter((one) => find(one, ({ name }) => name === 'a') !== undefined).length;
