import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sentPage } from '../../../ui/navigation/SentPage';
import { toGenerator, toolsForPage } from '../../../ui/navigation/sendTargets';
import { SendTo } from '../../../ui/navigation/SendTo';
import type { TitleValues } from './TitleValues';

interface TitleActionsProps {
  readonly values: TitleValues;
  readonly result: { readonly title: string } | { readonly length: number; readonly limit: number };
}

/** Shortens a title that is too long, and starts another tool with it: with the shortened one where there is one. */
export function TitleActions({ values, result }: TitleActionsProps) {
  const { brand, marketplace, picked } = values;
  const title = 'title' in result ? result.title : values.title;
  const page = {
    title,
    description: '',
    bulletPoints: [],
    brand,
    url: '',
    shop: marketplace === 'amazon' ? 'amazon.com' : '',
  };
  const [toSeo] = toolsForPage(page);
  const generator = toGenerator({ productName: title, brand, marketplace }, picked?.id);
  return (
    <>
      {'limit' in result && result.length > result.limit ? (
        <Button component={Link} to="/app/titles?tool=fit" state={{ ...sentPage(page), isToRun: true }} size="sm">
          Shorten to {result.limit}
        </Button>
      ) : null}
      <SendTo targets={[...(toSeo === undefined ? [] : [toSeo]), generator]} />
    </>
  );
}
