const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grey: 'gray',
    colour: 'color',
    colours: 'color',
    coloured: 'color',
    colored: 'color',
    litre: 'liter',
    metre: 'meter',
    aluminium: 'aluminum',
    fibre: 'fiber',
    centre: 'center',
    jewellery: 'jewelry',
    tyre: 'tire',
    mould: 'mold',
    moulded: 'mold',
    feet: 'foot',
    teeth: 'tooth',
    men: 'man',
    women: 'woman',
    children: 'child',
    kids: 'kid',
    mice: 'mouse',
    leaves: 'leaf',
    knives: 'knife',
    shelves: 'shelf',
    halves: 'half',
    loaves: 'loaf',
    scarves: 'scarf',
    batteries: 'battery',
    made: 'make',
    makes: 'make',
    making: 'make',
    held: 'hold',
    kept: 'keep',
    worn: 'wear',
    wore: 'wear',
    came: 'come',
    gave: 'give',
    given: 'give',
    took: 'take',
    taken: 'take',
    built: 'build',
    bought: 'buy',
    sold: 'sell',
    ground: 'ground',
    sewn: 'sew',
    woven: 'weave',
    knitted: 'knit',
    sulphate: 'sulfate',
    sulphates: 'sulfate',
    odour: 'odor',
    odours: 'odor',
    flavour: 'flavor',
    flavours: 'flavor',
    favourite: 'favorite',
    organisation: 'organization',
    stainless: 'stainless',
    wireless: 'wireless',
    glass: 'glass',
    dress: 'dress',
    brass: 'brass',
    this: 'this',
    is: 'be',
    are: 'be',
    was: 'be',
    were: 'be',
    been: 'be',
    has: 'have',
    had: 'have',
    does: 'do',
    did: 'do',
    plus: 'plus',
    wooden: 'wood',
    woollen: 'wool',
    woolen: 'wool',
    golden: 'gold',
    lenses: 'lens',
    lens: 'lens',
    gas: 'gas',
    bus: 'bus',
    boxes: 'box',
    us: 'us',
    ios: 'ios',
    series: 'series',
    species: 'species',
    canvas: 'canvas',
    mattress: 'mattress',
    yes: 'yes',
    its: 'it',
    axes: 'axe',
    analyses: 'analysis',
    dries: 'dry',
    dried: 'dry',
    drying: 'dry',
    fitting: 'fit',
    fitted: 'fit',
    running: 'run',
    ran: 'run',
    cutting: 'cut',
    burnt: 'burn',
    bent: 'bend',
    hung: 'hang',
    sent: 'send',
    stood: 'stand',
    thrown: 'throw',
    driven: 'drive',
    eaten: 'eat',
    frozen: 'freeze',
    grown: 'grow',
    torn: 'tear',
    written: 'write',
    drunk: 'drink',
    lost: 'lose',
    met: 'meet',
    sat: 'sit',
    seen: 'see',
    shrunk: 'shrink',
    slept: 'sleep',
    stuck: 'stick',
    swept: 'sweep',
    taught: 'teach',
    shaken: 'shake',
    chosen: 'choose',
    broken: 'break',
    risen: 'rise',
    ridden: 'ride',
    swum: 'swim',
    spoken: 'speak',
    bitten: 'bite',
    hidden: 'hide',
    fallen: 'fall',
    knew: 'know',
    known: 'know',
    shown: 'show',
    drew: 'draw',
    drawn: 'draw',
    travelling: 'travel',
    travelled: 'travel',
    traveller: 'traveler',
    labelled: 'label',
    labelling: 'label',
    modelled: 'model',
    modelling: 'model',
    swivelling: 'swivel',
    levelling: 'level',
    signalling: 'signal',
    quilling: 'quill',
    aged: 'age',
  }),
);

/**
 * The form under which words are compared: plural, tense and spelling folded ("washes", "washing", "washable" share
 * `wash`). Small on purpose: it may keep two words apart, it must not join two meanings.
 */
export function stemOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = makeStem(word);
  if (cache.size < 20_000) cache.set(word, stem);
  return stem;
}

const cache = new Map<string, string>();

function makeStem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  let stem = word.endsWith("'s") ? word.slice(0, -2) : word;
  if (stem.length <= 3)
    return stem.length === 3 && stem.endsWith('s') && !/[aious]s$/u.test(stem) ? stem.slice(0, -1) : stem;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:sses|xes|ches|shes|zes)$/u.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(?:ss|us|is)$/u.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing') && /[aeiouy]/u.test(stem.slice(0, -3)))
    stem = undouble(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && /[aeiouy]/u.test(stem.slice(0, -2)))
    stem = undouble(stem.slice(0, -2));
  else if (stem.length > 6 && stem.endsWith('able')) stem = undouble(stem.slice(0, -4));
  if (stem.length > 5 && stem.endsWith('ly')) stem = stem.slice(0, -2);
  const again = IRREGULAR.get(stem);
  if (again !== undefined) return again;
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function undouble(stem: string): string {
  return /([bdgklmnprt])\1$/u.test(stem) && !/(?:ll|ss)$/u.test(stem) ? stem.slice(0, -1) : stem;
}
