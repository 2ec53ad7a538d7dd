import { attributeOf, shortText, type PageElement, type PageTree } from '../PageTree.js';
import { judgedOnce } from '../judgedOnce.js';
import { isWithin } from './cardsOf.js';

const BUY =
  /add to (?:(?:my |your |shopping )?(?:cart|bag|basket)|trolley)|buy (?:it )?now|in den (?:warenkorb|einkaufs(?:wagen|korb))|in die einkaufstasche|ajouter au (?:panier|sac)|acheter maintenant|j['’]achète|añadir (?:al carrito|a la (?:cesta|bolsa))|agregar (?:al? (?:carrito|carro)|a la bolsa)|comprar (?:ahora|agora)|aggiungi al(?:la)? (?:carrello|borsa|shopping bag)|in (?:mijn )?winkel(?:wagen|mand)|aan winkelmand|lägg i (?:varukorg|kundvagn)|læg i kurv|(?:legg|læg) i handle(?:kurv|vogn)|lisää (?:ostoskoriin|koriin)|lisa (?:ostu)?korvi|do koszyka|do košíku|do košíka|v košarico|u (?:košaricu|korpu)|kosárba|adaug[aă] [iî]n co[sș]|ielikt grozā|pievienot grozam|į krepšelį|στο καλάθι|sepete ekle|adicionar (?:ao carrinho|à sacola)|в корзину|у кошик|в кошик|в количката|себетке|купить|הוס(?:ף|פה) ל(?:סל|עגלה)|カートに入れる|カゴに入れる|買い物かご|購入手続き|加入购物车|加入購物車|放入購物車|立即(?:購買|购买)|馬上買|장바구니|구매하기|바로구매|(?:tambah(?:kan)?|masukkan) ke (?:keranjang|troli)|beli sekarang|thêm vào giỏ|mua ngay|หยิบใส่(?:ตะกร้า|รถเข็น)|เพิ่มลงตะกร้า|în coș|أضف إلى (?:السلة|عربة)/u;
/** Words that buy where they stand alone: behind them menus go on. */
const BUY_ALONE =
  /^(?:buy|order|comprar|acheter|kaufen|bestellen|acquista|kup|kúpiť|koupit|kupi|cump[aă]r[aă]|pirkt|pirkti|osta|köp|kjøp|køb|satın al|купи(?:ть|ти)?|αγορά|購入(?:する)?|購買|购买|구매|beli|naroči|objednat|objednať|rendelés|zamów|beställ|bestil|tilaa|telli|pasūtīt|užsakyti|comandă|παραγγελία|замовити|заказать|注文(?:する)?|訂購|주문(?:하기)?)$/u;

/** A link that says more leads to another page. */
const LONGEST_LINK = 80;
const LONGEST = 200;

const BUTTONS: ReadonlySet<string> = new Set(['button', 'input', 'a']);
// Small letters are compared several times as fast as letters of either kind.
const says = (text: string): boolean => {
  const small = text.toLowerCase();
  return small !== '' && (BUY.test(small) || (small.length <= LONGEST_WORD && BUY_ALONE.test(small)));
};
const LONGEST_WORD = 12;

/** A link to the cart itself, which may be called "Into the cart" too. */
const CART =
  /(?:^|\/)(?:shopping-?)?(?:cart|basket|bag|checkout|warenkorb|panier|carrito|carrello|winkelwagen|winkelmand|koszyk|kosik|cos|sepet|varukorg|kurv)(?:\.\w{2,5})?\/?$/iu;

/** Names that programs find the button by, whatever language it speaks. */
const NAMED =
  /(?:^|[\s_-])(?:add-?to-?(?:cart|bag|basket)|button-cart|btn-?cart|buy[-_]?(?:btn|button|now)|btn-?buy)(?:[\s_-]|$)/iu;
const isNamed = (element: PageElement): boolean =>
  /^(?:button|input)$/u.test(element.name) ||
  (element.name === 'a' && /^(?:#|javascript:|$)/iu.test(attributeOf(element, 'href')))
    ? ['id', 'name', 'class'].some((name) => NAMED.test(attributeOf(element, name)))
    : false;

const buys = judgedOnce((element) => (isSaid(element) || isNamed(element)) && !CART.test(attributeOf(element, 'href')));
const isSaid = (element: PageElement): boolean =>
  says(shortText(element, element.name === 'a' ? LONGEST_LINK : LONGEST)) || says(attributeOf(element, 'value'));

/** Parts that scripts make a button of: shops name them for it. */
const LIKE_BUTTONS = /(?:^|[\s_-])(?:btn|button|buy|add-?to-?(?:cart|bag|basket))/iu;
const isLikeButton = (element: PageElement): boolean =>
  attributeOf(element, 'role') === 'button' || LIKE_BUTTONS.test(attributeOf(element, 'class'));

/** Whether an element is a button that puts something into a cart. */
export const isBuyButton = (element: PageElement): boolean =>
  BUTTONS.has(element.name)
    ? buys(element)
    : (element.name === 'div' || element.name === 'span') && isLikeButton(element) && buys(element);

/** The buttons of a page that buy its product, what only looks like one where it has none; `cards` are of other products. */
export function buyButtons(tree: PageTree, cards: readonly PageElement[]): readonly PageElement[] {
  const buying = (names: readonly string[]): readonly PageElement[] =>
    names.flatMap((name) => tree.named(name)).filter((one) => isBuyButton(one) && !isWithin(one, cards));
  const buttons = buying([...BUTTONS]);
  return buttons.length > 0 ? buttons : buying(['div', 'span']);
}
