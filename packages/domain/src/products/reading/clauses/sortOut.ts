import { anyCase } from '../../../shared/index.js';
import type { UnusedReason } from '../../facts/UnusedInput.js';
import { withoutBracketText } from '../words/withoutBracketText.js';
import { isRemark, REMARK_WORDS } from './remark.js';
import { isNoteToWriter, isTradeLabel, isTradeTerm } from '../words/tradeTerms.js';

/** Why a clause of the input may not be stated in any listing, with a sentence for the seller. */
export interface SortedOut {
  readonly reason: UnusedReason;
  readonly note: string;
}

const PRICE =
  /^(?:sirf|only|just|keval) \d{2,6}$|(?:[₹$€£¥]\s?\d)|\bwas \d+(?:\.\d{2})?\b.{0,12}\b(?:now|today)\b|\b(?:rs\.?|inr|usd|eur|mrp|rrp|msrp)\s?\.?\s?[:=]?\s?\d|(?<!\+)\b\d[\d,.]*\s?(?:\/-(?!\d)|rupees?|rupaye|dollars?|bucks|€|₹|\$|£|usd|inr|eur)(?!\p{L})|\b(?:offer|sale|selling|deal|special) price\b|^price\b|\bmrp\b|@ ?(?:rs|inr|₹)? ?\d{2,}(?! ?(?:hz|lm|lumens?|c|f|fps|k|w|v|rpm|°|bar|psi|\d*p)\b)(?![\d°])|\b(?:wholesale|dealer|supplier|retail|trade|factory)\b.{0,12}\b(?:price|rate|cost)\b|(?<!(?:refresh|frame|flow|heart|data|bit|sampling|burn|fire|interest|pulse|birth|speed) )\brate \d|\blowest price\b|\bgst\b(?! ?(?:no|number|in\b))|\b(?:all|plus|incl\.?|inclusive of|including|extra) tax(?:es)?\b|\binclusive of all taxes\b|\bnet \d{2,6} only\b|\bcheap(?:est)? price\b|\bcheap\b|\b(?:versand(?:kosten)?|porto|lieferkosten|livraison|frais de port|env[ií]o|spedizione|verzendkosten|frakt|wysyłka|shipping|postage|delivery)\s?(?:costs?|charges?|fees?)?\s?:?\s\d+[.,]\d{2}(?!\d)/iu;
const CONTACT =
  /^(?:call|ring|phone|text|sms|dm|ping|message)\s(?:(?:us|me|now|on|at)\s)*[\d+(]|\bfor (?:wholesale|resale|bulk (?:orders?|prices?|rates?))\b|\b(?:call|whatsapp|telegram|phone|tel|contact|dm|sms|mail|e-?mail)\b.{0,24}\d{5}|(?<![\d.])(?:\+\d{1,3}[\s-]?\d{4,5}[\s-]?\d{5,6}|(?<!(?:oem|isbn|replaces|part|model|ref|reference|ean|upc|asin|sku|mpn|number|no|code|item)[.:#]? ?(?:no\.? ?|number )?)[6-9]\d{4}[\s-]?\d{5}|0\d{2,4}[\s-]\d{6,8}|0\d{2,4}[\s-]\d{3,4}[\s-]\d{4}|1800[\s-]\d{3}[\s-]?\d{3,4}|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})(?![\d-])|\b[\w.+-]+@[\w-]+\.\w+|\b(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+\.(?:com|in|co\.in|net|org|de|co\.uk|shop|store)\b|\b\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z][A-Z\d]\b|\bgst(?:in)? ?(?:no|number)\b|\b(?:wechat|weixin|viber|skype|line id|qq|telegram|whatsapp|kik)\b:? ?@?[\w.-]*\d[\w.-]*|\b(?:(?:on|via|our|by) (?:whatsapp|instagram|facebook|telegram|insta)|^(?:whatsapp|instagram|facebook|telegram|insta)\b(?! (?:portal|app))|follow us|visit our|contact us|call us|dm us|bulk order|bulk enquir)/iu;
const PROMOTION =
  /\b(?:safest|toughest|finest|greatest|fastest|strongest|smartest|quietest|lightest|softest)\b.{0,30}\b(?:market|world|amazon|country|ever|available|out there|around|you can (?:buy|find|get))\b|\bswitch(?:ed|ing)? to (?:us|our)\b|\bcustomers of \p{L}|\b\d\.\d ?\/ ?5\b(?! ?ghz)|\b\d(?:\.\d)? out of 5\b|\b\d\.\d[- ]stars?\b|\b(?:moms|mums|mothers|customers|buyers|users|people|everyone|parents) (?:(?:at|in|on) .{1,20} )?(?:rate|love|rave|swear|trust|choose|prefer)s?\b|\branked? (?:no\.? ?|number |#)?\d+ (?:in|on|at|of)\b|\bbetter (?:\p{L}+ )?than\b|\b\p{L}{3,}est\b.{0,24}\bever\b|\b(?:exchange|return|refund)s? (?:na|nahi|nahin)\b|\b(?:we )?(?:beat|match) (?:all|every|other|any)\b.{0,20}\bprices?\b|^(?:(?:shipping|delivery|dispatch(?:ed)?)\b.{0,20}?|ships? (?:in |within |out in |next )?)\d+ ?(?:(?:-|to) ?\d+ ?)?(?:business |working )?(?:days?|hours?|hrs?|weeks?)\b|\bfast ship(?:ping)?\b|^(?:can )?collect(?:ion)? (?:from|in|only|at)\b|\b(?:free (?:shipping|delivery|gift|home delivery|returns?)|(?:shipping|delivery|postage|p&p) (?:is )?free|local (?:pick[- ]?up|collection)|pick[- ]?up (?:only|from)|shop .{2,40} (?:at|on) (?:walmart|amazon|ebay|etsy|target)|live better|(?:simple|quick|prompt) delivery|cash on delivery|cod (?:available|accepted)|(?:with|on|by) cod\b|^cod$|buy \d+ get|b[o0]go|\d+\s?% (?:off|discount|cashback)|flat \d+ ?(?:%|off|rs|discount)|discount|few (?:left|remaining)|last (?:few|pieces?)|only \d+ left|(?:cuts?|saves?|reduces?|halves?|slash(?:es)?)\b.{0,30}\b(?:bills?|electricity costs?)|hot sale|best ?seller|best ?selling|(?<!\b(?:resists?|withstands?|protects?|lasts?|holds?|works?)\b.{0,30})limited (?:time|stock|offer)|hurry|order (?:now|today|fast)|shop now|buy now|today only|great deal|clearance (?:sale|price|stock)|new arrival|number one|no\.? ?1|top rated|best (?:quality|price|product|gift|choice)|high quality|premium quality|super quality|top quality|100 ?% (?:satisfaction|genuine|original|guaranteed)|satisfaction guarantee|money back|must have|lead time|dispatch(?:ed)? (?:in|within)|ships? (?:in|within) \d+ ?(?:days?|hours?|hrs|weeks?|working|business)|delivery (?:in|within|\d)|damaged in transit|(?<!\b(?:missing|lost) \p{L}+ (?:are |is |will be )?)(?:replaced|refunded|exchanged) (?:if|when|within) |(?<!\bonly )(?:if|when) reported within|emi (?:available|options?)|no cost emi|moq|fob (?:price|china|port|shenzhen|ningbo|shanghai|guangzhou|qingdao|xiamen|tianjin|yantian|hong kong|taiwan|mumbai|nhava sheva|mundra|chennai|karachi|chittagong|haiphong|ho chi minh|busan|jakarta|istanbul)|exw|ctn (?:qty|quantity)|carton (?:qty|quantity|size)|(?:pcs|pieces|pairs|sets|units)? ?(?:\/|per) ?(?:ctn|carton)|(?:ctn|carton):? (?:size )?\d|hs (?:code )?\d{4}|export carton|no hassle|in stock|stock available|fast delivery|easy returns?|returns? (?:in |within )?\d+ days?|\d+ days? returns?|5 ?stars?)\b/iu;

const MARKUP =
  /<\/?(?:script|img|iframe|svg|style|object|embed|link|meta)\b|\bon(?:error|click|load|mouseover|focus)\s?=|\bjavascript:|\b(?:alert|eval|fetch)\(/iu;
const INSTRUCTION =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|other)?\s?(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\byou are now\b|\bact as (?:a|an)\b|\b(?:as an ai|language model)\b|\bassistant:|\bwrite that (?:it|this)\b/iu;
const HEALTH =
  /\b(?:skin|breast|lung) cancer\b|\bprotects?\b.{0,20}\b100 ?%|\bfda[- ](?:approved|cleared|approval)\b|\b(?:theek|thik|teek) (?:kar|ho)|\bimmunity\b.{0,12}\b(?:badha|badhe|boost|strong)|\b(?:hair ?fall|baal? (?:girna|jhadna)|ganjapan|dandruff|rusi|daane|muhase|pimples?|jhuriy)\b.{0,24}\b(?:band|khatam|gayab|door|dur|ilaj|theek|thik)\b|\b(?:skin whitening|whitens? (?:the |your )?skin|increases? (?:the |your )?height\b|removes? .{1,30}\bpermanently)|\bprevents?\b.{1,30}\b100 ?%|\bprevents? (?:hip dysplasia|concussions?|head injur(?:y|ies)|choking|suffocation|drowning|sids|accidents?|injur(?:y|ies)|infections?|diseases?|illness(?:es)?)\b|\b(?:acidity|kabz|qabz|pachan|digestion|hazma)\b.{0,20}\b(?:door|dur|theek|thik|khatam|kam)\b|\b(?:dengue|malaria|chikungunya|bursitis|sciatica|arthritis|premenstrual|sugar patients?|fat deposit(?:s|ion)?)\b|\bweight[- ]loss\b(?! (?:tracker|app|journal|chart))|\b(?:cures?|heals?) (?!in\b|(?:(?:uv|soft|most|all|both|regular) )?(?:gels?|resins?|polish|glues?|adhesives?|epoxy|paints?|varnish|lacquers?|acrylics?|concrete|meats?|ham|bacon)\b|(?:small |minor )?(?:tears?|rips?|holes?|cracks?|leaks?)|itself|under\b|with\b|at\b|time)\p{L}|\bcured of\b|\bbuilds? muscles?\b|\bdiabetic[- ]friendly\b|(?<!\b(?:not|unsuitable) (?:suitable |meant |intended |made )?)\bfor diabetics\b|\b(?:doctors?|physician|dermatologist)s?[- ](?:recommended|approved)\b|(?<!\b(?:oily|dry|normal|sensitive|combination|curly|straight|damaged|coloured|colored|all|har|baby|long|short) (?:type )?)\b(?:heart|dil|dimag|brain|liver|kidney|sugar|skin|hair|pet|digestion|immunity) ke liye\b/iu;

/** What speaks of the sale and the seller: terms, apologies, instructions to a bidder. */
const SELLER_TALK =
  /\b(?:thank (?:you|u)|thanks (?:for|in advance)|(?:kind(?:ly)?|your) understanding|hope you (?:can )?understand|welcome to (?:my|our) (?:shop|store)|business hours|once (?:you|your) (?:order|purchase)|quality problems?|(?:pictures?|photos?|images?) (?:may|might|does|do) not (?:fully |accurately )?(?:reflect|show|represent)|actual (?:colou?r|item|product)s? (?:of (?:the|this) (?:item|product) )?(?:may|might)|before bidding|needs? to be (?:exchanged|returned)|return the (?:item|original)|(?:in|on) (?:the |an|my |our )?other listings?|see (?:my|our) other|give it a try|i made (?:that|this) up|(?:please |pls )?(?:do not|don['’]t) (?:print|publish|mention|quote) (?:this|that|it)|(?:please|pls) (?:do not|don['’]t) (?:print|publish|mention|include|write)|all rights reserved|copyright|trademark(?:s|ed)?|registered brand|exclusively sold|our customers|infringement|endorsement|(?:only )?authori[sz]ed (?:seller|dealer|reseller)|(?<!\b(?:check|measure|compare)\b.{0,60})before you (?:bid|buy|order|purchase)|dear (?:customers?|buyers?|friends?)|customer (?:service|satisfaction)|positive feedback|if you (?:have|are not|receive|find) .{0,40}(?:questions?|problems?|satisfied|damaged|contact)|we (?:ship|will (?:reply|ship|send|refund|solve|do our best))|receive it in|(?:pls|please|kindly) (?:allow|make sure|contact|understand|feel free|be advised|leave)|(?:slight|little|small|some) (?:color |colour |size )?(?:deviation|difference|error)s?\b.{0,40}(?:measur|monitor|light|screen|manual|color|colour|photo|allow)|manual measurement|(?:computer|different) (?:monitors?|screens?|displays?)|monitor settings?|(?:warm|friendly|wash) tips?:?$|due to (?:the |different |a |manual )?(?:\p{L}+ ){0,3}(?:light(?:ing|s)?|monitors?|screens?|displays?|shooting|manual|photograph\p{L}*|measurements?)|for reference only|(?:cannot|can['’]?t|not) be (?:held )?responsible|not responsible for|colou?rs?(?: of the item)? (?:may|might|will) be (?:a little |slightly )?(?:lighter|darker|different)|(?:slight|little|small) differences?|help you solve|check the (?:measurement|size) chart|allow .{0,24}(?:differences?|deviations?|errors?)|deviations? in|(?:refer to|follow|check|see) (?:the |our )?(?:size|sizing|measurement)s? ?(?:charts?|images?|guides?|pictures?|tables?)|write (?:to )?us(?= (?:in|within|at|for|if|and|with)\b|$)|(?:email|message) us(?= (?:in|within|at|for|if|and|with)\b|$)|other accessories (?:are )?(?:not included|excluded)|(?:please )?refer to the (?:size image|specifications?|pictures?|photos?|images?)|ships? from an? (?:international|overseas)|(?:expected|estimated) (?:delivery|shipping)|have a (?:nice|good|great) day|measurement methods|allowable (?:range|error)|colou?rs? (?:may|might) have (?:an? |some )?(?:little |slight |bit )?differen\p{L}+|no questions? asked|stand behind (?:our|the) products?|what you(?:['’]re| are| get)? paid for)\b/iu;

/** Brands of others behind a mask or as a model: "Ray*Ban", "first copy". */
const IMITATION = /\p{L}\*\p{L}|\b(?:first|master|mirror) copy\b|\b(?:look ?-?alike|dupe|knock ?-?off)\b/iu;

/** Labels of what concerns the seller and not the product. */
const SELLERS_LABEL =
  /^(?:suppliers?|vendors?|distributors?|sold by|seller|contact|phone|mobile|whatsapp|e-?mail|website|gst|gstin|gst no)$/iu;

/** Labels of the shop, the parcel and the page: what stands under them is no fact of the product. */
const SHOP_LABEL =
  /^(?:launch date|date first available|condition|item condition|tips?|warm tips?|kind(?:ly)? (?:notes?|reminder)|retail price|list price|upc|number of packages?|package (?:dimensions?|weight|size)|parcel (?:size|weight)|shipping (?:weight|dimensions?)|image credit|artist credit|sku|asin|item id|product id|returns?(?: policy)?|refunds?|exchanges?(?: of \p{L}+)?|size exchange|vat invoice|shipping|dispatch(?: time)?|postage)$/iu;

/** What any of the patterns needs, as plain words: most clauses have none of it, and nothing else is asked of them. */
const SIGNS =
  /\d\.\d ?\/ ?5|[<=(@*₹$€£¥]|\+\d|\d{5}|\d{3}\)?[\s.-]\d{3}|\/-|javascript:|https?:|www\.|\.(?:com|in|co|net|org|de|shop|store)\b/iu;
const WORDS =
  /\b(?:cancer|protects? |fda[- ]|sirf \d|only \d|just \d|keval \d|ranked? |better |\p{L}+est |switch|customers of|moms |mums |mothers |customers |buyers |users |people |everyone |parents |exchange|refund|out of 5|stars?|theek|thik|teek|immunity|hair ?fall|girna|jhadna|ganjapan|dandruff|rusi|daane|muhase|pimple|jhuriy|beat (?:all|any)|for (?:wholesale|resale|bulk)|prevents? |was \d|whiten|increases? (?:the |your )?height|permanently|few (?:left|rem)|last (?:few|piece)|only \d+ left|bills?|electricity cost|acidity|kabz|qabz|pachan|digestion|hazma|versand|porto|lieferkosten|livraison|frais de|env[ií]o|spedizione|verzend|frakt|wysyłka|thank|understanding|hope you|welcome to|business hours|once you|quality problem|pictures? |photos? |images? |actual |bidding|exchanged|returned|return the|other listing|see my|see our|give it a|made th|do not p|do not m|do not q|don['’]t p|don['’]t m|don['’]t q|wechat|weixin|viber|skype|line id|qq|kik|collect|local |pick|shop |live better|postage|shipping|(?:simple|quick|prompt) del|look ?-?alike|dupe|knock ?-?off|(?:first|master|mirror) copy|returns? |ignore|disregard|forget|system prompt|you are now|act as|as an ai|language model|assistant:|write that|rs|inr|usd|eur|mrp|rrp|msrp|rupee|rupaye|dollar|bucks|price|rate\b|cost\b|cheap|whatsapp|insta|facebook|telegram|follow us|visit our|contact us|call us|dm us|bulk |free |cash on|cod\b|buy |b[o0]go|flat |discount|hot sale|best|limited |hurry|damaged|replaced|refunded|exchanged|reported|order |shop now|today only|great deal|clearance |new arrival|number one|no\.? ?1|top (?:rated|quality)|high quality|premium quality|super quality|satisfaction|money back|must have|lead time|dispatch|ships? |delivery|moq|\/ ?ctn|hs \d{4}|fob (?:price|china|port|shenzhen|ningbo|shanghai|guangzhou|qingdao|xiamen|tianjin|yantian|hong kong|taiwan|mumbai|nhava sheva|mundra|chennai|karachi|chittagong|haiphong|ho chi minh|busan|jakarta|istanbul)|exw|ctn |carton|hs \d|hs code|no hassle|in stock|stock available|gst|emi |no cost|net \d|tax|easy return|days? return|5 ?star|cure|heal|builds? muscle|dengue|malaria|chikungunya|bursitis|sciatica|arthritis|premenstrual|sugar patient|fat deposit|weight|all rights|copyright|trademark|registered b|exclusively|our cust|infringement|endorsement|(?:only )?authori[sz]ed|before you|write (?:to )?us|email us|message us|dear |customer|positive feedback|if you|we (?:ship|will)|receive it|pls |please |kindly |slight|due to |reference only|responsible|colou?rs? |help you|check the |allow |deviation|refer to|follow|see |accessories|questions? asked|have a|estimated|methods|allowable|stand behind|paid for|little|small|some |manual measure|computer|different|monitor|warm tip|friendly tip|wash tip|diabetic|doctor|physician|dermatologist|ke liye)|\d ?(?:rs|inr|usd|eur|mrp|rupee|dollar|bucks|% )|% /u;

const isInstruction = anyCase(INSTRUCTION);
const namesPrice = anyCase(PRICE);
const namesContact = anyCase(CONTACT);
const promotes = anyCase(PROMOTION);
const isOfSale = anyCase(SELLER_TALK);
const claimsHealth = anyCase(HEALTH);

const REMARKS = new RegExp(`\\b(?:${REMARK_WORDS})`, 'u');

/** "N.W.: 1.1 lb" on a sheet without cartons is what one piece weighs, and so is "1.4 kg with battery" on any. */
export const isNetWeightOfOne = (label: string, text: string, notes: string): boolean =>
  /^n\.? ?w\.?$/iu.test(label.trim()) &&
  (/\bwith(?:out)? /iu.test(text) || !/\b(?:ctns?|cartons?|g\.? ?w\b|gross)/iu.test(notes));

/** A clause that its label makes a contact of the seller: "Supplier: Raju Toys". */
export const sortOutLabel = (label: string): SortedOut | undefined =>
  SELLERS_LABEL.test(label)
    ? { reason: 'contact', note: 'Contact details and links are not allowed in a listing.' }
    : SHOP_LABEL.test(label) || isTradeLabel(label)
      ? { reason: 'promotion', note: 'This speaks of the shop or the parcel, not of the product.' }
      : undefined;

/** "Hi gardeners". */
const GREETING =
  /^(?:hi|hello|hey|dear)(?:,? (?:there|all|everyone|everybody|folks|friends?|\p{L}{3,}(?:ers|ors|ists|fans|lovers|parents))){0,2}(?: from (?:our|my|the|us)(?: \p{L}+){0,4})?[!.,]?$/iu;

/** Prices, contacts and promotion; undefined for a clause that may be stated. The rules of the marketplace judge the rest. */
export function sortOut(clause: string, brand = ''): SortedOut | undefined {
  const text = brand === '' || !clause.includes(brand) ? clause : clause.replaceAll(brand, ' ');
  const small = text.toLowerCase();
  if (REMARKS.test(small) && isRemark(withoutBracketText(text)))
    return {
      reason: 'not_understood',
      note: 'This reads as a remark to yourself or to the writer. Say what holds, or leave it out.',
    };
  if (GREETING.test(text.trim()))
    return { reason: 'not_understood', note: 'This greets the reader and says nothing of the product.' };
  if (isNoteToWriter(text.trim()))
    return {
      reason: 'not_understood',
      note: 'This reads as a remark to the writer or the reader, not as a fact of the product.',
    };
  if (isTradeTerm(text))
    return { reason: 'promotion', note: 'This is a term of the trade, not a fact for the buyer of one piece.' };
  if (!WORDS.test(small) && !SIGNS.test(text)) return undefined;
  if (MARKUP.test(text))
    return { reason: 'not_understood', note: 'This is markup or a piece of a program, not a fact of the product.' };
  if (isInstruction(text))
    return {
      reason: 'not_understood',
      note: 'This reads as an instruction to a program, not as a fact of the product.',
    };
  if (namesPrice(text))
    return {
      reason: 'price',
      note: 'Prices change and belong in the price field; marketplaces remove listings that state them.',
    };
  if (namesContact(text)) return { reason: 'contact', note: 'Contact details and links are not allowed in a listing.' };
  if (promotes(text))
    return {
      reason: 'promotion',
      note: 'Offers, shipping terms and praise that cannot be verified are not allowed in a listing.',
    };
  if (isOfSale(text))
    return { reason: 'promotion', note: 'This speaks of the sale or the seller, not of the product.' };
  if (IMITATION.test(text))
    return { reason: 'banned_claim', note: "Marketplaces remove listings that trade on another maker's brand." };
  if (claimsHealth(text))
    return { reason: 'banned_claim', note: 'Marketplaces do not allow statements that a product cures or treats.' };
  return undefined;
}
