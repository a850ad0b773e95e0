import { COURSE_MAIL_FIELD, COURSE_MAILS, type CourseMailKind } from '@feria/shared';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FormTabs } from '../../resource-kit/form/FormTabs';
import { useFirstError } from '../../resource-kit/form/useFirstError';
import type { TabProps } from '../../resource-kit/types';
import { MailEditor } from './MailEditor';

/** Tabs are named by the field of the German text, like the words of their labels. */
const tabs = COURSE_MAILS.map((kind) => COURSE_MAIL_FIELD[kind]);

const tabOf = (field: string): string => field.replace(/_it$/, '');
const kindOf = (tab: string): CourseMailKind =>
  COURSE_MAILS.find((kind) => COURSE_MAIL_FIELD[kind] === tab) ?? 'new';

/** A tab for each mail of a course, in the order in which a parent gets them. */
export function MailTabs({ definition, fields }: TabProps) {
  const [current, setCurrent] = useState<string>(COURSE_MAIL_FIELD.new);
  const { errors } = useFormState();
  useFirstError(
    fields.map(([name]) => name),
    (name) => setCurrent(tabOf(name)),
  );
  return (
    <FormTabs
      tabs={tabs}
      labelOf={(tab) => `courses.mails.${tab}`}
      current={current}
      onChange={setCurrent}
      wrong={new Set(Object.keys(errors).map(tabOf))}
    >
      {(tab) => (
        <MailEditor
          definition={definition}
          fields={fields.filter(([name]) => tabOf(name) === tab)}
          kind={kindOf(tab)}
        />
      )}
    </FormTabs>
  );
}
