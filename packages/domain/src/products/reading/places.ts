/** Countries and regions as a seller names an origin, with the adjective. "Turkey" and "china" as things are sorted out by the reader. */
export const PLACES: readonly (readonly string[])[] = [
  ['India', 'Indian'], ['China', 'Chinese'], ['Germany', 'German'], ['Italy', 'Italian'], ['France', 'French'], ['Spain', 'Spanish'], ['Portugal', 'Portuguese'],
  ['Turkey', 'Türkiye', 'Turkish'], ['Japan', 'Japanese'], ['South Korea', 'Korea', 'Korean'], ['Taiwan', 'Taiwanese'], ['Vietnam', 'Vietnamese'], ['Thailand', 'Thai'],
  ['Indonesia', 'Indonesian'], ['Bangladesh', 'Bangladeshi'], ['Pakistan', 'Pakistani'], ['Sri Lanka', 'Sri Lankan', 'Ceylon'], ['Nepal', 'Nepalese', 'Nepali'],
  ['USA', 'United States', 'America', 'American', 'U.S.'], ['Canada', 'Canadian'], ['Mexico', 'Mexican'], ['Brazil', 'Brazilian'], ['Colombia', 'Colombian'], ['Peru', 'Peruvian'],
  ['Guatemala', 'Guatemalan'], ['Ethiopia', 'Ethiopian'], ['Kenya', 'Kenyan'], ['Egypt', 'Egyptian'], ['Morocco', 'Moroccan'], ['Tunisia', 'Tunisian'],
  ['United Kingdom', 'UK', 'Britain', 'British', 'Great Britain'], ['England'], ['Scotland', 'Scottish'], ['Ireland', 'Irish'], ['Wales', 'Welsh'],
  ['Netherlands', 'Holland', 'Dutch'], ['Belgium', 'Belgian'], ['Switzerland', 'Swiss'], ['Austria', 'Austrian'], ['Sweden', 'Swedish'], ['Denmark', 'Danish'],
  ['Norway', 'Norwegian'], ['Finland', 'Finnish'], ['Poland', 'Polish'], ['Czech Republic', 'Czechia', 'Czech'], ['Hungary', 'Hungarian'], ['Greece', 'Greek'],
  ['Australia', 'Australian'], ['New Zealand'], ['Russia', 'Russian'], ['Ukraine', 'Ukrainian'], ['Israel', 'Israeli'], ['Iran', 'Persian'], ['Madagascar'], ['Malaysia', 'Malaysian'],
  ['Philippines'], ['Singapore'], ['Hong Kong'], ['California', 'Californian'], ['Europe', 'European', 'EU'],
];
