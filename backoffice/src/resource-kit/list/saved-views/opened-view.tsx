import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../types';
import type { ListView } from '../list-view';
import { useSavedViews, useShowView } from './use-views';
import type { ViewOffer } from './view-state';
import { useViewWords } from './words';

/** Shows the saved view that the address of a list names (`?view=7`), and takes it out of the address. */
export default function OpenedView(props: {
  section: Section;
  view: ListView;
  offer: ViewOffer;
  id: string;
}) {
  const { section, view, offer, id } = props;
  const { data, error } = useSavedViews(section);
  const [, setParameters] = useSearchParams();
  const notify = useNotify();
  const words = useViewWords();
  const show = useShowView(view, offer);
  const open = useEffectEvent(() => {
    if (!data && !error) return;
    const saved = data?.find((one) => String(one.id) === id);
    if (saved) show(saved);
    else notify(words(error ? 'failed' : 'gone'), { type: 'warning' });
    setParameters(
      (parameters) => {
        parameters.delete('view');
        return parameters;
      },
      { replace: true },
    );
  });
  useEffect(() => open(), [data, error]);
  return null;
}
