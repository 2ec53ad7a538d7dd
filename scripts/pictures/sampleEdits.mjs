/** The sample seller's own edits, oldest first: versions to compare, and one listing that breaks rules. */
export const sampleEdits = [
  {
    key: 'bottle',
    fields: {
      generated_title: 'Himal Insulated Steel Water Bottle, Forest Green, 750 ml',
      item_highlights: '18/8 stainless steel, leakproof screw lid, carry loop, fits most car cup holders',
    },
  },
  {
    key: 'bottle',
    fields: {
      bullet_points: [
        'Material: Double-wall vacuum bottle of 18/8 stainless steel with a powder-coated outside',
        'Temperature: Keeps drinks cold for 24 hours and hot for 12 hours',
        'Lid: Leakproof screw lid with a carry loop; the wide mouth takes ice cubes',
        'Size and weight: Capacity 750 ml and weight 380 g; fits most car cup holders',
        'Care: Hand wash only',
      ],
      search_terms: 'hiking thermal flask ice cubes gym cycling office camping school travel sports',
    },
  },
  {
    key: 'board',
    fields: {
      generated_title: 'Himal Bamboo Cutting Board with Juice Groove, Finger Grooves and Non Slip Feet, 38 x 25 cm!',
      bullet_points: [
        'Antibacterial surface: kills 99.9% of germs after every wash',
        'Grip: Two finger grooves for lifting',
        'Eco-friendly: sustainable bamboo, good for the planet',
        'Care: Hand wash, oil once a month.',
      ],
      search_terms: 'chopping board kitchen board best board for meat',
    },
  },
  {
    key: 'kettle',
    fields: {
      generated_description:
        'The Himal electric kettle has a stainless steel body and a plastic lid. It boils one litre in about 4 minutes at 2200 W. Its quiet boil suits early mornings. The steel lid stays cool. Loved by tea drinkers. The warranty is 1 year.',
    },
  },
];
