import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import type { Hit } from './hits';

const plain = { listStyle: 'none', m: 0, p: 0 } as const;

const option = {
  px: 1,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  // MUI marks the option that Enter opens.
  '&.Mui-focused': { bgcolor: 'action.selected', outline: '2px solid', outlineColor: 'primary.main' },
  '@media (pointer: coarse)': { py: 1.25 },
} as const;

/** The lines of a search in groups, as the options of the text field over them. */
export function HitList({
  list,
  label,
  groupLabel,
}: {
  list: UseAutocompleteReturnValue<Hit, false, false, false, true>;
  label: string;
  groupLabel: (route: string) => string;
}) {
  // Always there, as the text field names it.
  const { 'aria-labelledby': _, ...listbox } = list.getListboxProps() as { 'aria-labelledby'?: string };
  const groups = list.groupedOptions;
  return (
    <Box component="ul" {...listbox} aria-label={label} sx={plain}>
      {groups.map(({ key, group, index, options }) => (
        <Box component="li" key={key} role="group" aria-label={groupLabel(group)} sx={{ ...plain, mb: 1 }}>
          <Typography aria-hidden variant="subtitle2" sx={{ px: 1, pt: 1, color: 'text.secondary' }}>
            {groupLabel(group)}
          </Typography>
          <Box component="ul" role="none" sx={plain}>
            {options.map((hit, offset) => {
              const { key: optionKey, ...props } = list.getOptionProps({
                option: hit,
                index: index + offset,
              }) as { key: string };
              return (
                <Box component="li" key={optionKey} {...props} sx={option}>
                  {hit.label}
                  {hit.detail && (
                    <Typography
                      component="span"
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: 'block' }}
                    >
                      {hit.detail}
                    </Typography>
                  )}
                  {hit.reason && (
                    <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                      {hit.reason}
                    </Typography>
                  )}
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
