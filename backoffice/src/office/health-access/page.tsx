import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import {
  formatPeriod,
  OFFICE_API,
  shownRole,
  type HealthViewer,
  type HealthViewerOnSite,
} from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Title, useDataProvider, useTranslate } from 'react-admin';
import { useLanguage } from '../../i18n';
import { PageTitle } from '../../resource-kit/page-title';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { healthAccess } from './section';
import { useHealthAccessWords } from './words';

/** Who of the staff sees health data now, of which children and until when. */
export function HealthAccessPage() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useHealthAccessWords();
  const language = useLanguage();
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: [healthAccess.route],
    queryFn: () => api('GET', OFFICE_API.healthAccess),
  });
  const name = (record: { name: string; name_it: string }): string => nameIn(language, record);
  const week = ({ course, course_week: { from, to, ...own } }: HealthViewerOnSite): string =>
    `${name(course)} · ${name(own)} · ${formatPeriod(from, to)}`;
  const time = ({ from, to, state }: HealthViewerOnSite): string =>
    formatPeriod(from, to) + (state === 'later' ? ` (${words('later')})` : '');
  return (
    <>
      <Title
        title={<PageTitle text={translate(`resources.${healthAccess.route}.name`, { smart_count: 2 })} />}
        preferenceKey={false}
      />
      {error && !data && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {words('retry')}
            </Button>
          }
        >
          {words('failed')}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} sx={{ mt: 2 }} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
          <Typography>{words('intro', { smart_count: data.parents })}</Typography>
          <Viewers
            title={words('everywhere')}
            help={words('everywhere_help')}
            heads={[words('name'), words('email'), words('roles'), words('second_factor')]}
            rows={data.everywhere.map((user) => [
              ...viewer(user),
              user.roles.map((role) => shownRole(role, language)).join(', '),
              words(user.second_factor ? 'yes' : 'no'),
            ])}
          />
          <Viewers
            title={words('on_site')}
            help={words('on_site_help')}
            heads={[
              words('name'),
              words('email'),
              words('where'),
              words('group'),
              words('children'),
              words('time'),
              words('second_factor'),
            ]}
            rows={data.on_site.map((row) => [
              ...viewer(row.user),
              week(row),
              row.group ?? words('whole_week'),
              row.children,
              time(row),
              words(row.user.second_factor ? 'yes' : 'no'),
            ])}
          />
        </Box>
      )}
    </>
  );
}

function viewer({ name, email }: HealthViewer): string[] {
  return [name, email];
}

/** A table with a heading; below its width it is scrolled. */
function Viewers(props: { title: string; help: string; heads: string[]; rows: ReactNode[][] }) {
  const { title, help, heads, rows } = props;
  const words = useHealthAccessWords();
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {help}
      </Typography>
      {rows.length === 0 ? (
        <Typography>{words('nobody')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-labelledby={id}>
          <Table size="small" aria-labelledby={id}>
            <TableHead>
              <TableRow>
                {heads.map((head) => (
                  <TableCell key={head}>{head}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((cells, row) => (
                <TableRow key={row}>
                  {cells.map((cell, index) => (
                    <TableCell key={index}>{cell}</TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Paper>
  );
}
