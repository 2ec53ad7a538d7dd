/** Words of Hindi-English notes by their English. Only what has one plain meaning in a product note. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aur: 'and',
    ya: 'or',
    ke: '',
    ka: '',
    ki: '',
    ko: '',
    mein: 'in',
    me: 'in',
    par: 'on',
    hai: '',
    hain: '',
    ho: '',
    hota: '',
    hoti: '',
    saath: 'with',
    sath: 'with',
    lamba: 'long',
    lambi: 'long',
    chauda: 'wide',
    chaudi: 'wide',
    mota: 'thick',
    patla: 'thin',
    bada: 'large',
    badi: 'large',
    chhota: 'small',
    chhoti: 'small',
    chota: 'small',
    lakdi: 'wood',
    kapda: 'fabric',
    sona: 'gold',
    chandi: 'silver',
    loha: 'iron',
    pital: 'brass',
    peetal: 'brass',
    tamba: 'copper',
    kaanch: 'glass',
    mitti: 'clay',
    pani: 'water',
    doodh: 'milk',
    haldi: 'turmeric',
    mirch: 'chilli',
    namak: 'salt',
    cheeni: 'sugar',
    gaay: 'cow',
    bhains: 'buffalo',
    shudh: 'pure',
    desi: 'desi',
    naram: 'soft',
    mulayam: 'soft',
    halka: 'light',
    bhari: 'heavy',
    garam: 'hot',
    thanda: 'cold',
    safed: 'white',
    kala: 'black',
    kaala: 'black',
    lal: 'red',
    laal: 'red',
    neela: 'blue',
    hara: 'green',
    peela: 'yellow',
    gulabi: 'pink',
    ghar: 'home',
    haath: 'hand',
    hath: 'hand',
    dhona: 'wash',
    dhoye: 'wash',
    dho: 'wash',
    sukhaye: 'dry',
    bachche: 'children',
    bacche: 'children',
    bachcho: 'children',
    mahila: 'women',
    auraton: 'women',
    purush: 'men',
    roz: 'daily',
    rozana: 'daily',
    kamre: 'room',
    ek: '1',
    do: '2',
    teen: '3',
    char: '4',
    chaar: '4',
    paanch: '5',
    cheh: '6',
    das: '10',
    saal: 'year',
    mahine: 'months',
    din: 'days',
    ghante: 'hours',
    bana: 'made',
    bani: 'made',
    bane: 'made',
    mila: 'included',
    free: 'free',
    alag: 'separately',
    bahut: '',
    hi: '',
    bhi: 'also',
    wala: '',
    wali: '',
    wale: '',
    jaisa: 'like',
  }),
);
const MARKERS =
  /(?:^|[\s,.(])(?:nahi|nahin|hai|hain|ke liye|se bana|se bani|koi|sirf|bahut|milegi|milega|aur|wala|wali|ka|ki|ke|lamba|bina|karta|karti|badhata|hota|mein|din me|ilaj|jhadna|khatam|kare|karwaye|lagao|lagega|zaroori|pehle|aage|peeche|subah|raat ko|dono|se upar|aayega)(?=$|[\s,.)])/iu;

/** Whether a clause is written in Hindi with Latin letters, at least in part. */
export function isHinglish(clause: string): boolean {
  return MARKERS.test(clause);
}

/**
 * The English of a Hindi-English clause, where its pattern is known: negation, "made of", "for", "only", measures.
 * Undefined where it is not; the clause is then shown to the seller as not understood.
 */
export function glossHinglish(clause: string): string | undefined {
  const plain = clause.trim().replace(/\s+/gu, ' ');
  const unfit = /^(.+?) (?:me|mein|pe|par) (?:nahi|nahin) (?:lagega|lagegi|aayega|chalega)$/iu.exec(plain);
  if (unfit !== null) return withEnglish(unfit[1], (english) => `does not fit ${english}`);
  const absent = /^(.+?) (?:nahi|nahin) (?:milega|milegi|milenge|diya|aayega)$/iu.exec(plain);
  if (absent !== null && !/^koi/iu.test(plain)) return withEnglish(absent[1], (english) => `${english} not included`);
  const not = /^(?:yeh? |ye )?(.+?) (?:nahi|nahin)(?: hai| hain| diya| hoga| milega| milegi)?$/iu.exec(plain);
  if (not !== null) {
    const what = (not[1] ?? '').replace(/^koi(?: bhi)? /iu, '');
    const english = inEnglish(what);
    if (english === undefined) return undefined;
    if (/^koi/iu.test(plain)) return `no ${english}`;
    return / (?:included|include|safe|proof|waterproof)$/iu.test(english)
      ? `${english.replace(/ (\S+)$/u, ' not $1')}`
      : `not ${english}`;
  }
  const only = /^(?:sirf|keval) (.+?)(?: milegi| milega| milenge| hai)?$/iu.exec(plain);
  if (only !== null) return withEnglish(only[1], (english) => `${english} only`);
  const made = /^(.+?) se ban(?:a|i|e|aya|ayi)(?: hua| hui)?(?: (.+))?$/iu.exec(plain);
  if (made !== null) {
    const from = inEnglish(made[1] ?? '');
    const rest = made[2] === undefined ? '' : inEnglish(made[2]);
    if (from === undefined || rest === undefined) return undefined;
    const verb = /\bmethod\b/iu.test(from) ? `made by the ${from}` : `made from ${from}`;
    return rest === '' ? verb : `${rest} ${verb}`;
  }
  const use = /^(.+?) ke liye(?: (?:best|perfect|accha|acchi|ideal|suitable))?(?: hai)?$/iu.exec(plain);
  if (use !== null) return withEnglish(use[1], (english) => `for ${english}`);
  const advised = /^(.+?) kar(?:e|ein|na)$/iu.exec(plain);
  if (advised !== null && !/\b(?:kam|khatam|band|door|saaf|theek)$/iu.test(advised[1] ?? ''))
    return withEnglish(advised[1], (english) => `do a ${english.toLowerCase()}`);
  const without = /^bina (.+?)(?: ke| ka)?$/iu.exec(plain);
  if (without !== null) return withEnglish(without[1], (english) => `without ${english}`);
  return inEnglish(plain);
}

function withEnglish(text: string | undefined, shape: (english: string) => string): string | undefined {
  const english = inEnglish(text ?? '');
  return english === undefined || english === '' ? undefined : shape(english);
}

/** Word by word; undefined where a Hindi verb remains that turns the meaning. */
function inEnglish(text: string): string | undefined {
  if (
    /\b(?:karta|karti|karte|karein|kare|badhata|badhati|deta|deti|hota|hoti|rakhe|rakhein|lagaye|jata|jati|sakte|sakta)\b/iu.test(
      text,
    )
  )
    return undefined;
  const words = text.split(' ').map((word) => {
    const bare = word.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
    const english = WORDS.get(bare);
    return english === undefined ? word : english;
  });
  return words.filter((word) => word !== '').join(' ');
}
