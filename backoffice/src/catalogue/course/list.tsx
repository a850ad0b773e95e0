import ContentCopy from '@mui/icons-material/ContentCopy';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';
import { resources } from '@feria/shared/resources/index';
import { lazy, Suspense, useState } from 'react';
import { useDataProvider, useListContext, useRedirect, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import Button from '@mui/material/Button';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import { labelOf, nameOf } from '../../resource-kit/definitions';
import type { ResourceRecord, ListOverrides } from '../../resource-kit/types';
import { messageOf } from '../../resource-kit/message-of';
import { CourseLink } from './course-link';
import { ProgrammeButton } from './programme-button';
import { ROLLOVER_PERMISSIONS, SeasonOfSelection, SeasonOfYear, useMayRollOver } from './rollover/buttons';
import { YearFilter } from './year-filter';

const { permissions, route } = resources.course;

const AskedLacks = lazy(() => import('../../settings/readiness/asked-lacks'));

/** Copy and lock of a course, each after a question. */
function CourseActions({ record }: { record: ResourceRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const language = useLanguage();
  const can = useCan();
  const name = nameOf(record, language);
  const label = labelOf(record, language);
  const active = record.active === true;
  const params = { id: record.id };
  return (
    <>
      {can(permissions.create) && (
        <ConfirmIconButton
          icon={<ContentCopy fontSize="small" />}
          label={text('courses.copy', { name })}
          question={text('courses.copy_question', { name: label })}
          confirm={translate('ra.action.confirm')}
          action={async () => {
            const copy = await dataProvider.api('POST', 'api/course/{id}/copy', { params });
            // Being inactive it would not stand in the list as it starts.
            redirect('edit', route, copy.id);
            return text('courses.copied');
          }}
        />
      )}
      {can(permissions.update) && (
        <ConfirmIconButton
          icon={active ? <LockOpen fontSize="small" /> : <Lock fontSize="small" />}
          label={text(active ? 'courses.deactivate' : 'courses.activate', { name })}
          question={
            <>
              {text(active ? 'courses.deactivate_question' : 'courses.activate_question', { name: label })}
              <Suspense>{!active && <AskedLacks id={Number(record.id)} />}</Suspense>
            </>
          }
          confirm={translate('ra.action.confirm')}
          action={async () => {
            // What was asked for, also when a colleague has done the same meanwhile.
            const call = { params, body: { active: !active } };
            const saved = await dataProvider
              .api('POST', 'api/course/{id}/changeActive', call)
              .catch((error: unknown) => {
                // Why it cannot become active stands at its field.
                throw new Error(messageOf(error, translate), { cause: error });
              });
            refresh();
            return text(saved.active ? 'courses.activated' : 'courses.deactivated');
          }}
        />
      )}
    </>
  );
}

/** What concerns a whole year. */
function YearActions() {
  return (
    <>
      <ProgrammeButton />
      <SeasonOfYear />
    </>
  );
}

/** Loaded with the first question. */
const ActivateSeveral = lazy(() => import('./activate-several'));

/** What is done with the projects that are selected. */
function SelectionActions() {
  const { selectedIds = [] } = useListContext();
  const [asked, setAsked] = useState<{ active: boolean } | null>(null);
  const can = useCan();
  const mayRollOver = useMayRollOver();
  const text = useText();
  return (
    <>
      {mayRollOver && <SeasonOfSelection />}
      {can(permissions.update) && (
        <>
          <Button startIcon={<LockOpen />} onClick={() => setAsked({ active: true })}>
            {text('courses.activate_several')}
          </Button>
          <Button startIcon={<Lock />} onClick={() => setAsked({ active: false })}>
            {text('courses.deactivate_several')}
          </Button>
        </>
      )}
      <Suspense>
        {asked && (
          <ActivateSeveral
            ids={selectedIds as number[]}
            active={asked.active}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The list starts with active courses; names lead to the page of the course. */
export default {
  columns: { name: { render: (record) => <CourseLink course={record} /> } },
  filters: { year: YearFilter },
  filterDefaults: { active: '1' },
  RowActions: CourseActions,
  Actions: YearActions,
  BulkActions: SelectionActions,
  bulkPermissions: [ROLLOVER_PERMISSIONS, [permissions.update]],
} satisfies ListOverrides;
