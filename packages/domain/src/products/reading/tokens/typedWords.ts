const VERBS = ['do', 'wo', 'does', 'is', 'ca', 'are', 'did', 'was', 'should', 'could', 'would'];

/** Words as people type them in a hurry, and what they mean: read and written in full. */
export const TYPED_WORDS: ReadonlyMap<string, string> = new Map([
  ...VERBS.map((verb) => [`${verb}nt`, `${verb}n't`] as const),
  ...Object.entries({
    thats: "that's",
    thru: 'through',
    abt: 'about',
    blk: 'black',
    colr: 'colour',
    clr: 'colour',
    seperately: 'separately',
    seperate: 'separate',
    poly: 'polyester',
    alu: 'aluminium',
    pls: 'please',
    plz: 'please',
    mfg: 'manufacturing',
    mach: 'machine',
    chrg: 'charge',
    prs: 'pairs',
    ea: 'each',
  }),
]);
