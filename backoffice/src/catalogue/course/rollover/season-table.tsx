import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { RolloverProject } from '@feria/shared';
import { Fragment, useState, type ReactNode } from 'react';
import { useLanguage } from '../../../i18n';
import { nameOf } from '../../../resource-kit/definitions';
import { visuallyHidden } from '../../../resource-kit/visually-hidden';
import { Change, ProjectDates, RegistrationDates, WeekDates } from './season-dates';
import { SeasonContents, SeasonWarnings } from './season-notes';
import { useSeasonWords } from './season-words';

interface SeasonTableProps {
  projects: readonly RolloverProject[];
  isTaken: (project: RolloverProject) => boolean;
  onTake: (ids: readonly number[], taken: boolean) => void;
  /** Shows the weeks of every project. */
  showsWeeks: boolean;
}

const COLUMNS = ['project', 'registration', 'period', 'weeks_column', 'notes'] as const;

/** Every project with its dates in this season and in the next: a table, cards on a phone. */
export function SeasonTable(props: SeasonTableProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  return isPhone ? <Cards {...props} /> : <Rows {...props} />;
}

function TakeAll({ projects, isTaken, onTake, label }: SeasonTableProps & { label?: ReactNode }) {
  const words = useSeasonWords();
  const taken = projects.filter(isTaken).length;
  const box = (
    <Checkbox
      checked={taken > 0 && taken === projects.length}
      indeterminate={taken > 0 && taken < projects.length}
      onChange={(_, checked) =>
        onTake(
          projects.map(({ id }) => id),
          checked,
        )
      }
      slotProps={{ input: { 'aria-label': words('take_all') } }}
    />
  );
  return label ? <FormControlLabel control={box} label={label} /> : box;
}

function Take({ project, isTaken, onTake }: SeasonTableProps & { project: RolloverProject }) {
  const words = useSeasonWords();
  const language = useLanguage();
  return (
    <Checkbox
      checked={isTaken(project)}
      onChange={(_, checked) => onTake([project.id], checked)}
      slotProps={{ input: { 'aria-label': words('take', { name: nameOf(project.old, language) }) } }}
    />
  );
}

function ProjectName({ project }: { project: RolloverProject }) {
  const words = useSeasonWords();
  const language = useLanguage();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Change old={nameOf(project.old, language)} next={nameOf(project.next, language)} />
      {!project.active && <Chip size="small" label={words('inactive')} />}
    </Box>
  );
}

/** How many weeks a project gets; a press shows or hides them. */
function WeeksButton(props: { project: RolloverProject; isOpen: boolean; onToggle: () => void }) {
  const { project, isOpen, onToggle } = props;
  const words = useSeasonWords();
  const language = useLanguage();
  const weeks = words('weeks', { smart_count: project.weeks.length });
  return (
    <Button
      size="small"
      color="inherit"
      onClick={onToggle}
      aria-expanded={isOpen}
      aria-label={words('weeks_of', { weeks, name: nameOf(project.old, language) })}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      sx={{ whiteSpace: 'nowrap', px: 0.5 }}
    >
      {weeks}
    </Button>
  );
}

function Details({ project }: { project: RolloverProject }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <WeekDates project={project} />
      <SeasonContents project={project} />
    </Box>
  );
}

/** Which projects are open: those that were pressed differ from the others. */
function useOpen(showsWeeks: boolean): { isOpen: (id: number) => boolean; toggle: (id: number) => void } {
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  return {
    isOpen: (id) => pressed.has(id) !== showsWeeks,
    toggle: (id) =>
      setPressed((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
  };
}

function Rows(props: SeasonTableProps) {
  const { projects, isTaken, showsWeeks } = props;
  const { isOpen, toggle } = useOpen(showsWeeks);
  const words = useSeasonWords();
  return (
    <Box
      role="region"
      aria-label={words('table')}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        position: 'relative',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minHeight: 200,
        maxHeight: 'calc(100dvh - 330px)',
        scrollPaddingTop: 40,
      }}
    >
      <Table
        size="small"
        stickyHeader
        sx={{
          '& .MuiTableCell-root': { fontSize: '0.8125rem', lineHeight: 1.35, px: 1, verticalAlign: 'top' },
          '& th': { bgcolor: '#faf7f5', fontWeight: 600 },
          '& .MuiTableCell-paddingCheckbox': { p: 0, width: 42 },
        }}
      >
        <Box component="caption" sx={visuallyHidden}>
          {words('table')}
        </Box>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <TakeAll {...props} />
            </TableCell>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{words(`${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {projects.map((project) => {
            const open = isOpen(project.id);
            const sx = {
              '& > *': {
                ...(!isTaken(project) && { color: 'text.secondary' }),
                ...(open && { border: 0 }),
              },
            };
            return (
              <Fragment key={project.id}>
                <TableRow hover sx={sx}>
                  <TableCell padding="checkbox">
                    <Take {...props} project={project} />
                  </TableCell>
                  <TableCell component="th" scope="row" sx={{ minWidth: 170 }}>
                    <ProjectName project={project} />
                  </TableCell>
                  <TableCell sx={{ minWidth: 185 }}>
                    <RegistrationDates project={project} />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <ProjectDates project={project} />
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>
                    <WeeksButton project={project} isOpen={open} onToggle={() => toggle(project.id)} />
                  </TableCell>
                  <TableCell sx={{ minWidth: 180 }}>
                    <SeasonWarnings project={project} />
                  </TableCell>
                </TableRow>
                {open && (
                  <TableRow>
                    <TableCell padding="checkbox" />
                    <TableCell colSpan={COLUMNS.length}>
                      <Details project={project} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

function Cards(props: SeasonTableProps) {
  const { projects, showsWeeks } = props;
  const { isOpen, toggle } = useOpen(showsWeeks);
  const language = useLanguage();
  const words = useSeasonWords();
  const part = (label: 'registration' | 'period', content: ReactNode) => (
    <Box sx={{ mb: 0.5 }}>
      <Typography variant="caption" component="div" color="textSecondary">
        {words(`${label}`)}
      </Typography>
      {content}
    </Box>
  );
  return (
    <>
      <TakeAll {...props} label={words('take_all')} />
      {projects.map((project) => (
        <Box
          key={project.id}
          component="article"
          aria-label={nameOf(project.old, language)}
          sx={{ borderTop: 1, borderColor: 'divider', py: 1, fontSize: '0.875rem' }}
        >
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
            <Box sx={{ ml: -1 }}>
              <Take {...props} project={project} />
            </Box>
            <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
              <ProjectName project={project} />
              {part('registration', <RegistrationDates project={project} />)}
              {part('period', <ProjectDates project={project} />)}
              <SeasonWarnings project={project} />
              <WeeksButton
                project={project}
                isOpen={isOpen(project.id)}
                onToggle={() => toggle(project.id)}
              />
              {isOpen(project.id) && <Details project={project} />}
            </Box>
          </Box>
        </Box>
      ))}
    </>
  );
}
