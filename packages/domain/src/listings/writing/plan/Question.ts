import type { PropertyId } from '../../../products/index.js';

/** What a buyer asks; a bullet answers one of these, or a few that belong together. */
export type Question =
  | 'features'
  | 'battery'
  | 'power'
  | 'light'
  | 'connection'
  | 'material'
  | 'design'
  | 'size'
  | 'weight'
  | 'capacity'
  | 'wear'
  | 'fits'
  | 'contents'
  | 'ingredients'
  | 'nutrition'
  | 'use'
  | 'care'
  | 'assembly'
  | 'limits'
  | 'lacks'
  | 'warranty'
  | 'origin'
  | 'certificates'
  | 'packaging'
  | 'storage'
  | 'edition'
  | 'age';

const PROPERTIES: Readonly<Record<Question, readonly PropertyId[]>> = {
  features: [],
  battery: ['battery', 'battery_life', 'charge_time', 'run_time'],
  power: ['power', 'power_equivalent', 'voltage', 'current', 'energy'],
  light: ['brightness', 'light_colour'],
  connection: ['connection', 'data_rate'],
  material: ['material', 'finish', 'fabric_weight'],
  design: ['colour', 'pattern', 'style', 'shape', 'closure'],
  size: ['dimensions', 'length', 'width', 'height', 'depth', 'diameter', 'thickness'],
  weight: ['weight'],
  capacity: ['capacity', 'net_content'],
  wear: ['size', 'fit'],
  fits: ['compatible_with', 'not_compatible_with', 'year_range', 'part_number', 'model'],
  contents: ['included', 'pieces', 'pack'],
  ingredients: ['ingredient', 'nutrient', 'allergen', 'diet', 'taste', 'strength'],
  nutrition: [],
  use: ['directions', 'dosage', 'use', 'audience', 'skin_type', 'room', 'season'],
  care: ['care'],
  assembly: ['assembly', 'installation'],
  limits: ['warning'],
  lacks: ['excluded'],
  warranty: ['warranty'],
  origin: ['origin'],
  certificates: ['certification', 'licence_number'],
  packaging: [],
  age: ['age'],
  storage: ['storage', 'shelf_life'],
  edition: ['author', 'publisher', 'pages', 'format', 'language', 'date', 'edition'],
};

const BY_PROPERTY: ReadonlyMap<PropertyId, Question> = new Map(
  Object.entries(PROPERTIES).flatMap(([question, ids]) => ids.map((id) => [id, question as Question] as const)),
);

/** The question that a property answers. */
export const askedBy = (property: PropertyId): Question => BY_PROPERTY.get(property) ?? 'features';
