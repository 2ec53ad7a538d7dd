/** Times, amounts, limits and terms of sale in other words. The first word is the one written. */
export const RELATED_TIMES_AND_TERMS = `
fortnight|fortnights|two weeks|14 days|2 weeks|fourteen days
quarter of an hour|quarters of an hour|15 minutes|fifteen minutes|15 min
year-round|all year|whole year|all seasons
all year round|all year|whole year|all seasons
midday|noon
dawn|daybreak|sunrise
sunrise|daybreak|dawn
sunset|sundown|dusk|nightfall
nighttime|night-time|night|overnight
daytime|daylight hours|day|daylight
before bed|before bedtime|before sleep
during operation|during use|in use|while running
periodically|at regular intervals|regularly
at regular intervals|periodically|regularly
every now and then|from time to time|occasionally
every so often|from time to time|occasionally
once a day|once per day|daily
once a week|once per week|weekly
once a month|once per month|monthly
once a year|once per year|annually|yearly
annually|yearly|every year|once a year
pause|pauses|interrupt
waiting time|waiting times|drying time|curing time
service life|lifespan
cooling-off period|return period|right of withdrawal
returns period|return period|return within|right of return
proof of purchase|proofs of purchase|receipt|invoice
receipt|receipts|invoice|proof of purchase|bill
invoice|invoices|receipt|bill
postage|postal charge|shipping cost|delivery cost
shipment|consignment|parcel
courier|parcel service|delivery service
sachet|sachets|pouch|packet
batch|batches|lot|production run|dye lot
dye lot|dye batch
slab|slabs|board|block
pellet|pellets|granule
granule|granules|pellet|grain|granulate
droplet|drop
spoonful|spoonfuls|tablespoon|teaspoon
cupful|cupfuls|cup
stream|streams|jet|flow
jet|jets|stream|nozzle
flow|flows|stream
ceiling height|room height
headroom|space above|clearance
clearance|free space|gap
legroom|leg room|space for the legs
footprint|footprints|base area|floor space|standing space|base size
total length|overall length|length overall
total height|overall height
total weight|overall weight
rider weight|user weight|body weight
upper limit|upper limits|maximum|max
restricted to|limited to|only
limited to|restricted to|only
exception|exceptions|except|excluded|apart from
in lieu of|instead of
atop|on top
by email|by e-mail|e-mail|email
bespoke|made to measure|custom-made
tailor-made|made to measure|custom-made
name plate|name badge|name tag
name tag|name badge|name plate|name label
assembly instructions|assembly manual|assembly guide|building instructions
diagram|diagrams|drawing|illustration|sketch
leaflet|flyer|booklet|brochure
brochure|leaflet|booklet
handbook|manual|guide
recipe book|cookbook
enquiry|question
`;
