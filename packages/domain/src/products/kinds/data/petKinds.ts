import type { Kind } from '../Kind.js';
import { pets } from './frames.js';

export const petKinds: readonly Kind[] = [
  pets.kind('dog bed', {
    also: 'dog beds | hundebett | hundekissen | panier chien | cama para perro | cuccia | dog mattress | dog cushion | pet bed',
    alike: 'dog mat',
    parts: 'bolster | foam | base | zip',
    neutral: 'dog | sleep | lie | curl | corner | living room | wash',
    search:
      'pet bed | dog sleeping bed | dog cushion | bed for dogs | puppy bed | pet sofa | kennel bed | canine bed | dog couch | dog lounger | pet nest | doggy bed | dog basket',
    ask: 'dimensions size material care load included colour feature closure weight',
    title: 'size material colour shape',
  }),
  ...pets.family('cat bed', {
    also: 'cat beds | katzenbett',
    alike: 'cat cave | cat house',
    members:
      'cat tree = cat tower, cat condo, kratzbaum, arbre à chat, rascador | scratching post = cat scratcher | cat hammock',
    parts: 'post | platform | rope | perch',
    neutral: 'cat | scratch | climb | sleep | window | corner',
    search:
      'kitty bed | cat lounge | cat sleeping place | bed for cats | kitten bed | pet bed | cat cushion | cat nest | feline bed | cat sofa | cat basket | cat couch | napping bed for cats',
  }),
  ...pets.family('dog collar', {
    also: 'collar | pet collar | halsband | collier chien | collar perro | gale ka patta',
    alike: 'dog belt',
    members: 'dog tag = pet tag | dog bandana',
    parts: 'ring | tag | d-ring | bell',
    neutral: 'dog | cat | neck | tag',
    search:
      'pet collar | collar for dog | neck collar | collars | dog patta | puppy collar | pet neck belt | doggy collar | canine collar | pet neckband | pup collar | pet neck strap | dog neck band',
  }),
  ...pets.family('dog leash', {
    also: 'leash | lead | dog lead | hundeleine | laisse | correa | guinzaglio',
    alike: 'dog chain',
    members: 'dog harness = harness, hundegeschirr | cat harness',
    parts: 'ring | d-ring | hook | chest strap',
    neutral: 'dog | street | pull | clip | trail',
    search:
      'dog lead | pet leash | pet lead | leash | dog walking lead | lead for dogs | dog lead rope | puppy leash | canine leash | doggy leash | dog walk lead',
  }),
  ...pets.family('pet food', {
    umbrella: true,
    also: 'croquettes',
    alike: 'pet treats',
    members:
      'dog food = hundefutter, comida para perros | cat food = katzenfutter | dog treat = leckerli, dog biscuits, dog treats | cat treats | bird food = bird seed | fish food | dog chew | pet supplement | kibble',
    parts: 'pack | pouch | can | tin',
    neutral: 'bowl | meal | treat | chew | serving | dog | cat',
    search: 'animal food | animal feed | pet nutrition | pet feeding | edible pet food',
    ask: 'net_content ingredient age taste nutrient directions free_from shelf_life allergen count origin',
    title: 'taste age ingredient net_content count',
  }),
  ...pets.family('pet toy', {
    umbrella: true,
    alike: 'squeaky toy',
    members:
      'dog toy = hundespielzeug, jouet chien, juguete perro, dog toys | cat toy = katzenspielzeug, cat toys | cat wand | bird toy | chew toy',
    parts: 'squeaker | rope | bell | feather',
    neutral: 'dog | cat | chew | fetch | throw | chase',
    search:
      'toy for pets | pet playing | pet play | animal toy | plaything | pet enrichment | pet entertainment | playful pet toy | boredom toy | pet amusement | pet exercise toy',
  }),
  ...pets.family('pet bowl', {
    also: 'dog bowl | cat bowl | dog bowls | hundenapf | futternapf | gamelle | comedero',
    members:
      'pet feeder = automatic feeder | pet fountain = pet water fountain, cat water fountain, cat fountain, dog fountain, drinking fountain, dog water fountain | dog water bottle | slow feeder',
    parts: 'stand | rubber ring | pump | filter | tray',
    neutral: 'eat | water | kibble | meal | dog | cat',
    search:
      'pet dish | feeding bowl | pet feeding bowl | animal bowl | pet food bowl | pet eating bowl | pet water bowl | pet tableware | feeder bowl | feed bowl',
    ask: 'capacity material dimensions count care included colour feature weight',
  }),
  ...pets.family('pet grooming tool', {
    umbrella: true,
    members:
      'pet brush = dog brush, hundebürste | pet shampoo = dog shampoo | cat brush | pet hair remover | dog nail clipper | dog nail grinder | pet wipes | pet comb | grooming glove | flea comb | pet clippers',
    parts: 'bristle | blade | comb | bottle',
    neutral: 'fur | brush | bath | coat | nail | shed',
    search:
      'pet grooming | animal grooming | grooming for pets | pet hygiene | pet cleaning | grooming supplies | pet beauty | groomer supplies | pet care | pet cleanliness | home groomer',
  }),
  ...pets.family('cat litter', {
    also: 'litter | katzenstreu | litière | arena para gatos',
    members:
      'litter box = katzenklo | litter mat | litter scoop | puppy pads = pee pads, training pads | poop bags = dog waste bags | dog diapers',
    parts: 'scoop | tray | bag | pad',
    neutral: 'scoop | tray | cat | clean | change',
    search:
      'kitty litter | litter | cat toilet litter | litter for cats | cat sand | kitten litter | litter filling | cat box filler | litter substrate | cat tray litter | litter granules | pet litter | feline litter | litter refill',
    ask: 'net_content count material dimensions scent directions free_from size',
  }),
  ...pets.family('pet carrier', {
    also: 'dog carrier | cat carrier | transportbox',
    members:
      'dog crate = pet crate, dog cage, hundebox | bird cage = birdcage | cage | pet stroller = dog stroller | dog car seat cover | dog gate = pet gate | dog house = dog kennel, doghouse | hamster cage | rabbit hutch | chicken coop | pet playpen = dog playpen',
    parts: 'mesh | wire | tray | latch',
    neutral: 'travel | vet | cage | transport | dog | cat',
    search:
      'animal carrier | pet transport | pet transporter | carrying case for pets | pet travel carrier | animal transport box | vet carrier',
  }),
  pets.kind('dog clothes', {
    also: 'pet clothes | hundemantel',
    alike:
      'dog coat | dog sweater | dog jacket | dog raincoat | dog costume | dog shirt | cat clothes | dog boots | pet costume',
    parts: 'sleeve | hood | collar',
    neutral: 'dog | wear | winter | rain | dress',
    search:
      'pet clothes | dog wear | dog outfit | pet outfit | dog apparel | puppy clothes | dog clothing | pet garment | canine clothing | doggy clothes | doggie clothing | pup clothes',
  }),
  ...pets.family('aquarium', {
    also: 'fish tank | aquariums | aquarien',
    members:
      'aquarium heater = submersible aquarium heater, fish tank heater | aquarium filter | aquarium pump = air pump aquarium | aquarium light | aquarium decoration | terrarium | aquarium plants | aquarium gravel | fish net | fish bowl = fishbowl',
    parts: 'filter | pump | light | lid | glass | tube',
    neutral: 'fish | tank | water | gravel | shrimp',
    search:
      'fish tank | fish aquarium | aquatic tank | fish keeping | fish pot | fishtank | fish container | fish home | pet fish tank | fish house | aquatic habitat | fish enclosure | fish keeper | fishkeeping tank',
    ask: 'capacity dimensions material included power compatible_with installation weight warranty',
  }),
];
