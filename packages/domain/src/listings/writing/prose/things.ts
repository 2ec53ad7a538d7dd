import { PART_STEMS, PART_WORDS, stemOf } from '../../../products/index.js';

/** Heads of noun phrases that a product has, whatever it is. */
const SHAPE =
  /^(?:necks?|fit|shoulders?|edges?|design|strip|modes?|controls?|sensors?|jacks?|ports?|outputs?|inputs?|rings?|process|finish|drive|weave|stitching|slots?|pockets?|speeds?|functions?|settings?|displays?|lights?|cameras?|mics?|microphones?|drivers?|layers?|walls?|compartments?|wheels?|legs|sleeves?|waist|hem|cut|panels?|grommets|shelves|drawers|doors|burners|blades?|bristles|tips?|ratchet|joint|sockets?|bits|pads?|beads?|roast|lcd|batter(?:y|ies)|spouts?|runners?|castors?|casters?|armrests?|headrests?|platforms?|pegs?|corners?|seams?|elastic|closures?|fasteners?|straps?|eyelets?|rivets?|windows?|vents?|timers?|alarms?|clips?|hooks?|loops?|logos?|shutters?|cords?|threads?|channels?|rotation|remotes?|border|stripes?|shutoff|thermostat|indicators?|tyres?|tires?|bumpers?|grips?|hinges?|buckles?)$/u;

export const isPart = (word: string): boolean => PART_STEMS.has(stemOf(word));

/** Whether a noun names something that a product has. */
export const isThing = (head: string): boolean =>
  PART_WORDS.has(head) || PART_WORDS.has(head.replace(/s$/u, '')) || PART_STEMS.has(stemOf(head)) || SHAPE.test(head);
