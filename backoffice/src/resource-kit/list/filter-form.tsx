import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { SourceContextProvider, useListContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Section } from '../types';

type Values = Record<string, unknown>;

/** How long after the last key the list is filtered. */
const DELAY_MS = 500;

/** The filters of the list for the inputs of the form: an input without a filter is empty. */
function toFormValues(inputs: Values, filters: Values): Values {
  return { ...Object.fromEntries(Object.keys(inputs).map((name) => [name, ''])), ...filters };
}

function differs(one: Values, other: Values): boolean {
  return Object.keys({ ...one, ...other }).some((name) => (one[name] ?? '') !== (other[name] ?? ''));
}

/**
 * The filters of a list; each change filters the list a moment later. Not react-admin's `FilterLiveForm`, which loses what
 * is typed while a slow page is still loading: it takes the filters of the list into the form, and listens to the inputs,
 * only after the first paint.
 */
export function FilterForm({ section, children }: { section: Section; children: ReactNode }) {
  const list = useListContext();
  const filters = (list.filterValues ?? {}) as Values;
  const form = useForm<Values>({ defaultValues: filters });
  const timer = useRef<number>(undefined);
  const apply = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const next = { ...filters, ...form.getValues() };
    if (differs(next, filters)) list.setFilters(next);
  };
  const applyLater = useEffectEvent(apply);
  // Before the first paint: nothing can be typed earlier.
  useLayoutEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      if (name === undefined) return; // a reset, see below
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => applyLater(), DELAY_MS);
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer.current);
    };
  }, [form]);
  // The filters were changed elsewhere, for example cleared. What is being typed stays.
  const known = JSON.stringify(filters);
  const takeOver = useEffectEvent(() => {
    if (timer.current !== undefined) return;
    const values = form.getValues();
    const next = toFormValues(values, filters);
    if (differs(next, values)) form.reset(next);
  });
  useEffect(() => takeOver(), [known]);
  const source = useMemo(
    () => ({
      getSource: (name: string) => name,
      getLabel: (name: string) => `resources.${section.route}.fields.${name}`,
    }),
    [section.route],
  );
  return (
    <FormProvider {...form}>
      <SourceContextProvider value={source}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          {children}
        </form>
      </SourceContextProvider>
    </FormProvider>
  );
}
