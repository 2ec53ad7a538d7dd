import { sanitiseHtml } from '@listwright/domain/listings';
import { Fragment, type ReactNode } from 'react';
import styles from './previews.module.css';

const ALLOWED = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br'] as const;
type Allowed = (typeof ALLOWED)[number];

/**
 * HTML as a store would show it, rebuilt element by element: only formatting survives, never a script or an attribute.
 */
export function RichText({ html }: { readonly html: string }) {
  const { body } = new DOMParser().parseFromString(sanitiseHtml(html), 'text/html');
  return (
    <div className={styles.rich} data-rich-text="">
      {children(body)}
    </div>
  );
}

function children(node: Node): ReactNode[] {
  return [...node.childNodes].map((child, at) => {
    if (child.nodeType === Node.TEXT_NODE) return child.textContent;
    if (!(child instanceof Element) || /^(script|style|template)$/i.test(child.tagName)) return null;
    const tag = child.tagName.toLowerCase();
    if (tag === 'br') return <br key={at} />;
    if (!isAllowed(tag)) return <Fragment key={at}>{children(child)}</Fragment>;
    // A heading in a preview must not be a heading of our page.
    const Tag = tag === 'h3' ? 'strong' : tag;
    return <Tag key={at}>{children(child)}</Tag>;
  });
}

function isAllowed(tag: string): tag is Allowed {
  return (ALLOWED as readonly string[]).includes(tag);
}
