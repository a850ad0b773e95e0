import { offeredDayTypes } from '@feria/shared/rules/day-type';
import { useQueryClient } from '@tanstack/react-query';
import { projectQuery } from '../../catalogue/projects';
import { messageOf } from '../../components/error-notice';
import { useNotify } from '../../components/toasts';
import { useI18n } from '../../i18n';
import { basketQuery, useChangeBasket } from './basket';
import { withLines } from './changes';

/** A week of a project that is put into the basket. */
interface Wanted {
  project: { id: number };
  week: { id: number };
}

/** Puts a week into the basket for children, for the whole day where it is offered; says what became of it. */
export function useAddToBasket(): (wanted: Wanted, children: readonly { id: number }[]) => Promise<void> {
  const queryClient = useQueryClient();
  const changeBasket = useChangeBasket();
  const notify = useNotify();
  const i18n = useI18n();
  return async ({ project, week }, children) => {
    try {
      const query = { ...projectQuery(String(project.id)), staleTime: 60_000 };
      const { courseWeeks } = await queryClient.fetchQuery(query);
      const found = courseWeeks.find(({ id }) => id === week.id);
      const [day_type] = found ? offeredDayTypes(found) : [];
      if (!day_type) return notify('error', i18n.t('basket.refused'));
      const lines = children.map((child) => ({ child_id: child.id, course_week_id: week.id, day_type }));
      if (!(await changeBasket(withLines(lines)))) return;
      const count = queryClient.getQueryData(basketQuery.queryKey)?.lines.length ?? 0;
      notify('success', i18n.t('basket.added', { smart_count: count }));
    } catch (error) {
      notify('error', i18n.t('basket.not_stored', { reason: messageOf(error, i18n) }));
    }
  };
}
