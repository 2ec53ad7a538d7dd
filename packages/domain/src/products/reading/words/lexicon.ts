import { certificationTerms } from '../../lexicons/certificationTerms.js';
import { colourTerms } from '../../lexicons/colourTerms.js';
import { materialTerms } from '../../lexicons/materialTerms.js';
import { PhraseIndex } from '../tokens/phraseIndex.js';
import { PLACES } from './places.js';
import type { Lexicon } from '../clauses/Statement.js';

/** Materials that the older list does not have. */
const MORE_MATERIALS: readonly (readonly string[])[] = [
  [
    '304 stainless steel',
    'stainless steel 304',
    'ss 304',
    'ss304',
    '304 grade stainless steel',
    'stainless steel grade 304',
    '18/8 stainless steel',
  ],
  ['316 stainless steel', 'stainless steel 316', 'ss 316', 'ss316'],
  ['high carbon steel'],
  ['chrome vanadium steel', 'chrome vanadium', 'cr-v', 'cr-v steel'],
  ['spring steel'],
  ['tool steel'],
  ['hard anodised aluminium', 'hard anodized aluminum', 'hard anodized aluminium', 'hard anodised'],
  ['aluminium alloy', 'aluminum alloy'],
  ['full grain leather', 'full grain vegetable tanned leather', 'full grain vegetable-tanned leather'],
  ['top grain leather'],
  ['vegetable tanned leather'],
  ['recycled polyester'],
  ['recycled sterling silver'],
  ['polyester chenille'],
  ['cotton twill'],
  ['cotton canvas'],
  ['art silk'],
  ['silk blend'],
  ['pure silk'],
  ['bamboo viscose', 'viscose from bamboo'],
  ['soy wax', 'soya wax'],
  ['beeswax'],
  ['paraffin', 'paraffin wax'],
  ['kraft paper'],
  ['duck down'],
  ['goose down'],
  ['gold plated brass', 'gold-plated brass'],
  ['silver tone', 'silver-tone', 'silver toned'],
  ['gold tone', 'gold-tone'],
  ['rhodium plated'],
  ['brushed brass'],
  ['solid brass'],
  ['moonstone'],
  ['hdpe'],
  ['petg'],
  ['pet plastic'],
  ['pp plastic'],
  ['carbide'],
  ['neem wood', 'neem ki lakdi'],
  ['sheesham wood', 'sheesham'],
  ['mango wood'],
  ['pakka wood', 'pakkawood'],
  ['engineered wood'],
  ['bakelite'],
  ['triply stainless steel', 'tri-ply stainless steel', 'triply steel'],
  ['german silver'],
  ['terracotta clay'],
  ['tpr'],
  ['nitrile'],
  ['vinyl'],
  ['georgette'],
  ['crepe'],
  ['net fabric'],
  ['khadi'],
  ['chanderi'],
  ['banarasi silk'],
  ['art leather'],
  ['gel foam'],
  ['memory foam'],
  ['cooling gel'],
  ['latex core'],
  ['spandex'],
  ['tempered glass'],
  ['toughened glass'],
  ['crystal glass'],
  ['lead crystal'],
];
const MORE_COLOURS: readonly (readonly string[])[] = [
  ['midnight black'],
  ['washed black'],
  ['bone'],
  ['moss'],
  ['warm white'],
  ['cool white'],
  ['golden'],
  ['rainbow'],
  ['clear'],
  ['nude'],
  ['blush'],
  ['mint'],
  ['sage'],
  ['charcoal black'],
  ['navy', 'navy blue', 'dark navy'],
  ['off white'],
  ['space black'],
  ['graphite'],
  ['crystal clear'],
  ['dusty blue'],
  ['dusty pink'],
  ['lavender blue'],
  ['grau'],
  ['schwarz'],
  ['weiss', 'weiß'],
  ['blau'],
  ['rot'],
  ['grün'],
  ['braun'],
];

/** Every lexicon that a statement is read with. */
export const LEXICON_INDEX: PhraseIndex<Lexicon> = new PhraseIndex<Lexicon>()
  .add('material', materialTerms)
  .add('material', MORE_MATERIALS)
  .add('colour', colourTerms)
  .add('colour', MORE_COLOURS)
  .add('certification', certificationTerms)
  .add('origin', PLACES);

/** Every single word of the materials and colours, lower case. */
export const LEXICON_WORDS: ReadonlySet<string> = new Set(
  [...materialTerms, ...MORE_MATERIALS, ...colourTerms, ...MORE_COLOURS]
    .flat()
    .flatMap((term) => term.toLowerCase().match(/\p{L}+/gu) ?? []),
);
