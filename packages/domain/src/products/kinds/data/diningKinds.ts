import type { Kind } from '../Kind.js';
import { kitchen } from './frames.js';

const { family, kind } = kitchen;

export const diningKinds: readonly Kind[] = [
  ...family('plate', {
    also: 'plates | dinner plate | dinner plates | serving plate | teller | assiette | plato | piatto | plate set',
    members: 'dessert plate | side plate = quarter plate | platter',
    parts: 'glaze | edge | foot | pattern | bottom',
    neutral: 'plate | table | guest | eat | dining | breakfast | dessert | snack | salad | party | family',
    ask: 'diameter material count care pattern colour included shape weight',
    title: 'material diameter pattern colour count',
    search:
      'dinner plate | plates | dinnerware | crockery | tableware | serving plate | dish | dining plate | plates set | table plate',
  }),
  kind('dinner set', {
    also: 'dinnerware set | dinnerware | crockery set | dinner sets | tableware set | geschirr set | geschirrset | service de table | vajilla | dish set | plates and bowls set',
    parts: 'plate | bowl | cup | saucer | spoon | glaze | pattern | platter',
    neutral: 'plate | bowl | table | guest | dining | family | party | festival | eat | breakfast | new home',
    ask: 'pieces material included care pattern colour capacity dimensions weight warranty',
    title: 'pieces material pattern colour',
    search:
      'dinnerware | crockery | tableware | dinner service | dish set | crockery set | dining set of plates | plates and bowls | table crockery',
  }),
  ...family('cutlery set', {
    also: 'cutlery | flatware | flatware set | silverware | silverware set | spoon set | fork set | besteck | besteckset | couverts | cubiertos | posate',
    members: 'chopsticks',
    parts: 'spoon | fork | knife | teaspoon | stand | tip | grip | case',
    neutral: 'spoon | fork | knife | eat | table | dining | guest | soup | dessert | breakfast | picnic | drawer',
    ask: 'pieces material included count finish care length weight colour',
    title: 'pieces material finish colour count',
    search:
      'flatware | silverware | spoons and forks | table cutlery | dining cutlery | spoon and fork | tableware | chammach | eating utensils',
  }),
  kind('serving tray', {
    also: 'tray | trays | tea tray | breakfast tray | food tray | tablett | plateau | bandeja | vassoio',
    parts: 'surface | edge | foot | grip | leg | inlay',
    neutral: 'carry | tea | coffee | breakfast | snack | guest | table | bed | sofa | party | cup | glass',
    ask: 'dimensions material finish shape count care weight colour included',
    title: 'material size shape colour count',
    search:
      'tray | tea tray | food tray | breakfast tray | trays | serving platter tray | tableware | drinks tray | coffee tray | serveware',
  }),
  ...family('cake stand', {
    umbrella: true,
    also: 'cake stands | tier stand | cake plate | tortenplatte | serving stand',
    members: 'tiered tray | fruit bowl | fruit basket | fruit stand | cupcake stand | dessert stand',
    parts: 'stand | tier | dome | plate | foot | pole',
    neutral: 'cake | dessert | cupcake | fruit | table | party | tea | guest | birthday | bakery | celebration',
    search:
      'serveware | serving stand | dessert display | serving dish | table centerpiece | dining table stand | party serveware | food display',
  }),
  ...family('salt and pepper shaker', {
    also: 'salt and pepper set | salt and pepper shakers | salt and pepper grinder | condiment set',
    members: 'salt shaker = salzstreuer | pepper shaker | spice shaker | sugar bowl | gravy boat | butter dish',
    parts: 'mill | grinder | hole | knob | spout | mechanism | tray',
    neutral: 'salt | pepper | season | grind | shake | table | dining | salad | soup | egg | oil | spice',
    search:
      'condiment holder | seasoning holder | tableware | spice dispenser | dining table accessory | condiment dispenser | namak dani | cruet',
  }),
  kind('tablecloth', {
    also: 'table cloth | table cover | dining table cover | table linen | tischdecke | nappe | mantel | tovaglia | runner',
    parts: 'border | hem | tassel | fabric | edge | corner | backing',
    neutral: 'table | dining | guest | spread | wipe | wash | party | festival | picnic | family | cover | buffet',
    ask: 'dimensions material shape pattern colour care count included room',
    title: 'material size shape pattern colour',
    search:
      'table cover | table cloth | dining table cover | table linen | table spread | dining cloth | tabletop cover | table topper | mez posh',
  }),
  kind('placemat', {
    also: 'placemats | place mat | place mats | table mat | table mats | dining mat | tischset | set de table | mantel individual | napkin ring',
    parts: 'edge | surface | backing | holder | stand | cork',
    neutral: 'table | dining | cup | glass | plate | guest | set | coffee table | desk | wipe | mug | hot pan',
    ask: 'material dimensions count shape care pattern colour included thickness',
    title: 'material size shape pattern count',
    search:
      'table mat | dining mat | tableware | table linen | dining table mats | table accessory | table setting | place setting | tabletop',
  }),
  kind('lunch box', {
    also: 'lunchbox | lunch boxes | bento box | bento | brotdose | lunchdose | boîte à lunch | fiambrera | portapranzo | snack box',
    parts: 'compartment | clip | latch | divider | container | spoon | fork | inner tray | bag | gasket',
    neutral:
      'lunch | school | office | snack | sandwich | fruit | pack | carry | break | canteen | work | picnic | rice',
    ask: 'capacity pieces material closure dimensions included care free_from weight colour age',
    title: 'material capacity pieces colour',
    search:
      'lunchbox | bento box | tiffin | meal box | food box | lunch container | packed lunch box | bento | school lunch | office lunch',
  }),
  ...family('food container', {
    also: 'storage container | kitchen container | container set | containers | dabba set | frischhaltedose | vorratsdose',
    members: 'bread box | meal prep container | cereal container',
    parts: 'clip | latch | gasket | label | scoop | bottom | window | divider',
    neutral:
      'store | keep | fridge | freezer | pantry | shelf | rice | flour | sugar | pulses | snack | leftovers | cookie | pasta',
    ask: 'capacity count material dimensions closure care free_from included colour shape',
    title: 'material capacity pieces shape count',
    search:
      'storage container | kitchen container | food storage | pantry container | dabba | canister | kitchen storage | containers for kitchen | food box',
  }),
  ...family('spice rack', {
    also: 'spice organiser | spice organizer | masala rack | spice holder | spice stand | gewürzregal',
    members: 'paper towel holder | pan organizer | sink organizer | kitchen rack = kitchen organiser rack',
    parts: 'shelf | tier | jar | hook | tray | screw | mount | divider',
    neutral: 'spice | jar | shelf | dish | plate | sink | store | organise | cabinet | drawer | utensil | dry | drain',
    ask: 'dimensions material count capacity installation assembly load included finish colour',
    title: 'material size count finish',
    search:
      'kitchen rack | kitchen organiser | kitchen organizer | kitchen storage | kitchen stand | countertop organizer | kitchen shelf | kitchen holder',
  }),
];
