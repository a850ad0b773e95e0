import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { resources } from '@feria/shared/resources/index';
import { useState } from 'react';
import { useGetList, useRefresh } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { definitionNamed } from '../../resource-kit/definitions';
import { FormDialog } from '../../resource-kit/form/FormDialog';
import { ALL_ROWS } from '../../resource-kit/pageSizes';
import type { KitRecord } from '../../resource-kit/types';
import { WeekTable } from './WeekTable';

const definition = definitionNamed('courseWeek');

/** What the dialog is open for: a new week, a copy of one, or one that is there. */
type Editing = { kind: 'new' } | { kind: 'copy' | 'edit'; week: KitRecord };

/** A new week starts with the capacity and price of its course. */
function startValues(course: KitRecord): Record<string, unknown> {
  const { max_participants, waiting_list, price } = course;
  return { course_id: course.id, max_participants, waiting_list, price };
}

/** A duplicate is the week without its id, saved as a new one. */
function copyOf(week: KitRecord, course: KitRecord): Record<string, unknown> {
  const { id: _, ...values } = week;
  return { ...values, course_id: course.id };
}

/** The weeks of a course under its form. */
export function CourseWeeks({ record: course }: { record: KitRecord }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const text = useText();
  const can = useCan();
  const refresh = useRefresh();
  const { data: weeks, isPending } = useGetList<KitRecord>(definition.route, {
    filter: { course_id: course.id },
    sort: definition.list.defaultSort,
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  const close = () => setEditing(null);
  const saved = () => {
    close();
    refresh();
  };
  const titles = {
    new: 'courses.week_create',
    copy: 'courses.week_copy',
    edit: 'courses.week_edit',
  } as const;
  return (
    <Card component="section" aria-label={text('courses.weeks')} sx={{ mb: 3 }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography variant="h6" component="h2">
            {text('courses.weeks')}
          </Typography>
          {can(resources.courseWeek.permissions.create) && (
            <Button startIcon={<Add />} onClick={() => setEditing({ kind: 'new' })}>
              {text('courses.week_create')}
            </Button>
          )}
        </Stack>
        {isPending ? null : weeks?.length ? (
          <WeekTable
            weeks={weeks}
            onEdit={(week) => setEditing({ kind: 'edit', week })}
            onCopy={(week) => setEditing({ kind: 'copy', week })}
          />
        ) : (
          <Typography color="textSecondary">{text('courses.weeks_empty')}</Typography>
        )}
      </CardContent>
      {editing && (
        <FormDialog
          definition={definition}
          title={text(titles[editing.kind])}
          record={editing.kind === 'edit' ? editing.week : undefined}
          defaults={editing.kind === 'copy' ? copyOf(editing.week, course) : startValues(course)}
          fixed={['course_id']}
          onClose={close}
          onSaved={saved}
        />
      )}
    </Card>
  );
}
