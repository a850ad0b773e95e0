import type { ResourceDefinition } from '@feria/shared/resources/define';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useCan } from '../account';
import type { FormOverrides, KitRecord } from '../types';
import { FieldGroups } from './FieldGroups';
import { FormTabs } from './FormTabs';
import { focusField, useFirstError } from './useFirstError';
import { defaultValues, formFields, toFormValues, toInput } from './values';

type Values = Record<string, unknown>;
/** Message of each field that the server refused; nothing when it accepted. */
export type SaveErrors = Record<string, string> | undefined;

interface KitFormProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
  /** The record to edit; a new one when left out. */
  record?: KitRecord;
  /** Values of a new record, over those of the definition. */
  defaults?: Values;
  /** Fields that are sent and not shown. */
  fixed?: readonly string[];
  onSave: (input: Values) => Promise<SaveErrors>;
  /** Unsaved changes ask before the page is left. */
  guarded?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/** The form that a definition declares: one for new and existing records. */
export function KitForm(props: KitFormProps) {
  const { definition, record } = props;
  const notify = useNotify();
  const fields = formFields(definition, useCan());
  const names = fields.map(([name]) => name);
  const save = async (values: Values) => {
    const errors = await props.onSave(toInput(fields, values));
    // An error of a field that the form does not have would be seen by nobody and, left in the form's state, would
    // stop every further attempt to save.
    const elsewhere = Object.entries(errors ?? {}).filter(
      ([name]) => !names.includes(name) || props.fixed?.includes(name),
    );
    if (elsewhere.length) {
      const message = elsewhere.map(([, text]) => text).join('\n');
      notify(message, { type: 'error', multiLine: true, messageArgs: { _: message } });
    }
    return Object.fromEntries(
      Object.entries(errors ?? {}).filter((entry) => !elsewhere.some(([name]) => name === entry[0])),
    );
  };
  return (
    <Form
      record={record && toFormValues(definition, record)}
      defaultValues={record ? undefined : { ...defaultValues(fields), ...props.defaults }}
      onSubmit={save}
      shouldFocusError={false}
      warnWhenUnsavedChanges={props.guarded}
      noValidate
    >
      <FormBody {...props} />
    </Form>
  );
}

function FormBody({ definition, overrides, record, fixed, children }: KitFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const fields = formFields(definition, useCan()).filter(([name]) => !fixed?.includes(name));
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
            const within = fields.filter(([name]) => tabOf(name) === tab);
            const Own = overrides?.tabs?.[tab];
            return Own ? (
              <Own definition={definition} fields={within} />
            ) : (
              <FieldGroups definition={definition} fields={within} overrides={overrides} />
            );
          }}
        </FormTabs>
      )}
      {children}
    </div>
  );
}
