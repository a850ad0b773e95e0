import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { API, type Dashboard as Figures } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, Title, useDataProvider, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useText } from '../i18n';
import { useCan } from '../resource-kit/account';
import { PageTitle } from '../resource-kit/PageTitle';
import { menuSections } from '../resources';
import type { FeriaDataProvider } from './dataProvider';
import { Forbidden } from './pages';

function Figure({ label, value, to }: { label: string; value: number | undefined; to: string | null }) {
  const content = (
    <CardContent>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontSize: '2.6rem', fontWeight: 800, lineHeight: 1.2 }}>{value ?? '–'}</Typography>
    </CardContent>
  );
  return (
    <Card>
      {to ? (
        <CardActionArea component={LinkBase} to={to}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}

function Figures() {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const text = useText();
  const translate = useTranslate();
  const can = useCan();
  const { data } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => dataProvider.call<Figures>('GET', API.dashboard),
  });
  const registrations = 'peopleCourseWeekRegistration';
  const to = can(`${registrations}.index`) ? `/${registrations}` : null;
  return (
    <>
      <Title title={<PageTitle text={translate('ra.page.dashboard')} />} preferenceKey={false} />
      <Box
        sx={{ display: 'grid', gap: 2, my: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
      >
        <Figure label={text('app.dashboard.registrations')} value={data?.registrations} to={to} />
        <Figure label={text('app.dashboard.waiting_list')} value={data?.waiting_list} to={to} />
      </Box>
    </>
  );
}

/** The start page: the two figures for those who see courses, for others the first section they may see. */
export function Dashboard() {
  const can = useCan();
  if (can(resources.course.permissions.index)) return <Figures />;
  const first = menuSections.find(({ section }) => can(section.permissions.index));
  return first ? <Navigate to={`/${first.section.route}`} replace /> : <Forbidden />;
}
