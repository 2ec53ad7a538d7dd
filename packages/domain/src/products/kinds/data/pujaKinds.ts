import type { Kind } from '../Kind.js';
import { puja } from './frames.js';

export const pujaKinds: readonly Kind[] = [
  puja.kind('diya', {
    also: 'diyas | deepak | deepam | deep | deya',
    alike: 'samai | kuthu vilakku | oil lamp | diya set',
    neutral: 'oil | ghee | wick | flame | lamp',
    search:
      'diyas | deepak | deepam | puja lamp | deep | pooja diya | vilakku | prayer lamp | aarti diya | indian lamp | mandir lamp',
  }),
  ...puja.family('agarbatti', {
    also: 'incense sticks | incense stick | incense | agarbathi | agarbatti sticks | räucherstäbchen | encens | incienso',
    alike: 'bambooless dhoop',
    members: 'dhoop = dhoop sticks, dhoop batti | dhoop cones = incense cones | sambrani',
    neutral: 'burn | aroma | scent | meditate | ash',
    search:
      'incense | incense sticks | fragrance sticks | agarbathi | udbatti | scented sticks | agarbattis | pooja sticks | fragrant sticks | joss sticks | puja sticks | scent sticks | aroma sticks | dhoopbatti',
    ask: 'scent count net_content run_time ingredient length free_from included warning origin',
    title: 'scent count net_content',
  }),
  puja.kind('idol', {
    also: 'idols | murti | moorti | god statue',
    alike: 'ganesha statue | laddu gopal | buddha statue | shiva statue | hanuman statue | shivling',
    parts: 'crown | pedestal',
    neutral: 'altar | dashboard | entrance | blessing | deity',
    search:
      'murti | moorti | deity figure | deity statue | god statue | pratima | pooja idol | religious statue | temple idol | puja idol | devotional statue | deity sculpture | religious figurine',
    ask: 'material height dimensions weight finish colour care included origin use',
  }),
  puja.kind('puja thali', {
    also: 'pooja thali | aarti thali | aarti plate | pooja plate | puja plate',
    alike: 'karwa chauth thali | puja thali set | pooja thali set',
    parts: 'diya | kalash | katori',
    neutral: 'aarti | kumkum | rice | flower',
    search:
      'pooja thali | aarti thali | puja plate | pooja plate | aarti plate | pooja plate set | arti thali | pooja thaali | prayer plate | archana plate | worship plate | pooja tray | offering plate | ritual plate | pooja dish | devotional plate',
    ask: 'pieces material diameter included weight finish care colour',
  }),
  ...puja.family('puja samagri kit', {
    also: 'puja kit | pooja kit | puja samagri set',
    members:
      'kumkum = roli | camphor = kapoor | gangajal | kalawa = mauli | cotton wicks = batti | sindoor | chandan | hawan kund | havan samagri',
    neutral: 'havan | kalash | havan kund | mantra',
    search:
      'puja kit | pooja kit | pooja samagri | puja set | pooja set | puja saman | puja box | ritual kit | worship kit | puja ka saman | worship supplies | pooja combo | prayer kit',
    ask: 'included net_content count ingredient use origin directions shelf_life',
  }),
  ...puja.family('prayer beads', {
    apart: true,
    alike: 'mala | japa mala | rudraksha | jaap mala',
    members: 'rosary = chapelet | tasbih = gebetskette',
    parts: 'guru bead | tassel',
    neutral: 'japa | chant | meditate | count | neck',
    search:
      'chanting beads | meditation beads | praying beads | bead string | devotional | meditation mala | jaap beads | rosary style beads | worship beads | counting beads | jap beads | bead strand | prayer necklace',
  }),
  ...puja.family('toran', {
    also: 'torans | bandhanwar | bandarwal | door garland',
    members: 'shubh labh | rangoli = rangoli colours | phool mala = marigold garland',
    parts: 'bell | tassel | flower | loop',
    neutral: 'door | entrance | hang | flower | decorate',
    search:
      'bandhanwar | door hanging | bandarwal | darwaza toran | entrance decor | door garland | main door hanging | doorway hanging | door valance | pooja toran | toran door decoration',
  }),
  ...puja.family('home temple', {
    also: 'mandir | pooja mandir | puja ghar | pooja stand | temple',
    members: 'puja chowki = chowki | singhasan',
    parts: 'dome | drawer | door | shelf',
    neutral: 'idol | deity | wall | corner | diya',
    search:
      'mandir | pooja mandir | puja ghar | pooja ghar | temple for home | puja mandir | pooja unit | prayer unit | house temple | altar | shrine | worship unit | ghar ka mandir | worship place',
  }),
];
