import type { Kind } from '../Kind.js';
import { clothing } from './frames.js';

const { family, kind } = clothing;

export const clothingKinds: readonly Kind[] = [
  kind('t-shirt', {
    also: 'tshirt | t shirt | tee | tees | tee shirt | t-shirts | tshirts | tee shirts | camiseta | maglietta | t shirts',
    parts: 'shoulder | neckband',
    neutral: 'jeans | gym | college | beach',
    search:
      'tee | tshirt | tee shirt | t shirt | tees | tshirts | upper wear | top wear | teeshirt | upper garment | topwear | everyday shirt',
  }),
  kind('shirt', {
    also: 'shirts | hemd | hemden | chemise | camisa | camicia',
    parts: 'placket | yoke | buttonhole',
    neutral: 'tuck | jeans | trousers | meeting | college',
    search:
      'shirts | top | topwear | upper wear | upper garment | shirting | button shirt | collar shirt | upper clothing',
  }),
  kind('polo shirt', {
    also: 'polo | polo t-shirt | polo tshirt | polos | collar t shirt | poloshirt',
    parts: 'placket | ribbing',
    neutral: 'golf | jeans | club | college',
    search:
      'polo | polo tshirt | polo t shirt | polo tee | polo top | collar tshirt | collar neck tshirt | golf shirt | collared tee | knit collar shirt | half button shirt',
  }),
  kind('hoodie', {
    also: 'hoodies | hooded sweatshirt | hoody | kapuzenpullover | kapuzenpulli | sweat à capuche | sudadera con capucha | felpa con cappuccio',
    parts: 'hood | drawstring | kangaroo pocket',
    neutral: 'winter | autumn | gym | jeans | college',
    search:
      'hoody | hooded sweatshirt | hooded top | hoodies | sweatshirt with hood | hooded jumper | sweat shirt hooded | hooded sweater | hooded layer | upper wear',
  }),
  kind('sweatshirt', {
    also: 'sweatshirts | sweat shirt | sudadera | felpa',
    alike: 'crewneck',
    parts: 'neckband | ribbing',
    neutral: 'winter | autumn | jeans | college | gym',
    search:
      'sweat shirt | sweatshirts | sweat top | sweater top | upper wear | layering top | topwear | loungewear top | athleisure',
  }),
  ...family('sweater', {
    also: 'jumper | pullover | sweaters | knitwear | pulli | jersey de punto | maglione | swetar',
    alike: 'pull',
    members: 'cardigan = strickjacke, cardigans',
    parts: 'ribbing | knit',
    neutral: 'winter | knit | jeans | cold | autumn',
    search:
      'jumper | knitwear | knitted top | knit top | sweaters | pullover jumper | swetar | knit wear | knitted garment',
  }),
  ...family('jacket', {
    also: 'jackets | jacke | veste | chaqueta | giacca',
    members:
      'blazer = blazers | windcheater = windbreaker | gilet = body warmer, sleeveless jacket | denim jacket | leather jacket | puffer jacket | bomber jacket',
    parts: 'hood | shoulder | zip pull | flap',
    neutral: 'winter | autumn | ride | jeans | wind | cold',
    search:
      'jackets | outerwear | outer layer | outer wear | upper layer | overgarment | outer garment | top layer | layering piece | outer clothing | over layer',
  }),
  ...family('rain jacket', {
    also: 'raincoat | rain coat | rain jackets | rainwear | barsati | regenjacke | regenmantel | imperméable | chubasquero | impermeabile',
    alike: 'rain suit',
    members: 'poncho = rain poncho',
    parts: 'hood | drawcord | flap | storm flap | reflective strip',
    neutral: 'rain | monsoon | puddle | school | commute | walk',
    search:
      'raincoat | rain coat | rainwear | rain wear | rain gear | barsati | rain shell | rain protection | raingear | wet weather jacket | anorak | rain outerwear',
    ask: 'size age protection_class material fit colour closure care weight included audience',
  }),
  kind('coat', {
    also: 'coats | overcoat | mantel damen | wintermantel | manteau | abrigo | cappotto',
    alike: 'peacoat | parka',
    parts: 'hood | belt | flap | lapel',
    neutral: 'winter | cold | autumn | commute | snow',
    search:
      'coats | overcoat | outerwear | outer wear | topcoat | outer garment | over coat | outer layer | outer clothing | top coat',
  }),
  kind('jeans', {
    also: 'jean | denim pants | denims | jeanshose | vaqueros',
    parts: 'fly | rivet | belt loop | leg',
    neutral: 'shirt | tee | sneakers | college',
    search:
      'denim | denims | denim pants | denim trousers | jean pants | jeans pant | denim bottoms | denim wear | bottomwear | five pocket pants',
  }),
  ...family('trousers', {
    also: 'trouser | pants | pant | slacks | pantalon | pantalón | pantaloni',
    alike: 'hose herren',
    members:
      'chinos = chino | cargo pants = cargo trousers | joggers = track pants, trackpants, sweatpants | lounge pants | capri = capris | culottes',
    parts: 'fly | belt loop | leg | drawstring',
    neutral: 'shirt | tee | sneakers | college | gym',
    search:
      'pants | trouser | bottoms | bottom wear | bottomwear | pant | slacks | legwear | leg wear | britches | pair of trousers',
  }),
  ...family('shorts', {
    umbrella: true,
    also: 'short pants | kurze hose | pantaloncini | half pant',
    alike: 'boxer shorts outer',
    members: 'bermuda = bermudas | swim shorts = board shorts',
    parts: 'drawstring | leg | liner',
    neutral: 'summer | gym | beach | run | play',
    search:
      'short pants | half pants | half pant | short trousers | bottoms | bottom wear | bottomwear | half length pants',
  }),
  ...family('skirt', {
    also: 'skirts | rock damen | jupe | falda | gonna',
    members: 'skorts = skort',
    parts: 'pleat | slit | elastic',
    neutral: 'summer | blouse | twirl | brunch | heels',
    search: 'skirts | bottom wear | bottomwear | lower garment',
  }),
  ...family('dress', {
    also: 'dresses | kleid | kleider | robe femme | vestido | vestito | abito',
    alike: 'sundress',
    members: 'gown = gowns | frock = frocks',
    parts: 'bodice | slit | strap | skirt | belt',
    neutral: 'brunch | summer | wedding | dinner | holiday | dance',
    search: 'dresses | one piece dress | one piece | dress outfit | one piece garment | dress clothing',
  }),
  ...family('top', {
    also: 'tops | ladies top',
    members:
      'blouse = bluse, chemisier, blusa, camicetta, blouses | crop top | tunic = tunics | tank top | camisole = cami',
    parts: 'strap | shoulder | tie',
    neutral: 'jeans | skirt | brunch | summer | college',
    search: 'tops | topwear | upper wear | upper garment | upper | upper clothing | topper | upperwear',
  }),
  ...family('jumpsuit', {
    also: 'jumpsuits | combinaison',
    alike: 'romper | rompers | playsuit',
    members: 'dungarees = dungaree | overalls = overall | catsuit',
    parts: 'strap | leg | belt | bodice',
    neutral: 'summer | brunch | holiday | college',
    search:
      'jumpsuits | one piece outfit | one piece suit | all in one | one piece | one piece jump suit | one piece garment | one piece clothing',
  }),
  ...family('leggings', {
    also: 'legging | tights',
    alike: 'leggins',
    members: 'jeggings | treggings | yoga pants',
    parts: 'gusset | leg | elastic',
    neutral: 'kurti | yoga | gym | run | tunic',
    search:
      'legging | tights | stretch pants | stretchy pants | bottom wear | skinny stretch pants | tight fit pants | leg wear | legwear | bottomwear',
  }),
  ...family('socks', {
    also: 'sock | socken | strümpfe | chaussettes | calcetines | calzini | mauje | moje',
    members: 'stockings = stocking, pantyhose',
    parts: 'toe | heel | sole | cuff',
    neutral: 'shoes | foot | boots | gym | run | school',
    search:
      'sock | pair of socks | foot socks | hosiery | mauje | moje | foot wear socks | sox | feet covering | foot cover | footwear socks | leg wear | legwear',
    ask: 'size material count length style pattern colour care fit audience',
  }),
  ...family('underwear', {
    umbrella: true,
    also: 'unterhose | unterwäsche | sous-vêtement | calzoncillos | mutande | innerwear',
    members:
      'briefs = brief | boxers = boxer briefs, boxer shorts | trunks | panties = panty, knickers | thong | undershirt | vest = baniyan | thermal wear = thermals | shapewear',
    parts: 'elastic | gusset | pouch | leg',
    neutral: 'underneath | gym | sleep | base',
    search:
      'innerwear | inner wear | undergarment | undergarments | underclothes | undies | under wear | intimate wear | underclothing | under garments | inner clothing',
    ask: 'size material count fit style care colour fabric_weight audience',
  }),
  ...family('bra', {
    also: 'bras | brassiere | büstenhalter | soutien-gorge | sujetador | reggiseno',
    alike: 'bralette',
    members: 'sports bra | lingerie = lingerie set',
    parts: 'cup | strap | hook | band | wire | padding',
    neutral: 'underneath | gym | blouse | tee',
    search:
      'bras | brassiere | innerwear | ladies innerwear | undergarment | bust support | inner wear | breast support | intimates | under clothing',
    ask: 'size material style closure care colour count feature fit',
  }),
  ...family('pyjamas', {
    also: 'pajamas | pyjama | pajama | pjs | nightwear | night suit | nightsuit | sleepwear | loungewear | schlafanzug | pijama | pigiama',
    alike: 'pajama set | pyjama set',
    members: 'nightgown = nighty, nightie, nightdress, nachthemd | bathrobe = robe, dressing gown, bademantel',
    parts: 'drawstring | top | leg | belt',
    neutral: 'sleep | night | bed | lounge | morning | home',
    search:
      'pajamas | nightwear | sleepwear | night suit | nightsuit | pjs | nightclothes | night wear | bed clothes | jammies | bedtime wear | lounge wear',
  }),
  ...family('swimsuit', {
    also: 'swimwear | swimming costume | bathing suit | badeanzug | maillot de bain | bañador | costume da bagno',
    members:
      'bikini = two piece swimsuit | swim trunks = badehose | rash guard = rashguard | cover up | burkini | tankini',
    parts: 'strap | cup | tie | liner',
    neutral: 'swim | pool | beach | sea | holiday | summer',
    search:
      'swimwear | swim wear | swimming costume | bathing suit | bathing costume | beachwear | bathing dress | swimming clothes | pool wear | beach wear | swimming outfit | poolwear',
  }),
  ...family('suit', {
    also: 'suits | formal suit | anzug | costume homme | traje | coat pant',
    members: 'tuxedo | waistcoat',
    parts: 'lapel | jacket | trousers | waistcoat',
    neutral: 'meeting | wedding | formal | interview | tie',
    search:
      'suits | coat pant | coat suit | formal wear | blazer and trousers | jacket and trouser set | tailored suit | lounge suit | dress suit | tailored outfit',
  }),
  ...family('tracksuit', {
    also: 'track suit | tracksuits | jogging suit | trainingsanzug | jogginganzug | survêtement | chándal | tuta',
    alike: 'gym wear set',
    members: 'co-ord set = coord set, co ord set, two piece set',
    parts: 'hood | top | drawstring | leg',
    neutral: 'gym | run | lounge | sport | airport',
    search:
      'track suit | jogging suit | sweatsuit | jogger set | top and bottom set | sportswear | track pants and jacket | training suit | sweat suit | trackies | warmup suit',
  }),
  ...family('hat', {
    umbrella: true,
    also: 'hats | topi | hut | chapeau | sombrero | cappello',
    members: 'cap = kappe, casquette, gorra, caps | beanie = winter cap, mütze, bonnet, gorro, beanies | visor | beret',
    parts: 'brim | crown | strap | buckle | visor | band | pom',
    neutral: 'head | sun | summer | winter | walk | beach | match',
    search:
      'headwear | head wear | headgear | head cover | topi | headpiece | head covering | head topper | headcover | head clothing',
    ask: 'size material closure style colour care season pattern count audience',
  }),
  ...family('scarf', {
    also: 'scarves | schal | halstuch | écharpe | foulard | bufanda | sciarpa',
    alike: 'scarfs | wrap',
    members: 'shawl = shawls = pashmina | stole = stoles | muffler | bandana | hijab | neck warmer',
    parts: 'fringe | border | tassel | edge',
    neutral: 'neck | drape | winter | wrap | head | shoulder',
    search:
      'scarves | neck scarf | neckwear | neck wrap | neck wear | neck cover | neckerchief | head scarf | headscarf | neck cloth | wrap around scarf',
    ask: 'dimensions material pattern colour care season fabric_weight style count origin',
  }),
  ...family('gloves', {
    also: 'glove | handschuhe | gants | guantes | guanti | dastane | dastana',
    members: 'mittens = mitten | arm sleeves = arm warmers',
    parts: 'palm | finger | thumb | cuff | strap',
    neutral: 'hand | winter | cold | ride | drive | snow',
    search:
      'glove | hand gloves | handwear | pair of gloves | gloves for hands | dastane | hand protection | hand cover | hand wear | finger gloves | hand covering | hand protector | hand garment',
    ask: 'size material use count colour closure care season',
  }),
  ...family('belt', {
    also: 'belts | waist belt | gürtel | ceinture | cinturón | cintura | kamarband',
    members: 'suspenders',
    parts: 'buckle | strap | loop | hole | prong',
    neutral: 'waist | trousers | jeans | formal | casual',
    search:
      'belts | waist belt | trouser belt | pant belt | waist strap | belt for trousers | waistband belt | waist band | kamar belt | jeans belt | kamar ka belt | waistbelt',
    ask: 'size material width closure colour style care audience',
  }),
  ...family('tie', {
    also: 'ties | necktie | neckties | krawatte | cravate | corbata | cravatta',
    members: 'bow tie = bowtie, fliege, bow ties | pocket square = pocket handkerchief',
    parts: 'knot | tip | loop | blade',
    neutral: 'shirt | suit | formal | wedding | meeting',
    search: 'ties | neckwear | neck wear | collar tie | shirt tie | neck cloth',
    ask: 'material dimensions pattern colour width care count style included',
  }),
  kind('costume', {
    also: 'costumes | fancy dress | fancy dress costume | cosplay | kostüm | déguisement | disfraz | travestimento',
    parts: 'mask | headband | cape | wig | belt | hat',
    neutral: 'halloween | dress up | fancy dress | carnival | school play | role',
    search:
      'fancy dress | dress up | cosplay | costumes | dress up outfit | fancy dress outfit | dressup | dressing up outfit | theme dress | character outfit | disguise | masquerade | theatre costume | fancydress',
    ask: 'size included age material audience colour care edition closure',
  }),
];
