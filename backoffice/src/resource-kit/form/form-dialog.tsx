import Button from '@mui/material/Button';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import {
  HttpError,
  RecordContextProvider,
  ResourceContextProvider,
  useCreate,
  useNotify,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { TitledDialog } from '../titled-dialog';
import type { FormOverrides, ResourceRecord } from '../types';
import { FormButtons } from './form-buttons';
import { ResourceForm, type SaveErrors } from './resource-form';

/** Edits or creates a record in a dialog, at most 800 pixels wide, over the page it belongs to. */
export function FormDialog(props: {
  definition: ResourceDefinition;
  title: string;
  record?: ResourceRecord;
  defaults?: Record<string, unknown>;
  hiddenFields?: readonly string[];
  overrides?: FormOverrides;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { definition, record } = props;
  const { route } = definition;
  const [create] = useCreate<ResourceRecord>();
  const [update] = useUpdate<ResourceRecord>();
  const notify = useNotify();
  const translate = useTranslate();
  const onSave = async (data: Record<string, unknown>): Promise<SaveErrors> => {
    const options = { returnPromise: true, mutationMode: 'pessimistic' } as const;
    try {
      if (record) await update(route, { id: record.id, data, previousData: record }, options);
      else await create(route, { data }, options);
    } catch (error) {
      const errors =
        error instanceof HttpError ? (error.body as { errors?: SaveErrors } | null)?.errors : undefined;
      if (errors) return errors;
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
      return undefined;
    }
    notify(record ? 'ra.notification.updated' : 'ra.notification.created', {
      type: 'success',
      messageArgs: { smart_count: 1 },
    });
    props.onSaved();
    return undefined;
  };
  return (
    <TitledDialog title={props.title} onClose={props.onClose}>
      <ResourceContextProvider value={route}>
        {/* Without this, the form would take the record of the page around it. */}
        <RecordContextProvider value={record}>
          <div style={{ paddingTop: 8 }}>
            <ResourceForm
              definition={definition}
              overrides={props.overrides}
              record={record}
              defaults={props.defaults}
              hiddenFields={props.hiddenFields}
              onSave={onSave}
            >
              <FormButtons
                leaveButton={
                  <Button onClick={props.onClose} color="inherit">
                    {translate('ra.action.cancel')}
                  </Button>
                }
              />
            </ResourceForm>
          </div>
        </RecordContextProvider>
      </ResourceContextProvider>
    </TitledDialog>
  );
}
