import { OFFICE_API } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { usesFeature } from '@feria/shared/resources/features';
import type { Feature } from '@feria/shared/rules/features';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { FeriaDataProvider } from './data-provider';

/** The key of what {@link useFeatures} reads. */
export const FEATURES_QUERY = ['features'] as const;

const STALE_AFTER_MS = 60_000;

/**
 * A function that tells whether a feature is shown: it is switched on, or an active project uses it
 * (product/office.md#what-we-use). Nothing is shown until that is known; everything when it cannot be.
 * @param enabled whether anything is asked for at all
 */
export function useFeatures(enabled = true): (feature: Feature) => boolean {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data, error } = useQuery({
    queryKey: FEATURES_QUERY,
    queryFn: () => api('GET', OFFICE_API.features),
    staleTime: STALE_AFTER_MS,
    enabled,
  });
  return (feature) =>
    error !== null || Boolean(data?.some((use) => use.feature === feature && (use.on || use.used)));
}

/**
 * A function that tells whether a form shows a field: it belongs to no feature, or to one that is shown, or the record uses it.
 * @param record as it was opened; none for a new one
 */
export function useShownFields(
  definition: ResourceDefinition,
  record?: Record<string, unknown>,
): (field: Field) => boolean {
  const isShown = useFeatures(Object.values(definition.fields).some(({ feature }) => feature !== undefined));
  return ({ feature }) =>
    feature === undefined ||
    isShown(feature) ||
    (record !== undefined && usesFeature(definition, feature, record));
}
