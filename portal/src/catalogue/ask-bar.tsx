import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PlainButton } from '../components/plain-button';
import { useT } from '../i18n';

interface AskBarProps {
  /** What was answered; nothing where it was not. */
  age?: string | undefined;
  weeks?: string | undefined;
  /** Called when somebody is about to press it. */
  onIntent: () => void;
  onOpen: () => void;
}

/** *How old? Which weeks?* with what was answered: a button that opens both questions. */
export function AskBar({ age, weeks, onIntent, onOpen }: AskBarProps) {
  const t = useT();
  const answers = [
    [t('projects.how_old'), age ?? t('projects.any_age')],
    [t('projects.which_weeks'), weeks ?? t('projects.any_week')],
  ];
  return (
    <PlainButton
      aria-haspopup="dialog"
      onIntent={onIntent}
      onClick={onOpen}
      sx={{
        gap: 2,
        width: '100%',
        minHeight: 60,
        lineHeight: 1.3,
        textAlign: 'left',
        boxShadow: 'inset 0 0 0 2px',
        bgcolor: 'background.paper',
      }}
    >
      {answers.map(([question, answer]) => (
        <Box component="span" key={question} sx={{ flex: 1, minWidth: 0 }}>
          {question}{' '}
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {answer}{' '}
          </Typography>
        </Box>
      ))}
    </PlainButton>
  );
}
