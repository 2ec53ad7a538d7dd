/** Devices and their parts, and what is done with things, in other words. The first word is the one written. */
export const RELATED_DEVICES_AND_HANDLING = `
trackpad|touchpad
pushbutton|push button|button
power switch|on-off switch|power button
power button|on-off switch|power switch
volume control|volume knob|volume wheel|volume buttons
scroll wheel|mouse wheel
dongle|dongles|usb receiver|usb adapter
earpad|ear cushion|ear pad
ear cushion|earpad|ear pad
earcup|ear cup|ear shell
ear tip|ear tips|ear plug|eartip|silicone tip
charging case|charging box
docking station|dock|charging station|charging dock
charging station|charging stations|dock|charging dock|charging base|charging cradle
charging dock|charging station|charging base|charging cradle
pilot light|pilot lamp|indicator light|indicator lamp
indicator light|pilot lamp|pilot light|signal lamp|control light|status light
status light|indicator light|pilot light|control light
standby mode|standby modes|standby|sleep mode
clockwise|clockwise turn|both ways|both directions|either direction
anticlockwise|counterclockwise|both ways|both directions|either direction
counterclockwise|anticlockwise|both ways|both directions|either direction
snapshot|snapshots|photo|photograph
viewfinder|eyepiece|finder
aperture|f-number|f-stop
television set|tv|television
antenna|aerial
password|passwords|passcode|pin code
reading light|reading lights|reading lamp|book light
mains electricity|mains power|mains|230 v|electric socket
wattage|watts|watt
amperage|amps|amp|ampere
clockwork|clockwork mechanism|wind-up|wind up|spring-driven|mechanical movement
motion|movement|moving
dust container|dust box|dirt container|dust bin|dust cup|dust tank
dust cup|dust container|dirt cup|dust box
extractor hood|cooker hood|range hood
soleplate|ironing plate|iron plate
ice tray|ice trays|ice cube tray|ice mould
browning level|browning setting|browning degree
water tank|water tanks|water reservoir|water container|cistern
reservoir|reservoirs|tank|water tank|water container
water gauge|water gauges|water level window|level indicator|water level indicator
frother|frothers|milk foamer|milk frother
coffee grounds|used coffee|coffee residue
coffee pod|coffee pods|coffee capsule|capsule
heating element|heating elements|heating coil|heating rod
hot plate|hot plates|heating plate|hotplate|cooking plate
temperature probe|temperature probes|meat thermometer|food probe|temperature sensor
probe|probes|sensor|measuring tip|measuring needle
sensor|sensors|detector|detect|sense
detector|sensor|detect
buzzer|buzzers|beeper|signal tone|alarm tone
baby monitor|babyphone|infant monitor|baby phone
peephole|door viewer|spyhole
unwind|unwinds|unroll|roll out
unroll|roll out|unfurl
align|line up|straighten
straighten|straightens|align
click in|clicks in|snap in|click into place|lock in place
click into place|snap in|lock in place|locks into place|engage
snap in|click into place|click in|clip in
snap on|snaps on|clip on|click on|push on
slot in|slots in|insert|push in|plug in
slot into|slots into|insert|push into|plug into
unscrew|screw off|screw out
unfasten|undo|unclip|release
undo|unfasten|open|loosen|release
unhook|unhooks|take down
unclip|unclips|release
unbuckle|open the buckle|release
unlatch|unlatches|unlock|release
unplug|pull the plug|disconnect|pull out the plug
disconnect|disconnects|unplug|detach
reattach|put back|refit|attach again
peel off|pull off|peel away
prise|pry|lever off
pry|prise|lever off
pierce|pierces|prick|puncture
snip|snips|cut|trim
prune|cut back|trim
jot down|write down|note|write
smear|smears|spread|rub
dab|dabs|pat|blot|apply
pat|pats|dab|blot
blot|blots|dab|pat|absorb
mop up|soak up|absorb|wipe up
soak up|absorb|absorbent
dunk|dip|submerge|immerse
dip|dips|dunk|immerse|submerge
sprinkle|scatter|strew
scatter|strew|sprinkle|spread
dust off|dusts off|dust|wipe|brush
brush off|brushes off|brush|wipe
sweep|sweeps|brush|broom
air out|ventilate|air
feed through|pull through|thread through
snuff out|extinguish|put out
simmer|simmers|cook|boil
defrost|thaw
decant|decants|pour|refill
tip out|pour out|empty
replenish|top up|refill
nibble|nibbles|eat|chew|gnaw
gnaw|gnaws|chew|bite
inhale|breathe in|breathe
snuggle|cuddle|nestle
cuddle|snuggle|hug
strum|strums|pluck|play
practise|rehearse|practice
keep track|keeps track|track|record|log
key in|type in|enter|input
fine-tune|fine-tunes|adjust|fine adjustment
alter|alters|change|adjust
dispatch|despatch|ship|send|shipped
invert|turn upside down|turn over
tip over|topple|fall over
wobble|wobbles|rock|sway
sway|sways|swing|rock
dismantle|disassemble|take apart
disassemble|dismantle|take apart
hoist|hoists|lift|raise
lug|lugs|carry|transport
squeeze|squeezes|press|pinch|wring
pinch|pinches|squeeze|press together
grasp|grasps|hold|grip|grab
wring out|squeeze out|wring
wring|wrings|squeeze out|wring out
revolve|revolves|rotate|spin
doze|snooze|sleep|nap
dangle|dangles|hang|hung|suspend
drape|drapes|hang|lay
coil|coils|wind|roll up|spiral
stash|stashes|store|stow|put away
tidy away|put away|store|stow
`;
