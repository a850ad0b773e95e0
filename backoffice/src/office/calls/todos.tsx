import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OFFICE_API } from '@feria/shared';
import { useQuery } from '@tanstack/react-query';
import { Title, useDataProvider } from 'react-admin';
import { Forbidden } from '../../core/pages';
import { ParentLink } from '../../families/person/parent-link';
import { rows } from '../../families/person/rows';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { PageTitle } from '../../resource-kit/page-title';
import { TodoCheck } from './todo-check';
import { useCallWords } from './words';
import { LoadFailed } from '../../resource-kit/load-failed';

/** The open to-dos of calls of today and earlier (product/office.md#calls): what the start page counts. */
export default function TodosPage() {
  const can = useCan();
  return can('person.calls') ? <Todos /> : <Forbidden />;
}

function Todos() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const words = useCallWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['calls', 'todo'],
    queryFn: () => api('GET', OFFICE_API.callTodo),
  });
  return (
    <>
      <Title title={<PageTitle text={words('todos')} />} preferenceKey={false} />
      <Typography sx={{ my: 2, maxWidth: 720 }}>{words('todos_intro')}</Typography>
      {error && !data && <LoadFailed onRetry={refetch}>{words('failed')}</LoadFailed>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && (
        <>
          <Typography role="status" variant="h6" component="p" sx={{ mb: 1 }}>
            {data.length === 0 ? words('todos_empty') : words('todos_count', { smart_count: data.length })}
          </Typography>
          {data.length > 0 && (
            <Card>
              <CardContent>
                <Stack component="ul" sx={rows} aria-label={words('todos')}>
                  {data.map((call) => (
                    <li key={call.id}>
                      <TodoCheck call={{ ...call, todo: call.todo ?? '' }} />
                      <Typography variant="body2">
                        <ParentLink parent={call.person} />
                        {`: ${call.text}`}
                      </Typography>
                    </li>
                  ))}
                </Stack>
              </CardContent>
            </Card>
          )}
        </>
      )}
    </>
  );
}
