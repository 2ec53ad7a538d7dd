/**
 * Derived from the names of the registry of kinds (`products/kinds`), which is too large for a public page:
 * `typeNames.test.ts` fails where the two disagree and shows what to write here. Folded to the singular.
 */
const SINGLE = `abacus accordion aftershave agarbatti alternator anchor aquarium ashwagandha axe badge bait ball ballast bandage
  bandana banjo barbell bcaa bead beaker bearing bedspread beret bermuda biography blu-ray blush bobblehead
  bookshelf bouncer boxer breadboard brief brogue bronzer brooch broom bunting burkini bushing cadena cajon
  caliper camisole camphor candado capacitor capo capri capsule carabiner carafe carburetor cardstock casserole
  cassette catsuit cd centerpiece centrifuge chainsaw chalk chandan chandbali charm charpai chino chopstick
  churidar chyawanprash clarinet cleaver clipboard clog clothesline clothespin coach cocopeat colander compost
  computer concealer condom confetti contactor contour cookbook coolant cradle creatine crutch cufflink culotte
  decanter derailleur descaler dhol dholak dhoop dhoti diaper dictionary diode disinfectant diwan diya djembe
  dohar downlight dreamcatcher drumstick dungaree dupatta dustpan dvd e-reader elliptical epilator epoxy esc
  espadrille exhaust eyeglass fan fastener felt fender fertiliser flip-flop floater flute football frock gamcha
  gangajal gasket gazebo gear gilet gimbal glucometer greenhouse griddle grille grillrost guide gummy handi
  harmonica harmonium headboard headlamp hijab hoe idol jhumka juttis kada kadai kadha kajal kalawa kalimba katori
  kettlebell khurpi kibble kickboard kickstand kulhad kumkum lacquer laminator lanyard lopper lota ludo lungi
  mallet mandolin mandoline manga mangalsutra marker mascara masher mehndi melodica metronome microscope mitten
  moccasin modem monocular monopod mosfet motherboard mudguard multitool multivitamin n-fet nebulizer neckband
  notepad novel nutcracker o-ring overlocker oxford oximeter palazzo paracord pcb petticoat pipette placemat
  planer plaque platform playpen point polisher pomade postcard potentiometer primer probiotic processor propeller
  pulley putter putty radiator railcar rakhi rangoli reamer recliner register relay resin resistor respirator
  rhinestone ribbon rim rivet rosary sambrani sandpaper santoku sapling sash satchel saucepan saxophone schloss
  scrubber scrunchie sequin servo shapewear sharara sharpener shehnai sherwani shuttlecock sideboard sieve sifter
  silencer sindoor singhasan sitar sketchbook skewer skort sledgehammer slide slime smartphone smartwatch smoker
  softgel sparkler spoiler sprinkler sprocket ssd stamp stencil stepper stethoscope stiletto stockpot storybook
  streamer strut succulent swing synthesizer tabla tailgate tala tambourine tampon tandoor tankini tap tarp tasbih
  taschenrechner tawa teapot teether terrarium tester textbook thali thriller throw tiara tie tiffin tissue tong
  toran trampoline transformer transistor tregging trellis triphala trivet trowel trumpet tub turbocharger tuxedo
  tyre ukulele undershirt ups varnish veena violin visor vitamin volleyball waistcoat watercolor webcam wedge
  weeder wheelbarrow wheelchair whisk whiteboard windcheater workbook yo-yo`;

/** Groceries describe other products as often as they name one ("Honey Roasted", "Milk Frother"). */
const GROCERIES = `almond barfi bean besan bhujia biscotti biscuit bura butter candy cardamom cashew cheese chickpea chikki
  chocolate chutney cinnamon clove cornflake cracker cumin dal date dip dressing fig flour gajak ghee granola
  halwa hing honey jaggery jam jerky ketchup khakhra kombucha laddu lemonade lollipop macaroni maida makhana
  marinade matcha mathri mayonnaise milk mishri mithai mixture muesli murabba murukku mustard nacho namkeen
  nankhatai noodle oat paneer papad pasta peanut peda penne petha pickle pistachio poha popcorn porridge quinoa
  raisin rajma ramen rasgulla rice rusk saffron salt sattu sauce sev shortbread soup spaghetti spice squash stevia
  sugar sweetener thokku tuna udon vermicelli vinegar wafer walnut yogurt`;

/** The last two words of names whose last word alone says too little ("house number", "wall art"). */
const PAIRS = `ac unit|aceite esencial|activity cube|after shave|agarbatti stick|air compressor|air freshener|air frier|
  air purifier|alfombrillas coche|almond butter|almond flour|and die|and pestle|ankle brace|appareil photo|
  aquarium gravel|arm sleeve|arm warmer|armband schmuck|art print|artificial grass|artificial greenery|
  artificial turf|audio interface|ayurvedic medicine|baby clothe|baby romper|baby sling|baby walker|baby wipe|
  back brace|back car|back pack|badminton racquet|bajra flour|baking mix|baking mould|ball joint|ball pit|
  balloon arch|balsamo capelli|band sewing|bar link|baskets chaussure|basmati rice|bat cricket|bath bomb|bath salt|
  batter mix|batterie externe|batterie musique|battery bank|battery cell|battery pack|beard wax|bed linen|
  bike horn|bird food|bird house|black pepper|blouse piece|blu ray|body butter|body groomer|body mist|body wash|
  bolsas aspiradora|booster pack|bottle nipple|bouteille isotherme|brain teaser|brake fluid|brake lever|
  brake rotor|brake van|bread maker|breakfast cereal|brown sugar|brush head|bubble wand|buffer stop|bug zapper|
  building brick|button cell|by number|cable usb|cadre photo|cake mix|cake mould|candado bicicleta|canned food|
  canvas art|car dvr|car electronic|car emblem|car freshener|car stereo|car sunshade|car wax|card sleeve|
  card stock|care product|caricabatterie portatile|carte cadeau|casco moto|casque audio|casque moto|cast car|
  cast model|cat cave|cat clothe|cat condo|cat food|cat house|cat litter|cat tower|cat wand|chai channi|chai patti|
  chakki atta|chakla belan|chana dal|chaniya choli|chapati maker|charging station|chiavetta usb|chicken coop|
  chocolate mould|chocolate spread|ciabatta elettrica|cider vinegar|cinta adhesiva|circuit breaker|citrus squeezer|
  clarified butter|clay dough|cleaning solution|clothes line|clothes peg|clutch lever|coconut flour|coconut sugar|
  coconut water|cocotte minute|coffee bean|coffee beater|coffee brewer|coffee frother|coffee maker|coffee mill|
  coffee percolator|coffee plunger|coffee pod|coffee press|coffret cadeau|coin cell|collar joya|collar perro|
  collier chien|combo pack|compression sleeve|computer component|computer memory|confezione regalo|control arm|
  control car|cooking utensil|corn flake|costume homme|cotton wick|cover decorative|cover telefono|cover up|
  cream cheese|cream scoop|crema facial|crema solare|crema viso|cross stitch|curtain panel|cuscino letto|
  cushion car|cv axle|dairy whitener|dash cam|dcc decoder|de course|decorative object|dental floss|deodorant stick|
  desi ghee|detergent liquid|detergente viso|dhokla maker|dhoop batti|dhoop cone|dhoop stick|die cut|diecast car|
  diecast model|disco duro|dish drainer|dishwash liquid|dishwashing liquid|display assembly|disposable cutlery|
  disposable tableware|disque dur|docking station|document folder|dog biscuit|dog chew|dog clothe|dog food|
  dog gate|dog house|dog lead|dog tag|doll clothe|doll house|door closer|door lever|drawer pull|dream catcher|
  dress material|dried fruit|drink mix|drum unit|dry clay|dry fruit|dust bin|ear bud|ear muff|ear pod|egg beater|
  egg boiler|egg poacher|electric beater|electric fireplace|electronic component|embroidery floss|end mill|
  entertainment unit|espresso bean|espresso maker|ethnic footwear|exercise cycle|extension lead|eye shadow|
  eyeshadow palette|fabric softener|face mist|face pack|face wash|false eyelash|fanny pack|ferngesteuertes auto|
  file folder|fire pit|fish food|fishing line|fishing lure|flip flop|fm transmitter|foot peg|french press|
  fruit spread|fruits sec|frutos seco|fuel additive|fuel injector|garam masala|garbage bin|garbage can|
  garden edging|garden gnome|garlic crusher|garlic press|gas chulha|gas hob|gel douche|gel pack|ghagra choli|
  ghee butter|gift combo|gift pack|gift tag|gift voucher|glass car|glue gun|glue stick|golf club|golf headcover|
  graduated cylinder|guirlande lumineuse|guitar amp|guitar pick|guitar string|guitar tuner|gulab jal|gulab jamun|
  gummy candy|gun garden|gym equipment|haath ghadi|hair bow|hair clay|hair clipper|hair color|hair colour|hair dye|
  hair mousse|hair straightener|hair wash|hair wax|hamam dista|hand chopper|hand sanitiser|hand sanitizer|
  hand wash|handle car|hands free|havan samagri|hawai chappal|hawan kund|headlamp assembly|heat gun|hiking pole|
  hiking stick|hole punch|home device|home temple|home theater|home theatre|hose fitting|hose herren|hot sauce|
  housse ordinateur|housse voiture|huile capillaire|huile essentielle|hydration pack|hydraulic fitting|
  hygiene product|ice mould|ice pack|idli maker|idli mix|idly maker|imam dasta|incense cone|incense stick|
  index tab|indian sweet|indo western|induction cooktop|inner sole|insect killer|insect trap|instant food|
  instant mix|instant noodle|integrated circuit|jaap mala|jal patra|japa mala|jewellery finding|jouet chien|
  jowar flour|juguete perro|jump starter|kabuli chana|kachi ghani|kaju katli|key fob|khal batta|kinetic sand|
  kissenbezug bett|kitchen gadget|kitchen utensil|knee brace|knitting needle|kolhapuri chappal|kooda daan|
  kulfi mould|kuthu vilakku|lab equipment|lab glassware|lace trim|laddu gopal|langa voni|laptop netzteil|
  laptop riser|laptop sleeve|laser level|laser measure|laundry bin|laundry liquid|laundry pod|lawn mower|
  lcd digitizer|leaf blower|led strip|lehenga choli|lemon squeezer|lens hood|level crossing|lime squeezer|
  limpiador facial|lip gloss|lip tint|litter scoop|llave inglesa|luftfilter auto|luggage tag|lunch dabba|
  maang tikka|magic cube|magnetic stirrer|maker press|makeup foundation|mang tikka|mangal sutra|mantel damen|
  mantel individual|marble run|masala daani|masala dabba|masala dani|mascarilla facial|mask disposable|masoor dal|
  masque visage|mass gainer|massage gun|matha patti|memo note|memoria usb|memory module|memory stick|mesh wifi|
  micellar water|milk frother|miniature voiture|mirror motorcycle|mist maker|model aircraft|model building|
  model bus|model car|model scenery|model ship|modelling clay|monitor arm|moong dal|mop head|mop refill|
  mortar pestle|mosquito killer|mosquito trap|mouse combo|mouse trap|mouth organ|mud flap|mug isotherme|
  multani mitti|multi pack|nail clipper|nail enamel|nail gun|neck piece|neck warmer|neem cake|neon strip|
  nettoyant visage|nimbu nichod|notas adhesiva|nut butter|oil burner|oil can|oil cruet|oil pourer|olio essenziale|
  on car|onion chopper|ordinateur portable|oven mitt|packaging material|packing cube|panier chien|panini press|
  panneau solaire|papad press|paper shredder|papier cadeau|papier peint|para colorear|para gato|para perro|
  para ropa|para saltar|parasol small|party favor|party favour|pasta sauce|pastiglie freno|peanut butter|
  peinture murale|pepper mill|pepper shaker|pest repeller|pet clipper|pet clothe|pet food|pet gate|pet tag|
  pet wipe|phool mala|pillow sham|pinceau maquillage|pipe fitting|plant food|plant mister|plant nutrient|
  play dough|play food|play house|pocket square|polo tshirt|polpat latna|poly mailer|polymer clay|pooja mandir|
  port flex|poster colour|poster print|posture corrector|potting mix|potting soil|pour over|power bank|
  power station|power strip|pre workout|protector solar|puja chowki|puja ghar|punch craft|punjabi jutti|puri press|
  push car|pvc fitting|rabbit hutch|ragi flour|rail joiner|rakhi combo|range extender|rangoli colour|rc car|
  rc helicopter|ready meal|recambio cepillo|recycling bin|reloj inteligente|remote control|return gift|ro purifier|
  robe femme|rock damen|rocking horse|rod end|roller skate|rolling stock|room freshener|rose water|roti dabba|
  roti maker|roti press|rubbish bin|sac banane|sac poubelle|sacs aspirateur|saddlebag motorcycle|salt mill|
  salt shaker|salwar kameez|sandwich maker|sandwich press|scratching post|screen digitizer|screen replacement|
  seed pack|seed packet|selfie stick|sensor module|set baby|shaft coupling|shalwar kameez|shape sorter|shaver head|
  shelving unit|ship model|shock absorber|shorts outer|show piece|shower head|shubh labh|siero viso|sleeper car|
  smoothie maker|soan papdi|soil mix|solar panel|soup ladle|soup mix|soy sauce|speed cube|spice crusher|spice mill|
  spice mix|spice shaker|spike buster|spirit level|spotting scope|spring car|sprinkles cake|stamps craft|
  static grass|station building|steam inhaler|sticker muraux|sticker pack|sticker wall|sticky note|storage bin|
  storage cube|stud finder|stufa elettrica|stuffed animal|suero facial|suit material|sun lounger|supply unit|
  support brace|support mural|table linen|table runner|tablet sleeve|tape measure|tappetino yoga|tea leave|
  teddy bear|tennis racquet|thermal wear|thermostat car|tire inflator|tire shine|toner kartusche|toor dal|
  toothbrush head|tortilla press|tow hitch|toy car|toy soldier|toy tractor|toy vehicle|track pack|trail mix|
  train pack|trash bin|trash can|trekking pole|turmeric root|turn signal|tv unit|tyre inflator|upma mix|urad dal|
  usb kabel|usb stick|utensil crock|value pack|vegetable chopper|vinyl record|voiture jouet|waffle maker|
  waist pack|walkie talkie|walkie talky|walking stick|wall art|wall mural|wall picture|wall print|wall shelve|
  wall tattoo|wallpaper roll|waste bin|water bladder|water boiler|water colour|water flosser|water gun|water matka|
  water purifier|water softener|watering can|web cam|weed barrier|weed eater|wet wipe|wheat flour|wheel spacer|
  wifi extender|wind chime|window panel|wipes baby|wire stripper|withania somnifera|wood finish|wood stain`;

export const TYPE_NAMES: ReadonlySet<string> = new Set(SINGLE.split(/\s+/));
export const GROCERY_NAMES: ReadonlySet<string> = new Set(GROCERIES.split(/\s+/));
export const TYPE_PAIRS: ReadonlySet<string> = new Set(PAIRS.split(/\|\s*/));
