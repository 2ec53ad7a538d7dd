/** Verbs of cleaning, using, making and doing that say the same in a sentence whose other words are given. */
export const RELATED_USES = `
wipe|clean|wipe down|wipe clean|dust
clean|wipe|wash|rinse|cleaning|cleaned|cleaner
wash|clean|launder|laundry|rinse|washable|washing|washed
rinse|wash|clean|flush
scrub|clean|brush
polish|shine|buff
dry|air dry|line dry|drying|dries
air dry|line dry|dry in the air|dry flat|hang to dry|dry
iron|press|ironing
bleach|bleached|bleaching|chlorine
dye|colour|coloured|dyed
print|printed|printing|write
weave|woven|fabric
knit|knitted|crochet
sew|stitch|sewn|seam
embroider|embroidered|embroidery
cut|slice|chop|trim|saw
slice|cut|chop
chop|cut|dice
grind|crush|mill|grinder|ground
grate|shred|rasp
peel|skin
whisk|beat|mix|froth
froth|foam|whisk|steam
drill|bore|hole
saw|cut
sand|grind|smooth
screw|drive|fasten|tighten
hammer|nail|hit|knock
measure|gauge|check|monitor|track|record
weigh|weight|scale
count|number
show|display|indicate|read|see
indicate|show|display|signal
display|show|indicate
see|view|look|visible|show
view|watch|look
read|reading|book
write|writing|note
draw|drawing|paint|sketch|use|consume|power
paint|colour|painting
light up|illuminate|shine|light|lit|lights up|glow
illuminate|light|light up|lit|lighting
shine|light|glow|emit|lit
glow|shine|light|luminous
emit|give off|produce|give out
produce|make|generate|manufactured
generate|produce|make
reflect|reflective|mirror|reflects|reflector
block|keep out|stop|shade
absorb|soak up|absorbent|take up|absorbs|sink in|sinks in|soak in|soaks in
soak|steep|submerge
submerge|immerse|dip|underwater
immerse|submerge|soak
repel|repellent|shed|resistant|water-repellent
shed|repel|repellent|repels water|water-repellent|water repellent
resist|withstand|resistant|stand up to
withstand|resist|resistant|stand up to
protect|guard|shield|protection|protective
shield|protect|guard
reduce|lessen|dampen|attenuate|reduction
dampen|reduce|muffle
muffle|dampen|reduce
insulate|insulated|insulation
keep|stay|remain|hold|store|last
stay|remain|keep
store|keep|stow|storage|put away|save
stow|store|pack away
last|run|keep|hold|endure|work|life
run|work|operate|last|powered|go
work|function|run|operate|compatible|use|suit
function|work|operate
suit|fit|suitable|for|compatible|designed
fit|suit|compatible|work|match|suitable|go with|sized
match|fit|suit|go
connect|pair|link|plug|attach|hook up|join|connection|connected
pair|connect|link|bluetooth
plug in|connect|powered|plug|plugged in
link|connect|join
sync|synchronise|connect|transfer
transmit|send|transfer
send|transmit|ship
receive|get|accept
accept|take|fit|compatible|support|hold
take|accept|hold|need|use|require|fit
need|require|use|take|necessary|needed|required
require|need|needed|required
use|utilise|utilize|employ|apply|used|usage
make|manufacture|produce|craft|build|create|form
manufacture|make|produce|made|produced|manufactured
craft|make
create|make|form
form|shape|make|create
consist|made|comprise|contain
comprise|include|consist|contain
combine|mix|blend|join
join|connect|link|attach
separate|divide|split
divide|split|separate|divided
split|divide|share
close|shut|seal|fasten|closure|closed|closing
shut|close
seal|close|sealed|airtight|sealing
open|unlock|opening
lock|secure|close|latch|lockable|locked
fasten|close|attach|secure|tie|fastening|fastener
tie|fasten|lace|bind
wear|put on|worn|dress
put on|wear|pull on|slip on
pull on|put on|slip on|pull-on
dress|wear|clothe
walk|stroll|walking
climb|clamber|climbing
scratch|scratching|claw|scratcher
nap|sleep|rest|lie
sleep|rest|nap|bed|sleeping
rest|relax|lie|sleep
sit|seat|sitting|seated
jump|leap|hop
ride|cycle|drive
drive|ride|driving
travel|trip|travelling
play|game|playing
learn|teach|educational|learning
teach|learn|educational
grow|plant|growing|cultivate|grown
plant|sow|pot
sow|plant|seed
water|irrigate|watering
feed|nourish|food|give
give|feed|provide|offer|supply
harvest|pick|gather
gather|collect|pick
collect|gather|catch|collects
catch|collect|trap
save|store|keep
record|capture|film|shoot
capture|record|shoot|photograph
film|record|shoot
listen|hear|play|listening
hear|listen|audible
ring|sound|alarm
vibrate|vibration|shake
beep|sound|signal
monitor|track|measure|watch
track|monitor|follow
detect|sense|recognise|sensor
sense|detect|sensor
filter|strain|sieve|purify
strain|filter|drain
suck|vacuum|suction
vacuum|hoover|suck
blow|fan|airflow
inflate|blow up|pump up|inflatable
pump|inflate|press
pump up|inflate
test|tested
check|inspect
reuse|reusable|use again|used again|used more than once
dispose|throw away|discard|bin
throw away|dispose|disposable|discard
recycle|recycled|recyclable
break|snap|crack
bend|flex|flexible
stretch|elastic|stretchy|elastane|give
give way|flexible
slip|slide|non-slip|anti-slip|slipping
prevent|anti
avoid|prevent|skip|stay away
leave out|omit|without
lack|without|missing|miss
omit|leave out|without
skip|avoid|leave out
buy|purchase|order|get|sold
purchase|buy|order
order|buy|purchase
get|receive|have|include|included
sell|offer|available
own|have|possess
power|run|drive|powered|operate
consume|use|draw
cost|price
handle|use|operate
guide|lead|direct
hang up|hang|mount|hook
level|adjust|even
lace|tie|lace-up
lace up|lace|lace-up|laces
zip up|zip|zipper|zipped
button up|button|buttoned
do up|close|fasten|button
roll|wheel|castor
crystallise|crystallize|crystals|form crystals
solidify|set|harden
harden|set|cure
melt|liquid|dissolve
burn|lit|flame
light|burn|ignite
extinguish|put out|blow out
soften|soft
shrink|shrinkage
drip|leak
leak|drip|spill
steam|steamer|vapour
wet|moisten|dampen
moisten|wet|dampen
mark|label|marked
mature|age|aged|ripen
age|mature|aged
fall|drop|tip
fallen|drop
shorten|trim|cut|shortened
trim|cut|shorten
trace|may contain|traces of
come out|removable|remove
unzip|zip|zipper
new|replace|replacement
`;
