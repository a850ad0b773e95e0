import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { PersonChild } from '@feria/shared';
import { useState } from 'react';
import { useText } from '../../i18n';
import { WeekList, type WeekEntry } from '../../people/WeekList';
import { FormTabs } from '../../resource-kit/form/FormTabs';

const TABS = ['current', 'history'] as const;
const NOTHING_WRONG: ReadonlySet<string> = new Set();

/** Registrations of the children in active courses, and those in courses that are over. */
export function PersonWeeks({ childrens }: { childrens: readonly PersonChild[] }) {
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
