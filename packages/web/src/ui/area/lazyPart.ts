import { createElement, use, type ComponentType, type ReactElement } from 'react';

/** A component whose code is loaded on demand, and which can be asked to load it before it is rendered. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactElement;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * A component whose code loads on demand. Unlike React's `lazy`, it does not suspend if the code is already there: what
 * is loaded before it is needed appears at once, without a skeleton that would stay for 300 ms.
 */
export function lazyPart<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (fetching ??= fetchCode().then((Part) => {
      fetched = Part;
      return Part;
    }));
  return Object.assign((props: Props) => createElement(fetched ?? use(load()), props), { load });
}
