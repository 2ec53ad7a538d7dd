import type { PropertyId } from '../../../products/index.js';
import type { Topic } from './Unit.js';

const BY_TOPIC: Readonly<Record<Topic, readonly PropertyId[]>> = {
  performance: [
    'hold_time',
    'power',
    'power_equivalent',
    'voltage',
    'current',
    'energy',
    'brightness',
    'light_colour',
    'battery',
    'battery_life',
    'charge_time',
    'run_time',
    'speed',
    'pressure',
    'noise',
    'data_rate',
    'resolution',
    'screen_size',
    'memory',
    'connection',
    'range',
    'temperature',
    'protection_class',
    'strength',
    'frequency',
    'area',
    'load',
  ],
  build: ['material', 'finish', 'fabric_weight', 'closure', 'style', 'shape', 'pattern', 'colour', 'kind'],
  fits: ['compatible_with', 'not_compatible_with', 'year_range', 'model', 'part_number'],
  size: [
    'capacity',
    'net_content',
    'dimensions',
    'length',
    'width',
    'height',
    'depth',
    'diameter',
    'thickness',
    'weight',
    'size',
    'fit',
    'age',
    'audience',
  ],
  contents: ['included', 'excluded', 'pack', 'pieces', 'count'],
  ingredients: ['ingredient', 'nutrient', 'allergen', 'free_from', 'diet', 'scent', 'taste', 'skin_type', 'dosage'],
  features: ['mode', 'function', 'feature', 'claim', 'use', 'room', 'season'],
  care: ['care', 'directions', 'storage', 'shelf_life', 'assembly', 'installation'],
  limits: ['warning'],
  trust: [
    'origin',
    'certification',
    'licence_number',
    'warranty',
    'author',
    'publisher',
    'pages',
    'format',
    'language',
    'date',
    'edition',
    'brand',
  ],
};

const TOPIC = new Map(
  Object.entries(BY_TOPIC).flatMap(([topic, ids]) => ids.map((id) => [id, topic as Topic] as const)),
);

export function topicOf(property: PropertyId): Topic {
  return TOPIC.get(property) ?? 'features';
}
