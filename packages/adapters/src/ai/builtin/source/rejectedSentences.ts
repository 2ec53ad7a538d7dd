/**
 * Sentences of a seller's description that say nothing about the product, or nothing a listing may say. Each group has
 * its reason; a sentence that matches one is left out whole.
 */
export const rejectedSentences: readonly RegExp[] = [
  // Talk of the seller and to the buyer.
  /\b(?:we|our|ours|us|we're|we'll|i|my|me|customers?|sellers?|store|shop(?:ping)?|feedback|reviews?|rating|contact|e-?mail|message|inquir\w+|enquir\w+|question)\b/iu,
  /^(?:please|kindly|note|notes|attention|warning:|disclaimer|welcome|hello|hi|dear|thank|buy|order|shop|click|hurry|don't|do not (?:hesitate|miss|forget)|add (?:this|the|it|to)|get yours?|grab|check out|visit|scroll|see (?:the|our|size)|refer|tip:|tips:|ps\b|n\.?b\.?)\b/iu,
  /\b(?:add to cart|buy now|order now|scroll up|click here|limited time|while stocks? last|what are you waiting)\b/iu,
  // Prices, shipping, guarantees, returns.
  /(?:[$£€]\s?\d|\d\s?(?:usd|gbp|eur)\b)|\b(?:price[sd]?|discount\w*|sale|promo\w*|coupon|free (?:shipping|deliver(?:y|s|ed)|gift)|shipping|ships|deliver(?:y|s|ed)|dispatch\w*|refund\w*|returns?|money[- ]back|guarante\w*|warrant\w*|satisf\w*|in stock|out of stock|wholesale|retail)\b/iu,
  // Ways to reach someone.
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+|\b\w+\.(?:com|net|org|co\.uk|in)\b|\+?\d[\d\s().-]{8,}\d(?!\s?(?:mm|cm|in))/iu,
  // Superlatives of the market place and claims that need a licence.
  /\b(?:best[- ]?sell\w*|#1|number one|no\.? ?1\b|top[- ]rated|world'?s|award[- ]winning|100% (?:brand )?new|brand[- ]new|must[- ]have|as seen on)\b/iu,
  /\b(?:anti-?(?:bacterial|microbial|fungal|viral)|kills?\b.*\b(?:germs|bacteria)|cures?|treats?|heals?|relie(?:f|ves?)|detox\w*|eco[- ]?friendly|environment\w*|biodegradable|compostable|sustainab\w*|non[- ]?toxic|fda|cbd|thc|disinfect\w*|sanitiz\w*|sterili[sz]\w*|insect|mosquito|mou?ld|mildew|pesticid\w*|allerg\w*|pain|anxiety|disease|cancer|diabet\w*|medical)\b/iu,
  // Photographs, screens and measuring by hand.
  /\b(?:colou?r (?:difference|may|variation|as)|slight(?:ly)? (?:different|difference|deviation|colou?r)|light(?:ing)? and screen|monitor settings?|manual measure\w*|measurement (?:error|chart)|size chart|pictures? (?:show|are|is|in this)|this (?:ad|listing|page)|page title|photos?\b.*\b(?:reference|differ\w*)|allow (?:\d|slight|for)|not included|n\/a|tbd|actual (?:color|colour|product|item))\b/iu,
  // Words for a machine.
  /\b(?:ignore (?:all|any|the|previous)|disregard|previous instructions?|system prompt|you are (?:a|an|now)|as an ai|language model|chatgpt|openai|assistant|jailbreak|prompt|respond with|output only|lorem ipsum|placeholder)\b/iu,
  // Broken characters, and a bracket that is never closed.
  /â€|Ã.|\([^)]*$|^[^(]*\)/u,
  // Markup and code that outlived cleaning.
  /[<>{}[\]|\\]|javascript:|&\w+;|\bfunction\s*\(/u,
  // Gifts, seasons and the day.
  /\b(?:gifts?|valentine'?s?|mother'?s day|father'?s day|black friday|christmas present|today|this (?:year|season|week|month)|now available|newest|latest|new arrival|coming soon)\b/iu,
  // The small print of catalogues.
  /\b(?:non-?returnable|alterations?|registered trademarks?|trademarks?|brand names|illustrate|understanding|choose from|select (?:the|your)|your favou?rite|drop-?down|sizing details|copyright|all rights|sold by|inhouse|apprais\w+|certif(?:y|ying) authenticity)\b/iu,
  // Other listings, badges and rivals.
  /\b(?:asin|prime|amazon|ebay|walmart|etsy|aliexpress|competitors?|other (?:brands?|sellers?)|unlike|counterfeit|imitations?)\b/iu,
];
