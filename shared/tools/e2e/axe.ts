import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type CDPSession, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';

const impacts: readonly Impact[] = ['minor', 'moderate', 'serious', 'critical'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks the page as it stands now with axe. Injected as an evaluated expression, not as a script element: the app's
 * content security policy forbids those.
 */
export async function expectNoViolations(
  page: Page,
  { impact = 'serious', include }: { impact?: Impact; include?: string } = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page);
  await page.waitForFunction(isStill);
  const { violations } = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Of what axe may load beforehand, the style sheets serve a rule alone that is off unless it is asked for.
    return axe.run(selector ?? document, { resultTypes: ['violations'], preload: { assets: ['media'] } });
  }, include);
  const grave = violations
    .filter(
      (violation) => impacts.indexOf((violation.impact ?? 'minor') as Impact) >= impacts.indexOf(impact),
    )
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `    ${node.html}`).join('\n')}`);
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
}

/** Whether nothing changes its colour any more: in the middle of that a button has a contrast that it has at no other time. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
}

/** By page. It is left open until its page closes: in this Chromium a session that is detached ends the offline mode of the page too. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Playwright's own `evaluate` hands the text on as an argument and lets `eval` read it, which takes the page half as long again. */
async function inject(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Runtime.evaluate', { expression: source });
}
