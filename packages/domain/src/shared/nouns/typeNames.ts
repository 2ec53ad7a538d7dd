/**
 * Derived from the names of the registry of kinds (`products/kinds`), which is too large for a public page:
 * `typeNames.test.ts` fails where the two disagree and shows what to write here. Folded to the singular.
 */
const SINGLE = `abacus accordion aftershave agarbatti alternator anchor aquarium ashwagandha axe badge bait ball
  ballast bandage bandana banjo barbell bcaa bead beaker bearing bedspread beret bermuda biography blu-ray blush
  bobblehead bookshelf bouncer boxer breadboard brief brogue bronzer brooch broom bunting burkini bushing cadena
  cajon caliper camisole camphor candado capacitor capo capri capsule carabiner carafe carburetor cardstock casserole
  cassette catsuit cd centerpiece centrifuge chainsaw chalk chandan chandbali charm charpai chino chopstick churidar
  chyawanprash clarinet cleaver clipboard clog clothesline clothespin coach cocopeat colander compost computer
  concealer condom confetti contactor contour cookbook coolant cradle creatine crutch cufflink culotte decanter
  derailleur descaler dhol dholak dhoop dhoti diaper dictionary diode disinfectant diwan diya djembe dohar downlight
  dreamcatcher drumstick dungaree dupatta dustpan dvd e-reader elliptical epilator epoxy esc espadrille exhaust
  eyeglass fan fastener felt fender fertiliser flip-flop floater flute football frock gamcha gangajal gasket gazebo
  gear gilet gimbal glucometer greenhouse griddle grille grillrost guide gummy handi harmonica harmonium headboard
  headlamp hijab hoe idol jhumka jigger juttis kada kadai kadha kajal kalawa kalimba katori kettlebell khurpi kibble
  kickboard kickstand kulhad kumkum lacquer laminator lanyard lopper lota ludo lungi mallet mandolin mandoline manga
  mangalsutra marker mascara masher mehndi melodica metronome microscope mitten moccasin modem monocular monopod
  mosfet motherboard mudguard multitool multivitamin n-fet nebulizer neckband notepad novel nutcracker o-ring
  overlocker oxford oximeter palazzo paracord pcb petticoat pipette placemat planer plaque platform playpen point
  polisher pomade postcard potentiometer primer probiotic processor propeller pulley putter putty radiator railcar
  rakhi rangoli reamer recliner register relay resin resistor respirator rhinestone ribbon rim rivet rosary sambrani
  sandbox sandpaper santoku sapling sash satchel saucepan saxophone schloss scrubber scrunchie sequin servo shapewear
  sharara sharpener shehnai sherwani shuttlecock sideboard sieve sifter silencer sindoor singhasan sitar sketchbook
  skewer skort sledgehammer slide slime smartphone smartwatch smoker softgel sparkler spoiler sprinkler sprocket ssd
  stamp stencil stepper stethoscope stiletto stockpot storybook streamer strut succulent swing synthesizer tabla
  tailgate tala tambourine tampon tandoor tankini tap tarp tasbih taschenrechner tawa teapot teether terrarium tester
  textbook thali thriller throw tiara tie tiffin tissue tong toran trampoline transformer transistor tregging trellis
  triphala trivet trowel trumpet tub turbocharger tuxedo tyre ukulele undershirt ups varnish veena violin visor
  vitamin volleyball waistcoat watercolor webcam wedge weeder wheelbarrow wheelchair whisk whiteboard windcheater
  workbook yo-yo`;

/** Groceries describe other products as often as they name one ("Honey Roasted", "Milk Frother"). */
const GROCERIES = `almond barfi bean besan bhujia biscotti biscuit bura butter candy cardamom cashew cheese chickpea chikki
  chocolate chutney cinnamon clove cornflake cracker cumin dal date dip dressing fig flour gajak ghee granola
  halwa hing honey jaggery jam jerky ketchup khakhra kombucha laddu lemonade lollipop macaroni maida makhana
  marinade matcha mathri mayonnaise milk mishri mithai mixture muesli murabba murukku mustard nacho namkeen
  nankhatai noodle oat paneer papad pasta peanut peda penne petha pickle pistachio poha popcorn porridge quinoa
  raisin rajma ramen rasgulla rice rusk saffron salt sattu sauce sev shortbread soup spaghetti spice squash stevia
  sugar sweetener thokku tuna udon vermicelli vinegar wafer walnut yogurt`;

/** The last two words of names whose last word alone says too little ("house number", "wall art"). */
const PAIRS = `activity cube| air freshener| almond butter| almond flour| and die| aquarium gravel| arm sleeve|
  art print| artificial grass| audio interface| ayurvedic medicine| bajra flour| baking mix| baking mould| ball joint|
  ball pit| band sewing| bar link| basmati rice| bath bomb| bath salt| batter mix| bike horn| bird food| bird house|
  black pepper| body butter| body groomer| body wash| bottle nipple| brake fluid| brake van| brown sugar| brush head|
  bubble wand| buffer stop| bug zapper| by number| cake mix| canned food| car dvr| car electronic| car emblem|
  car freshener| car stereo| car wax| card sleeve| care product| cat food| cat litter| cat wand| chakla belan|
  chana dal| charging station| chocolate mould| chocolate spread| cider vinegar| circuit breaker| cocktail shaker|
  coconut flour| coconut sugar| coconut water| compression sleeve| computer component| computer memory| cotton wick|
  cover up| cream cheese| cream scoop| cv axle| dairy whitener| dash cam| dcc decoder| de course| dental floss|
  dhoop cone| die cut| diecast model| dishwashing liquid| disposable tableware| docking station| dog chew| dog clothe|
  dog food| dog house| dog tag| doll clothe| doll house| door closer| drawer pull| dress material| drink mix|
  dry clay| dry fruit| ear muff| egg boiler| electric fireplace| electronic component| end mill| exercise cycle|
  fabric softener| face wash| false eyelash| fire pit| fish food| fishing line| fishing lure| fm transmitter|
  food dehydrator| french press| fuel additive| fuel injector| garden arch| garden edging| garden gnome|
  garden kneeler| garlic press| gel pack| gift tag| glass car| glue gun| glue stick| golf club| golf headcover|
  guitar amp| guitar pick| guitar string| gulab jamun| gummy candy| gym equipment| hair bow| hair clay| hair colour|
  hair mousse| hair wax| hand warmer| hand wash| handle car| havan samagri| hawan kund| heat gun| hole punch|
  home temple| home theatre| hose fitting| hot sauce| hydration pack| hydraulic fitting| hygiene product| ice pack|
  idli mix| index tab| induction cooktop| insect killer| instant noodle| integrated circuit| jewellery finding|
  jowar flour| kaju katli| kinetic sand| kitchen gadget| kolhapuri chappal| kulfi mould| lab equipment| lab glassware|
  lace trim| laser level| laser measure| laundry pod| lawn mower| led strip| lemon squeezer| lens hood|
  level crossing| lip gloss| lip tint| litter scoop| luggage tag| maang tikka| magnetic stirrer| marble run|
  masala dabba| masoor dal| mass gainer| massage gun| micellar water| milk frother| mirror motorcycle| model building|
  model scenery| modelling clay| moong dal| mop head| mosquito killer| mud flap| nail gun| neck warmer| neem cake|
  nut butter| oil burner| on car| onion chopper| oven mitt| packaging material| pasta sauce| peanut butter|
  pepper mill| pepper shaker| pest repeller| pet food| phool mala| pipe fitting| pizza stone| play dough| play food|
  play house| pocket square| poly mailer| polymer clay| pool cue| port flex| poster colour| posture corrector|
  potting soil| power bank| power station| pre workout| puja chowki| punch craft| pvc fitting| ragi flour|
  rail joiner| rc car| ready meal| remote control| return gift| rocking horse| rod end| roller skate| room divider|
  room freshener| roti press| saddlebag motorcycle| salad server| salt shaker| scratching post| selfie stick|
  set baby| shaft coupling| shape sorter| shaver head| shelving unit| shock absorber| shower head| shubh labh|
  sleeper car| soan papdi| solar panel| sous vide| soy sauce| spice mix| spice shaker| spirit level| spotting scope|
  spring car| sprinkles cake| stamps craft| static grass| steam inhaler| sticky note| storage cube| stud finder|
  sun lounger| supply unit| tape measure| tea infuser| teddy bear| thermal wear| thermostat car| tire shine| toor dal|
  tow hitch| toy car| toy kitchen| toy soldier| toy tractor| toy vehicle| trail mix| trash can| trekking pole|
  turn signal| tyre inflator| upma mix| urad dal| vegetable chopper| vinyl record| walkie talkie| walking stick|
  wall mural| water bladder| water flosser| water gun| water matka| water softener| watering can| weed barrier|
  wheat flour| wheel spacer| wifi extender| wind chime| wire stripper| wood finish| wood stain| worm composter`;

export const TYPE_NAMES: ReadonlySet<string> = new Set(SINGLE.split(/\s+/));
export const GROCERY_NAMES: ReadonlySet<string> = new Set(GROCERIES.split(/\s+/));
export const TYPE_PAIRS: ReadonlySet<string> = new Set(PAIRS.split(/\|\s*/));
