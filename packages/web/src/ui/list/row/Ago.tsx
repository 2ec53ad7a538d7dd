import { formatDate } from '../../formatDate';

/** How long ago `at` (ISO 8601) was; its tooltip says the day and the time. */
export function Ago({ at }: Readonly<{ at: string }>) {
  return (
    <time dateTime={at} title={formatDate.dayAndTime(at)}>
      {formatDate.ago(at)}
    </time>
  );
}
