/** A typical title from when 200 characters were allowed. */
export const sampleTitle =
  'Himal Stainless Steel Water Bottle 750 ml, Vacuum Insulated, Leakproof Straw Lid, Carrying Loop, Cleaning Brush, Best Bottle for Gym, Hiking & Office!!';
