import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Answer, AnswerValue, Question, QuestionInput } from '@feria/shared/contracts/question';
import { API } from '@feria/shared/routes';
import { labelIn } from '@feria/shared/rules/questions';
import { sessionOf } from '../../../shared/tools/e2e/accounts';
import { expectNoViolations } from '../../../shared/tools/e2e/axe';
import { makeChild, makeFamily, type Family } from '../../../shared/tools/e2e/families';
import { makeProject, questionsOf, summerWeek, type Project } from '../../../shared/tools/e2e/projects';
import { book } from '../../../shared/tools/e2e/registrations';
import { signInWithSession } from '../../../shared/tools/e2e/session';
import { Basket, fillBasket } from '../support/basket';
import { familyOf, openFamily, unfold } from '../support/family';
import { mockFamily } from '../support/mock';
import { startProxy, type Proxy } from '../support/proxy';
import { SignUp } from '../support/sign-up';
import { CORE, CORE_WIDE, expect, test as base, type Translate } from '../support/test';

const test = base.extend<{ network: Proxy }>({
  network: async ({ language: _ }, use) => {
    const network = await startProxy();
    await use(network);
    await network.close();
  },
});

const options = (...labels: string[]): { label: string; label_it: string }[] =>
  labels.map((label) => ({ label, label_it: `${label} (it)` }));

/** Of every kind; the first is required, one is for full days only, and the last is about health. */
const EIGHT = [
  { kind: 'text', label: 'T-Shirt-Größe', label_it: 'Taglia della maglietta', required: true },
  { kind: 'number', label: 'Körpergröße in Metern', label_it: 'Altezza in metri' },
  {
    kind: 'yes_no',
    label: 'Kann Ihr Kind hundert Meter weit schwimmen, ohne zu rasten und ohne Hilfe?',
    label_it: 'Suo figlio sa nuotare per cento metri senza fermarsi e senza aiuto?',
  },
  { kind: 'one_of', label: 'Gruppe', label_it: 'Gruppo', options: options('Füchse', 'Bären', 'Dachse') },
  {
    kind: 'one_of',
    label: 'Haltestelle',
    label_it: 'Fermata',
    options: options('Brixen', 'Bruneck', 'Bozen', 'Meran', 'Sterzing', 'Klausen', 'Schlanders'),
  },
  {
    kind: 'some_of',
    label: 'Was bringt Ihr Kind mit?',
    label_it: 'Che cosa porta Suo figlio?',
    options: options('Rucksack', 'Helm', 'Fahrrad', 'Badezeug'),
  },
  { kind: 'text', label: 'Mittagessen', label_it: 'Pranzo', day_types: ['full_day'] },
  { kind: 'text', label: 'Was müssen wir beachten?', label_it: 'A che cosa dobbiamo badare?', health: true },
] as const satisfies QuestionInput[];

const SIZE: QuestionInput = {
  kind: 'one_of',
  label: 'T-Shirt-Größe',
  label_it: 'Taglia della maglietta',
  required: true,
  options: options('S', 'M', 'L'),
};
const HEALTH: QuestionInput = EIGHT[7];

type Option = Question['options'][number];

/** Inputs for answers within a part of the page, by the labels of their questions. */
class Answers {
  constructor(
    private readonly within: Page | Locator,
    private readonly language: 'de' | 'it',
  ) {}

  private name(question: Pick<Question, 'label' | 'label_it'>): string {
    return labelIn(this.language, question);
  }
  text(question: Pick<Question, 'label' | 'label_it'>): Locator {
    return this.within.getByRole('textbox', { name: this.name(question) });
  }
  list(question: Pick<Question, 'label' | 'label_it'>): Locator {
    return this.within.getByRole('combobox', { name: this.name(question) });
  }
  /** The choices of which one is taken. */
  radios(question: Pick<Question, 'label' | 'label_it'>): Locator {
    return this.within.getByRole('radiogroup', { name: this.name(question) });
  }
  radio(
    question: Pick<Question, 'label' | 'label_it'>,
    choice: { label: string; label_it: string },
  ): Locator {
    return this.radios(question).getByRole('radio', { name: this.name(choice), exact: true });
  }
  /** The choices of which some are taken. */
  boxes(question: Pick<Question, 'label' | 'label_it'>): Locator {
    return this.within.getByRole('group', { name: this.name(question) });
  }
}

async function answersOf(
  request: APIRequestContext,
  family: Family,
  project: Project,
): Promise<AnswerValue[]> {
  const [booked] = (await familyOf(request, family)).registrations.filter(
    ({ course }) => course.id === project.id,
  );
  return (booked?.answers ?? []).map(({ value }) => value);
}

/** What a project asks is changed, through the API as the office. */
async function changeQuestions(
  request: APIRequestContext,
  project: Project,
  questions: readonly Question[],
): Promise<void> {
  const { token } = sessionOf('admin');
  const answer = await request.put(`/api/course/${project.id}`, {
    data: { questions },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Scene {
  page: Page;
  t: Translate;
  week: (n: number) => string;
  language: 'de' | 'it';
}

/** The form of the only registration for a project. */
async function openDialog(
  { page, t, language }: Omit<Scene, 'week'>,
  project: Project,
): Promise<{ dialog: Locator; answers: Answers; save: Locator }> {
  await openFamily(page, 'bookings');
  const row = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(row);
  const name = t('family.edit_of', { child: 'Lea Kofler', week: '' }).trim();
  await row.getByRole('button', { name: new RegExp(name) }).click();
  const dialog = page.getByRole('dialog', { name: t('family.edit_title') });
  return {
    dialog,
    answers: new Answers(dialog, language),
    save: dialog.getByRole('button', { name: t('action.save') }),
  };
}

/** A parent answers eight questions and signs the child up; the pointer is not used in the form. */
async function answerByKeyboard({ page, t, week, language }: Scene): Promise<void> {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], questions: EIGHT });
  const asked = await questionsOf(page.request, project);
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const answers = new Answers(signUp.dialog, language);
  const [size, height, swims, group, stop, brings, lunch, health] = EIGHT;

  // For half days one question less.
  await signUp.choice(1, 'Lea', 'half_day').check();
  await expect(answers.text(size)).toBeVisible();
  await expect(answers.text(lunch)).toHaveCount(0);
  await signUp.choice(1, 'Lea').check();
  await expect(answers.text(lunch)).toBeVisible();
  await signUp.contact1.fill('+39 333 1234567');
  await signUp.privacy.check();

  const keys = page.keyboard;
  await signUp.submit.focus();
  await keys.press('Enter');
  await expect(answers.text(size)).toBeFocused();
  const missing = t('signup.error_custom', { label: labelIn(language, size), name: 'Lea' });
  await expect(answers.text(size)).toHaveAccessibleDescription(missing);
  await expectNoViolations(page, { impact: 'minor' });
  await keys.type('M');
  await keys.press('Tab');
  await expect(answers.text(height)).toBeFocused();
  await expect(answers.text(height)).toHaveAttribute('inputmode', 'decimal');
  await keys.type('1,25');
  // No answer is the last of the choices: the next one is the first.
  await keys.press('Tab');
  await keys.press('ArrowDown');
  await expect(answers.radio(swims, { label: 'Ja', label_it: 'Sì' })).toBeChecked();
  await keys.press('Tab');
  await keys.press('ArrowDown');
  await keys.press('ArrowDown');
  await expect(answers.radio(group, group.options[1]!)).toBeChecked();
  await keys.press('Tab');
  await expect(answers.list(stop)).toBeFocused();
  await keys.press('ArrowDown');
  await keys.press('Tab');
  await keys.press('Space');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Space');
  await expect(answers.boxes(brings).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await keys.press('Tab');
  await keys.press('Tab');
  await expect(answers.text(lunch)).toBeFocused();
  await keys.type('ohne Fleisch');
  await keys.press('Tab');
  await expect(answers.text(health)).toBeFocused();
  await expect(answers.text(health)).toHaveAccessibleDescription(t('signup.answer_health'));
  const consent = signUp.dialog.getByRole('checkbox', { name: t('family.health_consent') });
  await expect(consent).toHaveCount(0);
  await keys.type('Asthma');

  await signUp.submit.focus();
  await keys.press('Enter');
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(t('family.health_consent_required'));
  await expectNoViolations(page, { impact: 'minor' });
  await keys.press('Space');
  // High enough for a finger, and no wider than the screen.
  for (const choice of await answers.radios(group).locator('label').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(
    await signUp.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll('fieldset, input')].every(
        (each) => each.getBoundingClientRect().right <= window.innerWidth,
      ),
    ),
  ).toBe(true);

  await signUp.submit.focus();
  await keys.press('Enter');
  await page.getByRole('button', { name: t('signup.question_yes') }).focus();
  await keys.press('Enter');
  await signUp.expectResult();
  const idsOf = (question: Question | undefined, ...at: number[]) => at.map((i) => question?.options[i]?.id);
  expect(await answersOf(page.request, family, project)).toEqual([
    'M',
    1.25,
    true,
    ...idsOf(asked[3], 1),
    ...idsOf(asked[4], 0),
    idsOf(asked[5], 0, 2),
    'ohne Fleisch',
    'Asthma',
  ]);
}

test(
  'eight questions of every kind are answered by the keyboard alone',
  CORE,
  async ({ page, t, week, language }) => {
    await answerByKeyboard({ page, t, week, language });
  },
);

test.describe('in German on a phone', () => {
  test.use({ language: 'de', locale: 'de-DE', viewport: { width: 360, height: 740 } });

  test('eight questions of every kind are answered', async ({ page, t, week, language }, info) => {
    test.skip(info.project.name !== 'portal', 'once');
    await answerByKeyboard({ page, t, week, language });
  });
});

test(
  'what was answered last is offered by the next project, and can be changed',
  CORE_WIDE,
  async ({ page, t, week, language }) => {
    const family = await makeFamily(page.request);
    const lea = await makeChild(page.request, family, 'Lea');
    const before = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      questions: [SIZE, EIGHT[1], EIGHT[6]],
    });
    const [size, height, lunch] = (await questionsOf(page.request, before)) as [Question, Question, Question];
    const [small, middle] = size.options as [Option, Option];
    const given: Answer[] = [
      { question_id: size.id, value: middle.id },
      { question_id: height.id, value: 1.25 },
      { question_id: lunch.id, value: 'ohne Fleisch' },
    ];
    await book(page.request, family, before, lea, 0, { answers: given });
    // The same questions; the second is one of its own here.
    const project = await makeProject(page.request, {
      weeks: [summerWeek(1)],
      questions: [size, { ...EIGHT[1] }, lunch],
    });
    await signInWithSession(page, family.session);
    const signUp = new SignUp(page, t, week, project);
    await signUp.open();
    await signUp.fill('Lea');
    const answers = new Answers(signUp.dialog, language);
    await expect(answers.radio(size, middle)).toBeChecked();
    await expect(answers.radios(size)).toHaveAccessibleDescription(t('signup.answer_offered'));
    await expect(answers.text(lunch)).toHaveValue('ohne Fleisch');
    await expect(answers.text(height)).toHaveValue('');
    await expectNoViolations(page, { impact: 'minor' });
    await answers.radio(size, small).check();
    await expect(answers.radios(size)).not.toHaveAccessibleDescription(t('signup.answer_offered'));
    await answers.text(height).fill('1,3');
    // What was typed comes back after a reload.
    await page.reload();
    await signUp.open();
    await expect(answers.radio(size, small)).toBeChecked();
    await expect(answers.text(height)).toHaveValue('1,3');
    await signUp.send();
    await signUp.expectResult();
    expect(await answersOf(page.request, family, project)).toEqual([small.id, 1.3, 'ohne Fleisch']);
    expect(await answersOf(page.request, family, before)).toEqual([middle.id, 1.25, 'ohne Fleisch']);
  },
);

test('two projects of a basket that ask the same are answered once', CORE, async ({ page, t, language }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const one = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [SIZE, HEALTH, EIGHT[6]],
  });
  const [size, health] = (await questionsOf(page.request, one)) as [Question, Question];
  // It has no S.
  const other = await makeProject(page.request, {
    weeks: [summerWeek(1)],
    questions: [{ ...size, options: size.options.slice(1) }, health],
  });
  await fillBasket(page.request, family, [lea, one, 0], [lea, other, 0]);
  await signInWithSession(page, family.session);
  const basket = new Basket(page, t);
  await basket.open();
  await expect(basket.lines('Lea', other)).toBeVisible();
  const answers = new Answers(page, language);
  await expect(answers.radios(size)).toHaveCount(1);
  await expect(answers.text(health)).toHaveCount(1);
  await expect(answers.radios(size)).toHaveAccessibleDescription(new RegExp(`${one.name}.*${other.name}`));

  await basket.privacy.check();
  await basket.send(2).click();
  const [small, middle] = size.options as [Option, Option];
  await expect(answers.radio(size, small)).toBeFocused();
  await answers.radio(size, small).check();
  await expect(answers.radios(size)).toHaveAccessibleDescription(
    new RegExp(
      t('basket.not_offered', { label: labelIn(language, size), name: 'Lea', project: other.name })
        .slice(0, -1)
        .replaceAll(/[()?]/g, '.')
        .replace(other.name, `${other.name}( it)?`),
    ),
  );
  await answers.radio(size, middle).check();
  await answers.text(health).fill('Asthma');
  const missing = page.getByRole('region', { name: t('basket.missing') });
  await missing.getByRole('button', { name: t('basket.consent_missing', { name: 'Lea' }) }).click();
  await expect(page.getByRole('checkbox', { name: t('family.health_consent') })).toBeFocused();
  await expectNoViolations(page, { impact: 'minor' });
  await page.keyboard.press('Space');
  await expect(missing).toHaveCount(0);
  await basket.send(2).click();
  await basket.expectResult();
  expect(await answersOf(page.request, family, one)).toEqual([middle.id, 'Asthma']);
  expect(await answersOf(page.request, family, other)).toEqual([middle.id, 'Asthma']);
});

test(
  'answers are changed afterwards, and the first about health needs consent',
  CORE,
  async ({ page, t, language }) => {
    const family = await makeFamily(page.request);
    const lea = await makeChild(page.request, family, 'Lea');
    const project = await makeProject(page.request, {
      weeks: [summerWeek(0)],
      questions: [SIZE, { ...EIGHT[6], required: true }, HEALTH],
    });
    const [size, lunch, health] = (await questionsOf(page.request, project)) as [
      Question,
      Question,
      Question,
    ];
    const [small, middle] = size.options as [Option, Option];
    const given = [
      { question_id: size.id, value: middle.id },
      { question_id: lunch.id, value: 'ohne Fleisch' },
    ];
    await book(page.request, family, project, lea, 0, { answers: given });
    await signInWithSession(page, family.session);
    const { dialog, answers, save } = await openDialog({ page, t, language }, project);
    await expect(answers.radio(size, middle)).toBeChecked();
    await expect(answers.radios(size)).not.toHaveAccessibleDescription(t('signup.answer_offered'));
    await answers.text(lunch).fill('');
    await save.click();
    await expect(answers.text(lunch)).toBeFocused();
    await expect(answers.text(lunch)).toHaveAccessibleDescription(
      t('signup.error_custom', { label: labelIn(language, lunch), name: 'Lea' }),
    );
    await answers.text(lunch).fill('alles');
    await expect(answers.text(lunch)).not.toHaveAttribute('aria-invalid', 'true');
    await answers.radio(size, small).check();
    await answers.text(health).fill('Asthma');
    await save.click();
    const consent = dialog.getByRole('checkbox', { name: t('family.health_consent') });
    await expect(consent).toBeFocused();
    await expectNoViolations(page, { impact: 'minor' });
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain('alles');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Asthma');
    await consent.check();
    await save.click();
    await expect(dialog).toBeHidden();
    expect(await answersOf(page.request, family, project)).toEqual([small.id, 'alles', 'Asthma']);
  },
);

test('answers to what is not asked for the day type any more are not listed', async ({
  page,
  t,
  language,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [EIGHT[0], EIGHT[6]],
  });
  const [size, lunch] = (await questionsOf(page.request, project)) as [Question, Question];
  await book(page.request, family, project, lea, 0, {
    answers: [
      { question_id: size.id, value: 'M' },
      { question_id: lunch.id, value: 'ohne Fleisch' },
    ],
  });
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const row = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(row);
  await expect(row).toContainText(labelIn(language, size));
  await expect(row).toContainText('ohne Fleisch');

  const [booked] = (await familyOf(page.request, family)).registrations;
  const changed = await page.request.put(`/api/peopleCourseWeekRegistration/${booked?.id}`, {
    data: { day_type: 'half_day' },
    headers: { Authorization: `Bearer ${sessionOf('admin').token}` },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  await unfold(row);
  await expect(row).toContainText(labelIn(language, size));
  await expect(row).not.toContainText(labelIn(language, lunch));
});

test('answers that two have changed are compared one by one', async ({ page, t, language }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [SIZE, EIGHT[6], HEALTH],
  });
  const [size, lunch, health] = (await questionsOf(page.request, project)) as [Question, Question, Question];
  const [small, middle, large] = size.options as [Option, Option, Option];
  await book(page.request, family, project, lea, 0, {
    answers: [
      { question_id: size.id, value: middle.id },
      { question_id: health.id, value: 'Pollen' },
    ],
    health_consent: true,
  });
  const { registrations } = await familyOf(page.request, family);
  await signInWithSession(page, family.session);
  const { dialog, answers, save } = await openDialog({ page, t, language }, project);
  await expect(answers.text(health)).toHaveValue('Pollen');
  await answers.radio(size, large).check();
  await answers.text(lunch).fill('alles');
  await answers.text(health).fill('Asthma');
  const elsewhere = await page.request.put(`/${API.saveRegistration}/${registrations[0]?.id}`, {
    headers: { Authorization: `Bearer ${family.session.token}` },
    data: {
      answers: [
        { question_id: size.id, value: small.id },
        { question_id: health.id, value: 'Nüsse' },
      ],
    },
  });
  expect(elsewhere.status()).toBe(200);
  await save.click();
  const question = page.getByRole('dialog', { name: t('changed.title') });
  const ofSize = question.getByRole('radiogroup', { name: labelIn(language, size) });
  await ofSize.getByRole('radio', { name: labelIn(language, small) }).check();
  const ofHealth = question.getByRole('radiogroup', { name: labelIn(language, health) });
  await expect(ofHealth).toContainText('Asthma');
  await expect(question.getByRole('radiogroup')).toHaveCount(2);
  await expectNoViolations(page, { impact: 'minor' });
  await ofHealth.getByRole('radio', { name: 'Nüsse' }).check();
  await question.getByRole('button', { name: t('changed.save') }).click();
  await expect(dialog).toBeHidden();
  expect(await answersOf(page.request, family, project)).toEqual([small.id, 'alles', 'Nüsse']);
});

test('a changed answer that the server refuses says so at its question', async ({ page, t, language }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], questions: [SIZE] });
  const [size] = (await questionsOf(page.request, project)) as [Question];
  const [small, middle] = size.options as [Option, Option];
  await book(page.request, family, project, lea, 0, {
    answers: [{ question_id: size.id, value: middle.id }],
  });
  await signInWithSession(page, family.session);
  const { dialog, answers, save } = await openDialog({ page, t, language }, project);
  await answers.radio(size, small).check();
  await changeQuestions(page.request, project, [{ ...size, options: size.options.slice(1) }]);
  await save.click();
  await expect(answers.radios(size)).toHaveAccessibleDescription(new RegExp(labelIn(language, size)));
  await expect(answers.radio(size, small)).toBeFocused();
  await expect(dialog.getByRole('alert')).toContainText(t('error.field'));
  await answers.radio(size, middle).check();
  await expect(answers.radios(size)).not.toHaveAttribute('aria-invalid', 'true');
});

test('fifty choices take little room, and a hundred questions are all there', async ({
  page,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const fifty = options(...Array.from({ length: 50 }, (_, index) => `Wahl ${index + 1}`));
  const some: QuestionInput = { kind: 'some_of', label: 'Wünsche', label_it: 'Desideri', options: fifty };
  const one: QuestionInput = { kind: 'one_of', label: 'Ort', label_it: 'Luogo', options: fifty };
  const others = Array.from({ length: 98 }, (_, index): QuestionInput => {
    const label = `Nummer ${index + 1}`;
    return { kind: 'text', label, label_it: label };
  });
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [some, one, ...others],
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea');
  const answers = new Answers(signUp.dialog, language);
  expect((await answers.boxes(some).boundingBox())?.height).toBeLessThan(400);
  await expect(answers.list(one).getByRole('option')).toHaveCount(51);
  const last = answers.boxes(some).getByRole('checkbox').last();
  await last.focus();
  await page.keyboard.press('Space');
  await expect(last).toBeChecked();
  await expect(last).toBeInViewport();
  await answers.list(one).selectOption({ index: 50 });
  const input = (number: number): Locator =>
    signUp.dialog.getByRole('textbox', { name: `Nummer ${number}`, exact: true });
  await input(98).fill('Ende');
  await input(1).fill('Anfang');
  await expectNoViolations(page, { impact: 'minor' });
  await signUp.send();
  await signUp.expectResult();
  const [somed, oned] = await questionsOf(page.request, project);
  expect(await answersOf(page.request, family, project)).toEqual([
    [somed?.options.at(-1)?.id],
    oned?.options.at(-1)?.id,
    'Anfang',
    'Ende',
  ]);
});

test('a long text is seen whole and stays one line, and what is typed about health asks before the page is left', async ({
  page,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [EIGHT[6], HEALTH],
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  const answers = new Answers(signUp.dialog, language);
  await signUp.choice(1, 'Lea').check();
  const lunch = answers.text(EIGHT[6]);
  const low = (await lunch.boundingBox())!.height;
  await lunch.fill(
    'Sie isst kein Fleisch und keinen Fisch, aber gern Nudeln, Knödel und alles Süße. '.repeat(3),
  );
  await lunch.press('End');
  await page.keyboard.insertText('Und\nObst');
  await expect(lunch).toHaveValue(/Und Obst$/);
  expect((await lunch.boundingBox())!.height).toBeGreaterThan(low * 2);
  expect(await lunch.evaluate((input) => input.scrollHeight - input.clientHeight)).toBeLessThanOrEqual(1);
  // Enter sends the form, as it does in every other input.
  await lunch.press('Enter');
  await expect(signUp.privacy).toHaveAttribute('aria-invalid', 'true');
  await expect(lunch).toHaveValue(/Obst$/);

  // Nothing is asked before something is typed about health.
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.accept();
  });
  await page.reload();
  await expect(signUp.dialog.getByText(t('signup.health_not_kept'))).toBeVisible();
  expect(asked).toBe(0);
  await answers.text(HEALTH).fill('Asthma');
  // Who closes the form and opens it again has it still.
  await signUp.dialog.getByRole('button', { name: t('action.close') }).click();
  await expect(signUp.dialog).toBeHidden();
  await page
    .getByRole('button', { name: t('project.book') })
    .first()
    .click();
  await expect(answers.text(HEALTH)).toHaveValue('Asthma');
  await expect(signUp.dialog.getByText(t('signup.health_not_kept'))).toHaveCount(0);
  await page.reload();
  await expect(signUp.dialog.getByText(t('signup.health_not_kept'))).toBeVisible();
  expect(asked).toBe(1);
  await expect(answers.text(HEALTH)).toHaveValue('');
});

test('my family shows what was answered, but nothing about health', async ({ page, t, language }) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, {
    weeks: [summerWeek(0)],
    questions: [SIZE, EIGHT[1], EIGHT[2], HEALTH],
  });
  const [size, height, swims, health] = await questionsOf(page.request, project);
  const middle = size!.options[1]!;
  await book(page.request, family, project, lea, 0, {
    answers: [
      { question_id: size!.id, value: middle.id },
      { question_id: height!.id, value: 1.25 },
      { question_id: swims!.id, value: false },
      { question_id: health!.id, value: 'Asthma' },
    ],
    health_consent: true,
  });
  await signInWithSession(page, family.session);
  await openFamily(page, 'bookings');
  const row = page
    .getByRole('region', { name: t('family.registrations') })
    .getByRole('listitem')
    .filter({ hasText: project.name });
  await unfold(row);
  for (const [question, words] of [
    [size!, labelIn(language, middle)],
    [height!, '1,25'],
    [swims!, t('changed.no')],
  ] as const)
    await expect(row).toContainText(`${labelIn(language, question)}: ${words}`);
  await expect(row).not.toContainText('Asthma');
  await expect(row).not.toContainText(labelIn(language, health!));
  await expectNoViolations(page, { impact: 'minor' });
});

test('who must not see health data is shown no question about health', async ({
  page,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], questions: [SIZE, HEALTH] });
  // As staff get it who look at the portal as the parent, without the permission.
  await mockFamily(page, ({ childrens }) => {
    for (const child of childrens) delete child.with_diagnostics;
  });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.child('Lea').check();
  const answers = new Answers(signUp.dialog, language);
  await expect(answers.radios(SIZE)).toBeVisible();
  await expect(answers.text(HEALTH)).toHaveCount(0);
  await expect(signUp.dialog.getByText(t('view.no_health'))).toBeVisible();
});

test('a choice that is offered no more is refused by the server, and said at its question', async ({
  page,
  t,
  week,
  language,
}) => {
  const family = await makeFamily(page.request);
  const lea = await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], questions: [SIZE] });
  const asked = await questionsOf(page.request, project);
  const [size] = asked as [Question];
  const [small, middle] = size.options as [Option, Option];
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project);
  await signUp.open();
  await signUp.fill('Lea');
  const answers = new Answers(signUp.dialog, language);
  await answers.radio(size, small).check();
  await signUp.submit.click();
  await changeQuestions(page.request, project, [{ ...size, options: size.options.slice(1) }]);
  await page.getByRole('button', { name: t('signup.question_yes') }).click();
  const label = labelIn(language, size);
  await expect(signUp.popup).toContainText(label);
  await signUp.dismiss();
  await expect(answers.radio(size, middle)).toBeFocused();
  await expect(answers.radios(size)).toHaveAccessibleDescription(new RegExp(label));
  await expect(answers.radio(size, small)).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });

  // The same in a basket.
  await changeQuestions(page.request, project, [size]);
  await fillBasket(page.request, family, [lea, project, 0]);
  const basket = new Basket(page, t);
  await basket.open();
  const inBasket = new Answers(page, language);
  const [again] = (await questionsOf(page.request, project)) as [Question];
  await inBasket.radio(again, again.options[0]!).check();
  await basket.privacy.check();
  await changeQuestions(page.request, project, [{ ...again, options: again.options.slice(1) }]);
  await basket.send(1).click();
  const refused = page.getByRole('alert').filter({ hasText: t('basket.refused_all') });
  await expect(refused).toContainText(label);
  await expect(inBasket.radios(again)).toHaveAccessibleDescription(new RegExp(label));
  await inBasket.radio(again, again.options[1]!).check();
  await basket.send(1).click();
  await basket.expectResult();
});

test('answers about health are kept nowhere in the browser, and a sign-up with them is not sent again by itself', async ({
  page,
  t,
  week,
  language,
  network,
}) => {
  const family = await makeFamily(page.request);
  await makeChild(page.request, family, 'Lea');
  const project = await makeProject(page.request, { weeks: [summerWeek(0)], questions: [HEALTH] });
  await signInWithSession(page, family.session);
  const signUp = new SignUp(page, t, week, project, network.url);
  await signUp.open();
  const answers = new Answers(signUp.dialog, language);
  const kept = (): Promise<string> =>
    page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage));
  await signUp.fill('Lea');
  await answers.text(HEALTH).fill('Asthma');
  await signUp.dialog.getByRole('checkbox', { name: t('family.health_consent') }).check();
  expect(await kept()).toContain('feria.draft');
  expect(await kept()).not.toContain('Asthma');

  // It asks by itself as long as the page is there.
  network.plan('lose', 'cut');
  network.always('cut');
  await signUp.send();
  await signUp.expectAsking();
  await expect.poll(() => network.signUps.length).toBeGreaterThan(1);
  expect(network.signUps.at(-1)?.body).toContain('Asthma');
  expect(await kept()).toContain('feria.unanswered');
  expect(await kept()).not.toContain('Asthma');

  await page.reload();
  const count = network.signUps.length;
  await expect(signUp.dialog.getByRole('heading', { name: t('signup.unknown_title') })).toBeFocused();
  await expect(signUp.dialog.getByRole('button', { name: t('signup.ask_again') })).toHaveCount(0);
  await expectNoViolations(page, { impact: 'minor' });
  expect(network.signUps.length).toBe(count);
  expect(await answersOf(page.request, family, project)).toEqual(['Asthma']);
});
