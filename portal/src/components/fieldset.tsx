import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FieldsetProps {
  legend: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under a heading. */
export function Fieldset({ legend, hint, children }: FieldsetProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <div>
        <Typography variant="h3" component="h2" id={id}>
          {legend}
        </Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Box>
  );
}
