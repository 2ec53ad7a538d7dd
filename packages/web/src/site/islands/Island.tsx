import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './IslandName';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly Component: ComponentType<Props>;
  /** Plain data: it travels in the page. */
  readonly props: Props;
}

/**
 * A part of a page that comes alive in the browser; all else is plain HTML. It is rendered by itself so that the browser,
 * which renders it by itself too, finds what it expects.
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
