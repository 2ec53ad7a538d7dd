import { Button } from '@mantine/core';
import { ScoreRing } from '../../ui/listing/ScoreRing';
import { PhoneFold } from '../../ui/page/PhoneFold';
import { Notice } from '../../ui/feedback/Notice';
import { DashboardTemplate } from '../../ui/templates/DashboardTemplate';
import { EditorTemplate } from '../../ui/templates/EditorTemplate';
import { ReportTemplate } from '../../ui/templates/ReportTemplate';
import { ResultHeader } from '../../ui/templates/ResultHeader';
import { ToolTemplate } from '../../ui/templates/ToolTemplate';
import { State } from './State';

const card = (text: string) => <div className="lw-card">{text}</div>;
const ACTION = <Button size="sm">Export CSV</Button>;
const HEADER = {
  freshness: 'Run of Nov 27, 2026, 14:02',
  source: 'Your input · used 1 API call',
  actions: ACTION,
} as const;

/** The templates of screens and the head of a result, in every state. */
export function TemplatesPart() {
  return (
    <>
      <State name="Result header: with a score and two actions">
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
      </State>
      <State name="Result header: without a score, with what must be decided">
        <section className="lw-card lw-card-flush" aria-label="Result to decide">
          <ResultHeader {...HEADER} verdict="2 facts contradict each other.">
            <Notice tone="warn">The text uses neither of them until you choose.</Notice>
          </ResultHeader>
        </section>
      </State>
      <State name="Report: with figures">
        <ReportTemplate
          {...HEADER}
          verdict="Two of five competitors are cheaper."
          figures={[
            { label: 'Products compared', value: '5' },
            { label: 'Facts stated', value: '18' },
            { label: 'Words found', value: '42' },
          ]}
          evidence={
            <>
              <p>The evidence, and parts that a phone folds:</p>
              <PhoneFold id="kit-fold" title="Claims side by side" note="18">
                <p>The claims.</p>
              </PhoneFold>
            </>
          }
        />
      </State>
      <State name="Report: with a rail, below the evidence on a phone">
        <ReportTemplate
          {...HEADER}
          verdict="27 of 100: 3 errors to fix."
          score={<ScoreRing score={27} grade="D" />}
          figures={[]}
          evidence={<p>The evidence, next to its rail.</p>}
          rail={<p>What stays in view.</p>}
        />
      </State>
      <State name="Report: with a rail that comes first on a phone">
        <ReportTemplate
          {...HEADER}
          verdict="You are 14% above the average."
          figures={[]}
          evidence={<p>The evidence, next to its rail.</p>}
          rail={<p>What stays in view.</p>}
          isRailFirst
          details={<p>Tables and charts, over the full width.</p>}
        />
      </State>
      <State name="Tool: before a run">
        <ToolTemplate form={card('Inputs')} result={card('Result')} folded={null} onEditInputs={() => undefined} />
      </State>
      <State name="Tool: after a run">
        <ToolTemplate
          form={null}
          result={card('Result')}
          folded="Himal Steel Bottle 750 ml · Amazon United States"
          onEditInputs={() => undefined}
          extra={
            <Button size="sm" variant="subtle" color="neutral">
              History (3)
            </Button>
          }
        />
      </State>
      <State name="Editor">
        <div style={{ containerType: 'inline-size' }}>
          <EditorTemplate fields={card('Fields')} rail={card('Score, findings and preview')} />
        </div>
      </State>
      <State name="Dashboard">
        <DashboardTemplate todo={card('What to do')} progress={card('How it goes')} tables={card('Tables')} />
      </State>
    </>
  );
}
