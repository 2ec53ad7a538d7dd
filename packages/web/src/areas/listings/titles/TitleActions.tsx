import { toGenerator, toolsForPage } from '../../../ui/navigation/sendTargets';
import { SendTo } from '../../../ui/navigation/SendTo';
import type { TitleValues } from './TitleValues';

interface TitleActionsProps {
  readonly values: TitleValues;
  readonly result: { readonly title: string } | { readonly length: number };
}

/** Starts another tool with the title: the shortened one where there is one. */
export function TitleActions({ values, result }: TitleActionsProps) {
  const { brand, marketplace, picked } = values;
  const title = 'title' in result ? result.title : values.title;
  const [toSeo] = toolsForPage({
    title,
    description: '',
    bulletPoints: [],
    brand,
    url: '',
    shop: marketplace === 'amazon' ? 'amazon.com' : '',
  });
  const generator = toGenerator({ productName: title, brand, marketplace }, picked?.id);
  return <SendTo targets={[...(toSeo === undefined ? [] : [toSeo]), generator]} />;
}
