import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily } from '../../../shared/tools/e2e/families';
import { formatPeriod } from '@feria/shared/rules/dates';
import { formatEuros } from '@feria/shared/rules/money';
import { makeProject, summerWeek } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { openFamily, unfoldSection } from '../support/family';
import { expect, test } from '../support/test';

async function textOf(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** A family whose child has one week, paid in full. */
async function makePaid(request: Parameters<typeof makeFamily>[0]) {
  const family = await makeFamily(request);
  const child = await makeChild(request, family, 'Klara');
  const project = await makeProject(request, { weeks: [summerWeek(0)] });
  const booked = await book(request, family, project, child);
  const { token } = sessionOf('admin');
  const paid = await request.post('/api/peopleCourseWeekRegistration/setPayed', {
    data: { data: booked.registrations.map(({ id }) => id) },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  return { family, project, child, registrationId: booked.registrations[0]?.id };
}

test('a parent downloads confirmations of payment in both languages', async ({ page, t }) => {
  const { family, child } = await makePaid(page.request);
  await signInWithSession(page, family.session);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openFamily(page, 'data');
  await unfoldSection(page, t('family.papers'));
  const section = page.getByRole('region', { name: t('family.confirmations') });
  await expect(section).toContainText('Klara Kofler');
  await expect(section).toContainText(t('family.confirmation_weeks', { smart_count: 1 }));
  // With its year: the same project comes again every summer.
  await expect(section).toContainText(formatPeriod(summerWeek(0).from, summerWeek(0).to));
  await expectNoViolations(page, { impact: 'minor' });

  for (const [language, title] of [
    ['de', 'Zahlungsbestätigung'],
    ['it', 'Conferma di pagamento'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: t(`family.document_${language}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(
      /^(Zahlungsbestätigung|Conferma-di-pagamento)_.*Kofler-Klara\.pdf$/,
    );
    const text = await textOf(await download.path());
    for (const part of [title, 'Klara Kofler', child.tax, 'Johanna Kofler', family.tax])
      expect(text).toContain(part);
    await expect(page.getByRole('status').filter({ hasText: download.suggestedFilename() })).toBeVisible();
  }
  // A download token stands in the address, the login nowhere.
  expect(addresses.filter((address) => address.includes('/confirmation/'))).toHaveLength(2);
  expect(addresses.filter((address) => address.includes(family.session.token))).toEqual([]);
});

test('a confirmation that fails says why and can be tried again', async ({ page, t }) => {
  const { family } = await makePaid(page.request);
  await signInWithSession(page, family.session);
  let broken = true;
  await page.route('**/confirmation/**', (route) => (broken ? route.abort() : route.continue()));
  await openFamily(page, 'data');
  await unfoldSection(page, t('family.papers'));
  const section = page.getByRole('region', { name: t('family.confirmations') });
  await section.getByRole('button', { name: t('family.document_de') }).click();
  const failure = section.getByRole('alert');
  await expect(failure).toContainText(t('family.document_failed'));
  await expect(failure).toContainText(t('error.offline'));
  await expectNoViolations(page, { impact: 'minor' });
  broken = false;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    failure.getByRole('button', { name: t('action.retry') }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('.pdf');
  await expect(failure).toBeHidden();
});

test('a parent downloads the statement and the confirmation for the tax return of a year', async ({
  page,
  t,
}) => {
  const { family } = await makePaid(page.request);
  await signInWithSession(page, family.session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('family.papers'));
  // It is loaded when it comes in sight.
  await page.getByRole('region', { name: t('family.confirmations') }).scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: t('family.documents') });
  const year = new Date().getFullYear();
  const entry = (name: string) => section.getByRole('listitem').filter({ hasText: name });
  await expect(entry(t('family.tax_confirmation', { year }))).toContainText('Klara Kofler');
  await section.getByText(t('family.payments', { smart_count: 1 })).click();
  await expect(section).toContainText(`${t('family.payment_method.bank')}${formatEuros(150)}`);
  await expectNoViolations(page, { impact: 'minor' });
  for (const [name, language, file] of [
    [t('family.statement', { year: summerWeek(0).from.slice(0, 4) }), 'de', /^Zahlungsübersicht_.*\.pdf$/],
    [t('family.tax_confirmation', { year }), 'it', /^Attestazione-fiscale_.*Kofler-Klara\.pdf$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entry(name)
        .getByRole('button', { name: t(`family.document_${language}`) })
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    expect(await textOf(await download.path())).toContain('Johanna Kofler');
  }
});

test('a parent reads what is left as credit', async ({ page, t }) => {
  const { family, registrationId } = await makePaid(page.request);
  const { token } = sessionOf('admin');
  const removed = await page.request.delete(`/api/peopleCourseWeekRegistration/${registrationId}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(removed.status(), await removed.text()).toBe(200);
  await signInWithSession(page, family.session);
  await page.goto('/my-family');
  const section = page.getByRole('region', { name: t('payment.title'), exact: true });
  await expect(section).toContainText(t('family.credit_balance', { amount: formatEuros(150) }));
  await expectNoViolations(page, { impact: 'minor' });
});

test('without a payment the section says when there will be one', async ({ page, t }) => {
  await signInWithSession(page, (await makeFamily(page.request)).session);
  await openFamily(page, 'data');
  await unfoldSection(page, t('family.papers'));
  await expect(page.getByText(t('family.confirmations_empty'))).toBeVisible();
});
