import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { OFFICE_API } from '@feria/shared';
import { distinctNames, featureOption, type FeatureOption } from '@feria/shared/rules/features';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useInput, useTranslateLabel, ValidationError } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useLanguage } from '../../i18n';
import { FEATURES_QUERY } from '../../resource-kit/features';
import type { FieldInputProps } from '../../resource-kit/types';
import { useFeatureWords } from './feature-words';

/** How many projects are named that use a feature. */
const NAMED = 5;

/** A feature that is on or off, with what it is, and that active projects use it. */
export function FeatureInput({ definition, name }: FieldInputProps) {
  const { field, fieldState } = useInput<unknown>({ source: name });
  const label = useTranslateLabel()({ source: name, resource: definition.route });
  const words = useFeatureWords();
  const { api } = useDataProvider<FeriaDataProvider>();
  const { data } = useQuery({ queryKey: FEATURES_QUERY, queryFn: () => api('GET', OFFICE_API.features) });
  const language = useLanguage();
  const use = data?.find(({ feature }) => featureOption(feature) === name);
  // The API refuses it too. Not `disabled`: the keyboard is to reach why.
  const isKept = use?.used === true && use.on && field.value === '1';
  const projects = use?.projects ?? [];
  const named = distinctNames(projects, language).slice(0, NAMED).join(', ');
  const id = useId();
  const message = fieldState.error?.message;
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={field.value === '1'}
            onChange={(_, checked) => {
              if (!isKept) field.onChange(checked ? '1' : '0');
            }}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': id, 'aria-disabled': isKept } }}
            sx={isKept ? { opacity: 0.6 } : undefined}
          />
        }
      />
      <FormHelperText id={id} component="div" sx={{ ml: 6, mt: 0 }}>
        {words(`help.${name as FeatureOption}`)}
        {use?.used && !isKept && <div>{words('used')}</div>}
        {isKept && (
          <div>
            {projects.length > NAMED
              ? words('kept_more', { projects: named, smart_count: projects.length - NAMED })
              : words('kept', { projects: named })}
          </div>
        )}
      </FormHelperText>
      {message !== undefined && (
        <FormHelperText error role="alert" sx={{ ml: 6 }}>
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </>
  );
}
