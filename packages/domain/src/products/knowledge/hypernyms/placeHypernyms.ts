import type { Hypernym } from './Hypernym.js';

const REGIONS: Readonly<Record<string, string>> = {
  india: `andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh,
    jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram, nagaland, odisha, punjab,
    rajasthan, sikkim, tamil nadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, kashmir, ladakh, delhi,
    mumbai, bengaluru, bangalore, chennai, kolkata, hyderabad, pune, ahmedabad, jaipur, surat, lucknow, kanpur, nagpur,
    indore, ludhiana, agra, varanasi, moradabad, tiruppur, coimbatore, jodhpur, udaipur, kolhapur, kutch, saharanpur,
    khurja, channapatna, darjeeling, mysuru, mysore, kochi, bhadohi, panipat, firozabad, sivakasi`,
  'united kingdom': `england, scotland, wales, northern ireland, belfast`,
  'united states': `alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho,
    illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi,
    missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota,
    ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont,
    virginia, wisconsin, wyoming, los angeles, chicago, houston, brooklyn, san francisco, seattle, boston, detroit`,
  'england, united kingdom': `cornwall, devon, dorset, somerset, yorkshire, lancashire, cumbria, kent, sussex, essex, suffolk,
    norfolk, staffordshire, cheshire, london, manchester, birmingham, leeds, sheffield, liverpool, bristol, nottingham,
    leicester, stoke-on-trent, northampton, shropshire, hampshire, wiltshire, gloucestershire, herefordshire,
    the cotswolds`,
  'scotland, united kingdom': `edinburgh, glasgow, harris, shetland`,
  'wales, united kingdom': `cardiff, swansea`,
  germany: `bavaria, saxony, thuringia, berlin, hamburg, munich, cologne, solingen, stuttgart, the black forest`,
  italy: `tuscany, lombardy, veneto, piedmont, sicily, milan, florence, venice, naples, turin, murano`,
  france: `provence, brittany, normandy, limoges, lyon, marseille, burgundy region, laguiole, thiers`,
  china: `shenzhen, guangdong, guangzhou, zhejiang, yiwu, jingdezhen, fujian, jiangsu, ningbo`,
  japan: `tokyo, osaka, kyoto, arita, seki, tokoname, hasami, kyushu, okinawa`,
  spain: `andalusia, catalonia, valencia, alicante, toledo, galicia, elche`,
  portugal: `porto, lisbon, alentejo, braga, guimaraes`,
  canada: `ontario, quebec, british columbia, alberta, nova scotia, manitoba`,
  australia: `new south wales, tasmania, south australia, western australia, melbourne, sydney`,
};

/** Regions and towns and the country that they lie in (ISO 3166): what is made in Cornwall is made in the United Kingdom. */
export const PLACE_HYPERNYMS: readonly Hypernym[] = Object.entries(REGIONS).flatMap(([countries, places]) =>
  places.split(',').map((place): Hypernym => [place.trim().replaceAll(/\s+/gu, ' '), ...countries.split(', ')]),
);
