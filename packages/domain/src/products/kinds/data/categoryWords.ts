import type { KindCategory } from '../kindCategories.js';

/** What sellers and stores write for a category, in lower case, singular or plural. Longer phrases win over shorter ones. */
export const categoryWords: Readonly<Record<KindCategory, string>> = {
  kitchen:
    'kitchen | kitchen and dining | dining | cookware | kitchenware | bakeware | tableware | utensils | crockery | cutlery | küche | cuisine | cocina | cucina | rasoi | bartan',
  drinkware: 'drinkware | bottles | water bottles | mugs | glassware | barware | bar accessories | cups | flasks',
  appliances:
    'appliance | appliances | home appliance | kitchen appliance | small appliances | kitchen and home appliances | haushaltsgeräte | électroménager | vacuums',
  home: 'home | home and kitchen | home decor | decor | household | house | home and living | home furnishing | furnishings | wohnen | haushalt | maison | hogar | casa | candles | rugs | curtains | home fragrance | home and garden | decoration',
  art: 'art | wall art | posters | posters and prints | prints | paintings | artwork | fine art',
  furniture:
    'furniture | chairs | tables | möbel | meubles | muebles | mobili | mattresses | office furniture | home furniture',
  bedding:
    'bedding | bed and bath | bath | bed linen | linen | linens | bedroom linen | bath linen | towels | bettwäsche | bathroom | pillows',
  lighting:
    'lighting | lights | lamps | light bulbs | bulbs | beleuchtung | éclairage | iluminación | lighting fixtures',
  storage:
    'storage | organization | organisation | storage and organization | home storage | home organization | organizers | organisers',
  cleaning:
    'cleaning | household supplies | cleaning supplies | laundry | housekeeping | reinigung | detergents | household cleaning',
  garden:
    'garden | gardening | lawn and garden | patio | patio lawn and garden | garden and outdoor | yard | plants | seeds | garten | jardin | jardín | giardino | garden and outdoors | outdoor living',
  tools:
    'tools | hardware | tools and home improvement | home improvement | diy | diy and tools | power tools | hand tools | baumarkt | werkzeug | bricolage | plumbing | building supplies | paint',
  electronics:
    'electronics | electronic | audio | headphones | cameras | camera and photo | television | tv and video | video games | consumer electronics | elektronik | électronique | electrónica | elettronica | gadgets | wearable technology | home audio | gaming',
  phones:
    'phone | phones | mobile | mobiles | cell phones | cell phones and accessories | mobile accessories | phone accessories | mobile phones | mobiles and accessories | handy | smartphones | tablets',
  computers:
    'computer | computers | computers and accessories | laptops | pc | networking | printers | software | computer accessories | ink and toner | informatique | informática | office electronics',
  clothing:
    'clothing | clothes | apparel | fashion | clothing and accessories | apparel and accessories | menswear | womenswear | women clothing | men clothing | ethnic wear | garments | bekleidung | mode | vêtements | ropa | abbigliamento | kidswear | lingerie | costumes | fancy dress | sarees | kurtis | kapde | clothing shoes and jewelry | accessories | activewear | sportswear | innerwear',
  shoes:
    'shoes | footwear | shoe | schuhe | chaussures | zapatos | scarpe | sneakers | sandals | boots | shoes and handbags',
  bags: 'bags | bag | luggage | luggage and bags | handbags | wallets | bags wallets and luggage | backpacks | taschen | sacs | bolsos | travel accessories | purses',
  jewellery:
    'jewellery | jewelry | jewelery | fashion jewellery | artificial jewellery | schmuck | bijoux | joyería | gioielli | earrings | rings | necklaces | bangles',
  watches: 'watches | watch | eyewear | sunglasses | uhren | montres | relojes | spectacles | smartwatches',
  beauty:
    'beauty | beauty and personal care | cosmetics | makeup | make up | skin care | skincare | fragrance | perfumes | personal care | grooming | kosmetik | beauté | belleza | bellezza | bath and body | luxury beauty',
  hair: 'hair | hair care | haircare | hair accessories | hair styling | wigs | hair extensions',
  health:
    'health | health and personal care | health and household | supplements | vitamins | vitamins and supplements | nutrition | wellness | ayurveda | gesundheit | santé | salud | salute | health care | medical supplies | health and wellness | medical | sports nutrition',
  grocery:
    'grocery | groceries | food | grocery and gourmet food | gourmet | beverages | tea | coffee | spices | snacks | lebensmittel | épicerie | alimentación | food and beverages | food and drink | kirana | pantry | gourmet food',
  baby: 'baby | baby products | baby care | infant | nursery | toddler | bébé | bebé | maternity | baby and toddler | neonati | newborn',
  toys: 'toys | toy | toys and games | games | board games | puzzles | dolls | figures and playsets | figures | playsets | characters and brands | spielzeug | jouets | juguetes | giocattoli | sports toys and outdoor | party games | card games | educational toys | jigsaws and puzzles | soft toys | puppets | die cast and toy vehicles | dice and dice games | arts crafts toys | pretend play | trading cards | sports toys | cards',
  hobby:
    'hobbies | hobby | model trains | model railway | model trains and railway sets | railway sets | collectibles | collectible | model building | modelling | scale models | radio controlled | hobbies and creative arts | slot cars | rail vehicles | collectables | die cast | model kits and sets | modellbau | remote and app controlled vehicles',
  books:
    'books | book | literature | media | music and movies | dvd | movies | bücher | livres | libros | libri | magazines | kindle store | vinyl | calendars | music cds',
  stationery:
    'stationery | office | office products | office supplies | school supplies | stationery and office | schreibwaren | bürobedarf | papeterie | papelería | cancelleria | pens',
  craft:
    'craft | crafts | arts and crafts | arts crafts and sewing | art supplies | sewing | knitting | handicraft | basteln | loisirs créatifs | manualidades | fabric | handmade | needlework',
  sports:
    'sports | sport | fitness | exercise | gym | sports and outdoors | sports and fitness | sports and outdoor | sporting goods | yoga | cricket | deportes | golf | fishing | sport et loisirs | exercise and fitness',
  outdoor:
    'outdoor | outdoors | camping | hiking | camping and hiking | outdoor recreation | trekking | outdoor gear | travel',
  cycling: 'cycling | bicycle | bicycles | bike accessories | cycles | fahrrad | vélo | ciclismo | bikes',
  automotive:
    'automotive | auto | car | cars | vehicle | vehicles and parts | auto parts | car accessories | motorbike | motorcycle | car and motorbike | automotive parts and accessories | auto und motorrad | voiture | coche | powersports | truck | car parts | tyres',
  pets: 'pet | pets | pet supplies | dog | dogs | cat | cats | aquarium | haustier | haustiere | haustierbedarf | animalerie | animaux | mascotas | animali | animals | animals and pet supplies | dog supplies | cat supplies',
  music:
    'musical instruments | musical | music | instruments | guitars | dj | musikinstrumente | instruments de musique | instrumentos musicales',
  party:
    'party | party supplies | decorations | seasonal | holiday decor | christmas | halloween | gift wrap | balloons | celebrations | fête | event | festive | greeting cards | banners stickers and confetti | party favours | event and party supplies | rakhi',
  puja: 'puja | pooja | religious | spiritual | religion | puja articles | puja items | pooja items | temple | devotional | idols | incense | religious and ceremonial | spiritual and festive',
  industrial:
    'industrial | scientific | industrial and scientific | business and industrial | electrical | lab | laboratory | packaging | safety | electronic components | janitorial | mro | packaging and shipping',
  parts:
    'spare parts | replacement parts | spares | ersatzteile | parts | parts and accessories | repair parts | appliance parts | appliance parts and accessories',
  sets: 'gift sets | gift set | gifts | hampers | combos | bundles | gifting | gift cards | gift hampers',
};
