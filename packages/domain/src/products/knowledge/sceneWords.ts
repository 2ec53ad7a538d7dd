/**
 * Words of everyday scenes in which buyers use things: "Put on a podcast and go", "on the train, at your desk". They assert
 * nothing of the product in a clause that is only a scene; elsewhere they are checked as every word is. Water and weather
 * that a product would have to withstand are kept out.
 */
export const SCENE_WORDS: ReadonlySet<string> = new Set(
  `
  afternoon afternoons alarm april armchair august autumn avenue back bag bags bakery baking balcony bar basement
  bathroom beach bed bedroom bedrooms bedside bedtime begin begins bench bike bills birthday birthdays blog boardroom
  boat book bookcase books bookshelf boss bowl boxes break breakfast breaks brew brewing brunch bus busy cabin cafe
  cake cakes call calls camp campfire campsite canteen car chair chapter chat chess chilly chores christmas cinema
  class classes classroom closet coat coffee colleague colleagues commute commuter commuting concert
  conversation cook cooking cosy cottage couch counter countertop countryside couple courtyard cozy crafts crossword
  cup cupboard curry cushion dance date dawn day days daytime deadline december deck desk desks dessert diary dine
  diner dining dinner dinners dish dishes door doorstep drawer drawing dream dress drive driveway driving dusk easter
  email emails episode errand errands essay evening evenings exam exams family feast february festival fields film
  films fireplace fireside flat flight flights floor food forest friday fridays friend friends fruit game games
  garage garden gardens gate gear groceries grocery guest guests gym halloween hallway hamper hangout hike hill hob
  hobby holiday holidays home homework host hostel hotel hotels hour house hungry january jog jogging journal journeys adventure adventures skies journey
  july june kettle kitchen kitchenette ladder lake lamp laptop laundry lawn lazy leaves lecture lesson lessons letter
  letters library lifestyle listen living loft lounge lunch lunches lunchtime magazine mailbox mall march market
  markets mat match may meadow meal meals meeting meetings memory menu message messages midday midnight monday
  mondays month morning mornings mountain movie movies museum music nap neighbor neighbors neighbour neighbours
  newspaper night nights noon notes novel november nursery october office offices omelette outing outings oven page
  painting pancake pancakes pantry park parks parties party pasta path patio pause paycheck phone photos piano picnic
  picnics pizza plane planner plate playground playlist playlists plot podcast podcasts poem pond porch postcard
  potluck presentation project projects puzzle queue quiet railway rainy reading recipe recipes recital rehearsal
  restaurant ride rides rose roses route routes puddle puddles retreat road roads roadside roast room roommate rooms routine rug rush salad sandwich saturday saturdays
  school schoolday season seasons seat september series shelf shift shop shopping shops shore show sink sit sitting
  sketch sleepover sleepy slow snack snacks snacktime snowy sofa song songs soup spring stairs start starts station
  steak stew stories story storytime street streets stroll studies studio study studying summer sunday sundays sunny
  sunrise sunset supper table talk tea terrace textbook theatre thursday tidy toast today together tomorrow tonight
  town towns track trail trails train trains tram travel travels tray trip trips trunk tuesday tunes tutorial unwind
  vacation valley van veranda video videos view villa visit visitor visitors waiting walk walks wardrobe wedding
  wednesday week weekday weekdays weekend weekends weeks window windowsill winter wintry work workbench workday
  workdays workout workouts workplace workshop workspace yard year years yesterday
  `
    .trim()
    .split(/\s+/u),
);

/** Verbs of everyday acts in a call to the reader: "Grind your beans", "Lift a piece and look". */
export const SCENE_VERBS: ReadonlySet<string> = new Set(
  `
  aim ask begin breathe brew bring browse catch chat clip close come cook curl cut dance dine do draw drink eat enjoy
  fetch fill finish fold follow gather get give go grab grind hang head help hold host invite join jump keep kick
  knit lay lean leave lend let lie lift loosen tighten unscrew undo climb light listen look make march mark measure meet mix move open order pack paint
  park pass pause peel pick place plan plant play plug pop pour press pull push put reach read rest roll run sail
  save set settle share shop show sing sip sit skip sleep slice slide slip snap spread stack stand start stay step
  stir stop store stretch strike stroll sway swing switch take talk taste tell throw tie tip toss touch tuck turn
  unpack unroll unwind use visit wait wake walk watch wear welcome work wrap write
  `
    .trim()
    .split(/\s+/u),
);

/** What is eaten or drunk in a scene; of food such words name what is in it. */
export const SCENE_FOODS: ReadonlySet<string> = new Set(
  `
  bacon beans berries bread brunch burger burgers cake cakes cereal cheese chicken chocolate coffee cookies curry
  dessert egg eggs fish fries fruit honey juice lemonade milk muffins noodles oats omelette omelettes pancake
  pancakes pasta pie pizza porridge rice salad sandwich sandwiches sauce snack snacks soup steak steaks stew sushi
  tea toast veg vegetable vegetables waffles wine
  `
    .trim()
    .split(/\s+/u),
);
