import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { IMPORT_DOCUMENT, type ImportKind } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { ExportButton } from '../../resource-kit/export-button';
import { useImportWords } from './words';

const { course, parent, child } = resources;

/** What it takes to export in this form, all of it. */
const PERMISSIONS = {
  projects: [course.permissions.index],
  families: [parent.permissions.index, child.permissions.index],
} as const;

/** The template, and what there is already in the same form. */
export function Tables({ kind }: { kind: ImportKind }) {
  const words = useImportWords();
  const can = useCan();
  const { template } = IMPORT_DOCUMENT[kind];
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ExportButton path={template} label={words('template.download')} />
      {PERMISSIONS[kind].every((permission) => can(permission)) &&
        (kind === 'projects' ? <ProjectRecords /> : <Records kind={kind} />)}
    </Stack>
  );
}

function Records({ kind, query }: { kind: ImportKind; query?: URLSearchParams }) {
  const words = useImportWords();
  const { records } = IMPORT_DOCUMENT[kind];
  return <ExportButton path={records} query={query} label={words('template.records')} variant="text" />;
}

/** The projects of a year, or all. */
function ProjectRecords() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const words = useImportWords();
  const [year, setYear] = useState('');
  const { data: years = [] } = useQuery({
    queryKey: ['course', 'years'],
    queryFn: () => dataProvider.api('GET', 'api/course/years'),
  });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label={words('template.year')}
        value={year}
        onChange={(event) => setYear(event.target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ width: 150 }}
      >
        <MenuItem value="">{words('template.all_years')}</MenuItem>
        {years.map((one) => (
          <MenuItem key={one} value={String(one)}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <Records kind="projects" query={year ? new URLSearchParams({ year }) : undefined} />
    </Box>
  );
}
