import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { PLACEHOLDER_NAMES, PLACEHOLDERS } from '@feria/shared';
import { useId } from 'react';
import { useLanguage, useText } from '../../i18n';

/** What a mail text may name, each a button that puts it where the cursor is. */
export function PlaceholderList({ onInsert }: { onInsert: (name: string) => void }) {
  const text = useText();
  const language = useLanguage();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {text('courses.mail.placeholders')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('courses.mail.placeholders_help')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {PLACEHOLDER_NAMES.map((name) => (
          <li key={name}>
            <ButtonBase
              onClick={() => onInsert(name)}
              // The editor keeps its selection while the button is pressed.
              onMouseDown={(event) => event.preventDefault()}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'left',
                p: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                '&:hover, &.Mui-focusVisible': { bgcolor: 'action.hover', borderColor: 'primary.main' },
              }}
            >
              <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', fontWeight: 700 }}>
                {`{{${name}}}`}
              </Typography>
              <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                {PLACEHOLDERS[name][language]}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
