import type { Kind } from '../Kind.js';
import { beauty, hair } from './frames.js';

export const beautyKinds: readonly Kind[] = [
  ...beauty.family('face serum', {
    also: 'serum | serums | facial serum | gesichtsserum | sérum visage | suero facial | siero viso',
    members: 'face oil | eye serum',
    neutral: 'layer | cleanse | moisturise',
    search:
      'serum | facial serum | skin serum | skincare serum | skincare | skin care | beauty serum | face treatment | facial concentrate | face drops | cosmetic serum | facial essence | skin elixir',
  }),
  ...beauty.family('moisturiser', {
    also: 'moisturizer | gesichtscreme | creme | crème hydratante | crema facial | crema viso',
    alike: 'cream',
    members:
      'body lotion = lotion, körperlotion | body butter | eye cream | hand cream | bb cream | night cream | day cream | cold cream',
    neutral: 'layer | hand | body | winter',
    search:
      'moisturizer | skin moisturiser | skin moisturizer | skin hydration | skincare | skin care | moisturising cream | hydrator | emollient | softening cream | facial cream',
  }),
  ...beauty.family('face wash', {
    also: 'cleanser | facewash | face cleanser | gesichtsreinigung | nettoyant visage | limpiador facial | detergente viso',
    alike: 'cleansing gel',
    members: 'micellar water | makeup remover',
    neutral: 'lather | towel | rinse',
    search:
      'facewash | face cleanser | facial cleanser | facial wash | skincare | skin care | face cleaning wash | facial cleansing | face cleaner | face soap',
  }),
  beauty.kind('sunscreen', {
    also: 'sun screen | sun cream | sunblock | sonnencreme | crème solaire | crema solare',
    alike: 'sunscreen lotion | sunscreen gel | protector solar',
    neutral: 'sun | beach | outdoor | reapply',
    search:
      'sun cream | suncream | sunblock | sun protection | sun care | spf | sun block | sun blocker | uv protection | sun protector | sun blocking | suncare | sun defence',
  }),
  beauty.kind('face mask', {
    also: 'gesichtsmaske | masque visage | mascarilla facial',
    alike: 'sheet mask | clay mask | face pack | facepack | ubtan | peel off mask | multani mitti | sleeping mask',
    neutral: 'minutes | mix | spread',
    search:
      'facial mask | skincare mask | beauty mask | skin mask | facial skincare | skincare treatment | pampering mask | facial pack | spa mask | cosmetic mask | skin care mask | home facial',
  }),
  beauty.kind('face scrub', {
    also: 'scrub | exfoliator | exfoliating scrub | gommage | exfoliante',
    alike: 'peeling',
    neutral: 'circle | shower | lather',
    search:
      'facial scrub | skin scrub | exfoliator | exfoliant | exfoliating scrub | face exfoliator | exfoliate | facial polish | scrubbing | skin polishing | skin smoother | face cleanser scrub',
  }),
  beauty.kind('toner', {
    also: 'face toner | facial toner | gesichtswasser | tonique',
    alike: 'rose water | rosewater | gulab jal | face mist',
    neutral: 'spray | mist | cotton pad',
    search:
      'face toner | skin toner | facial toner | skincare toner | skin tonic | skin refresher | skin toning | skin freshener | toning water | skin prep',
  }),
  ...beauty.family('lipstick', {
    umbrella: true,
    also: 'lipsticks | lippenstift | rouge à lèvres | pintalabios | rossetto',
    members: 'lip gloss | lip tint | lip balm = lippenbalsam | lip liner | lip crayon',
    parts: 'bullet | wand',
    neutral: 'lips | shade | handbag | office',
    search: 'lips | lip cosmetic | lip care | lip beauty | lip product | lipcare | mouth cosmetic',
    ask: 'colour finish net_content ingredient free_from directions shelf_life count warning certification',
  }),
  ...beauty.family('makeup foundation', {
    umbrella: true,
    also: 'foundation | fond de teint | base de maquillaje',
    members:
      'concealer | compact powder = compact | face powder | primer | blush | highlighter makeup | contour | bronzer | setting spray',
    parts: 'sponge | mirror | pan',
    neutral: 'blend | shade | sponge | makeup',
    search:
      'makeup | make up | face makeup | facial makeup | cosmetic makeup | face beauty | complexion makeup | beauty product | skin makeup | makeup routine',
    ask: 'colour finish net_content skin_type ingredient free_from directions shelf_life warning',
  }),
  ...beauty.family('eye makeup', {
    umbrella: true,
    also: 'fard à paupières | sombra de ojos',
    members:
      'eyeshadow = eye shadow, lidschatten = eyeshadow palette | mascara = wimperntusche | eyeliner | kajal = kohl, surma | eyebrow pencil | false eyelashes = eyelashes, lashes',
    parts: 'wand | pan | mirror | pencil',
    neutral: 'eyes | lash | lid | shade | line',
    search:
      'eye make up | eye cosmetic | makeup for eyes | eye beauty | eye beauty product | eye makeover | eye definition | eye look',
    ask: 'colour finish net_content count ingredient free_from directions shelf_life warning',
  }),
  ...beauty.family('nail polish', {
    also: 'nail paint | nail varnish | nail enamel | nagellack | vernis à ongles | esmalte de uñas | smalto',
    alike: 'gel polish',
    members: 'nail art kit = nail kit | press on nails = false nails',
    parts: 'brush',
    neutral: 'nails | hand | coat | dry | manicure',
    search:
      'nail paint | nail varnish | nail enamel | nail lacquer | nail colour | nail color | finger nail paint | toe nail paint | nail coat | manicure polish | nailpolish | nailpaint | fingernail polish | nail makeup',
  }),
  ...beauty.family('makeup brush', {
    also: 'makeup brushes | schminkpinsel | pinceau maquillage | brocha de maquillaje',
    alike: 'brush set',
    members: 'makeup sponge = beauty blender',
    parts: 'bristle | ferrule | handle | case',
    neutral: 'blend | powder | blush | eyes | dab',
    search:
      'cosmetic brush | make up brush | makeup applicator | makeup tool | beauty brush | makeup artist brush | makeover brush | makeup application tool',
    ask: 'count material included use dimensions care colour',
  }),
  ...beauty.family('soap', {
    apart: true,
    also: 'soaps | sabun | seife | savon | jabón | sapone',
    alike: 'soap bar',
    members:
      'body wash = shower gel, duschgel, gel douche, shower cream | hand wash = handwash, hand soap | bath salt = bathing salt | bath bomb = bath bombs',
    parts: 'bar | wrapper',
    neutral: 'bath | shower | lather | hand | towel',
    search:
      'soaps | sabun | skin cleanser | cleansing soap | washing soap | personal care | bathing soap | bath cleanser | toilet soap | hygiene soap | lather soap',
    ask: 'net_content scent ingredient skin_type free_from count directions shelf_life origin',
  }),
  beauty.kind('deodorant', {
    also: 'deo | deospray | déodorant | desodorante | deodorante',
    alike: 'body spray | roll on | antiperspirant | deodorant stick',
    parts: 'roller | spray | stick',
    neutral: 'spray | underarm | shower | gym',
    search:
      'deo | underarm deodorant | body deodorant | odour protection | odor protection | armpit deodorant | odor control | sweat odour | perspiration odor | personal freshness | fragrance deo',
    ask: 'scent net_content free_from ingredient directions skin_type count warning',
  }),
  beauty.kind('perfume', {
    also: 'perfumes | fragrance | parfum | parfüm | profumo',
    alike: 'eau de toilette | attar | ittar | itar | cologne | body mist | edp',
    parts: 'atomiser | spray | stopper | roll-on',
    neutral: 'spray | wrist | neck | scent | evening | gift',
    search:
      'fragrance | scent | parfum | perfumes | personal fragrance | itra | aroma | perfumery | aromatic | scented',
    ask: 'scent net_content strength ingredient free_from count directions origin included warning',
    title: 'scent strength audience net_content',
  }),
  beauty.kind('essential oil', {
    apart: true,
    also: 'essential oils | aroma oil | ätherisches öl | duftöl | huile essentielle | aceite esencial | olio essenziale',
    alike: 'fragrance oil | diffuser oil',
    parts: 'dropper',
    neutral: 'diffuser | aroma | steam | carrier oil | scent',
    search:
      'aroma oil | aromatherapy oil | scented oil | aromatherapy | essential oils | plant extract oil | aromatic oil | fragrant oil | botanical oil | concentrated oil | aroma essence',
    ask: 'scent net_content ingredient directions count free_from origin warning shelf_life',
  }),
  ...beauty.family('toothbrush', {
    apart: true,
    umbrella: true,
    also: 'tooth brush | toothbrushes | zahnbürste | brosse à dents | cepillo de dientes | spazzolino',
    members:
      'electric toothbrush | toothpaste = tooth paste, zahnpasta, dentifrice | mouthwash | dental floss | water flosser | tongue cleaner | teeth whitening kit',
    parts: 'bristle | handle | head | charger',
    neutral: 'teeth | brush | mouth | sink',
    search:
      'oral care | dental care | oral hygiene | dental hygiene | personal care | mouth care | teeth cleaning | tooth care | oral healthcare',
    ask: 'count material mode included compatible_with age battery_life charge_time warning',
  }),
  ...beauty.family('razor', {
    apart: true,
    also: 'razors | rasierer | rasoir | maquinilla | rasoio',
    members:
      'shaver = electric razor | trimmer = hair trimmer | epilator = hair epilator | hair clipper = haarschneider, hair clippers | body groomer = body trimmer | dermaplaning tool = dermaplaner, face razor | shaving kit = shaving set',
    parts: 'blade | head | comb | handle | charger | guard',
    neutral: 'shave | beard | trim | legs | shower',
    search:
      'shaving razor | shaving tool | shaving | hair removal tool | personal care | hair shaver | shave razor | hair remover tool | grooming tool | shaving device',
    ask: 'run_time count included use mode charge_time protection_class material compatible_with warranty',
  }),
  ...beauty.family('shaving cream', {
    apart: true,
    also: 'rasierschaum',
    alike: 'shaving foam | shaving gel | shaving soap',
    members: 'aftershave = after shave',
    neutral: 'shave | beard | razor | lather',
    search:
      'shave cream | shaving lather | shave lather | shaving | personal care | barber cream | grooming cream | lathering cream | beard shaving cream | wet shave | razor cream',
  }),
  beauty.kind('beard oil', {
    also: 'bartöl | huile à barbe',
    alike: 'beard balm | beard wax | beard growth oil',
    neutral: 'beard | comb | moustache',
    search:
      'beard care | beard grooming | oil for beard | facial hair oil | beard conditioning | beard serum | beard conditioner | beard softener | moustache oil | beard softening oil | beard moisturiser',
  }),
  beauty.kind('massage oil', {
    also: 'massageöl | abhyanga oil',
    alike: 'body oil | massage cream | skin oil',
    neutral: 'massage | body | rub | warm',
    search:
      'oil for massage | malish oil | malish tel | massaging oil | massage | spa oil | rubbing oil | rub oil | masseur oil',
  }),
  ...beauty.family('makeup kit', {
    umbrella: true,
    also: 'makeup set | cosmetic kit | beauty kit',
    members: 'facial kit | manicure set = manicure kit | pedicure kit | grooming kit | skin care kit = skincare set',
    neutral: 'travel | gift | bride',
    search:
      'beauty set | beauty kit | beauty box | cosmetic set | beauty products set | grooming set | beauty collection | personal care set | pamper set | beauty regimen',
    ask: 'included count ingredient skin_type net_content free_from directions shelf_life',
  }),
  hair.kind('shampoo', {
    also: 'shampoos | hair wash | shampooing | champú | hair cleanser',
    alike: 'shampoo bar | shampooo',
    neutral: 'lather | wet',
    search:
      'hair wash | hair cleanser | shampoos | hair shampoo | shampu | hair washing | scalp cleanser | hair cleaning | hair cleansing | haircare | cleaner for hair | hair care',
  }),
  ...hair.family('hair conditioner', {
    also: 'conditioner | haarspülung | après-shampooing | acondicionador | balsamo capelli',
    alike: 'hair cream',
    members: 'hair mask = hair spa cream',
    neutral: 'after shampoo | detangle | leave in',
    search:
      'conditioner | hair conditioning | hair rinse | hair softener | conditioner for hair | hair softening | hair condition cream | haircare conditioner | after shampoo | post shampoo | hair moisturizer | hair smoother',
  }),
  ...hair.family('hair oil', {
    also: 'hair oils | haaröl | huile capillaire | aceite para el cabello | baal ka tel',
    alike: 'tel | hair growth oil',
    members: 'hair serum',
    neutral: 'massage | overnight | night',
    search:
      'oil for hair | baal ka tel | hair tel | head oil | hair oiling | champi oil | scalp oil | head massage oil | hair care oil | hair tonic oil | haircare oil | hairoil | oil treatment',
  }),
  ...hair.family('hair colour', {
    also: 'hair color | hair dye | haarfarbe | coloration | tinte',
    members: 'mehndi = mehendi, heena, henna, henna powder, mehandi',
    parts: 'gloves | developer | bowl | sachet',
    neutral: 'mix | shade | grey | minutes | apply',
    search:
      'hair color | hair dye | hair colouring | hair coloring | hair tint | dye for hair | hair tinting | hair colourant | hair colorant | hair dyeing | haircolor | haircolour | baal color | hair pigment',
    ask: 'colour net_content ingredient free_from directions warning count included shelf_life',
  }),
  ...hair.family('hair gel', {
    umbrella: true,
    also: 'haargel | styling gel',
    members: 'hair wax | hair spray = haarspray | pomade | hair clay | hair mousse',
    neutral: 'set | comb | hold | wet',
    search:
      'hair styling | hair setting | hair styler | hair styling product | hair fixing | hair hold | hairstyle product | hair set | hairstyling | hair setter | grooming | hair style',
  }),
  ...hair.family('hair dryer', {
    also: 'blow dryer | hairdryer | haartrockner | föhn | fön | sèche-cheveux | secador | asciugacapelli',
    members:
      'hair straightener = flat iron, straightener, glätteisen, lisseur | curling iron = curler, lockenstab | hair styler tool',
    parts: 'diffuser | concentrator | filter | barrel',
    neutral: 'dry | heat | curl | straighten',
    search:
      'blow dryer | hairdryer | hair drier | blow drier | hair blower | hair drying | hairdrier | blowdryer | styling dryer | air blower for hair | hairdressing',
    ask: 'power temperature mode voltage length included weight material warranty',
  }),
  ...hair.family('hair brush', {
    also: 'hairbrush | haarbürste | brosse à cheveux | cepillo de pelo',
    members: 'comb = combs, kamm, kangha, kanghi | detangling brush',
    neutral: 'detangle | knot | scalp | purse',
    search:
      'hairbrush | detangler | brush for hair | hair grooming brush | hair detangler | hair comb brush | hair brushing | hair styling brush | detangling hair brush | hair care brush | untangle brush | brushing tool',
    ask: 'material dimensions count use colour care included',
  }),
  ...hair.family('hair accessory', {
    umbrella: true,
    members:
      'hair clip = claw clip, haarspange, barrette, hair clips | scrunchie = scrunchies | hair tie = haargummi, hair ties | hair band = hairband, headband, headbands | hair bow | hair pin = juda pin, hair pins | tiara',
    parts: 'bow | elastic',
    neutral: 'ponytail | bun | braid | party | school',
    search:
      'hair ornament | hairwear | hair wear | hair jewellery | hair decoration | hair adornment | hairstyle | hair embellishment | hairdo',
    ask: 'count material dimensions colour style pattern included age',
  }),
  ...hair.family('wig', {
    also: 'wigs | hair wig | perücke | perruque | peluca | parrucca',
    members: 'hair extensions = hair extension | hair topper',
    parts: 'lace | cap | strap | comb',
    neutral: 'party | cosplay | wear',
    search:
      'wigs | hair wig | hairpiece | hair piece | false hair | fake hair | hair system | artificial hair | head hair | hairstyle wig',
    ask: 'length colour material size style included care count',
  }),
  ...beauty.family('shower steamers', {
    also: 'shower steamer | shower bombs | shower tablets | aromatherapy shower tablets',
    members: 'bath salts = badesalz | bubble bath = bath foam | bath oil',
    parts: 'tablet | wrapper',
    neutral: 'shower | bath | steam | scent | relax | tub',
    search:
      'shower bombs | shower tablets | shower aromatherapy | shower melts | shower fizzers | shower fizzies | aroma shower tablets | vapor shower tablets | spa shower tablets | steam tablets | scented shower tablets | shower disc',
  }),
  ...hair.family('hair dryer brush', {
    also: 'hot air brush | blow dryer brush | warmluftbürste | brosse soufflante',
    alike: 'volumizer brush | hair dryer and volumizer',
    members: 'hair curlers = heatless curlers, hair rollers, curling rollers',
    parts: 'barrel | bristles | cord | handle | head',
    neutral: 'dry | style | volume | blow | brush',
    search:
      'hot air brush | blow dry brush | hot air styler | hair styling tool | blow dryer brush | blow dryer comb | blowout brush | one step hair dryer | blowdryer brush | drying brush',
  }),
];
