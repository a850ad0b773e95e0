import ChildCare from '@mui/icons-material/ChildCare';
import Edit from '@mui/icons-material/Edit';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PersonChild, StaffPerson, StaffPersonDetail } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useState } from 'react';
import { LinkBase, ShowBase, Title, useCreatePath, useGetResourceLabel, useRecordContext } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { FormTabs } from '../../resource-kit/form/form-tabs';
import { PageTitle } from '../../resource-kit/page-title';
import { FamilyData } from './family-data';
import { PersonFacts } from './person-facts';
import { type WeekEntry, WeekList } from './week-list';

const { child, parent } = resources;

/** The page of a parent: address and contacts, children, and their present and past registrations. */
export function PersonShow() {
  return (
    <ShowBase resource={parent.route}>
      <Shown />
    </ShowBase>
  );
}

function Shown() {
  const record = useRecordContext<StaffPerson & Partial<StaffPersonDetail>>();
  const label = useGetResourceLabel();
  // Until the request is answered, react-admin shows the record of the list, which has no children.
  if (!record?.childrens) return null;
  const name = `${record.first_name} ${record.last_name}`;
  return (
    <>
      <Title title={<PageTitle text={`${label(parent.route, 1)}: ${name}`} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Typography variant="h5" component="h2" sx={{ mb: 2, fontWeight: 700 }}>
            {name}
          </Typography>
          <PersonFacts person={record} />
          <Children childrens={record.childrens} />
          <Buttons id={record.id} />
        </CardContent>
      </Card>
      <PersonWeeks childrens={record.childrens} />
      <FamilyData id={record.id} name={name} />
    </>
  );
}

function Children({ childrens }: { childrens: readonly PersonChild[] }) {
  const createPath = useCreatePath();
  const text = useText();
  const can = useCan();
  const opens = can(child.permissions.update);
  if (childrens.length === 0)
    return <Typography color="textSecondary">{text('people.no_children')}</Typography>;
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
      {childrens.map(({ id, first_name, last_name }) => {
        const label = `${first_name} ${last_name}`;
        return (
          <li key={id}>
            {opens ? (
              <Chip
                icon={<ChildCare />}
                label={label}
                component={LinkBase}
                to={createPath({ resource: child.route, type: 'edit', id })}
                clickable
              />
            ) : (
              <Chip icon={<ChildCare />} label={label} />
            )}
          </li>
        );
      })}
    </Stack>
  );
}

function Buttons({ id }: { id: number }) {
  const createPath = useCreatePath();
  const text = useText();
  const can = useCan();
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
      <BackButton route={parent.route} />
      {can(parent.permissions.update) && (
        <Button
          component={LinkBase}
          to={createPath({ resource: parent.route, type: 'edit', id })}
          variant="contained"
          startIcon={<Edit />}
        >
          {text('people.edit')}
        </Button>
      )}
    </Stack>
  );
}

const TABS = ['current', 'history'] as const;
const NOTHING_WRONG: ReadonlySet<string> = new Set();

/** Registrations of the children in active courses, and those in courses that are over. */
function PersonWeeks({ childrens }: { childrens: readonly PersonChild[] }) {
  const [tab, setTab] = useState<string>(TABS[0]);
  const text = useText();
  const entries: WeekEntry[] = childrens
    .flatMap(({ first_name, last_name, course_weeks }) =>
      course_weeks.map((week) => ({ week, child: `${first_name} ${last_name}` })),
    )
    .sort((a, b) => b.week.from.localeCompare(a.week.from));
  return (
    <Card component="section" aria-label={text('people.registrations')} sx={{ mb: 3 }}>
      <CardContent>
        <FormTabs
          tabs={TABS}
          labelOf={(name) => `people.tabs.${name}`}
          current={tab}
          onChange={setTab}
          wrong={NOTHING_WRONG}
        >
          {(name) => (
            <WeekList
              entries={entries.filter(({ week }) => week.course.active === (name === 'current'))}
              empty={text(name === 'current' ? 'people.no_current' : 'people.no_history')}
            />
          )}
        </FormTabs>
      </CardContent>
    </Card>
  );
}
