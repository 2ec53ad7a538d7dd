/** A word of the project's old dialect. `pattern` leaves out the meanings in which the word is plain English. */
export interface BannedWord {
  readonly word: string;
  readonly pattern: RegExp;
  readonly better: string;
  /** A sentence that the pattern must find. */
  readonly canary: string;
}

const banned = (word: string, pattern: RegExp, better: string, canary: string): BannedWord => ({
  word,
  pattern,
  better,
  canary,
});

/** The words that screens, command line output and documents do without, each with the words to use instead. */
export const bannedWords: readonly BannedWord[] = [
  banned(
    'stand',
    /\bstand(?:s|ing)?\b(?!-| (?:behind|for|out|up|alone|by)\b)/i,
    'is, appears',
    'It stands in the audit log.',
  ),
  banned('rest on', /\brest(?:s|ed|ing)? on\b/i, 'is based on, is checked against', 'Every claim rests on a fact.'),
  banned('mend', /\bmend(?:s|ed|ing)?\b/i, 'fix, repair', 'What another try could mend.'),
  banned('told', /\btold\b/i, 'reported, shown, listed', 'The seller is told which row failed.'),
  banned(
    'tell',
    /\btell(?:s|ing)?\b(?! (?:\w+ )?(?:apart|from)\b)/i,
    'report, show, say',
    'What the server would tell its doctor.',
  ),
  banned(
    'whole',
    /(?<!\bas a )\bwhole\b(?! (?:numbers?|units?|foods?|grains?|rupees|months?|days?|hours?|seconds?|words?)\b)/i,
    'complete, entire, all',
    'This link is not whole.',
  ),
  banned('given back', /\b(?:give|given|gives|giving|gave)(?: it| them)? back\b/i, 'refunded, returned', 'Given back'),
  banned('taken out', /\b(?:take|taken|takes|taking|took)(?: it| them)? out\b/i, 'removed', 'It is taken out.'),
  banned('became of', /\bbecame of\b/i, 'its status, its result', 'Every order and what became of it.'),
  banned('at work', /\bat work\b/i, 'running, in progress', 'Jobs at work'),
  banned('by hand', /(?<!\bwash(?:ed)? )\bby hand\b(?!-)/i, 'manually, custom', 'A limit that is set by hand.'),
  banned(
    'the most',
    /\bthe most\b(?! (?:\w+ly )?(?:recent|common|important|severe|specific|popular|expensive|likely|used|frequent|urgent)\b)/i,
    'the limit, the maximum',
    'The photo has 12 MB; the most is 10 MB.',
  ),
  banned(
    'X in, Y out',
    /(?<!-)\bin[,;](?: a| an| the)? (?:\w+ ){0,8}out\b/i,
    'a verb: "Upload a file and get one listing per row"',
    'A CSV of products in, a listing for each row out.',
  ),
  banned('heed', /\bheed(?:s|ed|ing)?\b/i, 'apply, follow', 'Heeds the pause that the server asks for.'),
  banned('lull', /\blulls?\b/i, 'pause, wait for capacity', 'The rows wait for a lull.'),
  banned('fate', /\bfates?\b/i, 'result, consequence', 'The fate of a row.'),
  banned('losses', /\blosses\b/i, 'crashes, crash count', 'A row with two losses runs alone.'),
  banned('whoever', /\bwho(?:ever|soever)\b/i, 'the user, anyone who, they', 'Whoever is blocked is signed out.'),
  banned('nobody', /\bnobody(?:['’]s)?\b/i, 'no one, or name the actor: users, the server', 'Nobody can change it.'),
  banned('somebody', /\bsomebody(?:['’]s)?\b/i, 'someone, or name the actor: a user', 'Somebody else saved it.'),
  banned('everybody', /\beverybody(?:['’]s)?\b/i, 'everyone, all users', 'For everybody who sells.'),
  banned('anew', /\banew\b/i, 'again, new', 'Sealed anew.'),
  banned('beside', /\bbeside\b/i, 'next to, in addition to', 'The reason is beside the name.'),
  banned(
    'mail',
    /(?<![-\w./@])mails?\b(?! (?:servers?|clients?|providers?|transfer)\b)(?![-/]|\.\w)/i,
    'email',
    'This server sends no mail.',
  ),
];
