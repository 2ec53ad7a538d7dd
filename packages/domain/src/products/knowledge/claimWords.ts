/** Kinds of assertions that a text makes by its form. */
export type ClaimClass =
  'comparative' | 'social_proof' | 'quality' | 'safety' | 'origin' | 'warranty' | 'contents' | 'certification';

const WORDS: Readonly<Record<ClaimClass, string>> = {
  comparative: `
    than other|than others|than any|than most|than ordinary|than conventional|than the competition|
    best|better|more|most|less|least|fewer|than|finest|finer|top|ultimate|perfect|ideal|ideally|superior|
    supreme|unmatched|unrivalled|unrivaled|unbeatable|unparalleled|unlike any other|second to none|
    like no other|one of a kind|leading|foremost|number one|no 1|no. 1|#1|greatest|greater|larger|largest|
    bigger|biggest|smaller|smallest|lighter|lightest|heavier|heaviest|stronger|strongest|tougher|toughest|
    faster|fastest|quicker|quickest|slower|longer|longest|shorter|shortest|thicker|thinner|thinnest|wider|
    widest|deeper|deepest|higher|highest|lower than|cheaper|cheapest|easier|easiest|safer|safest|softer|
    softest|harder|hardest|smarter|smartest|brighter|brightest|cleaner|cleanest|clearer|clearest|colder|
    coldest|hotter|hottest|warmer|warmest|cooler|coolest|smoother|smoothest|sharper|sharpest|quieter|quietest|
    fresher|freshest|healthier|healthiest|richer|richest|purer|purest|newer|newest|latest|outlasts|outlast|
    outperforms|outperform|beats|beat|exceeds|exceed|surpasses|surpass|twice as|times as|as good as|
    compared to|compared with|in comparison|extra|ultra|super|hyper|maximum comfort|exceptional|exceptionally|
    extraordinary|extremely|incredibly|remarkably|unusually|especially|particularly|really|truly|very|highly|
    so much|far|way more|improved|enhanced|upgraded|advanced|next-level|next generation|world-class|
    world class|first-class|first class|top-notch|top notch|state of the art|state-of-the-art|cutting-edge|
    cutting edge|game-changing|revolutionary|innovative|unique|only one of its kind|nothing compares|always|
    never|every|any|all|even|completely|totally|fully|absolutely|instantly
  `,
  social_proof: `
    loved|love|adored|trusted|trust|popular|bestselling|best-selling|best seller|bestseller|best-seller|
    recommended|recommend|recommends|favourite|favorite|favourites|favorites|award|awards|award-winning|
    winner|winning|won|prize|nominated|acclaimed|celebrated|famous|renowned|well-known|iconic|legendary|
    praised|preferred|chosen by|used by|worn by|endorsed|endorsed by|approved by|seen on|as seen on|
    featured in|reviewed|reviews|rated|top-rated|five-star|5-star|star rating|rating|testimonials|
    customers say|customers love|satisfied|satisfied customers|happy customers|thousands|millions|
    of the year|of the month|named best|crowd-pleaser|in demand|trending|viral|hit|sought-after|must-have|must have|reputation|reputed|experts|
    expert|professionals|professional|doctors|doctor|dermatologists|dentists|pediatricians|athletes|chefs|
    celebrities|influencers|parents love|generations
  `,
  quality: `
    around the clock|round the clock|picked by hand|sewn by hand|made by hand|poured by hand|finished by hand|
    quality|high-quality|high quality|top quality|best quality|premium|luxury|luxurious|deluxe|exclusive|
    elite|in no time|no time|all over|the whole|the entire|for years|for years to come|for decades|for generations|grandchildren|heirloom|keep their edge|keeps its edge|keep its edge|keeps an edge|hold their edge|holds its edge|stay sharp|stays sharp|still be using|years to come|on one charge|on a single charge|day after day|wash after wash|year after year|time after time|time and again|
    durable|durability|sturdy|sturdiness|robust|rugged|tough|strong|strength|solid|reliable|reliability|
    dependable|long-lasting|long lasting|lasting|lasts|last|everlasting|lifelong|lifetime|resilient|
    heavy-duty|heavy duty|unbreakable|shatterproof|shockproof|scratch|scratches|scratch-resistant|rust|rusts|
    rustproof|rust-free|corrosion|fade|fades|fade-resistant|tarnish|stain|stains|stain-resistant|
    wear-resistant|tear-resistant|leak|leaks|leakproof|leak-proof|spill|spills|spill-proof|drip|drips|
    waterproof|water-resistant|weatherproof|odour|odours|odor|odors|grip|grips|non-slip|anti-slip|
    slip-resistant|stable|stability|soft|softness|comfortable|comfort|comfy|cosy|cozy|plush|breathable|smooth|
    silky|gentle|light|lightweight|featherlight|feather-light|compact|portable|sleek|slim|elegant|elegance|
    stylish|style-conscious|modern|contemporary|trendy|fashionable|classic|timeless|beautiful|beautifully|
    gorgeous|stunning|attractive|lovely|pretty|chic|sophisticated|easy|easily|ease|effortless|effortlessly|
    simple|hassle-free|convenient|convenience|handy|practical|useful|versatile|multipurpose|flexible|
    fast|quick|quickly|rapid|efficient|efficiency|effective|effectively|powerful|precise|precision|accurate|
    accuracy|sharp|crisp|clear|vivid|vibrant|bright|rich|fresh|freshness|delicious|tasty|flavourful|flavorful|
    crunchy|juicy|authentic|genuine|original|real|true|pure|natural|good|great|excellent|amazing|awesome|
    fantastic|wonderful|outstanding|impressive|nice|fine|enjoy|enjoyable|delight|delightful|fun|quiet|silent|
    spacious|roomy|generous|ample|enough|smart|intelligent|ergonomic|seamless|flawless|affordable|cheap|
    value for money|new|brand new|eco-friendly|sustainable|green choice|environmentally friendly|
    carbon neutral|biodegradable|compostable|recyclable|recycled|will thank you|will thank us|leaves no|leave no|
    leave the iron|forget the iron|skip the iron|it trains|strengthens
  `,
  safety: `
    safe|safely|safety|unsafe|healthy|health|healthful|wellness|well-being|wellbeing|non-toxic|nontoxic|toxic|
    toxin-free|toxins|chemical-free|chemicals|harmless|harmful|hygienic|hygiene|sanitary|sanitized|sterile|
    antibacterial|anti-bacterial|antimicrobial|anti-microbial|antifungal|germ-free|germs|bacteria|virus|
    viruses|mold|mould|hypoallergenic|allergy-friendly|allergenic|irritation|irritate|soothes|soothing|soothe|
    heals|heal|healing|cures|cure|treats|treatment|prevents|prevent|prevention|protects|protect|protection|
    protective|relieves|relief|relieve|pain|therapeutic|therapy|medical|medicinal|clinical|clinically|
    immunity|immune|boosts|boost|energizing|nourishes|nourish|nourishing|nutritious|wholesome|detox|slimming|
    weight loss|burns fat|digestion|stress|anxiety|calming|relaxing|relaxes|sleep better|anti-ageing|
    anti-aging|wrinkles|child-safe|baby-safe|kid-safe|kid-friendly|pet-safe|pet-friendly|skin-friendly|
    food-safe|food-grade|food safe|food grade|fire-resistant|fireproof|flame-retardant|heat-resistant|
    overcharge protection|secure|securely|security|childproof|risk-free|danger|dangerous
  `,
  origin: `
    made in|made by hand in|manufactured in|produced in|designed in|engineered in|assembled in|crafted in|
    handcrafted in|developed in|invented in|sourced from|imported|imported from|import|domestic|locally made|
    locally sourced|local|native|homegrown|grown in|harvested in|woven in|knitted in|sewn in|printed in|
    bottled in|packed in|born in|from the heart of|from the mountains of|crafted|handcrafted|hand-crafted|
    handmade|hand-made|handwoven|hand-woven|artisan|artisans|artisanal|craftsmen|craftsmanship|craftspeople|
    heritage|tradition|traditional|traditionally|family-run|family-owned|family recipe|since|established|
    founded|founded in|engineering|engineered|designed by|by designers|designer|swiss-made|german-engineered|
    italian design|single-origin|single origin|estate-grown|fair trade|fairtrade|ethically sourced|ethical|
    sustainably sourced
  `,
  warranty: `
    warranty|warranties|warranted|guarantee|guarantees|guaranteed|refund|refunds|refundable|money back|
    money-back|money-back guarantee|return policy|returns|returnable|free returns|replace it|replaced free|
    free of charge|free replacement|replacement guarantee|exchange|we cover|covered|covered by|covered for|
    backed|backed by|backed for|peace of mind|worry-free|no questions asked|satisfaction|
    satisfaction guaranteed|for life|lifetime warranty|lifetime guarantee|repair|repairs|repaired|after-sales|
    after-sales service|service centre|service center|customer service|customer support|support team|
    on-site service|technical support|claim process|insured|insurance
  `,
  contents: `
    included|includes|include|including a|comes with|come with|ships with|supplied|supplied with|in the box|
    in the package|in the pack|package includes|box contains|what's in the box|bundled|
    bundled with|delivered with|along with a|together with a|free|free gift|gift|gifts|gift box|bonus|
    complimentary|accessory|accessories|extras|spare|spares|attachment|attachments|kit contains|
    all you need to start|everything you need|starter kit|batteries included|manual included|charger included|
    cable included|carrying case|travel case|storage bag|dust bag|cleaning brush|cleaning cloth|gift wrap|
    gift-wrapped|gift packaging
  `,
  certification: `
    certified|certificate|certificates|certification|certifications|approved|approval|tested|test|tests|
    lab-tested|laboratory|independently tested|third-party tested|compliant|compliance|complies|comply|
    conforms|conform|conformity|conforming|standard|standards|meets|meets the requirements|regulation|
    regulations|regulatory|directive|accredited|accreditation|authorized|authorised|licensed|licence|license|
    registered|patented|patent|patent-pending|verified|validated|proven|clinically proven|clinically tested|
    dermatologically tested|dermatologist tested|ophthalmologist tested|scientifically proven|scientific|
    scientifically|research|studies|study|official|officially|seal|seal of approval|marked|mark|hallmark|
    hallmarked|grade a|a-grade|medical-grade|military-grade|aircraft-grade|hospital-grade|iso|ce|ce-marked|
    fda|fda-approved|isi|isi marked|bis|fssai|ul listed|ul-listed|etl|tuv|gots|oeko-tex|usda|usda organic|
    organic|fsc|fsc-certified|rohs|reach-compliant|energy star|lfgb|halal|kosher|vegan society|cruelty-free|
    leaping bunny|peta|gmp|haccp|ayush
  `,
};

const listed = (text: string): readonly string[] =>
  text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/**
 * Words and phrases that assert something however common they are: never neutral, whoever writes them. They hold only
 * where a fact says so. A word stands in one class, by what a reader takes it to mean.
 */
export const CLAIM_WORDS: Readonly<Record<ClaimClass, readonly string[]>> = {
  comparative: listed(WORDS.comparative),
  social_proof: listed(WORDS.social_proof),
  quality: listed(WORDS.quality),
  safety: listed(WORDS.safety),
  origin: listed(WORDS.origin),
  warranty: listed(WORDS.warranty),
  contents: listed(WORDS.contents),
  certification: listed(WORDS.certification),
};
