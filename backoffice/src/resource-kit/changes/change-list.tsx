import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type AttendanceStatus,
  type AuditChange,
  type AuditEntry,
  type AuditName,
  type AuditValue,
  formatDate,
  formatInstant,
  formatEuros,
  isPermission,
  shownRole,
} from '@feria/shared';
import type { Field, RowsField } from '@feria/shared/resources/fields';
import { kindOfCall, LOGGED_ATTENDANCE, numbersOfRow } from '@feria/shared/resources/logged';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { usePermissionWords } from '../permission-words';
import { visuallyHidden } from '../visually-hidden';
import { RecordName } from './record-name';
import { useLogWords } from './use-log-words';

/** Fields of a line that are shown at once: a new project has forty. */
const SHOWN = 6;

/** The fields that a line of the log names, each by its label, with old and new value where these are kept. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const { text } = useLogWords();
  const [all, setAll] = useState(false);
  const { fields } = entry;
  if (fields.length === 0) return '–';
  const hidden = all || fields.length <= SHOWN + 1 ? 0 : fields.length - SHOWN;
  return (
    <>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, minWidth: { md: 260 }, overflowWrap: 'anywhere' }}
      >
        {fields.slice(0, fields.length - hidden).map((field) => (
          <li key={field}>
            <Change entry={entry} field={field} />
          </li>
        ))}
      </Box>
      {hidden > 0 && (
        <Button size="small" onClick={() => setAll(true)}>
          {text('more', { smart_count: hidden })}
        </Button>
      )}
    </>
  );
}

function Change({ entry, field }: { entry: AuditEntry; field: string }) {
  const { text, field: labelOf } = useLogWords();
  const change = entry.changes.find((candidate) => candidate.field === field);
  const label = <strong>{labelOf(entry, field)}</strong>;
  const [, number] = field.split(' ');
  if (!change) {
    if (number)
      return (
        <>
          {label} {text('number', { id: number })}
        </>
      );
    return entry.action === 'create' ? (
      label
    ) : (
      <>
        {label}: {text('changed')}
      </>
    );
  }
  return (
    <>
      {label}: <Values entry={entry} change={change} isLink={number !== undefined} />
    </>
  );
}

/** What was and what is; of something new, and of a link that was made or ended, what there is of it. */
function Values({ entry, change, isLink }: { entry: AuditEntry; change: AuditChange; isLink: boolean }) {
  const { text } = useLogWords();
  const { before, after } = change;
  const show = (value: AuditValue): ReactNode => <Value entry={entry} field={change.field} value={value} />;
  if (isLink) return show(after ?? before);
  if (before === null && (entry.action === 'create' || change.field === 'into')) return show(after);
  if (Array.isArray(before) && Array.isArray(after) && (before.length > 1 || after.length > 1))
    return <ListDifference before={before} after={after} show={show} />;
  return (
    <>
      {show(before)} <span aria-hidden>→</span>{' '}
      <Box component="span" sx={visuallyHidden}>
        {text('becomes')}
      </Box>{' '}
      {show(after)}
    </>
  );
}

type Entries = string[] | AuditName[];

/** Of lists, what came and what went. */
function ListDifference(props: { before: Entries; after: Entries; show: (value: AuditValue) => ReactNode }) {
  const { text } = useLogWords();
  const { before, after, show } = props;
  const parts = (['added', 'removed'] as const).flatMap((part) => {
    const [from, other] = part === 'added' ? [after, before] : [before, after];
    const names = without(from, other);
    return names.length > 0 ? [{ part, names }] : [];
  });
  return parts.map(({ part, names }, index) => {
    const [start = '', end = ''] = text(part).split('%{names}');
    return (
      <Fragment key={part}>
        {index > 0 && '; '}
        {start}
        {show(names)}
        {end}
      </Fragment>
    );
  });
}

function without(list: Entries, others: Entries): Entries {
  const key = (entry: string | AuditName): string | number => (typeof entry === 'string' ? entry : entry.id);
  const known = new Set<string | number>([...others].map(key));
  return ([...list] as (string | AuditName)[]).filter((entry) => !known.has(key(entry))) as Entries;
}

function Value({ entry, field, value }: { entry: AuditEntry; field: string; value: AuditValue }): ReactNode {
  const { text } = useLogWords();
  const translate = useTranslate();
  const language = useLanguage();
  const { groupOf, actionOf, routeOf } = usePermissionWords();
  const kind = kindOfCall(entry.resource);
  const declared: Field | undefined = kind?.fields[field];
  if (value === null) return declared?.type === 'boolean' ? translate('ra.boolean.false') : text('empty');
  const labelOf = (choice: string): string =>
    translate(`resources.${routeOf(kind?.name ?? '')}.${field}.${choice}`, { _: choice });
  const rowInWords = (rows: RowsField, one: string): string =>
    translate(`resources.${routeOf(kind?.name ?? '')}.${field}.row`, numbersOfRow(rows, one));
  if (Array.isArray(value)) {
    return value.map((one, index) => (
      <Fragment key={typeof one === 'string' ? one : one.id}>
        {index > 0 && ', '}
        {typeof one !== 'string' ? (
          <RecordName record={one} />
        ) : isPermission(one) ? (
          `${groupOf(one.slice(0, one.indexOf('.')))}: ${actionOf(one)}`
        ) : declared?.type === 'choices' ? (
          labelOf(one)
        ) : declared?.type === 'rows' ? (
          rowInWords(declared, one)
        ) : field === 'roles' ? (
          shownRole(one, language)
        ) : (
          one
        )}
      </Fragment>
    ));
  }
  switch (declared?.type) {
    case 'boolean':
      return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    case 'date':
      return formatDate(String(value));
    case 'dateTime':
      return formatInstant(String(value));
    case 'money':
      return formatEuros(Number(value));
    case 'enum':
      if (value === 'full_day' || value === 'half_day') return text(`day_type.${value}`);
      if (kind?.name === LOGGED_ATTENDANCE) return text(`presence.${value as AttendanceStatus}`);
      return labelOf(String(value));
    default:
      return String(value);
  }
}
