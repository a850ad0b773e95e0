import { expect, type ElementHandle, type Page } from '@playwright/test';
import sharp from 'sharp';

/** How far around a control its mark is looked for, in pixels. */
const AROUND = 10;
/** WCAG 2.4.13 and 1.4.11: a pixel counts where focus changes it by this contrast. */
const CONTRAST = 3;

/**
 * Goes through the page (or the dialog that is open) with Tab, and fails for each control that looks the same with the focus as
 * without. Looked at are the pixels on the screen: a style may be declared and beaten by another, or be cut off.
 * @param atLeast how many controls there are at least, so that a page that was not there yet does not pass
 */
export async function expectVisibleFocus(page: Page, atLeast: number): Promise<void> {
  const hidden: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await nextStop(page);
    if (stop === 'round') break;
    if (stop === 'passed') continue;
    stops += 1;
    const missing = await missingMark(page, stop);
    if (missing) hidden.push(missing);
  }
  expect(hidden, `focus that cannot be seen on ${page.url()}`).toEqual([]);
  expect(stops).toBeGreaterThanOrEqual(atLeast);
}

/** Fails when what has the focus now looks the same without it: for what is reached by arrow keys. */
export async function expectFocusShown(page: Page): Promise<void> {
  const element = await active(page);
  expect(await missingMark(page, element)).toBeNull();
}

const active = async (page: Page): Promise<ElementHandle<HTMLElement>> =>
  (await page.evaluateHandle(() => document.activeElement)) as ElementHandle<HTMLElement>;

/** What has the focus: `round` after the last control, `passed` for the guards at the edges of a dialog. */
async function nextStop(page: Page): Promise<ElementHandle<HTMLElement> | 'round' | 'passed'> {
  const element = await active(page);
  const what = await element.evaluate((node) => {
    if (node === document.body || 'focusSeen' in node) return 'round';
    if (node.dataset.testid?.startsWith('sentinel') || node.tabIndex < 0) return 'passed';
    Object.assign(node, { focusSeen: true });
    return null;
  });
  return what ?? element;
}

/** The control as text, when fewer pixels change than half its outline is long; else `null`. */
async function missingMark(page: Page, element: ElementHandle<HTMLElement>): Promise<string | null> {
  const { box, html, wanted } = await element.evaluate((node, around) => {
    // The mark of an input stands at its frame, that of a link over a whole card at the card.
    const marked = node.closest('article, label, .MuiInputBase-root') ?? node;
    const { left, top, right, bottom } = marked.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    // A tall one ends below the screen.
    const width = Math.min(document.documentElement.clientWidth, right + around) - x;
    const height = Math.min(window.innerHeight, bottom + around) - y;
    const own = node.getBoundingClientRect();
    const half = Math.min(own.width, width) + Math.min(own.height, height);
    return { box: { x, y, width, height }, html: node.outerHTML.slice(0, 200), wanted: Math.round(half) };
  }, AROUND);
  if (box.width <= 0 || box.height <= 0) return `outside of the screen: ${html}`;
  const look = async (): Promise<Buffer> => {
    const png = await page.screenshot({ clip: box, animations: 'disabled', scale: 'css' });
    return sharp(png).removeAlpha().raw().toBuffer();
  };
  const focused = await look();
  await element.evaluate((node) => node.blur());
  const plain = await look();
  await element.evaluate((node) => node.focus({ preventScroll: true }));
  const changed = changedPixels(focused, plain);
  return changed >= wanted ? null : `${changed} of ${wanted} pixels: ${html}`;
}

/** How many pixels of two pictures of one size (RGB) differ by {@link CONTRAST}. */
function changedPixels(one: Buffer, other: Buffer): number {
  let changed = 0;
  for (let at = 0; at + 2 < Math.min(one.length, other.length); at += 3) {
    const [a, b] = [luminance(one, at), luminance(other, at)];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= CONTRAST) changed += 1;
  }
  return changed;
}

/** Relative luminance of a pixel by WCAG 2. */
function luminance(rgb: Buffer, at: number): number {
  const channel = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const [red = 0, green = 0, blue = 0] = [...rgb.subarray(at, at + 3)].map((value) => channel(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
