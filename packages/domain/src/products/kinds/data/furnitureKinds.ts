import type { Kind } from '../Kind.js';
import { furniture, lighting } from './frames.js';

export const furnitureKinds: readonly Kind[] = [
  furniture.kind('chair', {
    also: 'chairs | kursi | stuhl | stühle | sessel | chaise | silla | sedia',
    alike: 'armchair',
    parts: 'backrest | armrest | headrest | footrest',
    neutral: 'dining | table | desk | lounge | read | rest | balcony',
    search:
      'chairs | seat | seating | sitting chair | kursi | sitting furniture | single seat | home chair | backrest chair | house chair | backed seat',
  }),
  furniture.kind('office chair', {
    also: 'desk chair | computer chair | study chair | task chair | bürostuhl | chaise de bureau | silla de oficina',
    alike: 'gaming chair',
    parts: 'armrest | headrest | backrest | gas lift | castor | mesh',
    neutral: 'desk | work | study | computer | swivel | tilt | lean',
    search:
      'desk chair | computer chair | study chair | task chair | work chair | office seating | computer seat | workstation chair | home office seating | staff chair | pc chair | workplace chair | home working chair',
  }),
  ...furniture.family('table', {
    also: 'tables | tisch | mesa | tavolo | mez',
    members:
      'dining table | coffee table = center table, centre table, couchtisch | side table = end table, beistelltisch | console table | bedside table = nightstand | folding table',
    parts: 'tabletop | glass',
    neutral: 'dining | sofa | bedside | tea | lamp | eat | cup',
    search: 'tables | mez | tabletop furniture | table furniture | home table | surface table',
  }),
  furniture.kind('desk', {
    also: 'desks | study table | schreibtisch | escritorio | computer table | workstation',
    alike: 'laptop table',
    parts: 'tabletop | keyboard tray | cable hole | shelf',
    neutral: 'work | study | computer | laptop | write | monitor | homework',
    search:
      'work table | work desk | study desk | computer desk | workstation | study table | reading table | work station | working table | pc table | workspace table | home working desk',
  }),
  ...furniture.family('sofa', {
    also: 'couch | settee | sofas | canapé | divano | sofá',
    alike: 'loveseat | sectional | sofa set',
    members: 'sofa bed = sleeper sofa = futon | recliner = reclining chair | diwan',
    parts: 'backrest | armrest | cover | filling',
    neutral: 'lounge | television | rest | guest | nap | read | living',
    search:
      'couch | settee | sofas | lounge seating | lounge furniture | couch seat | sitting sofa | upholstered seat | home couch | seater sofa',
  }),
  ...furniture.family('bed frame', {
    also: 'bed | beds | bedstead | bett | bettgestell | lit | cama | letto | palang',
    members: 'headboard | bunk bed = bunkbed, bunk beds | charpai',
    parts: 'headboard | slat | footboard | storage box | side rail',
    neutral: 'sleep | mattress | night | pillow | hostel',
    search: 'bedstead | bed base | bed | bed stand | palang | bedframe | bed platform | bed structure',
  }),
  ...furniture.family('mattress', {
    also: 'mattresses | gadda | matratze | matelas | colchón | materasso | bed mattress',
    members: 'mattress topper | air mattress',
    parts: 'foam | spring | cover | layer | zip | border',
    neutral: 'sleep | bed | night | turn | layer | unroll',
    search:
      'mattresses | sleeping mattress | sleep surface | gadda | bed mattress | bedding mattress | bed pad | bedding base | slumber mattress',
    ask: 'size thickness dimensions material weight care included fit warranty certification',
  }),
  ...furniture.family('bookshelf', {
    also: 'bookcase | book rack | bücherregal | regal | étagère | estantería | libreria | storage shelf | shelf | shelves | display shelf',
    members: 'wall shelf = wall shelves, floating shelf | rack | shelving unit',
    parts: 'bracket | board | screw | wall anchor',
    neutral: 'book | display | plant | store | study | photo | mount',
    search:
      'bookcase | book rack | book shelf | shelving | book storage | book stand | bookcase unit | library rack | bookrack | book organizer | shelves | book holder | library furniture',
  }),
  ...furniture.family('cabinet', {
    also: 'cabinets | storage cabinet | cupboard | schrank',
    members:
      'wardrobe = closet, almirah, almari, kleiderschrank, armoire, armario | sideboard = buffet cabinet | dresser = chest of drawers, kommode | file cabinet | medicine cabinet',
    parts: 'hinge | lock | knob | rail | mirror',
    neutral: 'store | clothes | keep | books | dishes | file | hang',
    search:
      'cupboard | cabinets | storage cabinet | storage unit | storage cupboard | storage case | closed storage | storage organizer | storage furniture',
  }),
  ...furniture.family('stool', {
    also: 'stools | hocker | tabouret | taburete | sgabello | mudda',
    members: 'ottoman = pouf, pouffe, pouffes | bench | bar stool = barhocker | step stool | foot stool = footstool',
    parts: 'footrest | padding | cover',
    neutral: 'step | foot | bar | kitchen counter | dressing | perch',
    search:
      'stools | stool furniture | stool seat | stool chair | backless seat | extra seat | home furniture | occasional furniture | sitting stool | home seating',
  }),
  furniture.kind('tv stand', {
    also: 'tv unit | entertainment unit | media console | tv table | television stand | tv-schrank | meuble tv',
    parts: 'cable hole | glass | shelf',
    neutral: 'television | console | living | media | speaker | cable',
    search:
      'tv unit | tv table | television stand | entertainment unit | media console | tv bench | tv furniture | tv rack | entertainment centre | entertainment center',
  }),
  ...lighting.family('light bulb', {
    umbrella: true,
    also: 'bulb | bulbs | light bulbs | lamp bulb | lightbulb | glühbirne | leuchtmittel | ampoule | bombilla | lampadina',
    alike: 'led bulb | led bulbs',
    members: 'tube light = batten',
    parts: 'cap | filament | globe | pin',
    neutral: 'fitting | socket | screw in | kitchen | replace',
    search:
      'bulb | bulbs | light bulbs | lighting bulb | batti | light source | home lighting | lighting element | illumination',
    ask: 'closure power power_equivalent brightness light_colour voltage count mode dimensions energy run_time not_compatible_with',
    title: 'power brightness light_colour power_equivalent count',
  }),
  ...lighting.family('table lamp', {
    also: 'lamp | lamps | tischlampe | schreibtischlampe | nachttischlampe | lampe de chevet | lámpara de mesa',
    members: 'floor lamp = stehlampe | lampshade = lamp shade',
    parts: 'arm | neck | dimmer | pole',
    neutral: 'study | bedside | bed | table | work | sofa',
    search:
      'lamp | lamps | home lamp | indoor lamp | lamp light | reading lamp | home lighting | decorative lamp | ambient light | interior lamp | illumination | lamp fixture | light source',
  }),
  ...lighting.family('ceiling light', {
    umbrella: true,
    also: 'ceiling lamp | deckenleuchte | deckenlampe | plafonnier | lámpara de techo',
    members:
      'chandelier = lampadario, jhoomar, jhumar | pendant light = pendant lamp, hanging light, hanging lamp | wall light = wall lamp, sconce | downlight | panel light | track light',
    parts: 'chain | canopy | bracket | glass',
    neutral: 'dining | kitchen | bedroom | hang | mount | stairs',
    search:
      'light fitting | light fixture | indoor light | home light | indoor lighting | mounted light | lamp fixture | luminaire | interior lighting | house lights | illumination',
  }),
  ...lighting.family('string lights', {
    also: 'fairy lights | fairy light | string light | festoon lights | festoon light | lichterkette | guirlande lumineuse | jhalar | ladi',
    alike: 'rice lights',
    members: 'led strip = strip light, neon strip | rope light | curtain lights',
    parts: 'wire | remote | adapter | controller | adhesive | battery box',
    neutral: 'decorate | diwali | party | wedding | tree | balcony | window | festival',
    search:
      'fairy lights | light string | light chain | decorative lights | decoration lights | jhalar | ladi light | decorative lighting | twinkle lights | light garland | serial lights | decoration lamps',
    ask: 'length count colour power mode installation included run_time protection_class voltage use',
    title: 'length count light_colour colour power',
  }),
  ...lighting.family('night light', {
    also: 'nightlight | night lights | nachtlicht | veilleuse',
    members: 'projector lamp = galaxy projector | mood light | lava lamp | 3d lamp',
    parts: 'sensor | remote | projector',
    neutral: 'bedroom | sleep | nursery | bathroom | outlet | bedside',
    search:
      'ambient light | soft light | glow light | dim light | dim lamp | ambience light | gentle light | comfort light | bedside light | mood lighting',
  }),
  ...lighting.family('flashlight', {
    also: 'torch | torches | torch light | torchlight | flashlights | taschenlampe | linterna | torcia',
    members: 'emergency light | lantern = lanterns | headlamp = head torch, stirnlampe | work light',
    parts: 'clip | loop | strap | charging port | reflector',
    neutral: 'dark | camp | power cut | walk | garage | car | pocket | beam',
    search:
      'torch | torch light | flash light | handheld light | hand torch | portable light | torchlight | handlight | hand lamp',
    ask: 'brightness run_time battery range protection_class mode weight dimensions material included charge_time',
  }),
  ...lighting.family('solar light', {
    also: 'solar lights | solar lamp | solar path lights | garden path lights | solarlampe | solarleuchte',
    members:
      'garden light = gartenleuchte, garden lights | outdoor light = porch light, outdoor lights | flood light = floodlight | street light | pathway light | motion sensor light',
    parts: 'panel | sensor | stake | screw | bracket',
    neutral: 'garden | path | yard | fence | driveway | balcony | gate | sun',
    search:
      'outside light | exterior light | outdoor lighting | outdoor lamp | outside lamp | yard light | landscape light | area light | night illumination | outside lighting fixture | external light',
    ask: 'brightness power run_time charge_time protection_class range count mode installation light_colour dimensions',
  }),
  ...furniture.family('bean bag', {
    also: 'bean bags | bean bag chair | beanbag | sitzsack | pouf poire',
    members: 'folding stool | room divider = folding screen | vanity table = dressing table',
    parts: 'cover | filling | handle | zip | panel | mirror',
    neutral: 'sit | lounge | room | read | play | floor',
    search:
      'beanbag | bean bag chair | lounge seat | soft seat | bean bag seat | floor seat | bean bag sofa | sack chair | lounger | puff chair | pouffe bag | sitting bag',
  }),
];
