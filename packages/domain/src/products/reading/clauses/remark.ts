/**
 * Remarks of sellers to themselves or to the writer: doubts, orders, corrections in passing. "Don't write certified", "i think",
 * "hmm no wait", "supplier says". What is said in one is not sure, or is not of the product.
 */
const REMARK =
  /\b(?:(?:do ?n['’o]?t|do not|never|please|pls|just|maybe|better|leave it,?) (?:write(?! (?:on|with|in)\b| \p{L}+ (?:on|with|in)\b)|say|mention|claim|state)|(?:write|say|mention) (?:this|that|it|so|about|clearly|not)\b|(?:i|we) (?:think|guess|believe|suppose|reckon|forgot|counted|measured|asked|can(?:['’]?t|not) prove|did ?n['’]?t pay|did not pay|do ?n['’]?t know|am not sure)|i['’]?m not sure|not sure (?:if|about|whether)|(?:do ?n['’]?t|do not) ask|let me (?:check|count|see|think)|hmm+|umm+|^(?:lol|haha)|(?:lol|haha)(?=[^\p{L}]*\p{L})|oops|ok(?:ay)? so|no,? (?:wait(?! time| list)|sorry)|wait,? (?:no|that)|sorry,? (?:no|i|that)|(?<=\d ?\p{L}{0,4} )i mean|scrap that|double[- ]check|to be confirmed|(?:asked|checked with) (?:the )?(?:factory|supplier|manufacturer)|(?:supplier|factory|manufacturer|box|website|label|photo|sheet|listing) (?:says|said|claims|told|shows)|(?:so|i['’]?d|i would|just) go with|(?:is|that['’]?s|wrong,?) (?:wrong|ignore)|ignore (?:that|this|it)|maybe leave|leave (?:it|that|this) out(?! (?:of|in|to|for|over))|people keep|(?:customers?|buyers?|people|ppl) (?:say|said|tell|told|complain|put|ask)|(?:hubby|husband|wife|boss|lawyer|brother|sister|son|daughter|mum|mom|dad|friend|bhai) (?:says?|said|wants?|told)|(?:pls|please|plz) (?:make (?:it |this )?clear|say|write|mention)|ok say|(?:mat|nahi) (?:likhna|dalna|daalna)|(?:likhna|dalna|daalna) mat|hata dena|bas info|last time return|a few things (?:customers|people|buyers) ask|customers ask|this listing)\b/iu;

/** What each remark holds, for a quick look. */
export const REMARK_WORDS =
  'write|mention|claim|state|say|said|told|tell|complain|hubby|wants|make clear|likhna|dalna|daalna|hata|bas info|last time|customers ask|ppl|this listing|ask|think|guess|believe|suppose|reckon|forgot|counted|measured|asked?|check|prove|pay|know|not sure|let me|hmm|umm|lol|haha|oops|ok so|okay so|wait|sorry|mean|scrap|shows|go with|wrong|ignore|confirmed|maybe|leave|people keep';

export const isRemark = (text: string): boolean => REMARK.test(text);
