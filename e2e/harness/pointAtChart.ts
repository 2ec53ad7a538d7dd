import type { Visitor } from './Visitor.js';

/** Goes with keys to a point of the first chart on the page, and waits for its tip. The chart is drawn as it comes into view. */
export async function pointAtChart(visitor: Visitor): Promise<void> {
  await (await visitor.find('button', 'Table')).scrollIntoView();
  const plot = await visitor.page.waitForSelector('[role="application"]');
  await plot?.evaluate((node) => (node as SVGElement).focus());
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.until(() => document.querySelector('.recharts-tooltip-wrapper')?.textContent !== '');
}
