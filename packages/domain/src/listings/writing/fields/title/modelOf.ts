import type { ProductReading } from '../../../../products/index.js';
import type { Unit } from '../../plan/Unit.js';

/** Codes of standards, sockets, sizes and materials: "IP54", "E27", "M4". */
const SPECIFICATION =
  /^(?:IP|IPX|IK|E|B|GU|G|GX|MR|R|M|A|D|T|PH|PZ|USB|HDMI|WIFI|UPF|SPF|PN|EN|ISO|CR|LR|SR|AA|DDR|PCIE|SS|PA|PP|CL|N|H|K|W|V)X?-?\d/iu;
const MODEL = /^[A-Z]{1,4}-?\d{1,4}[A-Z]{0,2}$/u;

/**
 * The code directly behind the noun that names the model: it is put beside the brand. A code that the notes name too is
 * one of the product's properties, unless they call it the model.
 */
export function modelOf({ brief, name, statedName }: ProductReading, units: readonly Unit[]): string {
  const [first] = name.phrases;
  if (first === undefined || brief.brand === '' || !startsWithBrand(statedName, brief.brand)) return '';
  const code = statedName.slice(first.start, first.end);
  if (statedName.slice(name.front.end, first.start).trim() !== '' || !MODEL.test(code)) return '';
  const isStated = units.some(({ property, text }) => property === 'model' && text.includes(code));
  const isProperty = SPECIFICATION.test(code) && !/^V\d/u.test(code);
  return isStated || (!isProperty && !brief.description.includes(code)) ? code : '';
}

/** Whether a text begins with the brand; never with an empty one. */
export const startsWithBrand = (text: string, brand: string): boolean =>
  brand !== '' && text.toLowerCase().startsWith(brand.toLowerCase());
