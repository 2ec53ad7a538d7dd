import { anyCase } from '../../../shared/index.js';

/**
 * Terms between a factory and its buyers: cartons and what they hold and weigh, customs codes, least orders, ports, days to
 * make them. A shopper who buys one piece must not read them as facts of it.
 */
const TRADE =
  /^[LT]\/T\b|\bT\/T \d|\bOEM\b.{0,24}\d+ ?(?:pcs|pieces|sets|units|prs|pairs)\b|\b(?:exw|l\/c at sight)\b|^no returns?\b|^\d+ days? (?:free )?(?:exchange|return|replacement)s?\b|^(?:free )?exchanges?\b(?! (?:the|filters?|every|after|it|them|cartridges?|batter|blades?|heads?|water)).{0,30}\b(?:days?|free|weeks?)\b|^(?:vat )?invoice\b(?= (?:with|included|provided|sent|available|for)\b|$)|^\d+[ -](?:nights?|days?) (?:home |free |risk[- ]free )?trial(?: period)?$|\bcannot take back\b|^returns? (?:(?:for|of) (?:\p{L}+ ){1,3})?(?:accepted |possible )?(?:within|in) \d+ days|^(?:master |outer |export |inner )?(?:ctn|carton)s?(?: (?:qty|quantity|size|dims?|dimensions?|weight|pack(?:ing|ed)?))?[:\s-]*\d|\b\d+ ?(?:pcs|pieces|pairs|prs|sets|units|boxes|ea)?\.? ?(?:\/|per|in a|in one|to a|each) ?(?:master |outer |export )?(?:ctn|carton)\b|(?:^|[\s,;])[GN]\.? ?W\.?[:\s]*\d|\bcbm\b|\bhs ?(?:code|no\b|tariff)|^hs \d{4}|\bmoq\b|^art(?:icle)?\.? ?no\b|\bbags? (?:per|\/) ?ctn\b|^fob\b(?! (?:watch|chain|key))|\b(?:lead|production) time\b|\b(?:oem|odm)\b.{0,12}\b(?:logo|orders?|service|welcome|available|accept(?:ed|able)?|possible)\b|\b(?:custom|private) (?:logo|label)\b.{0,12}\b(?:available|possible|welcome|moq)\b|\bloading port\b|\b(?:20|40) ?(?:gp|hq|ft container)\b/iu;

/** Labels of such terms. */
const TRADE_LABEL =
  /^(?:(?:master |outer |export |inner )?(?:cartons?|ctns?)(?: (?:size|qty|quantity|dims?|dimensions?|weight|pack(?:ing)?))?|g\.? ?w\.?|n\.? ?w\.?|hs|hs ?codes?|hs tariff|moq|min(?:imum)?\.? order(?: (?:qty|quantity))?|fob(?: (?:price|port))?|lead time|production time|delivery time|payment(?: terms)?|loading port|item (?:no|number|code)\.?|art(?:icle)?\.? (?:no|number)\.?|style (?:no|number|code)\.?|cbm)$/iu;

/** What a seller writes above or beside the notes, to the writer of the listing or the readers of the old one. */
const NOTE_TO_WRITER =
  /^[*#~_]*(?:old|previous) listing\b|\bcopy of (?:the|our|an) old\b|\b(?:please|pls) (?:tidy|freshen|update|refresh|polish)\b|<<$|^>>|\bin (?:the|our|my) old (?:photos?|pictures?|listing|text)\b|^stock is \p{L}+ing\b|\bwith orders? (?:over|of|above|from)\b|^poly ?bag\b|\bheader card\b|\btag us\b|\blove hearing\b|\bback for another\b|\b(?:from|of) (?:our|my|the) old (?:shop|listing|store|page)\b|\bplease (?:re-?write|re-?word|improve|shorten|fix this)\b|^(?:hello|hi|hey|dear)(?: (?:there|all|everyone|everybody|lovel\p{L}+|guys|folks|friends?|customers?|buyers?|shoppers?)\b|[,!.]|$)|^xx+o*$|^here (?:it|they|he|she) (?:is|are|goes?)$|^(?:back in stock|you asked)\b|^(?:supplier|factory|vendor)(?:['’]s)? (?:sheet|specs?|data)\b|^(?:pasted|copied) from\b|^(?:at last|as promised|finally)$|^so here\b|\bwe (?:wore|love|used?|wear|adore) (?:it|ours|them|this|these)\b|\bwould(?: not|n['’]t) swap\b|\bask us anything\b|\bwe answer\b/iu;
/** Headings of such a kind. */
const SHEET_LABEL =
  /^(?:claims|other stuff|(?:supplier|factory|vendor)(?:['’]s)? (?:sheet|specs?|data)|(?:pasted|copied) from|(?:old|previous) listing)\b/iu;

export const isNoteToWriter = anyCase(NOTE_TO_WRITER);
export const isSheetLabel = (label: string): boolean => SHEET_LABEL.test(label);
export const isTradeTerm = anyCase(TRADE);
export const isTradeLabel = (label: string): boolean => TRADE_LABEL.test(label.trim());
