import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Nothing here is older; and a year that is being typed begins as the year 2, then 20, then 202. */
const FIRST_DAY = '2000-01-01';

interface DayFilterProps {
  readonly label: string;
  /** ISO date; empty: any day. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that a list is filtered by. What is typed stays; only a whole, plausible day, or none, is asked for. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  // The address may change by Back or by "Clear filters" as well.
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
