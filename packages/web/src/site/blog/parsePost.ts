import { Marked, type Token, type Tokens } from 'marked';
import { escapeXml } from '../feeds/escapeXml';
import type { Post } from './Post';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const FIELDS = ['id', 'title', 'excerpt', 'author', 'date', 'readTime', 'category'] as const;

/** Parses a Markdown file with front matter. Throws if a field is missing. */
export function parsePost(slug: string, text: string): Post {
  const [whole = '', head = ''] = FRONT_MATTER.exec(text) ?? [];
  const fields = new Map(head.split('\n').map((line) => [line.split(':', 1)[0] ?? '', afterColon(line)]));
  const [id, title, excerpt, author, date, readTime, category] = FIELDS.map((name) => {
    const value = fields.get(name);
    if (value === undefined || value === '') throw new Error(`The post ${slug} has no ${name}.`);
    return value;
  }) as [string, string, string, string, string, string, string];
  const markdown = new Marked({ renderer: { heading, table: tables(), code: examples() } });
  const tokens = markdown.lexer(text.slice(whole.length));
  const sections = tokens.filter(isSection).map((token) => ({ id: idOf(token.text), title: token.text }));
  const html = markdown.parser(tokens);
  return { id: Number(id), slug, title, excerpt, author, date, readTime, category, html, sections };
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

function isSection(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && (token as Tokens.Heading).depth === 2;
}

/** A heading as an anchor id. */
function idOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function heading(this: Renderer, token: Tokens.Heading): string {
  const level = Math.max(2, token.depth);
  return `<h${level} id="${idOf(token.text)}">${this.parser.parseInline(token.tokens)}</h${level}>\n`;
}

interface Renderer {
  readonly parser: { readonly parseInline: (tokens: Token[]) => string };
}

/** A wide table scrolls inside its own region, which needs a name and keyboard focus. */
function tables() {
  let count = 0;
  return function table(this: Renderer, { header, rows }: Tokens.Table): string {
    const row = (cells: readonly Tokens.TableCell[], tag: 'th' | 'td') =>
      `<tr>${cells.map(({ text, tokens }) => cell(text === '' ? 'td' : tag, this.parser.parseInline(tokens))).join('')}</tr>`;
    const body = rows.map((cells) => row(cells, 'td')).join('');
    count += 1;
    const inside = `<table><thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`;
    return `<div class="site-table" role="region" aria-label="Table ${count}" tabindex="0">${inside}</div>\n`;
  };
}

const cell = (tag: string, html: string) => `<${tag}>${html}</${tag}>`;

/** Code lines do not wrap; they scroll inside their own region, also by keyboard. */
function examples() {
  let count = 0;
  return ({ text }: Tokens.Code): string => {
    count += 1;
    return `<pre role="region" aria-label="Example ${count}" tabindex="0"><code>${escapeXml(text)}</code></pre>\n`;
  };
}
