import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const diningKinds: readonly Kind[] = [
  ...family('plate', {
    also: 'plates | dinner plate | dinner plates | serving plate | teller | assiette | plato | piatto',
    alike: 'plate set',
    members: 'dessert plate | side plate = quarter plate | platter',
    parts: 'glaze | edge | foot | pattern | bottom',
    neutral: 'plate | table | guest | eat | dining | breakfast | dessert | snack | salad | party | family',
    ask: 'diameter material count care pattern colour included shape weight',
    title: 'material diameter pattern colour count',
    search:
      'plates | dinnerware | tableware | dish | dining plate | eating plate | food plate | table plate | kitchen plates | table service | meal plate | dining ware',
  }),
  kind('dinner set', {
    also: 'dinnerware set | dinnerware | dinner sets | tableware set | geschirr set | geschirrset | service de table | vajilla | dish set',
    alike: 'crockery set | plates and bowls set',
    parts: 'plate | bowl | cup | saucer | spoon | glaze | pattern | platter',
    neutral: 'plate | bowl | table | guest | dining | family | party | festival | eat | breakfast | new home',
    ask: 'pieces material included care pattern colour capacity dimensions weight warranty',
    title: 'pieces material pattern colour',
    search:
      'dinnerware set | tableware set | dinner service | dish set | dinnerware | tableware | dinnerware collection | table service | place setting set | kitchen dinnerware | dining ware | eating set',
  }),
  ...family('cutlery set', {
    also: 'cutlery | flatware | flatware set | silverware | silverware set | besteck | besteckset | couverts | cubiertos | posate',
    alike: 'spoon set | fork set',
    members: 'chopsticks = chop sticks',
    parts: 'spoon | fork | knife | teaspoon | stand | tip | grip | case',
    neutral: 'spoon | fork | knife | eat | table | dining | guest | soup | dessert | breakfast | picnic | drawer',
    ask: 'pieces material included count finish care length weight colour',
    title: 'pieces material finish colour count',
    search:
      'flatware | silverware | tableware | table cutlery | dining cutlery | eating utensils | dinner cutlery | place setting | kitchen cutlery',
  }),
  kind('serving tray', {
    also: 'tray | trays | food tray | tablett | plateau | bandeja | vassoio',
    alike: 'tea tray | breakfast tray',
    parts: 'surface | edge | foot | grip | leg | inlay',
    neutral: 'carry | tea | coffee | breakfast | snack | guest | table | bed | sofa | party | cup | glass',
    ask: 'dimensions material finish shape count care weight colour included',
    title: 'material size shape colour count',
    search:
      'tray | trays | serveware | food tray | drinks tray | carrying tray | serving platter | butler tray | snack tray | table tray | server tray | kitchen tray | hosting tray',
  }),
  ...family('cake stand', {
    umbrella: true,
    also: 'cake stands | cake plate | tortenplatte | serving stand',
    alike: 'tier stand',
    members: 'tiered tray | fruit bowl | fruit basket | fruit stand | cupcake stand | dessert stand',
    parts: 'stand | tier | dome | plate | foot | pole',
    neutral: 'cake | dessert | cupcake | fruit | table | party | tea | guest | birthday | bakery | celebration',
    search:
      'serveware | food display | table centrepiece | table centerpiece | serving display | buffet display | counter display | food presentation | kitchen display',
  }),
  ...family('salt and pepper shaker', {
    also: 'salt and pepper shakers',
    alike: 'salt and pepper grinder | condiment set | salt and pepper set',
    members:
      'salt shaker = salzstreuer | pepper shaker | spice shaker | sugar bowl | gravy boat = sauce boat | butter dish',
    parts: 'mill | grinder | hole | knob | spout | mechanism | tray',
    neutral: 'salt | pepper | season | grind | shake | table | dining | salad | soup | egg | oil | spice',
    search:
      'seasoning shaker | condiment shaker | seasoning dispenser | spice dispenser | condiment holder | table shakers | spice sprinkler | condiment pot | kitchen shaker | masala shaker | dining table shaker',
  }),
  kind('tablecloth', {
    apart: true,
    also: 'table cloth | table cover | dining table cover | table linen | tischdecke | nappe | mantel | tovaglia',
    alike: 'runner',
    parts: 'border | hem | tassel | fabric | edge | corner | backing',
    neutral: 'table | dining | guest | spread | wipe | wash | party | festival | picnic | family | cover | buffet',
    ask: 'dimensions material shape pattern colour care count included room',
    title: 'material size shape pattern colour',
    search:
      'table cover | table cloth | table linen | table spread | tabletop cover | dining cloth | table top cover | table covering | kitchen table cover | dinner table cloth | tablecover',
  }),
  kind('placemat', {
    apart: true,
    also: 'placemats | place mat | place mats | table mat | table mats | dining mat | tischset | set de table | mantel individual',
    alike: 'napkin ring',
    parts: 'edge | surface | backing | holder | stand | cork',
    neutral: 'table | dining | cup | glass | plate | guest | set | coffee table | desk | wipe | mug | hot pan',
    ask: 'material dimensions count shape care pattern colour included thickness',
    title: 'material size shape pattern count',
    search:
      'table mat | place mat | dining mat | dinner mat | table setting mat | plate mat | tabletop mat | eating mat | kitchen table mats | table pad | meal mat | under plate mat',
  }),
  kind('lunch box', {
    also: 'lunchbox | lunch boxes | brotdose | lunchdose | boîte à lunch | fiambrera | portapranzo',
    alike: 'bento box | bento | snack box',
    parts: 'compartment | clip | latch | divider | container | spoon | fork | inner tray | bag | gasket',
    neutral:
      'lunch | school | office | snack | sandwich | fruit | pack | carry | break | canteen | work | picnic | rice',
    ask: 'capacity pieces material closure dimensions included care free_from weight colour age',
    title: 'material capacity pieces colour',
    search:
      'lunchbox | tiffin | lunch container | meal box | food box | packed lunch container | lunch carrier | lunch pail | food storage lunch box | lunch kit | lunch case',
  }),
  ...family('food container', {
    also: 'storage container | kitchen container | containers | frischhaltedose | vorratsdose',
    alike: 'container set | dabba set',
    members: 'bread box = bread bin | meal prep container | cereal container',
    parts: 'clip | latch | gasket | label | scoop | bottom | window | divider',
    neutral:
      'store | keep | fridge | freezer | pantry | shelf | rice | flour | sugar | pulses | snack | leftovers | cookie | pasta',
    ask: 'capacity count material dimensions closure care free_from included colour shape',
    title: 'material capacity pieces shape count',
    search:
      'storage container | kitchen container | food storage | food box | dabba | food keeper | food saver | food canister | storage tub | food vessel | pantry storage | food pot | lidded box',
  }),
  ...family('spice rack', {
    also: 'spice organiser | spice organizer | masala rack | spice holder | spice stand | gewürzregal',
    members:
      'paper towel holder = kitchen roll holder | pan organizer | sink organizer | kitchen rack = kitchen organiser rack',
    parts: 'shelf | tier | jar | hook | tray | screw | mount | divider',
    neutral: 'spice | jar | shelf | dish | plate | sink | store | organise | cabinet | drawer | utensil | dry | drain',
    ask: 'dimensions material count capacity installation assembly load included finish colour',
    title: 'material size count finish',
    search:
      'rack | kitchen rack | kitchen organiser | kitchen organizer | kitchen storage | kitchen shelf | kitchen stand | pantry rack | kitchen tidy | kitchen holder | jar rack | kitchen counter rack',
  }),
];
