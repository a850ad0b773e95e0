import type { BasketInput, BasketLine, BasketQuote } from '@feria/shared/contracts/basket';
import type { FamilyChild, MyFamily } from '@feria/shared/contracts/family';
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
import { Field } from '../../components/form/field';
import { FIELD } from '../../components/form/show-fault';
import { lazyDialog } from '../../components/lazy-dialog';
import { OwnText } from '../../components/own-text';
import { CARD } from '../../components/section';
import { useI18n, type I18n } from '../../i18n';
import { ConsentPart } from '../signup/consent-part';
import { ContactsPart } from '../signup/contacts-part';
import { quoteQuery, useChangeBasket } from './basket';
import { isSameLine, withChanged, withoutLine } from './changes';
import { BasketLineItem } from './basket-line';
import {
  answerKey,
  basketInput,
  byChild,
  differences,
  gapsOf,
  isSent,
  itemsOf,
  lineName,
  quoteInput,
  type BasketData,
  type BasketDraft,
  type Gap,
  type Item,
  type KeptLine,
  type ProjectItems,
} from './basket-lines';
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
  onSend: (input: BasketInput) => void;
}

/** What to say of a gap. */
function gapText(gap: Gap, place: string, items: readonly Item[], { t, localSuffixed }: I18n): string {
  switch (gap) {
    case 'answer': {
      const item = items.find(({ line }) => answerKey(line) === place);
      const label = item?.project ? localSuffixed(item.project, 'custom_field') : '';
      return t('signup.error_custom', { label, name: item?.child.first_name ?? '' });
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
  const gaps = gapsOf(sent.length ? sent : items, draft);
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

  const errors: Record<string, string> = {};
  if (isJudged) for (const [place, gap] of gaps) errors[place] = gapText(gap, place, items, i18n);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A form in a dialog above this one bubbles through React's tree.
    if (event.target !== event.currentTarget || isSending || isComparing) return;
    setIsJudged(true);
    const [first] = gaps.keys();
    if (first) return focusPlace(first);
    if (sent.length === 0) return void quote.refetch();
    setShownAt(quote.dataUpdatedAt);
    onSend(basketInput(sent, draft, asksForPhotos));
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
      {byChild(items, family).map(({ child, projects: ofChild }) => (
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
                answer={draft.answers[answerKey({ course_id: group.course_id, child_id: child.id })] ?? ''}
                error={errors[answerKey({ course_id: group.course_id, child_id: child.id })]}
                onChange={(before, after) => noteOwn(before, changeBasket(withChanged(before, after)))}
                onRemove={(line) => {
                  onRemove(line);
                  noteOwn(line, changeBasket(withoutLine(line)));
                }}
                onAnswer={(key, text) => change({ answers: { ...draft.answers, [key]: text } })}
              />
            ))}
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
                    {gapText(gap, place, items, i18n)}
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
  answer: string;
  error: string | undefined;
  onChange: (before: KeptLine, after: BasketLine) => void;
  onRemove: (line: KeptLine) => void;
  onAnswer: (key: string, text: string) => void;
}

/** The lines of a child for a project, and the project's question. */
function ProjectCard({ group, taken, answer, error, onChange, onRemove, onAnswer }: ProjectCardProps) {
  const { t, local, localSuffixed } = useI18n();
  // Of which week a line was first: one that gets another week stays the same element, with what is open and focused in it.
  const [firstWeeks, setFirstWeeks] = useState<Readonly<Record<number, number>>>({});
  const firstWeekOf = ({ course_week_id }: Item['line']): number =>
    firstWeeks[course_week_id] ?? course_week_id;
  const { project, child, course_id, items } = group;
  const name = project ? local(project, 'name') : t('basket.project_unknown');
  const key = answerKey({ course_id, child_id: child.id });
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
      {project?.custom_field && (
        <Box sx={{ mt: 1.5 }}>
          <Field
            id={key}
            label={localSuffixed(project, 'custom_field')}
            required
            value={answer}
            onChange={(event) => onAnswer(key, event.target.value)}
            error={Boolean(error)}
            helperText={error}
          />
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
