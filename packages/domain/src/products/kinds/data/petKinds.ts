import type { Kind } from '../Kind.js';
import { pets } from './frames.js';

export const petKinds: readonly Kind[] = [
  pets.kind('dog bed', {
    also: 'dog beds | hundebett | hundekissen | panier chien | cama para perro | cuccia | dog mattress | dog cushion | pet bed | dog mat',
    parts: 'bolster | foam | base | zip',
    neutral: 'dog | sleep | lie | curl | corner | living room | wash',
    search: 'pet bed | dog cushion | dog mattress | puppy bed | dog sleeping bed',
    ask: 'dimensions size material care load included colour feature closure weight',
    title: 'size material colour shape',
  }),
  ...pets.family('cat bed', {
    also: 'cat beds | katzenbett | cat cave | cat house',
    members:
      'cat tree = cat tower, cat condo, kratzbaum, arbre à chat, rascador | scratching post = cat scratcher | cat hammock',
    parts: 'post | platform | rope | perch',
    neutral: 'cat | scratch | climb | sleep | window | corner',
    search: 'cat furniture | kitty bed | cat house | cat lounge',
  }),
  ...pets.family('dog collar', {
    also: 'collar | pet collar | halsband | collier chien | collar perro | dog belt | gale ka patta',
    members: 'dog tag = pet tag | dog bandana',
    parts: 'ring | tag | d-ring | bell',
    neutral: 'dog | cat | neck | tag',
    search: 'pet collar | collar for dog | neck belt | dog patta | collars',
  }),
  ...pets.family('dog leash', {
    also: 'leash | lead | dog lead | hundeleine | laisse | correa | guinzaglio | dog chain',
    members: 'dog harness = harness, hundegeschirr | cat harness',
    parts: 'ring | d-ring | hook | chest strap',
    neutral: 'dog | street | pull | clip | trail',
    search: 'dog lead | pet leash | leash | dog rope | dog walking',
  }),
  ...pets.family('pet food', {
    umbrella: true,
    also: 'pet treats | croquettes',
    members:
      'dog food = hundefutter, comida para perros | cat food = katzenfutter | dog treat = leckerli, dog biscuits, dog treats | cat treats | bird food = bird seed | fish food | dog chew | pet supplement | kibble',
    parts: 'pack | pouch | can | tin',
    neutral: 'bowl | meal | treat | chew | serving | dog | cat',
    search: 'animal food | pet treat | pet meal | pet nutrition | animal feed',
    ask: 'net_content ingredient age taste nutrient directions free_from shelf_life allergen count origin',
    title: 'taste age ingredient net_content count',
  }),
  ...pets.family('pet toy', {
    umbrella: true,
    also: 'squeaky toy',
    members:
      'dog toy = hundespielzeug, jouet chien, juguete perro, dog toys | cat toy = katzenspielzeug, cat toys | cat wand | bird toy | chew toy',
    parts: 'squeaker | rope | bell | feather',
    neutral: 'dog | cat | chew | fetch | throw | chase',
    search: 'dog toy | chew toy | toy for pets | puppy toy | animal toy',
  }),
  ...pets.family('pet bowl', {
    also: 'dog bowl | cat bowl | dog bowls | hundenapf | futternapf | gamelle | comedero',
    members:
      'pet feeder = automatic feeder | pet fountain = pet water fountain, cat water fountain, cat fountain, dog fountain, drinking fountain, dog water fountain | dog water bottle | slow feeder',
    parts: 'stand | rubber ring | pump | filter | tray',
    neutral: 'eat | water | kibble | meal | dog | cat',
    search: 'dog bowl | pet dish | feeding bowl | pet feeding | food bowl for pet',
    ask: 'capacity material dimensions count care included colour feature weight',
  }),
  ...pets.family('pet grooming tool', {
    umbrella: true,
    members:
      'pet brush = dog brush, hundebürste | pet shampoo = dog shampoo | cat brush | pet hair remover | dog nail clipper | dog nail grinder | pet wipes | pet comb | grooming glove | flea comb | pet clippers',
    parts: 'bristle | blade | comb | bottle',
    neutral: 'fur | brush | bath | coat | nail | shed',
    search: 'pet grooming | dog grooming | cat grooming | fur care | pet coat care',
  }),
  ...pets.family('cat litter', {
    also: 'litter | katzenstreu | litière | arena para gatos',
    members:
      'litter box = katzenklo | litter mat | litter scoop | puppy pads = pee pads, training pads | poop bags | dog diapers',
    parts: 'scoop | tray | bag | pad',
    neutral: 'scoop | tray | cat | clean | change',
    search: 'litter | kitty litter | pet toilet | pet hygiene | pet waste',
    ask: 'net_content count material dimensions scent directions free_from size',
  }),
  ...pets.family('pet carrier', {
    also: 'dog carrier | cat carrier | transportbox',
    members:
      'dog crate = pet crate, dog cage, hundebox | bird cage | cage | pet stroller | dog car seat cover | dog gate = pet gate | dog house | hamster cage | rabbit hutch | chicken coop | pet playpen',
    parts: 'mesh | wire | tray | latch',
    neutral: 'travel | vet | cage | transport | dog | cat',
    search: 'pet travel | pet crate | animal carrier | pet transport | pet housing',
  }),
  pets.kind('dog clothes', {
    also: 'dog coat | dog sweater | dog jacket | pet clothes | dog raincoat | hundemantel | dog costume | dog shirt | cat clothes | dog boots | pet costume',
    parts: 'sleeve | hood | collar',
    neutral: 'dog | wear | winter | rain | dress',
    search: 'pet clothes | dog wear | dog outfit | pet outfit | puppy clothes',
  }),
  ...pets.family('aquarium', {
    also: 'fish tank | aquariums | aquarien',
    members:
      'aquarium heater = submersible aquarium heater, fish tank heater | aquarium filter | aquarium pump = air pump aquarium | aquarium light | aquarium decoration | terrarium | aquarium plants | aquarium gravel | fish net | fish bowl',
    parts: 'filter | pump | light | lid | glass | tube',
    neutral: 'fish | tank | water | gravel | shrimp',
    search: 'fish tank | fish keeping | aquarium supplies | aquatic | fish pot',
    ask: 'capacity dimensions material included power compatible_with installation weight warranty',
  }),
];
