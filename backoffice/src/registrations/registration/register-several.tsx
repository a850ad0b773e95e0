import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  CONTACT_NAME_MAX,
  OFFICE_API,
  romeToday,
  type Answer,
  type BasketResult,
  type ErrorCode,
  type Question,
} from '@feria/shared';
import { askedQuestions } from '@feria/shared/rules/questions';
import { sentAnswers } from '../../resource-kit/questions/question-values';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { randomKey } from '@feria/shared/browser/random-key';
import { HttpError, useDataProvider, useGetList, useRefresh, useTranslate } from 'react-admin';
import type { Course } from '../../catalogue/course-week/week-inputs';
import { useLanguage } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { choicesSort, definitionNamed, nameOf } from '../../resource-kit/definitions';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { ProjectWeeks, type ChildToRegister, type ChosenLine } from './project-weeks';
import { ReasonDialog } from './reason-dialog';
import { useSeveralWords } from './register-several-words';
import { useKnownOfChild } from './use-known-of-child';

const CONTACTS = [1, 2] as const;
const PARTS = ['name', 'phone'] as const;
type ContactField = `emergency_contact${(typeof CONTACTS)[number]}_${(typeof PARTS)[number]}`;
type Contacts = Partial<Record<ContactField, string | null>>;

/** Loaded where a project asks something. */
const AnswerGroup = lazy(() => import('../../resource-kit/questions/answer-group'));

/** Answers by project and child. */
type AnswersOf = Readonly<Record<string, readonly Answer[]>>;

function answersKey(course: { id: number }, child: { id: number }): string {
  return `${course.id}:${child.id}`;
}

/** The children that are ticked for weeks of the project and are asked something, with the questions. */
function askedOf(course: Course, lines: readonly ChosenLine[]) {
  const own = lines.filter((line) => line.course.id === course.id);
  const children = [...new Map(own.map(({ child }) => [child.id, child])).values()];
  return children.flatMap((child) => {
    const dayTypes = own.filter((line) => line.child.id === child.id).map(({ dayType }) => dayType);
    const questions = askedQuestions(course.questions, dayTypes);
    return questions.length > 0 ? [{ child, questions }] : [];
  });
}

interface SeveralProps {
  childrens: readonly ChildToRegister[];
  /** Whose page it is: the first emergency contact, as long as no registration names one. */
  person: { name: string; phone: string | null };
  onClose: () => void;
}

/**
 * Registers several children of a family for weeks of several projects at once: all, or nothing (product/registrations.md#several-by-the-office).
 */
export default function RegisterSeveral({ childrens, person, onClose }: SeveralProps) {
  const words = useSeveralWords();
  const translate = useTranslate();
  const language = useLanguage();
  const refresh = useRefresh();
  const known = useKnownContacts(childrens, person);
  const [courses, setCourses] = useState<readonly Course[]>([]);
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const [typed, setTyped] = useState<Contacts>({});
  const [comment, setComment] = useState('');
  const [answers, setAnswers] = useState<AnswersOf>({});
  const [mailChoice, setMailChoice] = useState<boolean>();
  const mail = mailChoice ?? lines.every(({ week }) => week.from > romeToday());
  const contacts = { ...known, ...typed };
  const { send, result, problems, why, isBusy, dropWhy } = useSend();
  const close = (): void => {
    if (result) refresh();
    onClose();
  };
  const submit = (reason?: string): void =>
    void send(lines, { ...contacts, comment: comment || null }, answers, { mail, reason });
  if (result)
    return (
      <TitledDialog
        title={words('done')}
        onClose={close}
        asks={false}
        actions={
          <Button onClick={close} variant="contained" autoFocus>
            {translate('ra.action.close')}
          </Button>
        }
      >
        <Result result={result} lines={lines} />
      </TitledDialog>
    );
  return (
    <TitledDialog
      title={words('title')}
      maxWidth={900}
      onClose={() => !isBusy && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <Typography role="status" sx={{ mr: 'auto', pl: 2 }}>
            {lines.length === 0 ? words('none') : words('some', { smart_count: lines.length })}
          </Typography>
          <CancelButton disabled={isBusy} />
          <Button onClick={() => submit()} variant="contained" loading={isBusy} disabled={lines.length === 0}>
            {words('send')}
          </Button>
        </>
      }
    >
      <CoursePicker
        taken={courses.map(({ id }) => id)}
        onPick={(course) => setCourses([...courses, course])}
      />
      {courses.map((course) => (
        <Box key={course.id} sx={{ display: 'grid', gap: 1 }}>
          <ProjectWeeks
            course={course}
            childrens={childrens}
            lines={lines.filter((line) => line.course.id === course.id)}
            onChange={(own) => setLines([...lines.filter((line) => line.course.id !== course.id), ...own])}
            onDrop={() => {
              setCourses(courses.filter(({ id }) => id !== course.id));
              setLines(lines.filter((line) => line.course.id !== course.id));
            }}
          />
          <Suspense>
            {askedOf(course, lines).map(({ child, questions }) => {
              const key = answersKey(course, child);
              return (
                <AnswersOfChild
                  key={key}
                  child={child}
                  courseId={course.id}
                  questions={questions}
                  answers={answers[key]}
                  onChange={(next) => setAnswers({ ...answers, [key]: next })}
                  problemOf={(id) => problems?.find(({ answer }) => answer === `${key}:${id}`)?.message}
                />
              );
            })}
          </Suspense>
        </Box>
      ))}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {CONTACTS.flatMap((number) =>
          PARTS.map((part) => {
            const field = `emergency_contact${number}_${part}` as const;
            const problem = problems?.find(({ path }) => path.endsWith(field))?.message;
            return (
              <TextField
                key={field}
                label={words(`contact_${part}`, { number })}
                type={part === 'phone' ? 'tel' : 'text'}
                required={number === 1 && part === 'phone'}
                value={contacts[field] ?? ''}
                onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
                error={problem !== undefined}
                helperText={problem}
                autoComplete="off"
                slotProps={{ htmlInput: { maxLength: part === 'name' ? CONTACT_NAME_MAX : 40 } }}
              />
            );
          }),
        )}
      </Box>
      <TextField
        label={words('comment')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <MailCheckbox checked={mail} onChange={setMailChoice} />
      {problems && (
        <Alert severity="error">
          {words('refused')}
          <ul style={{ margin: 0, paddingLeft: 20 }}>
            {problems.map(({ path, message, line }) => (
              <li key={path}>{line ? `${textOf(line, language)}: ${message}` : message}</li>
            ))}
          </ul>
        </Alert>
      )}
      {why && (
        <ReasonDialog why={why} isBusy={isBusy} onConfirm={(reason) => submit(reason)} onClose={dropWhy} />
      )}
    </TitledDialog>
  );
}

/** Searches projects on the server and hands over the one that is picked; it then is empty again. */
function CoursePicker({ taken, onPick }: { taken: readonly number[]; onPick: (course: Course) => void }) {
  const words = useSeveralWords();
  const language = useLanguage();
  const translate = useTranslate();
  const definition = definitionNamed('course');
  const [search, setSearch] = useState('');
  const { data = [], isFetching } = useGetList<Course & { from?: string | null }>(definition.route, {
    filter: search ? { q: search } : {},
    sort: choicesSort(definition, language),
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <Autocomplete
      sx={{ mt: 1 }}
      options={data.filter(({ id }) => !taken.includes(id))}
      getOptionLabel={(course) =>
        [nameOf(course, language), course.from?.slice(0, 4)].filter(Boolean).join(', ')
      }
      getOptionKey={({ id }) => id}
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={translate('ra.message.loading')}
      noOptionsText={translate('ra.navigation.no_results')}
      value={null}
      inputValue={search}
      onInputChange={(_, text, reason) => setSearch(reason === 'input' ? text : '')}
      onChange={(_, course) => course && onPick(course)}
      renderInput={(params) => (
        <TextField {...params} label={words('project')} helperText={words('project_help')} autoFocus />
      )}
    />
  );
}

/** The contacts of the last registration of one of the children; without any, the parent whose page it is. */
function useKnownContacts(childrens: readonly ChildToRegister[], person: SeveralProps['person']): Contacts {
  const { api } = useDataProvider<FeriaDataProvider>();
  const can = useCan();
  const ids = childrens.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['last-contacts', ids],
    queryFn: async () => {
      const all = await Promise.all(
        ids.map((id) => api('GET', 'api/child/{id}/last-contacts', { params: { id } })),
      );
      return all.flatMap(({ contacts }) => contacts ?? [])[0] ?? null;
    },
    enabled: can('peopleCourseWeekRegistration.index'),
  });
  return data ?? { emergency_contact1_name: person.name, emergency_contact1_phone: person.phone };
}

interface Problem {
  path: string;
  message: string;
  line?: ChosenLine | undefined;
  /** The question that it is about, as {@link answersKey} names the child, with its id. */
  answer?: string | undefined;
}

function useSend() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useSeveralWords();
  const [result, setResult] = useState<BasketResult | null>(null);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const [why, setWhy] = useState<readonly string[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  // One key for one body: when only the answer got lost, nothing is registered twice.
  const [sent, setSent] = useState({ body: '', key: '' });
  const send = async (
    lines: readonly ChosenLine[],
    details: Contacts & { comment: string | null },
    answers: AnswersOf,
    { mail, reason }: { mail: boolean; reason: string | undefined },
  ): Promise<void> => {
    const byPath = new Map<string, ChosenLine>();
    const answerAt = new Map<string, string>();
    const courseIds = [...new Set(lines.map(({ course }) => course.id))];
    const bookings = courseIds.map((course_id, bookingIndex) => {
      const own = lines.filter(({ course }) => course.id === course_id);
      const children = [...new Map(own.map((line) => [line.child.id, line])).values()];
      const bookedChildren = children.map(({ child, course }, childIndex) => {
        const ofChild = own.filter((line) => line.child.id === child.id);
        const courseWeeks = ofChild.map((line, weekIndex) => {
          const path = `bookings.${bookingIndex}.bookedChildren.${childIndex}`;
          byPath.set(`${path}.courseWeeks.${weekIndex}`, line);
          if (weekIndex === 0) byPath.set(path, line);
          return { id: line.week.id, dayType: line.dayType };
        });
        const dayTypes = courseWeeks.map(({ dayType }) => dayType);
        const given = sentAnswers(course.questions, dayTypes, answers[answersKey(course, child)]);
        for (const { id: question } of course.questions)
          answerAt.set(
            `bookings.${bookingIndex}.bookedChildren.${childIndex}.answers.${question}`,
            `${answersKey(course, child)}:${question}`,
          );
        return { id: child.id, answers: given, courseWeeks };
      });
      return { course_id, bookedChildren, ...details };
    });
    const lineAt = (path: string): ChosenLine | undefined => {
      for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
        const line = byPath.get(at);
        if (line) return line;
      }
      return undefined;
    };
    setBusy(true);
    setProblems(null);
    try {
      const body = { bookings, mail, ...(reason && { reason }) };
      const content = JSON.stringify(body);
      const idempotencyKey = sent.body === content ? sent.key : randomKey();
      setSent({ body: content, key: idempotencyKey });
      setResult(await api('POST', OFFICE_API.registerSeveral, { body: body as never, idempotencyKey }));
      setWhy(null);
    } catch (error) {
      const refused = (error instanceof HttpError && error.status === 422 ? error.body : null) as {
        code?: ErrorCode;
        errors?: Record<string, string>;
      } | null;
      const found = Object.entries(refused?.errors ?? {});
      if (refused?.code === 'not_eligible') setWhy([...new Set(found.map(([, message]) => message))]);
      else {
        setWhy(null);
        setProblems(
          found.length === 0
            ? [{ path: '', message: words('failed') }]
            : found.map(([path, message]) => ({
                path,
                message,
                line: lineAt(path),
                answer: answerAt.get(path),
              })),
        );
      }
    }
    setBusy(false);
  };
  return { send, result, problems, why, isBusy, dropWhy: () => setWhy(null) };
}

function textOf({ child, course, week }: ChosenLine, language: 'de' | 'it'): string {
  return `${child.name} · ${nameOf(course, language)}, ${nameOf(week, language)}`;
}

/** What each line got. */
function Result({ result, lines }: { result: BasketResult; lines: readonly ChosenLine[] }) {
  const words = useSeveralWords();
  const language = useLanguage();
  return (
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {result.registrations.map(({ child_id, course_week_id, outcome, queue_position }) => {
        const line = lines.find(({ child, week }) => child.id === child_id && week.id === course_week_id);
        const got =
          outcome === 'waiting'
            ? queue_position
              ? words('waiting', { place: queue_position })
              : words('waiting_only')
            : words(outcome);
        return (
          <li key={`${child_id}:${course_week_id}`}>
            {line && `${textOf(line, language)}: `}
            <strong>{got}</strong>
          </li>
        );
      })}
    </ul>
  );
}

/** Asks for a child what a project asks, with what was answered for it there before, which counts for all its weeks. */
function AnswersOfChild(props: {
  child: { id: number; name: string };
  courseId: number;
  questions: readonly Question[];
  /** As far as somebody has typed. */
  answers: readonly Answer[] | undefined;
  onChange: (answers: Answer[]) => void;
  problemOf: (questionId: number) => string | undefined;
}) {
  const { child, courseId, questions, answers, onChange, problemOf } = props;
  const known = useKnownOfChild(child.id, courseId)?.answers ?? [];
  return (
    <AnswerGroup
      of={child.name}
      questions={questions}
      answers={answers ?? known}
      onChange={onChange}
      problemOf={problemOf}
    />
  );
}
