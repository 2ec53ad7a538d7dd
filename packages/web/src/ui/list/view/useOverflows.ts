import { useEffect, useRef, useState } from 'react';

/** Whether an element is narrower than what it holds, so that it scrolls: people without a mouse need to reach it then. */
export function useOverflows() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
