import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { ChangedMeanwhile } from '@feria/shared';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Form, useNotify, useTranslateLabel } from 'react-admin';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';
import { useCan } from '../account';
import { useTellTyped } from '../asking/asking-dialog';
import { ChangedValue } from '../changed/changed-value';
import { useChangedQuestion } from '../changed/use-changed-question';
import { useShownFields } from '../features';
import { isShownInQuestion } from '../questions/question-values';
import { useOwnProof } from '../own-proof/use-own-proof';
import type { FieldParts, FormOverrides, ResourceRecord } from '../types';
import { KeptInput } from './draft/kept-input';
import { FieldGroups } from './field-groups';
import { FormTabs } from './form-tabs';
import { focusField, useFirstError } from './use-first-error';
import { useOpened } from './use-opened';
import { changedInput, defaultValues, formFields, toFormValues, toInput } from './values';

type Values = Record<string, unknown>;
/** The server's message for each refused field. */
export type SaveErrors = Record<string, string>;

/** What a save was refused with; `undefined` when it saved the record, or when a notice has said why not. */
export interface SaveRefusal {
  errors: SaveErrors;
  /** When somebody else has changed the same fields meanwhile. */
  changed: ChangedMeanwhile | null;
}

/** What a record held when its form was opened, or when the person chose between two values. */
interface Opened {
  /** Which record, as it was handed to the form. */
  of: string;
  before: Values;
  version: unknown;
}

interface ResourceFormProps {
  definition: ResourceDefinition;
  overrides?: FormOverrides;
  /** The record to edit; a new one when left out. A later one is shown once nothing in the form is unsaved. */
  record?: ResourceRecord;
  /** Initial values of a new record; they replace those of the definition. */
  defaults?: Values;
  /** Fields that are sent but not shown. */
  hiddenFields?: readonly string[];
  /**
   * Saves.
   * @param input of a new record all fields, of one that is there those that were changed, and its `version`
   * @param values all fields
   * @param opened the record as the form was opened with it, which may be older than `record`; none for a new one
   */
  onSave: (input: Values, values: Values, opened?: ResourceRecord) => Promise<SaveRefusal | undefined>;
  /** Whether the browser asks before a page with unsaved changes is left. */
  warnWhenUnsaved?: boolean;
  /** The buttons under the fields. */
  children: ReactNode;
}

/** The form of a resource, made from its definition, for new and existing records. */
export function ResourceForm(props: ResourceFormProps) {
  const { definition } = props;
  const [{ record, defaults }, setUnsaved] = useOpened({ record: props.record, defaults: props.defaults });
  const notify = useNotify();
  const fields = formFields(definition, useCan());
  const isShown = useShownFields(definition, record);
  const names = fields.flatMap(([name, field]) => (isShown(field) ? [name] : []));
  const form = useRef<UseFormReturn | null>(null);
  const translateLabel = useTranslateLabel();
  const { ask, question } = useChangedQuestion();
  const { saveWithProof, question: proofQuestion } = useOwnProof();
  // What the record held when the form was opened; what somebody else has written since once that was chosen.
  const base = useRef<Opened | null>(null);

  /** The field with parts that a name is of a part of. */
  const partsOf = (path: string): (FieldParts & { of: string; key: string }) | null => {
    const [of = '', key] = path.split('.');
    const parts = props.overrides?.parts?.[of];
    return parts && key !== undefined ? { ...parts, of, key } : null;
  };

  /** Sends what was changed; asks whose value is to stay where somebody else has changed the same. */
  const saveChanges = async (edited: ResourceRecord, typed: Values): Promise<SaveErrors | undefined> => {
    const of = `${edited.id} ${String(edited.version)}`;
    let opened: Opened =
      base.current?.of === of
        ? base.current
        : { of, before: toFormValues(definition, edited), version: edited.version };
    for (let values = typed; ;) {
      const { version } = opened;
      const changes = changedInput(fields, opened.before, values);
      const input = { ...changes, ...(version !== undefined && { version }) };
      const all = toInput(fields, values);
      const refusal = await saveWithProof((proof) => props.onSave({ ...input, ...proof }, all, edited));
      if (!refusal?.changed) return refusal?.errors;
      const { conflicts, version: now } = refusal.changed;
      const choice = await ask(
        Object.entries(conflicts).map(([name, { yours, theirs }]) => {
          const part = partsOf(name);
          const shown = (value: unknown, other: unknown) =>
            part ? (
              <part.Value part={part.key} value={value} />
            ) : (
              <ChangedValue {...{ definition, name, value, other }} />
            );
          return {
            name,
            label: part
              ? part.labelOf(part.key)
              : (translateLabel({ source: name, resource: definition.route }) as string),
            yours: shown(yours, theirs),
            theirs: shown(theirs, yours),
            // Two equal values do not say why they are a question.
            note: yours === theirs ? refusal.errors[name] : undefined,
          };
        }),
      );
      if (!choice) return refusal.errors;
      const stored = Object.fromEntries(
        Object.entries(conflicts).map(([name, { theirs }]) => [name, theirs]),
      );
      const taken = new Map<string, unknown>();
      for (const [name, value] of Object.entries(stored)) {
        if (choice[name] !== 'theirs') continue;
        const part = partsOf(name);
        if (part) taken.set(part.of, part.put(taken.get(part.of) ?? values[part.of], part.key, value));
        else taken.set(name, value);
      }
      for (const [name, value] of taken) form.current?.setValue(name, value, { shouldDirty: true });
      opened = { of, before: { ...opened.before, ...stored }, version: now };
      base.current = opened;
      values = { ...values, ...Object.fromEntries(taken) };
    }
  };
  /** The field whose input shows an error: a question shows those of its parts (`questions.2.label`), other fields only their own. */
  const shownAt = (path: string): string => {
    const [name = ''] = path.split('.');
    if (definition.fields[name]?.type === 'questions') return isShownInQuestion(path) ? name : '';
    return partsOf(path) ? name : path;
  };
  const save = async (values: Values) => {
    const errors = record
      ? await saveChanges(record, values)
      : (await props.onSave(toInput(fields, values), toInput(fields, values)))?.errors;
    // A notice shows the errors of fields that the form does not show. In the state of the form nobody would see them, and they
    // would stop every further attempt to save.
    const notShown = Object.entries(errors ?? {}).filter(
      ([path]) => !names.includes(shownAt(path)) || props.hiddenFields?.includes(path),
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
      defaultValues={record ? undefined : { ...defaultValues(fields), ...defaults }}
      onSubmit={save}
      shouldFocusError={false}
      warnWhenUnsavedChanges={props.warnWhenUnsaved}
      noValidate
    >
      <KeptInput
        key={record?.id ?? 'new'}
        definition={definition}
        of={record ? String(record.id) : `new ${JSON.stringify(defaults ?? {})}`}
        fields={fields}
        record={record}
        before={record ? toFormValues(definition, record) : { ...defaultValues(fields), ...defaults }}
        onTake={({ version, before }) => {
          if (!record) return;
          // As it was when it was typed: what somebody else has written since is asked about by the save.
          const of = `${record.id} ${String(record.version)}`;
          base.current = { of, before: { ...toFormValues(definition, record), ...before }, version };
        }}
      />
      <FormBody {...props} record={record} formRef={form} onUnsaved={setUnsaved} />
      {question}
      {proofQuestion}
    </Form>
  );
}

function FormBody({
  definition,
  overrides,
  record,
  hiddenFields,
  children,
  formRef,
  onUnsaved,
}: ResourceFormProps & {
  formRef: RefObject<UseFormReturn | null>;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const form = useFormContext();
  useEffect(() => {
    formRef.current = form;
  }, [form, formRef]);
  const isShown = useShownFields(definition, record);
  const fields = formFields(definition, useCan()).filter(
    ([name, field]) => !hiddenFields?.includes(name) && isShown(field),
  );
  const hasFields = (tab: string): boolean => fields.some(([name]) => tabOf(name) === tab);
  const allTabs = definition.tabs ?? [];
  const tabOf = (name: string) => definition.fields[name]?.tab ?? allTabs[0] ?? '';
  const tabs = allTabs.filter(
    (tab) =>
      (record ?? !overrides?.editOnlyTabs?.includes(tab)) && (hasFields(tab) || overrides?.tabs?.[tab]),
  );
  const [current, setCurrent] = useState(tabs[0] ?? '');
  const { errors, dirtyFields } = useFormState();
  const unsaved = Object.keys(dirtyFields).length > 0;
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  useTellTyped(unsaved);
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
