/** Nouns of product copy that name the same thing in a sentence whose other words are given. A word may be in several groups. */
export const RELATED_THINGS = `
pen|marker
dial|gauge|display
gauge|dial
freshwater|fresh
saltwater|marine|sea
marine|saltwater|sea
insulation|filling|fill
pens|markers
rocks|stones|stone
cord|corduroy
teardrop|drop
box|tin|carton
underside|backing|base|bottom
backing|underside|back
automatically|auto|autofocus|automatic
yarn|fabric|material|knitted
formula|shampoo|cream|lotion|serum|gel|soap
power cable|cord|cable
power cord|cable|cord
nightfall|dusk|dark|sunset
dusk|nightfall|dark|sunset
tin|box
lamp|light|lights|lighting|illuminate|illumination|glow
bulb|lamp|light bulb
torch|flashlight|hand lamp
headlamp|head torch|headlight
seam|stitch|stitching|sew|sewn|stitched
thread|yarn|stitching
backrest|back|seat back|recline|reclining
armrest|arm|arm rest
headrest|head rest|neck rest
footrest|foot rest
seat|sit|sitting|seating|seater
handle|grip|hold
handlebar|bar
knob|dial|control|regulator|button
button|key|switch|knob
switch|toggle
lid|cap|top|cover|stopper|closure
stopper|plug|cork|bung
case|housing|casing|shell|enclosure|body|chassis|pouch|sleeve
body|housing|case|construction|build|exterior|skin
frame|framework|structure|chassis
box|carton|package|parcel|packet|packaging
package|pack|packaging|parcel|delivery
pouch|bag|sack|sachet
tub|jar|container|pot|tin|can|canister
container|box|jar|bottle|tin|can|canister|tub|vessel
vessel|container|pot
carrying bag|carry bag|carrying case|carry case|transport bag|storage bag
strap|band|belt
shoulder strap|carrying strap|strap
cable|cord|lead|wire|power cord
plug|mains plug|power plug|plugged
mains|socket|power outlet|wall socket|outlet|plug|mains power|wall outlet|household current
screen|display|panel
display|screen|readout|show
base|bottom|foot|stand|underside
stand|base|support
underside|bottom|base|underneath
castor|caster|wheel|roller
leg|foot|feet
hob|stove|stovetop|cooktop|cooker|burner
pan|skillet|frying pan|cookware
oven|baking
fridge|refrigerator|refrigerate|refrigerated
freezer|freeze|frozen
tap|faucet
sink|basin|washbasin
tank|reservoir|container
hose|pipe|tube
nozzle|jet|outlet|spout
spout|pouring lip|lip|pour
layer|ply|thick|coat|sheet
sheet|leaf|page|piece
surface|finish|top|face
coat|coating|coated
lining|liner|lined|inside
inside|interior|inner|lining|within|internal
outside|exterior|outer|external|shell
rim|edge|brim|border
edge|border|rim|hem|corner
strip|band|stripe|tape
sleeve|arm
cuff|wrist
collar|neck|neckline|neckband
shaft|leg|height|upper
sole|outsole|bottom
insole|footbed|inner sole
hood|hooded
pocket|compartment|pouch
compartment|section|pocket|chamber|divider
main compartment|compartment
zip|zipper|zip fastener|zipped|unzip|unzips|zips
fastener|fastening|closure|fasten|close
velcro|hook and loop|hook-and-loop|touch fastener
clasp|buckle|catch|clip|fastening
buckle|clasp|clip
drawstring|cord|string
lace|laces|lace-up|tie
hook|hanger|hang
hanging loop|loop|hanger|hang
peg|stake|pin
stake|spike|peg
bracket|mount|holder|fixing
mount|holder|bracket|mounting|attach|fix
screw|fixing|fastener
fixing kit|mounting kit|fixings|fixing material|hardware
hardware|screw|fixings|fittings
tool|tools
shelf|board|tier|level
tier|level|shelf|layer|storey
drawer|tray
door|flap|entrance|entry
blade|knife|cutter|cutting edge
tip|point|end
bristle|brush
filter|strainer|sieve
basket|bin|tray
tray|pan|dish
bowl|dish|basin|pot
dish|plate|bowl
cup|mug|beaker|tumbler
glass|tumbler
cutlery|knife|fork|spoon
spoon|scoop|ladle
scoop|measuring spoon|spoon
lead|leash
pet|dog|cat|animal
dog|canine|hound
cat|feline|kitty
puppy|young dog
kitten|young cat
horse|equine|pony
fish|aquarium
plant|flower|greenery
garden|gardening|yard|lawn
lawn|grass|turf
soil|earth|ground|compost
ground|floor|earth|soil
floor|ground|flooring
patio|terrace|deck|balcony
hallway|hall|corridor|entrance
nursery|baby room|children's room
bed|bedroom|sleep|sleeping
bathroom|bath|shower
kitchen|cooking|cook
desk|workplace|workstation|office
workshop|garage|shed
car|vehicle|auto|automobile
lorry|truck
motorcycle|motorbike|bike
bike|bicycle|cycle|cycling
rider|cyclist|riding
helmet|headgear
tyre|tire|wheel
windscreen|windshield
bonnet|hood
boot|trunk
phone|mobile|smartphone|cell phone|handset|mobile phone
laptop|notebook|computer
computer|pc|laptop|desktop
tablet|ipad|pill|capsule
tv|television|telly
headphones|earphones|headset|earbuds
earbud|earphone|earpiece|bud
speaker|loudspeaker
microphone|mic
camera|cam|webcam
gasoline|petrol|gas
document|certificate|leaflet|booklet|manual
petrol|gasoline
cord|string|pull cord
string|cord|drawstring
picture|photo|image|photograph|motif|illustration|artwork
video|film|footage|movie
sound|audio|tone
music|song|audio|track
noise|sound|loud|quiet|decibel
volume|loudness|sound level
remote|remote control|controller
battery|cell|rechargeable battery|power pack
battery life|running time|run time|runtime|playing time|playtime
power|electricity|current|energy|powered
power supply|adapter|power adapter|mains adapter|power brick
adapter|adaptor|converter
charge|recharge|charging|recharging|charged|rechargeable|top up
usb port|usb|port
port|socket|connector|connection|interface
connector|plug|jack|connection
socket|connector|port|jack
memory|storage|ram
card|memory card|playing card
app|application|software|program
software|app|program|driver
setting|mode|level|step|speed|program|programme|option|position
mode|setting|program|programme|pattern|function
speed|gear|level|setting|step
gear|speed
step|stage|level
stage|phase|step
pattern|print|motif|design|mode
spray pattern|spray mode|jet type|spray setting
motif|pattern|design|print|picture|image
drawing|illustration|sketch|picture
letter|character|alphabet
number|digit|numeral|figure
story|tale|book
book|volume|title|edition
cover|sleeve|jacket|case|slipcover|covering
author|writer|written|write
page|sheet|leaf
chapter|section|part
language|english|german|french|spanish
instruction|manual|guide|directions|booklet|leaflet
booklet|leaflet|brochure|manual
poster|print|picture
sticker|decal|label
label|tag|sticker
dice|die
game|play|gaming
player|people|person|gamer
toy|plaything|play
doll|figure|figurine
figure|figurine|statue|character
block|brick|cube
puzzle|jigsaw
piece|part|element|component|item|bit
part|component|piece|element
spare part|replacement part|replacement|spare
accessory|attachment
attachment|nozzle|head|accessory|tool
set|kit|bundle|collection
kit|set|equipment
pair|two|both|couple
bottle|flask
flask|thermos|bottle
drink|beverage|liquid
drinks|beverages|liquids
water|liquid
liquid|fluid|water
food|meal|dish
meal|dinner|lunch|dish|portion
portion|serving|helping|dose
serving|portion|serve|cup|dose
dose|serving|portion|dosage
capsule|pill|softgel|tablet
ingredient|contain|component
taste|flavour|flavor|flavoured|note
scent|fragrance|smell|aroma|perfume|odour|scented|fragranced|perfumed
fragrance|scent|perfume
skin|complexion
face|facial
hair|scalp
lip|lips
hand|hands|palm
foot|feet|sole
nail|fingernail
tooth|teeth|dental
eye|eyes
ear|ears
wrist|arm
finger|thumb
lotion|cream|balm
cream|lotion|balm|moisturiser|moisturizer
soap|detergent|cleanser|washing-up liquid
mild soap|soapy water|gentle soap
detergent|washing powder|laundry liquid
cloth|rag|wipe|towel|fabric
damp cloth|moist cloth|wet cloth
fabric|textile|cloth|material|weave
textile|fabric|material
blend|mix|mixture|combination
filling|fill|stuffing|filled|padding|stuffed
padding|padded|cushioning|filling
cushion|pad|pillow|cushioned
wrapper|wrap|wrapped|packaging|packed
bag|sack|tote
rucksack|backpack|pack
suitcase|luggage|case|trolley
luggage|baggage|suitcase
wallet|purse
purse|handbag|wallet
umbrella|parasol
tent|shelter
rope|line|cord
pole|rod|bar|stick
rod|pole|bar|stick
rail|bar|rod
bar|rod|rail
chain|link
ring|loop|band
jewellery|jewelry|necklace|earring|bracelet
gem|stone|gemstone|jewel
stone|gem|rock
pendant|charm
`;
