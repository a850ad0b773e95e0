import type { BasketInput, BasketLine, BasketQuote } from '@feria/shared/contracts/basket';
import type { FamilyChild, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import { OPENING_SPREAD_MS } from '@feria/shared/config';
import { PORTAL } from '@feria/shared/routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useUser, userQuery } from '../../accounts/account';
import { SendConfirmationAgain } from '../../accounts/send-confirmation-again';
import { ApiError, firstMessages, hasCode } from '../../api/errors';
import { useOptions } from '../../api/options';
import { datedStepTexts } from '../../catalogue/cancellation-texts';
import { messageOf } from '../../components/error-notice';
import { FIELD } from '../../components/form/show-fault';
import { lazyDialog } from '../../components/lazy-dialog';
import { OwnText } from '../../components/own-text';
import { CARD } from '../../components/section';
import { useI18n, type I18n } from '../../i18n';
import { ConsentPart } from '../signup/consent-part';
import { ContactsPart } from '../signup/contacts-part';
import { consentPlace, problemText } from '../questions/answers';
import { ChildQuestions, HealthConsent, type AnswersOfChild } from '../questions/child-questions';
import { quoteQuery, useChangeBasket } from './basket';
import { isSameLine, withChanged, withoutLine } from './changes';
import { BasketLineItem } from './basket-line';
import {
  byChild,
  itemsOf,
  lineName,
  type BasketData,
  type Item,
  type KeptLine,
  type ProjectItems,
} from './basket-items';
import {
  basketInput,
  differences,
  gapsOf,
  isSent,
  quoteInput,
  type BasketDraft,
  type Gap,
} from './basket-lines';
import {
  basketTellsOfHealth,
  childrenToConsent,
  isShared,
  lastAnswers,
  questionsOf,
  refusedAnswers,
  typedFor,
  type BasketQuestion,
} from './basket-questions';
import { BasketSum, differenceText } from './basket-sum';
import { groupsOf } from './together';
import { TogetherPart } from './together-part';

const ChildDialog = lazyDialog(() => import('../../families/child-dialog'));

interface BasketFormProps {
  data: Omit<BasketData, 'quote'>;
  /** Lines of which the page says why they are not in the basket any more. */
  leftOut: readonly KeptLine[];
  draft: BasketDraft;
  isSending: boolean;
  /** What was sent and why the server refused it; nothing of it is stored. */
  refusal: Refusal | null;
  change: (part: Partial<BasketDraft>) => void;
  /** Called with a line that is about to be taken out here. */
  onRemove: (line: KeptLine) => void;
  onSend: (input: BasketInput, isHealthTold: boolean) => void;
}

/** What to say of a gap. */
function gapText(gap: Gap, place: string, children: readonly FamilyChild[], { t, local }: I18n): string {
  if (typeof gap === 'object') {
    const { asked, problem, project, isOfferedElsewhere } = gap;
    const words = { label: local(asked.question, 'label'), name: asked.child.first_name };
    return isOfferedElsewhere
      ? t('basket.not_offered', { ...words, project: local(project, 'name') })
      : problemText(problem, words, t);
  }
  switch (gap) {
    case 'consent': {
      const child = children.find(({ id }) => consentPlace(id) === place);
      return t('basket.consent_missing', { name: child?.first_name ?? '' });
    }
    case 'contact1':
      return t('signup.error_contact');
    case 'same':
      return t('signup.error_contact_same');
    case 'contact2_phone':
      return t('signup.error_contact2_phone');
    case 'phone':
      return t('field.phone_invalid');
    case 'privacy':
      return t('basket.privacy_missing');
  }
}

function focusPlace(place: string | undefined): void {
  const element = place === undefined ? null : document.getElementById(place);
  element?.focus();
  (element?.closest(`[${FIELD}]`) ?? element)?.scrollIntoView({ block: 'center' });
}

/** Whether a line can be booked now, or when its project opens. */
function mayBeBooked({ quoted }: Item): boolean {
  return quoted?.outcome !== 'refused' || quoted.opens_at !== undefined;
}

/** A basket that the server refused. */
export interface Refusal {
  error: unknown;
  sent: BasketInput;
}

/** Why a basket was refused: the broken rules, with the child where one names it, else that sending failed and why. */
export function refusalTexts({ error, sent }: Refusal, family: MyFamily, i18n: I18n): string[] {
  if (!(error instanceof ApiError) || error.status !== 422) {
    return [messageOf(error, i18n), i18n.t('signup.error_send_text')];
  }
  const messages = Object.entries(firstMessages(error.textsIn(i18n.language).errors)).map(([path, text]) => {
    const [, booking, index] = /^bookings\.(\d+)\.bookedChildren\.(\d+)\./.exec(path) ?? [];
    const id = sent.bookings[Number(booking)]?.bookedChildren[Number(index)]?.id;
    const child = family.childrens.find((each) => each.id === id);
    return child ? `${child.first_name}: ${text}` : text;
  });
  return messages.length ? [...new Set(messages)] : [messageOf(error, i18n)];
}

/** The lines that have gone since the page was opened, though nobody took them out here and nothing says why: on another device, for example. */
function useGone(
  lines: readonly KeptLine[],
  leftOut: readonly KeptLine[],
): {
  gone: readonly KeptLine[];
  noteOwn: (line: KeptLine, isStored: Promise<boolean>) => void;
} {
  const [seen, setSeen] = useState(lines);
  // Kept apart: the basket may be read again, and have the line once more, before the change of it is stored.
  const [own, setOwn] = useState<readonly KeptLine[]>([]);
  const fresh = lines.filter((line) => !seen.some((other) => isSameLine(line, other)));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return {
    gone: seen.filter((line) => ![...lines, ...own, ...leftOut].some((other) => isSameLine(line, other))),
    noteOwn: (line, isStored) => {
      setOwn((before) => [...before, line]);
      void isStored.then((is) => {
        if (!is) setOwn((before) => before.filter((other) => !isSameLine(line, other)));
      });
    },
  };
}

/**
 * Asks again when registration of a line opens, at random within the next seconds, so that not all pages do it in one moment; then one
 * tap sends what has waited.
 */
function useQuoteAtOpening(quote: BasketQuote | undefined, refetch: () => Promise<unknown>): void {
  const opens = (quote?.lines ?? []).flatMap(({ opens_at }) => (opens_at ? [Date.parse(opens_at)] : []));
  const next = opens.length ? Math.min(...opens) : null;
  useEffect(() => {
    if (next === null) return;
    const wait = next - Date.now();
    // Timers beyond 24 days would overflow.
    if (wait > DAY_MS) return;
    // The clock of this device may be fast: then it was asked too early, and is asked again a little later.
    const delay = Math.max(wait, AGAIN_MS) + Math.random() * OPENING_SPREAD_MS;
    const timer = setTimeout(() => void refetch(), delay);
    return () => clearTimeout(timer);
  }, [next, quote, refetch]);
}

const DAY_MS = 86_400_000;
const AGAIN_MS = 1_000;

/** The basket as a form: its lines, what is asked once for all of them, and the button that sends what can be booked now. */
export function BasketForm({
  data,
  leftOut,
  draft,
  isSending,
  refusal,
  change,
  onRemove,
  onSend,
}: BasketFormProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { family } = data;
  const { options } = useOptions();
  const queryClient = useQueryClient();
  const asksForPhotos = options.photo_privacy === '1';
  const groups = groupsOf(itemsOf({ ...data, quote: undefined }), draft);
  const query = quoteQuery(quoteInput(data.lines, groups));
  const quote = useQuery({ ...query, enabled: data.lines.length > 0 });
  useQuoteAtOpening(quote.data, quote.refetch);
  const changeBasket = useChangeBasket();
  const { gone, noteOwn } = useGone(data.lines, leftOut);
  const items = itemsOf({ ...data, quote: quote.data });
  const sent = items.filter(isSent);
  const children = byChild(items, family);
  const asked = questionsOf(children);
  const gaps = gapsOf(sent.length ? sent : items, draft, asked);
  const [isJudged, setIsJudged] = useState(false);
  // The quote that was shown when the basket was sent.
  const [shownAt, setShownAt] = useState(0);
  const [checked, setChecked] = useState<FamilyChild | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const error = refusal?.error ?? null;
  const isUnconfirmed = hasCode(refusal?.error, 'email_not_confirmed');
  // After a refusal the quote is asked for anew; it says what has changed.
  const isChanged = hasCode(refusal?.error, 'basket_changed');
  const isComparing = isChanged && !quote.isError && quote.dataUpdatedAt === shownAt;
  const changed =
    isChanged && !isComparing && refusal && quote.data
      ? differences(items, { shown: refusal.sent.shown ?? [], now: quote.data })
      : [];
  const { user } = useUser();

  useEffect(() => {
    if (error !== null && !isComparing) notice.current?.focus();
  }, [error, isComparing]);
  // The page above says so too, whatever it knew before.
  useEffect(() => {
    if (isUnconfirmed) queryClient.invalidateQueries({ queryKey: userQuery.queryKey }).catch(() => undefined);
  }, [isUnconfirmed, queryClient]);

  const errors =
    refusal?.error instanceof ApiError && refusal.error.status === 422
      ? refusedAnswers(firstMessages(refusal.error.textsIn(i18n.language).errors), refusal.sent, draft, asked)
      : {};
  const textOf = (gap: Gap, place: string): string => gapText(gap, place, family.childrens, i18n);
  if (isJudged) for (const [place, gap] of gaps) errors[place] = textOf(gap, place);
  const toConsent = childrenToConsent(items, draft, asked);
  const answering = (child: OwnChild): AnswersOfChild => ({
    child,
    typed: typedFor(draft, child.id),
    last: lastAnswers(child, asked),
    errors,
    onChange: (next) =>
      change({ children: { ...draft.children, [child.id]: { ...typedFor(draft, child.id), ...next } } }),
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog above this one bubbles through React's tree.
    if (event.target !== event.currentTarget || isSending || isComparing) return;
    setIsJudged(true);
    const [first] = gaps.keys();
    if (first) return focusPlace(first);
    if (sent.length === 0) return void quote.refetch();
    setShownAt(quote.dataUpdatedAt);
    const input = basketInput(sent, draft, asked, asksForPhotos);
    onSend(input, basketTellsOfHealth(input, asked));
  };
  const toCheck = family.childrens.filter(
    (child) => child.needs_update && items.some((item) => item.child.id === child.id),
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, mt: 1 }}
    >
      <Typography color="textSecondary">{t('basket.text')}</Typography>
      <Box role="status" sx={{ '&:empty': { mt: -4 } }}>
        {gone.length > 0 && (
          <Alert severity="info" role="none">
            {itemsOf({ ...data, lines: gone, quote: undefined }).map((item) => (
              <div key={`${item.line.child_id}-${item.line.course_week_id}`}>
                {t('basket.gone', { line: lineName(item, i18n) })}
              </div>
            ))}
          </Alert>
        )}
      </Box>
      {children.map(({ child, projects: ofChild }) => (
        <Box component="section" key={child.id} aria-labelledby={`basket-${child.id}`}>
          <Typography variant="h2" id={`basket-${child.id}`} sx={{ mb: 1.5 }}>
            {child.first_name}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
            {ofChild.map((group) => (
              <ProjectCard
                key={group.course_id}
                group={group}
                taken={items
                  .filter((item) => item.child.id === child.id)
                  .map(({ line }) => line.course_week_id)}
                answering={answering(child)}
                asked={asked.filter((each) => each.child.id === child.id && isOfOne(each, group.course_id))}
                onChange={(before, after) => noteOwn(before, changeBasket(withChanged(before, after)))}
                onRemove={(line) => {
                  onRemove(line);
                  noteOwn(line, changeBasket(withoutLine(line)));
                }}
              />
            ))}
            <SharedQuestions
              answering={answering(child)}
              asked={asked.filter((each) => each.child.id === child.id && isShared(each))}
            />
            <HealthConsent {...answering(child)} isNeeded={toConsent.some(({ id }) => id === child.id)} />
          </Box>
        </Box>
      ))}
      <TogetherPart items={items.filter(mayBeBooked)} wanted={draft} onChange={change} />
      {toCheck.map((child) => (
        <Alert severity="warning" key={child.id}>
          {t('signup.check_child', { name: child.first_name })}
          <Button
            color="inherit"
            size="small"
            onClick={() => setChecked(child)}
            sx={{ display: 'block', ml: -1.75 }}
          >
            {t('signup.check_child_button')}
          </Button>
        </Alert>
      ))}
      <ContactsPart data={{ draft, family }} errors={errors} change={change} />
      <ConsentPart
        data={{ draft }}
        errors={errors}
        change={change}
        asksForPhotos={asksForPhotos}
        privacyFile={options.app_privacy}
      />
      <Cancellation items={items} />
      <Box sx={{ ...CARD, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <BasketSum items={items} quote={quote.data} />
        {gaps.size > 0 && (
          <section aria-labelledby="basket-gaps">
            <Typography variant="h3" id="basket-gaps">
              {t('basket.missing')}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {[...gaps].map(([place, gap]) => (
                <li key={place}>
                  <MuiLink
                    component="button"
                    type="button"
                    onClick={() => focusPlace(place)}
                    sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline', py: 0.75 }}
                  >
                    {textOf(gap, place)}
                  </MuiLink>
                </li>
              ))}
            </Box>
          </section>
        )}
        <Box ref={notice} tabIndex={-1} role="alert" sx={{ outline: 'none', '&:empty': { mt: -2 } }}>
          {isUnconfirmed ? (
            <Alert severity="warning" role="none">
              {t('signup.email_not_confirmed', { email: user?.email ?? '' })}
              <SendConfirmationAgain />
            </Alert>
          ) : refusal !== null && changed.length === 0 && !isComparing && !isSending ? (
            <Alert severity="error" role="none">
              <strong>{t('basket.refused_all')}</strong>
              {refusalTexts(refusal, family, i18n).map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Alert>
          ) : null}
          {changed.length > 0 && (
            <Alert severity="warning" role="none">
              <strong>{t('basket.changed')}</strong>
              {changed.map((difference) => (
                <div key={`${difference.item.line.child_id}-${difference.item.line.course_week_id}`}>
                  {differenceText(difference, family, i18n)}
                </div>
              ))}
              <div>{t(sent.length > 0 ? 'basket.changed_again' : 'basket.changed_none')}</div>
            </Alert>
          )}
        </Box>
        {quote.isError && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => void quote.refetch()}>
                {t('action.retry')}
              </Button>
            }
          >
            {t('basket.no_quote')} {messageOf(quote.error, i18n)}
          </Alert>
        )}
        <Typography variant="body2">{t('basket.binding')}</Typography>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isSending || isComparing}
          disabled={quote.isSuccess && sent.length === 0}
        >
          {t('basket.send', { smart_count: sent.length })}
        </Button>
        <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
          {isSending && t('signup.is_sending')}
        </Box>
      </Box>
      {checked && (
        <ChildDialog
          child={checked}
          parent={family.parent}
          onSaved={() => setChecked(null)}
          onClose={() => setChecked(null)}
        />
      )}
    </Box>
  );
}

interface ProjectCardProps {
  group: ProjectItems;
  /** Weeks that the basket has for the child. */
  taken: readonly number[];
  answering: AnswersOfChild;
  /** What this project alone asks of the child. */
  asked: readonly BasketQuestion[];
  onChange: (before: KeptLine, after: BasketLine) => void;
  onRemove: (line: KeptLine) => void;
}

function isOfOne({ parts: [only, another] }: BasketQuestion, courseId: number): boolean {
  return !another && only?.project.id === courseId;
}

/** What several projects ask of a child: once, with the names of the projects. */
function SharedQuestions({ answering, asked }: Pick<ProjectCardProps, 'answering' | 'asked'>) {
  const { t, local } = useI18n();
  const projectsOf = ({ key }: { key: string }): string => {
    const names = asked.find((each) => each.key === key)?.parts.map(({ project }) => local(project, 'name'));
    return t('basket.asked_by', { projects: (names ?? []).join(', ') });
  };
  if (!asked.length) return null;
  return (
    <Box sx={CARD}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('basket.shared_questions')}
      </Typography>
      <ChildQuestions {...answering} asked={asked} hintOf={projectsOf} />
    </Box>
  );
}

/** The lines of a child for a project, and what that project alone asks. */
function ProjectCard({ group, taken, answering, asked, onChange, onRemove }: ProjectCardProps) {
  const { t, local } = useI18n();
  // Of which week a line was first: one that gets another week stays the same element, with what is open and focused in it.
  const [firstWeeks, setFirstWeeks] = useState<Readonly<Record<number, number>>>({});
  const firstWeekOf = ({ course_week_id }: Item['line']): number =>
    firstWeeks[course_week_id] ?? course_week_id;
  const { project, child, course_id, items } = group;
  const name = project ? local(project, 'name') : t('basket.project_unknown');
  return (
    <Box sx={CARD}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={PORTAL.project(course_id)} color="inherit" underline="hover">
          <OwnText>{name}</OwnText>
        </MuiLink>
      </Typography>
      <Box component="ul" aria-label={`${child.first_name}: ${name}`} sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <BasketLineItem
            key={firstWeekOf(item.line)}
            item={item}
            taken={taken}
            onChange={(line) => {
              setFirstWeeks({ ...firstWeeks, [line.course_week_id]: firstWeekOf(item.line) });
              onChange(item.line, line);
            }}
            onRemove={() => onRemove(item.line)}
          />
        ))}
      </Box>
      {asked.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <ChildQuestions {...answering} asked={asked} />
        </Box>
      )}
    </Box>
  );
}

/** Until when places can be given back from now on and what that costs, of each week whose project says it. */
function Cancellation({ items }: { items: readonly Item[] }) {
  const { t, local } = useI18n();
  const [now] = useState(() => new Date());
  const weeks = new Map(
    items.flatMap(({ project, week }) =>
      project?.cancellation.length && week ? [[week.id, { project, week }] as const] : [],
    ),
  );
  if (!weeks.size) return null;
  const inOrder = [...weeks.values()].toSorted((a, b) => a.week.from.localeCompare(b.week.from));
  return (
    <section aria-labelledby="basket-cancellation">
      <Typography variant="h3" component="h2" id="basket-cancellation">
        {t('cancellation.title')}
      </Typography>
      {inOrder.map(({ project, week }) => (
        <Box key={week.id} sx={{ mt: 1, typography: 'body2' }}>
          <Box component="strong">
            <OwnText>{`${local(project, 'name')}, ${local(week, 'name')}`}</OwnText>
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {datedStepTexts(project.cancellation, { from: week.from, now }, t).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Box>
      ))}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('cancellation.after')}
      </Typography>
    </section>
  );
}
