/** Things of the house by their other names: what a copywriter writes, and the words of a seller that carry it. */
export const RELATED_THINGS_OF_HOME = `
pot|pots|crock|stockpot|casserole|teapot|planter|cauldron|saucepan|flowerpot
storage|storage space|drawer|compartment|cupboard|cabinet|locker|pocket|shelf|stow
drinkware|drink ware|mug|cup|tumbler|glass|goblet
bakeware|baking ware|cake tin|baking tray|loaf tin|muffin tin|baking sheet|baking dish|baking tin
ovenware|oven ware|casserole dish|baking dish|casserole
dishware|dish ware|plate|bowl|saucer|mug
glassware|glass ware|drinking glass|wine glass|tumbler|decanter|carafe
utensil|utensils|spatula|ladle|whisk|spoon|fork|tongs|turner|scoop
receptacle|receptacles|bin|bowl|box|container|tub|tank|tray|bucket
holder|holders|rack|stand|bracket|cradle|clip|caddy
organiser|organisers|caddy|divider|compartment|pen tray
partition|divider|dividing wall|separator
separator|separators|divider|partition|dividing wall
burner|burners|gas ring|hob ring|cooking zone|flame ring
plughole|plugholes|drain hole|drainage hole|drain
drainer|drainers|draining rack|dish rack|colander|draining board
draining board|drainer|drainboard
strainer|strainers|colander|sieve|mesh filter|tea filter|tea ball
infuser|infusers|tea strainer|tea egg|tea ball|tea filter|strainer
spatula|spatulas|turner|fish slice|dough scraper
oven glove|oven mitt|baking glove|oven mitten
mitt|mitts|oven glove|mitten|baseball glove
trivet|pot stand|hot pad|saucepan stand
coaster|coasters|glass mat|cup mat|drink mat|drinks mat
tea towel|dish towel|kitchen towel
washing-up liquid|dish soap|dishwashing liquid|dish liquid
cling film|clingfilm|plastic wrap|food wrap
kitchen roll|paper towel|kitchen paper
food scraps|food scrap|food waste|kitchen scraps|kitchen waste
gasket|gaskets|sealing ring|rubber seal|silicone seal|o-ring
sealing ring|gasket|o-ring
spigot|dispensing tap|tap|faucet
plunger|plungers|press rod|piston|pusher
hopper|hoppers|bean container|bean tank|feed funnel|funnel
beater|beaters|whisk|balloon whisk|mixing hook
wine opener|wine openers|corkscrew
tin opener|can opener
measuring jug|measuring jugs|measuring beaker|jug with scale
graduation|measuring mark|scale mark|scale|marking
increment|increments|step|division|graduation
readout|readouts|display|screen|lcd
dough hook|kneading hook
cake stand|cake stands|tiered stand|serving stand|etagere
serving dish|serving dishes|serving bowl|platter|serving plate|serving tray
platter|platters|serving plate|serving board|serving tray|serving dish
crock|crocks|stoneware pot|earthenware pot
carafe|carafes|decanter|jug|pitcher
jug|jugs|carafe|pitcher|ewer|decanter
laundry basket|washing basket|clothes basket|hamper|linen bin|laundry hamper
clothes peg|clothespin|washing peg|laundry peg
clothes horse|clothes airer|laundry airer|drying rack|airer|laundry rack
airer|airers|drying rack|clothes horse|drying stand|clothes rack
duster|dusters|feather duster|dusting cloth|dust brush
lint|fluff|fuzz
limescale|calcium deposit|lime|lime scale
descale|descales|decalcify|remove limescale|decalcification
grease|greases|fat|greasy
spillage|spillages|spill|spilt|spilled
coat hanger|clothes hanger|hanger
coat rack|coat stand|hall stand|clothes stand|coat tree
doorway|doorways|door frame|entrance|entry|door opening
door frame|doorway|door opening
latch|latches|catch|snap lock
door handle|door handles|doorknob|lever handle|door knob
crank|cranks|crank handle|winding handle|hand crank|winder
winder|winders|crank|winding handle
windowsill|window ledge|sill|window sill
ledge|ledges|sill|windowsill
handrail|handrails|banister|stair rail|grab bar
grab rail|grab bar|grab handle
staircase|stairs|stairway
stairs|staircase|stairway
loft|attic
cellar|basement
pantry|larder
utility room|laundry room
lounge|lounges|living room|sitting room
porch|porches|veranda|covered entrance
veranda|porch|verandah
work surface|work surfaces|worktop|tabletop|table top|desktop|countertop
back panel|rear panel|rear wall|back wall
side panel|side wall|cheek
crossbar|cross brace|crosspiece|cross bar
slatted base|slatted frame
headboard|bed head|bedhead
pouffe|pouf|ottoman|footstool
sofa bed|sleeper sofa|pull-out sofa|sofabed
lounger|loungers|sun lounger|deckchair|deck chair|chaise longue
rocking chair|rocker
rocker|rockers|rocking chair|rocking horse
chest of drawers|dresser|drawer unit|drawer chest
dresser|dressers|chest of drawers|drawer chest
cubby|cubbies|pigeonhole|open compartment|compartment
nook|nooks|alcove
recess|recessed part|indentation|depression|hollow|groove|alcove
rack|racks|shelf|holder|grid shelf
shelving|shelf unit|shelf|boards|rack
display case|showcase|glass cabinet|vitrine
showcase|showcases|display case|glass cabinet|vitrine
drawer runner|drawer slide|drawer rail
lumbar|lower back|small of the back
lower back|lower backs|lumbar|lumbar support
throw|throws|throw blanket|blanket|bedspread
piping|piped edge|welt
hemline|hem
eyelet|grommet|ring hole
grommet|eyelet|ring hole
loop|loops|hanging loop|ring|eyelet|tab
toggle|toggles|cord stop|toggle button|cord lock
tab|tabs|pull tab|flap|tongue
curtain pole|curtain rod|curtain rail
curtain rod|curtain pole|curtain rail
polka dot|polka dots|dotted|dots|spotted
checkerboard|chequered|chess pattern
inscription|inscriptions|lettering|engraved text|writing|text
emblem|logo|badge|crest
logo|logos|emblem
lampshade|shade|lamp shade
light fixture|light fitting|luminaire
pendant light|hanging lamp|ceiling pendant|hanging light|pendant lamp
candle|candles|tealight|tea light|pillar candle|votive
candlestick|candle holder|candleholder
candle holder|candlestick|candleholder
flex|flexes|mains cable|power cord|mains lead|cable|cord
pull switch|pull cord|cord switch
inline switch|cord switch|cable switch
beam|beams|light beam|ray|cone of light|light cone
ray|beam
drop of oil|drops of oil|oil|oiled|oiling
drop of water|drops of water|water|moisten|wet
splash of water|splashes of water|water|moisten|wet
dab of oil|dabs of oil|oil|oiled|oiling
dab of glue|dabs of glue|glue|adhesive|glued
squirt of soap|squirts of soap|soap|dish soap|soapy water
coat of oil|coats of oil|oil|oiled|oiling
coat of wax|coats of wax|wax|waxed|waxing
coat of paint|coats of paint|paint|painted|painting
coat of varnish|coats of varnish|varnish|varnished|varnishing
pinch of salt|pinches of salt|salt|salted
wastepaper basket|waste bin|paper basket|wastebasket
tissue|tissues|handkerchief|facial tissue
houseplant|indoor plant|pot plant|potted plant
suction cup|sucker|suction pad|suction foot
shower caddy|shower basket|shower shelf
soap dish|soap holder|soap tray
toilet brush|lavatory brush|loo brush|wc brush
cistern|toilet tank|water tank
heater|heaters|radiator|fan heater
thermostat|thermostats|temperature control|temperature regulator
air vent|ventilation grille|ventilation slot
vent|vents|air hole|ventilation hole|air slot|ventilation slot|ventilation opening
`;
