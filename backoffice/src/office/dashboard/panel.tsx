import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { useText } from '../../i18n';

/** A part of the start page. When it fails, an alert takes its place and the other parts stay. */
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

/** An error boundary, which React supports only as a class. The root in `main.tsx` reports the error. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
