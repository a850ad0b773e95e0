import Edit from '@mui/icons-material/Edit';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DOCUMENT, formatDate, formatPeriod } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { definitionNamed, nameOf } from '../../resource-kit/definitions';
import { ExportButton } from '../../resource-kit/export-button';
import { BackButton } from '../../resource-kit/form/form-buttons';
import { ShownFields } from '../../resource-kit/show/shown-fields';
import { drawPath } from '../../registrations/draw/draw-path';
import { drawTexts } from '../../registrations/draw/texts';
import ProjectLacks from '../../settings/readiness/project-lacks';
import type { CourseDetail } from '../../catalogue/course/course-detail';

const { route, permissions } = resources.course;
const definition = definitionNamed('course');

/** What the course is, and what can be done with it as a whole. */
export function CourseHead({ course }: { course: CourseDetail }) {
  const createPath = useCreatePath();
  const language = useLanguage();
  const text = useText();
  const can = useCan();
  const name = nameOf(course, language);
  const facts = [
    formatPeriod(course.from, course.to),
    nameOf(course.location, language),
    nameOf(course.courseType, language),
  ].filter(Boolean);
  return (
    <Card sx={{ my: 2 }} component="section" aria-label={name}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 0.5 }}>
          <Typography variant="h6" component="p">
            {name}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={course.active ? 'success' : 'default'}
            label={text(course.active ? 'detail.active' : 'detail.inactive')}
          />
        </Stack>
        <Typography>{facts.join(' · ')}</Typography>
        <Registration course={course} />
        {can(permissions.update) && <ProjectLacks id={course.id} />}
        <Stack direction="row" data-print="no" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 2 }}>
          <BackButton route={route} />
          {can(permissions.update) && (
            <Button
              component={LinkBase}
              to={createPath({ resource: route, type: 'edit', id: course.id })}
              variant="contained"
              startIcon={<Edit />}
              aria-label={text('list.edit', { name })}
            >
              {text('people.edit')}
            </Button>
          )}
          {course.allocation === 'draw' && (
            <Button component={LinkBase} to={drawPath(course.id)}>
              {drawTexts[language].title}
            </Button>
          )}
          <ExportButton path={DOCUMENT.courseExport(course.id)} />
        </Stack>
      </CardContent>
      <AllFields course={course} />
    </Card>
  );
}

/** From when to when parents can register. */
function Registration({ course }: { course: CourseDetail }) {
  const text = useText();
  const { register_from, register_from_time, register_to } = course;
  const from = [formatDate(register_from), register_from_time].filter(Boolean).join(' ');
  const period = register_to
    ? text('detail.registration_between', { from, to: formatDate(register_to) })
    : text('detail.registration_from', { from });
  return (
    <Typography color="textSecondary">
      {`${text('detail.registration')}: ${register_from ? period : text('detail.registration_unset')}`}
    </Typography>
  );
}

function AllFields({ course }: { course: CourseDetail }) {
  const translate = useTranslate();
  const text = useText();
  return (
    <Accordion
      disableGutters
      elevation={0}
      data-print="no"
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>{text('detail.all_fields')}</AccordionSummary>
      <AccordionDetails>
        {definition.tabs?.map((tab) => (
          <section key={tab}>
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {translate(`resources.${route}.tabs.${tab}`)}
            </Typography>
            <ShownFields definition={definition} record={course} tab={tab} />
          </section>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
