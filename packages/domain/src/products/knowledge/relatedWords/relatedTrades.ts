/** What copy of single trades says for what sheets and notes of that trade name. The first word is the one written. */
export const RELATED_TRADES = `
laces up|lace|laces|lace-up
slip on|slip-on|pull-on|elastic
strapless|no strap|no straps
sleeveless|no sleeves|tank
short-sleeved|short sleeve|short sleeves
long-sleeved|long sleeve|long sleeves
charger|charge|charging|charging base|dock|adapter
docking station|dock|base|charging base
top-up|charge|charging
recharges|charge|charging|rechargeable|usb
runtime|run time|battery|lasts|runs
swipe|touch|slide
control panel|buttons|touch|display|dial
precision|accuracy|accurate|tolerance|resolution
accurate|accuracy|tolerance
tolerance|accuracy
steps|step|increments|settings
increments|steps|step
calibrate|calibration
calibration|calibrated|calibrate
unit of measure|units|unit
metric|mm|cm|kg|celsius
imperial|inch|inches|lb|ft
celsius|°c
fahrenheit|°f
backlit|backlight|light|lit
lit|light|led|backlight
flashes|blinks|flash|light|led
blinks|flashes|light|led
beeps|beep|buzzer|sound|alarm|signal
buzzer|beep|alarm|sound
buzzes|buzzer|beep|alarm
rings|ring|bell|alarm|chime
chime|bell|ring|sound|alarm
saves|stores|memory
stored|memory|saved|save
countdown timer|timer
countertop|worktop|counter|table
worktop|countertop|counter|table
cupboard|cabinet|storage
cabinet|cupboard
rust|rusts|corrosion|corrode
corrosion|rust|rusts
rusts|rust|corrosion|not stainless
fades|fade|colour|sun|uv
greased|grease|oil|oiled
lubricate|oil|grease|lubricant
oiled|oil|oils
waxed|wax
varnished|varnish|lacquer|lacquered
lacquered|lacquer|varnish
welded|weld
bolted|bolt|bolts|screws
bolts|screws|bolt
screwed|screw|screws|threaded
threaded|thread|screw
threads|thread|screw
rivets|riveted|rivet
glued|glue|adhesive|bonded
adhesive|glue|sticky|self-adhesive|tape
sticks|adhesive|suction|magnetic|sticky
stuck|adhesive|glue|sticky
peel|peels off|removable|film|backing
suction cups|suction|suckers|suction feet
suction|suction cups|suckers
clamped|clamp|clamps
clamps on|clamp|clamps
hinge|hinged|hinges|flip
hinged|hinge|hinges
latch|catch|lock|locks|clip
catch|latch|lock
locked|lock|locks|lockable
unlocks|unlock|lock|key
combination|code|digits
code|combination|pin
folds down|folds|foldable|folding|folded
folds up|folds|foldable|folding|folded
folds away|folds|foldable|folding|folded
collapses|collapsible|folds|folding
packs down|packed size|folded|folds|pack size
packed size|folded|packs
flat-packed|flat pack|flatpack|self-assembly|assembly
self-assembly|assembly|assemble|flat pack
assembles|assembly|assemble
put together|assembly|assemble
tool-free|no tools|without tools
spanner|wrench|allen key|hex key
wall plugs|plugs|dowels|anchors
anchors|wall plugs|plugs|dowels|stakes
fixings|screws|plugs|mounting
wall fixings|screws|plugs|wall plugs
holes|hole|drilled|pre-drilled
pegs|stakes|ground pegs|peg
stakes|pegs|spikes
guy lines|guy ropes|guylines|ropes
ropes|rope|lines|cords
rope|cord|line
cord lock|toggle|drawstring
pole|poles|rod
poles|pole|rods
canopy|roof|fly|shade
shelter|tent|canopy|roof
groundsheet|floor|base
seedlings|seeds|seed|plants
seeds|seed
compost|soil|potting
planting|plants|plant|planter
planted|plants|plant
potted|pot|pots|plants
bulbs|bulb
weeds|weed
hedge|hedges|branches
branches|branch|twigs|wood
pruning|prune|cut|cutting
mowing|mow|lawn
watering|water|hose
hosed|hose|rinse
sprays|spray|mist|nozzle
jets|jet|spray|nozzle
trickle|drip|seep
seeps|drip|soak|weeps
leash|lead
lead|leash
collar|neck
harness|chest|neck
muzzle|nose|snout
paws|paw|feet
claws|claw|scratch|scratching
kibble|dry food|food
treats|treat|snack
bowl|dish
litter|cat litter|clumping
cage|hutch|pen|enclosure
hutch|cage|rabbit
aquarium|tank|fish
tank|aquarium|reservoir
crib|cot|bed
mattress|bed|cot
stroller|pram|pushchair
buggy|stroller|pram|pushchair
teething|teeth|teether
nappies|nappy|diapers|diaper
straps|strap|harness|belt
buckled|buckle|harness|belt
lipstick|lip
lashes|lash|eyelash|eyelashes
eyelashes|lash|lashes
brows|brow|eyebrow
shave|shaving|razor|shaver
shaving|shave|razor
cleanser|cleansing|clean|wash
cleansing|clean|cleans|wash
moisturise|moisturiser|cream|lotion
fragrance|scent|perfume|scented
perfume|fragrance|scent
curls|curl|curling|wand
curling|curl|curls
straightens|straighten|straightener
bristles|bristle|brush
tweezers|tweezer
mirror|mirrors|magnification|magnifying
skipping|jump rope|rope|skip
dumbbells|dumbbell|weights
swimming|swim|pool
goggles|lenses|lens
lenses|lens
racket|racquet|paddle|bat
shuttlecocks|shuttlecock|birdies
balls|ball
nets|net
players|player|people|persons
handlebars|handlebar|bar
saddle bag|bag|saddle
tyres|tyre|tire|tires|wheel|wheels
tires|tyre|tyres|tire|wheel|wheels
spokes|spoke|wheel
brakes|brake|braking
brake|brakes|braking
chain|chains
pump up|inflate|pump|inflator
inflated|inflate|inflatable|pump
pressure gauge|gauge|psi|bar
gauge|pressure gauge|psi|bar
valve|valves|presta|schrader
trunk|boot
boot|trunk
dashboard|dash|console
windscreen|windshield
windshield|windscreen
number plate|licence plate|license plate
seatbelt|seat belt|belt
headrest|head rest|seat
cigarette lighter|12 v|12v|lighter socket
lighter socket|12 v|cigarette lighter
towing|tow|trailer|hitch
towbar|tow bar|hitch|trailer
paperwork|documents|paper|papers|files
documents|document|paper|papers|files
files|documents|folders|paper
folders|files|folder
sheets|sheet|paper|pages
staples|staple|stapler
stapling|staple|staples|stapler
punches|punch|hole
shreds|shred|shredder|shredding
laminates|laminate|laminating|laminator
binding|bind|binds|comb
refills|refill|cartridge|cartridges
ink|inks|cartridge
erase|eraser|wipe
whiteboard|board|dry erase
desktop|desk|table
monitor|screen|display
screens|screen|monitor|monitors
keyboard|keys
webcam|camera
resolution|pixels|hd|4k|1080p
footage|video|record
earcups|ear pads|ear cushions|earpads
ear pads|ear cushions|earcups|earpads
headband|band
tracks|songs|music
songs|music|tracks
strings|string
frets|fret
tuner|tuning|tuners
bricks|blocks|pieces
pieces|parts|blocks|bricks
puzzles|puzzle|jigsaw
cards|card
dolls|doll
puppets|puppet
figures|figure|figurines
crayons|crayon|pencils
paints|paint|colours
beads|bead
`;
