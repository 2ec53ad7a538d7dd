/** Adjectives and adverbs of product copy that say the same in a sentence whose other words are given. A word may be in several groups. */
export const RELATED_QUALITIES = `
wooden|wood|timber|oak|beech|pine|walnut|bamboo|acacia
metal|metallic|steel|iron|aluminium|aluminum|brass
woollen|wool|merino
fleecy|fleece
leather|leathery
glass|glazed
sweet|sugar|sweetened
salty|salted|salt
spicy|hot|chilli
fruity|fruit
bitter|dark
sour|tart|acidic
raw|unheated|uncooked
cooked|ready-cooked|boiled
ready|prepared|pre|already|finished
ready to use|ready for use|ready-to-use|pre-assembled
ready to eat|ready-to-eat
seasoned|pre-seasoned|preseasoned
already|pre|ready
washed|pre-washed|prewashed
cut|pre-cut|sliced
drilled|pre-drilled|predrilled
filled|pre-filled|loaded
installed|pre-installed|built-in
wireless|cordless|bluetooth|cable-free|wire-free
cordless|wireless|battery-powered|battery-operated|cable-free|without a cable
wired|corded|cable
battery-powered|battery-operated|battery|cordless
battery-operated|battery-powered|batteries
electric|electrical|powered|motorised|battery
manual|by hand|hand-operated|hand-cranked|non-electric|hand
automatic|automatically|auto
automatically|automatic|auto
built-in|integrated|internal|inbuilt|installed|built in
integrated|built-in|internal|inbuilt|built in|built into
detachable|removable|separate
removable|detachable|take off|separate
adjustable|variable|can be set|can be adjusted|flexible
variable|adjustable
fixed|non-adjustable|rigid|not adjustable|stationary
foldable|folding|collapsible|fold
retractable|extendable|pull-out
reversible|double-sided|two-sided|both sides
double-sided|reversible|two-sided|both sides
both sides|double-sided|reversible|two-sided|either side
one-sided|single-sided|one side
reusable|washable|used again
single use|disposable|one-time use|single-use|one use
disposable|single-use|single use|one-time|throwaway
waterproof|watertight
water-resistant|splash-proof|splashproof|splash
water-repellent|water-resistant|repels water|showerproof
splash-proof|water-resistant|ipx4|ipx5|splash protection|splash-protected
airtight|sealed|air-tight
windproof|wind-resistant
heat-resistant|heatproof|heat-proof
transparent|clear|see-through|translucent
clear|transparent|see-through
see-through|transparent|clear
opaque|non-transparent|solid
matt|matte|non-glossy|dull
matte|matt|non-glossy
glossy|shiny|gloss|polished
shiny|glossy|polished|gloss
polished|shiny|glossy
brushed|satin
smooth|polished
rough|coarse|textured
textured|structured|ribbed
coarse|rough|chunky
fine|thin
round|circular
circular|round
square|four-sided|quadratic
rectangular|oblong
oval|elliptical
flat|level
curved|bent|rounded
straight|even
pointed|sharp
thin|slim|fine
thick|thickness
wide|broad|width
broad|wide
narrow|slim|slender
tall|high|height
high|tall|height
long|length
short|brief
deep|depth
large|big|xl
big|large
small|little|mini|compact
little|small
mini|small|miniature
tiny|small|mini
huge|large|xxl
light-coloured|light|pale
dark|deep
pale|light
bright|vivid
dim|low|dimmable
quiet|silent|low-noise
silent|quiet|noiseless|soundless|without ticking
loud|noise
fast|quick|rapid
quick|fast|rapid
slow|gentle|low
soft|plush|cuddly
gentle|mild|delicate
mild|gentle
delicate|gentle|mild
strong|sturdy|robust
sturdy|robust|strong
robust|sturdy|durable
durable|hard-wearing|hardwearing|long-lasting|robust
hard|firm|rigid
firm|hard|medium-firm
rigid|stiff|hard|inflexible
stiff|rigid|hard
flexible|bendable|elastic|pliable|bendy
elastic|stretchy|stretch|elasticated|elastane
elasticated|elastic|elasticised|stretch
stretchy|elastic|stretch|elastane
padded|cushioned|padding|upholstered
upholstered|padded|cushioned|covered
quilted|padded
lined|lining|fleece-lined
unlined|without lining|no lining
insulated|insulation|double-wall|double-walled|vacuum|thermal
double-walled|double-wall|two walls|insulated
hollow|empty
solid|massive|full
pure|100%|unmixed
untreated|natural|raw|not treated
undyed|natural|unbleached
unbleached|no bleach|without bleach|not bleached|bleach
organic|bio|organically grown
scented|fragranced|perfumed|scent|fragrance
unscented|fragrance-free|scent-free|no fragrance|perfume-free|without fragrance
fragrance-free|unscented|perfume-free
sugar-free|no sugar|without sugar|sugarless
unsweetened|no added sugar|without added sugar|sugar-free
gluten-free|no gluten|without gluten
alcohol-free|no alcohol|non-alcoholic|without alcohol
decaffeinated|decaf|caffeine-free|without caffeine
vegan|plant-based
original|oem|genuine
used|second-hand|pre-owned|worn
refurbished|reconditioned|renewed
new|unused
old|vintage|aged
vintage|retro|antique
retro|vintage
modern|contemporary
plain|solid|single-colour|unpatterned|no pattern
single-colour|plain|solid|one colour
patterned|printed|pattern
striped|stripes
checked|checkered|plaid|check|tartan
dotted|dots|polka dot
floral|flower|flowers
colourful|multicoloured|multicolour|colorful|multicolor
multicoloured|multicolour|colourful|assorted
assorted|mixed|various|different
various|different|several|assorted|multiple
different|various|several|assorted|differ|varied
several|multiple|many|various|more than one
multiple|several|many
single|one|individual|sole
individual|single|separate|each
separate|individual|single
one-piece|single piece|one piece|1 piece
two-piece|two parts|2 piece
two-tone|two colours|two-colour
double|two|twin|dual
dual|two|double|twin
triple|three
twin|two|double
half|50%
complete|full|whole|set|finished
finished|complete|completed|assembled
whole|entire|full|complete
full|whole|complete|filled
entire|whole|full
partly|partially|part|half
mainly|mostly|primarily|chiefly
extra|additional|spare
additional|spare|second
spare|additional|replacement|reserve
replacement|spare|additional
extra|spare|additional|reserve
second|spare
front|forward
rear|back|hind
upper|top
lower|bottom
inner|inside|internal|interior
outer|outside|external|exterior
excess|surplus|extra
outdoor|outdoors|outside|open air|garden|in the open
outdoors|outdoor|outside|open air
indoor|indoors|inside|interior|in the house
indoors|indoor|inside|in the house
overnight|night
daily|everyday|every day|day
weekly|week|every week
monthly|month|every month
yearly|year|every year|annual
hourly|hour
temporary|short-term
permanent|fixed|lasting
suitable|compatible|fit|for|suited|intended|meant|recommended|approved
suited|suitable|for|intended
intended|for|designed|meant|suitable
meant|for|intended|suitable
designed|for|made|intended
compatible|fit|work|suitable|support
incompatible|not compatible
unsuitable|not suitable|not for|unsuited
recommended|suggested|advised
necessary|needed|required|need
needed|required|need|necessary
required|needed|need|necessary
optional|not required|if required|if needed
possible|can|able
allergic|allergy|allergies
pregnant|pregnancy
dry|dried
dried|dry|dehydrated
wet|damp|moist
damp|moist|wet
moist|damp|wet
cold|chilled|cool|iced
hot|warm|heat|heated
warm|hot
cool|cold|chilled
frozen|freeze|freezer
airy|breathable|ventilated
breathable|ventilated|mesh
ventilated|vents|ventilation|breathable
magnetic|magnet|magnets|magnetised
digital|lcd|led
analogue|analog|hands
portable|carry|transportable|handheld
handheld|hand-held|hand|portable
hands-free|hands free|handsfree
hidden|concealed|secret|invisible
concealed|hidden|invisible
visible|see|seen
reflective|reflect|reflecting|reflector
luminous|glow|glows|glow in the dark
dimmable|dim|dimmer
programmable|timer|program
rechargeable|recharge|charge|charging
solar|sun|solar-powered
hand-held|handheld
upright|vertical|standing|stand
vertical|upright
horizontal|lying|flat
portrait|vertical|upright
landscape|horizontal
wall-mounted|wall mount|wall|hang on the wall
freestanding|free-standing|stands alone
lockable|lock|locks|locked
childproof|child-resistant|child lock
grown|adult|mature
young|junior|puppy
male|men
female|women
unisex|men and women|women and men|everyone
left-handed|left hand
right-handed|right hand
underneath|below|under|bottom
above|over|top
behind|back|rear
inside|in|within
around|round
along|with
only|solely|exclusively|just|alone|nothing but
solely|only|exclusively|nothing but
exclusively|only|solely
just|only
together|in total|altogether|combined
altogether|total|together
separately|on its own|individually
jointly|together
first|initial
last|final
later|after
once|when|one time
twice|two times|two
again|re
lowest|low|minimum|min
highest|high|maximum|max
septic tank|septic
`;
