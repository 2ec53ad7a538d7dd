import { createElement, use, type ComponentType } from 'react';
import type { Scene } from './Scene';

/**
 * A screen whose code loads on demand. Unlike React's `lazy`, it does not suspend if the code is already there: a
 * screen fetched before the first render is part of that render, without a skeleton that would stay for 300 ms.
 */
export function lazyScene(path: string, name: string, fetchCode: () => Promise<ComponentType>): Scene {
  let fetched: ComponentType | undefined;
  let fetching: Promise<ComponentType> | undefined;
  const load = () =>
    (fetching ??= fetchCode().then((Screen) => {
      fetched = Screen;
      return Screen;
    }));
  return { path, name, load, Component: () => createElement(fetched ?? use(load())) };
}
