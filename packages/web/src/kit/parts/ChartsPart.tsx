import { ChartCard } from '../../ui/chart/ChartCard';
import { chartSamples } from './chartSamples';

/** The chart card in every state. */
export function ChartsPart() {
  return (
    <>
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
    </>
  );
}
