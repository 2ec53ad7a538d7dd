/** Everyday things by their British and American names, and things of single trades. The first word is the one written. */
export const RELATED_EVERYDAY = `
net|mesh|netting
smell|odour|odor|scent
rise|raised|lip
jack|aux|headphone|input|socket
guaranteed|guarantee|warranty|warranted
guarantee|warranty|guaranteed|warranted
percent|percentage|%
sled|sledge|toboggan
sledge|sled|toboggan
garment|shirt|dress|jacket|coat|sweater|trousers|top|blouse
trousers|pants|jeans
pants|trousers
sweater|jumper|pullover
jumper|sweater|pullover
pullover|sweater|jumper
sneaker|trainer|shoe
trainer|sneaker|shoe
neckline|collar|neck|crew neck|v-neck
waistband|waist
elastane|spandex|lycra
spandex|elastane|lycra
lycra|elastane|spandex
barbecue|grill|bbq
bbq|barbecue|grill
crockery|plate|tableware
wifi|wi-fi|wlan|wireless network
wireless network|wi-fi|wifi|wlan
operating system|windows|macos|android|ios
calls|call|phone
listening time|playtime|battery life
megapixel|mp
keys|keyboard|keycap
backlight|backlit
lit|backlit|backlight
charging cable|usb cable|cable
bedtime|night|evening
evening|night|bedtime
applicator|spatula|dropper
dispenser|pump
tested on animals|animal testing|cruelty-free
animal testing|tested on animals
man-made|synthetic|artificial
synthetic|man-made|artificial
kibble|food
food|kibble|feed|meal
feed|food|feeding
colour in|colouring|color in
battery pack|battery
wrench|spanner
spanner|wrench
hex key|allen key
allen key|hex key
masonry|concrete|brick
paperback|softcover
softcover|paperback
hardback|hardcover
hardcover|hardback
released|published|publication
published|released|publication
illustrations|illustrated|picture
illustrated|illustrations|picture
whole grain|wholegrain
wholegrain|whole grain
additive|preservative
shelf life|best before
expire|best before|expiry
use up|use within|eat within|consume
once open|after opening|once opened
once opened|after opening|once open
after opening|once open|once opened
upholstery|fabric
height-adjustable|height adjustable|adjustable height
recline|tilt|reclining
lean back|tilt|recline
carpet|rug
hard floor|hardwood floor|parquet
parquet|hard floor
rucksack|backpack
spectacles|glasses
glasses|spectacles|eyewear
sunglasses|shades
trolley|wheeled|wheels
swimsuit|swimwear
nappy|diaper
diaper|nappy
pram|stroller|pushchair
pushchair|stroller|pram
stroller|pushchair|pram
cot|crib
crib|cot
dummy|pacifier
pacifier|dummy
teat|nipple
aubergine|eggplant
courgette|zucchini
prawn|shrimp
biscuit|cookie
cookie|biscuit
sweets|candy
crisps|chips
autumn|fall
rubbish|waste|trash|garbage
bin|trash can|waste bin
waste|trash|rubbish
cooker hood|extractor hood
clothes|laundry|garment
laundry|clothes|washing
washing|laundry
wardrobe|closet
closet|wardrobe
shower tray|shower
loo|toilet
toilet|wc|bathroom
pencil|crayon
crayon|pencil
scissors|shears
shears|scissors
secateurs|pruner
spade|shovel
shovel|spade
watering can|can
sprinkler|sprayer
tap water|water
boiling water|boiling|hot water
lukewarm|warm
room temperature|unrefrigerated
dishcloth|cloth
sponge|cloth
resists showers|showerproof
resists water|water-resistant|water resistant
repels water|water-repellent|water repellent
resists frost|frost resistant|frost-proof
carrying case|hard case|soft case|zip case|storage case|eva case
tire pump|tire inflator|tyre inflator|inflator
tyre pump|tyre inflator|tire inflator|inflator
tuning machines|tuners|machine heads|tuning pegs
tuning pegs|tuners|machine heads
tuners|tuning machines|machine heads|tuning pegs
strung|stringing|strings
sleeper|person|one person
sandpaper|sanding|abrasive|grit
english|en
german|de
french|fr
spanish|es
dutch|nl
polish|pl
portuguese|pt
swedish|sv
saddle|seat
surrounds|round|around
taut|tight|tension|tensioning|tensioner
raised|lift|adjust|adjustable
weed|garden|gardening|weeding
countertop|worktop|counter
worktop|countertop|counter
cupboard|cabinet
cabinet|cupboard
racket|racquet
celsius|°c
fahrenheit|°f
buggy|stroller|pram|pushchair
number plate|licence plate|license plate
collapses|collapsible
recharges|rechargeable
calibrate|calibration
`;
