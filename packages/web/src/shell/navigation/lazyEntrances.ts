import { lazy } from 'react';
import { areas } from '../../areas/areas';

/** The screens outside the app, loaded when first shown. */
export const lazyEntrances = areas
  .flatMap(({ entrances = [] }) => entrances)
  .map(({ path, load }) => ({ path, Component: lazy(async () => ({ default: await load() })) }));
