import { PageHeader } from '../../ui/page/PageHeader';
import { ToolPage } from '../../ui/tool/ToolPage';
import { competitorTool } from './competitorTool';

/** Compares a product with pages of competitors. */
export function CompetitorsScene() {
  return (
    <>
      <PageHeader
        title="Competitor Analysis"
        purpose="Compare your product with up to five pages: price, claims fact by fact, and the words they use."
      />
      <ToolPage tool={competitorTool} />
    </>
  );
}
