/** Clothes, bags, parts of the body, care of it and people by their other names. The first word is the one written. */
export const RELATED_THINGS_OF_BODY_AND_DRESS = `
outfit|outfits|costume|dress|tracksuit
costume|costumes|fancy dress|fancy-dress outfit|disguise
beanie|beanies|knitted hat|knit hat|bobble hat|woolly hat
hat|hats|cap|beanie|bonnet|sun hat|bucket hat
headgear|headwear|hat|cap|beanie|helmet
headwear|headgear|hat|cap|beanie|headband|bandana
headband|hairband|alice band|hair band
undershirt|vest|singlet
tank top|vest top|singlet
tracksuit|jogging suit|sweatsuit
joggers|sweatpants|jogging bottoms|tracksuit bottoms|jogging pants
sweatpants|joggers|jogging bottoms|jogging pants
pleat|pleats|pleated fold|tuck
inseam|inside leg|inner leg
inside leg|inseam|inner leg
trouser leg|pant leg|leg
stud|studs|rivet|press stud|popper|snap button
sandal|sandals|flip-flop|mule
slipper|slippers|mule|house shoe
loafer|loafers|moccasin|slip-on shoe
wellies|wellingtons|wellington boots|rubber boots|rain boots
wellington boot|wellington boots|rubber boot|rain boot|wellingtons
ankle boot|ankle boots|chelsea boot|bootie
underwear|undergarment|boxers|briefs|bra|knickers|underpants
underpants|under-pants|briefs|boxers|knickers
swimming trunks|swim shorts|board shorts
swim shorts|swimming trunks|board shorts
nightwear|sleepwear|pyjamas|nightdress|nightgown|nightshirt
sleepwear|nightwear|pyjamas|nightdress|nightgown|nightshirt
onesie|onesies|romper|sleepsuit|jumpsuit|all-in-one
sleepsuit|sleepsuits|onesie|babygrow|romper
romper|playsuit|onesie
raincoat|raincoats|rain jacket|mackintosh|mac
windbreaker|windcheater|wind jacket
lanyard|neck strap|neck cord
brooch|brooches|pin badge|lapel pin
badge|badges|pin|patch|button badge|emblem
patch|patches|iron-on badge|sew-on badge|badge|applique
hoop|hoops|creole|hoop earring
wristband|wristbands|bracelet|wrist strap|wrist band
hair tie|hair elastic|hair bobble|scrunchie|ponytail holder
hair elastic|hair tie|hair bobble
scrunchie|scrunchies|hair tie|hair elastic
hair slide|barrette|hair clip
hair clip|hair clips|barrette|hair slide|claw clip
hairgrip|bobby pin|hair grip|kirby grip
holdall|duffel bag|travel bag|sports bag|duffle bag
duffel bag|holdall|duffle bag
satchel|satchels|messenger bag|school bag|shoulder bag
bum bag|fanny pack|waist pack|belt bag|hip bag
fanny pack|bum bag|waist pack|belt bag|hip bag
waist pack|bum bag|fanny pack|belt bag
card slot|card pocket|card compartment|credit card slot
coin pocket|change pocket|coin compartment
cosmetics|make-up|makeup
lip balm|lip balms|chapstick|lip care
blusher|blush|rouge
eyebrow|brow
eyelash|lash
fringe|fringes|tassels|bangs
strand|strands|thread|hair|fibre
curl|curls|ringlet|wave
curler|curlers|hair roller|curling iron|curling wand
curling tongs|curling tong|curling iron|curling wand
nail file|emery board|nail rasp
nail clipper|nail cutter|nail scissors
exfoliate|exfoliates|scrub|peeling|exfoliation
lather|lathers|foam|suds|froth
suds|lather|foam|froth|soapy water
toner|toners|face tonic|facial tonic|tonic
cleanser|cleansers|face wash|cleansing gel|cleansing milk|soap
body wash|shower gel
washcloth|face cloth
cotton swab|cotton bud
cotton pad|cotton wool pad
mouthwash|mouth rinse
underarm|armpit
wash bag|toiletry bag|toilet bag|sponge bag
toiletry bag|wash bag|toilet bag|cosmetic bag
cosmetic bag|make-up bag|makeup bag|toiletry bag
plaster|plasters|adhesive bandage|band-aid|sticking plaster
bandage|bandages|dressing|elastic wrap|wound dressing
walking stick|walking cane|cane
walking frame|walker|rollator|zimmer frame
pill box|pill organiser|pill organizer|medicine box
medication|medicine|pill|drugs
pulse|heart rate|heartbeat
heartbeat|pulse|heart rate
knee pad|knee guard|kneepad
calf|calves|lower leg
upper body|torso
tummy|belly|stomach|abdomen
belly|tummy|stomach|abdomen
stomach|belly|tummy
fingertip|fingertips|finger|fingers
sweat|perspiration|perspire
carrycot|bassinet|pram body
nappy bag|changing bag|diaper bag
changing bag|nappy bag|diaper bag
changing mat|changing pad|diaper mat
teether|teethers|teething ring|teething toy
teething ring|teether
sippy cup|sippy cups|training cup|trainer cup|drinking cup
expectant mother|pregnant woman|mother-to-be
grandparent|grandparents|grandma|grandpa|grandmother|grandfather
grandma|granny|grandmother|nana
grandmother|grandma|granny|nana
grandad|grandpa|grandfather
grandpa|grandad|grandfather
teenager|teen|adolescent|teens
teen|teenager|adolescent
`;
