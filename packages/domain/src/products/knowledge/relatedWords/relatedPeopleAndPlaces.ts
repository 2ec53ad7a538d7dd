/** People, places, weather, measures and other general nouns that name the same in a sentence whose other words are given. */
export const RELATED_PEOPLE_AND_PLACES = `
child|children|kid|kids|little one|little ones|youngster|toddler
kids|children|child|little ones|youngsters
baby|infant|newborn|little one|babies|child|children
toddler|young child|small child|little one
adult|grown|grown-up|adults|fully grown
man|men|gents|gentlemen|male|him|mens
woman|women|ladies|lady|female|her|womens
boy|boys
girl|girls
parent|mum|dad|mother|father
beginner|novice|starter|newcomer
family|families|household
guest|visitor
user|wearer|owner|person
person|people|user|rider|individual
passenger|person|occupant
student|pupil
school|classroom|student|pupil
office|workplace
travel|trip|journey|travelling|traveling|traveler|traveller
holiday|vacation
trip|travel|journey|outing
camping|camp|campsite
hike|hiking|trekking|trek|trail|hiker
trail|path|hiking|off-road
road|street|asphalt|tarmac|pavement
run|running|jogging|jog|runner|runs
runner|running|run
swim|swimming|pool|swimmer
pool|swimming pool|swimming
gym|fitness|workout|training|exercise
exercise|workout|training|fitness|gym
training|workout|exercise|practice
sport|sports|exercise
yoga|pilates
beach|sea|seaside
rain|rainy|wet weather|shower|raindrop
sun|sunlight|sunshine|solar|sunny|daylight
direct sunlight|sun|sunlight|direct sun|sunshine|bright light
snow|winter|snowy
wind|windy|breeze
cold|cool|chilled|winter
heat|warmth|hot|warm|heating
temperature|heat|degree
weather|rain
frost|freezing|sub-zero
moisture|damp|humidity|wet|water|humid
dust|dirt
dirt|mud|grime|soil
crumb|crumbs
stain|mark|spot
smoke|fumes
flame|fire
fire|flame|open fire
hole|opening|aperture
opening|mouth|hole|neck
slot|opening|slit
gap|space|slot|spacing
distance|range|reach|away
range|reach|distance
reach|range|extend
area|surface|zone|space|region
zone|area|section|region
room|space|area
space|room|area
corner|edge
middle|centre|center
upper|top
lower|bottom
front|face
rear|back|behind
left|left-hand
right|right-hand
top|upper|lid|above
way|direction|side
direction|way|angle
angle|tilt|inclination|degree|slope
height|tall|high|level|stand
width|wide|across|broad
length|long|lengthways
depth|deep
thickness|thick
weight|weigh|heavy|light|mass
load|weight|capacity|carry|support|bear|hold
capacity|volume|hold|content|holds|size|room
content|contents|amount|volume
amount|quantity|number
size|dimension|measurement|large|measure
dimension|size|measurement|measure
shape|form|contour
colour|color|shade|hue|tone|coloured|colored
shade|colour|tone
finish|surface|look|coating
look|appearance|style|finish
style|design|look|cut
cut|fit|shape|style
fit|cut|size
duration|time|length|long
time|duration|hour|minute
period|time|duration
year|twelve months|annual
month|weeks
warranty|guarantee|warranties
guarantee|warranty
origin|made|country|come
country|origin
harvest|crop|picked|harvested
recipe|formula|composition|blend
formula|formulation|recipe|composition
composition|consist|material|made
proportion|share|percentage|part
share|percentage|part|proportion|content
percentage|share|percent
allergen|allergy|allergic|allergies
allergy|allergic|allergen|sensitivity|intolerance
nut|nuts|almond|hazelnut|cashew|walnut|peanut
vegan|plant-based|animal-free
vegetarian|meat-free|veggie
meat|beef|chicken|pork|lamb
dairy|milk|lactose
sweetener|sugar|sweeten|sweetened
sugar|sugars|sweetened
salt|salted|sodium
protein|proteins
fibre|fiber
calorie|kcal|energy
certificate|certification|certified
standard|norm|certified
norm|standard
warning|note|caution
risk|hazard|danger
hazard|risk|danger
salt water|sea|seawater|marine
saltwater|sea|seawater|marine
handers|handed
hander|handed
even surface|level surface|flat surface
level surface|flat surface|even surface
flat surface|level surface|even surface
poppers|press studs|snaps|snap buttons
popper|press stud|snap
snaps|press studs|poppers|snap buttons
dryer|tumble dry|tumble dryer
kids|age
absorption|absorbing|absorb
water|wash|rinse
dim|dimmable|brightness level|brightness levels
by itself|automatic|automatically|auto
on its own|automatic|automatically|auto
`;
