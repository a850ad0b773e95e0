import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatInstant, type OfficeFamilyMail } from '@feria/shared';
import { rows } from '../../families/person/rows';
import { useFamilyWords } from './words';

const COLOURS = { queued: 'default', sent: 'success', failed: 'error' } as const;

/** Subject, time and state of the mails to the parents; to whom, unless all went to the parent of the page. */
export function FamilyMails({ mails, own }: { mails: readonly OfficeFamilyMail[]; own: string | null }) {
  const words = useFamilyWords();
  if (mails.length === 0) return <Typography color="textSecondary">{words('no_mails')}</Typography>;
  const isOthers = mails.some(({ recipient }) => recipient !== own);
  return (
    <>
      <Stack component="ul" sx={rows}>
        {mails.map(({ id, subject, recipient, at, state }) => (
          <li key={id}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ whiteSpace: 'nowrap' }}
              >
                {formatInstant(at)}
              </Typography>
              <span>{subject || words('subject_hidden')}</span>
              {isOthers && (
                <Typography component="span" variant="body2" color="textSecondary">
                  {recipient}
                </Typography>
              )}
              <Chip
                size="small"
                variant="outlined"
                color={COLOURS[state]}
                label={words(`mail_states.${state}`)}
                sx={{ ml: 'auto' }}
              />
            </Stack>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {words('mails_help')}
      </Typography>
    </>
  );
}
