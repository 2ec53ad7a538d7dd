import { useLocation } from 'react-router-dom';
import { PageHeader } from '../../ui/page/PageHeader';
import { ToolPage } from '../../ui/tool/ToolPage';
import { sentPageOf } from '../../ui/navigation/SentPage';
import { competitorTool } from './competitorTool';
import { competitorOfPage } from './CompetitorValues';

/** Compares a product with pages of competitors; *Send to* starts with one of them. */
export function CompetitorsScene() {
  const sent = sentPageOf(useLocation().state);
  return (
    <>
      <PageHeader
        title="Competitor Analysis"
        purpose="Compare your product with up to five pages: price, claims fact by fact, and the words they use."
      />
      <ToolPage tool={competitorTool} initial={sent && competitorOfPage(sent)} />
    </>
  );
}
