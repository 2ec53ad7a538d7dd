import { BASE_VERBS, baseOfThirdPerson } from '../../../../products/index.js';
import { wordSet } from '../../../../shared/index.js';

/** Whether a word is a verb, or looks like a form of one. */
export const isVerb = (word: string): boolean =>
  BASE_VERBS.has(word) || baseOfThirdPerson(word) !== undefined || /(?:ing|ed|ly|able|ible)$/u.test(word);

/** A size, a place or an amount names nothing that a buyer would look for. */
const VAGUE = wordSet(
  'right|left|thick|thin|long|short|tall|wide|high|low|deep|big|large|small|little|quick|slow|hidden|normal|straight|enough|time|times|item|items|series|version|given|overall|total|limit|extreme|maximum|minimum|excluded|included|extra|whole|half|same|different|several|side|sides|back|front|top|bottom|middle|upper|lower|inside|outside|piece|pieces|request|picture|pictures|please|others?|buyer|order|model|page|part|parts|turn|lift|chip|fully|dropped|assembled|changed|turned|pressed|measured|used|tested|loosened|reached|clicks|driven|gets|makes|looks|raw|cast|pale|hard|heavier|lighter|fine|loose|damp|heavy|medium|wet|ok|tips?|levels?|holes?|knock|spare|keys?|years?|months?|days?|maximum|half|moon|manual|leaflet|booklet|guide|card|care|languages?|instructions?|screws?|hex|allen|pin|pins|patterns?|notes?|strike|repeat|unpolished|left|inside|max|min|hrc|gsm|psi|rpm|dpi|single|continuous|unique|stays?|read|reads?|force|biggest|smallest|plain|arrows|winds?|feet|foot|class|calculates|flattens|thicknesses|packets?|packing|birth|core|digits|prints?|runs?|damage|breakage|drop|drops|dropped|water|air|channel|rust|dust|adult|adults|children|persons?|people|english|french|german|spanish|chinese|japanese|tennessee|slightly|hear|falls|swells?|past|good|always|new|already|cut|ground|hazard|normal|gap|raised|strip|profile|marks|most|least|more|sorry|odour|odor|claws?|scissors|burst|since|company|beep|auto|chin|shoulder|sharp|react|sent|rolled|thumb|flashes|phillips|nose|underside',
);

/** Whether a word names nothing that a buyer would look for. */
export const isVague = (word: string): boolean => VAGUE.has(word);
