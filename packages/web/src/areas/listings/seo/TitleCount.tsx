import { seoRuleSet } from '@listwright/application/contract';
import { codePointLength } from '@listwright/domain/listings';
import { CountBar } from '../../../ui/listing/CountBar';
import { useToday } from '../../../ui/useToday';
import type { SeoValues } from './SeoValues';

/** The length of the title against the limit of its marketplace. */
export function TitleCount({ values }: { readonly values: SeoValues }) {
  const { limits } = seoRuleSet(values, useToday());
  return (
    <CountBar
      label="Title"
      count={codePointLength(values.title)}
      limit={{ max: limits.titleMax, unit: 'characters' }}
    />
  );
}
