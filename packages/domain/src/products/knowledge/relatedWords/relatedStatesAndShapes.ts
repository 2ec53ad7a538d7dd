/** States, sides, directions and shapes in other words. The first word is the one written. */
export const RELATED_STATES_AND_SHAPES = `
unpainted|without paint|not painted|bare|raw|untreated|unfinished
uncoated|without coating|no coating|not coated|bare|raw
unvarnished|without varnish|not varnished|raw|untreated|bare
unfinished|without a finish|raw|bare|untreated
unfilled|without filling|no filling|empty
unopened|not opened|sealed
unattended|without supervision|not supervised|unsupervised|alone
unsupervised|without supervision|unattended|alone
folded flat|folds flat|collapsed|folded
laid flat|lies flat|lying flat|spread flat
plaited|braided
sewn on|stitched on|sewn|stitched
stitched on|sewn on|sewn
dirty|soiled|dirt
ripped|torn
faulty|defective|defect|broken
defective|faulty|defect|broken
defect|defects|fault|faulty|defective
fault|faults|defect|faulty|defective
breakage|breakages|broken|break
wear and tear|normal wear
blunt|dull
powered down|switched off|turned off
powered up|switched on|turned on
upside down|inverted|turned over
crosswise|crossways|transverse
lengthwise|lengthways|longitudinal|along the length
lengthways|lengthwise|longitudinal|along the length
reverse|reverse side|underside|back|backside
reverse side|reverse|underside|back
flip side|reverse|underside|back
far end|other end|opposite end
top edge|upper edge|rim
brim|brims|rim
peak|visor|brim
visor|peak|eye shade
midpoint|middle|centre
perimeter|perimeters|border|edge|circumference
circumference|girth|perimeter
outline|outlines|contour|silhouette|shape
silhouette|silhouettes|contour|outline|shape
contour|outline|shape
groove|grooves|notch|slot|channel|furrow
notch|notches|groove|cut-out|nick
indentation|indentations|recess|hollow|dent|notch
ridge|rib|raised line
bump|bumps|raised dot|nub|lump
dimple|dimples|dent|indentation|hollow
spiral|spirals|coil|helix|coiled
circle|circles|circular|round
disc|disk|round plate|puck
disk|disc|round plate
sphere|ball|globe|spherical
globe|globes|ball|sphere
cube|cubes|cubic
cuboid|box-shaped|rectangular block
cylinder|cylinders|cylindrical|tube
tube-shaped|tubular|tube
tubular|tube-shaped|tube
cone|cones|conical|cone-shaped
wedge|wedges|wedge-shaped
triangle|triangles|triangular|three-cornered
triangular|triangle|three-cornered
rectangle|rectangles|rectangular|oblong
oblong|rectangular|rectangle
hexagonal|hexagon
crescent|crescents|half moon|sickle
semicircular|half-round|half circle
right-angled|at a right angle|90°|90 degrees
slanted|sloping|inclined|angled|bevelled
sloping|slanted|inclined|angled
inclined|slanted|sloping|tilted|angled
bevelled|chamfered|bevel
flared|flares|a-line|bell-shaped
serrated|toothed|saw-toothed|serration
wavy|undulating|corrugated
corrugated|wavy|fluted
bumpy|uneven|nubs|bumps
uneven|irregular|bumpy|not flat
grainy|granular|coarse
granular|grainy|granules
speckled|flecked|mottled|spotted
mottled|speckled|flecked
raised edge|raised rim|rim|lip|raised border
rotary|rotating|rotates
open-topped|open at the top|without lid|no lid
two-handed|with both hands|both hands|with two hands
waist-high|hip height|to the waist
eye level|eye height
bedside|beside the bed|next to the bed
seaside|coast|beach|sea
coast|seaside|beach
forest|woodland
`;
