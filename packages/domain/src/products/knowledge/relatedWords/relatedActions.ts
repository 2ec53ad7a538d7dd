/** Verbs of product copy that say the same in a sentence whose other words are given. A word may be in several groups. */
export const RELATED_ACTIONS = `
explain|guide|manual|card|leaflet|booklet|instructions
tighten|tightens|tightening|clamp|fasten|secure|keyless
clamp|grip|clip|attach|fasten|clamps
attach|fix|fasten|mount|clip|hang|fit|secure|affix|connect
fix|attach|mount|fasten|install|secure|fixed
mount|install|attach|fit|fix|hang|mounted|mounting
install|fit|mount|set up|installation
set up|assemble|install|put up|build|setup
put up|set up|pitch|erect|assemble
assemble|put together|build|self-assembly|assembly|set up|construct|put it together|put them together
put together|assembly|assemble|self-assembly|assembled|put it together
assembled|pre-assembled|ready-made
take apart|disassemble|dismantle
take off|remove|detach|removable|detachable|take it off|comes off|come off
lift out|take out|remove|taking out
accepts|takes|for|voltage
take out|remove|removable|pull out|take it out|lift out|taken out
remove|take off|take out|detach|removable|detachable|removal
detach|remove|removable|take off
come off|removable|detachable|remove
lift off|remove|removable|lift
slide|push|pull|glide
push|press|slide
press|push|touch|tap|button
tap|touch|press
turn|rotate|twist|spin|swivel
rotate|turn|swivel|spin|pivot|oscillate
swivel|rotate|turn|pivot
tilt|incline|angle|lean|tilts
adjust|set|change|regulate|alter|adjustable|vary|customise|customize
set|adjust|select|choose|setting
regulate|control|adjust
control|operate|regulate|steer
operate|use|control|run
switch|change|toggle|turn
switch on|turn on|power on|start
switch off|turn off|shut off|power off|auto off|shuts off|shut-off|switches off|switches itself off|turns off|turns itself off
turn off|switch off|auto off|shut off|shut-off|automatic shut-off
switches itself off|stops|shuts off|auto off|turns off|switches off automatically
turns itself off|stops|shuts off|auto off|switches off
shuts itself off|stops|shuts off|auto off|switches off
start|begin|switch on
stop|end|halt
strengthen|reinforce|strengthened
loosen|undo|slacken|unscrew
stop|brake|halt
change|swap|replace|exchange|interchangeable|replaceable
swap|change|replace|exchange|interchangeable|hot-swap|hot-swappable
replace|change|swap|replaceable|exchange|replacement
exchange|swap|replace|change
choose|select|pick|available|option|choice
select|choose|pick
available|choose|offered|come
fold|collapse|foldable|folding|collapsible|folded|fold up|flip|hinged|folds
fold up|foldable|collapsible|folding|folded|flip-up|flip up
fold away|foldable|collapsible|folded|folding
flip|fold|turn|flip-up
unfold|open|unfolded
collapse|fold|collapsible
roll up|rollable|roll
lengthen|extend|extender|extendable
extend|extendable|pull out|telescopic|stretch|lengthen|expand
telescopic|extendable|extend
expand|extend|expandable
stack|stackable|pile|stacked
nest|stack|nested
hang|hung|suspend|hanging|hook
suspend|hang
stand|upright|sit|rest
lie|lay|sit|rest
place|put|set|position|lay|stand
put|place|insert|lay|set
insert|put|push|place|plug
lift|raise|pick up|lift up|flip-up
raise|lift|elevate
lower|drop|reduce
carry|transport|hold|bring|take|bear|portable
transport|carry|portable|move
bear|carry|support|hold|load
support|hold|carry|bear|load|withstand|compatible|work with
hold|take|carry|contain|fit|accommodate|store|capacity|support|keep|room
accommodate|fit|hold|take
contain|hold|include|made|have|with|consist|ingredient
include|contain|come with|supply|supplied|included|provided|comprise|deliver
come with|include|included|supplied
supply|include|deliver|provide|included|supplied|enclosed|power
enclosed|included|supplied
ship|deliver|send|arrive|come|delivered|shipped
arrive|come|deliver|delivered|shipped|ship
deliver|ship|come|arrive|supply
pack|wrap|packed|package|packaged
wrap|pack|cover|wrapped
cover|protect|wrap|coat|shield
coat|cover|coated|coating
line|lined|lining
fill|top up|refill|filled|filling
refill|fill|top up|refillable
pour|dispense|pouring|spout
drain|drainage|run off|empty
empty|drain
mix|blend|stir|combine|shake
stir|mix
shake|mix
blend|mix|combine
dissolve|mix|stir|soluble
dilute|mix|thin
cook|boil|fry|bake|prepare|cooking
bake|cook|oven|baked
fry|saute|cook
roast|toast|roasted|bake
boil|cook|heat
heat|warm|heat up|warm up|heated
warm up|heat up|heat|warm
heat up|warm up|reach
cool|chill|cool down|cold
chill|cool|refrigerate
freeze|frozen|freezer
brew|steep|infuse|make|prepare
steep|brew|infuse|draw
infuse|steep|brew
prepare|make|cook
serve|eat|enjoy|dish up
eat|consume|chew|bite
drink|sip|beverage
chew|bite|gnaw|chewing
taste|flavour|tastes
smell|scent|scented|fragrance
apply|spread|rub|put on|use|massage|application
spread|apply
rub|massage|apply
massage|rub|apply
spray|mist|squirt
raise|lift|adjust|height adjustable|adjustable|pull up
lower|adjust|height adjustable|adjustable
straight after|at once|immediately|right after|straight away
straight away|at once|immediately|right away
immediately|at once|straight away|right away
right away|at once|immediately
without delay|at once|immediately
send back|return|returned|returns
sent back|returned|return
take back|return|returned
illustrator|illustration by|illustrated by|illustration|illustrations
author|written by|by
written by|author
designer|designed by|design by
maker|made by|manufacturer|brand
left handers|left hand|left-handed|left handed|both hands|right and left
right handers|right hand|right-handed|both hands|right and left
lefties|left hand|left-handed|left handed
change|replace|swap|exchange|replaceable
swap|replace|change|exchange|interchangeable
draw its power|runs on|plugs into|powered by|power
draws its power|runs on|plugs into|powered by|power
simultaneously|at the same time|at once|in parallel
at the same time|simultaneously|at once|in parallel
glow in the dark|luminous|glows in the dark|phosphorescent
breastfeeding|nursing
nursing|breastfeeding
fixed with rivets|riveted
dark place|away from light|protect from light|out of direct sunlight|out of sunlight
rise|height|high|tall
`;
