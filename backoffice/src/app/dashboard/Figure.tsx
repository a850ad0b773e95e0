import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';

/** One number with its name; leads to where it comes from. */
export function Figure(props: {
  label: string;
  value: number | string | undefined;
  detail?: string;
  to: string | null;
}) {
  const { label, value, detail, to } = props;
  const content = (
    <CardContent>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
        {value ?? '–'}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {detail ?? '\u00a0'}
      </Typography>
    </CardContent>
  );
  return (
    <Card>
      {to ? (
        <CardActionArea component={LinkBase} to={to}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}
