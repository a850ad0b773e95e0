import type { ResourceDefinition } from '@feria/shared/resources/define';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCan } from '../account';
import type { FormOverrides, ResourceRecord } from '../types';
import { FieldGroups } from './field-groups';
import { FormTabs } from './form-tabs';
import { focusField, useFirstError } from './use-first-error';
import { defaultValues, formFields, toFormValues, toInput } from './values';

type Values = Record<string, unknown>;
/** The server's message for each refused field; `undefined` when it saved the record. */
export type SaveErrors = Record<string, string> | undefined;

interface ResourceFormProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
  /** The record to edit; a new one when left out. */
  record?: ResourceRecord;
  /** Initial values of a new record; they replace those of the definition. */
  defaults?: Values;
  /** Fields that are sent but not shown. */
  hiddenFields?: readonly string[];
  onSave: (input: Values) => Promise<SaveErrors>;
  /** Whether the browser asks before a page with unsaved changes is left. */
  warnWhenUnsaved?: boolean;
  /** The buttons under the fields. */
  children: ReactNode;
}

/** The form of a resource, made from its definition, for new and existing records. */
export function ResourceForm(props: ResourceFormProps) {
  const { definition, record } = props;
  const notify = useNotify();
  const fields = formFields(definition, useCan());
  const names = fields.map(([name]) => name);
  const save = async (values: Values) => {
    const errors = await props.onSave(toInput(fields, values));
    // A notice shows the errors of fields that the form does not show. In the state of the form nobody would see them, and they
    // would stop every further attempt to save.
    const notShown = Object.entries(errors ?? {}).filter(
      ([name]) => !names.includes(name) || props.hiddenFields?.includes(name),
    );
    if (notShown.length) {
      const message = notShown.map(([, text]) => text).join('\n');
      notify(message, { type: 'error', multiLine: true, messageArgs: { _: message } });
    }
    return Object.fromEntries(
      Object.entries(errors ?? {}).filter((entry) => !notShown.some(([name]) => name === entry[0])),
    );
  };
  return (
    <Form
      record={record && toFormValues(definition, record)}
      defaultValues={record ? undefined : { ...defaultValues(fields), ...props.defaults }}
      onSubmit={save}
      shouldFocusError={false}
      warnWhenUnsavedChanges={props.warnWhenUnsaved}
      noValidate
    >
      <FormBody {...props} />
    </Form>
  );
}

function FormBody({ definition, overrides, record, hiddenFields, children }: ResourceFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const fields = formFields(definition, useCan()).filter(([name]) => !hiddenFields?.includes(name));
  const tabs = (definition.tabs ?? []).filter((tab) => record ?? !overrides?.editOnlyTabs?.includes(tab));
  const [current, setCurrent] = useState(tabs[0] ?? '');
  const { errors } = useFormState();
  const tabOf = (name: string) => definition.fields[name]?.tab ?? tabs[0] ?? '';
  const ordered = [...fields].sort(([a], [b]) => tabs.indexOf(tabOf(a)) - tabs.indexOf(tabOf(b)));
  useFirstError(
    ordered.map(([name]) => name),
    (name) =>
      requestAnimationFrame(() => {
        flushSync(() => setCurrent(tabOf(name)));
        focusField(root.current, name);
      }),
  );
  return (
    <div ref={root}>
      {tabs.length === 0 ? (
        <FieldGroups definition={definition} fields={fields} overrides={overrides} />
      ) : (
        <FormTabs
          tabs={tabs}
          labelOf={(tab) => `resources.${definition.route}.tabs.${tab}`}
          current={current}
          onChange={setCurrent}
          wrong={new Set(Object.keys(errors).map(tabOf))}
        >
          {(tab) => {
            const fieldsOfTab = fields.filter(([name]) => tabOf(name) === tab);
            const Override = overrides?.tabs?.[tab];
            return Override ? (
              <Override definition={definition} fields={fieldsOfTab} />
            ) : (
              <FieldGroups definition={definition} fields={fieldsOfTab} overrides={overrides} />
            );
          }}
        </FormTabs>
      )}
      {children}
    </div>
  );
}
