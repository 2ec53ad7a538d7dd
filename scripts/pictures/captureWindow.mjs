import { openPage } from './openPage.mjs';
import { steps } from './steps.mjs';

const VIEWPORT = { width: 1280, height: 800, deviceScaleFactor: 1.5 };
/** What Linux calls the system font is seldom what sellers see: Inter replaces San Francisco and Segoe UI. */
const FONT = 'Inter, sans-serif';

/** The window of one scene, or its `element`, as PNG without a scroll bar's gap. */
export async function captureWindow(site, scene, theme) {
  const page = await openPage(site, scene, { theme, viewport: VIEWPORT });
  try {
    await page.evaluate((font) => {
      const { style } = document.documentElement;
      style.setProperty('--mantine-font-family', font);
      style.setProperty('--mantine-font-family-headings', font);
      style.scrollbarGutter = 'auto';
      document.body.style.fontFamily = font;
      document.activeElement?.blur();
    }, FONT);
    await page.mouse.move(0, VIEWPORT.height - 1);
    await steps.wait(page, 300);
    const target = scene.element === undefined ? page : await page.waitForSelector(scene.element);
    return await target.screenshot();
  } finally {
    await page.browserContext().close();
  }
}
