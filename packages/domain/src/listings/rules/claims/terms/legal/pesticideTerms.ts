import { phrases } from '../../words/phrases.js';
import { HINDI_REMEDIES } from '../../words/hindiVerbs.js';
import { GERMAN_PESTS, HINDI_PESTS, PESTS } from '../../words/pests.js';
import { plainTerms, type Allowance, type ClaimVocabulary } from '../ClaimTerm.js';
import { verbForms } from '../inflected.js';

const SOFTWARE: Allowance = {
  anywhere: ['software', 'antivirus', 'malware', 'pc', 'laptop', 'computer', 'windows', 'firewall', 'code', 'app'],
  reason: 'a computer virus or a fault in a program',
};
const BARRIER: Allowance = {
  anywhere: phrases(`net, netting, mesh, screen, tent, lid, zip, zipper, cover, seal, gasket, window, door, flyscreen`),
  reason: 'a barrier stops an animal without a poison (EPA: physical barriers)',
};
const FORBIDDEN_ACT: Allowance = { denied: true, reason: 'what its owner must not do with it' };
/** "May be disinfected with alcohol" is how it is cleaned. */
const CLEANED: Allowance = {
  goesOn: ['with alcohol', 'with <word> alcohol', 'in boiling water', 'by boiling'],
  reason: 'how its owner may clean it',
};
const AWAY = ['away', 'at bay', 'out', 'off', 'at a distance', 'packing', 'running'];
const PESTS_AWAY = PESTS.flatMap((pest) => AWAY.map((away) => `${pest} ${away}`));

/** Adjectives of German take an ending. */
const declined = (...words: readonly string[]): readonly string[] =>
  words.flatMap((word) => ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => word + ending));

/**
 * Words that make a product a pesticide in the eyes of the EPA (FIFRA) and Amazon. A product that really is one is
 * listed with its EPA number in `pesticide_marking`; its product type, such as "mosquito repellent", is not a claim.
 */
export const PESTICIDE_TERMS: ClaimVocabulary = {
  terms: [
    ...plainTerms(
      ...phrases(`antimicrobial, anti microbial, antimicrobials, antibacterial, anti bacterial, antibacteria`),
    ),
    ...plainTerms('anti bacteria', 'antifungal', 'anti fungal', 'antiviral', 'anti viral', 'antivirus protection'),
    ...plainTerms(
      ...phrases(`anti germ, anti germs, antigerm, anti mold, anti mould, anti mildew, anti mite, anti mites, germ free, bacteria
      free, germicidal, bactericidal, fungicidal, virucidal, bacteriostatic`),
    ),
    ...verbForms('sanitize', 'sanitise', 'disinfect', 'sterilize', 'sterilise', 'decontaminate', 'fumigate').map(
      (phrase) => ({ phrase, allow: [FORBIDDEN_ACT, CLEANED] }),
    ),
    ...plainTerms(
      ...phrases(`disinfectant, disinfection, sterilising, mold resistant, mould resistant, mildew resistant, mold proof, mould
      proof, mildew proof, bacteria resistant, germ resistant, mite resistant, kills <number>, eliminates <number>,
      removes <number> of germs, insecticidal, pesticide free, odor causing bacteria, odour causing bacteria, germ
      killing, germ fighting, bacteria killing, bacteria fighting, virus killing, mosquito free, insect free, pest
      free, germ proof, moth proof, <number> germ protection, <number> germ kill, germ protection, germ defense, germ
      defence, germ shield, <number> bacteria free, bug proof, free of germs, free of bacteria, free from germs, free
      from bacteria`),
    ),
    ...plainTerms('mildew free', 'mold free', 'mould free', 'biocidal', 'microbicidal', 'germ repellent', 'mite proof'),
    ...plainTerms(
      ...declined('antibakteriell', 'antimikrobiell', 'keimtötend', 'desinfizierend', 'fungizid', 'insektizid'),
    ),
    ...plainTerms(
      ...declined('schimmelresistent', 'keimfrei', 'bakterienfrei', 'antiviral', 'mottensicher', 'keimhemmend'),
    ),
    ...plainTerms(
      ...phrases(
        `desinfiziert, desinfektion, desinfizieren, sterilisiert, mückenabwehr, insektenabwehr, schädlingsfrei`,
      ),
    ),
    ...plainTerms('keetanu nashak', 'kitanu nashak', 'keetanunashak', 'kitanurodhak', 'jeevanurodhi'),
  ],
  pairs: [
    {
      verbs: [
        ...verbForms(...phrases(`kill, repel, prevent, eliminate, destroy, remove, resist, inhibit, fight, combat`)),
        ...verbForms(...phrases(`reduce, control, deter, neutralise, neutralize, eradicate, exterminate, banish, zap`)),
        ...verbForms(
          ...phrases(`wipe out, wipe away, ward off, drive away, drive off, drive out, scare away, scare off, chase away, chase off,
      chase out, flush out, force out, fend off, stave off, hold off, clear out, see off, poison, evict, expel, dispel,
      slay, squash, annihilate, decimate, wreak havoc on`),
        ),
        ...phrases(`get rid of, gets rid of, getting rid of, goodbye to, combats, fought, effective against, deadly to, no more,
      drove out, drove away, drove off, sends off, make short work of, makes short work of, rids your home of,
      repellent against, death to, hates, defense against, defence against, shield against, bye to`),
      ],
      objects: PESTS,
      allow: [SOFTWARE],
    },
    {
      verbs: [
        ...verbForms('protect', 'protect against', 'protect from', 'block', 'stop', 'guard'),
        'against',
        'safe from',
      ],
      objects: PESTS,
      allow: [SOFTWARE, BARRIER],
    },
    {
      verbs: ['keep', 'keeps', 'keeping', 'kept'],
      objects: PESTS_AWAY,
      allow: [BARRIER],
    },
    {
      verbs: [
        ...verbForms('drive', 'scare', 'chase', 'ward', 'force', 'wipe', 'frighten', 'shoo', 'send', 'flush'),
        'drove',
        'sent',
      ],
      objects: PESTS_AWAY,
      allow: [BARRIER],
    },
    {
      verbs: ['keep away', 'keeps away', 'keep off', 'keeps off', 'keeps out', 'keep out'],
      objects: PESTS,
      reach: 2,
      allow: [BARRIER],
    },
    {
      verbs:
        phrases(`won't grow, cannot grow, can't grow, cannot survive, can't survive, die on contact, killer, killing, killed,
      stay away, fly away, run away, eliminated, destroyed, removed`),
      objects: PESTS,
      order: 'object',
      reach: 3,
    },
    {
      verbs: [
        ...phrases(`tötet, töten, vertreibt, vertreiben, beseitigt, vernichtet, bekämpft, entfernt, gegen, verhindert, schützt vor,
      schutz vor, wirksam gegen, hemmt, eliminiert, hält, halten, stoppt, befreit von, reduziert`),
      ],
      objects: GERMAN_PESTS,
      allow: [
        {
          anywhere: ['netz', 'gitter', 'insektengitter', 'fliegengitter', 'moskitonetz', 'zelt', 'software'],
          reason: 'a barrier',
        },
      ],
    },
    { verbs: HINDI_REMEDIES, objects: HINDI_PESTS, order: 'object', reach: 5 },
  ],
};
