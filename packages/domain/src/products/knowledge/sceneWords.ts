import { WordList } from '../../shared/index.js';
/**
 * Words of everyday scenes in which buyers use things: "Put on a podcast and go", "on the train, at your desk". They assert
 * nothing of the product in a clause that is only a scene; elsewhere they are checked as every word is. Water and weather
 * that a product would have to withstand are kept out.
 */
export const SCENE_WORDS = new WordList(
  `
  abbey adolescence adulthood adventure adventures afternoon afternoons aircraft airplane alarm album alley alleyway
  ambulance anniversary april armchair aug august automobile autumn avenue aviary back backpack bag bags bakery
  baking balcony ballroom bar barn basement bathroom beach bed bedroom bedrooms bedside bedtime begin begins bench
  bicycle bike bills birthday birthdays blanket blog boardinghouse boardroom boat book bookcase bookmark books
  bookshelf boots boss boulevard bowl boxes boyhood break breakfast breaks brew brewing brunch buggy building bus
  bush busy cabin cafe cafeteria cake cakes call calls camera camp campfire campsite candle candles canteen car
  cardroom carriage cathedral centennial century chair chapel chapter chat chess childhood chilly chores christmas
  cinema class classes classroom closet clubhouse coat cockpit coffee coffeehouse colleague colleagues commute
  commuter commuting concert continuum conversation cook cooking cottage couch counter countertop countryside couple
  courtyard crafts crayon crossword culmination cup cupboard curry cushion dance date dawn dawning day daybreak
  daylight days daytime deadline dec decade december deck desk desks dessert diaper diary dine diner dining dinner
  dinners dinnertime dish dishes door doorstep dormitory drawer drawing dream dress drive driveway driving duration
  dusk easter email emails episode epoch era errand errands essay eternity evening evenings evensong exam exams
  family farmhouse feast feb february festival fields fifties film films fireplace fireside flat flight flights floor
  flower flowers food forest forties foyer frame freeway friday fridays friend friends fruit future game games garage
  garden gardens gate gear gig greenhouse greenroom groceries grocery guest guests gym halftime halloween hallway
  hammock hamper hangout hanukkah hat headphones heyday highway hike hill hob hobby holiday holidays home homework
  hospital host hostel hotel hotels hour hours house hungry infancy inn inning instant interlude jan january jog
  jogging journal journey journeys july june kettle keys kitchen kitchenette ladder lake lamp landscape lantern
  laptop laundry lavatory lawn lazy leaves lecture leisure lesson lessons letter letters library lifestyle listen
  living lobby locality loft lounge luggage lunation lunch lunches lunchroom lunchtime lure lures magazine mailbox
  mall manor march market markets mat match may meadow meal meals meeting meetings memory menu message messages
  microsecond midday midnight midsummer midwatch millennium min minute moment monday mondays month morning mornings
  morrow motel motorcar mountain movie movies museum music nap nappy neighbor neighborhood neighbors neighbour
  neighbourhood neighbours newspaper night nightfall nights nighttime nineties noon notebook notebooks notes nov
  novel novels november novitiate nursery oct october office offices omelette outing outings outset oven overtime
  oxcart page painting pancake pancakes pantry park parks parlor parsonage parties party passport pasta path patio
  pause paycheck payday pencil pencils period phone photo photos piano picnic picnics pike pillow pizza plane planner
  plant plants plate playground playlist playlists plot podcast podcasts poem pond porch postcard potluck preseason
  presentation presidency project projects puddle puddles purse puzzle pyjamas queue railway rainy reading recipe
  recipes recital rehearsal remote renaissance restaurant retreat ride rides road roads roadside roadway roast robe
  room roommate rooms rose roses route routes routine rug rush sabbath salad salon saloon sandwich saturday saturdays
  school schoolday schooldays schoolhouse schoolroom season seasons seat sec sedan september series shelf shift ship
  shoes shop shopping shops shore shortcut show sideboard sink sit sitting sixties sketch skies skyscraper sleepover
  sleepy slippers slow snack snacks snacktime snowy socks sofa song songs soup speaker spring springtime stairs start
  starts station steak steakhouse steamboat steamship stew stories story storytime street streetcar streets stroll
  mug mugs sports sticks studio studying suitcase summer sunday sundays sundown sunglasses sunny sunrise sunset superhighway supper
  synagogue table tablet talk tavern taxi tea teens tent terrace textbook thanksgiving theater theatre thirties
  thursday ticket tickets tidy times toast today together tomorrow tonight towel town towns track tractor trail
  trails train trains tram travel travels tray tree trees trip trips truck trunk tuesday tunes tutorial twenties
  unwind vacation valley van veranda vestibule video videos view villa visit visitor visitors wagon waiting walk
  walks wallet wardrobe wedding wednesday week weekday weekdays weekend weekends weeknight weeknights weeks while
  window windowsill winter wintertime wintry work workbench workday workdays workout workouts workplace workshop
  workspace workweek yacht yard year years yesterday yesteryear
  `
    .trim()
    .split(/\s+/u),
);

/** Verbs of everyday acts in a call to the reader: "Grind your beans", "Lift a piece and look". */
export const SCENE_VERBS = new WordList(
  `
  address adjoin admit adorn advance advertise advise advocate agree aim anchor announce answer apologize appear
  applaud apply approach approve arch argue arrange arrest arrive ascend ask assemble attach avoid awake awaken bank
  bar batter beam beckon begin behave bend bethink bind birdie bite blend blind blink block blow blur blush board
  boast bob bolt boom border bounce bound bow brandish breathe brew bring browse budge buffet build bump bunch burrow
  bury buzz call capture career caress carve cast catapult catch cater cause chant chase chat chatter chew chortle
  chuckle circle circulate cite clamp clang clap clasp clatter click climb clinch cling clip close clothe cluck
  cluster clutch coach coat coax cock coin comb come comment compress confide consent construct consult consume
  contact content converse convey cook copy cough count counter couple cover crackle cradle crave crawl creak create
  creep cringe cross crouch crow cruise cry cuddle cultivate curl curve cut dab dance dart dash decorate deliver
  depart deposit descend describe design destine detect develop devise devote dial dictate diffuse dig dine dip
  direct discern discover discuss dismount dispatch dispel divert do document dodge don down doze draft drag
  dramatize drape draw dream dress drift drill drink drive drop dub duck duplicate dust eat echo edge effect eject
  elaborate elude emphasize employ enclose encounter enjoin enter envelop envision escort evade evidence evolve
  exclaim excuse exercise exert expand expend explain expound extract eye face fall fan fancy fashion fasten feed
  fell fetch file fill filter finish fish flap flash flatter flick flicker flinch fling flip flood flop flounder flow
  flush fold follow forecast forgive formulate forward frame fumble function gallop garden gather gaze generate
  gesture get giggle give glance glare glaze gleam glide glimpse glint glisten glitter glorify glow glower glue go
  gobble grab grasp graze greet grin grind ground grunt guide gulp gush hail hang harvest hatch haunt head hear help
  hide hint hitch hold holler hook hoot hop host howl huddle hug hum hurry hurtle hustle ignore imagine imitate
  improvise indicate initiate inquire insert insist inspect instal install institute instruct interlace interpose
  interview intimate intone introduce invent invite issue itemize jab join joke jump keep kick kid kiss kneel knit
  knock label lag land lapse laugh lay layer lead lean leap leave lecture leer lend let lick lie lift limp list
  listen load lock log look loosen lower lug lunge lure mail make manifest map march marshal marvel mass mate mean
  measure meet mention migrate mind mine mingle mislead miss mix monitor mortar motivate mount mouth move mumble
  muster nail name near negotiate nestle nod nominate notch note notice notify nudge nurse observe occasion open
  order outline overhear overlook overrun pace pack paint pant parade pardon park part pass paste pat patch pattern
  pause peck peel peer pen perceive perch perform pervade phone phrase pick picture pile pin pinch pioneer pitch
  place plan plant play pledge pluck plug point poise poke pop portray position post postulate pound pour power
  praise pray predict present press pretend prick print probe proceed proclaim prod produce profess program project
  prompt pronounce propose prowl pry publicize publish pucker puff pull pump purl purport push put putt query
  question quote race rack rally rap rattle reach read reaffirm reap rear rebuild rebut recite record recount
  recreate reek reel reenact refer reflect refuse rehearse reiterate relax release remand remark renew reopen repeal
  repeat reply report reproduce request rest retort retrace retreat return reveal revel revise revive rewrite riddle
  ride ring ripple rise roam roar rock roll rotate round row rub rumble run rush rustle saddle sag sail salute sample
  save say scamper scan scatter scoot scramble scribe scrub scuttle search seat see seem send sense sentence set
  settle sew shadow shake share sharpen shave ship shiver shop shoulder shout shove show shrug shuffle shut sidle
  sigh sight sign signal signify simulate sing single sink sip sire sit skedaddle sketch skid skip skirt sleep slice
  slide slip slug smell smile smoke snake snap sneak snore snuggle soar sorb sound sow space spark speak spear
  specify speed spell spin splash spot sprawl spray spread spring sprinkle spy squat squeak squeeze squint stack
  stage stamp stand stare start state stay steer step stick stir stoop stop store stray stream stretch strew strike
  string stroke stroll stuff stumble subject submit succumb suggest summarize surround suspend swallow sway sweep
  swerve swing swirl switch swoop symbolize tabulate tack tag take talk tap taste teach televise tell term thank
  thread thrill throw thrust tick tie tighten tilt tip tire title toss touch tour track trail tramp translate
  transport travel traverse tread trigger trim trot trundle tuck tug tumble turn twine twirl twist twitch type
  underline undertake undo unload unlock unpack unroll unscrew untie unwind use utilize utter veil vent visit
  visualize voice volunteer vow wag wait wake walk wallow wander watch wave wax wear weave welcome well wheel whip
  whirl whisper whistle whoop wiggle will wind wing wink wipe withdraw witness work wrap wrinkle write yawn
  knead whisk drizzle simmer marinate mash crochet stitch hem prune rake mow unzip slot peg braid dunk steep infuse
  strain sieve sift grate sear thaw sand saw varnish paddle doodle jot strum pedal repot fertilise crumble dollop
  baste frost preheat juice zest core pit deseed skewer toast brown fry saute plate garnish
  `
    .trim()
    .split(/\s+/u),
);

/** What is eaten or drunk in a scene; of food such words name what is in it. */
export const SCENE_FOODS = new WordList(
  `
  apple applejack avocado bacon barley beans beer berries berry beverage biscuit blackberry brandy bread breakfast
  brunch burger burgers butter cake cakes candy cereal champagne cheese chicken chocolate citrus cocktail cocktails
  coconut coffee cookie cookies cornmeal cracker curry daiquiri dessert dinner dumplings egg eggplant eggs fish fries
  fruit grape greens honey juice lemon lemonade lentil liquor loaf loblolly lunch luncheon marmalade martini meal
  meat melon milk muesli muffins mutton noodles oatmeal oats omelette omelettes pancake pancakes pasta pea pear pie
  pizza popcorn pork porkchop porridge potato radish ramen rhubarb rice rutabaga salad sandwich sandwiches sauce
  sausage sherry sirloin smoothie smoothies snack snacks soup steak steaks stew strawberry supper sushi tacos taffy
  tea tidbit toast toffee tomato veg vegetable vegetables vermouth waffle waffles walnut whiskey whisky wine yoghurt
  yogurt
  `
    .trim()
    .split(/\s+/u),
);
