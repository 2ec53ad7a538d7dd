/** Animals, sports, toys, paper and music by their other names. The first word is the one written. */
export const RELATED_THINGS_OF_LEISURE = `
pooch|dog
pup|puppy
rabbit|bunny
hen|chicken
bird|birds|parrot|budgie|canary|sparrow|robin|finch|wren|blue tit|tits
reptile|reptiles|gecko|lizard|snake|bearded dragon|tortoise
kennel|kennels|dog house|doghouse|dog crate
doghouse|kennel|dog house
crate|crates|transport box|cage|kennel
pet carrier|pet carriers|transport box|pet transport bag|cat carrier|dog carrier|animal carrier
litter tray|litter box|cat toilet
litter box|litter tray|cat toilet
scratching post|scratching posts|cat tree|scratching pole|scratching column
cat flap|cat door|pet door
feeder|feeders|feeding bowl|food bowl|feeding dish|food dispenser
feeding bowl|food bowl|dog bowl|feeding dish
food bowl|feeding bowl|dog bowl|feeding dish
drinker|drinkers|water bowl|waterer|drinking trough
poo bag|poop bag|dog waste bag|dog bag
fetch|fetching|retrieve|retrieving
chew toy|chew toys|bone
groundsheet|tent floor|floor of the tent|ground sheet
guy line|guy rope|tension cord|guyline
guy rope|guy line|tension cord|guyline
sleeping mat|sleeping pad|camping mat|roll mat
sleeping pad|sleeping mat|camping mat
camp bed|camp beds|folding bed
hip belt|waist belt|waist strap
carabiner|snap hook|karabiner|snaphook
karabiner|carabiner|snap hook
binoculars|field glasses|field glass
trekking pole|trekking poles|hiking pole|walking pole|hiking stick
hiker|hikers|rambler|hiking
paddle|paddles|oar
boat|boats|kayak|canoe|dinghy|yacht
swim ring|swim rings|pool ring|rubber ring|swim tyre
paddling pool|wading pool|kiddie pool|splash pool
wetsuit|wetsuits|neoprene suit
swimming goggles|goggles
goggles|goggle|ski glasses|swim goggles
weight plate|weight disc
resistance band|exercise band|fitness band|training band
exercise band|resistance band|training band|fitness band
chin-up bar|pull-up bar
exercise bike|stationary bike|training bike|gym bike|fitness bike|spinning bike|indoor bike|ergometer
gym ball|exercise ball|fitness ball|training ball|swiss ball|yoga ball
exercise ball|gym ball|fitness ball|training ball|swiss ball|yoga ball
ping pong|table tennis
golfer|golfers|golf
mouthguard|gum shield|mouth guard
shin pad|shin guard|shinguard
swimmer|swimmers|swim|swimming
cyclist|cyclists|bike|bicycle
climber|climbers|climbing
cuddly toy|cuddly toys|teddy|teddy bear|plush toy|soft toy|stuffed toy
teddy|teddies|teddy bear
gameboard|playing board
rules of play|rule of play|game rules|rules
figurine|figurines|statue|figure|miniature
puppet|puppets|hand puppet|marionette|glove puppet
doll's house|dollhouse
toy car|toy cars|model car|racing car
railway|railways|train set|model railway
train set|train sets|railway|model railway|model train
climbing frame|jungle gym|climbing tower
sandpit|sandbox|sand box
soap bubble|bubble|bubbles
play dough|play-dough|playdough|plasticine
colouring book|colouring pages
felt tip|felt tips|felt-tip pen|felt pen
highlighter|text marker
ballpoint|ballpoints|biro|ball pen
biro|ballpoint|ball pen
pencil case|pen case|pencil pouch|pen pouch
jotter|jotters|notepad|notebook|exercise book
notepad|notepads|notebook|memo pad|writing pad
sticky note|post-it|adhesive note
ring binder|folder|lever arch file|binder
folder|folders|ring binder|file|binder
hole punch|puncher|punch
paper clip|paperclip
drawing pin|thumbtack|push pin|pushpin
noticeboard|bulletin board|notice board|pin board|pinboard
pinboard|noticeboard|bulletin board|cork board
whiteboard|whiteboards|dry-erase board|writing board|magnetic board
chalkboard|blackboard
diary|diaries|calendar|journal|planner
stationery|writing materials|pen|notebook|envelope|paper|pencil
desk tidy|pen holder|desk organiser|desk organizer|pencil holder
pen holder|desk tidy|pencil holder|pen pot
font|typeface
bookmark|bookmarks|page marker|ribbon marker|reading ribbon
pincushion|pin cushion|needle cushion
embroidery hoop|embroidery frame|embroidery ring
paint pot|paint pots|paint|jar of paint
guitarist|guitarists|guitar
pianist|pianists|piano
music stand|note stand|sheet music stand
sheet music|music notes|note sheet
gig bag|carrying bag|soft case|instrument bag
furry friend|furry friends|dog|cat|rabbit
`;
