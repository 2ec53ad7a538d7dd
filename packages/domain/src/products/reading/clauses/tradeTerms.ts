/**
 * Terms between a factory and its buyers: cartons and what they hold and weigh, customs codes, least orders, ports, days to
 * make them. A shopper who buys one piece must not read them as facts of it.
 */
const TRADE =
  /^returns? (?:(?:for|of) (?:\p{L}+ ){1,3})?(?:accepted |possible )?(?:within|in) \d+ days|^(?:master |outer |export |inner )?(?:ctn|carton)s?(?: (?:qty|quantity|size|dims?|dimensions?|weight|pack(?:ing|ed)?))?[:\s-]*\d|\b\d+ ?(?:pcs|pieces|pairs|prs|sets|units|boxes|ea)?\.? ?(?:\/|per|in a|in one|to a|each) ?(?:master |outer |export )?(?:ctn|carton)\b|(?:^|[\s,;])[GN]\.? ?W\.?[:\s]*\d|\bcbm\b|\bhs ?(?:code|no\b|tariff)|^hs \d{4}|\bmoq\b|^fob\b(?! (?:watch|chain|key))|\b(?:lead|production) time\b|\b(?:oem|odm)\b.{0,12}\b(?:logo|orders?|service|welcome|available|accept(?:ed|able)?|possible)\b|\b(?:custom|private) (?:logo|label)\b.{0,12}\b(?:available|possible|welcome|moq)\b|\bloading port\b|\b(?:20|40) ?(?:gp|hq|ft container)\b/iu;

/** Labels of such terms. */
const TRADE_LABEL =
  /^(?:(?:master |outer |export |inner )?(?:cartons?|ctns?)(?: (?:size|qty|quantity|dims?|dimensions?|weight|pack(?:ing)?))?|g\.? ?w\.?|n\.? ?w\.?|hs|hs ?codes?|hs tariff|moq|min(?:imum)?\.? order(?: (?:qty|quantity))?|fob(?: (?:price|port))?|lead time|production time|delivery time|payment(?: terms)?|loading port|port|item (?:no|number|code)\.?|art(?:icle)?\.? (?:no|number)\.?|style (?:no|number|code)\.?|cbm)$/iu;

export const isTradeTerm = (clause: string): boolean => TRADE.test(clause);
export const isTradeLabel = (label: string): boolean => TRADE_LABEL.test(label.trim());
