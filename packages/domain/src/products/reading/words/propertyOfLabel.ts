import type { PropertyId } from '../../facts/properties.js';
import { PROPERTIES } from '../../facts/propertyRegistry.js';
import { TextMemory } from '../../../shared/index.js';

const BY_CUE = new Map<string, PropertyId>();
for (const { id, cues } of PROPERTIES) for (const cue of cues) if (!BY_CUE.has(cue)) BY_CUE.set(cue, id);

/** Clauses of one field and products of one shop share their labels. */
const labels = new TextMemory();

/** The property that a label names: "Item Weight", "max_load", "Farbe". The longest known ending of it decides. */
export function propertyOfLabel(label: string): PropertyId | undefined {
  return labels.of(label, () => ({ property: propertyNamed(label) })).property;
}

const CARRIED =
  /^max(?:imum)? (?:\p{L}+ )?weight$|\b(?:user|rider|dog|child|body|person) weight$|\bweight (?:limit|capacity)$/u;

/** "In kit", "not in the pack", "box". */
const IN_BOX = /^(?:(not )?in (?:the )?(?:box|pack|package|kit|set|carton)|box) ?$/u;

function propertyNamed(label: string): PropertyId | undefined {
  const plain = label
    .toLowerCase()
    .replaceAll(/[_-]+/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}()' ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(IN_BOX, (_, not = '') => `${String(not)}in the box`)
    .trim();
  const whole = BY_CUE.get(plain) ?? BY_CUE.get(plain.replace(/s$/u, ''));
  if (whole !== undefined) return whole;
  // "Max dog weight" is what it carries, not what it weighs.
  if (CARRIED.test(plain)) return 'load';
  const words = plain.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const found = BY_CUE.get(words.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  for (let to = words.length - 1; to > 0; to -= 1) {
    const found = BY_CUE.get(words.slice(0, to).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}
