import { PROPERTY_IDS, type PropertyId } from './properties.js';

/** What the reader and the writer know of a property. Data. */
export interface Property {
  readonly id: PropertyId;
  /** As a screen names it. */
  readonly label: string;
  /** What sellers write before a colon, a figure or a value; lower case, singular, English, Hindi-English and German. */
  readonly cues: readonly string[];
  /** What a buyer would miss, as a noun phrase. */
  readonly question: string;
  /** How much it weighs for a buyer, 0 to 1; at least 0.5 is important. */
  readonly weight: number;
}

type Row = readonly [label: string, weight: number, question: string, cues: string];

const ROWS: Readonly<Record<PropertyId, Row>> = {
  brand: ['Brand', 0.2, 'brand', 'brand|brand name|marke|manufacturer'],
  kind: ['Product', 0.9, 'what it is', 'product|product type|item type|type|type of product'],
  model: ['Model', 0.7, 'model', 'model|model number|model name|model no|series|modell'],
  part_number: [
    'Part number',
    0.55,
    'part number',
    'part number|part no|oem|oem ref no|oem ref|oem no|reference|ref no|mpn|sku|item number|article number|replaces',
  ],
  material: [
    'Material',
    0.9,
    'material',
    'material|fabric|composition|made of|made from|outer material|fabric type|shell|kapda|stoff|obermaterial|upper material|sole material|frame material|lining material|fill material|filling',
  ],
  colour: ['Colour', 0.7, 'colour', 'colour|color|colours|colors|shade|farbe|rang|couleur'],
  pattern: ['Pattern', 0.6, 'pattern', 'pattern|print|design|prints|muster'],
  finish: ['Finish', 0.6, 'finish', 'finish|coating|surface|plating'],
  capacity: ['Capacity', 0.95, 'capacity', 'capacity|volume|holds|bin capacity|tank|tank capacity|fassungsvermögen'],
  net_content: ['Net content', 0.95, 'net content', 'net quantity|net content|quantity|inhalt|menge'],
  dimensions: [
    'Dimensions',
    0.8,
    'dimensions',
    'dimension|dimensions|size|measurements|product dimensions|measures|size (lxwxh)|lxwxh|maße|abmessungen|größe|closed size|folded size',
  ],
  length: ['Length', 0.8, 'length', 'length|long|cable length|länge|lamba|inseam|reach'],
  width: ['Width', 0.75, 'width', 'width|wide|breite|chauda'],
  height: ['Height', 0.75, 'height', 'height|tall|high|höhe|drop'],
  depth: ['Depth', 0.7, 'depth', 'depth|deep|tiefe'],
  diameter: ['Diameter', 0.75, 'diameter', 'diameter|dia|diam|inner diameter|outer diameter|across|durchmesser'],
  thickness: ['Thickness', 0.7, 'thickness', 'thickness|thick|thin|pile|pile height|stärke|mota'],
  weight: [
    'Weight',
    0.7,
    'weight',
    'weight|net weight|net wt|item weight|product weight|weighs|wt|total weight|gewicht|wiegt|wazan',
  ],
  fabric_weight: ['Fabric weight', 0.7, 'fabric weight', 'gsm|thread count|fabric weight|denier'],
  load: [
    'Load',
    0.8,
    'how much it carries',
    'load|bears|bear|max load|maximum load|weight capacity|load capacity|max weight|breaking load|holds up to|supports up to|max user weight|max user wt|user weight|user wt|rider weight|max rider|belastbarkeit',
  ],
  power: ['Power', 0.85, 'power', 'power|wattage|output power|rated power|leistung|output|max power'],
  power_equivalent: ['Replaces', 0.75, 'what it replaces', 'equivalent|equivalent to'],
  voltage: ['Voltage', 0.75, 'voltage', 'voltage|input voltage|input|spannung|ac|dc|rated voltage|operating voltage'],
  current: ['Current', 0.65, 'current', 'current|amperage'],
  energy: ['Energy', 0.6, 'energy use', 'energy class|energy consumption|energy|energy rating|energieklasse'],
  frequency: ['Frequency', 0.6, 'frequency', 'frequency|refresh rate|frequency response'],
  battery: ['Battery', 0.75, 'battery', 'battery|battery capacity|battery type|batteries|akku|batterie'],
  battery_life: [
    'Battery life',
    0.85,
    'battery life',
    'battery life|playtime|play time|standby|standby time|talk time|akkulaufzeit',
  ],
  charge_time: [
    'Charging',
    0.7,
    'charging time',
    'charge time|charging time|charging|charge|full charge|fast charge|ladezeit',
  ],
  run_time: [
    'Run time',
    0.8,
    'run time',
    'run time|runtime|runs|burn time|burns|life|lifespan|lifetime|lasts|brenndauer|laufzeit|working time|duration',
  ],
  hold_time: [
    'Keeps hot or cold',
    0.9,
    'how long it keeps hot or cold',
    'keeps cold|keeps hot|cold|hot|hält kalt|hält warm',
  ],
  speed: ['Speed', 0.7, 'speed', 'speed|speeds|max speed|rpm|suction|airflow'],
  brightness: ['Brightness', 0.8, 'brightness', 'brightness|lumen|lumens|luminous flux|helligkeit'],
  light_colour: [
    'Light colour',
    0.8,
    'light colour',
    'colour temperature|color temperature|light colour|light color|lichtfarbe',
  ],
  noise: ['Noise', 0.65, 'noise', 'noise|noise level|sound level|lautstärke'],
  pressure: ['Pressure', 0.7, 'pressure', 'pressure|working pressure|suction power|suction|max pressure'],
  range: ['Range', 0.7, 'range', 'range|wireless range|bluetooth range|working range|reichweite|operating range'],
  area: ['Area', 0.75, 'area it covers', 'coverage|covers|area|coverage area|fläche'],
  temperature: [
    'Temperature',
    0.75,
    'temperature',
    'temperature|temp|max temp|operating temperature|temperature rating|comfort|limit|extreme|water|heat resistant to|temperatur|oven safe to',
  ],
  screen_size: ['Screen size', 0.85, 'screen size', 'screen size|display|screen|display size|bildschirm'],
  resolution: ['Resolution', 0.75, 'resolution', 'resolution|display resolution|auflösung'],
  memory: ['Memory', 0.9, 'memory', 'memory|storage capacity|ram|rom|internal storage|speicher'],
  data_rate: ['Data rate', 0.75, 'data rate', 'data|data rate|transfer speed|transfer rate|data transfer'],
  connection: [
    'Connection',
    0.8,
    'connection',
    'connection|connectivity|connector|interface|ports|port|input|outputs|anschluss|plug|socket|fitting|cap|base type|wireless',
  ],
  protection_class: [
    'Protection',
    0.8,
    'water protection',
    'water resistance|waterproof|waterproof rating|ip rating|protection class|waterproof level|wasserdicht',
  ],
  count: ['Count', 0.75, 'number of items', 'count|number of items|number of pieces|quantity|item count|anzahl'],
  pack: ['Pack', 0.95, 'pack size', 'pack|pack size|pack of|set of|box of|packung'],
  pieces: ['Pieces', 0.9, 'number of pieces', 'pieces|piece count|teile'],
  size: [
    'Size',
    0.85,
    'size',
    'size|sizes|us sizes|uk sizes|available sizes|größe|size available|seat width|fits sofas',
  ],
  age: ['Age', 0.8, 'age range', 'age|ages|reading age|recommended age|age range|alter|age group'],
  audience: ['For', 0.6, 'who it is for', 'audience|target audience|gender|department|for|suitable for|ideal for|user'],
  use: [
    'Use',
    0.6,
    'what it is used for',
    'use|uses|usage|application|occasion|recommended use|suitable for|ideal for|anwendung|occasions',
  ],
  room: ['Room', 0.45, 'room', 'room|room type|place'],
  fit: [
    'Fit',
    0.75,
    'fit',
    'fit|fit type|cut|rise|neck|neckline|sleeve|sleeves|sleeve length|passform|silhouette|waist',
  ],
  compatible_with: [
    'Fits',
    1,
    'what it fits',
    'compatible with|compatibility|compatible models|compatible devices|fits|works with|for models|suitable models|passend für|geeignet für|vehicle|supported devices|compatible phone models',
  ],
  not_compatible_with: [
    'Does not fit',
    0.95,
    'what it does not fit',
    'not compatible with|does not fit|not for|does not work with|nicht geeignet für',
  ],
  year_range: ['Years', 0.8, 'model years', 'years|year range|model years|baujahr'],
  date: ['Date', 0.6, 'date', 'date|published|release date|publication date|year|harvest|manufactured|erschienen'],
  edition: ['Edition', 0.65, 'edition', 'edition|volume|series|auflage'],
  author: ['Author', 0.9, 'author', 'author|by|written by|autor|artist|designer|illustrator|narrator|brand owner'],
  publisher: ['Publisher', 0.6, 'publisher', 'publisher|label|studio|verlag'],
  pages: ['Pages', 0.65, 'number of pages', 'pages|number of pages|page count|seiten'],
  format: ['Format', 0.7, 'format', 'format|binding|cover|media|einband'],
  language: ['Language', 0.7, 'language', 'language|languages|sprache'],
  ingredient: [
    'Ingredients',
    0.85,
    'ingredients',
    'ingredients|ingredient|contains|key ingredients|active ingredient|zutaten|inhaltsstoffe|samagri',
  ],
  nutrient: ['Nutrition', 0.7, 'nutrition', 'nutrition|nutritional information|protein|calories|nährwerte|curcumin'],
  allergen: [
    'Allergens',
    0.9,
    'allergens',
    'allergens|allergen|allergy information|may contain|contains traces|allergene',
  ],
  diet: ['Diet', 0.7, 'diet', 'diet|diet type|dietary|veg|veg/non-veg|food type'],
  scent: ['Scent', 0.8, 'scent', 'scent|fragrance|notes|top notes|base notes|heart notes|duft|khushboo'],
  taste: ['Taste', 0.8, 'taste', 'taste|flavour|flavor|tasting notes|flavours|flavors|geschmack|roast|swad'],
  skin_type: ['Skin or hair type', 0.7, 'skin or hair type', 'skin type|hair type|hauttyp|for all skin types'],
  strength: ['Strength', 0.8, 'strength', 'strength|concentration|ph|spf|content'],
  dosage: ['Dosage', 0.8, 'dosage', 'dosage|serving size|per serving|servings|serving|dose|yield|dosierung'],
  directions: [
    'Directions',
    0.65,
    'directions',
    'directions|how to use|directions for use|instructions|usage|anwendung|brew|preparation|use',
  ],
  storage: ['Storage', 0.65, 'storage instructions', 'storage|storage instructions|store|lagerung'],
  shelf_life: ['Shelf life', 0.65, 'shelf life', 'shelf life|best before|expiry|expires|haltbarkeit'],
  care: [
    'Care',
    0.8,
    'care instructions',
    'care|care instructions|wash|wash care|cleaning|washing|washing instructions|pflege|fabric care|dhulai',
  ],
  origin: ['Origin', 0.65, 'where it is made', 'origin|country of origin|made in|country|herkunft|from|hergestellt in'],
  certification: [
    'Certificates',
    0.75,
    'certificates',
    'certification|certifications|certified|certificate|standard|standards|zertifikat|conforms to|tested',
  ],
  licence_number: [
    'Licence number',
    0.5,
    'licence number',
    'licence|license|lic no|fssai lic|fssai|fssai lic no|license no|isbn|isbn-13|isbn-10|ean|gtin|upc|asin|bis no',
  ],
  warranty: ['Warranty', 0.65, 'warranty', 'warranty|guarantee|manufacturer warranty|garantie'],
  included: [
    'In the box',
    0.85,
    'what is in the box',
    'in the box|supplied|supplied with|what is in the box|whats in the box|package includes|package contents|box contents|includes|included|package|box contains|contains|comes with|contents|kit|kit contents|bundle|bundle includes|lieferumfang|set includes|kit includes|attachments|accessories|outputs',
  ],
  excluded: [
    'Not included',
    0.95,
    'what is not included',
    'not included|not in the box|excludes|sold separately|nicht enthalten',
  ],
  assembly: ['Assembly', 0.65, 'assembly', 'assembly|assembly required|assembly_required|aufbau'],
  installation: [
    'Installation',
    0.6,
    'installation',
    'installation|mounting|mounting type|mount type|installation type|montage',
  ],
  warning: ['Warning', 0.9, 'warnings', 'warning|warnings|caution|note|safety|achtung|hinweis|important|disclaimer'],
  free_from: ['Free from', 0.85, 'what it is free from', 'free from|without|no added'],
  closure: ['Closure', 0.6, 'closure', 'closure|closure type|clasp|fastening|verschluss'],
  shape: ['Shape', 0.55, 'shape', 'shape|form|neck style'],
  style: ['Style', 0.5, 'style', 'style|theme|collection'],
  season: ['Season', 0.5, 'season', 'season|occasion'],
  mode: ['Modes', 0.7, 'modes', 'mode|modes|settings|levels|speeds'],
  function: ['Functions', 0.7, 'functions', 'function|functions|special feature|special features'],
  feature: [
    'Feature',
    0.7,
    'features',
    'feature|features|key features|highlights|about|about this item|description|details|specification|specifications',
  ],
  claim: ['Statement', 0.6, 'statement', ''],
};

/** Every property, in the order of `PROPERTY_IDS`. */
export const PROPERTIES: readonly Property[] = PROPERTY_IDS.map((id) => {
  const [label, weight, question, cues] = ROWS[id];
  return { id, label, weight, question, cues: cues === '' ? [] : cues.split('|') };
});

const BY_ID = new Map(PROPERTIES.map((property) => [property.id, property]));

export function propertyOf(id: PropertyId): Property {
  return BY_ID.get(id) as Property;
}
