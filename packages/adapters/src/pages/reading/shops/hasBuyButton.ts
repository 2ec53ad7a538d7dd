import { attributeOf, shortText, type PageElement, type PageTree } from '../PageTree.js';
import { judgedOnce } from '../judgedOnce.js';
import { isWithin } from './cardsOf.js';

const BUY =
  /add to (?:cart|bag|basket|trolley)|buy now|in den (?:warenkorb|einkaufswagen)|ajouter au panier|acheter maintenant|añadir (?:al carrito|a la cesta)|agregar al carrito|comprar (?:ahora|agora)|aggiungi al carrello|in winkelwagen|(?:aan|in) winkelmand|lägg i (?:varukorg|kundvagn)|læg i kurv|(?:legg|læg) i handle(?:kurv|vogn)|lisää (?:ostoskoriin|koriin)|do koszyka|do košíku|do košíka|kosárba|adaug[aă] [iî]n co[sș]|sepete ekle|adicionar ao carrinho|в корзину|у кошик|купить|カートに入れる|買い物かご|加入购物车|加入購物車|장바구니|(?:tambah(?:kan)?|masukkan) ke (?:keranjang|troli)|beli sekarang|thêm vào giỏ|หยิบใส่(?:ตะกร้า|รถเข็น)|เพิ่มลงตะกร้า|pridať do košíka|dodaj u košaricu|в кошик|în coș|أضف إلى (?:السلة|عربة)/u;

/** A link that says more leads to another page. */
const LONGEST = 200;

const BUTTONS: ReadonlySet<string> = new Set(['button', 'input', 'a']);
// Small letters are compared several times as fast as letters of either kind.
const says = (text: string): boolean => text !== '' && BUY.test(text.toLowerCase());

const buys = judgedOnce((element) => says(shortText(element, LONGEST)) || says(attributeOf(element, 'value')));

/** Whether an element is a button that puts something into a cart. */
export const isBuyButton = (element: PageElement): boolean => BUTTONS.has(element.name) && buys(element);

/** Whether a page has a button to buy its product; `cards` are of other products. */
export const hasBuyButton = (tree: PageTree, cards: readonly PageElement[]): boolean =>
  [...tree.named('button'), ...tree.named('input'), ...tree.named('a')].some(
    (one) => isBuyButton(one) && !isWithin(one, cards),
  );
