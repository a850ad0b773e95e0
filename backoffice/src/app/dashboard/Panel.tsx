import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useText } from '../../i18n';

/** A part of the start page. When it breaks, it says so in its place, and the others stay. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  return (
    <Card component="section" aria-label={title} sx={{ mb: 2, minWidth: 0 }}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Boundary fallback={<Alert severity="warning">{text('dashboard.part_failed')}</Alert>}>
          {children}
        </Boundary>
      </CardContent>
    </Card>
  );
}

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** React tells of a broken part only to a class; the error itself is reported by the root. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
