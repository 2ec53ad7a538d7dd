import { Button } from '@mantine/core';
import { IconPackages } from '@tabler/icons-react';
import { ChartCard } from '../ui/chart/ChartCard';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Notice } from '../ui/feedback/Notice';
import { DataTable, type Column } from '../ui/list/DataTable';
import { PhraseInput } from '../ui/listing/fields/PhraseInput';
import { KeywordBank } from '../ui/listing/KeywordBank';
import { ScoreRing } from '../ui/listing/ScoreRing';
import { RowsSkeleton } from '../ui/list/row/RowsSkeleton';
import { StatusPill } from '../ui/page/StatusPill';
import { ProductPhoto } from '../ui/product/ProductPhoto';
import { Sparkline } from '../ui/Sparkline';
import { DashboardTemplate } from '../ui/templates/DashboardTemplate';
import { ReportTemplate } from '../ui/templates/ReportTemplate';
import { ResultHeader } from '../ui/templates/ResultHeader';
import { ToolTemplate } from '../ui/templates/ToolTemplate';
import { SampleCard } from '../ui/tool/SampleCard';
import { chartSamples } from './chartSamples';

interface Row {
  readonly id: string;
  readonly score: number;
  readonly week: readonly number[];
}

const ROWS: readonly Row[] = [
  { id: 'Himal Steel Bottle 750 ml', score: 91, week: [1, 3, 2, 5, 8, 6, 9] },
  { id: 'Himal Linen Apron', score: 64, week: [4, 4, 3, 2, 2, 1, 1] },
];
const COLUMNS: readonly Column<Row>[] = [
  {
    name: 'Product',
    cell: ({ id }) => (
      <span className="lw-row">
        <ProductPhoto name={id} thumbnail={null} />
        {id}
      </span>
    ),
  },
  {
    name: 'Status',
    cell: ({ score }) =>
      score >= 70 ? <StatusPill tone="ok">Ready</StatusPill> : <StatusPill tone="warn">Needs work</StatusPill>,
  },
  { name: 'Score', isFigure: true, cell: ({ score }) => score },
  { name: 'Week', cell: ({ week }) => <Sparkline values={week} label="Visits of the week" /> },
];

const PHRASES = ['steel bottle', 'gym bottle'];
const PLACES = ['title', 'bullet_points', 'search_terms'] as const;
const PLACEMENTS = [
  { keyword: 'steel bottle', places: ['title', 'search_terms'] },
  { keyword: 'insulated flask for the gym', places: [] },
];

/** Every part of the frame in each of its states. */
export function KitPage() {
  return (
    <main className="lw-main lw-stack">
      <h1>Kit</h1>
      {chartSamples.map(([name, figure]) => (
        <ChartCard
          key={name}
          title={name}
          summary={name === 'No data' ? 'No data yet.' : 'What the figures say, in one sentence.'}
          figure={figure}
          kind={name === 'Note and estimate' ? 'line' : 'bars'}
        />
      ))}
      <ChartCard title="Failed" summary="" figure={null} onRetry={() => undefined} />
      <section className="lw-card lw-card-flush" aria-label="Result">
        <ResultHeader
          verdict="Ready to publish."
          score={<ScoreRing score={91} grade="A" />}
          freshness="Data of 02:03"
          source="Your input · rules of Jul 27, 2026 · used 1 listing"
          actions={
            <>
              <Button size="sm" variant="default">
                Export CSV
              </Button>
              <Button size="sm">Publish</Button>
            </>
          }
        />
      </section>
      <ReportTemplate
        verdict="Two of five competitors are cheaper."
        freshness="Run of Nov 27, 2026, 14:02"
        source="Five pages · read today"
        actions={<Button size="sm">Export CSV</Button>}
        figures={[
          { label: 'Products compared', value: '5' },
          { label: 'Facts stated', value: '18' },
          { label: 'Words found', value: '42' },
        ]}
        evidence={<p>The evidence.</p>}
      />
      <ReportTemplate
        verdict="27 of 100: 3 errors to fix."
        score={<ScoreRing score={27} grade="D" />}
        freshness="Run of Nov 27, 2026, 14:02"
        source="Your input · used 1 API call"
        actions={<Button size="sm">Export CSV</Button>}
        figures={[]}
        evidence={<p>The evidence, next to its rail.</p>}
        rail={<p>What stays in view.</p>}
      />
      <div className="lw-card lw-stack">
        <PhraseInput label="Keywords" description="Press Enter." value={PHRASES} onChange={() => undefined} />
        <PhraseInput label="Tags" error="Too many tags" value={[]} onChange={() => undefined} />
        <KeywordBank placements={PLACEMENTS} coverage={50} places={PLACES} onPlace={() => undefined} />
      </div>
      <div>
        <RowsSkeleton label="Loading products" hasPhoto />
      </div>
      <DashboardTemplate
        todo={<div className="lw-card">What to do</div>}
        progress={<div className="lw-card">How it goes</div>}
        tables={<div className="lw-card">Tables</div>}
      />
      <ToolTemplate
        form={<div className="lw-card">Inputs</div>}
        result={<div className="lw-card">Result</div>}
        folded={null}
        onEditInputs={() => undefined}
      />
      <ToolTemplate
        form={null}
        result={<div className="lw-card">Result</div>}
        folded="Himal Steel Bottle 750 ml · Amazon United States"
        onEditInputs={() => undefined}
      />
      <DataTable caption="Products" rows={ROWS} columns={COLUMNS} />
      <DataTable caption="Products that are read again" rows={ROWS} columns={COLUMNS} isDimmed />
      <div className="lw-card">
        <EmptyState icon={IconPackages} title="No products yet" actions={<Button size="sm">Add product</Button>}>
          Say once what a product is.
        </EmptyState>
      </div>
      <SampleCard promise="The length against the limit of the marketplace." onTry={() => undefined}>
        <p>The title has 104 characters; the limit is 75.</p>
      </SampleCard>
      <ErrorState title="Failed to load products" onRetry={() => undefined}>
        Your products are safe.
      </ErrorState>
      <Notice tone="warn">This file has 25 rows, and your plan takes 10 per file.</Notice>
    </main>
  );
}
