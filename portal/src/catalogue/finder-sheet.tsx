import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { romeToday } from '@feria/shared/rules/dates';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useIsPhone } from '../components/form/form-dialog';
import { SCROLL_SHADE } from '../components/scroll-shade';
import { VISUALLY_HIDDEN } from '../components/visually-hidden';
import { useT } from '../i18n';
import { AgeQuestion } from './age-question';
import { EVERYTHING, type ListChoice } from './filter';
import { calendarWeeks, findProjects, wantedMondays } from './find';
import { OtherFilters } from './other-filters';
import { useChildren } from './use-children';
import { WeekQuestion } from './week-question';

interface FinderSheetProps {
  projects: readonly FrontendProject[];
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
  onClose: () => void;
}

/** *How old? Which weeks?* and what else can be asked of the list, with the number of projects that it would show. */
export default function FinderSheet({ projects, choice, onChoose, onClose }: FinderSheetProps) {
  const t = useT();
  const titleId = useId();
  const isPhone = useIsPhone();
  const childrens = useChildren();
  // One step back undoes all of it.
  const [draft, setDraft] = useState<ListChoice>({ ...choice, type: choice.type ?? 'all' });
  const answer = (part: Partial<ListChoice>): void => setDraft({ ...draft, ...part });
  const child = childrens.find(({ id }) => id === draft.child) ?? null;
  const count = { smart_count: findProjects(projects, draft, child).length };
  const chosen = wantedMondays(draft);
  const mondays = [...new Set([...chosen, ...calendarWeeks(projects, romeToday())])].toSorted();
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {t('finder.title')}
      </DialogTitle>
      <IconButton
        aria-label={t('action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 10, right: 10, width: 44, height: 44 }}
      >
        <Close />
      </IconButton>
      <DialogContent sx={SCROLL_SHADE}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <AgeQuestion projects={projects} childrens={childrens} choice={draft} onChoose={answer} />
          {mondays.length > 0 && (
            <WeekQuestion mondays={mondays} chosen={chosen} onChoose={(weeks) => answer({ weeks })} />
          )}
          <OtherFilters projects={projects} choice={draft} onChoose={setDraft} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        <Box role="status" sx={VISUALLY_HIDDEN}>
          {t('finder.found', count)}
        </Box>
        <Button
          color="inherit"
          onClick={() => setDraft({ ...EVERYTHING, text: draft.text, isByWeek: draft.isByWeek })}
        >
          {t('finder.clear')}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            onChoose(draft);
            onClose();
          }}
          sx={{ flex: { xs: 1, sm: 'none' }, px: 2, whiteSpace: 'nowrap' }}
        >
          {t('finder.show', count)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
