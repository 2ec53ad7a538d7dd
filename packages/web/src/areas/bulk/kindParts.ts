import type { BulkKind } from '@listwright/domain/bulk';
import { lazy, type ComponentType } from 'react';
import type { CheckedJob } from './job/JobStore';
import { NewTabButton } from './pages/NewTabButton';
import { PasteAddresses } from './pages/PasteAddresses';

interface KindParts {
  /** What a finished job shows of its rows. */
  readonly Results?: ComponentType<{ readonly job: CheckedJob }>;
  /** Another way to give rows than a file; it makes one. */
  readonly OtherInput?: ComponentType<{ readonly onTake: (file: File) => void }>;
  /** What the form ends with. */
  readonly FormEnd?: ComponentType;
}

/** What the screens of a kind have beyond the general ones. */
export const kindParts: Readonly<Partial<Record<BulkKind, KindParts>>> = {
  titles: { Results: lazy(() => import('./titles/TitleResults').then((area) => ({ default: area.TitleResults }))) },
  pages: {
    Results: lazy(() => import('./pages/PageResults').then((area) => ({ default: area.PageResults }))),
    OtherInput: PasteAddresses,
    FormEnd: NewTabButton,
  },
};
