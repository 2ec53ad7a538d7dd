import { Tabs } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { sentPageOf } from '../../../ui/navigation/SentPage';
import { useAddressQuery } from '../../../ui/navigation/useAddressQuery';
import { PageHeader } from '../../../ui/page/PageHeader';
import { ToolPage } from '../../../ui/tool/ToolPage';
import { titleCheckTool, titleFitTool } from './titleTools';
import { titleOfPage } from './TitleValues';

/** Check a title by the rules of a marketplace, or bring it within the limit. */
export function TitlesScene() {
  const [query, change] = useAddressQuery();
  const { state } = useLocation();
  const sent = sentPageOf(state);
  const initial = sent && titleOfPage(sent);
  const isToRun = (state as { readonly isToRun?: boolean } | null)?.isToRun === true;
  const tab = query.get('tool') === 'fit' ? 'fit' : 'check';
  return (
    <>
      <PageHeader title="Titles" purpose="Check a title against marketplace rules, or shorten it to fit." />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) =>
          change(
            (next) => {
              if (value === 'fit') next.set('tool', 'fit');
              else next.delete('tool');
            },
            { replace: true, state },
          )
        }
      >
        <Tabs.List className="lw-tabs lw-tabs-flush" aria-label="Title tools">
          <Tabs.Tab value="check">Check</Tabs.Tab>
          <Tabs.Tab value="fit">Shorten</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="check" pt={24}>
          <ToolPage tool={titleCheckTool} initial={initial} />
        </Tabs.Panel>
        <Tabs.Panel value="fit" pt={24}>
          <ToolPage tool={titleFitTool} initial={initial} isToRun={isToRun} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
