import { expect, test } from '@jest/globals';
import { ruleSetFor } from '../../marketplaces/index.js';
import { fitTitle } from './fitTitle.js';

const AMAZON = ruleSetFor({ marketplace: 'amazon', on: '2026-11-22' });

test.each([
  [
    'measures behind whom it is for',
    'Hair Clipper for Men and Boys Cordless 42 Length Settings 0.6-18mm Washable Rechargeable Trimmer LED Display USB Type C TRIMMAN',
    'TRIMMAN',
    /^TRIMMAN Hair Clipper.*0\.6-18mm/u,
    /42 Length/u,
  ],
  [
    'the model that stands behind the maker',
    'OBD2 Scanner Car Code Reader Diagnostic Tool Check Engine Light Eraser for 12V Petrol Diesel Vehicles No Battery CARPROBE CP310',
    'CARPROBE',
    /^CARPROBE CP310 /u,
    /No Battery/u,
  ],
  [
    'what is not included with its denial',
    'Interior Door Levers 4 Pairs Lever on Rose Satin Nickel T-Bar 54mm Round Rose Bolt Through Fixings Tubular Latch Not Included LEVERANT',
    'LEVERANT',
    /^LEVERANT .*4 Pairs/u,
    /Latch Not Included/u,
  ],
  [
    'measures of a phrase that runs on',
    'Garden Hose Cart Wall Mounted 25m Retractable Auto Rewind Hosepipe with 8 Pattern Spray Gun 180 Degree Bracket Slate Grey POOLIQUE',
    'POOLIQUE',
    /^POOLIQUE Garden Hose.*25m/u,
    /Grey/u,
  ],
  [
    'sizes of clothes and shoes',
    "ORREN Women's Waterproof Walking Boots Mid Ankle Suede Trekking Shoes Lightweight Outdoor Non Slip Grey UK 6 / EU 39",
    'ORREN',
    /Walking Boots.*UK 6 \/ EU 39/u,
    /Grey/u,
  ],
  [
    'fitment by a list of models',
    'Vacuum Cleaner Bags for Miele GN Efficiency Complete C2 C3 S2 S5 Pack of 10 + 3 Filters Type GN Hoover Bags VACQUE',
    'VACQUE',
    /Bags for Miele GN/u,
    /Pack of 10/u,
  ],
  [
    'the measure of a part with its part',
    'TRIMLEY Cordless Grass Shears and Hedge Trimmer 2 in 1 7.2V Li-ion Handheld Shrub Cutter with Battery 10cm Grass Blade 18cm Hedge Blade',
    'TRIMLEY',
    /Grass Shears and Hedge Trimmer/u,
    /10cm Grass Blade/u,
  ],
  [
    'the maker that stands inside a clause, first',
    'Adjustable Kettlebells 20kg Set 2 x 10kg Cast Iron Weights with Connector Handle Home Gym Men Women Training IRONVALE Black',
    'IRONVALE',
    /^IRONVALE .*Kettlebells.* 2 x 10kg/u,
    /Black/u,
  ],
  [
    'scale and count of a phrase that runs on',
    'RC Truck Remote Control Monster Crawler 1:18 Scale 4WD 30km/h 2.4GHz All Terrain Off Road Hobby Toy for Boys Red DRIFTEX',
    'DRIFTEX',
    /^DRIFTEX RC Truck.*1:18 Scale/u,
    /4WD/u,
  ],
  [
    'a denial with its noun, and the count behind it',
    'Fernley Adult Wet Dog Food Chicken in Gravy Trays 24 x 150g Complete Balanced Nutrition No Added Sugar Multipack Bulk Buy',
    'Fernley',
    /Dog Food.*24 x 150g/u,
    /No Added Sugar(?:,|$)/u,
  ],
  [
    'the part in full, with the first model that it fits',
    'Front Wheel Hub Bearing Assembly 518833 Compatible with Chevy Traverse 2002-2009 GMC Acadia Buick Enclave 6 Lug w/ABS (1 Pc)',
    '',
    /Wheel Hub Bearing Assembly Compatible with Chevy Traverse 2002-2009/u,
    /Front/u,
  ],
  [
    'a clause inside the name of a design',
    'Owl With Headphones Music Lover Womens Scoop Long Sleeve Top, Faded Green, 2XL, Gift for Her',
    '',
    /^Owl with Headphones .*Long Sleeve Top, .*2XL/u,
    /Faded Green/u,
  ],
  [
    'a fitment that no figure and no known maker ends',
    'Kidora Wooden Toy Set 130 Piece Mini Tractor - Compatible with the Leading Brick Building Brand',
    'Kidora',
    /Compatible with the Leading Brick Building Brand$/u,
    /130 Piece/u,
  ],
  [
    'a colour before the maker of the vehicle',
    'Tormax Repair Paint 12 Oz Basecoat, Clearcoat (1K) and Primer (1K) Compatible With Deep Cherry Red Dodge Challenger',
    'Tormax',
    /Compatible with Deep Cherry Red Dodge(?! *,)/u,
    /Clearcoat \(1K\)/u,
  ],
  [
    'no word without the one that it needs',
    'Velmora Soundproof Energy Saving Polyester Cotton Silk Solid Curtain 50" W x 96" L, Pinch Pleated Drapery Panels with Lining',
    'Velmora',
    /^(?!.*Energy (?!Saving))Velmora/u,
    /50" W x 96" L/u,
  ],
  [
    'the size of clothes behind their colour',
    'Brightkin Bride Tribe Roses and Daisies Adult Short Sleeve Graphic Printed T-Shirt Female Pink XL',
    'Brightkin',
    /T-Shirt, XL$/u,
    /Female Pink/u,
  ],
  [
    'nothing of a sentence without its subject',
    'The Voyage of Pelinor: translated from the old northern tongue, which, together with the new fragments, is here published in full',
    '',
    /^The Voyage of Pelinor(?!.*is here)/u,
    /translated/iu,
  ],
  [
    'a count that ran on before the fitment',
    'Engine Motor Transmission Mount Set 3PCS Heavy Duty Rubber for Mazda Protege 1.8L 2.0L 1999-2003 Automatic',
    '',
    /Mount Set for Mazda Protege/u,
    /3PCS/u,
  ],
  [
    'measure and denial of a title without commas',
    'Lumen LED Strip Lights 10m RGB Music Sync App Control Remote for Bedroom Gaming TV Adhesive NOT Waterproof',
    'Lumen',
    /Lumen LED Strip Lights 10m/u,
    /not waterproof/iu,
  ],
  [
    'count, size and type behind a material',
    'Mooswald Womens Merino Wool Hiking Socks Crew Cushioned Thermal Breathable Boot Socks for Winter Trekking Camping 3 Pairs Size 4-7 Heather Grey',
    'Mooswald',
    /Merino Wool Hiking Socks.*3 Pairs/u,
    /Size 4-7/u,
  ],
  [
    'the first models of a list, with the full name of the part',
    'Karvo Ignition Coil Pack Set of 4 Compatible with Honda Civic 2006-2011 1.8L R18A1 Replaces 30520-RNA-A01',
    'Karvo',
    /Ignition Coil .*Honda Civic 2006-2011/u,
    /4/u,
  ],
  [
    'the count behind the product',
    'Internal Door Handles 4 Pairs Lever on Rose Brushed Brass T-Bar 54mm Round Rose Bolt Through Fixings Interior Latch Not Included KNURLHAUS',
    'KNURLHAUS',
    /Door Handles 4 Pairs.*Brushed Brass/u,
    /Latch Not Included/u,
  ],
  [
    'hand and size of a brace',
    'Wrist Brace Carpal Tunnel Support Splint with Metal Plate Right Hand Size L/XL Adjustable Breathable Night Sleep Men Women Black',
    '',
    /Right Hand, Size L\/XL/u,
    /Black/u,
  ],
  [
    'whose age it is for',
    'Kidora 2-in-1 Balance Bike for 1-3 Year Old Boys Girls Toddler Training Bicycle No Pedal with 4 Wheels Adjustable Seat First Birthday Gift Pink',
    'Kidora',
    /Balance Bike for 1-3 Year Old/u,
    /Pink/u,
  ],
  [
    'what the product comes in apart from its name',
    'Shudh Van Kacchi Ghani Sarson ka Tel Mustard Oil Cold Pressed 1 Litre Bottle Pack of 2 for Cooking Khana Banane ke liye No Chemical',
    'Shudh Van',
    /Sarson Ka Tel Mustard Oil.*1 Litre.*Pack of 2/u,
    /Cold Pressed/u,
  ],
  [
    'inputs and outputs',
    'Linkra HDMI Splitter 1 in 4 Out 4K@60Hz HDR HDCP 2.2 Duplicate/Mirror Only (Does Not Extend) with AC Adapter & EDID Switch Aluminum LK-104',
    'Linkra',
    /HDMI Splitter 1 in 4 Out/u,
    /LK-104/u,
  ],
  [
    'the work of an artist',
    'Sparrow & Finch 1000 Piece Jigsaw Puzzle for Adults - Harbour at Dawn by Elsie Marr, 70 x 50 cm, with Poster and Resealable Bag',
    'Sparrow & Finch',
    /Harbour at Dawn by Elsie Marr/u,
    /70 x 50/u,
  ],
  [
    'years with their own make',
    'Front Lower Control Arm w/ Ball Joint Assembly Left & Right Pair Compatible with 2008-2012 Honda Accord 2009-2014 Acura TSX, Replaces K621382 K621383',
    '',
    /Control Arm Compatible with 2008-2012 Honda Accord(?! 2009)/u,
    /2009-2014 Acura TSX/u,
  ],
  [
    'the maker at the end',
    'Compatible Vacuum Bags 20 Pack for Miele Type GN AirClean 3D Complete C1 C2 C3 Classic C1 S5 S8 Series Puravac',
    'Puravac',
    /Puravac.*Vacuum Bags.*Miele Type GN/u,
    /20 Pack/u,
  ],
  [
    'a doubled name and the flavour',
    'Annapurna Bites Roasted Makhana Fox Nuts Peri Peri Flavour Gluten Free Snack 70g x 6 Pouches Not Fried',
    'Annapurna Bites',
    /Fox Nuts,? Peri Peri Flavour, 70g x 6 Pouches/u,
    /not fried/iu,
  ],
])('keeps %s', (_, title, brand, wanted, somewhere) => {
  const fitted = fitTitle({ title, brand }, AMAZON);
  expect(fitted.title.length).toBeLessThanOrEqual(75);
  expect(fitted.title).toMatch(wanted);
  expect(`${fitted.title} ${fitted.itemHighlights}`).toMatch(somewhere);
});

test('ends in no preposition that is a unit', () => {
  const title =
    'Brindle Dog Harness No Pull Reflective Adjustable Soft Padded Vest with Easy Handle, Size L (Chest 22-30 in)';
  expect(fitTitle({ title, brand: 'Brindle' }, AMAZON).title).not.toMatch(/ in$/u);
});

test.each([
  [
    'one of two measures that are the same',
    'JAIPUR JHAROKHA Velvet Sofa Throw Pillow Cushion Covers 16x16 inch (40x40 cm) Gold Foil Print Peacock Diwan, Set of 5, Bottle Green',
    'JAIPUR JHAROKHA',
    /16x16 inch, Set of 5$/u,
  ],
  [
    'spare parts as what they are',
    'BRIGHTKIN Electric Toothbrush Replacement Heads Compatible with Philips Sonicare DiamondClean ProtectiveClean C2 G2 HX9024, 8 Pack Soft Bristle Brush Heads with Caps, White',
    'BRIGHTKIN',
    /Replacement Heads Compatible with Philips Sonicare/u,
  ],
  [
    'an occasion before the shapes of a list',
    'Bakersnook Cookie Cutters Christmas Set of 9, Stainless Steel Biscuit Cutter Shapes: Gingerbread Man, Snowflake, Tree, Reindeer, Star, Bell, Candy Cane, Angel and Stocking',
    'Bakersnook',
    /^Bakersnook Cookie Cutters Christmas/u,
  ],
  [
    'the maker of a list without models, beside what the product is',
    'DockMeister 12 in 1 USB C Docking Station Dual Monitor HDMI 4K 60Hz DisplayPort Ethernet 100W PD SD/TF Card Reader Audio for MacBook Pro Air Dell XPS Lenovo',
    'DockMeister',
    /^DockMeister 12 in 1 USB C Docking Station for MacBook Pro/u,
  ],
  [
    'the series of a device, not its maker alone',
    'AZQUIL Case for Samsung Galaxy Tab A9+ Plus 11 inch 2023 (SM-X210/X216/X218), Slim Trifold Stand Cover Auto Sleep/Wake - Not for Tab A9 8.7 inch, Rose',
    'AZQUIL',
    /for Samsung Galaxy Tab A9\+/u,
  ],
  [
    'a noun that comes back where it has its name',
    '30 Sheets Self Adhesive Laminating Sheets 9 x 12 Inches Clear Letter Size No Heat Needed Single Sided 4 mil Thickness for Photos, Documents, School and Office',
    '',
    /Self Adhesive Laminating Sheets/u,
  ],
  [
    'the name before praise, not the one behind it',
    'MagnoForge 18 Inch Neodymium Magnetic Tool Holder Bar Strip Rack Heavy Duty Wall Mount for Garage, Workshop and Kitchen Knives - Includes Mounting Hardware (Set of 4)',
    'MagnoForge',
    /Tool Holder Bar Strip Rack, Set of 4$/u,
  ],
])('keeps %s', (_, title, brand, kept) => {
  expect(fitTitle({ title, brand }, AMAZON).title).toMatch(kept);
});
