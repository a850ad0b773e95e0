import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-editor';
import { useTabShown } from '../form/form-tabs';

/** The editor is a quarter of the application's size: loaded when a form first shows one. */
const RichTextEditor = lazy(() => import('./rich-text-editor'));

/** Rich text. In a tab that nobody has opened there is no editor yet, and the value stays as it is. */
export function RichTextField(props: RichTextProps) {
  const placeholder = <Skeleton variant="rounded" height={190} />;
  if (!useTabShown()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
