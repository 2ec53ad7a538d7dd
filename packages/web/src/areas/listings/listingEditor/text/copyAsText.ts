import type { Marketplace } from '@listwright/domain/marketplaces';
import type { EditableCopy } from '../../../../ui/listing/fields/EditableCopy';
import { fieldSpecs } from '../../../../ui/listing/fields/fieldSpecs';

/** The listing as plain text for the clipboard: each field under its label. */
export function copyAsText(copy: EditableCopy, marketplace: Marketplace): string {
  return fieldSpecs
    .filter(({ on }) => on.includes(marketplace))
    .map(({ wire, label, kind }) => [label, asText(copy[wire], kind === 'entries')] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}\n${text}`)
    .join('\n\n');
}

function asText(value: string | readonly string[], isBulleted: boolean): string {
  if (typeof value === 'string') return value;
  return isBulleted ? value.map((entry) => `• ${entry}`).join('\n') : value.join(', ');
}
