/**
 * Statements of which a product can make only one side: what stands before the arrow and what stands behind it. Phrases are
 * compared word by word, with their negations.
 */
export const EXCLUSIVES: readonly (readonly [one: readonly string[], other: readonly string[]])[] = `
microwave safe, microwaveable, microwavable <> do not microwave, not microwave safe, not for the microwave, not for microwave, not microwaveable
dishwasher safe, dishwasher proof <> hand wash only, wash by hand only, not dishwasher safe, not for the dishwasher, keep out of the dishwasher
machine washable, machine wash <> do not machine wash, not machine washable, hand wash only, dry clean only
tumble dry low, tumble dry safe, can be tumble dried <> do not tumble dry
oven safe <> not oven safe, not for the oven
cordless <> corded
rechargeable <> not rechargeable, non rechargeable
reusable <> single use, disposable
vegan <> gelatin, gelatine, beeswax, honey, whey, casein, lanolin, fish oil, cod liver oil, contains milk, contains egg, contains eggs, milk powder, genuine leather, real leather
vegetarian <> gelatin, gelatine, chicken, beef, pork, fish oil, anchovy
gluten free <> contains wheat, wheat flour, contains gluten, barley, semolina, rye flour
sugar free <> added sugar, cane sugar, brown sugar, contains sugar
lactose free, dairy free <> contains milk, milk powder, whey
nut free <> contains nuts, contains almonds, contains peanuts, contains hazelnuts, contains cashews
latex free <> natural latex, contains latex, 100% latex
alcohol free <> contains alcohol, alcohol denat
unscented, fragrance free <> scented, with fragrance
waterproof <> not waterproof, not water resistant, keep dry
indoor use only, indoors only <> outdoor use, for outdoor use, suitable for outdoors
no assembly required, fully assembled, no assembly needed <> assembly required, self assembly, assembly needed, requires assembly
whole sizes only, no half sizes <> half sizes, in half sizes, half sizes available
left handed only <> right handed only
batteries included <> batteries not included, battery not included
dimmable <> not dimmable, non dimmable
matte finish <> glossy finish, high gloss
`
  .trim()
  .split('\n')
  .map((line) => {
    const [one = '', other = ''] = line.split(' <> ');
    return [one.split(', '), other.split(', ')] as const;
  });
