import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { inGroupsOfFour, translate, type OfficeLanguage } from '@feria/shared';
import { isInherited } from '@feria/shared/resources/course/inherited';
import { useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../i18n';
import { words as de } from '../../i18n/de/catalogue/course/inherited-words';
import { words as it } from '../../i18n/it/catalogue/course/inherited-words';
import { ChangedValue } from '../../resource-kit/changed/changed-value';
import { FieldInput } from '../../resource-kit/form/field-input';
import type { FieldInputProps } from '../../resource-kit/types';
import { useCourseDefaults } from './use-course-defaults';

const texts: Record<OfficeLanguage, typeof de> = { de, it };

const isNothing = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A field that the organiser says where the project says nothing (product/catalogue.md#the-organisers-defaults): shown as such, with a
 * button to say something else, and one to leave it to the organiser again.
 * @param props.children the input, where it is not the generated one
 */
export function InheritedInput({ children, ...props }: FieldInputProps & { children?: ReactNode }) {
  const { definition, name, field } = props;
  const defaults = useCourseDefaults();
  const theirs = isInherited(name) ? defaults?.[name] : null;
  const value: unknown = useWatch({ name });
  const { setValue } = useFormContext();
  const [isOwn, setOwn] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const words = texts[useLanguage()];
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  if (isNothing(theirs)) return children ?? <FieldInput {...props} />;

  const show = (own: boolean, next: unknown) => {
    flushSync(() => {
      setOwn(own);
      setValue(name, next, { shouldDirty: true, shouldTouch: true });
    });
    // The button that had the focus is gone.
    root.current
      ?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], [data-add], button')
      ?.focus();
  };
  if (isNothing(value) && !isOwn)
    return (
      <Box
        ref={root}
        role="group"
        aria-labelledby={labelId}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.25, minWidth: 0 }}
      >
        <Typography id={labelId} variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="div" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {words.from}{' '}
          {name === 'bank_iban' ? (
            inGroupsOfFour(String(theirs))
          ) : (
            <ChangedValue definition={definition} name={name} value={theirs} other={null} />
          )}
        </Typography>
        <Button
          size="small"
          aria-label={translate(words, 'change_of', { field: label })}
          onClick={() => show(true, theirs)}
        >
          {words.change}
        </Button>
      </Box>
    );
  return (
    <Box ref={root} sx={{ minWidth: 0 }}>
      {children ?? <FieldInput {...props} />}
      <Button
        size="small"
        aria-label={translate(words, 'back_of', { field: label })}
        onClick={() => show(false, field.type === 'rows' ? [] : null)}
      >
        {words.back}
      </Button>
    </Box>
  );
}
