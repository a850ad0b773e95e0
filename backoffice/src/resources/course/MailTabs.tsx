import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FieldGrid } from '../../resource-kit/form/FieldGrid';
import { FormTabs } from '../../resource-kit/form/FormTabs';
import { useFirstError } from '../../resource-kit/form/useFirstError';
import type { TabProps } from '../../resource-kit/types';

/** The mails of a course, in the order in which a parent gets them. */
const mails = ['email_new', 'email_new_waiting', 'email_waiting', 'email_deleted', 'email_payed'];

const mailOf = (field: string): string => field.replace(/_it$/, '');

/** A tab for each mail, its German text beside the Italian one. */
export function MailTabs({ definition, fields }: TabProps) {
  const [current, setCurrent] = useState(mails[0] ?? '');
  const { errors } = useFormState();
  useFirstError(
    fields.map(([name]) => name),
    (name) => setCurrent(mailOf(name)),
  );
  return (
    <FormTabs
      tabs={mails}
      labelOf={(mail) => `courses.mails.${mail}`}
      current={current}
      onChange={setCurrent}
      wrong={new Set(Object.keys(errors).map(mailOf))}
    >
      {(mail) => (
        <FieldGrid definition={definition} fields={fields.filter(([name]) => mailOf(name) === mail)} />
      )}
    </FormTabs>
  );
}
