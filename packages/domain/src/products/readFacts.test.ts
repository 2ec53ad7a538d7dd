import { describe, expect, it } from '@jest/globals';
import { readFacts } from './index.js';
import type { Fact, ProductBrief } from './index.js';

const briefOf = (productName: string, brand = '', rest: Partial<ProductBrief> = {}): ProductBrief => ({
  productName,
  description: '',
  category: '',
  brand,
  attributes: {},
  ...rest,
});
const values = (facts: readonly Fact[]): string => facts.map(({ value }) => value).join(' | ');

/** Name, brand and what is read of them: type; article numbers; scales; pack content; colours; "with"; "for". */
const NAMES: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['Hornby 2014 Catalogue', 'Hornby', { type: 'catalogue', articles: '' }],
  [
    'FunkyBuys® Large Christmas Holiday Express Festive Train Set (SI-TY1017) Toy Light / Sounds / Battery Operated & Smoke',
    'FunkyBuys',
    { type: 'festive train set', articles: 'SI-TY1017', details: 'Sounds | Battery Operated & Smoke' },
  ],
  [
    'CLASSIC TOY TRAIN SET TRACK CARRIAGES LIGHT ENGINE BOXED BOYS KIDS BATTERY',
    'ccf',
    { type: 'toy train set', main: 'Classic Toy Train Set Track Carriages Light Engine Boxed Boys Kids Battery' },
  ],
  [
    'HORNBY Coach R4410A BR Hawksworth Corridor 3rd',
    'Hornby',
    { type: 'coach', articles: 'R4410A', designation: 'BR Hawksworth Corridor 3rd' },
  ],
  [
    'Hornby 00 Gauge 0-4-0 Gildenlow Salt Co. Steam Locomotive Model',
    'Hornby',
    { type: 'steam locomotive model', scales: '00 gauge', articles: '', designation: '0-4-0 Gildenlow Salt Co.' },
  ],
  [
    '20pcs Model Garden Light Double Heads Lamppost Scale 1:100',
    '',
    { quantity: '20pcs', scales: '1:100 scale', type: 'model garden light double heads lamppost' },
  ],
  [
    'Hornby 00 Gauge 230mm BR Bogie Passenger Brake Coach Model (Red)',
    'Hornby',
    { type: 'bogie passenger brake coach model', colours: 'Red', scales: '00 gauge' },
  ],
  ["Hornby Santa's Express Train Set", 'Hornby', { type: 'train set', designation: "Santa's Express" }],
  [
    'Learning Curve Chuggington Interactive Chatsworth',
    'Chuggington',
    { prefix: 'Learning Curve', designation: 'Interactive Chatsworth' },
  ],
  [
    'Kato (USA) 176-1308 F3B Denver & Rio Grande Western',
    'Kato (USA)',
    { articles: '176-1308', designation: 'F3B Denver & Rio Grande Western' },
  ],
  [
    'Bachmann 37-662 14 Ton Tank Wagon Pease & Partners Red',
    'Bachmann',
    { type: 'tank wagon', articles: '37-662', after: 'Pease & Partners Red' },
  ],
  [
    'Kato 3060-2 EF65 500 (F Model) Electric Locomotive',
    'Kato',
    { type: 'electric locomotive', articles: '3060-2', details: 'F Model' },
  ],
  [
    'Glacier Express of N gauge 10-1219 Alps [UNESCO paint color] 7 Car Set',
    'Kato',
    { type: '7-car set', articles: '10-1219', scales: 'N gauge', designation: 'Glacier Express Alps' },
  ],
  [
    'Power Trains Freight Industrial (Pack of 4)',
    'Power Trains',
    { quantity: 'Pack of 4', main: 'Freight Industrial' },
  ],
  [
    'Chuggington Interactive Wash and Fuel Set with Brewster Train Toy',
    'Chuggington',
    { type: 'interactive wash and fuel set', withs: 'Brewster Train Toy' },
  ],
  ['Kumoyuni 74-0 Shonan Color (Model Train)', 'Kato', { type: 'model train', main: 'Kumoyuni 74-0 Shonan Color' }],
  [
    'Preiser 30414 Horse Drawn Liquid Manure Wagon',
    'Preiser',
    { type: 'horse drawn liquid manure wagon', articles: '30414' },
  ],
  [
    "Bachmann Class A2 60534 'Irish Elegance' BR Lined Green Early Emblem",
    'Bachmann',
    { quoted: 'Irish Elegance', articles: '' },
  ],
  [
    'Plarail - S-29 Steam Locomotive Type C61-20 w/Head Light (Model Train)',
    'Takara Tomy',
    {
      type: 'steam locomotive',
      withs: 'Head Light',
      main: 'Plarail S-29 Steam Locomotive Type C61-20 with Head Light',
    },
  ],
  ['Plarail - AS-07 Shinkansen Series 700 (Model Train)', 'Takara Tomy', { articles: 'AS-07' }],
  [
    'Hornby R2981 London 2012 1948 Games 00 Gauge Limited Edition Train Pack',
    'Hornby',
    { type: 'train pack', articles: 'R2981' },
  ],
  [
    'Gaugemaster HBYS Hornby Type Colour Light Signal for 12v DC',
    'Gaugemaster',
    { type: 'colour light signal', fors: 'for 12v DC' },
  ],
  [
    "Hornby R3246TTS LNER 2-8-2 'Cock O' The North' P2 Class with TTS Sound",
    'Hornby',
    { articles: 'R3246TTS', quoted: "Cock O' The North", withs: 'TTS Sound' },
  ],
  ['Faller 140322', 'Faller', { articles: '140322', type: '' }],
  [
    'Dapol Model Railway Stanier 57ft Non-Corridor Coach - OO Gauge Plastic Kit',
    'Dapol',
    { type: 'non-corridor coach', scales: 'OO gauge', details: 'Plastic Kit' },
  ],
  [
    "Hornby R3086 RailRoad LNER 4-6-2 'Flying Scotsman' Class A3 00 Gauge Steam Locomotive",
    'Hornby',
    { articles: 'R3086', quoted: 'Flying Scotsman', type: 'steam locomotive', scales: '00 gauge' },
  ],
  [
    'Ratio 271 Pratt Truss Signal Gantry Kit to span two tracks',
    'Ratio',
    { articles: '271', fors: 'to span two tracks', type: 'truss signal gantry kit' },
  ],
  [
    'HIGH SPEED TRAIN BUMP AND GO WITH MUSIC AND LIGHT HIGH QUALITY TOY',
    'ARSUK',
    { type: 'high speed train', withs: 'Music and Light' },
  ],
  ['Hornby Digital 15 V 4 Amp Transformer', 'Hornby', { type: 'transformer', articles: '', measures: '15 V | 4 Amp' }],
  [
    'Harry Potter - Diecast Hogwarts Express Train',
    'Corgi',
    { type: 'train', main: 'Harry Potter Diecast Hogwarts Express Train' },
  ],
  [
    "Model Railway 'OO' / 'HO' Scale C83 Battle Of Britain Class 257 Squadron Locomotive Plastic Kit",
    'Dapol',
    { scales: 'OO/HO scale', type: 'locomotive plastic kit' },
  ],
  ['Kato 10-847 E259 Narita Express 3 Car Powered Set', 'Kato', { type: '3-car powered set', articles: '10-847' }],
  ['[NEW] Pureoroko C-58 water steam [NEW]', 'Train', { main: 'Pureoroko C-58 water steam' }],
  [
    "Kato 11-105 Small Type Moter Unit (for Bandai's B-train Shorty)",
    'Kato',
    { fors: "for Bandai's B-train Shorty", articles: '11-105' },
  ],
  [
    'Dapol Model Railway "City of Truro" Plastic Kit - OO Scale 1/76',
    'Dapol',
    { quoted: 'City of Truro', type: 'plastic kit' },
  ],
  ['Ratio 575 Permanent Way Set (4 Wagons)', 'Ratio', { quantity: '4 Wagons', articles: '575' }],
  [
    "Corgi 1:120 Scale Rail Legends 'Trigo' A3 Class Die Cast Stream Locomotive",
    'Corgi',
    { scales: '1:120 scale', quoted: 'Trigo' },
  ],
  [
    '20Pcs Single-Head Model Garden Lights Lamppost Lamp Layout Scale: 1/100--Black',
    '',
    { colours: 'Black', scales: '1/100 scale', quantity: '20Pcs' },
  ],
  ['Power Trains 2 Pack - Graffiti Freight', 'Power Trains', { main: 'Graffiti Freight', quantity: '2 Pack' }],
  ['Carousel Wooden Train Set (100 Piece)', 'Carousel', { type: 'wooden train set', quantity: '100 Piece' }],
  ['Yu-Gi-Oh Abyss Rising Booster Box (Pack of 24)', 'Yu-Gi-Oh!', { quantity: 'Pack of 24', type: 'booster box' }],
  ['Phone Case for Honor 9X Pro', '', { fors: 'for Honor 9X Pro', type: 'phone case' }],
  ['Red Art and Craft Glitter - 400g Tub', 'Anthony Peters', { measures: '400g' }],
  ['SPRAY\'N SPLASH WHALE POOL - 80" x 62" x 42"', 'Intex', { measures: '80" x 62" x 42"', type: 'pool' }],
  [
    "Kenneth Cole REACTION Men's Crespo Loafer B Shoe, Cognac, 10 M US",
    'Kenneth Cole',
    { colours: 'Cognac', audiences: 'men' },
  ],
];

describe('readFacts', () => {
  it.each(NAMES)('reads "%s"', (productName, brand, expected) => {
    const facts = readFacts(briefOf(productName, brand));
    const { name } = facts;
    const read: Readonly<Record<string, string>> = {
      main: name.main,
      type: name.type,
      designation: name.designation,
      after: name.after,
      prefix: name.prefix,
      quantity: name.quantity,
      details: name.details.join(' | '),
      articles: name.articles.join(' | '),
      scales: name.scales.join(' | '),
      colours: name.colours.join(' | '),
      withs: name.withs.join(' | '),
      fors: name.fors.join(' | '),
      quoted: name.quoted.join(' | '),
      measures: values(facts.measures),
      audiences: values(facts.audiences),
    };
    for (const [part, value] of Object.entries(expected)) expect([part, read[part]]).toEqual([part, value]);
  });

  it('reads attributes by what their names mean, with their source', () => {
    const facts = readFacts(
      briefOf('Trail Bottle', 'Acme', {
        attributes: {
          material: 'stainless steel',
          capacity: '750 ml',
          Color: 'navy blue',
          compatible_with: 'Acme Dock',
          country_of_origin: 'Portugal',
          lid: 'screw lid',
        },
      }),
    );
    expect(facts.materials).toEqual([
      { value: 'stainless steel', sourceField: 'attributes.material', start: 0, end: 15 },
    ]);
    expect(facts.measures[0]).toMatchObject({ label: 'Capacity', value: '750 ml', sourceField: 'attributes.capacity' });
    expect(values(facts.colours)).toBe('navy blue');
    expect(values(facts.compatibleWith)).toBe('Acme Dock');
    expect(values(facts.origins)).toBe('Portugal');
    expect(facts.features[0]).toMatchObject({ label: 'Lid', value: 'screw lid' });
  });

  it('reads "Key: value" lines of a description with their place', () => {
    const description = 'Material:Cotton blended Color:Show as photo Size:S,M,L\nPackage Content:1 Set Swimwear';
    const facts = readFacts(briefOf('Summer Dress', '', { description }));
    const [material] = facts.materials;
    expect(material && description.slice(material.start, material.end).trim()).toBe('Cotton blended');
    expect(facts.colours).toEqual([]);
    expect(facts.features[0]).toMatchObject({ label: 'In the box', value: '1 Set Swimwear' });
  });

  it('has places that cut the value out of the product name', () => {
    const productName = 'Hornby R3064 RailRoad BR Smokey Joe 00 Gauge Steam Locomotive';
    const facts = readFacts(briefOf(productName, 'Hornby'));
    const [model] = facts.models;
    expect(model && productName.slice(model.start, model.end)).toBe('R3064');
    expect(facts.productType && productName.slice(facts.productType.start, facts.productType.end)).toBe(
      'Steam Locomotive',
    );
  });

  it('reads nothing out of nothing', () => {
    const facts = readFacts(briefOf('日本製 鉄瓶'));
    expect(facts.name.main).toBe('日本製 鉄瓶');
    expect([facts.models, facts.colours, facts.materials, facts.measures, facts.features].flat()).toEqual([]);
  });

  it('takes no brand from a seller who has none', () => {
    expect(readFacts(briefOf('Garden Lamp', 'Generic')).brand).toBe('');
    expect(readFacts(briefOf('Garden Lamp', 'LEGO')).brand).toBe('LEGO');
  });
});
