import { describe, expect, it } from '@jest/globals';
import { browserStandIns } from '../../testing/browserStandIns';
import { FakeServer } from '../../testing/FakeServer';
import { renderScene } from '../../testing/renderScene';
import { RichText } from './RichText';

browserStandIns();

const shown = (html: string) =>
  renderScene(<RichText html={html} />, new FakeServer()).container.querySelector('[data-rich-text]');

describe('RichText', () => {
  it('keeps formatting', () => {
    expect(shown('<p>A <strong>steel</strong> bottle</p><ul><li>one</li></ul>')?.innerHTML).toBe(
      '<p>A <strong>steel</strong> bottle</p><ul><li>one</li></ul>',
    );
  });

  it.each([
    '<img src=x onerror="alert(1)">',
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">text</p>',
    '<a href="javascript:alert(1)">text</a>',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('removes active content: %s', (html) => {
    const inside = shown(html)?.innerHTML;
    expect(inside).toBeDefined();
    expect(inside).not.toMatch(/<(?!\/?(?:p|ul|ol|li|strong|em|br)\b)|on\w+=|javascript:/i);
  });
});
