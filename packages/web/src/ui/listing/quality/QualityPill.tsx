import { IconAlertTriangle, IconCheck, IconCircleX } from '@tabler/icons-react';
import { StatusPill } from '../../page/StatusPill';
import { qualityNames, type Quality } from './qualityNames';

const LOOKS = {
  ready: { tone: 'ok', Icon: IconCheck },
  needs_work: { tone: 'warn', Icon: IconAlertTriangle },
  has_errors: { tone: 'bad', Icon: IconCircleX },
} as const;

/** Whether a listing is ready. */
export function QualityPill({ quality }: { readonly quality: Quality }) {
  const { tone, Icon } = LOOKS[quality];
  return (
    <StatusPill tone={tone} icon={<Icon size={12} aria-hidden />}>
      {qualityNames[quality]}
    </StatusPill>
  );
}
