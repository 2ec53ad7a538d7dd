import { useEffect, useRef, useState } from 'react';
import { typedBefore } from './typedBefore';

type Faults<T> = Partial<Record<keyof T, string | null>>;

/**
 * Values, faults and submission of a small form. Faults show at the first submit and vanish as soon as a field is right;
 * the focus goes to the first wrong field.
 */
export function useFields<T extends Record<string, string>>(empty: T, judge: (values: T) => Faults<T>) {
  const [values, setValues] = useState(empty);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Faults<T>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = Object.keys(empty).flatMap((name) => {
      const value = typedBefore.get(name);
      typedBefore.delete(name);
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

  /** True where everything is right; else shows the faults and moves the focus. */
  const check = () => {
    setAsked(true);
    focusFirst(judged);
    return Object.values(judged).every((fault) => !fault);
  };

  /** Puts the server's refusals under their fields. */
  const refuse = (faults: Faults<T>) => {
    setRefused(faults);
    focusFirst(faults);
  };

  /** Back to an empty form, as after a success. */
  const clear = () => {
    setValues(empty);
    setAsked(false);
    setRefused({});
  };

  /** One field empty again, as before it was asked for. */
  const restart = (name: keyof T & string) => {
    setValues((all) => ({ ...all, [name]: empty[name] }));
    setAsked(false);
    setRefused((all) => ({ ...all, [name]: null }));
  };

  return { values, setValues, field, check, refuse, clear, restart, form };
}
