import { useEffect, useRef, useState } from 'react';
import { prefilledInputs } from './prefilledInputs';

type Faults<T> = Partial<Record<keyof T, string | null>>;

/**
 * Values, errors and submission of a small form. Errors show at the first submit and disappear when a field becomes
 * valid; the focus moves to the first invalid field.
 */
export function useFields<T extends Record<string, string>>(empty: T, judge: (values: T) => Faults<T>) {
  const [values, setValues] = useState(empty);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Faults<T>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = Object.keys(empty).flatMap((name) => {
      const value = prefilledInputs.get(name);
      prefilledInputs.delete(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    if (typed.length > 0) setValues((all) => ({ ...all, ...Object.fromEntries(typed) }));
  }, []);
  const judged = judge(values);
  const faultOf = (name: keyof T) => refused[name] ?? (asked ? (judged[name] ?? null) : null);

  const field = (name: keyof T & string) => ({
    name,
    value: values[name] ?? '',
    error: faultOf(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((all) => ({ ...all, [name]: value }));
      setRefused((all) => ({ ...all, [name]: null }));
    },
  });

  const focusFirst = (faults: Faults<T>) => {
    const first = Object.keys(empty).find((name) => faults[name]);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  /** Whether every field is valid; if not, shows the errors and moves the focus. */
  const check = () => {
    setAsked(true);
    focusFirst(judged);
    return Object.values(judged).every((fault) => !fault);
  };

  /** Shows the server's errors under their fields. */
  const refuse = (faults: Faults<T>) => {
    setRefused(faults);
    focusFirst(faults);
  };

  /** Resets the form, for example after a success. */
  const clear = () => {
    setValues(empty);
    setAsked(false);
    setRefused({});
  };

  /** Resets one field. */
  const restart = (name: keyof T & string) => {
    setValues((all) => ({ ...all, [name]: empty[name] }));
    setAsked(false);
    setRefused((all) => ({ ...all, [name]: null }));
  };

  return { values, setValues, field, check, refuse, clear, restart, form };
}
