import type { Tone } from '../ListingBrief.js';

/** How a tone puts things: what it prefers to lead with and the turns it uses. */
export interface Voice {
  /** Predicates of "has", first for the first use in a text, then the next. */
  readonly having: readonly [one: string, many: string][];
  /** Most predicates in one sentence. */
  readonly most: number;
  /** Measures before words. */
  readonly figuresFirst: boolean;
  /** "It's" for "It is". */
  readonly contracts: boolean;
  /** Whether the noun comes back instead of the pronoun at the start of a paragraph. */
  readonly repeatsNoun: boolean;
}

const VOICES: Readonly<Record<Tone, Voice>> = {
  neutral: {
    having: [['has', 'have']],
    most: 3,
    figuresFirst: false,
    contracts: false,
    repeatsNoun: true,
  },
  friendly: {
    having: [
      ['comes with', 'come with'],
      ['has', 'have'],
    ],
    most: 2,
    figuresFirst: false,
    contracts: true,
    repeatsNoun: false,
  },
  technical: {
    having: [['has', 'have']],
    most: 4,
    figuresFirst: true,
    contracts: false,
    repeatsNoun: true,
  },
  premium: {
    having: [
      ['has', 'have'],
      ['comes with', 'come with'],
    ],
    most: 4,
    figuresFirst: false,
    contracts: false,
    repeatsNoun: true,
  },
};

/** The voice of a tone; another variation uses its turns in another order. */
export function voiceOf(tone: Tone, variation: number): Voice {
  const voice = VOICES[tone];
  if (variation === 0) return voice;
  const turned = <Item>(items: readonly Item[]): Item[] => [
    ...items.slice(variation % items.length),
    ...items.slice(0, variation % items.length),
  ];
  return {
    ...voice,
    having: turned(voice.having),
    most: voice.most === 2 ? 3 : variation % 2 === 1 ? 2 : voice.most,
    repeatsNoun: variation % 2 === 1 ? !voice.repeatsNoun : voice.repeatsNoun,
  };
}
