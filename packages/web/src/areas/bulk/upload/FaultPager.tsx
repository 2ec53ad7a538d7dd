import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../ui/formatNumber';
import type { FaultList } from './FaultList';

interface FaultPagerProps {
  readonly faults: FaultList;
  readonly onTurn: (page: number) => void;
}

/** The range of problems shown, and the page buttons. */
export const FaultPager = observer(function FaultPager({ faults, onTurn }: FaultPagerProps) {
  const { page, lastPage, from, to, count, load } = faults;
  const turns = [
    ['First problems', IconChevronsLeft, 0, page === 0],
    ['Previous problems', IconChevronLeft, page - 1, page === 0],
    ['Next problems', IconChevronRight, page + 1, page === lastPage],
    ['Last problems', IconChevronsRight, lastPage, page === lastPage],
  ] as const;
  return (
    <nav className="lw-row-between" aria-label="Pages of problems">
      <p className="lw-caption lw-tabular" role="status">
        Problems {formatNumber.integer(from + 1)} to {formatNumber.integer(to)} of {formatNumber.integer(count)}
      </p>
      <div className="lw-row">
        {turns.map(([label, Icon, target, isAtEnd]) => (
          <ActionIcon
            key={label}
            aria-label={label}
            title={label}
            disabled={isAtEnd || load.isRunning}
            onClick={() => onTurn(target)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </div>
    </nav>
  );
});
