import { wordSet } from '../../shared/index.js';

/** Categories that are sold side by side: a thing of one is often listed under another of the same department. */
const DEPARTMENTS = [
  'kitchen|drinkware|appliances|home|art|furniture|bedding|lighting|storage|cleaning|party|puja|occasion|stationery',
  'garden|outdoor|home|lighting|storage|furniture|tools',
  'electronics|phones|computers|music|appliances|watches|automotive|lighting|hobby',
  'clothing|shoes|bags|jewellery|watches|sports|baby|hobby',
  'beauty|hair|health|baby',
  'baby|toys|hobby|books|craft|party|stationery|art',
  'tools|automotive|garden|home|appliances|cycling|outdoor|electronics',
  'sports|outdoor|cycling|health|bags|shoes|clothing',
  'grocery|kitchen|health',
].map(wordSet);

/** Whether two categories share no department: a "parts tray" among tools is no tray of a kitchen. */
export const areFar = (category: string, other: string): boolean =>
  category !== other &&
  DEPARTMENTS.some((department) => department.has(category)) &&
  !DEPARTMENTS.some((department) => department.has(category) && department.has(other));
