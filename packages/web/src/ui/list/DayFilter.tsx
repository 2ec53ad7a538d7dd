import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Nothing here is older; and a year being typed starts as 2, then 20, then 202. */
const FIRST_DAY = '2000-01-01';

interface DayFilterProps {
  readonly label: string;
  /** ISO date; empty: any day. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A date filter. Keeps what is typed, and reports only a complete, plausible date, or none. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  // The address may also change by Back or "Clear filters".
  useEffect(() => setTyped(value), [value]);
  return (
    <TextInput
      type="date"
      label={label}
      min={FIRST_DAY}
      value={typed}
      onChange={({ currentTarget }) => {
        const { value: day, validity } = currentTarget;
        setTyped(day);
        if (day === '' ? !validity.badInput : day.length === FIRST_DAY.length && day >= FIRST_DAY) onChange(day);
      }}
    />
  );
}
