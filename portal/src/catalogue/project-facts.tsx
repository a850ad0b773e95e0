import type { FrontendPlace, FrontendProjectDetail } from '@feria/shared/contracts/frontend';
import { mapLink } from '@feria/shared/rules/map-link';
import { namedUpload } from '@feria/shared/rules/uploads';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import Download from '@mui/icons-material/Download';
import EditCalendar from '@mui/icons-material/EditCalendar';
import Euro from '@mui/icons-material/Euro';
import Face from '@mui/icons-material/Face';
import FamilyRestroom from '@mui/icons-material/FamilyRestroom';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Place from '@mui/icons-material/Place';
import School from '@mui/icons-material/School';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { formatDate, formatInstant, formatPeriod } from '../i18n/format';
import { useI18n, type Translate } from '../i18n';
import { agesText, priceText, siblingDiscountText } from './facts';
import { OwnText } from '../components/own-text';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';

const LIST = { display: 'grid', gap: 1.75, m: 0 } as const;

/** When a project is, and what it costs: what is looked for first. */
export function KeyFacts({ project }: { project: FrontendProjectDetail }) {
  const { t } = useI18n();
  const price = priceText(project, t);
  return (
    <Box component="dl" sx={LIST}>
      <Fact icon={<CalendarMonth />} label={t('project.period')}>
        {formatPeriod(project.from, project.to) || t('facts.no_date')}
      </Fact>
      {price && (
        <Fact icon={<Euro />} label={t('project.price')}>
          {price}
        </Fact>
      )}
    </Box>
  );
}

/** Place, ages, schools, discount, registration and program of a project. */
export function MoreFacts({ project }: { project: FrontendProjectDetail }) {
  const { t, local } = useI18n();
  const ages = agesText(project, t);
  const discount = siblingDiscountText(project, t);
  return (
    <>
      <Box component="dl" sx={LIST}>
        {project.location && (
          <Fact icon={<Place />} label={t('project.location')}>
            <OwnText>{local(project.location, 'name')}</OwnText>
            <Address place={project.location} />
          </Fact>
        )}
        {ages && (
          <Fact icon={<Face />} label={t('project.ages')}>
            {ages}
          </Fact>
        )}
        {project.schools.length > 0 && (
          <Fact icon={<School />} label={t('project.schools')}>
            {project.schools.map((school) => t(`common.school.${school}`)).join('; ')}
          </Fact>
        )}
        {discount && (
          <Fact icon={<FamilyRestroom />} label={t('project.sibling_discount')}>
            {discount}
          </Fact>
        )}
        <Fact icon={<EditCalendar />} label={t('project.registration')}>
          {registrationText(project, t)}
        </Fact>
      </Box>
      {project.program && (
        <Button
          href={namedUpload(project.program, `${t('project.program')} ${local(project, 'name')}`)}
          download
          startIcon={<Download />}
          sx={{ mt: 1.5, ml: -1 }}
        >
          {t('project.program_project')}
        </Button>
      )}
    </>
  );
}

/** The address of a place and a link to a map, as far as they are known. */
function Address({ place }: { place: FrontendPlace }) {
  const { t } = useI18n();
  const map = mapLink(place);
  if (!map) return null;
  return (
    <Box sx={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
      {place.address && (
        <div>
          <OwnText>{place.address}</OwnText>
        </div>
      )}
      <Link href={map} target="_blank" rel="noopener noreferrer">
        {t('project.map')}
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {` (${t('project.new_tab')})`}
        </Box>
        <OpenInNew aria-hidden sx={{ fontSize: '1rem', ml: 0.5, verticalAlign: 'text-bottom' }} />
      </Link>
    </Box>
  );
}

function registrationText(project: FrontendProjectDetail, t: Translate): string {
  const { register_from, register_from_time, register_to, has_priority, opens_at } = project;
  // Whoever may register earlier reads when.
  const [date = '', clock] = has_priority
    ? formatInstant(opens_at).split(' ')
    : [formatDate(register_from), register_from_time];
  const from = clock && clock !== '00:00' ? t('project.registration_time', { date, time: clock }) : date;
  const to = formatDate(register_to);
  if (from && to) return t('project.registration_value', { from, to });
  if (from) return t('project.registration_from', { from });
  return to ? t('project.registration_to', { to }) : t('project.registration_open');
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Box sx={{ position: 'relative', pl: 6.5, minHeight: 40 }}>
      <Box component="dt" sx={{ fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.3 }}>
        <Box
          aria-hidden
          component="span"
          sx={{
            position: 'absolute',
            left: 0,
            top: 0,
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            borderRadius: 3,
            color: 'primary.main',
            bgcolor: 'primary.tint',
          }}
        >
          {icon}
        </Box>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 700, lineHeight: 1.35 }}>
        {children}
      </Box>
    </Box>
  );
}
