import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { PORTAL } from '@feria/shared/routes';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CalendarMonth from '@mui/icons-material/CalendarMonth';
import EventSeat from '@mui/icons-material/EventSeat';
import Face from '@mui/icons-material/Face';
import Place from '@mui/icons-material/Place';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPeriod } from '../i18n/format';
import { useI18n } from '../i18n';
import { allocationNow } from '@feria/shared/rules/allocation';
import { CARD_PICTURE } from './picture-sizes';
import { Tag } from '../components/tag';
import { plainText, truncate } from '../components/text';
import { AllocationTag } from './allocation-tag';
import { agesText, bookingTexts, priceText } from './facts';
import { Picture, type PictureProps } from './picture';
import { projectTag } from './week-states';
import { OwnText } from '../components/own-text';

const DESCRIPTION_LENGTH = 150;

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', '& svg': { fontSize: 20, color: 'primary.main' } }}
    >
      {icon}
      {children}
    </Typography>
  );
}

interface ProjectCardProps {
  project: FrontendProject;
  /** When its picture is loaded. */
  picture: Pick<PictureProps, 'isFirst' | 'isHeld' | 'onSettled'>;
}

/** A project on the list. The whole card leads to it, by the one link it holds. */
export function ProjectCard({ project, picture }: ProjectCardProps) {
  const { t, local } = useI18n();
  const name = local(project, 'name');
  const tag = projectTag(project.courseWeeks);
  const ages = agesText(project, t);
  const booking = bookingTexts(project, t);
  const price = priceText(project, t);
  const description = truncate(plainText(local(project, 'description')), DESCRIPTION_LENGTH);
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        borderRadius: 5,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 6px 20px rgb(42 31 25 / 0.06)',
        transition: 'transform 160ms, box-shadow 160ms',
        '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 12px 32px rgb(42 31 25 / 0.14)' },
        '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Picture {...picture} src={project.image} seed={project.id} sizes={CARD_PICTURE} />
      {tag && (
        <Box
          sx={{
            position: 'absolute',
            top: 14,
            left: 14,
            borderRadius: 99,
            boxShadow: '0 2px 8px rgb(42 31 25 / 0.2)',
          }}
        >
          <Tag tone={tag.tone}>{t(tag.text)}</Tag>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 1, p: 2.5 }}>
        <Typography variant="h3" component="h2" sx={{ fontSize: '1.25rem' }}>
          <OwnText>{name}</OwnText>
        </Typography>
        <Fact icon={<CalendarMonth aria-hidden />}>
          {formatPeriod(project.from, project.to) || t('facts.no_date')}
        </Fact>
        {project.location && (
          <Fact icon={<Place aria-hidden />}>
            <OwnText>{local(project.location, 'name')}</OwnText>
          </Fact>
        )}
        {ages && <Fact icon={<Face aria-hidden />}>{ages}</Fact>}
        {allocationNow(project) !== 'first_come' && (
          <div>
            <AllocationTag project={project} />
          </div>
        )}
        {booking.length > 0 && <Fact icon={<EventSeat aria-hidden />}>{booking.join(', ')}</Fact>}
        {description && (
          <Typography variant="body2" color="textSecondary">
            <OwnText>{description}</OwnText>
          </Typography>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'center',
            columnGap: 2,
            mt: 'auto',
            pt: 1,
          }}
        >
          <Box
            component={Link}
            to={PORTAL.project(project.id)}
            aria-label={t('facts.more_of', { name })}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 0.75,
              fontWeight: 800,
              color: 'primary.main',
              textDecoration: 'none',
              outline: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {t('facts.more')}
            <ArrowForward aria-hidden sx={{ fontSize: 20 }} />
          </Box>
          {price && <Box sx={{ fontWeight: 800 }}>{price}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
