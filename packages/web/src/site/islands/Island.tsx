import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './IslandName';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly Component: ComponentType<Props>;
  /** Plain data: it is serialised into the page. */
  readonly props: Props;
}

/**
 * A part of a page that the browser hydrates; the rest is plain HTML. It is rendered separately, as the browser does,
 * so that the markup matches.
 */
export function Island<Props extends object>({ name, Component, props }: IslandProps<Props>) {
  const html = renderToString(createElement(Component, props));
  return (
    <div
      className="site-island"
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
