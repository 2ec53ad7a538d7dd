import { stemOf } from '../../../products/index.js';

const UN =
  /^un(?=(?:assembled|bleached|coated|coloured|cooked|cut|dyed|filled|filtered|flavoured|fluoridated|framed|fused|glazed|ground|heated|insulated|laminated|lined|lit|opened|padded|painted|pasteurised|pasteurized|perfumed|pitted|polished|printed|refined|ribbed|roasted|salted|scented|sealed|shelled|smoked|stitched|stretched|folded|boxed|branded|finished|marked|packed|peeled|processed|seasoned|stained|toasted|trimmed|wrapped|zipped|mounted|loaded|inflated|stuffed|suited|suitable|sweetened|treated|used|varnished|washed|waxed)$)/u;
const LESS =
  /^(?:aerial|alarm|antenna|bag|battery|bezel|bone|brush|cable|capsule|card|collar|cord|crust|drum|fan|filter|flame|frame|fringe|gear|grain|handle|hood|key|lace|lid|lead|leather|leg|lining|meat|mirror|needle|nickel|odour|odor|oil|paper|plastic|pocket|rim|scent|seam|seed|skin|sleeve|smoke|solder|stalk|stem|strap|string|sugar|tank|thread|tool|touch|tube|tubes|wire|wick|yeast|zip)less$/u;

/** The stem that a word denies in itself: "unscented" denies a scent, "keyless" a key. */
export function deniedWithin(word: string): string | undefined {
  if (word.startsWith('un') && UN.test(word)) return stemOf(word.slice(2));
  return word.endsWith('less') && LESS.test(word) ? stemOf(word.slice(0, -4)) : undefined;
}
