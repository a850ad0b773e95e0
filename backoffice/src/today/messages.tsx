import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { ChildView } from './child-view';
import { useToday, useWords } from './context';

/** What became of marks that do not count: it stays until it is read. */
export function Messages({ views }: { views: readonly ChildView[] }) {
  const t = useWords();
  const { state, store } = useToday();
  const viewOf = (id: number) => views.find(({ child }) => child.child_id === id);
  return (
    <Stack spacing={1} sx={{ mb: 1 }} aria-live="polite">
      {state.refusals.map(({ id, childId, message }) => (
        <Alert key={id} severity="error" closeText={t('close')} onClose={() => store.dismiss(id)}>
          {t('refused', { name: viewOf(childId)?.name ?? '', message })}
        </Alert>
      ))}
      {state.overruled.map(({ id, childId }) => {
        const view = viewOf(childId);
        return (
          view && (
            <Alert key={id} severity="warning" closeText={t('close')} onClose={() => store.dismiss(id)}>
              {t('overruled', {
                name: view.name,
                by: view.child.attendance?.changed_by?.name ?? t('somebody'),
                presence: t(`presence.${view.presence}`),
              })}
            </Alert>
          )
        );
      })}
    </Stack>
  );
}
