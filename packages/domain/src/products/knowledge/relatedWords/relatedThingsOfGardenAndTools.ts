/** Things of the garden, the workshop, the car and the bicycle by their other names. The first word is the one written. */
export const RELATED_THINGS_OF_GARDEN_AND_TOOLS = `
strimmer|strimmers|grass trimmer|lawn trimmer|string trimmer|line trimmer
grass trimmer|strimmer|lawn trimmer|string trimmer|line trimmer
trowel|trowels|hand shovel|hand spade|planting trowel
flower bed|planting bed|flower border|flowerbed
planter|planters|raised bed|plant pot|plant box|trough|window box|flower pot
saucer|saucers|drip tray|plant tray|small plate
trellis|trellises|climbing support
grid|grids|lattice|wire rack|grille|mesh
grille|grilles|grid|ventilation grid|mesh
cooking grate|cooking grates|grill grate|barbecue grate|cooking grid|grill rack|grill grid
plant stake|plant stakes|plant stick|plant support|cane
seedling|seedlings|young plant|sprout|young plants
shrub|bush
conifer|conifers|fir|spruce|cypress|thuja|larch
blossom|flower|bloom
bloom|flower|blossom|flowering
foliage|leaves|leaf
herb|herbs|basil|parsley|mint|thyme|rosemary|chives|coriander
vegetable|vegetables|carrot|tomato|lettuce|pepper|cucumber|onion|potato|courgette|cabbage
berry|berries|strawberry|raspberry|blueberry|currant|blackberry
potting soil|potting compost|plant soil|potting mix|potting earth
compost|potting soil|potting mix|humus
mulch|mulches|bark|wood chip|bark chips
turf|lawn|grass|sod
greenhouse|greenhouses|glasshouse|hothouse|polytunnel
sun umbrella|parasol|garden umbrella
parasol|sun umbrella|garden umbrella
sunshade|sunshades|parasol|awning|sun sail|shade sail|sun umbrella|sun canopy
awning|awnings|canopy|sun awning|marquise
canopy|canopies|awning|sun roof|roof|sun canopy
gazebo|pavilion|party tent
fire pit|fire bowl|fire basket
firewood|log|logs
log|logs|firewood|piece of wood
fireplace|hearth|open fire
wood burner|wood stove|wood-burning stove
log burner|wood stove|wood burner|wood-burning stove
nest box|birdhouse|bird box
birdhouse|nest box|nesting box|bird box
bird feeder|bird feeders|feeding station|feeding house|bird table|feeding silo
perch|perches|landing bar|sitting pole|seat rod|perching rod
water butt|rain barrel|rainwater tank|rainwater barrel
sprayer|sprayers|spray bottle|spray gun|pressure sprayer
spray gun|hose gun|hand spray
footpath|path|walkway
walkway|path|footpath
sidewalk|pavement
curb|kerb
paving slab|paving stone|flagstone|paver
paving|pavings|paving slab|paver|paving stone|flagstone
gravel|chippings|pebble
pond|ponds|garden pond|koi pond|water garden
wheelbarrow|barrow|garden barrow
cart|carts|wheelbarrow|trolley|wagon|handcart|barrow
dolly|hand truck|sack truck|sack barrow|transport roller
hand truck|dolly|sack truck|sack barrow
sack truck|hand truck|dolly|sack barrow
wagon|wagons|handcart|pull cart|hand cart|cart
rainwater|rain|rain water
shower of rain|showers of rain|rain|rainfall
breeze|breezes|wind
magnification|magnifications|magnify|magnifying|magnifies|zoom|enlargement
loupe|magnifier|magnifying glass
lens|lenses|magnifying glass|loupe|objective
eyepiece|ocular
template|templates|stencil|cutting guide|pattern sheet|jig
stencil|template
bubble level|spirit level
ruler|rulers|straightedge|measuring stick|straight edge
straightedge|ruler|straight edge
workbench|work table|bench|work bench
sawhorse|trestle|saw horse
stepladder|step ladder|folding steps|household ladder
toolbox|tool case|tool chest|tool box
wall plug|rawlplug|wall anchor|dowel|screw anchor
wall anchor|wall plug|rawlplug|screw anchor
dowel|dowels|wooden pin|wooden peg|dowelled
pin|pins|peg|dowel|split pin
cable tie|zip tie|tie wrap
zip tie|cable tie|tie wrap
hose clip|hose clamp|pipe clip|pipe clamp|jubilee clip
hose clamp|hose clip|pipe clip|pipe clamp|jubilee clip
duct tape|gaffer tape
masking tape|painter's tape|painters tape
sealant|sealants|caulk|sealing compound
caulk|sealant
primer|undercoat|base coat
spindle|axle|shaft|arbor
axle|spindle|shaft
gearbox|gear unit|transmission
pulley|pulleys|cable roller|rope roller|idler
ramp|ramps|loading ramp|access ramp
ratchet strap|lashing strap|tie-down|tension belt|tie-down strap
tie-down|lashing strap|ratchet strap
bungee|bungee cord|elastic cord|elastic rope|stretch cord
tarp|tarpaulin|cover sheet
sawdust|wood dust|shavings|sanding dust
handsaw|hand saw|wood saw
workpiece|workpieces|material|board|wood
wing mirror|side mirror|door mirror|exterior mirror
dashboard|instrument panel|dash
parking brake|handbrake
tail light|rear light|rear lamp|back light
rear light|tail light|tail lamp|back light
cigarette lighter|cigarette lighters|12v socket|12 v socket|lighter socket|car socket
tow bar|trailer hitch|tow hitch|trailer coupling
trailer hitch|tow bar|tow hitch
roof rack|roof carrier|roof bars
cool box|cooler|cold box|ice chest|coolbox
petrol can|fuel can|gasoline can|jerry can|gas can
fuel|fuels|petrol|diesel|gasoline|paraffin|gas cartridge|lamp oil
tailgate|tailgates|boot lid|trunk lid
seat belt|safety belt|seatbelt
mudguard|fender|splash guard
kickstand|side stand|bike stand|prop stand
saddlebag|saddlebags|bike bag|saddle bag|seat bag
luggage rack|pannier rack|baggage rack|carrier rack|rear rack
puncture|punctures|flat tyre|flat tire
bike lock|bike locks|bicycle lock|cable lock|chain lock|u-lock
training wheel|stabiliser|support wheel
scooter|scooters|kick scooter|moped
pedestrian|on foot
outlet|outlets|socket|power socket|plug socket|wall socket|mains socket
`;
