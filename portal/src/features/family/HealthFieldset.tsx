import { useWatch } from 'react-hook-form';
import { useT } from '../../i18n';
import { Fieldset } from '../../ui/Fieldset';
import { CheckInput } from '../../ui/form/CheckInput';
import { TextInput } from '../../ui/form/TextInput';
import { HEALTH_TEXTS, hasHealthData, type ChildValues } from './child-form';

/** Health data, and the consent it needs as soon as there is some. */
export function HealthFieldset() {
  const t = useT();
  const values = useWatch<ChildValues>() as ChildValues;
  return (
    <Fieldset legend={t('family.health')} hint={t('family.health_text')}>
      <CheckInput<ChildValues> as="switch" name="with_diagnostics" label={t('family.with_diagnostics')} />
      {HEALTH_TEXTS.map((field) => (
        <TextInput<ChildValues> key={field} name={field} label={t(`family.${field}`)} multiline maxRows={6} />
      ))}
      {hasHealthData(values) && (
        <CheckInput<ChildValues>
          name="health_consent"
          label={t('family.health_consent')}
          rules={{ validate: (value) => value === true || t('family.health_consent_required') }}
        />
      )}
    </Fieldset>
  );
}
