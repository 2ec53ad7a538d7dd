import { parsePost } from './parsePost';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../content/blog/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every post, newest first. */
export const posts = Object.entries(files)
  .map(([file, text]) => parsePost(file.replace(/^.*\/|\.md$/g, ''), text))
  .sort((one, other) => other.date.localeCompare(one.date));
